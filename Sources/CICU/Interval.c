#include "CICU.h"
#include "Status.h"

#include <unicode/udateintervalformat.h>

void *cicu_interval_format_open(
    const char *locale, const uint16_t *skeleton, int32_t length, const uint16_t *zone,
    int32_t zoneLength, int32_t *status) {
    CICU_ENTER;
    UDateIntervalFormat *format = udtitvfmt_open(
        locale, (const UChar *)skeleton, length, (const UChar *)zone, zoneLength, &code);
    CICU_LEAVE;
    return format;
}

void cicu_interval_format_close(void *format) { udtitvfmt_close(format); }

int32_t cicu_interval_format(
    const void *format, double start, double end, uint16_t *buffer, int32_t capacity,
    int32_t *status) {
    CICU_ENTER;
    int32_t length =
        udtitvfmt_format(format, start, end, (UChar *)buffer, capacity, NULL, &code);
    CICU_LEAVE;
    return length;
}

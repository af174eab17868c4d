#include "CICU.h"
#include "Status.h"

#include <unicode/udat.h>

void *cicu_date_format_open(
    int32_t timeStyle, int32_t dateStyle, const char *locale, const uint16_t *zone,
    int32_t zoneLength, const uint16_t *pattern, int32_t patternLength, int32_t *status) {
    CICU_ENTER;
    UDateFormat *format = udat_open(
        (UDateFormatStyle)timeStyle, (UDateFormatStyle)dateStyle, locale, (const UChar *)zone,
        zoneLength, (const UChar *)pattern, patternLength, &code);
    CICU_LEAVE;
    return format;
}

void cicu_date_format_close(void *format) { udat_close(format); }

int32_t cicu_date_format(
    const void *format, double moment, uint16_t *buffer, int32_t capacity, int32_t *status) {
    CICU_ENTER;
    int32_t length = udat_format(format, moment, (UChar *)buffer, capacity, NULL, &code);
    CICU_LEAVE;
    return length;
}

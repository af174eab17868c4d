#include "CICU.h"
#include "Status.h"

#include <unicode/udat.h>
#include <unicode/ufieldpositer.h>

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

int32_t cicu_date_format_fields(
    const void *format, double moment, int32_t *fields, int32_t capacity, int32_t *status) {
    CICU_ENTER;
    int32_t count = 0;
    UFieldPositionIterator *positions = ufieldpositer_open(&code);
    UErrorCode ignored = U_ZERO_ERROR;
    // Only the positions are needed: the text exceeds a buffer of no capacity.
    udat_formatForFields(format, moment, NULL, 0, positions, U_SUCCESS(code) ? &ignored : &code);
    if (U_SUCCESS(code)) {
        int32_t field = 0, start = 0, end = 0;
        while ((field = ufieldpositer_next(positions, &start, &end)) >= 0) {
            if (count < capacity) {
                int32_t *entry = fields + count * 3;
                entry[0] = field;
                entry[1] = start;
                entry[2] = end;
            }
            count++;
        }
    }
    ufieldpositer_close(positions);
    CICU_LEAVE;
    return count;
}

#include "CICU.h"
#include "Status.h"

#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>

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

int32_t cicu_date_best_pattern(
    const char *locale, const uint16_t *skeleton, int32_t length, uint16_t *buffer,
    int32_t capacity, int32_t *status) {
    CICU_ENTER;
    UDateTimePatternGenerator *generator = udatpg_open(locale, &code);
    int32_t patternLength = udatpg_getBestPattern(
        generator, (const UChar *)skeleton, length, (UChar *)buffer, capacity, &code);
    udatpg_close(generator);
    CICU_LEAVE;
    return patternLength;
}

void *cicu_zone_open(const uint16_t *zone, int32_t length, int32_t *status) {
    CICU_ENTER;
    UCalendar *calendar =
        ucal_open((const UChar *)zone, length, "en_US_POSIX", UCAL_GREGORIAN, &code);
    CICU_LEAVE;
    return calendar;
}

void cicu_zone_close(void *zone) { ucal_close(zone); }

int32_t cicu_zone_offset(void *zone, double moment, int32_t *status) {
    CICU_ENTER;
    ucal_setMillis(zone, moment, &code);
    int32_t offset = ucal_get(zone, UCAL_ZONE_OFFSET, &code);
    offset += ucal_get(zone, UCAL_DST_OFFSET, &code);
    CICU_LEAVE;
    return offset;
}

int32_t cicu_zone_is_known(const uint16_t *zone, int32_t length) {
    enum { capacity = 128 };
    UChar canonical[capacity];
    UErrorCode code = U_ZERO_ERROR;
    ucal_getCanonicalTimeZoneID((const UChar *)zone, length, canonical, capacity, NULL, &code);
    return U_SUCCESS(code) ? 1 : 0;
}

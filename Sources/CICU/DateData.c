#include "CICU.h"
#include "Status.h"

#include <string.h>
#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/unum.h>

void *cicu_pattern_generator_open(const char *locale, int32_t *status) {
    CICU_ENTER;
    UDateTimePatternGenerator *generator = udatpg_open(locale, &code);
    CICU_LEAVE;
    return generator;
}

void cicu_pattern_generator_close(void *generator) { udatpg_close(generator); }

int32_t cicu_pattern_generator_best(
    void *generator, const uint16_t *skeleton, int32_t length, uint16_t *buffer,
    int32_t capacity, int32_t *status) {
    CICU_ENTER;
    int32_t patternLength = udatpg_getBestPattern(
        generator, (const UChar *)skeleton, length, (UChar *)buffer, capacity, &code);
    CICU_LEAVE;
    return patternLength;
}

int32_t cicu_date_format_pattern(
    const void *format, uint16_t *buffer, int32_t capacity, int32_t *status) {
    CICU_ENTER;
    int32_t length = udat_toPattern(format, 0, (UChar *)buffer, capacity, &code);
    CICU_LEAVE;
    return length;
}

int32_t cicu_date_format_has_own_digits(const void *format, uint16_t field) {
    const UNumberFormat *own = udat_getNumberFormatForField(format, (UChar)field);
    return own != NULL && own != udat_getNumberFormat(format);
}

int32_t cicu_date_format_symbol(
    const void *format, int32_t type, int32_t index, uint16_t *buffer, int32_t capacity,
    int32_t *status) {
    CICU_ENTER;
    int32_t length = udat_getSymbols(
        format, (UDateFormatSymbolType)type, index, (UChar *)buffer, capacity, &code);
    CICU_LEAVE;
    return length;
}

int32_t cicu_date_format_symbol_count(const void *format, int32_t type) {
    return udat_countSymbols(format, (UDateFormatSymbolType)type);
}

int32_t cicu_date_format_digit(
    const void *format, int32_t digit, uint16_t *buffer, int32_t capacity, int32_t *status) {
    CICU_ENTER;
    UNumberFormatSymbol symbol =
        digit == 0 ? UNUM_ZERO_DIGIT_SYMBOL
                   : (UNumberFormatSymbol)(UNUM_ONE_DIGIT_SYMBOL + digit - 1);
    int32_t length = unum_getSymbol(
        udat_getNumberFormat(format), symbol, (UChar *)buffer, capacity, &code);
    CICU_LEAVE;
    return length;
}

int32_t cicu_date_format_calendar(const void *format, int32_t *firstWeekday, int32_t *minimumDays) {
    UErrorCode code = U_ZERO_ERROR;
    const UCalendar *calendar = udat_getCalendar(format);
    const char *type = ucal_getType(calendar, &code);
    *firstWeekday = ucal_getAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK);
    *minimumDays = ucal_getAttribute(calendar, UCAL_MINIMAL_DAYS_IN_FIRST_WEEK);
    if (U_FAILURE(code)) return cicuCalendarOther;
    if (strcmp(type, "gregorian") == 0) return cicuCalendarGregorian;
    if (strcmp(type, "buddhist") == 0) return cicuCalendarBuddhist;
    return cicuCalendarOther;
}

// Time zones

void *cicu_zone_open(const uint16_t *zone, int32_t length, int32_t *status) {
    CICU_ENTER;
    UCalendar *calendar = ucal_open((const UChar *)zone, length, "en_US", UCAL_GREGORIAN, &code);
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

int32_t cicu_zone_next_transition(void *zone, double *moment, int32_t *status) {
    CICU_ENTER;
    double next = 0;
    ucal_setMillis(zone, *moment, &code);
    int32_t isFound = ucal_getTimeZoneTransitionDate(zone, UCAL_TZ_TRANSITION_NEXT, &next, &code);
    if (isFound) *moment = next;
    CICU_LEAVE;
    return isFound;
}

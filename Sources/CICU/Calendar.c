#include "CICU.h"
#include "Status.h"

#include <unicode/ucal.h>

int32_t cicu_time_zone_canonical(
    const uint16_t *zone, int32_t zoneLength, uint16_t *buffer, int32_t capacity,
    int32_t *status) {
    CICU_ENTER;
    int32_t length = ucal_getCanonicalTimeZoneID(
        (const UChar *)zone, zoneLength, (UChar *)buffer, capacity, NULL, &code);
    CICU_LEAVE;
    return length;
}

int32_t cicu_first_weekday(const char *locale, int32_t *status) {
    CICU_ENTER;
    UCalendar *calendar = ucal_open(NULL, 0, locale, UCAL_DEFAULT, &code);
    int32_t day = U_SUCCESS(code) ? ucal_getAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK) : 0;
    ucal_close(calendar);
    CICU_LEAVE;
    return day;
}

#include "CICU.h"
#include "Status.h"

#include <unicode/ures.h>
#include <unicode/ustring.h>

int32_t cicu_clock_pattern(
    const char *locale, const char *fields, uint16_t *buffer, int32_t capacity,
    int32_t *status) {
    CICU_ENTER;
    int32_t length = 0;
    char package[CICU_UNIT_PACKAGE_CAPACITY];
    cicu_unit_package(package);
    UResourceBundle *bundle = ures_open(package, locale, &code);
    bundle = ures_getByKey(bundle, "durationUnits", bundle, &code);
    const UChar *pattern = ures_getStringByKey(bundle, fields, &length, &code);
    if (U_SUCCESS(code)) {
        if (length <= capacity) u_memcpy((UChar *)buffer, pattern, length);
        else code = U_BUFFER_OVERFLOW_ERROR;
    }
    ures_close(bundle);
    CICU_LEAVE;
    return length;
}

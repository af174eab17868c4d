#include "CICU.h"
#include "Status.h"

#include <stdio.h>
#include <unicode/udata.h>
#include <unicode/ulocdata.h>
#include <unicode/utypes.h>
#include <unicode/uversion.h>

_Static_assert(cicuBufferOverflow == U_BUFFER_OVERFLOW_ERROR, "ICU's own number");

const char *cicu_error_name(int32_t status) { return u_errorName((UErrorCode)status); }

int32_t cicu_version_major(void) {
    UVersionInfo version;
    u_getVersion(version);
    return version[0];
}

int32_t cicu_cldr_version(char *buffer, int32_t capacity, int32_t *status) {
    CICU_ENTER;
    UVersionInfo version = {0};
    char text[U_MAX_VERSION_STRING_LENGTH] = {0};
    ulocdata_getCLDRVersion(version, &code);
    u_versionToString(version, text);
    int32_t length = 0;
    for (; text[length]; length++) {
        if (length < capacity) buffer[length] = text[length];
    }
    if (U_SUCCESS(code) && length > capacity) code = U_BUFFER_OVERFLOW_ERROR;
    CICU_LEAVE;
    return length;
}

void cicu_unit_package(char name[CICU_UNIT_PACKAGE_CAPACITY]) {
    const char *pattern = "icudt%d" U_ICUDATA_TYPE_LETTER U_TREE_SEPARATOR_STRING "unit";
    snprintf(name, CICU_UNIT_PACKAGE_CAPACITY, pattern, (int)cicu_version_major());
}

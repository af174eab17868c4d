#include "CICU.h"

#include <unicode/utypes.h>
#include <unicode/uversion.h>

_Static_assert(cicuBufferOverflow == U_BUFFER_OVERFLOW_ERROR, "ICU's own number");

const char *cicu_error_name(int32_t status) { return u_errorName((UErrorCode)status); }

int32_t cicu_version_major(void) {
    UVersionInfo version;
    u_getVersion(version);
    return version[0];
}

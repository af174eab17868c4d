#ifndef CICU_STATUS_H
#define CICU_STATUS_H

#if !__has_include(<unicode/utypes.h>)
#error "The headers of ICU are missing: install libicu-dev (Debian, Ubuntu) or icu4c (Homebrew)."
#endif
#include <unicode/utypes.h>

// `UErrorCode` is an enum of the size of an `int32_t`, but C does not allow the two to alias. Each
// call therefore uses its own status.
#define CICU_ENTER UErrorCode code = (UErrorCode)*status
#define CICU_LEAVE *status = (int32_t)code

#endif

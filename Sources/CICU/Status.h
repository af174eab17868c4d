#ifndef CICU_STATUS_H
#define CICU_STATUS_H

#if !__has_include(<unicode/utypes.h>)
#error "The headers of ICU are missing: install libicu-dev (Debian, Ubuntu) or icu4c (Homebrew)."
#endif
#include <unicode/utypes.h>

// `UErrorCode` is an enum of the size of an `int32_t`, and the two may alias under no rule of C:
// each call works on a status of its own.
#define CICU_ENTER UErrorCode code = (UErrorCode)*status
#define CICU_LEAVE *status = (int32_t)code

#endif

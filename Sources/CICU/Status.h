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

// Writes the name of ICU's data for units: "icudt72l-unit". It contains the version at run time: a
// static executable uses the ICU of Foundation, whose version is not that of the headers.
#define CICU_UNIT_PACKAGE_CAPACITY 32
void cicu_unit_package(char name[CICU_UNIT_PACKAGE_CAPACITY]);

#endif

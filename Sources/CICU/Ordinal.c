#include "CICU.h"
#include "Status.h"

#include <unicode/unum.h>

void *cicu_ordinal_format_open(
    const char *locale, const uint16_t *rules, int32_t length, int32_t *status) {
    CICU_ENTER;
    UNumberFormat *format = unum_open(UNUM_ORDINAL, NULL, 0, locale, NULL, &code);
    if (U_SUCCESS(code) && length > 0) {
        // A language that does not have these rules keeps its default ones.
        UErrorCode unknown = U_ZERO_ERROR;
        unum_setTextAttribute(
            format, UNUM_DEFAULT_RULESET, (const UChar *)rules, length, &unknown);
    }
    CICU_LEAVE;
    return format;
}

void cicu_ordinal_format_close(void *format) { unum_close(format); }

int32_t cicu_ordinal_format(
    const void *format, int64_t number, uint16_t *buffer, int32_t capacity, int32_t *status) {
    CICU_ENTER;
    int32_t length =
        unum_formatInt64(format, number, (UChar *)buffer, capacity, NULL, &code);
    CICU_LEAVE;
    return length;
}

#include "CICU.h"
#include "Status.h"

#include <unicode/unum.h>

void *cicu_rule_format_open(
    const char *locale, int32_t ofWords, const uint16_t *rules, int32_t length, int32_t *status) {
    CICU_ENTER;
    UNumberFormat *format =
        unum_open(ofWords ? UNUM_SPELLOUT : UNUM_ORDINAL, NULL, 0, locale, NULL, &code);
    if (U_SUCCESS(code) && length > 0) {
        // A language that does not have these rules keeps its default ones.
        UErrorCode unknown = U_ZERO_ERROR;
        unum_setTextAttribute(
            format, UNUM_DEFAULT_RULESET, (const UChar *)rules, length, &unknown);
    }
    CICU_LEAVE;
    return format;
}

void cicu_rule_format_close(void *format) { unum_close(format); }

int32_t cicu_rule_format_names(
    const void *format, uint16_t *buffer, int32_t capacity, int32_t *status) {
    CICU_ENTER;
    int32_t length = unum_getTextAttribute(
        format, UNUM_PUBLIC_RULESETS, (UChar *)buffer, capacity, &code);
    CICU_LEAVE;
    return length;
}

int32_t cicu_rule_format_integer(
    const void *format, int64_t number, uint16_t *buffer, int32_t capacity, int32_t *status) {
    CICU_ENTER;
    int32_t length =
        unum_formatInt64(format, number, (UChar *)buffer, capacity, NULL, &code);
    CICU_LEAVE;
    return length;
}

int32_t cicu_rule_format_double(
    const void *format, double number, uint16_t *buffer, int32_t capacity, int32_t *status) {
    CICU_ENTER;
    int32_t length =
        unum_formatDouble(format, number, (UChar *)buffer, capacity, NULL, &code);
    CICU_LEAVE;
    return length;
}

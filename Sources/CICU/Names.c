#include "CICU.h"
#include "Status.h"

#include <string.h>
#include <unicode/ucurr.h>
#include <unicode/uldnames.h>
#include <unicode/uloc.h>
#include <unicode/ustring.h>

void *cicu_names_open(const char *reader, int32_t usesDialects, int32_t *status) {
    CICU_ENTER;
    UDisplayContext contexts[] = {
        usesDialects ? UDISPCTX_DIALECT_NAMES : UDISPCTX_STANDARD_NAMES};
    ULocaleDisplayNames *names = uldn_openForContext(reader, contexts, 1, &code);
    CICU_LEAVE;
    return names;
}

void cicu_names_close(void *names) { uldn_close(names); }

// The UTF-16 of a currency code; empty if it is not three bytes of ASCII.
static void readCurrency(const char *currency, UChar code[4]) {
    code[0] = 0;
    if (strlen(currency) != 3) return;
    u_charsToUChars(currency, code, 4);
}

static int32_t writeCurrencyName(
    const char *currency, const char *reader, UChar *buffer, int32_t capacity, UErrorCode *code) {
    UChar name[4];
    readCurrency(currency, name);
    if (name[0] == 0) {
        *code = U_ILLEGAL_ARGUMENT_ERROR;
        return 0;
    }
    int32_t length = 0;
    const UChar *text = ucurr_getName(name, reader, UCURR_LONG_NAME, NULL, &length, code);
    if (U_SUCCESS(*code)) {
        if (length <= capacity) u_memcpy(buffer, text, length);
        else *code = U_BUFFER_OVERFLOW_ERROR;
    }
    return length;
}

int32_t cicu_names_name(
    const void *names, int32_t kind, const char *subtag, uint16_t *buffer, int32_t capacity,
    int32_t *status) {
    CICU_ENTER;
    UChar *text = (UChar *)buffer;
    int32_t length = 0;
    switch (kind) {
    case cicuNameLanguage:
        length = uldn_localeDisplayName(names, subtag, text, capacity, &code);
        break;
    case cicuNameRegion:
        length = uldn_regionDisplayName(names, subtag, text, capacity, &code);
        break;
    case cicuNameScript:
        length = uldn_scriptDisplayName(names, subtag, text, capacity, &code);
        break;
    default:
        length = writeCurrencyName(subtag, uldn_getLocale(names), text, capacity, &code);
    }
    CICU_LEAVE;
    return length;
}

int32_t cicu_currency_fraction_digits(const char *currency, int32_t ofCash, int32_t *status) {
    CICU_ENTER;
    UChar name[4];
    readCurrency(currency, name);
    int32_t digits = ucurr_getDefaultFractionDigitsForUsage(
        name, ofCash ? UCURR_USAGE_CASH : UCURR_USAGE_STANDARD, &code);
    CICU_LEAVE;
    return digits;
}

double cicu_currency_cash_step(const char *currency, int32_t *status) {
    CICU_ENTER;
    UChar name[4];
    readCurrency(currency, name);
    double step = ucurr_getRoundingIncrementForUsage(name, UCURR_USAGE_CASH, &code);
    CICU_LEAVE;
    return step;
}

#include "CICU.h"
#include "Status.h"

#include <unicode/uformattedvalue.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>

_Static_assert(cicuSymbolDecimal == UNUM_DECIMAL_SEPARATOR_SYMBOL, "ICU's own number");
_Static_assert(cicuSymbolGrouping == UNUM_GROUPING_SEPARATOR_SYMBOL, "ICU's own number");
_Static_assert(cicuSymbolZeroDigit == UNUM_ZERO_DIGIT_SYMBOL, "ICU's own number");
_Static_assert(cicuSymbolMinus == UNUM_MINUS_SIGN_SYMBOL, "ICU's own number");
_Static_assert(cicuSymbolPlus == UNUM_PLUS_SIGN_SYMBOL, "ICU's own number");

void *cicu_number_format_open(
    const uint16_t *skeleton, int32_t length, const char *locale, int32_t *status) {
    CICU_ENTER;
    UNumberFormatter *format =
        unumf_openForSkeletonAndLocale((const UChar *)skeleton, length, locale, &code);
    CICU_LEAVE;
    return format;
}

void cicu_number_format_close(void *format) { unumf_close(format); }

void *cicu_formatted_number_open(int32_t *status) {
    CICU_ENTER;
    UFormattedNumber *formatted = unumf_openResult(&code);
    CICU_LEAVE;
    return formatted;
}

void cicu_formatted_number_close(void *formatted) { unumf_closeResult(formatted); }

void cicu_number_format_integer(
    const void *format, int64_t number, void *formatted, int32_t *status) {
    CICU_ENTER;
    unumf_formatInt(format, number, formatted, &code);
    CICU_LEAVE;
}

void cicu_number_format_double(
    const void *format, double number, void *formatted, int32_t *status) {
    CICU_ENTER;
    unumf_formatDouble(format, number, formatted, &code);
    CICU_LEAVE;
}

void cicu_number_format_decimal(
    const void *format, const char *number, int32_t length, void *formatted, int32_t *status) {
    CICU_ENTER;
    unumf_formatDecimal(format, number, length, formatted, &code);
    CICU_LEAVE;
}

const uint16_t *cicu_formatted_number_text(
    const void *formatted, int32_t *length, int32_t *status) {
    CICU_ENTER;
    const UFormattedValue *value = unumf_resultAsValue(formatted, &code);
    const UChar *text = ufmtval_getString(value, length, &code);
    CICU_LEAVE;
    return (const uint16_t *)text;
}

// The count of numbers that describe a field.
static const int32_t fieldWidth = 3;

int32_t cicu_formatted_number_fields(
    const void *formatted, int32_t *fields, int32_t capacity, int32_t *status) {
    CICU_ENTER;
    int32_t count = 0;
    const UFormattedValue *value = unumf_resultAsValue(formatted, &code);
    UConstrainedFieldPosition *position = ucfpos_open(&code);
    while (U_SUCCESS(code) && ufmtval_nextPosition(value, position, &code)) {
        if (ucfpos_getCategory(position, &code) != UFIELD_CATEGORY_NUMBER) continue;
        if (count < capacity) {
            int32_t *field = fields + count * fieldWidth;
            field[0] = ucfpos_getField(position, &code);
            ucfpos_getIndexes(position, field + 1, field + 2, &code);
        }
        count++;
    }
    ucfpos_close(position);
    CICU_LEAVE;
    return count;
}

void *cicu_number_data_open(const char *locale, int32_t *status) {
    CICU_ENTER;
    UNumberFormat *data = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, &code);
    CICU_LEAVE;
    return data;
}

void cicu_number_data_close(void *data) { unum_close(data); }

int32_t cicu_number_data_symbol(
    const void *data, int32_t symbol, uint16_t *buffer, int32_t capacity, int32_t *status) {
    CICU_ENTER;
    int32_t length = unum_getSymbol(
        data, (UNumberFormatSymbol)symbol, (UChar *)buffer, capacity, &code);
    CICU_LEAVE;
    return length;
}

int32_t cicu_number_data_primary_grouping(const void *data) {
    return unum_getAttribute(data, UNUM_GROUPING_USED)
        ? unum_getAttribute(data, UNUM_GROUPING_SIZE)
        : 0;
}

int32_t cicu_number_data_secondary_grouping(const void *data) {
    return unum_getAttribute(data, UNUM_SECONDARY_GROUPING_SIZE);
}

#include "CICU.h"
#include "Status.h"

#include <unicode/ureldatefmt.h>

void *cicu_relative_format_open(const char *locale, int32_t width, int32_t *status) {
    CICU_ENTER;
    URelativeDateTimeFormatter *format = ureldatefmt_open(
        locale, NULL, (UDateRelativeDateTimeFormatterStyle)width, UDISPCTX_CAPITALIZATION_NONE,
        &code);
    CICU_LEAVE;
    return format;
}

void cicu_relative_format_close(void *format) { ureldatefmt_close(format); }

int32_t cicu_relative_format(
    const void *format, double offset, int32_t unit, int32_t numeric, uint16_t *buffer,
    int32_t capacity, int32_t *status) {
    CICU_ENTER;
    URelativeDateTimeUnit kind = (URelativeDateTimeUnit)unit;
    UChar *text = (UChar *)buffer;
    int32_t length = numeric
        ? ureldatefmt_formatNumeric(format, offset, kind, text, capacity, &code)
        : ureldatefmt_format(format, offset, kind, text, capacity, &code);
    CICU_LEAVE;
    return length;
}

#include "CICU.h"
#include "Status.h"

#include <unicode/ulistformatter.h>

void *cicu_list_format_open(
    const char *locale, int32_t kind, int32_t width, int32_t *status) {
    CICU_ENTER;
    UListFormatter *format = ulistfmt_openForType(
        locale, (UListFormatterType)kind, (UListFormatterWidth)width, &code);
    CICU_LEAVE;
    return format;
}

void cicu_list_format_close(void *format) { ulistfmt_close(format); }

int32_t cicu_list_format(
    const void *format, const uint16_t *const *items, const int32_t *lengths, int32_t count,
    uint16_t *buffer, int32_t capacity, int32_t *status) {
    CICU_ENTER;
    int32_t length = ulistfmt_format(
        format, (const UChar *const *)items, lengths, count, (UChar *)buffer, capacity, &code);
    CICU_LEAVE;
    return length;
}

#include "CICU.h"
#include "Status.h"

#include <unicode/uformattedvalue.h>
#include <unicode/unumberrangeformatter.h>
#include <unicode/ustring.h>

void *cicu_range_format_open(
    const uint16_t *skeleton, int32_t length, int32_t repeatsUnit, const char *locale,
    int32_t *status) {
    CICU_ENTER;
    UNumberRangeFormatter *format = unumrf_openForSkeletonWithCollapseAndIdentityFallback(
        (const UChar *)skeleton, length,
        repeatsUnit ? UNUM_RANGE_COLLAPSE_NONE : UNUM_RANGE_COLLAPSE_AUTO,
        UNUM_IDENTITY_FALLBACK_APPROXIMATELY_OR_SINGLE_VALUE, locale, NULL, &code);
    CICU_LEAVE;
    return format;
}

void cicu_range_format_close(void *format) { unumrf_close(format); }

int32_t cicu_range_format(
    const void *format, double first, double last, uint16_t *buffer, int32_t capacity,
    int32_t *status) {
    CICU_ENTER;
    int32_t length = 0;
    UFormattedNumberRange *range = unumrf_openResult(&code);
    unumrf_formatDoubleRange(format, first, last, range, &code);
    const UFormattedValue *value = unumrf_resultAsValue(range, &code);
    const UChar *text = ufmtval_getString(value, &length, &code);
    if (U_SUCCESS(code)) {
        if (length <= capacity) u_memcpy((UChar *)buffer, text, length);
        else code = U_BUFFER_OVERFLOW_ERROR;
    }
    unumrf_closeResult(range);
    CICU_LEAVE;
    return length;
}

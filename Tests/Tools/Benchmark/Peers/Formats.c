#include "BenchmarkPeers.h"

#include <stdlib.h>
#include <unicode/udat.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

enum { capacity = 100 };

typedef struct {
    UNumberFormatter *formatter;
    UFormattedNumber *result;
} NumberFormat;

void *peer_number_format(const char *skeleton, const char *locale) {
    UErrorCode code = U_ZERO_ERROR;
    UChar text[capacity];
    u_uastrncpy(text, skeleton, capacity);
    NumberFormat *format = malloc(sizeof *format);
    format->formatter = unumf_openForSkeletonAndLocale(text, -1, locale, &code);
    format->result = unumf_openResult(&code);
    return format;
}

int32_t peer_format_number(void *handle, double number) {
    NumberFormat *format = handle;
    UErrorCode code = U_ZERO_ERROR;
    UChar text[capacity];
    unumf_formatDouble(format->formatter, number, format->result, &code);
    return unumf_resultToString(format->result, text, capacity, &code);
}

void *peer_plural_rules(const char *locale) {
    UErrorCode code = U_ZERO_ERROR;
    return uplrules_open(locale, &code);
}

int32_t peer_select_category(void *rules, double number) {
    UErrorCode code = U_ZERO_ERROR;
    UChar name[capacity];
    return uplrules_select(rules, number, name, capacity, &code);
}

void *peer_date_format(const char *locale, const char *zone) {
    UErrorCode code = U_ZERO_ERROR;
    UChar name[capacity];
    u_uastrncpy(name, zone, capacity);
    return udat_open(UDAT_NONE, UDAT_MEDIUM, locale, name, -1, NULL, 0, &code);
}

int32_t peer_format_date(void *format, double milliseconds) {
    UErrorCode code = U_ZERO_ERROR;
    UChar text[capacity];
    return udat_format(format, milliseconds, text, capacity, NULL, &code);
}

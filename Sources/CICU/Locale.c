#include "CICU.h"
#include "Status.h"

#include <string.h>
#include <unicode/uenum.h>
#include <unicode/uldnames.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

int32_t cicu_locale_add_likely_subtags(
    const char *locale, char *buffer, int32_t capacity, int32_t *status) {
    CICU_ENTER;
    int32_t length = uloc_addLikelySubtags(locale, buffer, capacity, &code);
    CICU_LEAVE;
    return length;
}

int32_t cicu_locale_to_language_tag(
    const char *locale, char *buffer, int32_t capacity, int32_t *status) {
    CICU_ENTER;
    int32_t length = uloc_toLanguageTag(locale, buffer, capacity, 1, &code);
    CICU_LEAVE;
    return length;
}

int32_t cicu_locale_from_language_tag(
    const char *tag, char *buffer, int32_t capacity, int32_t *status) {
    CICU_ENTER;
    int32_t parsed = 0;
    int32_t length = uloc_forLanguageTag(tag, buffer, capacity, &parsed, &code);
    // ICU ignores the end of a tag that is not well formed. Here, a tag is accepted as a whole or
    // rejected.
    if (U_SUCCESS(code) && parsed != (int32_t)strlen(tag)) code = U_ILLEGAL_ARGUMENT_ERROR;
    CICU_LEAVE;
    return length;
}

int32_t cicu_locale_language(
    const char *locale, char *buffer, int32_t capacity, int32_t *status) {
    CICU_ENTER;
    int32_t length = uloc_getLanguage(locale, buffer, capacity, &code);
    CICU_LEAVE;
    return length;
}

int32_t cicu_locale_script(
    const char *locale, char *buffer, int32_t capacity, int32_t *status) {
    CICU_ENTER;
    int32_t length = uloc_getScript(locale, buffer, capacity, &code);
    CICU_LEAVE;
    return length;
}

int32_t cicu_locale_region(
    const char *locale, char *buffer, int32_t capacity, int32_t *status) {
    CICU_ENTER;
    int32_t length = uloc_getCountry(locale, buffer, capacity, &code);
    CICU_LEAVE;
    return length;
}

int32_t cicu_locale_keyword(
    const char *locale, const char *keyword, char *buffer, int32_t capacity, int32_t *status) {
    CICU_ENTER;
    int32_t length = uloc_getKeywordValue(locale, keyword, buffer, capacity, &code);
    CICU_LEAVE;
    return length;
}

// Returns whether a list of the CLDR, which is a string or an array of strings, contains a locale.
static int32_t contains(UResourceBundle *list, const char *locale, UErrorCode *code) {
    UChar wanted[ULOC_FULLNAME_CAPACITY];
    int32_t length = (int32_t)strlen(locale);
    if (length >= ULOC_FULLNAME_CAPACITY) return 0;
    u_charsToUChars(locale, wanted, length);
    for (int32_t index = 0; index < ures_getSize(list); index++) {
        int32_t found = 0;
        const UChar *child = ures_getType(list) == URES_STRING
            ? ures_getString(list, &found, code)
            : ures_getStringByIndex(list, index, &found, code);
        if (U_SUCCESS(*code) && found == length && u_memcmp(child, wanted, length) == 0) return 1;
    }
    return 0;
}

int32_t cicu_locale_explicit_parent(
    const char *locale, char *buffer, int32_t capacity, int32_t *status) {
    CICU_ENTER;
    // ICU 72 can loop forever when it opens "no_NO" directly, so the bundle of the locale is not
    // used.
    UResourceBundle *parents = ures_openDirect(NULL, "supplementalData", &code);
    parents = ures_getByKey(parents, "parentLocales", parents, &code);
    int32_t length = 0;
    UResourceBundle *children = NULL;
    for (int32_t index = 0; U_SUCCESS(code) && index < ures_getSize(parents); index++) {
        children = ures_getByIndex(parents, index, children, &code);
        if (U_FAILURE(code) || !contains(children, locale, &code)) continue;
        const char *parent = ures_getKey(children);
        length = (int32_t)strlen(parent);
        if (length < capacity) {
            strcpy(buffer, parent);
        } else {
            code = U_BUFFER_OVERFLOW_ERROR;
        }
        break;
    }
    ures_close(children);
    ures_close(parents);
    CICU_LEAVE;
    return length;
}

int32_t cicu_locale_alias(
    const char *kind, const char *subtag, char *buffer, int32_t capacity, int32_t *status) {
    CICU_ENTER;
    int32_t length = 0;
    UResourceBundle *bundle = ures_openDirect(NULL, "metadata", &code);
    bundle = ures_getByKey(bundle, "alias", bundle, &code);
    bundle = ures_getByKey(bundle, kind, bundle, &code);
    UErrorCode found = code;
    UResourceBundle *alias = ures_getByKey(bundle, subtag, NULL, &found);
    if (found == U_MISSING_RESOURCE_ERROR) {
        found = U_ZERO_ERROR;
    } else {
        const UChar *text = ures_getStringByKey(alias, "replacement", &length, &found);
        if (U_SUCCESS(found) && length < capacity) {
            u_UCharsToChars(text, buffer, length);
            buffer[length] = 0;
        } else if (U_SUCCESS(found)) {
            found = U_BUFFER_OVERFLOW_ERROR;
        }
    }
    ures_close(alias);
    ures_close(bundle);
    code = found;
    CICU_LEAVE;
    return length;
}

int32_t cicu_language_is_known(const char *language) {
    for (const char *const *known = uloc_getISOLanguages(); *known != NULL; known++) {
        if (strcmp(*known, language) == 0) return 1;
    }
    return 0;
}

int32_t cicu_locale_scripts(
    const char *locale, int32_t *codes, int32_t capacity, int32_t *status) {
    CICU_ENTER;
    UScriptCode scripts[8];
    int32_t count = uscript_getCode(locale, scripts, 8, &code);
    if (U_FAILURE(code)) count = 0;
    if (count > capacity) count = capacity;
    for (int32_t index = 0; index < count; index++) codes[index] = (int32_t)scripts[index];
    *status = code;
    return count;
}

int32_t cicu_is_letter_of_script(uint32_t scalar, int32_t code) {
    return u_isalpha((UChar32)scalar) && uscript_hasScript((UChar32)scalar, (UScriptCode)code);
}

int32_t cicu_locale_nearest(
    const char *locale, const char *const *available, int32_t count, char *buffer,
    int32_t capacity, int32_t *status) {
    CICU_ENTER;
    int32_t length = 0;
    UEnumeration *names = uenum_openCharStringsEnumeration(available, count, &code);
    if (U_SUCCESS(code)) {
        UAcceptResult result = ULOC_ACCEPT_FAILED;
        length = uloc_acceptLanguage(buffer, capacity, &result, &locale, 1, names, &code);
        if (result == ULOC_ACCEPT_FAILED) length = 0;
    }
    uenum_close(names);
    CICU_LEAVE;
    return length;
}

int32_t cicu_locale_display_name(
    const char *locale, const char *reader, uint16_t *buffer, int32_t capacity, int32_t *status) {
    CICU_ENTER;
    UDisplayContext contexts[] = {
        UDISPCTX_DIALECT_NAMES, UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU};
    int32_t length = 0;
    ULocaleDisplayNames *names = uldn_openForContext(reader, contexts, 2, &code);
    if (U_SUCCESS(code)) {
        length = uldn_localeDisplayName(names, locale, (UChar *)buffer, capacity, &code);
    }
    uldn_close(names);
    CICU_LEAVE;
    return length;
}

int32_t cicu_preferred_unit(
    const char *quantity, const char *usage, const char *region, uint16_t *buffer,
    int32_t capacity, int32_t *status) {
    CICU_ENTER;
    int32_t length = 0;
    UResourceBundle *bundle = ures_openDirect(NULL, "units", &code);
    bundle = ures_getByKey(bundle, "unitPreferenceData", bundle, &code);
    bundle = ures_getByKey(bundle, quantity, bundle, &code);
    bundle = ures_getByKey(bundle, usage, bundle, &code);
    UErrorCode found = code;
    UResourceBundle *preferences = ures_getByKey(bundle, region, NULL, &found);
    if (found == U_MISSING_RESOURCE_ERROR) {
        found = U_ZERO_ERROR;
        preferences = ures_getByKey(bundle, "001", preferences, &found);
    }
    code = found;
    // The preferences are sorted by descending size; the first one is used for persons.
    UResourceBundle *first = ures_getByIndex(preferences, 0, NULL, &code);
    const UChar *unit = ures_getStringByKey(first, "unit", &length, &code);
    if (U_SUCCESS(code)) u_strncpy(buffer, unit, capacity);
    if (U_SUCCESS(code) && length > capacity) code = U_BUFFER_OVERFLOW_ERROR;
    ures_close(first);
    ures_close(preferences);
    ures_close(bundle);
    CICU_LEAVE;
    return length;
}

int32_t cicu_locale_is_right_to_left(const char *locale) { return uloc_isRightToLeft(locale); }

int32_t cicu_bidi_class(uint32_t scalar) { return (int32_t)u_charDirection((UChar32)scalar); }

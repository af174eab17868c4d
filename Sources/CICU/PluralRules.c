#include "CICU.h"
#include "Status.h"

#include <string.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/upluralrules.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

enum { keywordCapacity = 8, categoryCount = 6, setNameCapacity = 32 };

static const char *const categories[categoryCount] = {
    "zero", "one", "two", "few", "many", "other"};

static int32_t category(const UChar *keyword, int32_t length, UErrorCode *code) {
    char name[keywordCapacity] = {0};
    if (U_FAILURE(*code)) return 0;
    if (length < keywordCapacity) u_UCharsToChars(keyword, name, length);
    for (int32_t index = 0; index < categoryCount; index++) {
        if (strcmp(categories[index], name) == 0) return index;
    }
    *code = U_INVALID_FORMAT_ERROR;
    return 0;
}

void *cicu_plural_rules_open(const char *locale, int32_t ordinal, int32_t *status) {
    CICU_ENTER;
    UPluralType type = ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
    UPluralRules *rules = uplrules_openForType(locale, type, &code);
    CICU_LEAVE;
    return rules;
}

void cicu_plural_rules_close(void *rules) { uplrules_close(rules); }

int32_t cicu_plural_rules_select(const void *rules, double number, int32_t *status) {
    CICU_ENTER;
    UChar keyword[keywordCapacity];
    int32_t length = uplrules_select(rules, number, keyword, keywordCapacity, &code);
    int32_t result = category(keyword, length, &code);
    CICU_LEAVE;
    return result;
}

int32_t cicu_plural_rules_select_formatted(
    const void *rules, const void *formatted, int32_t *status) {
    CICU_ENTER;
    UChar keyword[keywordCapacity];
    int32_t length =
        uplrules_selectFormatted(rules, formatted, keyword, keywordCapacity, &code);
    int32_t result = category(keyword, length, &code);
    CICU_LEAVE;
    return result;
}

int32_t cicu_plural_rules_categories(const void *rules, int32_t *status) {
    CICU_ENTER;
    int32_t set = 0;
    UEnumeration *keywords = uplrules_getKeywords(rules, &code);
    int32_t length = 0;
    const UChar *keyword;
    while (U_SUCCESS(code) && (keyword = uenum_unext(keywords, &length, &code)) != NULL) {
        set |= 1 << category(keyword, length, &code);
    }
    uenum_close(keywords);
    CICU_LEAVE;
    return set;
}

/// Opens the table that contains the name of each locale's set of rules.
static UResourceBundle *openSets(UResourceBundle *plurals, int32_t ordinal, UErrorCode *code) {
    return ures_getByKey(plurals, ordinal ? "locales_ordinals" : "locales", NULL, code);
}

/// Finds the name of a locale's set of rules, or else that of the closest parent.
static const UChar *setName(
    UResourceBundle *sets, const char *locale, int32_t *length, UErrorCode *code) {
    char name[ULOC_FULLNAME_CAPACITY];
    int32_t rest = uloc_getBaseName(locale, name, sizeof name, code);
    while (U_SUCCESS(*code) && rest > 0) {
        UErrorCode found = U_ZERO_ERROR;
        const UChar *set = ures_getStringByKey(sets, name, length, &found);
        if (U_SUCCESS(found)) return set;
        rest = uloc_getParent(name, name, sizeof name, code);
    }
    *length = 0;
    return NULL;
}

/// Appends units to a buffer as far as they fit, and counts all of them.
static void append(
    const UChar *units, int32_t count, uint16_t *buffer, int32_t capacity, int32_t *length) {
    for (int32_t index = 0; index < count; index++, (*length)++) {
        if (*length < capacity) buffer[*length] = units[index];
    }
}

static void appendCharacters(
    const char *text, uint16_t *buffer, int32_t capacity, int32_t *length) {
    for (; *text; text++, (*length)++) {
        if (*length < capacity) buffer[*length] = (uint16_t)*text;
    }
}

int32_t cicu_plural_rules_text(
    const char *locale, int32_t ordinal, uint16_t *buffer, int32_t capacity, int32_t *status) {
    CICU_ENTER;
    int32_t length = 0, nameLength = 0;
    UResourceBundle *plurals = ures_openDirect(NULL, "plurals", &code);
    UResourceBundle *sets = openSets(plurals, ordinal, &code);
    const UChar *name = U_SUCCESS(code) ? setName(sets, locale, &nameLength, &code) : NULL;
    char set[setNameCapacity] = {0};
    if (name != NULL && nameLength < setNameCapacity) u_UCharsToChars(name, set, nameLength);
    if (U_SUCCESS(code) && set[0] != 0) {
        UResourceBundle *rules = ures_getByKey(plurals, "rules", NULL, &code);
        UResourceBundle *rule = ures_getByKey(rules, set, NULL, &code);
        for (int32_t index = 0; U_SUCCESS(code) && index < ures_getSize(rule); index++) {
            const char *category = NULL;
            int32_t count = 0;
            const UChar *text = ures_getNextString(rule, &count, &category, &code);
            if (U_FAILURE(code)) break;
            if (index > 0) appendCharacters("; ", buffer, capacity, &length);
            appendCharacters(category, buffer, capacity, &length);
            appendCharacters(": ", buffer, capacity, &length);
            append(text, count, buffer, capacity, &length);
        }
        ures_close(rule);
        ures_close(rules);
    }
    ures_close(sets);
    ures_close(plurals);
    if (U_SUCCESS(code) && length > capacity) code = U_BUFFER_OVERFLOW_ERROR;
    CICU_LEAVE;
    return length;
}

#include "CICU.h"
#include "Status.h"

#include <string.h>
#include <unicode/uenum.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

enum { keywordCapacity = 8, categoryCount = 6 };

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

#include "CICU.h"
#include "Status.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/udata.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

// A limit above the longest chain in the CLDR: zh_Hant_MO, zh_Hant_HK, zh_Hant, root.
enum { longestChain = 8 };

// The tables of a locale and of its parents, the closest first.
typedef struct {
    int32_t count;
    UResourceBundle *tables[longestChain];
} Chain;

// Writes the name of the parent of a bundle; returns 0 after the root.
static int32_t parent(UResourceBundle *bundle, char *name, UErrorCode *code) {
    const char *own = ures_getLocaleByType(bundle, ULOC_ACTUAL_LOCALE, code);
    if (U_FAILURE(*code) || strcmp(own, "root") == 0) return 0;
    strncpy(name, own, ULOC_FULLNAME_CAPACITY - 1);
    UErrorCode found = U_ZERO_ERROR;
    UResourceBundle *named = ures_getByKey(bundle, "%%Parent", NULL, &found);
    int32_t length = 0;
    const UChar *text = ures_getString(named, &length, &found);
    // A bundle also inherits the name of its parent's parent, which is not used here.
    if (U_SUCCESS(found) && length < ULOC_FULLNAME_CAPACITY
        && strcmp(ures_getLocaleByType(named, ULOC_ACTUAL_LOCALE, &found), own) == 0) {
        u_UCharsToChars(text, name, length + 1);
    } else {
        char *cut = strrchr(name, '_');
        if (cut != NULL) {
            *cut = 0;
        } else {
            strcpy(name, "root");
        }
    }
    ures_close(named);
    return 1;
}

void *cicu_resources_open(int32_t ofUnits, const char *locale, int32_t *status) {
    CICU_ENTER;
    char units[CICU_UNIT_PACKAGE_CAPACITY];
    cicu_unit_package(units);
    char name[ULOC_FULLNAME_CAPACITY] = {0};
    strncpy(name, locale, sizeof name - 1);
    Chain *chain = calloc(1, sizeof *chain);
    if (chain == NULL) code = U_MEMORY_ALLOCATION_ERROR;
    while (U_SUCCESS(code) && chain->count < longestChain) {
        UResourceBundle *bundle = ures_open(ofUnits ? units : NULL, name, &code);
        // For an unknown language, ICU would use the language of the process.
        if (code == U_USING_DEFAULT_WARNING) code = U_MISSING_RESOURCE_ERROR;
        if (U_FAILURE(code)) break;
        chain->tables[chain->count++] = bundle;
        if (!parent(bundle, name, &code)) break;
    }
    CICU_LEAVE;
    return chain;
}

void cicu_resources_close(void *resources) {
    Chain *chain = resources;
    if (chain == NULL) return;
    for (int32_t index = 0; index < chain->count; index++) ures_close(chain->tables[index]);
    free(chain);
}

void *cicu_resources_table(const void *resources, const char *key) {
    const Chain *chain = resources;
    Chain *found = calloc(1, sizeof *found);
    for (int32_t index = 0; found != NULL && index < chain->count; index++) {
        UErrorCode code = U_ZERO_ERROR;
        UResourceBundle *table = ures_getByKey(chain->tables[index], key, NULL, &code);
        if (U_SUCCESS(code)) {
            found->tables[found->count++] = table;
        } else {
            ures_close(table);
        }
    }
    return found;
}

const uint16_t *cicu_resources_text(const void *resources, const char *key, int32_t *length) {
    const Chain *chain = resources;
    for (int32_t index = 0; index < chain->count; index++) {
        UErrorCode code = U_ZERO_ERROR;
        const UChar *text = ures_getStringByKey(chain->tables[index], key, length, &code);
        if (U_SUCCESS(code)) return (const uint16_t *)text;
    }
    return NULL;
}

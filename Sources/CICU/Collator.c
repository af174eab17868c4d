#include "CICU.h"
#include "Status.h"

#include <unicode/ucol.h>

void *cicu_collator_open(
    const char *locale, int32_t strength, int32_t numeric, int32_t *status) {
    CICU_ENTER;
    UCollator *collator = ucol_open(locale, &code);
    ucol_setAttribute(collator, UCOL_STRENGTH, (UColAttributeValue)strength, &code);
    UColAttributeValue digits = numeric ? UCOL_ON : UCOL_OFF;
    ucol_setAttribute(collator, UCOL_NUMERIC_COLLATION, digits, &code);
    if (U_FAILURE(code) && collator != NULL) {
        ucol_close(collator);
        collator = NULL;
    }
    CICU_LEAVE;
    return collator;
}

void cicu_collator_close(void *collator) { ucol_close(collator); }

int32_t cicu_collator_compare(
    const void *collator, const char *left, int32_t leftLength, const char *right,
    int32_t rightLength, int32_t *status) {
    CICU_ENTER;
    UCollationResult order =
        ucol_strcollUTF8(collator, left, leftLength, right, rightLength, &code);
    CICU_LEAVE;
    return (int32_t)order;
}

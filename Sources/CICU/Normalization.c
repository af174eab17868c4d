#include "CICU.h"
#include "Status.h"

#include <unicode/unorm2.h>

int32_t cicu_fold(
    const uint16_t *text, int32_t length, uint16_t *buffer, int32_t capacity, int32_t *status) {
    CICU_ENTER;
    const UNormalizer2 *normalizer = unorm2_getNFKCCasefoldInstance(&code);
    int32_t needed = unorm2_normalize(normalizer, text, length, buffer, capacity, &code);
    CICU_LEAVE;
    return needed;
}

int32_t cicu_compose(
    const uint16_t *text, int32_t length, uint16_t *buffer, int32_t capacity, int32_t *status) {
    CICU_ENTER;
    const UNormalizer2 *normalizer = unorm2_getNFCInstance(&code);
    int32_t needed = unorm2_normalize(normalizer, text, length, buffer, capacity, &code);
    CICU_LEAVE;
    return needed;
}

int32_t cicu_decompose(
    const uint16_t *text, int32_t length, uint16_t *buffer, int32_t capacity, int32_t *status) {
    CICU_ENTER;
    const UNormalizer2 *normalizer = unorm2_getNFDInstance(&code);
    int32_t needed = unorm2_normalize(normalizer, text, length, buffer, capacity, &code);
    CICU_LEAVE;
    return needed;
}

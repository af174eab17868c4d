#include "CICU.h"
#include "Status.h"

#include <unicode/ubrk.h>

int32_t cicu_word_breaks(
    const uint16_t *text, int32_t length, int32_t *positions, int32_t capacity, int32_t *status) {
    CICU_ENTER;
    int32_t count = 0;
    UBreakIterator *iterator = ubrk_open(UBRK_WORD, "", text, length, &code);
    if (U_SUCCESS(code)) {
        for (int32_t position = ubrk_first(iterator); position != UBRK_DONE; position = ubrk_next(iterator)) {
            if (count < capacity) positions[count] = position;
            count += 1;
        }
        ubrk_close(iterator);
    }
    CICU_LEAVE;
    return count;
}

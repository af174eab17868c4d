#include "CJSONSyntax.h"

#if defined(__linux__)
#include <sys/mman.h>
#endif

void cjson_prefer_large_pages(void *start, size_t length) {
#if defined(__linux__) && defined(MADV_HUGEPAGE)
    const uintptr_t page = (uintptr_t)2 << 20;
    uintptr_t first = ((uintptr_t)start + page - 1) & ~(page - 1);
    uintptr_t end = ((uintptr_t)start + length) & ~(page - 1);
    if (first < end) madvise((void *)first, end - first, MADV_HUGEPAGE);
#else
    (void)start;
    (void)length;
#endif
}

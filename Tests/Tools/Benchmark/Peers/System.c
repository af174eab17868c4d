#include "BenchmarkPeers.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

int peer_map_file(const char *path) {
    int file = open(path, O_RDONLY);
    struct stat status;
    if (file < 0) return -1;
    void *bytes = MAP_FAILED;
    if (fstat(file, &status) == 0) bytes = mmap(NULL, status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    close(file);
    if (bytes == MAP_FAILED) return -1;
    int first = *(unsigned char *)bytes;
    munmap(bytes, status.st_size);
    return first;
}

#ifdef __GLIBC__

// The program's own names come before those of the C library, which offers its functions under others too.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *pointer, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

// Threads may lose some of each other's; the benchmark has one.
static volatile int64_t allocations = 0;

int64_t peer_allocation_count(void) { return allocations; }

void *malloc(size_t size) {
    allocations++;
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    allocations++;
    return __libc_calloc(count, size);
}

void *realloc(void *pointer, size_t size) {
    allocations++;
    return __libc_realloc(pointer, size);
}

void *memalign(size_t alignment, size_t size) {
    allocations++;
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
    *result = memalign(alignment, size);
    return *result ? 0 : ENOMEM;
}

#else

int64_t peer_allocation_count(void) { return -1; }

#endif

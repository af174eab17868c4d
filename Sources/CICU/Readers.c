#if defined(__linux__)
#define _GNU_SOURCE
#include <linux/membarrier.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

#include "CICUReaders.h"

#include <pthread.h>
#include <stdlib.h>

_Thread_local CICUReader *cicu_reader_of_thread;

// All marks. They are never released: their number is the greatest number of threads at a time.
static CICUReader *readers;

// System calls

static int32_t call_barrier(int command) {
#if defined(__linux__)
    return (int32_t)syscall(SYS_membarrier, command, 0, 0);
#else
    (void)command;
    return -1;
#endif
}

static int32_t has_barrier(void) {
#if defined(__linux__)
    int32_t commands = call_barrier(MEMBARRIER_CMD_QUERY);
    return commands > 0 && (commands & MEMBARRIER_CMD_PRIVATE_EXPEDITED) != 0;
#else
    return 0;
#endif
}

// Executes a memory barrier on all threads of the process; returns 0 if the system refuses.
static int32_t execute_barrier(void) {
#if defined(__linux__)
    if (call_barrier(MEMBARRIER_CMD_PRIVATE_EXPEDITED) == 0) return 1;
    // The first call of a process, and of one after a fork.
    if (call_barrier(MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED) != 0) return 0;
    return call_barrier(MEMBARRIER_CMD_PRIVATE_EXPEDITED) == 0;
#else
    return 0;
#endif
}

// Threads

static pthread_key_t key;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static int32_t needsFence;

static void leave(void *reader) {
    cicu_reader_of_thread = NULL;
    __atomic_store_n(&((CICUReader *)reader)->isTaken, 0, __ATOMIC_RELEASE);
}

static void prepare(void) {
    needsFence = !has_barrier();
    if (pthread_key_create(&key, leave) != 0) abort();
}

static CICUReader *take(void) {
    CICUReader *reader = __atomic_load_n(&readers, __ATOMIC_ACQUIRE);
    for (; reader != NULL; reader = reader->next) {
        int32_t expected = 0;
        if (__atomic_compare_exchange_n(
                &reader->isTaken, &expected, 1, 0, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED)) {
            return reader;
        }
    }
    return NULL;
}

static CICUReader *add(void) {
    // A mark has two cache lines of its own, because a processor fetches them in pairs.
    void *memory = NULL;
    if (posix_memalign(&memory, 128, 128) != 0) abort();
    CICUReader *reader = memory;
    *reader = (CICUReader){.needsFence = needsFence, .isTaken = 1};
    reader->next = __atomic_load_n(&readers, __ATOMIC_RELAXED);
    while (!__atomic_compare_exchange_n(
        &readers, &reader->next, reader, 0, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED)) {
    }
    return reader;
}

CICUReader *cicu_reader_create(void) {
    pthread_once(&once, prepare);
    CICUReader *reader = take();
    if (reader == NULL) reader = add();
    pthread_setspecific(key, reader);
    cicu_reader_of_thread = reader;
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    return reader;
}

// Readers of a time

typedef struct {
    int32_t count;
    struct {
        const CICUReader *reader;
        uint64_t sequence;
    } reading[];
} Readers;

// Stands for threads that may never end.
static Readers everybody = {.count = -1};

void *cicu_readers_of_now(void) {
    pthread_once(&once, prepare);
    // Those who remove memory see the marks of others after this barrier, or others see their work.
    if (!needsFence && !execute_barrier()) return &everybody;
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    CICUReader *first = __atomic_load_n(&readers, __ATOMIC_ACQUIRE);
    int32_t count = 0;
    for (CICUReader *reader = first; reader != NULL; reader = reader->next) count++;
    Readers *found = NULL;
    for (CICUReader *reader = first; reader != NULL; reader = reader->next) {
        uint64_t sequence = __atomic_load_n(&reader->sequence, __ATOMIC_ACQUIRE);
        if (!(sequence & 1)) continue;
        if (found == NULL) {
            found = malloc(sizeof *found + (size_t)count * sizeof found->reading[0]);
            if (found == NULL) return &everybody;
            found->count = 0;
        }
        found->reading[found->count].reader = reader;
        found->reading[found->count++].sequence = sequence;
    }
    return found;
}

int32_t cicu_readers_have_ended(const void *handle) {
    const Readers *found = handle;
    if (found == NULL) return 1;
    if (found->count < 0) return 0;
    for (int32_t index = 0; index < found->count; index++) {
        uint64_t sequence =
            __atomic_load_n(&found->reading[index].reader->sequence, __ATOMIC_ACQUIRE);
        if (sequence == found->reading[index].sequence) return 0;
    }
    return 1;
}

void cicu_readers_release(void *handle) {
    if (handle != &everybody) free(handle);
}

// Locks

void *cicu_lock_create(void) {
    pthread_mutex_t *lock = malloc(sizeof *lock);
    if (lock == NULL || pthread_mutex_init(lock, NULL) != 0) abort();
    return lock;
}

void cicu_lock_destroy(void *lock) {
    pthread_mutex_destroy(lock);
    free(lock);
}

void cicu_lock(void *lock) { pthread_mutex_lock(lock); }

void cicu_unlock(void *lock) { pthread_mutex_unlock(lock); }

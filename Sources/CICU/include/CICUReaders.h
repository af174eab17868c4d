#ifndef CICU_READERS_H
#define CICU_READERS_H

// Threads that read shared memory without a lock, and the memory that they may still read.
//
// A thread marks when it begins and ends to read. Memory that was removed from a shared structure
// is released after every thread that was reading then has ended. A mark is a plain store: the
// thread that removes memory executes a memory barrier on all others, with the system call
// `membarrier` of Linux. On systems without it, each mark is followed by a memory barrier.
//
// Source: M. Desnoyers, P. McKenney et al., "User-Level Implementations of Read-Copy Update", IEEE
// Transactions on Parallel and Distributed Systems 23 (2012), the variant "urcu-memb".

#include <stddef.h>
#include <stdint.h>

#if defined(__cplusplus)
extern "C" {
#endif

/// The mark of a thread.
typedef struct CICUReader {
    /// Odd while the thread reads. Only the thread itself changes it.
    uint64_t sequence;
    /// Whether a memory barrier follows each mark.
    int32_t needsFence;
    /// Whether a thread owns the mark; a thread that ends leaves it to a later one.
    int32_t isTaken;
    struct CICUReader *next;
} CICUReader;

/// The mark of the current thread; null until it first reads.
extern _Thread_local CICUReader *cicu_reader_of_thread;

/// Returns a mark for the current thread; ends the process if memory is exhausted.
CICUReader *cicu_reader_create(void);

/// Begins to read; returns the argument for `cicu_reading_end`, null inside another section.
static inline CICUReader *cicu_reading_begin(void) {
    CICUReader *reader = cicu_reader_of_thread;
    if (__builtin_expect(reader == NULL, 0)) reader = cicu_reader_create();
    uint64_t sequence = __atomic_load_n(&reader->sequence, __ATOMIC_RELAXED);
    if (sequence & 1) return NULL;
    __atomic_store_n(&reader->sequence, sequence + 1, __ATOMIC_RELAXED);
    // The compiler must not move later loads before the store.
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    if (__builtin_expect(reader->needsFence, 0)) __atomic_thread_fence(__ATOMIC_SEQ_CST);
    return reader;
}

/// Ends to read.
static inline void cicu_reading_end(CICUReader *reader) {
    if (reader == NULL) return;
    uint64_t sequence = __atomic_load_n(&reader->sequence, __ATOMIC_RELAXED);
    __atomic_store_n(&reader->sequence, sequence + 1, __ATOMIC_RELEASE);
}

/// Returns the threads that are reading, so that memory that was removed before can be released
/// when they have ended; null if there are none. Released by `cicu_readers_release`.
void *cicu_readers_of_now(void);
/// Returns 1 if all of the threads have ended to read since.
int32_t cicu_readers_have_ended(const void *readers);
void cicu_readers_release(void *readers);

/// Creates a lock; ends the process if memory is exhausted.
void *cicu_lock_create(void);
void cicu_lock_destroy(void *lock);
void cicu_lock(void *lock);
void cicu_unlock(void *lock);

#if defined(__cplusplus)
}
#endif

#endif

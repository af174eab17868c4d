#include "CJSONSyntax.h"

#include <stdbool.h>
#include <string.h>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Clang compiles operations with these vectors to the vector instructions of each architecture.
typedef uint8_t cjson_block __attribute__((ext_vector_type(64)));
typedef bool cjson_lanes __attribute__((ext_vector_type(64)));

#define INLINE static inline __attribute__((always_inline))

// A macro, because how functions pass vectors depends on the processor.
#define BITS(comparison) __builtin_bit_cast(uint64_t, __builtin_convertvector(comparison, cjson_lanes))
#define BYTE(value) ((uint8_t)(value))

/// Returns the bytes that a backslash escapes, and sets `escapes` to the backslashes that do so.
///
/// Subtraction carries through a run of backslashes: every other one of them is escaped. See
/// "Parsing Gigabytes of JSON per Second" (Langdale, Lemire 2019), 3.1.1, and simdjson's
/// `json_escape_scanner`.
INLINE uint64_t find_escaped(uint64_t backslashes, cjson_state *state, uint64_t *escapes) {
    const uint64_t odd = 0xAAAAAAAAAAAAAAAA;
    uint64_t potential = backslashes & ~state->is_escaped;
    uint64_t codes = (((potential << 1) | odd) - potential) ^ odd;
    uint64_t escaped = codes ^ (backslashes | state->is_escaped);
    *escapes = codes & backslashes;
    state->is_escaped = *escapes >> 63;
    return escaped;
}

/// Returns the first bit of `escapes` in each string.
INLINE uint64_t first_in_strings(uint64_t escapes, uint64_t quotes, cjson_state *state) {
    uint64_t first = 0;
    // The first string may have started in a preceding block.
    if (state->has_escape) escapes &= quotes ? ~((quotes & -quotes) - 1) : 0;
    if (quotes) state->has_escape = 0;
    while (escapes) {
        uint64_t escape = escapes & -escapes;
        first |= escape;
        uint64_t later_quotes = quotes & ~(escape - 1);
        uint64_t end = later_quotes & -later_quotes;
        if (!end) state->has_escape = 1;
        escapes &= end ? ~(end - 1) : 0;
    }
    return first;
}

/// Returns for each bit whether the number of set bits up to it is odd.
INLINE uint64_t prefix_xor(uint64_t bits) {
    bits ^= bits << 1;
    bits ^= bits << 2;
    bits ^= bits << 4;
    bits ^= bits << 8;
    bits ^= bits << 16;
    bits ^= bits << 32;
    return bits;
}

/// Checks the UTF-8 of a block, as defined in table 3-7 of the Unicode Standard.
INLINE void check_utf8(const uint8_t *bytes, cjson_state *state) {
    cjson_block block, previous;
    memcpy(&block, bytes, 64);
    memcpy(&previous, bytes - 1, 64);
    uint64_t high = BITS(block >= BYTE(0x80));
    uint64_t lead = BITS(block >= BYTE(0xC0));
    uint64_t three = BITS(block >= BYTE(0xE0));
    uint64_t four = BITS(block >= BYTE(0xF0));
    uint64_t expected = lead << 1 | three << 2 | four << 3 | state->trail_bytes;
    state->trail_bytes = lead >> 63 | three >> 62 | four >> 61;
    // 0xC0 and 0xC1 start overlong forms; the comparisons of pairs find the other ones, surrogates,
    // and values beyond U+10FFFF.
    uint64_t wrong =
        BITS(((block & BYTE(0xFE)) == BYTE(0xC0)) | (block >= BYTE(0xF5)) |
             ((previous == BYTE(0xE0)) & (block < BYTE(0xA0))) |
             ((previous == BYTE(0xED)) & (block >= BYTE(0xA0))) |
             ((previous == BYTE(0xF0)) & (block < BYTE(0x90))) |
             ((previous == BYTE(0xF4)) & (block >= BYTE(0x90))));
    state->invalid |= (expected ^ (high & ~lead)) | wrong;
}

/// Returns the bits of the structure of a block.
///
/// The byte before the block must be readable.
INLINE uint64_t find_in_block(const uint8_t *bytes, cjson_state *state) {
    cjson_block block;
    memcpy(&block, bytes, 64);
    uint64_t backslashes = BITS(block == BYTE('\\'));
    uint64_t quotes = BITS(block == BYTE('"'));
    uint64_t escapes = 0;
    if (backslashes | state->is_escaped) quotes &= ~find_escaped(backslashes, state, &escapes);
    // Contains the opening quotation mark, but not the closing one.
    uint64_t strings = prefix_xor(quotes) ^ state->in_string;
    state->in_string = (uint64_t)((int64_t)strings >> 63);
    if (escapes | state->has_escape) escapes = first_in_strings(escapes & strings, quotes, state);

    cjson_block lower = block | BYTE(0x20);
    uint64_t operators =
        BITS((lower == BYTE('{')) | (lower == BYTE('}')) | (block == BYTE(',')) | (block == BYTE(':')));
    uint64_t line_feeds = BITS(block == BYTE('\n'));
    uint64_t controls = BITS(block < BYTE(0x20));
    uint64_t space = BITS(block == BYTE(' ')) | line_feeds;
    if (controls != line_feeds) {
        space |= BITS((block == BYTE('\t')) | (block == BYTE('\r')));
        state->invalid |= controls & ~space;
    }
    state->invalid |= controls & strings;

    if (BITS(block >= BYTE(0x80)) | state->trail_bytes) check_utf8(bytes, state);

    uint64_t scalars = ~(operators | space | quotes);
    uint64_t starts = scalars & ~(scalars << 1 | state->follows_scalar);
    state->follows_scalar = scalars >> 63;
    return ((operators | starts) & ~strings) | quotes | escapes;
}

/// Copies a block with the byte before it, and pads it with spaces after the end.
INLINE const uint8_t *pad(const uint8_t *block, size_t offset, size_t end, uint8_t padded[65]) {
    memset(padded, ' ', 65);
    if (offset > 0) padded[0] = block[-1];
    memcpy(padded + 1, block, end - offset < 64 ? end - offset : 64);
    return padded + 1;
}

/// Writes the offsets of the bits of a block, and returns the end of the offsets.
INLINE uint32_t *write_offsets(uint64_t bits, size_t start, uint32_t *offsets) {
    uint32_t *end = offsets + __builtin_popcountll(bits);
    // A fixed number at a time, so that the processor predicts the branch.
    do {
        for (int index = 0; index < 8; index++) {
            offsets[index] = (uint32_t)start + (uint32_t)(bits ? __builtin_ctzll(bits) : 64);
            bits &= bits - 1;
        }
        offsets += 8;
    } while (offsets < end);
    return end;
}

// Defines a function that finds the structure with the instructions of `target`.
#define FIND(name, target, write)                                                                  \
    target static size_t name(                                                                     \
        const uint8_t *bytes, size_t start, size_t end, cjson_state *shared, uint32_t *offsets) {  \
        cjson_state state = *shared;                                                               \
        uint32_t *next = offsets;                                                                  \
        for (size_t offset = start; offset < end; offset += 64) {                                  \
            uint8_t padded[65];                                                                    \
            const uint8_t *block = bytes + offset;                                                 \
            if (offset == 0 || end - offset < 64) block = pad(block, offset, end, padded);         \
            next = write(find_in_block(block, &state), offset, next);                              \
        }                                                                                          \
        *shared = state;                                                                           \
        return (size_t)(next - offsets);                                                           \
    }

FIND(find_portable, , write_offsets)

#if defined(__x86_64__)
#define AVX2 __attribute__((target("avx2,bmi,popcnt")))
#define AVX512 __attribute__((target("avx512bw,avx512vl,avx512vbmi2,avx2,bmi,popcnt")))

/// Writes the offsets of the bits of a block, and returns the end of the offsets.
INLINE AVX512 uint32_t *write_offsets_avx512(uint64_t bits, size_t start, uint32_t *offsets) {
    uint8_t numbers[64];
    for (int index = 0; index < 64; index++) numbers[index] = (uint8_t)index;
    __m512i found = _mm512_maskz_compress_epi8(bits, _mm512_loadu_si512(numbers));
    __m512i first = _mm512_set1_epi32((int)(uint32_t)start);
    int count = __builtin_popcountll(bits);
#define WRITE(part)                                                                                \
    _mm512_storeu_si512(                                                                           \
        offsets + 16 * part,                                                                       \
        _mm512_add_epi32(first, _mm512_cvtepu8_epi32(_mm512_extracti32x4_epi32(found, part))))
    WRITE(0);
    if (count > 16) WRITE(1);
    if (count > 32) WRITE(2);
    if (count > 48) WRITE(3);
#undef WRITE
    return offsets + count;
}

FIND(find_avx2, AVX2, write_offsets)
FIND(find_avx512, AVX512, write_offsets_avx512)
#endif

cjson_instructions cjson_best_instructions(void) {
#if defined(__x86_64__)
    if (!__builtin_cpu_supports("bmi") || !__builtin_cpu_supports("popcnt")) {
        return cjson_instructions_portable;
    }
    if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") &&
        __builtin_cpu_supports("avx512vbmi2")) {
        return cjson_instructions_avx512;
    }
    if (__builtin_cpu_supports("avx2")) return cjson_instructions_avx2;
#endif
    return cjson_instructions_portable;
}

size_t cjson_find_structure(
    const uint8_t *bytes, size_t start, size_t end, cjson_state *state, uint32_t *offsets,
    cjson_instructions instructions) {
    switch (instructions) {
#if defined(__x86_64__)
    case cjson_instructions_avx512: return find_avx512(bytes, start, end, state, offsets);
    case cjson_instructions_avx2: return find_avx2(bytes, start, end, state, offsets);
#endif
    default: return find_portable(bytes, start, end, state, offsets);
    }
}

#ifndef CJSONSYNTAX_H
#define CJSONSYNTAX_H

#include <stddef.h>
#include <stdint.h>

/// What a part of a JSON document passes on to the next one.
///
/// All fields are zero before the first part.
typedef struct {
    /// All bits are set if the next byte is inside of a string.
    uint64_t in_string;
    /// One if a backslash precedes the next byte and escapes it.
    uint64_t is_escaped;
    /// One if the next byte is inside of a string that contains a backslash.
    uint64_t has_escape;
    /// One if a byte of a number or a word precedes the next byte.
    uint64_t follows_scalar;
    /// The positions of the trail bytes that UTF-8 requires next: bit 0 is the next byte.
    uint64_t trail_bytes;
    /// Not zero if the bytes are not UTF-8, or if a control character is at a place where JSON does
    /// not allow it.
    uint64_t invalid;
} cjson_state;

/// The instructions that the search uses.
///
/// The compiler uses vector instructions of all processors of an architecture, such as SSE2 and
/// NEON, for the portable form.
typedef enum __attribute__((enum_extensibility(closed))) {
    cjson_instructions_portable,
    cjson_instructions_avx2,
    cjson_instructions_avx512,
} cjson_instructions;

/// Returns the best instructions that this processor has.
///
/// It has those before them, too.
cjson_instructions cjson_best_instructions(void);

/// The number of offsets that are written at once, of which some may not count.
#define CJSON_OFFSET_PADDING 16

/// Finds the bytes that determine the structure of a JSON document, sixty-four bytes at a time.
///
/// These are all quotation marks that are not escaped, the first backslash of each string, and outside
/// of strings brackets, commas, colons and the first byte of anything else that is not whitespace.
/// Checks UTF-8 and control characters, but no grammar.
///
/// - Parameters:
///   - bytes: The whole document.
///   - start: The offset of the first byte.
///   - end: The offset after the last byte: the end of the document, or a multiple of 64 from
///     `start`.
///   - state: What the preceding part passed on.
///   - offsets: Receives the offsets, in ascending order. It must have space for `end - start` and
///     `CJSON_OFFSET_PADDING` offsets.
///   - instructions: Instructions that this processor has.
/// - Returns: The number of offsets.
size_t cjson_find_structure(
    const uint8_t *bytes, size_t start, size_t end, cjson_state *state, uint32_t *offsets,
    cjson_instructions instructions);

#endif

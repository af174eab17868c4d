#ifndef CXML_H
#define CXML_H

// The few functions of libxml2 that the Swift module `XMLReading` needs.
//
// No type of libxml2 is named here, and no header of it is included: they show types of ICU, and a Swift file that
// sees both Foundation's own copy of ICU and these headers as modules does not compile.

#include <stddef.h>

#if defined(__cplusplus)
extern "C" {
#endif

/// A parser that goes on after what is wrong, knows no entities but those of XML itself, and opens nothing.
typedef struct cxml_parser cxml_parser;

/// What a parser tells of while it reads. The texts are in UTF-8, and gone after the call.
typedef struct {
  /// A tag opens an element: names and values of attributes in turn, a null behind the last; null if there are none.
  void (*start)(void *receiver, const char *name, const char *const *attributes);
  /// An element ends.
  void (*end)(void *receiver);
} cxml_events;

/// Makes a parser; null if there is no memory.
cxml_parser *cxml_parser_create(void);

/// Frees a parser.
void cxml_parser_free(cxml_parser *parser);

/// Reads a whole document, or one element that stands alone.
///
/// Returns 0 if nothing is wrong with it, 1 if it was read nevertheless, and -1 if it could not be read at all.
int cxml_parser_read(cxml_parser *parser, const char *bytes, size_t count, cxml_events events, void *receiver);

#if defined(__cplusplus)
}
#endif

#endif

#ifndef CXML_H
#define CXML_H

// The few functions of libxml2 that the Swift module `XMLReading` needs.
//
// This header uses no types of libxml2 and includes none of its headers, because they contain types of ICU. A Swift
// file that sees these headers and Foundation's own copy of ICU as modules does not compile.

#include <stddef.h>

#if defined(__cplusplus)
extern "C" {
#endif

/// A parser that continues after errors, supports only the predefined entities of XML, and opens no external files.
typedef struct cxml_parser cxml_parser;

/// The events of a parser. Strings are in UTF-8, and valid only during the call.
typedef struct {
  /// Start of an element. The attributes are names and values alternately, terminated by null; null if there are none.
  void (*start)(void *receiver, const char *name, const char *const *attributes);
  /// End of an element.
  void (*end)(void *receiver);
} cxml_events;

/// Creates a parser, or returns null if there is no memory.
cxml_parser *cxml_parser_create(void);

/// Frees a parser.
void cxml_parser_free(cxml_parser *parser);

/// Parses a whole document, or a single element.
///
/// Returns 0 if it is well-formed, 1 if it was parsed with errors, and -1 if it could not be parsed at all.
int cxml_parser_read(cxml_parser *parser, const char *bytes, size_t count, cxml_events events, void *receiver);

/// The errors of strict parsing.
typedef enum {
  CXML_NOT_WELL_FORMED,
  CXML_NOTHING,
  CXML_MISMATCHED_TAGS,
  CXML_UNFINISHED,
  CXML_FORBIDDEN_CHARACTER,
  CXML_UNKNOWN_ENTITY,
  CXML_DUPLICATE_ATTRIBUTE,
  CXML_UNDECLARED_PREFIX,
  CXML_DECLARED_ENTITY,
  CXML_DECLARATIONS
} cxml_problem;

/// The events of strict parsing. Strings are in UTF-8, and valid only during the call. Names and namespaces are valid
/// until parsing ends, and equal names have the same pointer.
typedef struct {
  /// Start of an element. Attributes are five pointers each: the local name, the prefix, the namespace, the start of
  /// the value and its end. The offset is that after the attributes. A result other than 0 stops the parser.
  int (*start)(void *receiver, size_t offset, const char *name, const char *prefix, const char *name_space,
               const char *const *attributes, size_t attribute_count, size_t namespace_count);
  /// End of an element.
  void (*end)(void *receiver);
  /// A part of the text.
  void (*text)(void *receiver, const char *bytes, size_t count);
  /// An error, with the name or the hexadecimal number of the character that it concerns, or null. It is the last
  /// event.
  void (*problem)(void *receiver, size_t offset, cxml_problem problem, const char *name);
} cxml_document_events;

/// Parses a document in UTF-8 without a byte order mark. The encoding that it declares is ignored.
///
/// Parsing stops at the first error. Undeclared prefixes and declarations in the document, especially those of
/// entities, are errors. An external document type is ignored, and never opened.
///
/// Returns 0, or -1 if there is no memory.
int cxml_document_read(const char *bytes, size_t count, cxml_document_events events, void *receiver);

/// A document that is parsed piece by piece.
typedef struct cxml_document cxml_document;

/// Starts to parse a document like `cxml_document_read`, or returns null if there is no memory.
cxml_document *cxml_document_open(cxml_document_events events, void *receiver);

/// Parses the next bytes, which must not end within a character. Returns 0 if parsing stopped.
int cxml_document_feed(cxml_document *document, const char *bytes, size_t count, int is_last);

/// Ends parsing, and frees the parser. Returns 0, or -1 if there is no memory.
int cxml_document_close(cxml_document *document);

#if defined(__cplusplus)
}
#endif

#endif

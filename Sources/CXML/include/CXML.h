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

/// What is wrong with a document that is read strictly.
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

/// What is told of a document that is read strictly. The texts are in UTF-8, and gone after the call, but names and
/// namespaces, which are the same pointers wherever they are the same, until the reading ends.
typedef struct {
  /// A tag opens an element. Attributes are five pointers each: the local name, the prefix, the namespace, the start of
  /// the value and its end. The offset is that behind the attributes. Anything but 0 ends the reading.
  int (*start)(void *receiver, size_t offset, const char *name, const char *prefix, const char *name_space,
               const char *const *attributes, size_t attribute_count, size_t namespace_count);
  /// An element ends.
  void (*end)(void *receiver);
  /// A piece of text.
  void (*text)(void *receiver, const char *bytes, size_t count);
  /// What is wrong, with the name that it is about or null. Nothing else is told after it.
  void (*problem)(void *receiver, size_t offset, cxml_problem problem, const char *name);
} cxml_document_events;

/// Reads a document in UTF-8, without a byte order mark and without regard to the encoding that it declares.
///
/// The first thing that is wrong ends the reading, undeclared prefixes and declarations within the document (those of
/// entities above all) among them. A document type that is declared elsewhere is passed over: nothing is opened.
///
/// Returns 0, or -1 if there is no memory.
int cxml_document_read(const char *bytes, size_t count, cxml_document_events events, void *receiver);

#if defined(__cplusplus)
}
#endif

#endif

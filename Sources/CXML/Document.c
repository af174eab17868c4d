#include "CXML.h"
#include "LibXML2.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The number of bytes that are parsed at once. libxml2 rejects more than ten million bytes as "huge".
static const size_t chunk_size = 1 << 20;

struct cxml_document {
  xmlParserCtxtPtr context;
  xmlSAXHandler handler;
  cxml_document_events events;
  void *receiver;
  int stopped;
};

typedef struct cxml_document reading;

static size_t offset(const reading *reading) {
  xmlParserInputPtr input = reading->context->input;
  return input == NULL ? 0 : input->consumed + (size_t)(input->cur - input->base);
}

// Stops the parser as libxml2 does at the first error. `xmlStopParser` would free the input, which its callers still
// use.
static void stop(reading *reading) {
  reading->stopped = 1;
  reading->context->disableSAX = 1;
  if (reading->context->errNo == XML_ERR_OK) reading->context->errNo = XML_ERR_USER_STOP;
}

static void report(reading *reading, cxml_problem problem, const char *name) {
  if (reading->stopped) return;
  reading->events.problem(reading->receiver, offset(reading), problem, name);
  stop(reading);
}

// Only with the magic number, libxml2 passes the namespaces of names, and calls this function instead of
// `startElement`.
static void start_element(
    void *receiver, const xmlChar *name, const xmlChar *prefix, const xmlChar *name_space, int namespace_count,
    const xmlChar **namespaces, int attribute_count, int defaulted_count, const xmlChar **attributes) {
  (void)namespaces, (void)defaulted_count;
  reading *reading = receiver;
  if (reading->stopped) return;
  int result = reading->events.start(
      reading->receiver, offset(reading), (const char *)name, (const char *)prefix, (const char *)name_space,
      (const char *const *)attributes, (size_t)attribute_count, (size_t)namespace_count);
  if (result != 0) stop(reading);
}

static void end_element(void *receiver, const xmlChar *name, const xmlChar *prefix, const xmlChar *name_space) {
  (void)name, (void)prefix, (void)name_space;
  reading *reading = receiver;
  if (!reading->stopped) reading->events.end(reading->receiver);
}

static void characters(void *receiver, const xmlChar *bytes, int count) {
  reading *reading = receiver;
  if (!reading->stopped && count > 0) reading->events.text(reading->receiver, (const char *)bytes, (size_t)count);
}

// Called for an undeclared entity that an external document type could declare.
static void reference(void *receiver, const xmlChar *name) {
  report(receiver, CXML_UNKNOWN_ENTITY, (const char *)name);
}

static void entity_declaration(
    void *receiver, const xmlChar *name, int type, const xmlChar *public_id, const xmlChar *system_id,
    xmlChar *content) {
  (void)type, (void)public_id, (void)system_id, (void)content;
  report(receiver, CXML_DECLARED_ENTITY, (const char *)name);
}

static void unparsed_entity_declaration(
    void *receiver, const xmlChar *name, const xmlChar *public_id, const xmlChar *system_id, const xmlChar *notation) {
  (void)public_id, (void)system_id, (void)notation;
  report(receiver, CXML_DECLARED_ENTITY, (const char *)name);
}

// Called after the declarations in a document type, and for one without declarations.
static void document_type_end(
    void *receiver, const xmlChar *name, const xmlChar *public_id, const xmlChar *system_id) {
  (void)public_id, (void)system_id;
  reading *reading = receiver;
  if (reading->context->instate == XML_PARSER_DTD) report(reading, CXML_DECLARATIONS, (const char *)name);
}

static cxml_problem problem(int code) {
  switch (code) {
    case XML_ERR_DOCUMENT_EMPTY:
    case XML_ERR_DOCUMENT_START: return CXML_NOTHING;
    case XML_ERR_TAG_NAME_MISMATCH: return CXML_MISMATCHED_TAGS;
    case XML_ERR_DOCUMENT_END:
    case XML_ERR_TAG_NOT_FINISHED:
    case XML_ERR_COMMENT_NOT_FINISHED:
    case XML_ERR_PI_NOT_FINISHED:
    case XML_ERR_CDATA_NOT_FINISHED: return CXML_UNFINISHED;
    case XML_ERR_INVALID_CHAR:
    case XML_ERR_INVALID_CHARREF: return CXML_FORBIDDEN_CHARACTER;
    case XML_ERR_UNDECLARED_ENTITY:
    case XML_WAR_UNDECLARED_ENTITY: return CXML_UNKNOWN_ENTITY;
    case XML_ERR_ATTRIBUTE_REDEFINED:
    case XML_NS_ERR_ATTRIBUTE_REDEFINED: return CXML_DUPLICATE_ATTRIBUTE;
    case XML_NS_ERR_UNDEFINED_NAMESPACE: return CXML_UNDECLARED_PREFIX;
    default: return CXML_NOT_WELL_FORMED;
  }
}

static void error(void *receiver, xmlErrorPtr error) {
  // A reference to an unknown entity is only a warning if an external document type could declare it.
  if (error->level < XML_ERR_ERROR && error->code != XML_WAR_UNDECLARED_ENTITY) return;
  char code[9] = "";
  if (error->code == XML_ERR_INVALID_CHAR && error->int1 > 0) {
    snprintf(code, sizeof code, "%X", (unsigned)error->int1);
    report(receiver, CXML_FORBIDDEN_CHARACTER, code);
    return;
  }
  // The error for a duplicate attribute contains its prefix first, if it has one.
  int has_prefix = error->code == XML_ERR_ATTRIBUTE_REDEFINED && error->str2 != NULL;
  report(receiver, problem(error->code), has_prefix ? error->str2 : error->str1);
}

static xmlSAXHandler handler(void) {
  xmlSAXHandler handler;
  memset(&handler, 0, sizeof handler);
  handler.initialized = XML_SAX2_MAGIC;
  handler.startElementNs = start_element;
  handler.endElementNs = end_element;
  // If the functions for characters and whitespace differ, libxml2 distinguishes the two.
  handler.characters = characters;
  handler.ignorableWhitespace = characters;
  handler.cdataBlock = characters;
  handler.reference = reference;
  handler.entityDecl = entity_declaration;
  handler.unparsedEntityDecl = unparsed_entity_declaration;
  handler.externalSubset = document_type_end;
  handler.serror = error;
  return handler;
}

// A piece must not end within a character.
static size_t piece_size(const char *bytes, size_t count) {
  if (count <= chunk_size) return count;
  size_t size = chunk_size;
  while (size > 1 && ((unsigned char)bytes[size] & 0xC0) == 0x80) size -= 1;
  return size;
}

cxml_document *cxml_document_open(cxml_document_events events, void *receiver) {
  xmlInitParser();
  cxml_document *document = calloc(1, sizeof *document);
  if (document == NULL) return NULL;
  document->handler = handler();
  document->events = events;
  document->receiver = receiver;
  // With our own receiver, libxml2 does not look up entities in its tables.
  document->context = xmlCreatePushParserCtxt(&document->handler, document, NULL, 0, NULL);
  if (document->context == NULL) {
    free(document);
    return NULL;
  }
  // Without the second option, an ampersand in an attribute would be passed as a reference. The option replaces no
  // other entities, because declarations are errors.
  xmlCtxtUseOptions(document->context, XML_PARSE_NONET | XML_PARSE_NOENT | XML_PARSE_IGNORE_ENC);
  return document;
}

int cxml_document_feed(cxml_document *document, const char *bytes, size_t count, int is_last) {
  do {
    size_t size = piece_size(bytes, count);
    xmlParseChunk(document->context, bytes, (int)size, is_last && size == count);
    bytes += size;
    count -= size;
  } while (count > 0 && !document->stopped);
  return !document->stopped;
}

int cxml_document_close(cxml_document *document) {
  xmlParserCtxtPtr context = document->context;
  int is_out_of_memory = context->errNo == XML_ERR_NO_MEMORY;
  if (!document->stopped && !context->wellFormed) report(document, CXML_NOT_WELL_FORMED, NULL);
  if (context->myDoc != NULL) xmlFreeDoc(context->myDoc);
  xmlFreeParserCtxt(context);
  free(document);
  return is_out_of_memory ? -1 : 0;
}

int cxml_document_read(const char *bytes, size_t count, cxml_document_events events, void *receiver) {
  cxml_document *document = cxml_document_open(events, receiver);
  if (document == NULL) return -1;
  cxml_document_feed(document, bytes, count, 1);
  return cxml_document_close(document);
}

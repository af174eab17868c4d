#include "CXML.h"
#include "LibXML2.h"

#include <string.h>

// What is parsed at once: more than ten million bytes would be refused as "huge".
static const size_t chunk_size = 1 << 20;

typedef struct {
  xmlParserCtxtPtr context;
  cxml_document_events events;
  void *receiver;
  int stopped;
} reading;

static size_t offset(const reading *reading) {
  xmlParserInputPtr input = reading->context->input;
  return input == NULL ? 0 : input->consumed + (size_t)(input->cur - input->base);
}

// What libxml2 itself does at the first error; `xmlStopParser` frees the input, which its callers still look at.
static void stop(reading *reading) {
  reading->stopped = 1;
  reading->context->disableSAX = 1;
  if (reading->context->errNo == XML_ERR_OK) reading->context->errNo = XML_ERR_USER_STOP;
}

static void tell(reading *reading, cxml_problem problem, const char *name) {
  if (reading->stopped) return;
  reading->events.problem(reading->receiver, offset(reading), problem, name);
  stop(reading);
}

// With the magic number, and only with it, names come with their namespaces, and from here alone: `startElement` is
// never called.
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

// Called for what is declared nowhere, where a document type that nobody reads could declare it.
static void reference(void *receiver, const xmlChar *name) { tell(receiver, CXML_UNKNOWN_ENTITY, (const char *)name); }

static void entity_declaration(
    void *receiver, const xmlChar *name, int type, const xmlChar *public_id, const xmlChar *system_id,
    xmlChar *content) {
  (void)type, (void)public_id, (void)system_id, (void)content;
  tell(receiver, CXML_DECLARED_ENTITY, (const char *)name);
}

static void unparsed_entity_declaration(
    void *receiver, const xmlChar *name, const xmlChar *public_id, const xmlChar *system_id, const xmlChar *notation) {
  (void)public_id, (void)system_id, (void)notation;
  tell(receiver, CXML_DECLARED_ENTITY, (const char *)name);
}

// Called behind the declarations within a document type, if there are any, and for one without.
static void document_type_end(
    void *receiver, const xmlChar *name, const xmlChar *public_id, const xmlChar *system_id) {
  (void)public_id, (void)system_id;
  reading *reading = receiver;
  if (reading->context->instate == XML_PARSER_DTD) tell(reading, CXML_DECLARATIONS, (const char *)name);
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
  // A reference to what is unknown is a warning where a document type that nobody reads could tell of it.
  if (error->level < XML_ERR_ERROR && error->code != XML_WAR_UNDECLARED_ENTITY) return;
  // The message about an attribute that stands there twice names its prefix first, if it has one.
  int has_prefix = error->code == XML_ERR_ATTRIBUTE_REDEFINED && error->str2 != NULL;
  tell(receiver, problem(error->code), has_prefix ? error->str2 : error->str1);
}

static xmlSAXHandler handler(void) {
  xmlSAXHandler handler;
  memset(&handler, 0, sizeof handler);
  handler.initialized = XML_SAX2_MAGIC;
  handler.startElementNs = start_element;
  handler.endElementNs = end_element;
  // The same function for both, or libxml2 tells blanks apart.
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

// A piece may not end within a character.
static size_t piece_size(const char *bytes, size_t count) {
  if (count <= chunk_size) return count;
  size_t size = chunk_size;
  while (size > 1 && ((unsigned char)bytes[size] & 0xC0) == 0x80) size -= 1;
  return size;
}

int cxml_document_read(const char *bytes, size_t count, cxml_document_events events, void *receiver) {
  xmlInitParser();
  xmlSAXHandler events_of_libxml2 = handler();
  reading reading = {.events = events, .receiver = receiver};
  // With a receiver of ours the entities that libxml2 keeps by itself are not looked up.
  xmlParserCtxtPtr context = xmlCreatePushParserCtxt(&events_of_libxml2, &reading, NULL, 0, NULL);
  if (context == NULL) return -1;
  reading.context = context;
  // Without the second option an ampersand in an attribute would come as a reference to itself. There are no other
  // entities that it could replace: none is ever declared.
  xmlCtxtUseOptions(context, XML_PARSE_NONET | XML_PARSE_NOENT | XML_PARSE_IGNORE_ENC);
  do {
    size_t size = piece_size(bytes, count);
    xmlParseChunk(context, bytes, (int)size, size == count);
    bytes += size;
    count -= size;
  } while (count > 0 && !reading.stopped);
  int is_out_of_memory = context->errNo == XML_ERR_NO_MEMORY;
  if (!reading.stopped && !context->wellFormed) tell(&reading, CXML_NOT_WELL_FORMED, NULL);
  if (context->myDoc != NULL) xmlFreeDoc(context->myDoc);
  xmlFreeParserCtxt(context);
  return is_out_of_memory ? -1 : 0;
}

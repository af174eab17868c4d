#include "CXML.h"
#include "LibXML2.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct cxml_parser {
  xmlParserCtxtPtr context;
  cxml_events events;
  void *receiver;
};

static void start_element(void *context, const xmlChar *name, const xmlChar **attributes) {
  cxml_parser *parser = ((xmlParserCtxtPtr)context)->_private;
  parser->events.start(parser->receiver, (const char *)name, (const char *const *)attributes);
}

static void end_element(void *context, const xmlChar *name) {
  (void)name;
  cxml_parser *parser = ((xmlParserCtxtPtr)context)->_private;
  parser->events.end(parser->receiver);
}

cxml_parser *cxml_parser_create(void) {
  xmlInitParser();
  xmlSAXHandler handler;
  memset(&handler, 0, sizeof handler);
  // Without the magic number, the events are those of version 1, in which names may contain colons.
  handler.initialized = 1;
  handler.startElement = start_element;
  handler.endElement = end_element;
  cxml_parser *parser = calloc(1, sizeof *parser);
  if (parser == NULL) return NULL;
  parser->context = xmlCreatePushParserCtxt(&handler, NULL, NULL, 0, NULL);
  if (parser->context == NULL) {
    free(parser);
    return NULL;
  }
  return parser;
}

void cxml_parser_free(cxml_parser *parser) {
  if (parser == NULL) return;
  xmlFreeParserCtxt(parser->context);
  free(parser);
}

int cxml_parser_read(cxml_parser *parser, const char *bytes, size_t count, cxml_events events, void *receiver) {
  if (count > INT_MAX) return -1;
  xmlParserCtxtPtr context = parser->context;
  if (xmlCtxtResetPush(context, NULL, 0, NULL, "UTF-8") != 0) return -1;
  // NOENT replaces only the five predefined entities of XML, because no handler defines others.
  xmlCtxtUseOptions(
      context, XML_PARSE_RECOVER | XML_PARSE_NOENT | XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
  context->_private = parser;
  parser->events = events;
  parser->receiver = receiver;
  xmlParseChunk(context, bytes, (int)count, 1);
  return context->wellFormed && context->errNo == XML_ERR_OK ? 0 : 1;
}

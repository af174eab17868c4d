#include "BenchmarkPeers.h"

#include <libxml/parser.h>
#include <string.h>

static void start_element(
    void *receiver, const xmlChar *name, const xmlChar *prefix, const xmlChar *name_space, int namespace_count,
    const xmlChar **namespaces, int attribute_count, int defaulted_count, const xmlChar **attributes) {
  (void)name, (void)prefix, (void)name_space, (void)namespace_count, (void)namespaces, (void)defaulted_count;
  for (int i = 0; i < attribute_count; i++, attributes += 5)
    *(long *)receiver += strcmp((const char *)attributes[0], "id") == 0;
}

long interface_peer_libxml2(const char *bytes, size_t count) {
  long objects = 0;
  xmlSAXHandler handler;
  memset(&handler, 0, sizeof handler);
  handler.initialized = XML_SAX2_MAGIC;
  handler.startElementNs = start_element;
  xmlParserCtxtPtr context = xmlCreatePushParserCtxt(&handler, &objects, NULL, 0, NULL);
  xmlCtxtUseOptions(context, XML_PARSE_NONET | XML_PARSE_NOENT | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
  xmlParseChunk(context, bytes, (int)count, 1);
  if (context->myDoc != NULL) xmlFreeDoc(context->myDoc);
  xmlFreeParserCtxt(context);
  return objects;
}

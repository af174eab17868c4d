#include "BenchmarkPeers.h"

#include <libxml/parser.h>
#include <stdio.h>
#include <string.h>

static void start_element(void *receiver, const xmlChar *name, const xmlChar **attributes) {
  if (strcmp((const char *)name, "Record") != 0 || attributes == NULL) return;
  for (; *attributes != NULL; attributes += 2) {
    if (strcmp((const char *)attributes[0], "type") == 0) {
      *(long *)receiver += strcmp((const char *)attributes[1], "HKQuantityTypeIdentifierBodyMass") == 0;
      return;
    }
  }
}

long health_peer_libxml2(const char *path) {
  static char buffer[1 << 20];
  long count = 0;
  xmlSAXHandler handler;
  memset(&handler, 0, sizeof handler);
  handler.initialized = 1;
  handler.startElement = start_element;
  FILE *file = fopen(path, "rb");
  if (file == NULL) return -1;
  xmlParserCtxtPtr context = xmlCreatePushParserCtxt(&handler, &count, NULL, 0, NULL);
  xmlCtxtUseOptions(context, XML_PARSE_RECOVER | XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
  size_t length;
  while ((length = fread(buffer, 1, sizeof buffer, file)) > 0) xmlParseChunk(context, buffer, (int)length, 0);
  xmlParseChunk(context, buffer, 0, 1);
  fclose(file);
  xmlFreeParserCtxt(context);
  return count;
}

#include "CXML.h"

#include <libxml/parser.h>

const char *cxml_version(void) {
  return LIBXML_DOTTED_VERSION;
}

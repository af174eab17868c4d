#ifndef CXML_LIBXML2_H
#define CXML_LIBXML2_H

#if !__has_include(<libxml/parser.h>)
#error "The headers of libxml2 are missing: install libxml2-dev (Debian, Ubuntu) or libxml2 (Homebrew)."
#endif
#include <libxml/parser.h>

#endif

#ifndef CXML_H
#define CXML_H

// The few functions of libxml2 that the Swift module `XMLReading` needs.
//
// No type of libxml2 is named here, and no header of it is included: they show types of ICU, and a Swift file that
// sees both Foundation's own copy of ICU and these headers as modules does not compile.

#if defined(__cplusplus)
extern "C" {
#endif

/// The version of libxml2 that is linked: "2.9.14".
const char *cxml_version(void);

#if defined(__cplusplus)
}
#endif

#endif

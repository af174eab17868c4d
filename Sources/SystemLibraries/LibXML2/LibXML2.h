#ifndef LIBXML2_H
#define LIBXML2_H
#endif

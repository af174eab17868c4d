#ifndef LIBICU_H
#define LIBICU_H
#endif

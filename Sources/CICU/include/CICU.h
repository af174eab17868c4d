#ifndef CICU_H
#define CICU_H
#endif

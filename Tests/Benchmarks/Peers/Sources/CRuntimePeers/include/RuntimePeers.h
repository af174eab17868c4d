#ifndef RUNTIME_PEERS_H
#define RUNTIME_PEERS_H

#include <stdint.h>

// ICU as a program in C calls it, and gettext. No type of ICU's is named here: Foundation has its own.

/// Opens a format by a skeleton of ICU, with a result that is used again.
void *peer_number_format(const char *skeleton, const char *locale);
/// Formats a number and returns the length of its text.
int32_t peer_format_number(void *format, double number);
void *peer_plural_rules(const char *locale);
/// Selects a category and returns the length of its name.
int32_t peer_select_category(void *rules, double number);
/// Opens the medium form of dates.
void *peer_date_format(const char *locale, const char *zone);
int32_t peer_format_date(void *format, double milliseconds);
/// Takes the messages of a folder in Spanish, and returns whether there are any.
int peer_use_messages(const char *folder, const char *probe);
/// Looks a message up and returns its first byte.
int peer_look_up(const char *key);

#endif

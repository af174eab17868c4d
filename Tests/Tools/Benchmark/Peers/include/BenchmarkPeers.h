#ifndef BENCHMARK_PEERS_H
#define BENCHMARK_PEERS_H

#include <stddef.h>
#include <stdint.h>

// The peers of the benchmarks: ICU, gettext and libxml2 as a program in C calls them, and the system. No
// type of ICU's is named here: Foundation has its own.

// Formats.c

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

// Messages.c

/// Takes the messages of a folder in Spanish, and returns whether a key has the text that it should have.
int peer_use_messages(const char *folder, const char *key, const char *text);
/// Looks a message up and returns its first byte.
int peer_look_up(const char *key);
/// Looks a message with a plural up, writes it with its values, and returns the length of its text.
int peer_show_message(const char *one, const char *other, int number, const char *name);

// System.c

/// Maps a file, reads its first byte and lets it go; returns the byte, -1 on failure.
int peer_map_file(const char *path);
/// Returns how often memory was allocated since the program started; -1 where that cannot be counted.
int64_t peer_allocation_count(void);

// HealthExport.c

/// Reads a file with a bare libxml2 in recovering mode, which counts records and their weights.
///
/// Returns how many records of body mass there are; negative if the file cannot be read.
long health_peer_libxml2(const char *path);

// InterfaceDocument.c

/// Reads a document with a bare libxml2, which counts the elements with an identifier.
long interface_peer_libxml2(const char *bytes, size_t count);

#endif

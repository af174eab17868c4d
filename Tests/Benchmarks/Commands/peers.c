// The work that no command on a file can avoid, as a program in C does it. Prints the seconds.
//
//   peers scan FILE TEXT     reads a file, and searches it for a text
//   peers json FILE TEXT     reads a JSON file, and finds the kinds and the ends of its values byte by byte, one of which is the text
//   peers copy FILE TARGET   reads a file, and writes it with the middle line feed doubled
//   peers xml FILE TARGET    reads an XML file event by event with libxml2, and writes it again with its writer

#define _GNU_SOURCE
#include <fcntl.h>
#include <libxml/xmlreader.h>
#include <libxml/xmlwriter.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static char *contents(const char *path, size_t *count) {
  int file = open(path, O_RDONLY);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) exit(66);
  char *bytes = malloc((size_t)status.st_size);
  *count = 0;
  for (ssize_t part; (part = read(file, bytes + *count, (size_t)status.st_size - *count)) > 0;) *count += (size_t)part;
  close(file);
  return bytes;
}

static int scan(const char *path, const char *text) {
  size_t count;
  char *bytes = contents(path, &count);
  return memmem(bytes, count, text, strlen(text)) == NULL;
}

// Returns 0 if the brackets of a file match, and the text is one of its strings.
static int json(const char *path, const char *text) {
  size_t count, depth = 0, values = 0, text_count = strlen(text);
  char *bytes = contents(path, &count);
  char *kinds = malloc(count + 1);
  size_t *ends = malloc((count + 1) * sizeof *ends);
  int has_text = 0;
  for (size_t i = 0; i < count; i++) {
    switch (bytes[i]) {
      case '{':
      case '[': depth++; break;
      case '}':
      case ']':
        if (depth-- == 0) return 65;
        break;
      case '"': {
        size_t start = ++i;
        while (i < count && bytes[i] != '"') i += bytes[i] == '\\' ? 2 : 1;
        if (i - start == text_count && memcmp(bytes + start, text, text_count) == 0) has_text = 1;
        break;
      }
      default: continue;
    }
    kinds[values] = bytes[i];
    ends[values++] = i;
  }
  return depth != 0 || values == 0 || !has_text || kinds[0] != '{' || ends[0] > count ? 65 : 0;
}

static int copy(const char *path, const char *target) {
  size_t count;
  char *bytes = contents(path, &count);
  FILE *file = fopen(target, "w");
  if (file == NULL) return 73;
  fwrite(bytes, 1, count / 2, file);
  fputc('\n', file);
  fwrite(bytes + count / 2, 1, count - count / 2, file);
  fflush(file);
  fsync(fileno(file));
  return fclose(file);
}

static int xml(const char *path, const char *target) {
  xmlTextReaderPtr reader = xmlReaderForFile(path, NULL, XML_PARSE_NONET);
  xmlTextWriterPtr writer = xmlNewTextWriterFilename(target, 0);
  if (reader == NULL || writer == NULL) return 66;
  xmlTextWriterStartDocument(writer, NULL, "UTF-8", NULL);
  while (xmlTextReaderRead(reader) == 1) {
    switch (xmlTextReaderNodeType(reader)) {
      case XML_READER_TYPE_ELEMENT: {
        int is_empty = xmlTextReaderIsEmptyElement(reader);
        xmlTextWriterStartElement(writer, xmlTextReaderConstName(reader));
        while (xmlTextReaderMoveToNextAttribute(reader) == 1)
          xmlTextWriterWriteAttribute(writer, xmlTextReaderConstName(reader), xmlTextReaderConstValue(reader));
        if (is_empty) xmlTextWriterEndElement(writer);
        break;
      }
      case XML_READER_TYPE_END_ELEMENT: xmlTextWriterEndElement(writer); break;
      case XML_READER_TYPE_TEXT:
      case XML_READER_TYPE_WHITESPACE:
      case XML_READER_TYPE_SIGNIFICANT_WHITESPACE:
        xmlTextWriterWriteString(writer, xmlTextReaderConstValue(reader));
    }
  }
  xmlTextWriterEndDocument(writer);
  xmlFreeTextWriter(writer);
  xmlFreeTextReader(reader);
  return 0;
}

int main(int count, char **arguments) {
  if (count != 4) return 64;
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  int status = strcmp(arguments[1], "scan") == 0   ? scan(arguments[2], arguments[3])
               : strcmp(arguments[1], "json") == 0 ? json(arguments[2], arguments[3])
               : strcmp(arguments[1], "copy") == 0 ? copy(arguments[2], arguments[3])
               : strcmp(arguments[1], "xml") == 0  ? xml(arguments[2], arguments[3])
                                                   : 64;
  clock_gettime(CLOCK_MONOTONIC, &end);
  printf("%.6f\n", (double)(end.tv_sec - start.tv_sec) + (double)(end.tv_nsec - start.tv_nsec) / 1e9);
  return status;
}

#include "BenchmarkPeers.h"

#include <libintl.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { capacity = 200 };

/// Settles a locale that gettext speaks Spanish in, on a machine that may have none but C.UTF-8.
///
/// gettext heeds LANGUAGE in no locale of the name "C" (nor "C.UTF-8", since glibc 2.39), so that the files
/// of C.UTF-8 are given another name.
static int use_spanish(const char *folder) {
    char link[capacity];
    if (setlocale(LC_ALL, "es_ES.UTF-8")) return 1;
    snprintf(link, capacity, "%s/es_ES.UTF-8", folder);
    if (symlink("/usr/lib/locale/C.utf8", link) != 0) return 0;
    setenv("LOCPATH", folder, 1);
    return setlocale(LC_ALL, "es_ES.UTF-8") != NULL;
}

int peer_use_messages(const char *folder, const char *key, const char *text) {
    if (!use_spanish(folder)) return 0;
    unsetenv("LANGUAGE");
    bindtextdomain("peer", folder);
    bind_textdomain_codeset("peer", "UTF-8");
    textdomain("peer");
    return strcmp(gettext(key), text) == 0;
}

int peer_look_up(const char *key) { return gettext(key)[0]; }

int peer_show_message(const char *one, const char *other, int number, const char *name) {
    char text[capacity];
    return snprintf(text, capacity, ngettext(one, other, number), number, name);
}

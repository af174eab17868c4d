#ifndef HEALTH_PEER_H
#define HEALTH_PEER_H

/// Reads a file with a bare libxml2 in recovering mode, which counts records and their weights.
///
/// Returns how many records of body mass there are; negative if the file cannot be read.
long health_peer_libxml2(const char *path);

#endif

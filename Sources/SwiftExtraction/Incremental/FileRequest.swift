/// A file of an extraction.
struct FileRequest: Sendable {
  var path: String
  var stamp: SourceStamp?
  /// Whether its strings are wanted, and not its declarations alone.
  var isWanted: Bool

  /// Returns the files of an extraction: each path once, and as wanted if it is in both lists.
  static func all(
    wanted: [SourceReference],
    known: [SourceReference]
  ) -> [FileRequest] {
    var seen: Set<String> = []
    seen.reserveCapacity(wanted.count + known.count)
    var result: [FileRequest] = []
    result.reserveCapacity(wanted.count + known.count)
    for (sources, isWanted) in [(wanted, true), (known, false)] {
      for source in sources where seen.insert(source.path).inserted {
        result.append(FileRequest(path: source.path, stamp: source.stamp, isWanted: isWanted))
      }
    }
    return result
  }
}

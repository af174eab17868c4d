import CommandSupport
import SwiftExtraction

/// What the file system says of sources, asked once for each of them.
struct SourceStamps {
  /// When the first question was asked.
  private var start = FileSystem.now()
  private var stamps: [String: FileStamp] = [:]

  /// How long a file must have been left alone before its stamp is trusted, in nanoseconds: the
  /// clocks of some file systems take steps of two seconds.
  private static let settlingTime: Int64 = 2_000_000_000

  /// Creates stamps of no files.
  init() {}

  /// Takes the stamps of files.
  init(of files: [String]) async {
    await add(files)
  }

  /// Takes the stamps of further files.
  mutating func add(_ files: [String]) async {
    let files = files.filter { stamps[$0] == nil }
    let taken = await FileSystem.stamps(of: files)
    for (file, stamp) in zip(files, taken) { stamps[file] = stamp }
  }

  /// The stamp of a file; `nil` if none was taken, or if there is no file.
  subscript(file: String) -> FileStamp? { stamps[file] }

  /// Returns a source with the stamp that tells whether it has changed, if that can be trusted.
  func reference(to file: String) -> SourceReference {
    guard let stamp = stamps[file],
      max(stamp.modified, stamp.changed) < start - Self.settlingTime
    else { return SourceReference(path: file) }
    return SourceReference(path: file, stamp: SourceStamp(stamp))
  }
}

extension SourceStamp {
  fileprivate init(_ stamp: FileStamp) {
    self.init(
      size: stamp.size,
      modified: stamp.modified,
      changed: stamp.changed,
      identifier: stamp.identifier
    )
  }
}

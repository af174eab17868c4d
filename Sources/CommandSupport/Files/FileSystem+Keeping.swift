#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension FileSystem {
  /// Puts `bytes` at `path` all at once, whatever stands there: for files that could be made again.
  ///
  /// Unlike ``replace(_:with:)`` it neither compares what was there nor waits for the disk: who finds
  /// such a file damaged makes it anew.
  ///
  /// - Parameters:
  ///   - bytes: What the file is to hold.
  ///   - path: Its path.
  ///   - isPrivate: Whether its owner alone may read it, whatever the file before allowed.
  /// - Throws: Why it could not be written.
  package static func put(
    _ bytes: [UInt8],
    at path: String,
    isPrivate: Bool = false
  ) throws(FileError) {
    let temporary = try writeBeside(
      path,
      bytes,
      path: path,
      isSynced: false,
      isPrivate: isPrivate
    )
    guard rename(temporary, path) == 0 else {
      let error = FileError.last(.write, path: path)
      unlink(temporary)
      throw error
    }
  }

  /// Removes the files of a folder whose names have `mark` in them, but for those written last.
  ///
  /// Those that a run left behind which was cut short are among them. A file that cannot be removed
  /// stays; another process may have removed it before.
  package static func removeOldFiles(
    in folder: String,
    marked mark: String,
    keeping count: Int
  ) {
    guard let names = try? names(in: folder) else { return }
    let files = names.filter { $0.contains(mark) }
      .compactMap { name -> (path: String, modified: Int64)? in
        let path = join(folder, name)
        return stamp(of: path).map { (path, $0.modified) }
      }
    guard files.count > count else { return }
    for file in files.sorted(by: { $0.modified > $1.modified }).dropFirst(count) {
      unlink(file.path)
    }
  }
}

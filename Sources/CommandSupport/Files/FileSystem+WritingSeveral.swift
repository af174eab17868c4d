#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension FileSystem {
  /// Makes several changes, all of them or none.
  ///
  /// All new files are written beside their targets before the first one takes its target's name,
  /// and every target is compared with what was read. If the system then refuses a name all the
  /// same, the files that have changed get their old content back.
  ///
  /// - Throws: `.changed` if one of the files does not hold any more what was read.
  package static func replace(_ changes: [FileChange]) throws(FileError) {
    let pending = changes.filter { $0.original.bytes != $0.bytes }
    var prepared: [(change: FileChange, target: String, temporary: String)] = []
    var named = 0
    do throws(FileError) {
      for change in pending {
        let target = resolved(change.original.path)
        try checkWritable(change.original, at: target)
        let temporary = try writeBeside(target, change.bytes, path: change.original.path)
        prepared.append((change, target, temporary))
      }
      for change in pending { try checkUnchanged(change.original) }
      for (change, target, temporary) in prepared {
        guard rename(temporary, target) == 0 else {
          throw .last(.write, path: change.original.path)
        }
        named += 1
      }
    } catch {
      for file in prepared[named...] { unlink(file.temporary) }
      for file in prepared[..<named] { restore(file.change, at: file.target) }
      throw error
    }
  }

  /// Takes a change back, as far as the system lets.
  private static func restore(_ change: FileChange, at target: String) {
    if let bytes = change.original.bytes {
      _ = try? replace(FileContent(path: change.original.path, bytes: change.bytes), with: bytes)
    } else {
      unlink(target)
    }
  }
}

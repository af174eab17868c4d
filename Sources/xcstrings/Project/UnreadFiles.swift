import CommandSupport
import Synchronization

/// The files that an extraction wanted to read and could not.
final class UnreadFiles: Sendable {
  private let isFatal: Bool
  private let noted = Mutex<[FileError]>([])

  /// Creates a list without files.
  ///
  /// - Parameter isFatal: Whether the extraction ends at the first of them; it goes on as if the
  ///   file were empty if not.
  init(isFatal: Bool) {
    self.isFatal = isFatal
  }

  /// Why they could not be read, in the order of their paths.
  var errors: [FileError] {
    noted.withLock(\.self).sorted { $0.path < $1.path }
  }

  /// Reads a file.
  func bytes(of path: String) throws(FileError) -> [UInt8] {
    do {
      return try FileSystem.read(path)
    } catch {
      guard !isFatal else { throw error }
      noted.withLock { $0.append(error) }
      return []
    }
  }
}

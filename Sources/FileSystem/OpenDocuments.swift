import Synchronization
import SystemPackage

/// The contents of documents that an editor has open, which replace those of their files.
///
/// An editor may have changed a document without saving it. While a task has open documents, files
/// are read and compared as the editor shows them.
package final class OpenDocuments: Sendable {
  private struct Document: Sendable {
    var bytes: [UInt8]
    var stamp: FileStamp
  }

  private struct State {
    var documents: [String: Document] = [:]
    var changeCount: Int64 = 0
  }

  private let state = Mutex(State())
  /// A number by which stamps differ from those of files and of other processes.
  private let identifier = UInt64.random(in: .min ... .max)

  /// Creates a set without documents.
  package init() {}

  /// The number of changes since the start.
  package var changeCount: Int { Int(state.withLock(\.changeCount)) }

  /// Sets or removes the content of a document.
  ///
  /// - Parameters:
  ///   - bytes: The content; `nil` after the document was closed.
  ///   - path: The absolute path of its file.
  package func set(_ bytes: [UInt8]?, at path: String) {
    state.withLock { state in
      state.changeCount += 1
      // A stamp of the distant past is trusted, and the number of the change is unique.
      state.documents[path] = bytes.map { bytes in
        let stamp = FileStamp(
          size: Int64(bytes.count),
          modified: state.changeCount,
          changed: state.changeCount,
          identifier: identifier
        )
        return Document(bytes: bytes, stamp: stamp)
      }
    }
  }

  fileprivate func bytes(at path: String) -> [UInt8]? {
    state.withLock { $0.documents[path]?.bytes }
  }

  fileprivate func stamp(at path: String) -> FileStamp? {
    state.withLock { $0.documents[path]?.stamp }
  }

  fileprivate var isEmpty: Bool { state.withLock(\.documents.isEmpty) }
}

extension FileSystem {
  /// The documents that the editor of this task has open; `nil` without an editor.
  @TaskLocal package static var openDocuments: OpenDocuments?
}

extension OpenDocuments? {
  /// Returns the content of the document at a path of this task; `nil` if it is not open.
  func bytes(at path: String) -> [UInt8]? {
    guard let self, !self.isEmpty else { return nil }
    return self.bytes(at: FileSystem.absolutePath(of: path))
  }

  /// Returns the stamp of the document at a path of this task; `nil` if it is not open.
  func stamp(at path: String) -> FileStamp? {
    guard let self, !self.isEmpty else { return nil }
    return self.stamp(at: FileSystem.absolutePath(of: path))
  }
}

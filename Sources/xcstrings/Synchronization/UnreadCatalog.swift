import CommandSupport
import Diagnostics
import StringCatalog

/// A catalog that cannot be brought in step because it cannot be read.
struct UnreadCatalog {
  /// The path of the catalog.
  let path: String
  /// How a command ends for that.
  let status: ExitStatus
  /// What is wrong with what the file holds; empty if it could not be reached.
  let diagnostics: [Diagnostic]

  /// Creates a catalog that a failure keeps from being read.
  init(path: String, _ failure: CommandFailure) {
    self.path = path
    status = failure.status
    let bytes = failure.status == .data ? try? FileSystem.read(path) : nil
    diagnostics = bytes.map { StringCatalog.parse($0, file: path).diagnostics } ?? []
  }
}

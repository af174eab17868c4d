package import Diagnostics
import Synchronization

/// The files in which a command found errors that it printed as diagnostics.
///
/// A command can print its result although it could not read a part of its input. At its end, this
/// list shows whether it has read everything.
package final class DamagedFiles: Sendable {
  private let paths = Mutex<Set<String>>([])

  /// Creates an empty list.
  init() {}

  /// The number of files.
  package var count: Int { paths.withLock(\.count) }

  /// Returns whether an error in the file of a diagnostic was printed.
  package func contains(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.location.map { location in paths.withLock { $0.contains(location.file) } } ?? false
  }

  /// Adds the file of a diagnostic, if it is an error in a file.
  func add(_ diagnostic: Diagnostic) {
    guard diagnostic.severity == .error, let file = diagnostic.location?.file else { return }
    _ = paths.withLock { $0.insert(file) }
  }
}

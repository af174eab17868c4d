import Foundation

/// A place where a log can be, and what is there.
package struct StoreFile: Hashable, Sendable {
  /// The path of the database.
  package let path: String
  /// How many bytes it takes, with what was not merged yet; `nil` if there is none.
  package let bytes: Int64?

  /// Looks at a place.
  init(at place: StoreLocation) {
    path = place.database
    var status = stat()
    guard stat(path, &status) == 0 else {
      bytes = nil
      return
    }
    let own = Int64(status.st_size)
    bytes = stat(path + "-wal", &status) == 0 ? own + Int64(status.st_size) : own
  }
}

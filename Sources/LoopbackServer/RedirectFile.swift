package import FileSystem
import SystemPackage

/// A private file that leads the browser to an address with a secret.
///
/// The command that opens the browser names only the file, so other users cannot read the secret in
/// the list of processes.
package struct RedirectFile: Hashable, Sendable {
  /// The absolute path.
  package let path: String

  /// Writes the file, which only its owner may read.
  ///
  /// - Parameters:
  ///   - address: The address of a server.
  ///   - environment: The environment variables. The file is written in `XDG_RUNTIME_DIR`, or else
  ///     in the folder for temporary files.
  /// - Throws: An error if the file cannot be written.
  package init(to address: String, environment: [String: String]) throws(FileError) {
    let folder = Self.folder(in: environment)
    let name = "xcstrings-\(UInt64.random(in: 0...UInt64.max)).html"
    path = FileSystem.join(folder, name)
    try FileSystem.put(Array(Self.page(to: address).utf8), at: path, isPrivate: true)
  }

  /// Removes the file.
  ///
  /// - Throws: An error if it cannot be removed, unless it does not exist.
  package func remove() throws(FileError) {
    do {
      try FileSystem.removeFile(path)
    } catch {
      guard error.errno == .noSuchFileOrDirectory else { throw error }
    }
  }

  private static func folder(in environment: [String: String]) -> String {
    let choices = [environment["XDG_RUNTIME_DIR"], environment["TMPDIR"]].compactMap(\.self)
    return choices.first { $0.hasPrefix("/") && FileSystem.kind(of: $0) == .folder } ?? "/tmp"
  }

  private static func page(to address: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="referrer" content="no-referrer">
    <meta http-equiv="refresh" content="1; url=\(address)">
    <title>xcstrings</title>
    <script>location.replace("\(address)")</script>
    <a href="\(address)">xcstrings</a>

    """
  }
}

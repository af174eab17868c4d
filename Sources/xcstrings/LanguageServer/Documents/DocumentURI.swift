import FileSystem

/// The addresses of files in the protocol.
enum DocumentURI {
  private static let scheme = "file://"

  /// Returns the absolute path of an address; `nil` if it is not one of a file of this machine.
  static func path(of uri: String) -> String? {
    guard uri.utf8.count > scheme.utf8.count,
      uri.prefix(scheme.count).lowercased() == scheme
    else { return nil }
    var rest = uri.utf8.dropFirst(scheme.utf8.count)
    if rest.starts(with: "localhost/".utf8) { rest = rest.dropFirst("localhost".utf8.count) }
    guard rest.first == UInt8(ascii: "/"), let path = PercentEncoding.decoded(Substring(rest)),
      // A path with a NUL would end before it for the operating system.
      !path.utf8.contains(0)
    else { return nil }
    return FileSystem.absolutePath(of: path)
  }

  /// Returns the address of a file.
  static func uri(ofFileAt path: String) -> String {
    scheme + PercentEncoding.encoded(FileSystem.absolutePath(of: path), keeping: "/")
  }
}

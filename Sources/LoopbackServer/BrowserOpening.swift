/// The commands that open a file in the user's browser.
package enum BrowserOpening {
  /// A command: a program, which is looked up in `PATH`, and its arguments.
  package typealias Command = [String]

  /// Returns commands to open a file, of which the caller runs the first one that exists.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the file.
  ///   - environment: The environment variables. `BROWSER` has commands, separated by colons, in
  ///     which `%s` is replaced by the file.
  ///   - isMacOS: Whether the operating system is macOS.
  /// - Returns: The commands. There are none without a display, because browsers for terminals run no
  ///   scripts.
  package static func commands(
    toOpen path: String,
    environment: [String: String],
    isMacOS: Bool = isOnMacOS
  ) -> [Command] {
    let address = "file://" + encode(path)
    let chosen = (environment["BROWSER"] ?? "").split(separator: ":").compactMap { choice in
      let words = choice.split(separator: " ").map(String.init)
      guard words.contains(where: { $0.contains("%s") }) else {
        return words.isEmpty ? nil : words + [address]
      }
      return words.map { replacePlaceholder(in: $0, with: address) }
    }
    if isMacOS { return chosen + [["open", address]] }
    let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    return chosen + (hasDisplay ? [["xdg-open", address]] : [])
  }

  /// Whether this program was built for macOS.
  package static var isOnMacOS: Bool {
    #if os(macOS)
    true
    #else
    false
    #endif
  }

  private static func replacePlaceholder(in word: String, with address: String) -> String {
    word.split(separator: "%s", omittingEmptySubsequences: false).joined(separator: address)
  }

  /// Encodes the characters of a path that have another meaning in an address.
  private static func encode(_ path: String) -> String {
    path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        String(Unicode.Scalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}

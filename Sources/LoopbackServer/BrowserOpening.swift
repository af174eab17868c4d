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
    let chosen = (environment["BROWSER"] ?? "").split(separator: ":")
      .compactMap { choice in
        let words = choice.split(separator: " ").map(String.init)
        guard words.contains(where: { $0.contains("%s") }) else {
          return words.isEmpty ? nil : words + [path]
        }
        return words.map { replacePlaceholder(in: $0, with: path) }
      }
    if isMacOS { return chosen + [["open", path]] }
    let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    return chosen + (hasDisplay ? [["xdg-open", path]] : [])
  }

  /// Whether this program was built for macOS.
  package static var isOnMacOS: Bool {
    #if os(macOS)
    true
    #else
    false
    #endif
  }

  private static func replacePlaceholder(in word: String, with path: String) -> String {
    word.split(separator: "%s", omittingEmptySubsequences: false).joined(separator: path)
  }
}

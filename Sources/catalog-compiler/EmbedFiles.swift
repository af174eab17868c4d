import FoundationEssentials

/// Generates the Swift source that contains the text of files.
struct EmbedFiles {
  /// Writes the source.
  ///
  /// - Parameter arguments: The path of the source, and those of the files.
  /// - Throws: `Failure` if a file cannot be read or written.
  static func run(_ arguments: ArraySlice<String>) throws(Failure) {
    guard let output = arguments.first else {
      throw Failure("usage: catalog-compiler embed-files OUTPUT FILE...", .usage)
    }
    var entries: [String] = []
    for path in arguments.dropFirst() {
      guard let text = String(validating: try content(of: path), as: UTF8.self) else {
        throw Failure("error: '\(path)' is not UTF-8", .unreadableInput)
      }
      let name = path.split(separator: "/").last ?? ""
      entries.append("    (\"\(name)\", \(literal(text))),")
    }
    let source = """
      /// The text files of the target.
      enum EmbeddedFiles {
        /// The files with their texts, without the last line break.
        static let all: [(name: String, text: StaticString)] = [
      \(entries.joined(separator: "\n"))
        ]
      }

      """
    try replaceContent(of: output, with: source)
  }

  /// Returns a raw string literal, whose delimiter has more number signs than the text has in a row.
  private static func literal(_ text: String) -> String {
    let longest = text.split(omittingEmptySubsequences: true) { $0 != "#" }.map(\.count).max() ?? 0
    let delimiter = String(repeating: "#", count: longest + 1)
    let lines = text.hasSuffix("\n") ? text.dropLast() : text[...]
    return "\(delimiter)\"\"\"\n\(lines)\n\"\"\"\(delimiter)"
  }
}

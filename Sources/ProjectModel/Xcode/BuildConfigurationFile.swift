/// Reads the settings of `.xcconfig` files, and of those that they include.
struct BuildConfigurationFile {
  /// Returns the content of a file; `nil` if there is none.
  let read: (String) -> [UInt8]?

  /// How many files may include each other; a chain that is longer is a ring.
  private static let greatestDepth = 16

  /// Returns the settings of a file; none if it cannot be read.
  func settings(at path: String) -> [String: [String]] {
    settings(at: path, depth: 0)
  }

  private func settings(at path: String, depth: Int) -> [String: [String]] {
    guard depth < Self.greatestDepth, let bytes = read(path) else { return [:] }
    var settings: [String: [String]] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = Self.withoutComment(line)
      if text.hasPrefix("#include") {
        guard let included = Self.includedPath(text, from: path) else { continue }
        settings.merge(self.settings(at: included, depth: depth + 1)) { $1 }
      } else if let (name, hasCondition, value) = Self.assignment(text) {
        let words = BuildSettings.words(in: value)
        // A value under a condition stands beside that of the other conditions.
        settings[name] = hasCondition ? (settings[name] ?? []) + words : words
      }
    }
    return settings
  }

  /// Returns the parts of `NAME = value` and `NAME[sdk=…][arch=…] = value`; `nil` for anything else.
  private static func assignment(
    _ text: Substring
  ) -> (name: String, hasCondition: Bool, value: Substring)? {
    let name = text.prefix { $0 != "=" && $0 != "[" }
    var rest = text[name.endIndex...]
    let hasCondition = rest.first == "["
    while rest.first == "[" {
      rest = rest.drop { $0 != "]" }.dropFirst().drop(while: \.isWhitespace)
    }
    guard rest.first == "=" else { return nil }
    return (name.filter { !$0.isWhitespace }, hasCondition, rest.dropFirst())
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var end = line.startIndex
    while end < line.endIndex, !line[end...].hasPrefix("//") { end = line.index(after: end) }
    return line[..<end].drop(while: \.isWhitespace)
  }

  private static func includedPath(_ text: Substring, from path: String) -> String? {
    let quoted = text.split(separator: "\"", omittingEmptySubsequences: false)
    guard quoted.count >= 3 else { return nil }
    return RelativePath.join(RelativePath.folder(of: path), String(quoted[1]))
  }
}

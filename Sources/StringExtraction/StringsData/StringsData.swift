import JSONSyntax

/// The strings of one source, as compilers leave them beside the object file: a `.stringsdata` file.
///
/// ```swift
/// let strings = StringsData(source: "Sources/App.swift", tables: [table])
/// let bytes = strings.printed()
/// let parsed = StringsData.parse(bytes, file: "App.stringsdata")
/// ```
package struct StringsData: Hashable, Sendable {
  /// The path of the source.
  package var source: String
  /// The tables that the source uses, in the order of the file.
  package var tables: [Table]
  /// Whether the source could not be read to its end, so that it may have more strings.
  package var isIncomplete: Bool

  /// Creates the strings of a source.
  package init(source: String, tables: [Table] = [], isIncomplete: Bool = false) {
    self.source = source
    self.tables = tables
    self.isIncomplete = isIncomplete
  }

  /// How such files are called, behind the dot.
  package static let fileExtension = "stringsdata"

  /// What stands for the source where the phrases of App Shortcuts were found in a whole target.
  package static let appShortcutsSource = "ExtractedAppShortcutsMetadata"
}

// MARK: - Field

extension StringsData {
  /// The names that the format has for its fields.
  enum Field {
    static let source = "source"
    static let version = "version"
    static let tables = "tables"
    /// A field of ours: those who read the format leave alone what they do not know.
    static let incomplete = "incomplete"
    static let key = "key"
    static let value = "value"
    static let phrases = "values"
    static let comment = "comment"
    static let location = "location"
    static let line = "startingLine"
    static let column = "startingColumn"
  }

  /// The version of the format of sources.
  static let version = 1
  /// The version of the format of App Shortcuts, which differs in what is left out here.
  static let appShortcutsVersion = 2
}

// MARK: - Printing

extension StringsData {
  /// Returns the bytes of the file: the same for the same value on every machine.
  ///
  /// - Complexity: O(*n*), where *n* is the number of strings.
  package func printed() -> [UInt8] {
    var members: [JSONValue.Member] = []
    if isIncomplete { members.append(.init(Field.incomplete, .boolean(true))) }
    members.append(.init(Field.source, .string(source)))
    let tables = tables.map { JSONValue.Member($0.name, .array($0.entries.map(\.json))) }
    members.append(.init(Field.tables, .object(tables)))
    let isOfShortcuts = source == Self.appShortcutsSource
    let version = isOfShortcuts ? Self.appShortcutsVersion : Self.version
    members.append(.init(Field.version, .number("\(version)")))
    return JSONValue.object(members).printed()
  }
}

extension StringsData.Entry {
  /// The entry with its fields in alphabetical order, as compilers write them.
  fileprivate var json: JSONValue {
    // Compilers write an empty comment where there is none.
    var members = [JSONValue.Member(StringsData.Field.comment, .string(comment ?? ""))]
    members.append(.init(StringsData.Field.key, .string(key)))
    if let location { members.append(.init(StringsData.Field.location, location.json)) }
    if let value { members.append(.init(StringsData.Field.value, .string(value))) }
    if !phrases.isEmpty {
      members.append(.init(StringsData.Field.phrases, .array(phrases.map(JSONValue.string))))
    }
    return .object(members)
  }
}

extension StringsData.Location {
  fileprivate var json: JSONValue {
    .object([
      .init(StringsData.Field.column, .number("\(column)")),
      .init(StringsData.Field.line, .number("\(line)")),
    ])
  }
}

// MARK: - File name

extension StringsData {
  /// Returns the name of the file for a source.
  ///
  /// The name tells the whole path, so that no two sources share one and every machine finds the
  /// same: `Sources/App/View.swift` has `Sources=App=View.stringsdata`. A slash is written as `=`;
  /// what would be taken for one, or would hide the file, as `%` and two hexadecimal digits. A path
  /// that file systems find too long keeps its end, behind the fingerprint of the whole.
  ///
  /// - Parameter path: The path of the source, from the root of the project.
  /// - Returns: The name, its extension included.
  package static func fileName(ofSourceAt path: String) -> String {
    let suffix = ".swift"
    let stem = path.hasSuffix(suffix) ? String(path.dropLast(suffix.count)) : path
    var name: [UInt8] = []
    for byte in stem.utf8 {
      switch byte {
      case UInt8(ascii: "/"): name.append(UInt8(ascii: "="))
      case UInt8(ascii: "="): name += "%3D".utf8
      case UInt8(ascii: "%"): name += "%25".utf8
      case UInt8(ascii: ".") where name.isEmpty: name += "%2E".utf8
      default: name.append(byte)
      }
    }
    let text =
      name.count <= longestStem
      ? String(decoding: name, as: UTF8.self) : shortened(name, fingerprint: fingerprint(of: path))
    return "\(text).\(fileExtension)"
  }

  /// Names may have 255 bytes; some are left for the extension and for what marks temporary files.
  private static let longestStem = 220

  private static func shortened(_ name: [UInt8], fingerprint: UInt64) -> String {
    let mark = String(fingerprint, radix: 16)
    let end = name.suffix(longestStem - mark.utf8.count - 1)
      // No character is cut apart.
      .drop { $0 & 0xC0 == 0x80 }
    return "\(mark)=\(String(decoding: end, as: UTF8.self))"
  }

  /// FNV-1a in 64 bits: the same in every process, unlike `Hasher`.
  private static func fingerprint(of text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

import JSONSyntax
import StringCatalog
import SwiftTypeChecker

/// The strings of one source, which compilers write next to the object file as `.stringsdata`.
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
  /// The literals in calls whose callee is not known, which may be keys.
  ///
  /// Because of them, `sync` keeps the keys that no source has.
  package var unresolved: [PlainLiteral]
  /// Whether the source was not read to its end and may have more strings.
  package var isIncomplete: Bool

  /// Creates the strings of a source.
  package init(
    source: String,
    tables: [Table] = [],
    unresolved: [PlainLiteral] = [],
    isIncomplete: Bool = false
  ) {
    self.source = source
    self.tables = tables
    self.unresolved = unresolved
    self.isIncomplete = isIncomplete
  }

  /// The extension of the file name, without the dot.
  package static let fileExtension = "stringsdata"

  /// The path that replaces the source if the phrases of App Shortcuts belong to a whole target.
  package static let appShortcutsSource = "ExtractedAppShortcutsMetadata"
}

// MARK: - Field

extension StringsData {
  /// The names of the fields of the format.
  enum Field {
    static let source = "source"
    static let version = "version"
    static let tables = "tables"
    /// A field of this package.
    ///
    /// Other readers of the format ignore unknown fields.
    static let incomplete = "incomplete"
    static let key = "key"
    static let value = "value"
    static let phrases = "values"
    static let comment = "comment"
    static let location = "location"
    static let line = "startingLine"
    static let column = "startingColumn"
    /// Fields of this package, with the offsets of placeholders whose types were not known.
    static let assumedInKey = "assumedInKey"
    static let assumedInValue = "assumedInValue"
    /// Fields of this package, with the literals in calls whose callee is not known.
    ///
    /// The texts of a literal are a hash in hexadecimal digits.
    static let unresolved = "unresolved"
    static let call = "call"
    static let reason = "reason"
    static let texts = "texts"
  }

  /// The version of the format of sources.
  static let version = 1
  /// The version of the format for App Shortcuts, whose additional fields are not read.
  static let appShortcutsVersion = 2
}

// MARK: - Printing

extension StringsData {
  /// Returns the bytes of the file, which are the same on each machine.
  ///
  /// - Complexity: O(*n*), where *n* is the number of strings.
  package func printed() -> [UInt8] {
    var members: [JSONValue.Member] = []
    if isIncomplete { members.append(.init(Field.incomplete, .boolean(true))) }
    members.append(.init(Field.source, .string(source)))
    let tables = tables.map { JSONValue.Member($0.name, .array($0.entries.map(\.json))) }
    members.append(.init(Field.tables, .object(tables)))
    if !unresolved.isEmpty {
      members.append(.init(Field.unresolved, .array(unresolved.map(\.json))))
    }
    let isOfShortcuts = source == Self.appShortcutsSource
    let version = isOfShortcuts ? Self.appShortcutsVersion : Self.version
    members.append(.init(Field.version, .number("\(version)")))
    return JSONValue.object(members).printed()
  }
}

extension StringsData.Entry {
  /// The entry with its fields in alphabetical order, as compilers write them.
  fileprivate var json: JSONValue {
    // Compilers write an empty comment if there is none.
    var members = [
      (StringsData.Field.assumedInKey, assumed.inKey),
      (StringsData.Field.assumedInValue, assumed.inDefaultValue),
    ]
    .filter { !$0.1.isEmpty }
    .map { JSONValue.Member($0.0, .array($0.1.map { .number("\($0)") })) }
    members.append(.init(StringsData.Field.comment, .string(comment ?? "")))
    members.append(.init(StringsData.Field.key, .string(key)))
    if let location { members.append(.init(StringsData.Field.location, location.json)) }
    if let value { members.append(.init(StringsData.Field.value, .string(value))) }
    if !phrases.isEmpty {
      members.append(.init(StringsData.Field.phrases, .array(phrases.map(JSONValue.string))))
    }
    return .object(members)
  }
}

extension PlainLiteral {
  /// The literal with its fields in alphabetical order.
  fileprivate var json: JSONValue {
    .object([
      .init(StringsData.Field.call, .string(unknown?.name ?? "")),
      .init(StringsData.Field.location, StringsData.Location(line: line, column: column).json),
      .init(StringsData.Field.reason, .string(unknown?.reason ?? "")),
      .init(StringsData.Field.texts, .string(String(texts.rawValue, radix: 16))),
    ])
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
  /// The name contains the whole path, so it is unique and the same on each machine:
  /// `Sources/App/View.swift` has `Sources=App=View.stringsdata`. A slash is written as `=`. A
  /// character that would be read as a slash or would hide the file is written as `%` and two
  /// hexadecimal digits. A path that is too long for file systems is shortened to its end, with the
  /// fingerprint of the whole path before it.
  ///
  /// - Parameter path: The path of the source, from the root of the project.
  /// - Returns: The name with its extension.
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

  /// The maximum length, which leaves room in 255 bytes for the extension and for temporary names.
  private static let longestStem = 220

  private static func shortened(_ name: [UInt8], fingerprint: UInt64) -> String {
    let mark = String(fingerprint, radix: 16)
    let end = name.suffix(longestStem - mark.utf8.count - 1)
      // Characters are not split.
      .drop { $0 & 0xC0 == 0x80 }
    return "\(mark)=\(String(decoding: end, as: UTF8.self))"
  }

  /// Returns a hash that is the same in each process, unlike that of `Hasher`.
  private static func fingerprint(of text: String) -> UInt64 {
    var hash = FNV1a()
    hash.append(text)
    return hash.value
  }
}

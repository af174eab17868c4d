package import Diagnostics
import JSONSyntax
import StringCatalog
import SwiftTypeChecker

/// Reads a value from JSON, and collects the problems.
struct StringsDataReader {
  private var errors = DiagnosticList(.error)
  private var warnings = DiagnosticList(.warning)

  /// The problems, errors first.
  var diagnostics: [Diagnostic] { errors.all + warnings.all }

  mutating func read(_ root: JSONElement) -> StringsData? {
    guard root.isObject else {
      note(.stringsDataNotObject, at: root)
      return nil
    }
    guard let source = root.member(StringsData.Field.source)?.string else {
      note(.fieldMissing(StringsData.Field.source), at: root)
      return nil
    }
    guard hasKnownVersion(root, source: source) else { return nil }
    var data = StringsData(source: source)
    if let tables = root.member(StringsData.Field.tables) { data.tables = readTables(tables) }
    data.unresolved =
      root.member(StringsData.Field.unresolved)?.elements.compactMap(readLiteral) ?? []
    data.isIncomplete = root.member(StringsData.Field.incomplete)?.isTrue ?? false
    return data
  }

  /// The version is read first, because the meaning of other versions is not known.
  private mutating func hasKnownVersion(_ root: JSONElement, source: String) -> Bool {
    guard let version = root.member(StringsData.Field.version) else {
      note(.fieldMissing(StringsData.Field.version), at: root)
      return false
    }
    let isKnown =
      version.integer == StringsData.version
      || source == StringsData.appShortcutsSource
        && version.integer == StringsData.appShortcutsVersion
    if !isKnown { note(.stringsDataVersionUnsupported(version.spelling), at: version) }
    return isKnown
  }

  private mutating func note(_ message: Diagnostic.Message, at element: JSONElement) {
    errors.append(Diagnostic(message, .error, at: element.location))
  }

  private mutating func warn(_ message: Diagnostic.Message, at element: JSONElement) {
    warnings.append(Diagnostic(message, .warning, at: element.location))
  }
}

// MARK: - Tables and strings

extension StringsDataReader {
  private mutating func readTables(_ tables: JSONElement) -> [StringsData.Table] {
    guard tables.isObject else {
      warn(.fieldNotObject(StringsData.Field.tables), at: tables)
      return []
    }
    var read: [StringsData.Table] = []
    for member in tables.members {
      let name = member.name
      guard member.value.isArray else {
        warn(.stringsDataTableNotList(name), at: member.value)
        continue
      }
      var entries: [StringsData.Entry] = []
      for element in member.value.elements {
        if let entry = readEntry(element, table: name) { entries.append(entry) }
      }
      read.append(StringsData.Table(name: name, entries: entries))
    }
    return read
  }

  /// Reads a string, which is an object or only a key.
  private mutating func readEntry(_ element: JSONElement, table: String) -> StringsData.Entry? {
    if let key = element.string { return StringsData.Entry(key: key) }
    guard let key = element.member(StringsData.Field.key)?.string else {
      warn(.stringsDataEntryInvalid(in: table), at: element)
      return nil
    }
    let comment = readText(StringsData.Field.comment, of: element)
    return StringsData.Entry(
      key: key,
      value: readText(StringsData.Field.value, of: element),
      phrases: readPhrases(of: element),
      comment: comment == "" ? nil : comment,
      location: readLocation(of: element),
      assumed: AssumedSpecifiers(
        inKey: readOffsets(StringsData.Field.assumedInKey, of: element),
        inDefaultValue: readOffsets(StringsData.Field.assumedInValue, of: element)
      )
    )
  }

  private mutating func readText(_ name: String, of element: JSONElement) -> String? {
    guard let member = element.member(name), !member.isNull else { return nil }
    if member.string == nil { warn(.fieldNotText(name), at: member) }
    return member.string
  }

  private mutating func readPhrases(of element: JSONElement) -> [String] {
    guard let member = element.member(StringsData.Field.phrases), !member.isNull else { return [] }
    guard let phrases = member.strings else {
      warn(.fieldNotTextList(StringsData.Field.phrases), at: member)
      return []
    }
    return phrases
  }

  private func readOffsets(_ name: String, of element: JSONElement) -> [Int] {
    element.member(name)?.elements.compactMap(\.integer) ?? []
  }

  /// Reads a literal; `nil` if it cannot be compared with keys.
  private func readLiteral(_ element: JSONElement) -> PlainLiteral? {
    guard let texts = element.member(StringsData.Field.texts)?.string,
      let hash = UInt64(texts, radix: 16)
    else { return nil }
    let location = readLocation(of: element)
    return PlainLiteral(
      texts: Fingerprint(rawValue: hash),
      range: 0..<0,
      line: location?.line ?? 1,
      column: location?.column ?? 1,
      unknown: PossibleKeyUse.UnknownCall(
        name: element.member(StringsData.Field.call)?.string ?? "",
        reason: element.member(StringsData.Field.reason)?.string ?? ""
      )
    )
  }

  /// An invalid location is ignored, because it only helps to find the string.
  private func readLocation(of element: JSONElement) -> StringsData.Location? {
    let location = element.member(StringsData.Field.location)
    guard let line = location?.member(StringsData.Field.line)?.integer, line > 0,
      let column = location?.member(StringsData.Field.column)?.integer, column > 0
    else { return nil }
    return StringsData.Location(line: line, column: column)
  }
}

// MARK: - Parsing

extension StringsData {
  /// Reads a `.stringsdata` file.
  ///
  /// Unknown fields are ignored. A string that cannot be read is skipped with a warning.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path of the file, for the locations of diagnostics.
  /// - Returns: The strings, or `nil` if the file cannot be read; and the problems.
  package static func parse(_ bytes: [UInt8], file: String) -> ParseResult<StringsData?> {
    let parsed = JSONDocument.parse(bytes, file: file)
    guard let document = parsed.value else {
      return ParseResult(nil, diagnostics: parsed.diagnostics)
    }
    var reader = StringsDataReader()
    let value = reader.read(document.root)
    return ParseResult(value, diagnostics: parsed.diagnostics + reader.diagnostics)
  }
}

// MARK: - Strings data

/// The problems with a file of extracted strings.
extension Diagnostic.Message {
  /// The value of the file is not an object.
  static let stringsDataNotObject = Self(
    "strings-data-not-object",
    "this is not a .stringsdata file"
  )

  /// The version is not known.
  static func stringsDataVersionUnsupported(_ version: String) -> Self {
    Self(
      "strings-data-version-unsupported",
      "version \(version) of .stringsdata files is not supported, only version 1"
    )
  }

  /// A table is not a list of strings.
  static func stringsDataTableNotList(_ table: String) -> Self {
    Self("strings-data-table-not-list", "the table \(quoted: table) must be a list of strings")
  }

  /// A string of a table is neither an object with a key nor a key.
  static func stringsDataEntryInvalid(in table: String) -> Self {
    Self(
      "strings-data-entry-invalid",
      "a string of the table \(quoted: table) has no key; it is skipped"
    )
  }
}

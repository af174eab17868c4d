package import CatalogExchange
package import Diagnostics
import FileFormats
import ICU
package import ProjectConfiguration

/// A glossary as a table, with a row for each word of another language.
///
/// The columns are `source`, `language`, `target`, `status` (`preferred`, `accepted`, `forbidden`,
/// `source`), `translate`, `caseSensitive`, `match`, `keys`, `tables`, `screens`, `roles`,
/// `definition` and `note`. The first three are sufficient. Values of a term may be in any of its rows.
package enum GlossaryTable {
  /// The columns.
  enum Column: String, CaseIterable {
    case source, language, target, status, translate, caseSensitive, match, keys, tables,
      screens, roles, definition, note
  }

  /// The meaning of a word.
  enum Status: String, CaseIterable {
    case preferred, accepted, forbidden
    /// Another form of the term in the source language.
    case source
  }

  /// Returns the table of terms in CSV, without their exceptions.
  package static func printed(_ terms: [Configuration.GlossaryTerm]) -> [UInt8] {
    let printer = DelimitedPrinter()
    var bytes: [UInt8] = []
    printer.print(Column.allCases.map(\.rawValue), into: &bytes)
    for term in terms {
      for word in words(of: term) {
        let row = [
          term.term, word.language, word.text, word.status.rawValue, "\(term.isTranslated)",
          "\(term.isCaseSensitive)", term.match.rawValue,
          term.scope.keys.map(\.text).joined(separator: "\n"),
          term.scope.tables.joined(separator: "\n"),
          term.scope.screens.map(\.text).joined(separator: "\n"),
          term.scope.roles.map(\.text).joined(separator: "\n"), term.definition ?? "",
          term.note ?? "",
        ]
        printer.print(row.map(FormulaEscaping.applied), into: &bytes)
      }
    }
    return bytes
  }

  private static func words(
    of term: Configuration.GlossaryTerm
  ) -> [(language: String, text: String, status: Status)] {
    let others: [([String: [String]], Status)] = [
      (term.translations, .preferred), (term.variants, .accepted), (term.forbidden, .forbidden),
    ]
    let words =
      term.sourceVariants.map { ("", $0, Status.source) }
      + others.flatMap { texts, status in
        texts.sorted { $0.key < $1.key }
          .flatMap { language, texts in texts.map { (language, $0, status) } }
      }
    return words.isEmpty ? [("", "", .preferred)] : words
  }

  /// Reads a table, whose delimiter and encoding are detected.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path for the locations of diagnostics.
  ///   - codes: The codes of languages in the file.
  /// - Returns: The terms in the order of their first rows, and the problems.
  package static func parse(
    _ bytes: [UInt8],
    file: String,
    codes: LanguageCodes = LanguageCodes()
  ) -> ParseResult<[Configuration.GlossaryTerm]> {
    let parsed = DelimitedReader.parse(bytes, file: file)
    var reader = GlossaryTableReader(file: file, codes: codes)
    guard let header = parsed.value.first, reader.read(header: header) else {
      let start = Location(file: file, utf8Range: 0..<0, line: 1, column: 1)
      return ParseResult(
        [],
        diagnostics: parsed.diagnostics + [Diagnostic(.glossaryColumns, .error, at: start)]
      )
    }
    for row in parsed.value.dropFirst() { reader.read(row) }
    return ParseResult(reader.terms, diagnostics: parsed.diagnostics + reader.diagnostics.all)
  }

  /// Returns the names of the columns of a table that are not those of a glossary.
  static func unknownColumns(of bytes: [UInt8], file: String) -> [String] {
    let known = Set(Column.allCases.map { $0.rawValue.lowercased() })
    return (DelimitedReader.parse(bytes, file: file).value.first?.texts ?? [])
      .filter { !known.contains($0.lowercased()) }
  }
}

/// Reads the rows of a glossary.
private struct GlossaryTableReader {
  let file: String
  let codes: LanguageCodes
  private(set) var terms: [Configuration.GlossaryTerm] = []
  private(set) var diagnostics = LimitedDiagnostics()
  private var columns: [GlossaryTable.Column: Int] = [:]
  private var positions: [String: Int] = [:]

  init(file: String, codes: LanguageCodes) {
    self.file = file
    self.codes = codes
  }

  /// Reads the names of the columns, and returns whether the terms have one.
  mutating func read(header: DelimitedRow) -> Bool {
    for (position, text) in header.texts.enumerated() {
      let name = text.lowercased()
      let column = GlossaryTable.Column.allCases.first { $0.rawValue.lowercased() == name }
      if let column, columns[column] == nil { columns[column] = position }
    }
    return columns[.source] != nil
  }

  mutating func read(_ row: DelimitedRow) {
    func field(_ column: GlossaryTable.Column) -> DelimitedField? {
      columns[column].flatMap { row.fields.indices.contains($0) ? row.fields[$0] : nil }
    }
    func text(_ column: GlossaryTable.Column) -> String? {
      guard let field = field(column) else { return nil }
      let text = FormulaEscaping.removed(from: field.text)
      return text.isEmpty ? nil : text
    }
    guard let source = text(.source) else { return }
    let index = positions[source] ?? terms.count
    if index == terms.count {
      positions[source] = index
      terms.append(Configuration.GlossaryTerm(source))
    }
    // A method of the reader would copy all terms, because it would read them meanwhile.
    Self.readValues(of: &terms[index], text)
    guard let target = text(.target) else { return }
    let status = text(.status) ?? GlossaryTable.Status.preferred.rawValue
    guard let known = GlossaryTable.Status(rawValue: status.lowercased()) else {
      let choices = GlossaryTable.Status.allCases.map(\.rawValue)
      return report(.glossaryStatus(status, choices: choices), at: field(.status))
    }
    guard known != .source else { return terms[index].sourceVariants.append(target) }
    let tag = text(.language).map(codes.tag(ofCode:))
    guard let language = tag, LocaleData.isLanguageTag(language) else {
      return report(
        .glossaryLanguage(text(.language) ?? ""),
        at: field(.language) ?? field(.source)
      )
    }
    switch known {
    case .preferred: terms[index].translations[language, default: []].append(target)
    case .accepted: terms[index].variants[language, default: []].append(target)
    case .forbidden: terms[index].forbidden[language, default: []].append(target)
    case .source: break
    }
  }

  private static func readValues(
    of term: inout Configuration.GlossaryTerm,
    _ text: (GlossaryTable.Column) -> String?
  ) {
    term.definition = term.definition ?? text(.definition)
    term.note = term.note ?? text(.note)
    if let value = text(.translate), ["false", "no", "0"].contains(value.lowercased()) {
      term.isTranslated = false
    }
    if let value = text(.caseSensitive), ["true", "yes", "1"].contains(value.lowercased()) {
      term.isCaseSensitive = true
    }
    if let match = text(.match).flatMap(Configuration.TermMatch.init) { term.match = match }
    func patterns(_ column: GlossaryTable.Column) -> [KeyPattern] {
      (text(column) ?? "").split(separator: "\n").map { KeyPattern(String($0)) }
    }
    if term.scope.keys.isEmpty { term.scope.keys = patterns(.keys) }
    if term.scope.tables.isEmpty { term.scope.tables = patterns(.tables).map(\.text) }
    if term.scope.screens.isEmpty { term.scope.screens = patterns(.screens) }
    if term.scope.roles.isEmpty { term.scope.roles = patterns(.roles) }
  }

  private mutating func report(_ message: Diagnostic.Message, at field: DelimitedField?) {
    diagnostics.append(Diagnostic(message, .warning, at: field?.location(in: file)))
  }
}

extension Diagnostic.Message {
  /// A glossary has no column with its terms; an error.
  fileprivate static let glossaryColumns = Self(
    "glossary-columns",
    "the first row of a glossary must name its columns, one of which is 'source'"
  )

  /// A word has no language, or an invalid one, and is skipped; a warning.
  fileprivate static func glossaryLanguage(_ text: String) -> Self {
    Self("glossary-language", "\(quoted: text) is not a language; the word is skipped")
  }

  /// A word has an unknown status, and is skipped; a warning.
  fileprivate static func glossaryStatus(_ text: String, choices: [String]) -> Self {
    Self(
      "glossary-status",
      "the status \(quoted: text) is unknown, so the word is skipped; the known ones are \(quoted: choices)"
    )
  }
}

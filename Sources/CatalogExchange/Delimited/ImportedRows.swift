import Diagnostics
import FileFormats
import StringCatalog

/// Creates imported translations from the rows of a table.
struct ImportedRows {
  private let columns: DelimitedColumns
  private let file: String
  private let width: Int
  /// The end of the column names; `nil` after the next row.
  private var endOfHeader: Int?
  /// Whether a program changed the line breaks within fields to those between rows.
  private var hasConvertedLineBreaks = false
  /// The translations of each language, in the order of the columns.
  private(set) var translations: [[ImportedTranslation]]
  private(set) var diagnostics = LimitedDiagnostics()

  /// Prepares the reading of the rows below the column names.
  init(_ header: DelimitedRow, _ columns: DelimitedColumns, file: String) {
    self.columns = columns
    self.file = file
    width = header.fields.count
    endOfHeader = header.fields.last?.utf8Range.upperBound
    translations = columns.languages.map { _ in [] }
  }

  /// Adds the translations of a row.
  mutating func add(_ row: DelimitedRow) {
    if let end = endOfHeader.take(), let start = row.fields.first?.utf8Range.lowerBound {
      // Programs that end rows with a carriage return and a line feed, unlike exported files, use
      // such line breaks within fields as well.
      hasConvertedLineBreaks = start - end > 1
    }
    guard row.fields.contains(where: { !$0.text.isEmpty }) else { return }
    if let extra = row.fields.dropFirst(width).first(where: { !$0.text.isEmpty }) {
      return report(.delimitedFieldCount(row.fields.count, expected: width), extra)
    }
    guard let id = id(of: row) else { return reportMissingKey(in: row) }
    for (index, language) in columns.languages.enumerated() {
      let target = text(row, language.translation)
      let hasNoUnit = target == nil && text(row, language.state) == UnitRows.noUnit
      if hasNoUnit { continue }
      let field = row.fields[min(language.translation, row.fields.count - 1)]
      var translation = ImportedTranslation(
        id: id,
        source: text(row, columns.source),
        target: target,
        state: state(row, language.state),
        at: field.location(in: file)
      )
      translation.sourceVersion = text(row, columns.sourceVersion).map(TextVersion.init)
      translations[index].append(translation)
    }
  }

  /// Reports a missing key; a row without key and translation is assumed to be a comment.
  private mutating func reportMissingKey(in row: DelimitedRow) {
    let translated = columns.languages.first { text(row, $0.translation) != nil }
    if let translated { report(.delimitedKeyMissing, row.fields[translated.translation]) }
  }

  /// Returns the identifier of a row; `nil` if it has none.
  private func id(of row: DelimitedRow) -> String? {
    if let id = text(row, columns.id) { return id }
    guard let key = text(row, columns.key) else { return nil }
    guard let variant = text(row, columns.variant), !variant.isEmpty else { return key }
    return key + TranslationUnit.ID.separator + variant
  }

  private func text(_ row: DelimitedRow, _ column: Int?) -> String? {
    guard let column, row.fields.indices.contains(column) else { return nil }
    let cell = row.fields[column].text
    return SpreadsheetCell.text(
      of: hasConvertedLineBreaks ? cell.replacingScalars("\r\n", with: "\n") : cell
    )
  }

  /// Returns the state of a row; `nil` if there is none.
  ///
  /// Its words may be separated by spaces, dashes or underscores.
  private func state(_ row: DelimitedRow, _ column: Int?) -> StringCatalog.TranslationState? {
    let words = text(row, column)?.lowercased().split(whereSeparator: { " _-".contains($0) }) ?? []
    return words.isEmpty ? nil : .init(rawValue: words.joined(separator: "_"))
  }

  private mutating func report(_ message: Diagnostic.Message, _ field: DelimitedField) {
    diagnostics.append(Diagnostic(message, .error, at: field.location(in: file)))
  }
}

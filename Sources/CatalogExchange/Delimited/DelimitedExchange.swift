package import Diagnostics
package import FileFormats
import StringCatalog

/// The strings of a catalog as tables for spreadsheets, with a row for each unit.
///
/// The columns are `key`, `variant`, `source (en)`, `translation (es)`, `state (es)`, `comment` and
/// `sourceVersion`.
/// The cell of a missing translation is empty; an empty translation is an apostrophe.
package enum DelimitedExchange {
  /// Returns the table of a catalog, with notes on content that it cannot represent.
  ///
  /// - Parameters:
  ///   - tables: The strings for each target language; all of one catalog.
  ///   - form: The file format.
  /// - Returns: The bytes and the notes.
  package static func print(
    _ tables: [TranslationTable],
    as form: DelimitedForm
  ) -> ParseResult<[UInt8]> {
    let printer = DelimitedPrinter(delimiter: form.delimiter)
    var bytes: [UInt8] = []
    for row in UnitRows(tables).rows { printer.print(row, into: &bytes) }
    let notes = tables.compactMap { table in
      let units = table.units.filter { unit in
        [unit.id.key, unit.source, unit.target ?? ""].contains { $0.utf8.contains(0x0D) }
      }
      return UnitNote.diagnostic(
        Diagnostic.Message.delimitedCarriageReturns,
        units.map(\.id),
        table
      )
    }
    return ParseResult(form.encoded(bytes), diagnostics: notes)
  }

  /// Reads the translations of a table.
  ///
  /// Columns may be missing, additional, or in a different order. Delimiter and encoding are
  /// detected.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - path: The path for the locations of diagnostics.
  /// - Returns: A table of translations for each language, with the diagnostics of the file.
  package static func read(_ bytes: [UInt8], file path: String) -> ParseResult<[ImportedTable]> {
    var reader = DelimitedReader(bytes, file: path, delimiter: delimiter(in: bytes))
    let location = Location(file: path, utf8Range: 0..<0, line: 1, column: 1)
    guard let header = reader.next() else {
      return ParseResult([], diagnostics: [Diagnostic(.delimitedEmpty, .error, at: location)])
    }
    let columns = DelimitedColumns(header, file: path)
    var rows = ImportedRows(header, columns, file: path)
    var damages = LimitedDiagnostics()
    damages += header.diagnostics
    while let row = reader.next() {
      damages += row.diagnostics
      if !columns.isUnfit { rows.add(row) }
    }
    var diagnostics = damages.all
    // The whole file has the other encoding, so one error is enough.
    diagnostics.keepFirst(.delimitedTextBytes)
    guard !columns.isUnfit else {
      return ParseResult([], diagnostics: diagnostics + columns.diagnostics)
    }
    let tables = zip(columns.languages, rows.translations)
      .map { language, translations in
        ImportedTable(
          sourceLanguage: columns.sourceLanguage,
          targetLanguage: language.tag,
          translations: translations,
          at: location
        )
      }
    return ParseResult(
      tables,
      diagnostics: diagnostics + columns.diagnostics + rows.diagnostics.all
    )
  }

  /// The number of bytes in which the delimiter is detected.
  private static let lengthOfHeader = 1 << 16

  /// Returns the delimiter with which the first row has the most known columns; `nil` if none has.
  private static func delimiter(in bytes: [UInt8]) -> Delimiter? {
    let start = Array(bytes.prefix(lengthOfHeader))
    let counts = Delimiter.allCases.map { delimiter in
      var reader = DelimitedReader(start, file: "", delimiter: delimiter)
      let count = reader.next().map { DelimitedColumns($0, file: "").count } ?? 0
      return (delimiter, count)
    }
    return counts.filter { $0.1 > 0 }.max { $0.1 < $1.1 }?.0
  }
}

/// The file formats of tables for spreadsheets.
package enum DelimitedForm: Hashable, Sendable {
  /// UTF-8 with a byte order mark, by which Excel detects the encoding.
  ///
  /// Excel uses the list separator of the system: a semicolon in regions with a decimal comma, such
  /// as Spain.
  case csv(Delimiter)
  /// Tabs and UTF-16, little-endian with a byte order mark.
  ///
  /// This is the format "Unicode text" of Excel, which is independent of the region.
  case tsv

  /// The character between fields.
  var delimiter: Delimiter {
    switch self {
    case .csv(let delimiter): delimiter
    case .tsv: .tab
    }
  }

  /// Returns the encoded file.
  func encoded(_ utf8: [UInt8]) -> [UInt8] {
    switch self {
    case .csv: [0xEF, 0xBB, 0xBF] + utf8
    case .tsv:
      [0xFF, 0xFE]
        + String(decoding: utf8, as: UTF8.self).utf16
        .flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    }
  }
}

// MARK: - Repetition

extension [Diagnostic] {
  /// Removes all diagnostics of a kind except for the first one.
  mutating func keepFirst(_ message: Diagnostic.Message) {
    guard let first = firstIndex(where: { $0.message == message }) else { return }
    let tail = self[(first + 1)...].filter { $0.message != message }
    replaceSubrange((first + 1)..., with: tail)
  }
}

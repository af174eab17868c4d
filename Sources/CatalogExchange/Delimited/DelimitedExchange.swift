package import Diagnostics
package import FileFormats
import StringCatalog

/// The texts of a catalog as tables for spreadsheets: a row for each unit.
///
/// The columns are `key`, `variant`, `source (en)`, `translation (es)`, `state (es)` and `comment`. Without
/// a translation the cell is empty; a translation that is there and empty is an apostrophe.
package enum DelimitedExchange {
  /// Returns the table of a catalog, and what it cannot hold.
  ///
  /// - Parameters:
  ///   - tables: The texts in each language that gets columns; all of one catalog.
  ///   - form: The bytes of the file.
  /// - Returns: The bytes, and notes.
  package static func print(_ tables: [TranslationTable], as form: DelimitedForm) -> Parsed<[UInt8]>
  {
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
    return Parsed(form.encoded(bytes), diagnostics: notes)
  }

  /// Reads the translations of a table.
  ///
  /// Columns may stand in any order, and be fewer or more; whatever divides them and however the text is
  /// encoded is found out.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - path: The path of the file, for the places.
  /// - Returns: One set of translations for each language, and what is wrong with the table.
  package static func read(_ bytes: [UInt8], file path: String) -> Parsed<[IncomingTable]> {
    var parsed = DelimitedReader.parse(bytes, file: path, delimiter: delimiter(in: bytes))
    // Whoever saved the file in another encoding did so in all of it.
    parsed.diagnostics.keepFirst(.delimitedTextBytes)
    let place = Place(file: path, utf8Range: 0..<0, line: 1, column: 1)
    guard let header = parsed.value.first else {
      let empty = Diagnostic(.delimitedEmpty, .error, at: place)
      return Parsed([], diagnostics: parsed.diagnostics + [empty])
    }
    let columns = DelimitedColumns(header, file: path)
    guard !columns.isUnfit else {
      return Parsed([], diagnostics: parsed.diagnostics + columns.diagnostics)
    }
    let rows = IncomingRows(parsed.value, columns, file: path)
    let tables = zip(columns.languages, rows.translations)
      .map { language, translations in
        IncomingTable(
          sourceLanguage: columns.sourceLanguage,
          targetLanguage: language.tag,
          translations: translations,
          at: place
        )
      }
    return Parsed(
      tables,
      diagnostics: parsed.diagnostics + columns.diagnostics + rows.diagnostics
    )
  }

  /// Returns what divides the first row into the most columns that are known; `nil` if nothing does.
  private static func delimiter(in bytes: [UInt8]) -> Delimiter? {
    let counts = Delimiter.allCases.map { delimiter in
      var reader = DelimitedReader(bytes, file: "", delimiter: delimiter)
      let count = reader.next().map { DelimitedColumns($0, file: "").count } ?? 0
      return (delimiter, count)
    }
    return counts.filter { $0.1 > 0 }.max { $0.1 < $1.1 }?.0
  }
}

/// The forms of tables for spreadsheets.
package enum DelimitedForm: Hashable, Sendable {
  /// UTF-8 with a byte order mark, by which Excel knows the encoding.
  ///
  /// Excel divides such a file where the system of its user divides lists: at semicolons where a comma
  /// stands in numbers, as in Spain.
  case csv(Delimiter)
  /// Tabs and UTF-16, little-endian with a byte order mark: Excel's "Unicode text", which it opens alike
  /// in every country.
  case tsv

  /// What stands between the fields.
  var delimiter: Delimiter {
    switch self {
    case .csv(let delimiter): delimiter
    case .tsv: .tab
    }
  }

  /// Returns the bytes of a file.
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
  /// Leaves the first diagnostic of a kind, and takes away the others.
  mutating func keepFirst(_ message: Diagnostic.Message) {
    guard let first = firstIndex(where: { $0.message == message }) else { return }
    let tail = self[(first + 1)...].filter { $0.message != message }
    replaceSubrange((first + 1)..., with: tail)
  }
}

import FileFormats
import StringCatalog

/// The rows of tables: one row per unit, with the translations in all languages.
struct UnitRows {
  /// The rows, beginning with the column names.
  private(set) var rows: [[String]]

  init(_ tables: [TranslationTable]) {
    typealias Name = DelimitedColumns.Name
    var header = [Name.key.rawValue, Name.variant.rawValue]
    header.append(Name.source.title(tables.first?.sourceCode ?? ""))
    for table in tables {
      header += [Name.translation, Name.state].map { $0.title(table.targetCode) }
    }
    header += [Name.comment.rawValue, Name.sourceVersion.rawValue]
    let hasPlaces = tables.contains { $0.units.contains { !$0.places.isEmpty } }
    if hasPlaces { header.append(Name.places.rawValue) }
    let changed = tables.map { $0.units.contains { $0.formerSource != nil } }
    for (table, isChanged) in zip(tables, changed) where isChanged {
      header.append(Name.formerSource.title(table.targetCode))
    }
    rows = [header]
    let units = tables.map { table in
      Dictionary(table.units.map { (ExactString($0.id.text), $0) }) { first, _ in first }
    }
    for first in Self.union(of: tables) {
      let id = ExactString(first.id.text)
      var row = [SpreadsheetCell.cell(of: first.id.key), first.id.variant.exchangeName]
      row.append(SpreadsheetCell.cell(of: first.source))
      for units in units { row += Self.cells(of: units[id]) }
      row.append(first.note.map(SpreadsheetCell.cell) ?? "")
      row.append(first.sourceVersion?.rawValue ?? "")
      if hasPlaces {
        let places = first.places.map(\.text).joined(separator: " ")
        row.append(SpreadsheetCell.optionalCell(of: places))
      }
      for (units, isChanged) in zip(units, changed) where isChanged {
        row.append(SpreadsheetCell.optionalCell(of: units[id]?.formerSource ?? ""))
      }
      rows.append(row)
    }
  }

  /// The state of a string that a language does not have, such as the form `few` in Spanish.
  static let noUnit = "-"

  /// Returns the cells of a translation and its state.
  private static func cells(of unit: TranslationUnit?) -> [String] {
    guard let unit else { return ["", noUnit] }
    guard let text = unit.offeredText else { return ["", ""] }
    return [SpreadsheetCell.cell(of: text), unit.state?.rawValue ?? ""]
  }

  /// Returns the units of all tables without duplicates, in the order of their identifiers.
  private static func union(of tables: [TranslationTable]) -> [TranslationUnit] {
    guard tables.count > 1 else { return tables.first?.units ?? [] }
    var known: Set<ExactString> = []
    let units = tables.flatMap(\.units).filter { known.insert(ExactString($0.id.text)).inserted }
    return units.sorted { left, right in
      if left.id.key.hasSameCodePoints(as: right.id.key) {
        let (left, right) = (left.id.variant.exchangeName, right.id.variant.exchangeName)
        return left.utf8.lexicographicallyPrecedes(right.utf8)
      }
      return KeyOrder.precedes(left.id.key, right.id.key)
    }
  }
}

/// The content of cells, escaped to prevent changes by spreadsheets.
///
/// An apostrophe precedes formulas (`=1+1`, also after a semicolon), content that resembles numbers
/// or dates (`007`, `1/2`), and apostrophes. A single apostrophe is an empty string, while an empty
/// cell means that there is no string.
enum SpreadsheetCell {
  /// The cell of an empty string.
  private static let empty = "'"

  /// Returns the cell of a string.
  static func cell(of text: String) -> String {
    if text.isEmpty { return empty }
    let text = FormulaEscaping.appliedAfterSemicolons(to: text)
    return needsGuard(text) ? "'" + text : text
  }

  /// Returns the cell of a string that need not be read again; empty for an empty string.
  static func optionalCell(of text: String) -> String { text.isEmpty ? "" : cell(of: text) }

  /// Returns the string of a cell; `nil` if there is none.
  ///
  /// Users also write words that begin with an apostrophe without doubling it. Therefore, it is
  /// removed only if the rest needs escaping.
  static func text(of cell: String) -> String? {
    if cell.isEmpty { return nil }
    let rest = String(cell.unicodeScalars.dropFirst())
    let isEscaped = cell.utf8.first == UInt8(ascii: "'") && (rest.isEmpty || needsGuard(rest))
    return FormulaEscaping.removedAfterSemicolons(from: isEscaped ? rest : cell)
  }

  private static func needsGuard(_ text: String) -> Bool {
    FormulaEscaping.isNeeded(for: text) || looksLikeValue(text)
  }

  /// Returns whether spreadsheets may interpret a string as a number, date, time or Boolean.
  ///
  /// Dates with the names of months are not detected.
  private static func looksLikeValue(_ text: String) -> Bool {
    let utf8 = text.utf8
    guard utf8.count <= longestValue else { return false }
    if truthValues.contains(text.uppercased()) { return true }
    return utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      && text.unicodeScalars.allSatisfy { valueCharacters.contains($0) }
  }

  private static let longestValue = 40
  private static let valueCharacters = Set(
    "0123456789 .,:/-+%()'eE$€£¥AaPpMm\u{A0}\u{202F}".unicodeScalars
  )
  /// The Boolean values in the most frequent languages of spreadsheets.
  private static let truthValues: Set<String> = [
    "TRUE", "FALSE", "VERDADERO", "FALSO", "VERDADEIRO", "VRAI", "FAUX", "WAHR", "FALSCH", "VERO",
  ]
}

import StringCatalog

/// The rows of tables: each unit once, with what each language has for it.
struct UnitRows {
  /// The rows, the names of the columns first.
  private(set) var rows: [[String]]

  init(_ tables: [TranslationTable]) {
    typealias Name = DelimitedColumns.Name
    var header = [Name.key.rawValue, Name.variant.rawValue]
    header.append(Name.source.title(tables.first?.sourceLanguage ?? ""))
    for table in tables {
      header += [Name.translation, Name.state].map { $0.title(table.targetLanguage) }
    }
    header.append(Name.comment.rawValue)
    rows = [header]
    let units = tables.map { table in
      Dictionary(table.units.map { (ExactString($0.id.text), $0) }) { first, _ in first }
    }
    for first in Self.union(of: tables) {
      let id = ExactString(first.id.text)
      var row = [CellText.cell(of: first.id.key), first.id.variant.exchangeName]
      row.append(CellText.cell(of: first.source))
      for units in units { row += Self.cells(of: units[id]) }
      row.append(first.note.map(CellText.cell) ?? "")
      rows.append(row)
    }
  }

  /// The state where a language does not have the text, as Spanish has no form `few`.
  static let noUnit = "-"

  /// Returns the cells of a translation and its state.
  private static func cells(of unit: TranslationUnit?) -> [String] {
    guard let unit else { return ["", noUnit] }
    guard let text = unit.offeredText else { return ["", ""] }
    return [CellText.cell(of: text), unit.state?.rawValue ?? ""]
  }

  /// Returns the units of all tables, each once, in the order of their identifiers.
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

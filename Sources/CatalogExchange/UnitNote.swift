import Diagnostics

/// Notes on several units of a table at once: how many they are, and which ones for example.
enum UnitNote {
  /// How many units are named.
  private static let namedUnits = 5

  /// Returns the note; `nil` if it is about no unit.
  static func diagnostic(
    _ id: Diagnostic.ID,
    _ units: [TranslationUnit.ID],
    _ table: TranslationTable
  ) -> Diagnostic? {
    guard !units.isEmpty else { return nil }
    let names = units.prefix(namedUnits).map(\.text)
    return Diagnostic(
      id,
      .note,
      arguments: [.text(table.targetLanguage), .integer(units.count), .list(names)]
    )
  }
}

import Localization
package import WeightCore

/// Up to which export Apple Health was read, a category a line.
package struct HealthAnchorTable: Sendable {
  private let notation: MassNotation

  /// Creates the table of a person.
  package init(_ notation: MassNotation) {
    self.notation = notation
  }

  /// Returns the lines of the table, the headings first.
  package func lines(_ anchors: [HealthAnchor]) -> [String] {
    var table = TextTable(columns)
    for anchor in anchors {
      table.add([
        anchor.category.name(notation.locale),
        anchor.exported.map { $0.formatted(MomentFormat(), notation) } ?? "",
        anchor.saved.formatted(MomentFormat(), notation),
        Double(anchor.count).formatted(.number(fractionDigits: 0), notation),
        Double(anchor.generation).formatted(.number(fractionDigits: 0), notation),
        String(anchor.digest.prefix(12)),
      ])
    }
    return table.lines()
  }

  private var columns: [TextTable.Column] {
    let locale = notation.locale
    return [
      .init(""),
      .init(String(localized: "Exported", locale: locale, comment: "Heading: when a phone wrote")),
      .init(String(localized: "Read", locale: locale, comment: "Heading: when a file was read")),
      .init(
        String(localized: "Values", locale: locale, comment: "Heading: how many weights"),
        alignment: .trailing
      ),
      .init(
        String(localized: "Exports", locale: locale, comment: "Heading: how many were read"),
        alignment: .trailing
      ),
      .init(String(localized: "Checksum", locale: locale, comment: "Heading: digits of a file")),
    ]
  }
}

import CommandSupport
import ExtractedStrings
import Localization
import SwiftExtraction

/// Prints why literals are localizable, for people.
struct ExplanationTextReport {
  let console: Console
  /// The sources, to show the lines in which literals stand.
  let lines: SourceLines
  let locale = UserLocale.current

  /// Prints every place of a key.
  func print(_ places: [LiteralExplanation], of key: String) {
    let heading = String(
      localized: "\(KeyQuotation(key).text): \(places.count) places",
      comment: "Heading above a list: a key, and how many places of the code have it"
    )
    console.print(console.styled(heading, .bold))
    for place in places {
      console.print("")
      print(place)
    }
  }

  /// Prints one place with all that is known of it.
  func print(_ explanation: LiteralExplanation) {
    console.print(explanation.place.text)
    if let line = lines.line(of: explanation.place) {
      console.print(console.styled("    \(line)", .dim))
    }
    console.print("  \(explanation.context.sentence(locale))")
    let rows = fields(of: explanation) + explanation.interpolations.map(row)
    let width = rows.map(\.label.count).max() ?? 0
    for row in rows {
      let padding = String(repeating: " ", count: width - row.label.count)
      console.print("  \(console.styled(row.label, .cyan))\(padding)  \(row.text)")
    }
  }

  private typealias Row = (label: String, text: String)

  private func fields(of explanation: LiteralExplanation) -> [Row] {
    guard let string = explanation.string else { return [] }
    var rows: [Row] = []
    if let type = explanation.askedType { rows.append((Labels.type, type)) }
    if let table = string.table { rows.append((Labels.table, table)) }
    if let comment = string.comment { rows.append((Labels.comment, KeyQuotation.escape(comment))) }
    if let value = string.defaultValue {
      rows.append((Labels.defaultValue, KeyQuotation.escape(value)))
    }
    if string.isDebugOnly { rows.append((Labels.condition, "DEBUG")) }
    return rows
  }

  private func row(_ interpolation: InterpolationExplanation) -> Row {
    let label = "\\(\(KeyQuotation.escape(interpolation.source)))"
    if let unknown = interpolation.unknown {
      return (
        label,
        String(
          localized: "\(interpolation.specifier) is assumed. \(unknown.sentence(locale))",
          comment:
            "What an interpolation became in a key, such as %@, and why that is not sure: the second argument is a whole sentence"
        )
      )
    }
    guard let type = interpolation.type else { return (label, "→ \(interpolation.specifier)") }
    return (label, "\(type) → \(interpolation.specifier)")
  }

  private enum Labels {
    static var type: String {
      String(localized: "Type", comment: "Label: the type that the place of a literal asks for")
    }
    static var table: String {
      String(localized: "Table", comment: "Label: the table that a call names")
    }
    static var comment: String {
      String(localized: "Comment", comment: "Label: the comment for translators")
    }
    static var defaultValue: String {
      String(localized: "Default value", comment: "Label: the value that the code gives a key")
    }
    static var condition: String {
      String(localized: "Only with", comment: "Label: the condition under which code is compiled")
    }
  }
}

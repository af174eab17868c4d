import Diagnostics
import Localization

/// A table with aligned columns for a terminal.
///
/// ```swift
/// var table = TextTable([.init("Date"), .init("Weight", alignment: .trailing)])
/// table.add(["21 nov 2026", "72,5 kg"])
/// table.lines  // ["Date          Weight", "21 nov 2026  72,5 kg"]
/// ```
package struct TextTable: Sendable {
  /// A column.
  package struct Column: Hashable, Sendable {
    let heading: String
    let alignment: Alignment

    /// Creates a column.
    package init(_ heading: String, alignment: Alignment = .leading) {
      self.heading = heading
      self.alignment = alignment
    }
  }

  /// The alignment of a column.
  package enum Alignment: Hashable, Sendable {
    /// At the start, for words.
    case leading
    /// At the end, for numbers.
    case trailing
  }

  private static let gap = "  "

  private let columns: [Column]
  private var rows: [[String]] = []

  /// Creates a table without rows.
  package init(_ columns: [Column]) {
    self.columns = columns
  }

  /// Adds a row with a string for each column.
  ///
  /// If it has fewer, the last columns are empty.
  package mutating func add(_ row: [String]) {
    rows.append(row.map(\.oneLine))
  }

  /// Returns the lines, starting with the headings.
  ///
  /// A column without any text is omitted together with its heading. If the table is wider than the
  /// terminal, nothing is cut: columns that do not fit continue on indented lines, and a last column
  /// of words is wrapped. The headings are one string then, too, with a line break.
  ///
  /// - Parameter width: The number of terminal columns, or `nil` for lines of any length.
  /// - Returns: Lines without trailing spaces.
  package func lines(width: Int? = nil) -> [String] {
    let shown = columns.indices.filter { column in
      rows.contains { $0.count > column && !$0[column].isEmpty }
    }
    let cells = ([columns.map(\.heading)] + rows)
      .map { row in shown.map { row.count > $0 ? row[$0] : "" } }
    let widths = shown.indices.map { column in
      cells.reduce(0) { max($0, $1[column].displayWidth) }
    }
    let layout = TextTableLayout(
      widths: widths,
      alignments: shown.map { columns[$0].alignment },
      gap: Self.gap,
      width: width
    )
    return [layout.lines(of: cells[0]).joined(separator: "\n")]
      + cells.dropFirst().flatMap { layout.lines(of: $0) }
  }
}

// MARK: - Columns

/// The columns of several tables, with localized headings.
extension TextTable.Column {
  /// The number of an entry.
  static func number(_ locale: UserLocale) -> Self {
    .init(
      String(
        localized: "No.",
        locale: locale,
        comment: "Heading: the number of an entry. [validate:off mismatched-end-punctuation]"
      ),
      alignment: .trailing
    )
  }

  /// The day of an entry.
  static func date(_ locale: UserLocale) -> Self {
    .init(String(localized: "Date", locale: locale, comment: "Heading: the day of an entry"))
  }

  /// The time of an entry.
  static func time(_ locale: UserLocale) -> Self {
    .init(
      String(localized: "Time", locale: locale, comment: "Heading: the time of an entry"),
      alignment: .trailing
    )
  }

  /// The weight of an entry.
  static func weight(_ locale: UserLocale) -> Self {
    .init(
      String(localized: "Weight", locale: locale, comment: "Heading: a weight"),
      alignment: .trailing
    )
  }

  /// A mean weight.
  static func average(_ locale: UserLocale) -> Self {
    .init(
      String(localized: "Average", locale: locale, comment: "Heading: the mean of weights"),
      alignment: .trailing
    )
  }

  /// A difference of weights.
  static func change(_ locale: UserLocale) -> Self {
    .init(
      String(localized: "Change", locale: locale, comment: "Heading: a difference of weights"),
      alignment: .trailing
    )
  }

  /// The body fat of an entry.
  static func bodyFat(_ locale: UserLocale) -> Self {
    .init(
      String(localized: "Body fat", locale: locale, comment: "Heading: the share of fat"),
      alignment: .trailing
    )
  }

  /// The lean mass of an entry.
  static func leanMass(_ locale: UserLocale) -> Self {
    .init(
      String(
        localized: "Lean mass",
        locale: locale,
        comment: "Heading: the mass of the body without its fat"
      ),
      alignment: .trailing
    )
  }

  /// The waist of an entry.
  static func waist(_ locale: UserLocale) -> Self {
    .init(
      String(localized: "Waist", locale: locale, comment: "Heading: the waist circumference"),
      alignment: .trailing
    )
  }

  /// The note of an entry.
  static func note(_ locale: UserLocale) -> Self {
    .init(String(localized: "Note", locale: locale, comment: "Heading: the note of an entry"))
  }
}

// MARK: - Facts

extension TextTable {
  /// A name and a value, or `nil` if there is no value.
  package typealias Fact = (name: String, text: String?)

  /// Returns lines of names and values; facts without a value are omitted.
  package static func facts(_ facts: [Fact], width: Int?) -> [String] {
    var table = TextTable([Column(""), Column("")])
    for fact in facts {
      if let text = fact.text { table.add([fact.name, text]) }
    }
    return Array(table.lines(width: width).dropFirst())
  }
}

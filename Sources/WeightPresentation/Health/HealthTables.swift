package import Localization
package import WeightCore

/// The changes of a sync with Apple Health, with one category per line.
package struct HealthChangeTable: Sendable {
  private let locale: UserLocale

  /// Creates the table for a locale.
  package init(_ locale: UserLocale = .current) {
    self.locale = locale
  }

  /// Returns the lines of the table, starting with the headings.
  package func lines(_ report: HealthSyncReport) -> [String] {
    var table = TextTable(columns)
    for category in HealthCategory.allCases {
      guard let count = report.categories[category] else { continue }
      // Most phones have weights only.
      let counts = [count.added, count.changed, count.removed, count.unchanged]
      guard !category.isMeasurement || counts.contains(where: { $0 > 0 }) else { continue }
      table.add([category.name(locale)] + counts.map(text))
    }
    return table.lines()
  }

  private func text(_ count: Int) -> String {
    NumberStyle.number(fractionDigits: 0).format(Double(count), locale: locale.formats)
  }

  private var columns: [TextTable.Column] {
    [
      .init(""),
      .init(
        String(localized: "New", locale: locale, comment: "Heading: values of Apple Health"),
        alignment: .trailing
      ),
      .init(
        String(localized: "Changed", locale: locale, comment: "Heading: values of Apple Health"),
        alignment: .trailing
      ),
      .init(
        String(localized: "Deleted", locale: locale, comment: "Heading: values of Apple Health"),
        alignment: .trailing
      ),
      .init(
        String(localized: "Unchanged", locale: locale, comment: "Heading: values of Apple Health"),
        alignment: .trailing
      ),
    ]
  }
}

extension HealthCategory {
  /// Returns the localized name of the category.
  package func name(_ locale: UserLocale = .current) -> String {
    switch self {
    case .bodyMass:
      String(localized: "Weight", locale: locale, comment: "Heading: a weight")
    case .bodyFat:
      String(
        localized: "Body fat percentage",
        locale: locale,
        comment: "A kind of data of Apple Health"
      )
    case .leanMass:
      String(
        localized: "Lean body mass",
        locale: locale,
        comment: "A kind of data of Apple Health"
      )
    case .waist:
      String(
        localized: "Waist circumference",
        locale: locale,
        comment: "A kind of data of Apple Health"
      )
    }
  }
}

/// The last synced export of each category, with one category per line.
package struct HealthAnchorTable: Sendable {
  private let notation: MassNotation

  /// Creates the table for a notation.
  package init(_ notation: MassNotation) {
    self.notation = notation
  }

  /// Returns the lines of the table, starting with the headings.
  package func lines(_ anchors: [HealthAnchor]) -> [String] {
    var table = TextTable(columns)
    for anchor in anchors {
      table.add([
        anchor.category.name(notation.locale),
        anchor.exported.map { $0.formatted(TimestampFormat(), notation) } ?? "",
        anchor.saved.formatted(TimestampFormat(), notation),
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
      .init(
        String(
          localized: "Exported",
          locale: locale,
          comment: "Heading: the time at which a phone created an export"
        )
      ),
      .init(
        String(
          localized: "Read",
          locale: locale,
          comment: "Heading: the time at which a file was read"
        )
      ),
      .init(
        String(localized: "Values", locale: locale, comment: "Heading: the number of weights"),
        alignment: .trailing
      ),
      .init(
        String(
          localized: "Exports",
          locale: locale,
          comment: "Heading: the number of exports that were read"
        ),
        alignment: .trailing
      ),
      .init(String(localized: "Checksum", locale: locale, comment: "Heading: digits of a file")),
    ]
  }
}

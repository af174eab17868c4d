import Localization
import WeightCore
import WeightPresentation

/// The lines about entries that the user edited and that have other values in Apple Health.
struct HealthConflictLines {
  private let conflicts: [EntryConflict]
  private let unit: WeightUnit

  /// The maximum number of entries that are shown individually.
  private static let greatestCount = 5

  init(_ conflicts: [EntryConflict], unit: WeightUnit) {
    self.conflicts = conflicts
    self.unit = unit
  }

  /// The lines after a sync; empty if there are no conflicts.
  var lines: [String] {
    guard !conflicts.isEmpty else { return [] }
    let shown = conflicts.prefix(Self.greatestCount).flatMap(differences)
    return [heading] + shown.map { "  " + $0 } + ["  " + hint]
  }

  /// The lines about all entries.
  var all: [String] { conflicts.flatMap(differences) }

  private var heading: String {
    String(
      localized:
        "\(conflicts.count) entries were changed both here and in Apple Health. Yours stay:",
      comment: "After 'w8 health sync'; a line for each entry follows"
    )
  }

  private var hint: String {
    String(
      localized: "To use the values of Apple Health instead, run: \("w8 health take")",
      comment: "After 'w8 health sync', below the entries that were changed on both sides"
    )
  }

  /// Returns a line for each value of the entry that differs.
  private func differences(_ conflict: EntryConflict) -> [String] {
    let (own, other) = (conflict.own.draft, conflict.resolved)
    let number = conflict.own.id.text
    let format = MassFormat(unit: unit)
    var lines: [String] = []
    if own.mass != other.mass {
      lines.append(
        String(
          localized:
            "Entry \(number): \(own.mass, format: format); in Apple Health: \(other.mass, format: format)",
          comment: "An entry changed here and in Apple Health: its number and both weights"
        )
      )
    }
    if own.moment != other.moment {
      let format = TimestampFormat()
      lines.append(
        String(
          localized:
            "Entry \(number): \(own.moment, format: format); in Apple Health: \(other.moment, format: format)",
          comment: "An entry changed here and in Apple Health: its number and both times"
        )
      )
    }
    if own.bodyFat != other.bodyFat, let fat = other.bodyFat {
      lines.append(bodyFatLine(number, own.bodyFat, fat))
    }
    let measurements = [
      (
        HealthCategory.leanMass, own.leanMass.map { $0.text(unit) },
        other.leanMass.map { $0.text(unit) }
      ),
      (.waist, own.waist.map(\.text), other.waist.map(\.text)),
    ]
    for case (let category, let mine?, let there?) in measurements where mine != there {
      lines.append(
        String(
          localized: "Entry \(number), \(category.name()): \(mine); in Apple Health: \(there)",
          comment:
            "An entry changed here and in Apple Health: its number, the kind of value, and both values"
        )
      )
    }
    return lines
  }

  private func bodyFatLine(_ number: String, _ own: BodyFat?, _ other: BodyFat) -> String {
    guard let own else {
      return String(
        localized:
          "Entry \(number): no body fat; in Apple Health: \(other, format: BodyFatFormat())",
        comment:
          "An entry changed here and in Apple Health: its number, and a body fat such as 24.5%"
      )
    }
    return String(
      localized:
        "Entry \(number): body fat \(own, format: BodyFatFormat()); in Apple Health: \(other, format: BodyFatFormat())",
      comment:
        "An entry changed here and in Apple Health: its number, and both values such as 24.5%"
    )
  }
}

extension Mass {
  fileprivate func text(_ unit: WeightUnit) -> String {
    MassFormat(unit: unit).format(self, locale: UserLocale.current.formats)
  }
}

extension Waist {
  fileprivate var text: String { WaistFormat().format(self, locale: UserLocale.current.formats) }
}

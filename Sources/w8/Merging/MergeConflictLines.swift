import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The lines about entries that were changed in two logs.
struct MergeConflictLines {
  private let conflicts: [MergeConflict]
  private let notation: MassNotation

  init(_ conflicts: [MergeConflict], _ notation: MassNotation) {
    self.conflicts = conflicts
    self.notation = notation
  }

  /// The lines, with a heading and a hint; empty if there are no conflicts.
  var lines: [String] {
    guard let first = conflicts.first else { return [] }
    let heading = String(
      localized: "\(conflicts.count) entries were edited in two logs:",
      comment: "After 'w8 merge'; a line for each entry follows"
    )
    let number = first.entry.id.text
    let hint = String(
      localized:
        "To use the other values instead, run: \("w8 merge --take \(number)"), \("w8 merge --take-all")",
      comment: "After 'w8 merge', below the entries that were edited in two logs: two commands"
    )
    return [heading] + conflicts.flatMap(differences).map { "  " + $0 } + ["  " + hint]
  }

  /// Returns a line for each value that differs.
  private func differences(_ conflict: MergeConflict) -> [String] {
    let (kept, other) = (conflict.entry.draft, conflict.other)
    var lines: [String] = []
    if kept.mass != other.mass {
      lines.append(line(conflict, text(of: kept.mass), text(of: other.mass)))
    }
    if kept.moment != other.moment {
      lines.append(line(conflict, text(of: kept.moment), text(of: other.moment)))
    }
    if kept.bodyFat != other.bodyFat {
      lines.append(line(conflict, Self.text(of: kept.bodyFat), Self.text(of: other.bodyFat)))
    }
    if kept.waist != other.waist {
      lines.append(line(conflict, text(of: kept.waist), text(of: other.waist)))
    }
    if kept.leanMass != other.leanMass {
      lines.append(line(conflict, text(ofLean: kept.leanMass), text(ofLean: other.leanMass)))
    }
    if kept.note != other.note {
      lines.append(line(conflict, Self.text(of: kept.note), Self.text(of: other.note)))
    }
    return lines
  }

  private func line(_ conflict: MergeConflict, _ kept: String, _ other: String) -> String {
    String(
      localized: "Entry \(conflict.entry.id.text): \(kept) (kept); the other value: \(other)",
      comment:
        "An entry that was edited in two logs: its number, and two weights, dates, notes or body fats"
    )
  }

  private func text(of mass: Mass) -> String {
    MassFormat(unit: notation.unit).format(mass, locale: notation.formats)
  }

  private func text(of moment: Timestamp) -> String {
    TimestampFormat().format(moment, locale: notation.formats)
  }

  private static func text(of bodyFat: BodyFat?) -> String {
    guard let bodyFat else {
      return String(
        localized: "no body fat",
        comment: "Instead of a body fat such as 24.5%, in a comparison of two values"
      )
    }
    return String(
      localized: "body fat \(bodyFat, format: BodyFatFormat())",
      comment: "In a comparison of two values: a body fat such as 24.5%"
    )
  }

  private func text(of waist: Waist?) -> String {
    guard let waist else {
      return String(
        localized: "no waist",
        comment: "Instead of a waist such as 84 cm, in a comparison of two values"
      )
    }
    return String(
      localized: "waist \(waist, format: WaistFormat())",
      comment: "In a comparison of two values: a waist such as 84 cm"
    )
  }

  private func text(ofLean mass: Mass?) -> String {
    guard let mass else {
      return String(
        localized: "no lean mass",
        comment: "Instead of a lean mass such as 55 kg, in a comparison of two values"
      )
    }
    return String(
      localized: "lean mass \(mass, format: MassFormat(unit: notation.unit))",
      comment: "In a comparison of two values: a lean mass such as 55 kg"
    )
  }

  private static func text(of note: EntryNote?) -> String {
    guard let note else {
      return String(
        localized: "no note",
        comment: "Instead of the text of a note, in a comparison of two values"
      )
    }
    return String(
      localized: "note '\(note.text.oneLine)'",
      comment: "In a comparison of two values: the text of a note"
    )
  }
}

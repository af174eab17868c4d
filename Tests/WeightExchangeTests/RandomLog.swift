import TestSupport
import WeightCore

/// Random entries of a log, including difficult ones.
enum RandomLog {
  static func entry(id: Int64, using generator: inout SeededGenerator) -> WeightEntry {
    let micrograms = Int64.random(in: 500_000_000...680_000_000_000, using: &generator)
    let offset = Int.random(in: -18 * 60...18 * 60, using: &generator) * 60
    let seconds = Int64.random(in: -60_000_000_000...1_779_000_000, using: &generator)
    guard let moment = Timestamp(secondsSince1970: seconds, utcOffset: offset) else {
      preconditionFailure("a moment of the years 69 to 2026")
    }
    let kind = EntrySource.Kind.allCases.randomElement(using: &generator) ?? .manual
    let draft = WeightEntry.Draft(
      mass: Mass(micrograms: micrograms),
      moment: moment,
      bodyFat: Bool.random(using: &generator)
        ? BodyFat(partsPerMillion: Int.random(in: 10_000...600_000, using: &generator)) : nil,
      waist: Bool.random(using: &generator)
        ? Waist(micrometres: Int64.random(in: 300_000...2_500_000, using: &generator)) : nil,
      leanMass: Bool.random(using: &generator)
        ? Mass(micrograms: Int64.random(in: 1...micrograms, using: &generator)) : nil,
      note: try? EntryNote(text(using: &generator)),
      source: EntrySource(kind, name: kind == .manual ? nil : name(using: &generator))
    )
    return WeightEntry(id: .init(rawValue: id), draft)
  }

  private static func name(using generator: inout SeededGenerator) -> String? {
    ["Libra", "=cmd", "O'Brien, \"scale\"", "'quoted", nil].randomElement(using: &generator) ?? nil
  }

  private static func text(using generator: inout SeededGenerator) -> String {
    let pieces = [
      "a", "75,5", "\"", ",", ";", "\t", "\n", "\r", "\r\n", " ", "=1+1", "+", "-", "@", "'", "ñ",
      "😀", "👩‍👩‍👧", "\u{301}", "\u{FEFF}", "\u{0}", "\u{7F}", "\u{2028}", "\\", "/", "{", "#", "體",
    ]
    return (0..<Int.random(in: 0...8, using: &generator))
      .map { _ in pieces.randomElement(using: &generator) ?? "" }
      .joined()
  }
}

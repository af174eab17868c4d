import Testing

@testable import WeightCore

/// Creates an entry of a log at a local time such as `2026-03-30 07:08`.
func entry(
  _ kilograms: Double,
  _ clock: String,
  utcOffset: Int = 0,
  id: Int64 = 1,
  note: String? = nil
) throws -> WeightEntry {
  let draft = WeightEntry.Draft(
    mass: try #require(Mass(kilograms, .kilogram)),
    moment: try moment(clock, utcOffset: utcOffset),
    note: try note.flatMap(EntryNote.init)
  )
  return WeightEntry(id: WeightEntry.ID(rawValue: id), draft)
}

/// Creates the moment of a local day and time.
func moment(_ clock: String, utcOffset: Int = 0) throws -> Timestamp {
  let parts = clock.split { $0 == " " || $0 == ":" }
  let time = try parts.dropFirst().map { try #require(Int($0)) }
  let shown = try day(String(parts[0])).daysSince1970 * 86_400 + time[0] * 3_600 + time[1] * 60
  return try #require(Timestamp(secondsSince1970: Int64(shown - utcOffset), utcOffset: utcOffset))
}

/// Creates a day from its text: `2026-03-30`.
func day(_ text: String) throws -> CalendarDay {
  let parts = try text.split(separator: "-").map { try #require(Int($0)) }
  return try #require(CalendarDay(year: parts[0], month: parts[1], day: parts[2]))
}

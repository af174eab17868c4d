import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// A selection of entries by arguments.
struct EntrySelection {
  let session: Session

  /// Returns the entries for several arguments, each entry once.
  ///
  /// An argument is a number, or the date of a day with one entry.
  func entries(named names: [String]) throws -> [WeightEntry] {
    var entries: [WeightEntry] = []
    for name in names {
      let entry = try entry(named: name)
      if !entries.contains(entry) { entries.append(entry) }
    }
    return entries
  }

  /// Returns the entry for an argument: a number, or the date of a day with one entry.
  func entry(named name: String) throws -> WeightEntry {
    guard let number = Int64(name) else { return try onlyEntry(onDay: name) }
    let found = try session.read { store in
      try store.entry(.init(rawValue: number))
    }
    guard let entry = found ?? nil else { throw CommandFailure.noEntry(number: name) }
    return entry
  }

  private func onlyEntry(onDay text: String) throws -> WeightEntry {
    let dates = DateNotation(locale: session.notation.locale)
    guard let date = dates.date(parsing: text, today: session.now.day), date.time == nil else {
      throw CommandFailure.notAnEntry(text)
    }
    let log = try session.read { try $0.entries(on: date.day) }
    let found = log ?? []
    guard let entry = found.first else { throw CommandFailure.noEntry(on: date.day) }
    guard found.count == 1 else { throw CommandFailure.manyEntries(found.map(\.id), on: date.day) }
    return entry
  }
}

// MARK: - Entries

extension CommandFailure {
  /// Creates the failure for invalid input.
  init(_ refusal: InputError) {
    self.init(refusal.message, hint: refusal.hint, status: .data, code: refusal.code.rawValue)
  }

  /// Returns the failure for an unknown entry number.
  static func noEntry(number: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "There is no entry \(number).",
        comment: "Error: the argument is the number of an entry"
      ),
      hint: seeList,
      status: .data,
      code: "no-entry"
    )
  }

  /// Returns the failure for a day without entries.
  static func noEntry(on day: CalendarDay) -> CommandFailure {
    CommandFailure(
      String(
        localized: "There is no entry on \(day, format: DayFormat()).",
        comment: "Error: the argument is a date such as '30 Mar 2026'"
      ),
      hint: seeList,
      status: .data,
      code: "no-entry"
    )
  }

  /// Returns the failure for a day with several entries, which does not identify one.
  static func manyEntries(_ ids: [WeightEntry.ID], on day: CalendarDay) -> CommandFailure {
    let numbers: [String] = ids.map(\.rawValue).sorted().map { "\($0)" }
    return CommandFailure(
      String(
        localized:
          "There are \(ids.count) entries on \(day, format: DayFormat()): \(numbers, format: .list()).",
        comment: "Error: the number, a date such as '30 Mar 2026', and the numbers of the entries"
      ),
      hint: String(
        localized: "Specify the entry by its number.",
        comment: "Hint: the user named an entry by a date that has several"
      ),
      status: .data,
      code: "several-entries"
    )
  }

  /// Returns the failure for an argument that is neither a number nor a date.
  static func notAnEntry(_ text: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(text)' is neither the number of an entry nor a date.",
        comment: "Error: the argument of 'w8 delete'"
      ),
      hint: seeList,
      status: .data,
      code: "invalid-entry"
    )
  }

  private static var seeList: String {
    String(
      localized: "To show the entries, run 'w8 list'.",
      comment: "Hint; do not translate the command"
    )
  }
}

extension WeightEntry.ID {
  /// The number as text, without grouping separators.
  var text: String { "\(rawValue)" }
}

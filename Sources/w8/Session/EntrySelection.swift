import CommandSupport
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// Finds the entries that a user names.
struct EntrySelection {
  let session: Session

  /// Returns the entries with some names, each once: numbers, or dates of days with one entry.
  func entries(named names: [String]) throws(CommandFailure) -> [WeightEntry] {
    var entries: [WeightEntry] = []
    for name in names {
      let entry = try entry(named: name)
      if !entries.contains(entry) { entries.append(entry) }
    }
    return entries
  }

  /// Returns the entry with a name: a number, or the date of a day with one entry.
  func entry(named name: String) throws(CommandFailure) -> WeightEntry {
    guard let number = Int64(name) else { return try onlyEntry(onDay: name) }
    let found = try session.read { store throws(StoreError) in
      try store.entry(.init(rawValue: number))
    }
    guard let entry = found ?? nil else { throw .noEntry(number: name) }
    return entry
  }

  private func onlyEntry(onDay text: String) throws(CommandFailure) -> WeightEntry {
    let dates = DateNotation(locale: session.notation.locale)
    guard let date = dates.date(parsing: text, today: session.now.day), date.time == nil else {
      throw .notAnEntry(text)
    }
    let log = try session.read { store throws(StoreError) in try store.entries(on: date.day) }
    let found = log ?? []
    guard let entry = found.first else { throw .noEntry(on: date.day) }
    guard found.count == 1 else { throw .manyEntries(found.map(\.id), on: date.day) }
    return entry
  }
}

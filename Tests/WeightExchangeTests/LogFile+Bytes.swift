import WeightCore
import WeightExchange

extension LogFile {
  /// Returns the whole file, written in pages of two entries.
  func bytes(
    of entries: [WeightEntry],
    identifiers: [WeightEntry.ID: EntryIdentifier] = [:]
  ) -> [UInt8] {
    var file = self
    let pages = stride(from: 0, to: entries.count, by: 2)
      .map { start in
        entries[start..<min(start + 2, entries.count)]
          .map { IdentifiedEntry($0, identifiers[$0.id]) }
      }
    return pages.flatMap { file.part(of: $0) } + file.end()
  }
}

extension AppExport {
  /// Creates the export of entries, with the default settings.
  init(_ app: App, unit: WeightUnit, of entries: [WeightEntry], guardsFormulas: Bool = true) {
    self.init(app, unit: unit, choice: .morning, dayStart: 0, guardsFormulas: guardsFormulas)
    if needsAnnouncements { announce(entries.map { IdentifiedEntry($0) }) }
  }
}

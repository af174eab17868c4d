import GRDB
package import WeightCore

extension WeightStore {
  /// The number of entries that are in memory at a time.
  private static let pageSize = 1_024

  /// Reads the entries with their identifiers in pages, oldest first.
  ///
  /// All pages are of one consistent snapshot. Entries at the same instant are in the order of
  /// addition, and entries that cannot be read are skipped.
  ///
  /// - Parameters:
  ///   - first: The first local day, or `nil` for no limit.
  ///   - last: The last local day, or `nil` for no limit.
  ///   - kind: The kind of the entries' source, or `nil` for all of them.
  ///   - body: Receives each page.
  /// - Throws: ``StoreError`` if the database cannot be read, or the error of `body`.
  /// - Complexity: O(*n*); memory for a single page.
  package func forEachPage(
    from first: CalendarDay? = nil,
    to last: CalendarDay? = nil,
    of kind: EntrySource.Kind? = nil,
    _ body: ([IdentifiedEntry]) throws -> Void
  ) throws {
    var failure: (any Error)?
    var page: [IdentifiedEntry] = []
    var isBegun = false
    func deliver() throws {
      guard !page.isEmpty else { return }
      isBegun = true
      do { try body(page) } catch {
        failure = error
        throw StatementRow.corrupt("a page was refused")
      }
      page.removeAll(keepingCapacity: true)
    }
    do {
      try read { database in
        // A log that was moved meanwhile would be read again from its first entry.
        guard !isBegun else { throw StatementRow.corrupt("the log was moved") }
        page = []
        try StatementRow.forEach(
          database,
          sql: """
            SELECT \(EntryCursor.columns), uid FROM entry WHERE deletedAt IS NULL
            AND instant + utcOffset >= ? AND instant + utcOffset < ? AND ifnull(source = ?, TRUE)
            ORDER BY instant, id
            """,
          arguments: [
            first.map { $0.daysSince1970 * 86_400 } ?? .min,
            last.map { ($0.daysSince1970 + 1) * 86_400 } ?? .max,
            kind?.rawValue,
          ]
        ) { row in
          guard let entry = EntryCursor.entry(row) else { return damage.insert(try row.integer(0)) }
          let identifier = try row.optionalInteger(EntryCursor.width)
            .map { EntryIdentifier(rawValue: $0) }
          page.append(IdentifiedEntry(entry, identifier))
          if page.count == Self.pageSize { try deliver() }
        }
        try deliver()
      }
    } catch {
      throw failure ?? error
    }
  }
}

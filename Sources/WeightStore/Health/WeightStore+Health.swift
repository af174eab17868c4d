import GRDB
package import WeightCore

extension WeightStore {
  /// Brings the log in step with an export of Apple Health, in one transaction and one step of the
  /// journal.
  ///
  /// What an export tells is compared with what the ones before told, not with the entries: what the
  /// person edited or deleted stays so as long as Apple Health tells the same. A sync that finds nothing
  /// new, changed or gone is no step, for there is nothing that a person could take back.
  ///
  /// - Parameters:
  ///   - snapshot: What the export says.
  ///   - consent: What the person allows.
  ///   - firstDay: The first day of what is added; `nil` if all is.
  ///   - moment: When it is taken in.
  ///   - isTrial: Whether nothing is changed, and only told what would be.
  /// - Returns: What was done, or what has to be asked before anything is.
  /// - Throws: ``StoreError`` if the database cannot be written; nothing is changed then.
  /// - Complexity: O(*n* log *n*) in the number of samples.
  package func sync(
    _ snapshot: HealthSnapshot,
    consent: HealthConsent = [],
    since firstDay: CalendarDay? = nil,
    at moment: Moment,
    isTrial: Bool = false
  ) throws(StoreError) -> HealthSyncOutcome {
    try write(isTrial: isTrial) { database in
      let sync = HealthSync(
        database: database,
        export: snapshot,
        consent: consent,
        firstDay: firstDay,
        moment: moment
      )
      return try sync.run()
    }
  }

  /// Returns how far each category was read, in the order of the names of the categories.
  package func healthAnchors() throws(StoreError) -> [HealthAnchor] {
    try read { database in try AnchorRows(database: database).anchors() }
  }

  /// Forgets how far categories were read, so that the next export is compared as a whole.
  ///
  /// What the log knows of the samples stays, so that none of them comes into the log twice.
  ///
  /// - Parameters:
  ///   - categories: The categories.
  ///   - isTrial: Whether nothing is changed.
  /// - Returns: How many of them had an anchor.
  /// - Throws: ``StoreError`` if the database cannot be written.
  package func clearHealthAnchors(
    _ categories: Set<HealthCategory>,
    isTrial: Bool = false
  ) throws(StoreError) -> Int {
    try write(isTrial: isTrial) { database in
      try AnchorRows(database: database).clear(categories)
    }
  }

  /// Returns the identifier of the log, which it got when it was made, and which tells it from others.
  package func identifier() throws(StoreError) -> String {
    try read { database in try HealthSync.identifier(database) }
  }
}

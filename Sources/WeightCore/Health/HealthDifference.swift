/// The differences between an export and the samples that the log knows.
///
/// Samples are identified by the identifier of the writing app, otherwise by category, source,
/// start and end. None of these depends on the unit, the time zone or the spelling of an export. If
/// several samples have the same identity, those with the same value are paired, regardless of
/// their order in the file.
package struct HealthDifference: Hashable, Sendable {
  /// A sample of the log and the matching sample of the export, as indices.
  package struct Pair: Hashable, Sendable {
    /// The index among the samples of the log.
    package let known: Int
    /// The index among the samples of the export.
    package let exported: Int
  }

  /// The indices of the export's samples that the log does not know, in chronological order.
  package private(set) var added: [Int] = []
  /// The samples with a new value or start.
  package private(set) var changed: [Pair] = []
  /// The samples whose only change is the name of their source.
  package private(set) var renamed: [Pair] = []
  /// The samples with a new identifier, version or end, and no change that the log shows.
  package private(set) var refreshed: [Pair] = []
  /// The indices of the log's samples that are missing from the export.
  package private(set) var removed: [Int] = []
  /// The number of unchanged samples of the export by category, refreshed and renamed ones
  /// included.
  package private(set) var unchanged: [HealthCategory: Int] = [:]

  /// Compares an export with the samples of the log.
  ///
  /// - Parameters:
  ///   - known: The samples of the log.
  ///   - exported: The samples of the export.
  ///   - renames: The new names of sources, by former name.
  /// - Complexity: O(*n* log *n*) in the number of samples.
  package init(known: [HealthSample], exported: [HealthSample], renames: [String: String] = [:]) {
    var matching = HealthMatching(known: known, exported: exported)
    matching.match(renames: [:])
    if !renames.isEmpty { matching.match(renames: renames) }
    for pair in matching.pairs { place(pair, known[pair.known], exported[pair.exported]) }
    removed = matching.freeKnown
    added = matching.freeExported.sorted { exported[$0].isBefore(exported[$1]) }
  }

  /// Removes new samples from before a day.
  ///
  /// Samples that the log already knows are compared as usual, regardless of their age.
  ///
  /// - Parameters:
  ///   - day: The first day from which samples are added.
  ///   - exported: The samples of the export.
  /// - Returns: The number of removed samples by category.
  mutating func removeAdded(
    before day: CalendarDay,
    exported: [HealthSample]
  ) -> [HealthCategory: Int] {
    var counts: [HealthCategory: Int] = [:]
    added.removeAll { place in
      guard exported[place].start.day < day else { return false }
      counts[exported[place].category, default: 0] += 1
      return true
    }
    return counts
  }

  private mutating func place(_ pair: Pair, _ known: HealthSample, _ exported: HealthSample) {
    let hasMoved = known.start.secondsSince1970 != exported.start.secondsSince1970
    guard !hasMoved, known.hasValue(of: exported) else { return changed.append(pair) }
    unchanged[known.category, default: 0] += 1
    if known.source != exported.source {
      renamed.append(pair)
    } else if !known.hasSameMetadata(as: exported) {
      refreshed.append(pair)
    }
  }
}

extension HealthSample {
  /// Returns whether the data that the log does not show is the same, too.
  fileprivate func hasSameMetadata(as other: HealthSample) -> Bool {
    end == other.end && externalIdentifier == other.externalIdentifier
      && syncVersion == other.syncVersion && created == other.created
  }

  /// Returns whether the sample precedes another in an order that does not depend on the file.
  fileprivate func isBefore(_ other: HealthSample) -> Bool {
    let (instant, otherInstant) = (start.secondsSince1970, other.start.secondsSince1970)
    if instant != otherInstant { return instant < otherInstant }
    if source != other.source { return source < other.source }
    if end != other.end { return end < other.end }
    if value != other.value { return value < other.value }
    return (externalIdentifier ?? "") < (other.externalIdentifier ?? "")
  }
}

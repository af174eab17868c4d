/// What an export tells differently from the samples that the log knows.
///
/// Samples are told apart by the identifier that the writing app gave them, and else by category,
/// source, beginning and end, which no unit, zone or spelling of an export changes. Of several that
/// are alike in all that, those of one value belong together, in whatever order the file has them.
package struct HealthDifference: Hashable, Sendable {
  /// A sample of the log and the one of the export that it is, by their places in the two lists.
  package struct Pair: Hashable, Sendable {
    /// The place among the samples of the log.
    package let known: Int
    /// The place among the samples of the export.
    package let told: Int
  }

  /// The places of those of the export that the log does not know, in the order of their time.
  package private(set) var added: [Int] = []
  /// Those that have another value or beginning now.
  package private(set) var changed: [Pair] = []
  /// Those that are as they were, under another name of their source.
  package private(set) var renamed: [Pair] = []
  /// Those that are as they were, with another identifier, version or end.
  package private(set) var refreshed: [Pair] = []
  /// The places of those of the log that the export lacks.
  package private(set) var removed: [Int] = []
  /// How many of the export the log knows as they are: the refreshed and the renamed are among them.
  package private(set) var unchanged: [HealthCategory: Int] = [:]

  /// Compares an export with what the log knows.
  ///
  /// - Parameters:
  ///   - known: The samples of the log.
  ///   - told: The samples of the export.
  ///   - renames: The new names of sources, by their former ones.
  /// - Complexity: O(*n* log *n*) in the number of samples.
  package init(known: [HealthSample], told: [HealthSample], renames: [String: String] = [:]) {
    var matching = HealthMatching(known: known, told: told)
    matching.match(renames: [:])
    if !renames.isEmpty { matching.match(renames: renames) }
    for pair in matching.pairs { place(pair, known[pair.known], told[pair.told]) }
    removed = matching.freeKnown
    added = matching.freeTold.sorted { told[$0].isBefore(told[$1]) }
  }

  /// Leaves out what is new and from before a day.
  ///
  /// What the log knows already is followed as before, however old it is.
  ///
  /// - Parameters:
  ///   - day: The first day of what is added.
  ///   - told: The samples of the export.
  /// - Returns: How many of each category were left out.
  mutating func leaveOut(before day: CalendarDay, told: [HealthSample]) -> [HealthCategory: Int] {
    var counts: [HealthCategory: Int] = [:]
    added.removeAll { place in
      guard told[place].start.day < day else { return false }
      counts[told[place].category, default: 0] += 1
      return true
    }
    return counts
  }

  private mutating func place(_ pair: Pair, _ known: HealthSample, _ told: HealthSample) {
    let hasMoved = known.start.secondsSince1970 != told.start.secondsSince1970
    guard !hasMoved, known.hasValue(of: told) else { return changed.append(pair) }
    unchanged[known.category, default: 0] += 1
    if known.source != told.source {
      renamed.append(pair)
    } else if !known.isTold(as: told) {
      refreshed.append(pair)
    }
  }
}

extension HealthSample {
  /// Returns whether all that does not show in the log is the same too.
  fileprivate func isTold(as other: HealthSample) -> Bool {
    end == other.end && externalIdentifier == other.externalIdentifier
      && syncVersion == other.syncVersion && created == other.created
  }

  /// Returns whether the sample comes first where samples are put in order, whatever that of the file is.
  fileprivate func isBefore(_ other: HealthSample) -> Bool {
    let (instant, otherInstant) = (start.secondsSince1970, other.start.secondsSince1970)
    if instant != otherInstant { return instant < otherInstant }
    if source != other.source { return source < other.source }
    if end != other.end { return end < other.end }
    if value != other.value { return value < other.value }
    return (externalIdentifier ?? "") < (other.externalIdentifier ?? "")
  }
}

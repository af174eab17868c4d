/// A source of samples that seems to have another name than before.
package struct HealthRename: Hashable, Sendable {
  /// The name that the log knows.
  package let from: String
  /// The name that the export gives it.
  package let to: String
  /// How many samples have the same instant and value under both.
  package let count: Int

  /// Creates a rename.
  package init(from: String, to: String, count: Int) {
    self.from = from
    self.to = to
    self.count = count
  }
}

// MARK: - Detection

extension HealthRename {
  /// Returns the sources of the log whose samples the export tells under another name.
  ///
  /// More than nine of ten samples of a source have to be there with the same instants and values,
  /// and under the old name no more.
  ///
  /// - Parameters:
  ///   - difference: What the export tells differently, without renames.
  ///   - known: The samples of the log.
  ///   - told: The samples of the export.
  ///   - isComplete: Whether the export was there up to its end. If it was not, nine of ten samples that
  ///     the new name has are enough.
  /// - Returns: The renames, in the order of the old names.
  /// - Complexity: O(*n*), where few samples share an instant.
  package static func detect(
    in difference: HealthDifference,
    known: [HealthSample],
    told: [HealthSample],
    isComplete: Bool
  ) -> [HealthRename] {
    guard !difference.removed.isEmpty, !difference.added.isEmpty else { return [] }
    let common = commonCounts(difference, known: known, told: told)
    guard !common.isEmpty else { return [] }
    let knownCounts = counts(known.indices, in: known)
    let addedCounts = counts(difference.added, in: told)
    return
      common.compactMap { names, count in
        var total = knownCounts[names.from] ?? 0
        if !isComplete { total = min(total, addedCounts[names.to] ?? 0) }
        guard count * 10 > total * 9 else { return nil }
        return HealthRename(from: names.from, to: names.to, count: count)
      }
      .bestOfEach()
  }

  private struct Names: Hashable {
    let from: String
    let to: String
  }

  private struct Instant: Hashable {
    let category: HealthCategory
    let start: Int64
    let end: Int64

    init(_ sample: HealthSample) {
      category = sample.category
      start = sample.start.secondsSince1970
      end = sample.end
    }
  }

  /// Returns how many samples each two names have in common.
  private static func commonCounts(
    _ difference: HealthDifference,
    known: [HealthSample],
    told: [HealthSample]
  ) -> [Names: Int] {
    let places = Dictionary(grouping: difference.added) { Instant(told[$0]) }
    var counts: [Names: Int] = [:]
    for sample in difference.removed.lazy.map({ known[$0] }) {
      let same = (places[Instant(sample)] ?? []).lazy.map { told[$0] }.filter(sample.hasValue)
      for name in Set(same.map(\.source)) {
        counts[Names(from: sample.source, to: name), default: 0] += 1
      }
    }
    return counts
  }

  private static func counts(
    _ places: some Sequence<Int>,
    in samples: [HealthSample]
  ) -> [String: Int] {
    places.reduce(into: [:]) { $0[samples[$1].source, default: 0] += 1 }
  }
}

extension [HealthRename] {
  /// Returns for each old name the rename that most samples speak for, in the order of the old names.
  fileprivate func bestOfEach() -> [HealthRename] {
    Dictionary(grouping: self, by: \.from).values
      .compactMap { renames in renames.min { ($1.count, $0.to) < ($0.count, $1.to) } }
      .sorted { $0.from < $1.from }
  }
}

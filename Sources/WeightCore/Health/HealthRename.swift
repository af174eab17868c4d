/// A source of samples that seems to have been renamed.
package struct HealthRename: Hashable, Sendable {
  /// The name in the log.
  package let from: String
  /// The name in the export.
  package let to: String
  /// The number of samples with the same instant and value under both names.
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
  /// Returns the sources whose samples have another source name in the export.
  ///
  /// A source counts as renamed if more than 90 % of its samples are in the export with the same
  /// instants and values. None may be left under the old name.
  ///
  /// - Parameters:
  ///   - difference: The differences between the export and the log, without renames.
  ///   - known: The samples of the log.
  ///   - exported: The samples of the export.
  ///   - isComplete: Whether the export was read to its end. If not, 90 % of the samples with the
  ///     new name are sufficient.
  /// - Returns: The renames, sorted by old name.
  /// - Complexity: O(*n*) if few samples share an instant.
  package static func detect(
    in difference: HealthDifference,
    known: [HealthSample],
    exported: [HealthSample],
    isComplete: Bool
  ) -> [HealthRename] {
    guard !difference.removed.isEmpty, !difference.added.isEmpty else { return [] }
    let common = commonCounts(difference, known: known, exported: exported)
    guard !common.isEmpty else { return [] }
    let knownCounts = counts(known.indices, in: known)
    let addedCounts = counts(difference.added, in: exported)
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

  /// Returns the number of samples that each pair of names has in common.
  private static func commonCounts(
    _ difference: HealthDifference,
    known: [HealthSample],
    exported: [HealthSample]
  ) -> [Names: Int] {
    let places = Dictionary(grouping: difference.added) { Instant(exported[$0]) }
    var counts: [Names: Int] = [:]
    for sample in difference.removed.lazy.map({ known[$0] }) {
      let same = (places[Instant(sample)] ?? []).lazy.map { exported[$0] }.filter(sample.hasValue)
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
  /// Returns, for each old name, the rename with the most samples, sorted by old name.
  fileprivate func bestOfEach() -> [HealthRename] {
    Dictionary(grouping: self, by: \.from).values
      .compactMap { renames in renames.min { ($1.count, $0.to) < ($0.count, $1.to) } }
      .sorted { $0.from < $1.from }
  }
}

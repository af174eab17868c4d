import OrderedCollections
import StringCatalog

/// The result of merging two versions of the review records.
package struct ReviewMerge: Sendable {
  /// The merged records.
  package var records: ReviewRecords
  /// The lines that both versions changed differently, in the order of the file.
  ///
  /// The merged records contain the line of our version, or theirs if ours removed it.
  package var conflicts: [ReviewRecord.Identity] = []
}

extension ReviewRecords {
  /// Merges two versions with a common ancestor, line by line.
  ///
  /// A line that only one version changed is taken from that version. If both changed it, the merge
  /// is resolved where the meaning is clear:
  /// - The source texts of a key were seen by both versions: the line of the merged catalog's text
  ///   is determined at the next synchronization, so ours is used.
  /// - A translation waits in both versions: the line of the common ancestor or of our version is
  ///   used, whose source text is the older one.
  /// - A draft differs: ours is used. It is dropped if the catalog has another text.
  ///
  /// Only lines of an unknown kind can conflict.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  package static func merging(
    base: ReviewRecords,
    ours: ReviewRecords,
    theirs: ReviewRecords
  ) -> ReviewMerge {
    var merge = ReviewMerge(records: ours)
    let all = OrderedSet(ours.sorted.map(\.identity) + theirs.sorted.map(\.identity))
    for identity in all {
      let versions = [base[identity], ours[identity], theirs[identity]]
      let (old, our, their) = (versions[0], versions[1], versions[2])
      if our.hasSameLine(as: their) || their.hasSameLine(as: old) { continue }
      if our.hasSameLine(as: old) {
        merge.records[identity] = their
        continue
      }
      merge.records[identity] = our ?? their
      if case .unknown = identity.kind { merge.conflicts.append(identity) }
    }
    for line in theirs.otherLines
    where !ours.otherLines.contains(line) && !base.otherLines.contains(line) {
      merge.records.otherLines.append(line)
    }
    let removed = base.otherLines.filter { !theirs.otherLines.contains($0) }
    merge.records.otherLines.removeAll(where: removed.contains)
    merge.conflicts.sort { $0.precedes($1) }
    return merge
  }
}

extension ReviewRecord? {
  /// Returns whether both lines have the same bytes, or both are missing.
  ///
  /// Swift considers differently composed letters equal, but they are different texts.
  fileprivate func hasSameLine(as other: ReviewRecord?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let line?, let other?): line == other && line.printed() == other.printed()
    default: false
    }
  }
}

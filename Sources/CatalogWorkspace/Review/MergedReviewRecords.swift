package import Diagnostics
import StringCatalog
import TranslationReview

/// The result of merging review records.
package struct MergedReviewRecords {
  /// The lines that both sides changed differently; our version is kept.
  package let conflicts: [Diagnostic]
  /// The merged file.
  package let bytes: [UInt8]

  /// Merges three files by the texts that their lines are about.
  ///
  /// - Parameters:
  ///   - base: The common ancestor; an empty file counts as none.
  ///   - ours: The side that receives the changes.
  ///   - theirs: The side whose changes are merged.
  ///   - path: The path of the merged file, for locations.
  /// - Throws: ``WorkspaceError/invalidReviewRecords(path:_:)`` if a side has lines that cannot be
  ///   read.
  package init(
    base: [UInt8],
    ours: [UInt8],
    theirs: [UInt8],
    path: String
  ) throws(WorkspaceError) {
    let sides = [(base, "base"), (ours, "ours"), (theirs, "theirs")]
      .map { bytes, label in
        ReviewRecords.parse(bytes, file: "\(path) (\(label))")
      }
    for side in sides.dropFirst() where side.hasErrors {
      throw .invalidReviewRecords(path: path, side.diagnostics)
    }
    let merge = ReviewRecords.merging(
      base: sides[0].value,
      ours: sides[1].value,
      theirs: sides[2].value
    )
    bytes = merge.records.printed()
    let start = Location(file: path, utf8Range: 0..<0, line: 1, column: 1)
    conflicts = merge.conflicts.map { identity in
      Diagnostic(.reviewLineConflict(identity.key), .error, at: start, path: [identity.key])
    }
  }
}

extension Diagnostic.Message {
  /// Both sides of a merge changed a line of an unknown kind.
  fileprivate static func reviewLineConflict(_ key: String) -> Self {
    Self(
      "review-line-conflict",
      "both sides changed a line about \(key: key); ours is kept"
    )
  }
}

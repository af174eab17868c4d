import CatalogWorkspace
import Diagnostics
import StringCatalog

/// The output of `merge --from-markers --json`.
struct MarkersJSONReport: Encodable {
  var catalogs: [MergeJSONReport]
}

/// The output of `merge --json`.
struct MergeJSONReport: Encodable {
  /// A part that both sides changed differently.
  struct Conflict: Encodable {
    var key: String?
    var language: String?
    var path: [String]
    var base: JSONReportValue?
    var ours: JSONReportValue?
    var theirs: JSONReportValue?
    /// The side whose value the merged file has: `ours` or `theirs`.
    var kept: String
    /// The location of the part in the merged file.
    var location: JSONLocation?
  }

  /// The path of the merged file; `nil` if it was not written.
  var output: String?
  var conflicts: [Conflict]
  /// The number of texts that were taken with `--texts-only`; `nil` without it.
  var texts: Int?
  /// The number of those whose source text has changed, which need review.
  var outdatedTexts: Int?
  /// The number of other changes that were left out.
  var leftOut: Int?

  init(_ merged: MergedCatalog, output: String?) {
    self.output = output
    texts = merged.takenTexts?.count
    outdatedTexts = merged.takenTexts?.outdatedCount
    leftOut = merged.takenTexts?.leftOutCount
    conflicts = merged.conflicts.map { conflict, location in
      Conflict(
        key: conflict.path.key,
        language: conflict.path.language,
        path: conflict.path.fields,
        base: conflict.base.map(JSONReportValue.init),
        ours: conflict.ours.map(JSONReportValue.init),
        theirs: conflict.theirs.map(JSONReportValue.init),
        kept: conflict.kept.rawValue,
        location: location.map(JSONLocation.init)
      )
    }
  }
}

extension Diagnostic.Message {
  /// Both sides of a merge changed a part differently.
  ///
  /// Notes contain the value of each side.
  static func mergeConflict(_ part: String) -> Self {
    Self("merge-conflict", "both sides changed \(part); ours is kept")
  }

  /// Our side removed a part that their side changed.
  ///
  /// A note contains their value.
  static func mergeRemovedByOurs(_ part: String) -> Self {
    Self(
      "merge-removed-by-ours",
      "our version removed \(part), which their version changed; it is kept"
    )
  }

  /// Their side removed a part that our side changed.
  ///
  /// A note contains our value.
  static func mergeRemovedByTheirs(_ part: String) -> Self {
    Self(
      "merge-removed-by-theirs",
      "their version removed \(part), which our version changed; it is kept"
    )
  }

  /// A note with the value of our side.
  static func mergeOurs(_ value: String) -> Self {
    Self("merge-ours", "ours: \(value)")
  }

  /// A note with the value of their side.
  static func mergeTheirs(_ value: String) -> Self {
    Self("merge-theirs", "theirs: \(value)")
  }
}

extension Diagnostic {
  /// Creates the diagnostic of a conflict.
  ///
  /// - Parameters:
  ///   - conflict: The part that both sides changed.
  ///   - location: The location of the value that was kept.
  init(_ conflict: CatalogMerge.Conflict, at location: Location?) {
    let part = conflict.path.quoted
    let message: Message =
      conflict.ours == nil
      ? .mergeRemovedByOurs(part)
      : conflict.theirs == nil ? .mergeRemovedByTheirs(part) : .mergeConflict(part)
    let ours = conflict.ours.map { Note(.mergeOurs(ValueText($0).line)) }
    let theirs = conflict.theirs.map { Note(.mergeTheirs(ValueText($0).line)) }
    self.init(
      message,
      .error,
      at: location,
      path: [conflict.path.key].compactMap(\.self) + conflict.path.fields,
      notes: [ours, theirs].compactMap(\.self)
    )
  }
}

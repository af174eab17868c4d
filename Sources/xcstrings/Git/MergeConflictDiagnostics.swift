import Diagnostics
import StringCatalog

extension Diagnostic.ID {
  /// Both sides of a merge changed a part, each in its own way.
  ///
  /// Arguments: the part. Notes say what either side has.
  static let mergeConflict: Self = "merge-conflict"
  /// Ours removed a part that theirs changed.
  ///
  /// Arguments: the part. A note says what theirs has.
  static let mergeRemovedByOurs: Self = "merge-removed-by-ours"
  /// Theirs removed a part that ours changed.
  ///
  /// Arguments: the part. A note says what ours has.
  static let mergeRemovedByTheirs: Self = "merge-removed-by-theirs"
  /// Note: what ours has (the value).
  static let mergeOurs: Self = "merge-ours"
  /// Note: what theirs has (the value).
  static let mergeTheirs: Self = "merge-theirs"
}

extension Diagnostic {
  /// Creates the diagnostic of a conflict.
  ///
  /// - Parameters:
  ///   - conflict: What both sides changed.
  ///   - place: Where the value stands that was kept.
  init(_ conflict: CatalogMerge.Conflict, at place: Place?) {
    let id: Diagnostic.ID =
      conflict.ours == nil
      ? .mergeRemovedByOurs : conflict.theirs == nil ? .mergeRemovedByTheirs : .mergeConflict
    let ours = conflict.ours.map { Note(.mergeOurs, arguments: [.text(ValueText($0).line)]) }
    let theirs = conflict.theirs.map { Note(.mergeTheirs, arguments: [.text(ValueText($0).line)]) }
    self.init(
      id,
      .error,
      at: place,
      path: [conflict.path.key].compactMap(\.self) + conflict.path.fields,
      arguments: [.text(conflict.path.quoted)],
      notes: [ours, theirs].compactMap(\.self)
    )
  }
}

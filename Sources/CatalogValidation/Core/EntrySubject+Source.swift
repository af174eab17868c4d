extension EntrySubject {
  /// Returns the text of the source language that a text translates.
  ///
  /// A variant translates the variant of the same name, else the one that stands for all. Where the
  /// catalog has no text of the source language, that is the key.
  ///
  /// - Returns: The text; `nil` for the form of a substitution that the source does not have.
  package func source(of leaf: LocalizationLeaf) -> LocalizationLeaf? {
    if sources.count == 1, sources[0].substitution == leaf.substitution { return sources[0] }
    let candidates = sources.filter { $0.substitution == leaf.substitution }
    let source =
      candidates.first { $0.holder == leaf.holder }
      ?? candidates.first { $0.path.names.last == "other" } ?? candidates.first
    return source ?? (leaf.substitution == nil ? sources.first : nil)
  }
}

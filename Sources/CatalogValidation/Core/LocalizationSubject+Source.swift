import OrderedCollections
import StringCatalog

extension LocalizationSubject {
  /// Returns the text of the source language that a text translates.
  ///
  /// A variant translates the variant of the same name, else the one that stands for all. Where the
  /// catalog has no text of the source language, that is the key.
  ///
  /// - Returns: The text; `nil` for the form of a substitution that the source does not have.
  package func sourceText(of leaf: LocalizationLeaf) -> String? {
    let sources = entry.sourceLeaves.filter { $0.substitution == leaf.substitution }
    let source =
      sources.first { $0.path.names == leaf.path.names }
      ?? sources.first { $0.path.names.last == "other" } ?? sources.first
    if let source, !source.value.isEmpty { return source.value }
    return leaf.substitution == nil ? entry.sourceTexts.first : nil
  }

  /// The translations that somebody has written, each with the text that it translates.
  ///
  /// There are none in the source language.
  package var translations: [(leaf: LocalizationLeaf, source: String)] {
    guard !language.isSource else { return [] }
    return leaves.compactMap { leaf in
      guard leaf.isWritten, let source = sourceText(of: leaf) else { return nil }
      return (leaf, source)
    }
  }
}

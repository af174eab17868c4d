package import StringCatalog

extension ServiceComparison {
  /// Merges the translated texts into a catalog that may have changed since the service received it.
  ///
  /// A translation of a source text that has changed needs review.
  ///
  /// - Parameters:
  ///   - ours: The catalog.
  ///   - base: The catalog that the service received.
  /// - Returns: The merge, the number of texts without conflicts, and the number of translations of
  ///   former source texts among them.
  package func merged(
    into ours: StringCatalog,
    base: StringCatalog
  ) -> (merge: CatalogMerge, count: Int, outdatedCount: Int) {
    var merge = StringCatalog.merging(base: base, ours: ours, theirs: catalog)
    let conflicts = Dictionary(grouping: merge.conflicts.map(\.path), by: \.key)
    var (count, outdatedCount) = (0, 0)
    for text in texts {
      let isInConflict = (conflicts[text.key] ?? [])
        .contains { $0.contains(text.path) || text.path.contains($0) }
      guard !isInConflict else { continue }
      count += 1
      guard
        let sent = base.sourceVersion(of: text.key),
        let current = ours.sourceVersion(of: text.key), sent != current
      else { continue }
      let marked = merge.catalog.mark(text.key, language: text.language, as: .needsReview) { leaf in
        text.contains(leaf) && leaf.unit.isFinished
      }
      if marked > 0 { outdatedCount += 1 }
    }
    return (merge, count, outdatedCount)
  }
}

extension ServiceText {
  /// Returns whether a string of the localization is part of the translated text.
  fileprivate func contains(_ leaf: StringCatalog.Localization.Leaf) -> Bool {
    switch content {
    case .unit(let path, _): leaf.path == path
    case .form(let variant, _): leaf.variant == variant
    case .localization: true
    case .phrases: false
    }
  }
}

extension StringCatalog {
  /// Returns the version of the source text of a key; `nil` if there is no such key.
  fileprivate func sourceVersion(of key: String) -> TextVersion? {
    self[key, inLanguages: [sourceLanguage]]?
      .sourceVersion(key: key, sourceLanguage: sourceLanguage)
  }
}

package import CatalogExchange
package import Diagnostics
package import FileSystem
package import StringCatalog

/// The result of merging files.
package struct MergedCatalog: Sendable {
  /// The conflicts between the two sides, with the locations of the values that were kept.
  package let conflicts: [(conflict: CatalogMerge.Conflict, location: Location?)]
  /// The warnings about duplicate keys in the two sides, which the merged file does not have.
  package let duplicates: [Diagnostic]
  /// The merged file.
  package let bytes: [UInt8]
  /// The texts of a merge that took nothing else; `nil` for any other merge.
  package let takenTexts: TakenTexts?
  /// The number of conflicts that were decided, by the preference or a person.
  package let decidedCount: Int

  /// The result of taking only the texts of their version.
  package struct TakenTexts: Hashable, Sendable {
    /// The number of texts that were taken.
    package var count = 0
    /// The number of those whose source text has changed in our version.
    package var outdatedCount = 0
    /// The number of other changes, which were not taken.
    package var leftOutCount = 0
  }

  /// Merges three files.
  ///
  /// - Parameters:
  ///   - base: The common ancestor; an absent or empty file counts as none.
  ///   - ours: The side that receives the changes.
  ///   - theirs: The side whose changes are merged.
  ///   - path: The path of the merged file, for locations.
  ///   - isTextsOnly: Whether their side is a catalog that a translation service returned, of which
  ///     only the translated texts are taken. The common ancestor must then exist.
  ///   - codes: The codes that a service writes for languages.
  ///   - current: The file that git has merged before, in which conflicts may be decided already;
  ///     `nil` if there is none.
  ///   - preference: The side that is taken where both sides changed a part; `nil` for none.
  ///   - resolve: Decides about the conflicts that are left.
  /// - Throws: An error if a file is not a catalog, or one of `resolve`.
  package init(
    base: FileContent,
    ours: FileContent,
    theirs: FileContent,
    path: String,
    isTextsOnly: Bool = false,
    codes: LanguageCodes = LanguageCodes(),
    current: FileContent? = nil,
    preferring preference: CatalogMerge.Preference? = nil,
    resolvingBy resolve: (inout CatalogMerge) throws -> Void = { _ in }
  ) throws {
    let (ours, theirs) = (try CatalogFile(ours), try CatalogFile(theirs))
    var merge: CatalogMerge
    if isTextsOnly {
      let sent = try CatalogFile(base).catalog
      let comparison = ServiceComparison(before: sent, after: theirs.catalog.replacing(codes))
      let texts = comparison.merged(into: ours.catalog, base: sent)
      merge = texts.merge
      takenTexts = TakenTexts(
        count: texts.count,
        outdatedCount: texts.outdatedCount,
        leftOutCount: comparison.changes.reduce(0) { $0 + $1.count }
      )
    } else {
      merge = try StringCatalog.merging(
        base: Self.isAbsent(base) ? nil : CatalogFile(base).catalog,
        ours: ours.catalog,
        theirs: theirs.catalog
      )
      if let current { merge.continue(with: try CatalogFile(current).catalog) }
      takenTexts = nil
    }
    let count = merge.conflicts.count
    if let preference {
      merge.resolve(preferring: preference, ours: ours.catalog, theirs: theirs.catalog)
    }
    try resolve(&merge)
    decidedCount = count - merge.conflicts.count
    duplicates = ours.duplicates + theirs.duplicates
    let bytes = merge.catalog.printed()
    let merged = try CatalogFile(FileContent(path: path, bytes: bytes)).catalog
    conflicts = merge.conflicts.map { ($0, merged.location(of: $0.path)) }
    self.bytes = bytes
  }

  private static func isAbsent(_ file: FileContent) -> Bool {
    file.bytes?.isEmpty ?? true
  }
}

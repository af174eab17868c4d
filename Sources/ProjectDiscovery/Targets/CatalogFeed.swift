/// A String Catalog, and the targets whose sources feed it.
package struct CatalogFeed: Hashable, Sendable {
  /// The path of the catalog.
  package var catalog: String
  /// The targets, in the order in which they are declared.
  package var targets: [BuildTarget]
  /// The targets that take the catalog with them, and whose strings the compiler does not write
  /// down: their Swift sources use keys of the catalog, but give it none.
  package var silentTargets: [BuildTarget]

  /// The sources of all its targets, each once, in the order of their paths.
  ///
  /// Targets that share a catalog are united: a key that only one of them uses is in use. What the
  /// compiler of Swift writes down says nothing of sources in C and Objective-C.
  package var sources: [String] {
    let others = silentTargets.flatMap(\.sources)
      .filter { SourceKind(ofFileAt: $0) == .objectiveC }
    return FileTree(Set(targets.flatMap(\.sources) + others)).paths
  }

  /// The sources that use keys of the catalog and give it none: those of its silent targets that no
  /// other target has, and headers, of which nobody knows whose they are.
  package var silentSources: [String] {
    let headers = (targets + silentTargets).flatMap(\.looseHeaders)
    let silent = Set(silentTargets.flatMap(\.sources) + headers)
    return FileTree(silent.subtracting(sources)).paths
  }
}

extension CatalogFeed {
  /// The sources of all its targets that are not there.
  package var missingSources: [String] {
    FileTree(Set((targets + silentTargets).flatMap(\.missingSources))).paths
  }

  /// The language of the texts in the sources; `nil` if its targets say none, or several.
  package var developmentRegion: String? { Self.developmentRegion(of: targets) }

  /// The languages that the projects of its targets are localized in, in their order.
  package var knownRegions: [String] {
    Set(targets.flatMap(\.knownRegions)).sorted()
  }

  /// Returns the language of the texts in the sources of some targets; `nil` if they say none, or
  /// several.
  package static func developmentRegion(of targets: [BuildTarget]) -> String? {
    let regions = Set(targets.compactMap(\.developmentRegion))
    return regions.count == 1 ? regions.first : nil
  }

  /// Returns what feeds each catalog, in the order of the catalogs' paths.
  ///
  /// Tests feed none. A target whose strings the compiler does not write down feeds a catalog only
  /// if no other target does: then it is filled by an export, which writes down all strings.
  package static func all(of targets: [BuildTarget]) -> [CatalogFeed] {
    var members: [String: [BuildTarget]] = [:]
    for target in targets where !target.isTest {
      for catalog in target.catalogs { members[catalog, default: []].append(target) }
    }
    return FileTree(members.keys).paths
      .map { catalog in
        let targets = members[catalog] ?? []
        let emitting = targets.filter(\.emitsLocalizedStrings)
        return CatalogFeed(
          catalog: catalog,
          targets: emitting.isEmpty ? targets : emitting,
          silentTargets: emitting.isEmpty ? [] : targets.filter { !$0.emitsLocalizedStrings }
        )
      }
  }
}

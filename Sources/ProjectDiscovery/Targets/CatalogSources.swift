/// A String Catalog, and the targets whose sources provide its strings.
package struct CatalogSources: Hashable, Sendable {
  /// The path of the catalog.
  package var catalog: String
  /// The targets, in declaration order.
  package var targets: [BuildTarget]
  /// The targets that contain the catalog, but whose strings the compiler does not emit.
  ///
  /// Their Swift sources use keys of the catalog, but do not add any.
  package var silentTargets: [BuildTarget]
  /// Whether the compiler emits the strings of none of the targets, so that Xcode adds no keys.
  package var isSilent = false

  /// The Info.plists whose texts the catalog contains, in declaration order.
  package var infoPlists: [InfoPlistSource] {
    let table = RelativePath.table(ofCatalogAt: catalog)
    return (targets + silentTargets).compactMap(\.infoPlist)
      .filter { $0.isDeclared && $0.isTable(table) }
  }

  /// The sources of all its targets, without duplicates, sorted by path.
  ///
  /// Targets that share a catalog are combined: a key is in use if any of them uses it. The Swift
  /// compiler emits no strings of C and Objective-C sources.
  package var sources: [String] {
    let others = (silentTargets + (isSilent ? targets : [])).flatMap(\.sources)
      .filter { SourceKind(ofFileAt: $0) == .objectiveC }
    return FileTree((isSilent ? [] : targets.flatMap(\.sources)) + others).paths
  }

  /// The sources that use keys of the catalog but do not add any.
  ///
  /// These are the sources that only silent targets have, and headers without a target.
  package var silentSources: [String] {
    let headers = (targets + silentTargets).flatMap(\.looseHeaders)
    let users = isSilent ? targets + silentTargets : silentTargets
    let silent = Set(users.flatMap(\.sources) + headers)
    return FileTree(silent.subtracting(sources)).paths
  }
}

extension CatalogSources {
  /// The missing sources of all its targets.
  package var missingSources: [String] {
    FileTree((targets + silentTargets).flatMap(\.missingSources)).paths
  }

  /// The missing packages of the projects of all its targets.
  package var missingPackages: [String] {
    FileTree((targets + silentTargets).flatMap(\.missingPackages)).paths
  }

  /// The language of the strings in the sources, or `nil` if its targets specify none or several.
  package var developmentRegion: String? { Self.developmentRegion(of: targets) }

  /// The languages of the projects of its targets, in order.
  package var knownRegions: [String] {
    Set(targets.flatMap(\.knownRegions)).sorted()
  }

  /// Returns the language of the strings in the sources of targets, or `nil` if they specify none
  /// or several.
  package static func developmentRegion(of targets: [BuildTarget]) -> String? {
    let regions = Set(targets.compactMap(\.developmentRegion))
    return regions.count == 1 ? regions.first : nil
  }

  /// Returns the sources of each catalog, sorted by the catalogs' paths.
  ///
  /// Test targets provide no strings, and neither does a target whose strings the compiler does not
  /// emit.
  package static func all(of targets: [BuildTarget]) -> [CatalogSources] {
    var members: [String: [BuildTarget]] = [:]
    for target in targets where !target.isTest {
      for catalog in target.catalogs { members[catalog, default: []].append(target) }
    }
    return FileTree(members.keys).paths
      .map { catalog in
        let targets = members[catalog] ?? []
        let emitting = targets.filter(\.emitsLocalizedStrings)
        return CatalogSources(
          catalog: catalog,
          targets: emitting.isEmpty ? targets : emitting,
          silentTargets: emitting.isEmpty ? [] : targets.filter { !$0.emitsLocalizedStrings },
          isSilent: emitting.isEmpty
        )
      }
  }
}

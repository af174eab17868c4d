import Diagnostics
import FoundationEssentials
import OrderedCollections
import StringCatalog
import TestSupport
import Testing

/// Properties of every merge, checked with random versions.
///
/// The environment variable `MERGE_RUNS` sets the number of random merges. 10,000 take a few
/// minutes.
@Suite struct MergePropertyTests {
  private static let runs =
    ProcessInfo.processInfo.environment["MERGE_RUNS"].flatMap { Int($0) } ?? 250

  /// Two catalogs and their common ancestor.
  private struct Versions: Sendable {
    var base: StringCatalog
    var left: StringCatalog
    var right: StringCatalog

    init(seed: Int) throws {
      var random = RandomCatalog(seed: UInt64(seed))
      base = try random.catalog()
      left = try random.edited(base)
      right = try random.edited(base)
    }

    var merge: CatalogMerge { .init(base, left, right) }
    var reverse: CatalogMerge { .init(base, right, left) }
  }

  @Test func `the result does not depend on the order of sides and loses no change`() throws {
    var conflicting = 0
    for seed in 0..<Self.runs {
      let versions = try Versions(seed: seed)
      let (merge, reverse) = (versions.merge, versions.reverse)
      Self.expectSameConflicts(merge, reverse, seed)
      if merge.conflicts.isEmpty {
        #expect(merge.catalog.printed() == reverse.catalog.printed(), "seed \(seed)")
      } else {
        conflicting += 1
      }
      try Self.expectFit(merge.catalog, seed)
      Self.expectChanges(of: versions, in: merge, seed)
      Self.expectChanges(of: versions, in: reverse, seed)
      Self.expectKept(versions.left, versions.right, in: merge, seed)
      Self.expectKept(versions.right, versions.left, in: reverse, seed)
      Self.expectUnits(of: versions, in: merge.catalog, seed)
    }
    // The generator must produce both merges with conflicts and merges without.
    #expect((Self.runs / 10..<Self.runs * 9 / 10).contains(conflicting))
  }

  @Test func `merging with an unchanged side returns the other side byte for byte`() throws {
    for seed in 0..<Self.runs {
      let (base, left) = try (Versions(seed: seed).base, Versions(seed: seed).left)
      for merge in [
        CatalogMerge(base, left, base), .init(base, base, left), .init(base, left, left),
      ] {
        #expect(merge.conflicts.isEmpty, "seed \(seed)")
        #expect(merge.catalog.printed() == left.printed(), "seed \(seed)")
      }
    }
  }

  @Test func `a merge of catalogs that were read equals one of catalogs that were built`() throws {
    for seed in 0..<Self.runs {
      let versions = try Versions(seed: seed)
      let read = versions.merge
      let built = CatalogMerge(versions.base.rebuilt, versions.left.rebuilt, versions.right.rebuilt)
      #expect(read.conflicts == built.conflicts, "seed \(seed)")
      #expect(read.catalog.printed() == built.catalog.printed(), "seed \(seed)")
    }
  }

  @Test
  func `equal catalogs have no difference, and swapping the catalogs inverts it`()
    throws
  {
    for seed in 0..<Self.runs {
      let versions = try Versions(seed: seed)
      #expect(versions.left.difference(from: versions.left).isEmpty)
      let forth = versions.right.difference(from: versions.left).changes
      let back = versions.left.difference(from: versions.right).changes
      #expect(Set(forth) == Set(back.map { .init(path: $0.path, old: $0.new, new: $0.old) }))
      let areSame = versions.left.printed() == versions.right.printed()
      #expect(forth.isEmpty == areSame, "seed \(seed)")
    }
  }

  private static func expectSameConflicts(
    _ merge: CatalogMerge,
    _ reverse: CatalogMerge,
    _ seed: Int
  ) {
    let swapped = reverse.conflicts.map { conflict in
      CatalogMerge.Conflict(
        path: conflict.path,
        base: conflict.base,
        ours: conflict.theirs,
        theirs: conflict.ours
      )
    }
    #expect(merge.conflicts == swapped, "seed \(seed)")
  }

  /// Checks that a catalog is valid for Xcode: it is parsed without diagnostics, and is sorted.
  private static func expectFit(_ catalog: StringCatalog, _ seed: Int) throws {
    let bytes = catalog.printed()
    let parsed = StringCatalog.parse(bytes, file: "merged")
    #expect(parsed.diagnostics.isEmpty, "seed \(seed)")
    let read = try #require(parsed.value)
    #expect(read.formatted(sortingKeys: true) == bytes, "seed \(seed)")
    for (key, entry) in read.entries {
      for (language, localization) in entry.localizations {
        #expect(localization.isUnmixed, "seed \(seed): \(key) \(language)")
      }
    }
  }

  /// Checks that the merged catalog contains every change of a side, and no other changes.
  private static func expectChanges(
    of versions: Versions,
    in merge: CatalogMerge,
    _ seed: Int
  ) {
    let left = Set(versions.left.difference(from: versions.base).changes)
    let right = Set(versions.right.difference(from: versions.base).changes)
    let merged = Set(merge.catalog.difference(from: versions.base).changes)
    let isFree = { (change: CatalogDifference.Change) in
      !merge.conflicts.contains {
        $0.path.contains(change.path) || change.path.contains($0.path)
      }
    }
    let free = left.union(right).filter(isFree)
    let lost = free.subtracting(merged)
      .filter { change in
        !isResolvedByRule(change, left, right)
      }
    #expect(lost.isEmpty, "seed \(seed)")
    #expect(merged.subtracting(left).subtracting(right).filter(isFree).isEmpty, "seed \(seed)")
  }

  /// Checks that the merged catalog contains the side that each conflict keeps.
  private static func expectKept(
    _ ours: StringCatalog,
    _ theirs: StringCatalog,
    in merge: CatalogMerge,
    _ seed: Int
  ) {
    let fromOurs = merge.catalog.difference(from: ours).changes
    let fromTheirs = merge.catalog.difference(from: theirs).changes
    for conflict in merge.conflicts {
      let isRemoval = conflict.ours == nil || conflict.theirs == nil
      let changes = conflict.kept == .ours ? fromOurs : fromTheirs
      let other = changes.first { change in
        isRemoval ? conflict.path.contains(change.path) : conflict.path == change.path
      }
      #expect(other == nil, "seed \(seed)")
    }
  }

  /// Checks that every string has the state that it has in one of the versions.
  private static func expectUnits(
    of versions: Versions,
    in merged: StringCatalog,
    _ seed: Int
  ) {
    let sides = [versions.left, versions.right]
    for (key, entry) in merged.entries {
      for (language, localization) in entry.localizations {
        let known = sides.flatMap { $0[key]?.localizations[language]?.leaves ?? [] }
        for leaf in localization.leaves {
          let isKnown = known.contains {
            $0.path == leaf.path && $0.unit.state == leaf.unit.state
              && $0.unit.value == leaf.unit.value
          }
          #expect(isKnown, "seed \(seed): \(key) \(language) \(leaf.path)")
        }
      }
    }
  }

  /// Returns whether a rule gives the change of the other side precedence.
  private static func isResolvedByRule(
    _ change: CatalogDifference.Change,
    _ left: Set<CatalogDifference.Change>,
    _ right: Set<CatalogDifference.Change>
  ) -> Bool {
    let isRuled =
      change.path.fields == ["extractionState"]
      || (change.path.key == nil && change.path.fields == ["version"])
    return isRuled && left.contains { $0.path == change.path }
      && right.contains { $0.path == change.path }
  }
}

extension CatalogMerge {
  fileprivate init(_ base: StringCatalog, _ ours: StringCatalog, _ theirs: StringCatalog) {
    self = StringCatalog.merging(base: base, ours: ours, theirs: theirs)
  }
}

extension StringCatalog.Localization {
  /// Whether there is either one string or variants at every level.
  ///
  /// Random catalogs never have both.
  fileprivate var isUnmixed: Bool {
    let forms = [stringUnit != nil, variations != nil, stringSet != nil]
    guard forms.count(where: \.self) <= 1 else { return false }
    let variants = [variations].compactMap(\.self) + substitutions.values.map(\.variations)
    return variants.allSatisfy { variations in
      (variations.plural.isEmpty != variations.device.isEmpty)
        && variations.plural.values.allSatisfy(\.isUnmixed)
        && variations.device.values.allSatisfy(\.isUnmixed)
    }
  }
}

extension StringCatalog {
  /// The same catalog, without the bytes from which it was read.
  fileprivate var rebuilt: StringCatalog {
    var catalog = StringCatalog(sourceLanguage: sourceLanguage, version: version)
    catalog.unknownFields = unknownFields
    for (key, entry) in entries { catalog[key] = entry }
    return catalog
  }
}

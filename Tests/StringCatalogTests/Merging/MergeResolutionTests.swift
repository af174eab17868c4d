import Diagnostics
import JSONSyntax
import StringCatalog
import TestSupport
import Testing

/// Decisions about the conflicts of random merges.
@Suite struct MergeResolutionTests {
  private static let runs = 250

  /// A merge of random versions, and that with the sides swapped.
  private struct Merges {
    var merge: CatalogMerge
    var swapped: CatalogMerge

    init(seed: Int) throws {
      var random = RandomCatalog(seed: UInt64(seed))
      let base = try random.catalog()
      let left = try random.edited(base)
      let right = try random.edited(base)
      merge = StringCatalog.merging(base: base, ours: left, theirs: right)
      swapped = StringCatalog.merging(base: base, ours: right, theirs: left)
    }
  }

  /// Returns the merged catalog with a value for each conflict.
  private func resolved(
    _ merge: CatalogMerge,
    _ value: (CatalogMerge.Conflict) -> JSONValue?
  ) -> StringCatalog {
    var merge = merge
    for conflict in merge.conflicts { merge.resolve(conflict, as: value(conflict)) }
    #expect(merge.conflicts.isEmpty)
    return merge.catalog
  }

  @Test func `the value that was kept changes nothing`() throws {
    for seed in 0..<Self.runs {
      let merge = try Merges(seed: seed).merge
      let catalog = resolved(merge) { $0.kept == .ours ? $0.ours : $0.theirs }
      #expect(catalog.difference(from: merge.catalog).isEmpty, "seed \(seed)")
      #expect(catalog.printed() == merge.catalog.printed(), "seed \(seed)")
    }
  }

  @Test func `a side can be chosen, whichever it is`() throws {
    var conflicts = 0
    for seed in 0..<Self.runs {
      let merges = try Merges(seed: seed)
      let theirs = resolved(merges.merge, \.theirs)
      let ours = resolved(merges.swapped, \.ours)
      #expect(theirs.difference(from: ours).changes.isEmpty, "seed \(seed)")
      conflicts += merges.merge.conflicts.count
    }
    #expect(conflicts > Self.runs / 10)
  }

  @Test func `a resolved catalog can be read`() throws {
    for seed in 0..<Self.runs {
      let merge = try Merges(seed: seed).merge
      for catalog in [
        resolved(merge, \.ours), resolved(merge, \.theirs), resolved(merge, \.base),
      ] {
        let parsed = StringCatalog.parse(catalog.printed(), file: "Merged.xcstrings")
        #expect(!parsed.hasErrors, "seed \(seed)")
        let read = try #require(parsed.value, "seed \(seed)")
        #expect(read.difference(from: catalog).isEmpty, "seed \(seed)")
      }
    }
  }
}

import ProjectDiscovery
import Testing

struct SourceKindTests {
  @Test(
    arguments: [
      ("a.swift", .swift), ("A/b.m", .objectiveC), ("b.mm", .objectiveC), ("b.c", .objectiveC),
      ("b.cpp", .objectiveC), ("x.y/B-Bridging.h", .objectiveC), ("b.M", nil), ("m", nil),
      (".m", .objectiveC),
      ("a.m/b", nil), ("a.swift.gyb", nil), ("", nil), ("a.", nil), ("a.xcstrings", nil),
    ] as [(String, SourceKind?)]
  )
  func `file extensions determine the languages`(path: String, kind: SourceKind?) {
    #expect(SourceKind(ofFileAt: path) == kind)
  }

  @Test func `sources that the Swift compiler does not process provide strings for a catalog`() {
    let targets = [
      BuildTarget(
        name: "A",
        declaredIn: "p",
        sources: ["A/a.m", "A/a.swift"],
        looseHeaders: ["A/a.h", "A/b.h"],
        catalogs: ["c"],
        emitsLocalizedStrings: false
      ),
      BuildTarget(name: "B", declaredIn: "p", sources: ["A/b.h", "B/b.swift"], catalogs: ["c"]),
    ]
    let feed = CatalogSources.all(of: targets).first
    #expect(feed?.sources == ["A/a.m", "A/b.h", "B/b.swift"])
    #expect(feed?.silentSources == ["A/a.h", "A/a.swift"])
  }
}

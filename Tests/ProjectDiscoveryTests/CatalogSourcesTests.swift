import ProjectDiscovery
import Testing

struct CatalogSourcesTests {
  @Test func `targets that share a catalog are combined, except tests`() {
    let feeds = CatalogSources.all(of: [
      BuildTarget(
        name: "App",
        declaredIn: "p",
        sources: ["b.swift", "a.swift"],
        catalogs: ["L.xcstrings"]
      ),
      BuildTarget(
        name: "Widget",
        declaredIn: "p",
        sources: ["b.swift", "c.swift"],
        catalogs: ["L.xcstrings", "W.xcstrings"]
      ),
      BuildTarget(
        name: "Tests",
        declaredIn: "p",
        isTest: true,
        sources: ["t.swift"],
        catalogs: ["L.xcstrings"]
      ),
    ])
    #expect(feeds.map(\.catalog) == ["L.xcstrings", "W.xcstrings"])
    #expect(feeds.map(\.sources) == [["a.swift", "b.swift", "c.swift"], ["b.swift", "c.swift"]])
  }

  @Test
  func
    `a target whose strings the compiler does not emit uses keys without adding any`()
  {
    let app = BuildTarget(
      name: "App",
      declaredIn: "p",
      sources: ["a.swift"],
      catalogs: ["L.xcstrings"]
    )
    let tool = BuildTarget(
      name: "Tool",
      declaredIn: "p",
      sources: ["t.swift"],
      catalogs: ["L.xcstrings", "T.xcstrings"],
      emitsLocalizedStrings: false
    )
    let feeds = CatalogSources.all(of: [app, tool])
    #expect(feeds.map(\.sources) == [["a.swift"], []])
    #expect(feeds.map(\.silentSources) == [["t.swift"], ["t.swift"]])
    #expect(feeds.map(\.isSilent) == [false, true])
  }
}

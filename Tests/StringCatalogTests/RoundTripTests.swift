import Diagnostics
import StringCatalog
import TestSupport
import Testing

@Suite struct RoundTripTests {
  @Test func `the list of fixtures is complete`() throws {
    #expect(try Catalogs.fixtures.names(endingIn: ".xcstrings") == Catalogs.names)
  }

  @Test(arguments: Catalogs.names)
  func `printing an unedited catalog returns the same bytes`(name: String) throws {
    let bytes = try Catalogs.fixtures.bytes(of: name)
    let parsed = StringCatalog.parse(bytes, file: name)
    #expect(!parsed.hasErrors)
    #expect(parsed.value?.printed() == bytes)
  }

  @Test(arguments: Catalogs.names)
  func `setting an unchanged entry changes no bytes`(name: String) throws {
    var catalog = try Catalogs.named(name)
    for (key, entry) in catalog.entries { catalog[key] = entry }
    catalog.sourceLanguage += ""
    #expect(catalog.printed() == (try Catalogs.fixtures.bytes(of: name)))
  }

  @Test(arguments: Catalogs.names)
  func `formatting returns Xcode's bytes, except for fixtures with another layout`(
    name: String
  ) throws {
    let formatted = try Catalogs.named(name).formatted()
    let isXcodes = formatted == (try Catalogs.fixtures.bytes(of: name))
    #expect(isXcodes == (Catalogs.laidOutByOthers[name] == nil))
  }

  @Test(arguments: Catalogs.names)
  func `formatting loses nothing and is idempotent`(name: String) throws {
    let catalog = try Catalogs.named(name)
    let formatted = catalog.formatted(sortingKeys: true)
    let again = try #require(StringCatalog.parse(formatted, file: name).value)
    #expect(again.formatted(sortingKeys: true) == formatted)
    #expect(Set(again.keys) == Set(catalog.keys))
    for (key, entry) in catalog.entries { expectSame(again[key], entry) }
  }

  @Test(arguments: Catalogs.names)
  func `formatting does not depend on whether entries were read or set`(
    name: String
  ) throws {
    let catalog = try Catalogs.named(name)
    var edited = catalog
    for (key, entry) in catalog.entries { edited[key] = entry }
    #expect(edited.formatted() == catalog.formatted())
  }

  @Test(arguments: Catalogs.names)
  func `removing and inserting a key restores its position`(name: String) throws {
    guard Catalogs.laidOutByOthers[name] == nil else { return }
    let catalog = try Catalogs.named(name)
    var generator = SeededGenerator(seed: 7)
    for _ in 1...20 {
      var edited = catalog
      let keys = catalog.keys.shuffled(using: &generator).prefix((catalog.count + 1) / 2)
      for key in keys { edited[key] = nil }
      #expect(edited.count == catalog.count - keys.count)
      for key in keys.shuffled(using: &generator) { edited[key] = catalog[key] }
      #expect(edited.printed() == catalog.printed())
    }
  }

  @Test func `a catalog that was not read from a file has Xcode's layout`() throws {
    var catalog = StringCatalog(sourceLanguage: "en")
    #expect(catalog.printed() == (try Catalogs.fixtures.bytes(of: "Empty.xcstrings")))
    let everyday = try Catalogs.named("Everyday.xcstrings")
    for (key, entry) in everyday.entries.shuffledBySeed(3) { catalog[key] = entry }
    #expect(catalog.printed() == everyday.printed())
  }
}

extension Sequence {
  fileprivate func shuffledBySeed(_ seed: UInt64) -> [Element] {
    var generator = SeededGenerator(seed: seed)
    return shuffled(using: &generator)
  }
}

import ICU
import OrderedCollections
import StringCatalog
import Testing

@Suite struct `A variant` {
  @Test(arguments: [nil, "days", "a.b", "plural"] as [String?])
  func `can be created from its name`(_ substitution: String?) throws {
    for device in [nil, StringCatalog.Device.mac, .other, .init(rawValue: "car")] {
      for plural in [nil] + PluralCategory.allCases.map(Optional.some) {
        let variant = StringCatalog.Variant(
          substitution: substitution,
          device: device,
          plural: plural
        )
        #expect(StringCatalog.Variant(name: variant.name) == variant)
      }
    }
    #expect(StringCatalog.Variant(name: "stringSet.3") == StringCatalog.Variant(phrase: 3))
  }

  @Test(arguments: [
    "one", "plural.", "plural.eleven", "stringSet.-1", "stringSet.x", "substitutions",
    "x.plural.one",
  ])
  func `rejects invalid names`(_ name: String) {
    #expect(StringCatalog.Variant(name: name) == nil)
  }

  @Test(
    arguments: [
      ["": "new A"], ["plural.one": "new A", "plural.other": "new B"],
      ["device.mac.plural.one": "new A", "device.other": "new B"],
      [
        "": "new %#@n@", "substitutions.n.plural.one": "new A",
        "substitutions.n.device.mac": "new B",
      ],
    ] as [TextTable]
  )
  func `identifies each string of a localization`(_ table: TextTable) throws {
    let localization = StringCatalog.Localization(table)
    #expect(Set(localization.leaves.map(\.name)) == Set(table.keys))
    for leaf in localization.leaves {
      let variant = try #require(leaf.variant)
      #expect(variant.name == leaf.name)
      #expect(localization.unit(at: variant) == leaf.unit)
    }
  }

  @Test func `is nil if devices are nested in plurals`() throws {
    let device = StringCatalog.Variations(device: [.mac: .init("A")])
    let localization = StringCatalog.Localization(
      variations: .init(plural: [.one: .init(variations: device)])
    )
    let leaf = try #require(localization.leaves.first)
    #expect(leaf.name == "plural.one.device.mac")
    #expect(leaf.variant == nil)
  }
}

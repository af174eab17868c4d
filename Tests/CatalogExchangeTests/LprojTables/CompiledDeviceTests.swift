import CatalogExchange
import Diagnostics
import StringCatalog
import Testing

@Suite struct `Device variants in bundles` {
  private static let taps = devices(["iphone": unit("Toca"), "other": unit("Haz clic")])

  @Test func `are separated from the string for all other devices`() throws {
    try expectSpanish(Self.taps, ["k = Haz clic", "k: {iphone: 'Toca'}"])
    try expectSpanish(devices(["mac": unit("Haz clic")]), ["k: {mac: 'Haz clic'}"])
    try expectSpanish(devices(["other": unit("Haz clic")]), ["k = Haz clic"])
  }

  @Test func `are in the same file if the format has only one`() throws {
    try expectSpanish(
      Self.taps,
      ["k: {iphone: 'Toca', other: 'Haz clic'}"],
      BundleOptions(format: .stringsdictOnly)
    )
  }

  @Test func `can contain plurals and share substitutions`() throws {
    try expectSpanish(
      devices(["iphone": plural(["other": "%lld toques"]), "other": unit("%lld clics")]),
      key: "%lld taps",
      [
        "%lld taps = %lld clics",
        "%lld taps: {iphone: %#@value@ [value lld: other: %lld toques]}",
      ]
    )
    try expectSpanish(
      """
      {"substitutions": {"n": \(substitution(["other": "%arg toques"], argNum: 1))},
       "variations": {"device": {"iphone": \(unit("%#@n@")), "other": \(unit("Nada"))}}}
      """,
      ["k = Nada", "k: {iphone: %1$#@n@ [n lld: other: %1$lld toques]}"]
    )
  }

  @Test func `keep the string for all other devices in the rule if it has variants`() throws {
    let localization = devices(["iphone": unit("Toca"), "other": plural(["other": "%lld clics"])])
    let bundle = try CompiledBundle(
      #"{"localizations": {"es": \#(localization)}}"#,
      key: "%lld taps"
    )
    #expect(
      bundle.outline("es") == [
        "%lld taps: {iphone: 'Toca', other: %#@value@ [value lld: other: %lld clics]}"
      ]
    )
    #expect(bundle.findings == ["warning device-fallback-varies %lld taps/es/device/other"])
  }

  @Test(arguments: [
    ("iphone", ["k = Toca"]), ("mac", ["k = Haz clic"]), ("other", ["k = Haz clic"]),
  ])
  func `are replaced by the string for one device`(_ device: String, _ expected: [String]) throws {
    let bundle = try CompiledBundle(
      #"{"localizations": {"es": \#(Self.taps)}}"#,
      key: "k",
      device: StringCatalog.Device(rawValue: device)
    )
    #expect(bundle.outline("es") == expected)
    #expect(bundle.findings == [])
  }

  @Test func `report a device without a string`() throws {
    let bundle = try CompiledBundle(
      #"{"localizations": {"es": \#(devices(["iphone": unit("Toca")]))}}"#,
      key: "k",
      device: .mac
    )
    #expect(bundle.outline("es") == [])
    #expect(bundle.findings == ["warning device-text-missing k/es"])
    #expect(bundle.diagnostics.first?.location?.line == 3)
  }

  @Test func `in plurals and substitutions can be compiled only for one device`() throws {
    let form = devices(["mac": unit("%lld clics"), "other": unit("%lld toques")])
    let nested = #"{"variations": {"plural": {"other": \#(form)}}}"#
    let substituted = """
      {"stringUnit": {"state": "translated", "value": "%#@n@"}, "substitutions": {"n":
        {"formatSpecifier": "lld", "variations":
          {"device": {"mac": \(plural(["other": "%arg clics"])), "other": \(unit("%arg"))}}}}}
      """
    for (localization, finding, outline) in [
      (
        nested, "plural-form-varies %lld n/es/plural/other",
        "%lld n: %#@value@ [value lld: other: %lld clics]"
      ),
      (
        substituted, "substitution-device %lld n/es/substitutions/n",
        "%lld n: %#@n@ [n lld: other: %lld clics]"
      ),
    ] {
      let entry = #"{"localizations": {"es": \#(localization)}}"#
      let all = try CompiledBundle(entry, key: "%lld n")
      #expect(all.outline("es") == [])
      #expect(all.findings.contains("error " + finding))
      let mac = try CompiledBundle(entry, key: "%lld n", device: .mac)
      #expect(mac.outline("es") == [outline])
      #expect(mac.findings == [])
    }
  }
}

import CatalogCompiler
import CatalogExchange
import Diagnostics
import FileFormats
import StringCatalog
import TestSupport
import Testing

@Suite struct `Diagnostics of bundle compilation` {
  @Test(arguments: [
    (unit("%#@n@"), ["error substitution-undefined k/es"]),
    (
      text("A", ["n": substitution(["other": "%arg"])]),
      ["warning substitution-unused k/es/substitutions/n"]
    ),
    (
      text("%#@m@", ["n": substitution(["other": "%arg"])]),
      ["error substitution-undefined k/es", "warning substitution-unused k/es/substitutions/n"]
    ),
    (
      text("%#@n@", ["n": substitution(["other": "%#@n@"])]),
      ["error substitution-recursive k/es/substitutions/n/plural/other"]
    ),
    (
      text("%#@n@", ["n": substitution(["other": "%arg"], specifier: "y")]),
      ["error substitution-specifier k/es/substitutions/n"]
    ),
    (
      plural(["one": "Un día", "other": "Días"]),
      ["warning plural-argument-missing k/es", "warning plural-number-hidden k/es"]
    ),
    (plural(["few": "%lld dni"]), ["warning plural-other-missing k/es"]),
    (
      text("%#@n@", ["n": substitution(["one": "%arg"])]),
      ["warning plural-other-missing k/es/substitutions/n"]
    ),
  ])
  func `reports the same problems as other compilations and Xcode`(
    _ localization: String,
    _ expected: [String]
  ) throws {
    let bundle = try CompiledBundle(#"{"localizations": {"es": \#(localization)}}"#, key: "k")
    #expect(bundle.findings == expected)
    if expected.contains(where: { $0.hasPrefix("error") }) { #expect(bundle.tables.isEmpty) }
  }

  @Test func `reports hidden plural numbers in the same languages as Xcode`() throws {
    let hidden = plural(["one": "A day", "other": "Days"])
    let shown = plural(["other": "%lld days"])
    for (en, es, expected) in [
      (shown, hidden, []), (hidden, shown, ["en"]), (hidden, hidden, ["en"]),
      (unit("Days"), hidden, ["es"]),
    ] {
      let bundle = try CompiledBundle(
        #"{"localizations": {"en": \#(en), "es": \#(es)}}"#,
        key: "%lld days"
      )
      #expect(bundle.findings == expected.map { "warning plural-number-hidden %lld days/\($0)" })
    }
  }

  /// All output formats report the same errors: those of an image are also those of a bundle.
  @Test(arguments: 0..<400) func `reports the same errors as an image`(_ seed: UInt64) throws {
    var random = RandomLocalization(seed: seed)
    let entry =
      #"{"localizations": {"en": \#(random.localization()), "es": \#(random.localization())}}"#
    let text = #"{"sourceLanguage": "en", "version": "1.0", "strings": {"%@ %lld": \#(entry)}}"#
    let catalog = try catalog(text)
    let image = try compile([CatalogTable("T", catalog)]).diagnostics
    let bundle = catalog.bundleTables(BundleOptions(includesUnfinished: true))
    let own = bundle.diagnostics.filter { !Self.ownIdentifiers.contains($0.id) }
    #expect(own == image)
    for table in bundle.value {
      let failed = bundle.diagnostics.contains {
        $0.severity == .error && $0.path.dropFirst().first == table.language
      }
      #expect(!failed)
      // A key in both files has device variants, and the string for all other devices is in
      // `.strings`.
      let plain = Set(table.strings.entries.map(\.key))
      for entry in table.dictionary.entries {
        if case .format = entry.rule { #expect(!plain.contains(entry.key)) }
      }
    }
  }

  private static let ownIdentifiers: Set<Diagnostic.ID> = [
    "plural-form-varies", "substitution-device", "device-fallback-varies", "plural-number-hidden",
    "plural-other-missing", "phrases-left-out", "unfinished-left-out", "device-text-missing",
  ]
}

/// Random localizations of any structure, as JSON.
struct RandomLocalization {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Returns a localization.
  mutating func localization(depth: Int = 0) -> String {
    var fields: [String] = []
    if pick([true, true, false]) {
      fields.append(
        #""stringUnit": {"state": "\#(pick(["new", "translated"]))", "value": "\#(value())"}"#
      )
    }
    if depth < 3, pick([true, false, false]) || fields.isEmpty { fields.append(variations(depth)) }
    if depth == 0, pick([true, false]) {
      let members = (0...Int.random(in: 0...1, using: &generator))
        .map { #""\#(["n", "m"][$0])": \#(substitution(depth))"# }
      fields.append(#""substitutions": {\#(members.joined(separator: ", "))}"#)
    }
    return "{" + fields.joined(separator: ", ") + "}"
  }

  private mutating func variations(_ depth: Int) -> String {
    let axes = pick([["plural"], ["device"], ["plural", "device"]])
    let members = axes.map { axis in
      let names = axis == "plural" ? ["one", "other"] : ["iphone", "mac", "other"]
      let variants = names.filter { _ in pick([true, true, false]) }
        .map { #""\#($0)": \#(localization(depth: depth + 1))"# }
      return #""\#(axis)": {\#(variants.joined(separator: ", "))}"#
    }
    return #""variations": {\#(members.joined(separator: ", "))}"#
  }

  private mutating func substitution(_ depth: Int) -> String {
    let number = pick(["", #""argNum": 1, "#, #""argNum": 2, "#])
    let specifier = pick(["lld", "@", "d", "y", ".1f"])
    return #"{\#(number)"formatSpecifier": "\#(specifier)", \#(variations(depth + 2))}"#
  }

  private mutating func value() -> String {
    let pieces = [
      "%lld", "%@", "%1$@", "%2$lld", "%#@n@", "%2$#@m@", "%arg", "%%", "%", "", "A", " y ",
    ]
    return (0..<Int.random(in: 0...3, using: &generator)).map { _ in pick(pieces) }.joined()
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }
}

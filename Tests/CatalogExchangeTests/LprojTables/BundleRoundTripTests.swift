import CatalogExchange
import Diagnostics
import FileFormats
import OrderedCollections
import StringCatalog
import TestSupport
import Testing

@Suite struct `Migration of compiled tables` {
  @Test(arguments: [
    unit("Hola"),
    unit("100 % de %@"),
    plural(["one": "%lld día", "other": "%lld días"]),
    devices(["iphone": unit("Toca"), "other": unit("Haz clic")]),
    devices(["iphone": unit("Toca"), "mac": unit("Haz clic")]),
    devices(["iphone": plural(["other": "%lld toques"]), "other": unit("%lld clics")]),
    text(
      "%#@a@ y %#@b@",
      [
        "a": substitution(["one": "%arg caja", "other": "%arg cajas"], argNum: 1),
        "b": substitution(["other": "%arg libros"], argNum: 2, specifier: "d"),
      ]
    ),
  ])
  func `restores the original localization`(_ localization: String) throws {
    for format in BundleOptions.Format.allCases {
      let entry = #"{"localizations": {"es": \#(localization)}}"#
      let text = #"{"sourceLanguage": "en", "version": "1.0", "strings": {"k": \#(entry)}}"#
      let original = try catalog(text)
      let tables = original.bundleTables(BundleOptions(format: format)).value
      let outcome = Migration().apply(tables, to: StringCatalog(sourceLanguage: "en"))
      // A string without a variant for all other devices is reported.
      #expect(outcome.diagnostics.allSatisfy { $0.id == "strings-no-other" })
      #expect(
        outcome.catalog["k"]?.localizations["es"]
          == original["k"]?.localizations["es"]
      )
    }
  }

  @Test(arguments: 0..<100)
  func `compiles to the same tables again`(_ seed: Int) throws {
    var entry = RandomEntry(seed: UInt64(seed))
    let text = entry.catalog()
    for format in BundleOptions.Format.allCases {
      let options = BundleOptions(format: format)
      let tables = try catalog(text).bundleTables(options).value
      let outcome = Migration().apply(tables, to: StringCatalog(sourceLanguage: "en"))
      #expect(outcome.diagnostics.allSatisfy { $0.id == "strings-no-other" }, "\(text)")
      let again = outcome.catalog.bundleTables(options).value
      #expect(again.map(Self.content) == tables.map(Self.content), "\(text)")
    }
  }

  /// The content of the files, normalized in the order and in the name of a plural that is the
  /// entire string.
  private static func content(_ table: LprojTable) -> [String] {
    let strings = table.strings.entries.map { "\($0.key) = \($0.value)" }
    return strings + table.dictionary.entries.map { "\($0.key): \($0.rule.anonymous.outline)" }
  }
}

extension StringsDictionary.Rule {
  /// The rule with sorted parts and a plural that is the entire string as `%#@value@`, as in
  /// compiled tables.
  fileprivate var anonymous: StringsDictionary.Rule {
    switch self {
    case .text, .width: return self
    case .device(var rules):
      rules = rules.mapValues(\.anonymous)
      rules.sort { $0.key < $1.key }
      return .device(rules)
    case .format(var format):
      for name in format.variables.keys { format.variables[name]?.forms.sort { $0.key < $1.key } }
      for (name, variable) in format.variables
      where ["%#@\(name)@", "%1$#@\(name)@"].contains(format.text) {
        format = .init("%#@value@", variables: ["value": variable])
      }
      return .format(format)
    }
  }
}

/// Entries with all kinds of variants, the same for the same seed.
private struct RandomEntry {
  private static let keys = ["k", "%lld books by %@", "%@ has %lld books"]
  private static let shown = [
    ["%lld libros", "%lld libros de %@", "%2$@: %1$lld libros", "%1$lld"],
    ["%lld libros de %@", "%2$@: %1$lld libros"],
    ["%@ tiene %lld libros", "%2$lld libros de %1$@", "%1$@: %arg"],
  ]
  private static let hidden = ["Libros", "Libros de %2$@", "Libros de %1$@"]
  private var generator: SeededGenerator
  private let kind: Int

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    kind = Int.random(in: 0..<Self.keys.count, using: &generator)
  }

  /// Returns a catalog with one key, whose source string has a plural that contains the number.
  mutating func catalog() -> String {
    let plural = plural(mayHideNumber: false)
    let english = pick([plural, devices(), substitutions(), unit("Books")])
    let spanish = pick([
      self.plural(mayHideNumber: english == plural), devices(), substitutions(), unit("100 %"),
    ])
    return #"{"sourceLanguage": "en", "version": "1.0", "strings": {"\#(Self.keys[kind])": "#
      + #"{"localizations": {"en": \#(english), "es": \#(spanish)}}}}"#
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }

  private mutating func plural(mayHideNumber: Bool) -> String {
    let other = pick(mayHideNumber ? Self.hidden : Self.shown[kind])
    return CatalogExchangeTests.plural(["one": pick(Self.hidden), "other": other])
  }

  private mutating func devices() -> String {
    let iphone = pick([plural(mayHideNumber: false), unit("Toca")])
    return pick([
      CatalogExchangeTests.devices(["iphone": iphone, "mac": unit("Haz clic")]),
      CatalogExchangeTests.devices(["iphone": iphone, "other": unit("Haz clic")]),
    ])
  }

  private mutating func substitutions() -> String {
    let form = pick(["%arg libros", "%lld libros", "Libros", "%2$@: %arg"])
    if Bool.random(using: &generator) {
      let argNum = pick([nil, 1])
      return text(
        pick(["%#@libros@", "Tienes %#@libros@"]),
        ["libros": substitution(["one": "Un libro", "other": form], argNum: argNum)]
      )
    }
    return text(
      pick(["%#@libros@ en %#@cajas@", "%#@cajas@: %#@libros@", "%1$#@libros@, %3$@, %2$#@cajas@"]),
      [
        "cajas": substitution(["other": pick(["%arg cajas", "Cajas"])], argNum: 2, specifier: "d"),
        "libros": substitution(["one": "Un libro", "other": form], argNum: 1),
      ]
    )
  }
}

import ICU
import OrderedCollections
import StringCatalog

/// The strings of a localization by variant name, for test tables.
///
/// In `["plural.one": "new Un día"]`, the state precedes the string.
typealias TextTable = [String: String]

extension StringCatalog.Localization {
  /// Creates the localization from a table.
  init(_ table: TextTable) {
    self.init()
    for (name, text) in table.sorted(by: { $0.key < $1.key }) {
      let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      let state = StringCatalog.TranslationState(rawValue: String(parts[0]))
      let unit = StringCatalog.StringUnit(state: state, value: String(parts[1]))
      put(unit, name.split(separator: ".").map(String.init)[...])
    }
  }

  private mutating func put(_ unit: StringCatalog.StringUnit, _ names: ArraySlice<String>) {
    let rest = names.dropFirst(2)
    let name = names.dropFirst().first ?? ""
    switch names.first {
    case "substitutions":
      var inner = Self(variations: substitutions[name]?.variations)
      inner.put(unit, rest)
      substitutions[name] = StringCatalog.Substitution(
        argNum: 1,
        formatSpecifier: "lld",
        variations: inner.variations ?? StringCatalog.Variations()
      )
    case "device":
      var inner = variations ?? StringCatalog.Variations()
      inner.device[StringCatalog.Device(rawValue: name), default: Self()].put(unit, rest)
      variations = inner
    case "plural":
      var inner = variations ?? StringCatalog.Variations()
      if let category = PluralCategory(rawValue: name) {
        inner.plural[category, default: Self()].put(unit, rest)
      }
      variations = inner
    default: stringUnit = unit
    }
  }

  /// The localization as a table.
  var table: TextTable {
    Dictionary(
      uniqueKeysWithValues: leaves.map { ($0.name, "\($0.unit.state.rawValue) \($0.unit.value)") }
    )
  }
}

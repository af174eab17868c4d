import CatalogCompiler
import CompiledCatalog
import Diagnostics
import FileFormats
import FormatString
import ICU
import OrderedCollections
import StringCatalog

extension EntryCompiler {
  /// The substitutions of a string, by name.
  typealias Substitutions = OrderedDictionary<String, StringCatalog.Substitution>

  /// Returns the rule of a localization or of a device variant; `nil` if there is none.
  mutating func rule(
    of localization: StringCatalog.Localization,
    at location: TextPlace,
    _ outer: Substitutions = [:]
  ) -> StringsDictionary.Rule? {
    let substitutions = outer.merging(localization.substitutions) { $1 }
    let variations = localization.variations ?? StringCatalog.Variations()
    let plural = plural(variations.plural, at: location, substitutions)
    if !variations.device.isEmpty {
      return devices(variations.device, otherwise: plural, at: location, substitutions)
    }
    if let plural { return plural }
    return localization.stringUnit.map { text($0.value, at: location, substitutions) }
  }

  /// Returns the rule of device variants.
  private mutating func devices(
    _ variants: OrderedDictionary<StringCatalog.Device, StringCatalog.Localization>,
    otherwise plural: StringsDictionary.Rule?,
    at location: TextPlace,
    _ substitutions: Substitutions
  ) -> StringsDictionary.Rule? {
    var rules: OrderedDictionary<String, StringsDictionary.Rule> = [:]
    for (device, variant) in variants {
      let inner = location.variant("device", device.rawValue)
      rules[device.rawValue] = rule(of: variant, at: inner, substitutions)
    }
    if let plural, rules[otherDevice] == nil { rules[otherDevice] = plural }
    if let fallback = rules[otherDevice], !fallback.isText {
      report(.deviceFallbackVaries, .warning, at: location.variant("device", otherDevice))
    }
    return rules.isEmpty ? nil : .device(rules)
  }

  /// Returns the rule of plural variants; `nil` if none has a string.
  private mutating func plural(
    _ variants: OrderedDictionary<PluralCategory, StringCatalog.Localization>,
    at location: TextPlace,
    _ outer: Substitutions
  ) -> StringsDictionary.Rule? {
    guard !variants.isEmpty else { return nil }
    let forms = forms(variants, at: location)
    guard !forms.isEmpty else { return nil }
    var substitutions = outer
    for variant in variants.values { substitutions.merge(variant.substitutions) { $1 } }
    let number = pluralNumbers(key: key, forms: Array(forms.values)).first ?? .unseenPluralNumber
    let plural = PluralText(forms: forms, number: number, substitutions)
    var variables = variables(in: plural.forms.values, at: location, substitutions)
    let name = variables.keys.contains("value") ? "value_" : "value"
    if !plural.showsNumber, requiresNumber {
      report(.pluralNumberHidden, .warning, at: location)
    }
    variables.updateValue(plural.variable, forKey: name, insertingAt: 0)
    return .format(.init(plural.reference(to: name), variables: variables))
  }

  /// Whether Xcode requires the number in a plural form.
  ///
  /// It does in the source language, and in other languages if the source string has no plural.
  private var requiresNumber: Bool {
    guard language != catalog.sourceLanguage else { return true }
    let source = entry.localizations[catalog.sourceLanguage]?.variations
    return source?.plural.isEmpty ?? true
  }

  /// Returns the strings of a plural.
  ///
  /// Further variants of a form are an error. A missing form `other` is a warning, because systems
  /// that load the bundle have no string for the remaining numbers.
  private mutating func forms(
    _ variants: OrderedDictionary<PluralCategory, StringCatalog.Localization>,
    at location: TextPlace
  ) -> OrderedDictionary<PluralCategory, String> {
    var forms: OrderedDictionary<PluralCategory, String> = [:]
    for (category, variant) in variants {
      let inner = location.variant("plural", category.rawValue)
      if variant.variations != nil {
        report(.pluralFormVaries(category.rawValue), .error, at: inner)
      }
      forms[category] = variant.stringUnit?.value
    }
    if !forms.isEmpty, forms[.other] == nil { report(.pluralOtherMissing, .warning, at: location) }
    return forms
  }

  /// Returns a string with the variables that it contains.
  private mutating func text(
    _ text: String,
    at location: TextPlace,
    _ substitutions: Substitutions
  ) -> StringsDictionary.Rule {
    let variables = variables(in: [text], at: location, substitutions)
    guard !variables.isEmpty else { return .text(text) }
    return .format(.init(numbered(text, substitutions), variables: variables))
  }

  /// Returns the variables in strings, including the variables that these contain.
  private mutating func variables(
    in texts: some Sequence<String>,
    at location: TextPlace,
    _ substitutions: Substitutions
  ) -> OrderedDictionary<String, StringsDictionary.Variable> {
    var variables: OrderedDictionary<String, StringsDictionary.Variable> = [:]
    var names = texts.flatMap { FormatString(parsing: $0).substitutionNames }
    names.reverse()
    while let name = names.popLast() {
      guard variables[name] == nil, let substitution = substitutions[name] else { continue }
      let inner = location.substitution(name)
      if !substitution.variations.device.isEmpty {
        report(.substitutionDevice(name), .error, at: inner)
      }
      let forms = forms(substitution.variations.plural, at: inner)
      variables[name] = SubstitutionText(substitution).variable(forms)
      names.insert(
        contentsOf: forms.values.flatMap { FormatString(parsing: $0).substitutionNames }.reversed(),
        at: 0
      )
    }
    return variables
  }
}

extension StringsDictionary.Rule {
  fileprivate var isText: Bool {
    if case .text = self { true } else { false }
  }
}

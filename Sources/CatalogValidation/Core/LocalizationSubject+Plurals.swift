import FormatString
import ICU
import OrderedCollections
import StringCatalog

extension LocalizationSubject {
  /// Returns whether the number that decides on the form is shown with decimals.
  ///
  /// Czech and Lithuanian have a form for such numbers alone.
  func isDecimal(_ forms: PluralForms) -> Bool {
    if let name = forms.substitution {
      return localization?.substitutions[name]?.specifier?.argumentKind == .floatingPoint
    }
    let expected = entry.expectedPlaceholders
    guard let position = expected.pluralArgument else { return false }
    return expected.available[position]?.kind == .floatingPoint
  }

  /// Returns whether the source says the same for every number, so that a translation may.
  ///
  /// Where the code has a text of its own for one thing, the text for several has `other` alone, or beside
  /// it one for none at all.
  func isUniformInSource(_ forms: PluralForms) -> Bool {
    let sources = entry.sourcePlurals.filter { $0.substitution == forms.substitution }
    return !sources.isEmpty
      && sources.allSatisfy { $0.categories.allSatisfy { $0 == .other || $0 == .zero } }
  }
}

import FormatString
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
}

/// The names that `.stringsdict` files give to the parts of a rule.
///
/// Source: "Stringsdict File Format" in Apple's Internationalization and Localization Guide.
enum StringsRuleKey: String {
  case format = "NSStringLocalizedFormatKey"
  case device = "NSStringDeviceSpecificRuleType"
  case width = "NSStringVariableWidthRuleType"
  case kind = "NSStringFormatSpecTypeKey"
  case plural = "NSStringPluralRuleType"
  case valueType = "NSStringFormatValueTypeKey"
}

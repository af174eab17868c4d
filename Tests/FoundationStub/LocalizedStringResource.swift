// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct LocalizedStringResource: Codable, Sendable, ExpressibleByStringInterpolation {
  public var locale: Locale

  public enum BundleDescription: Sendable {
    case main
    case atURL(String)
  }

  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.locale = locale
  }

  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.locale = locale
  }

  public init(stringLiteral value: String) {
    locale = .current
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    locale = .current
  }
}

/// A string that is looked up later, when its user is known.
///
/// ```swift
/// let title = LocalizedStringResource("Goal", comment: "A heading")
/// String(localized: title)
/// ```
public struct LocalizedStringResource: Hashable, Sendable {
  /// The key.
  public let key: String
  /// The string with its arguments that is used if no catalog has the key.
  public let defaultValue: LocalizationValue
  /// The table; nil is the default one of the bundle.
  public let table: String?
  /// The bundle of the catalogs.
  public let bundle: LocalizationBundle
  /// The locale of the user.
  public var locale: UserLocale

  /// Creates a resource whose key is the string itself.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is the string in the source language.
  ///   - table: The table; `nil` is the default one of the bundle.
  ///   - locale: The locale of the user.
  ///   - bundle: The bundle of the catalogs.
  ///   - comment: A note for translators; only the extractor reads it.
  public init(
    _ keyAndValue: LocalizationValue,
    table: String? = nil,
    locale: UserLocale = .current,
    bundle: LocalizationBundle = .main,
    comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a resource with a separate key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The string in the source language.
  ///   - table: The table; `nil` is the default one of the bundle.
  ///   - locale: The locale of the user.
  ///   - bundle: The bundle of the catalogs.
  ///   - comment: A note for translators; only the extractor reads it.
  public init(
    _ key: StaticString,
    defaultValue: LocalizationValue,
    table: String? = nil,
    locale: UserLocale = .current,
    bundle: LocalizationBundle = .main,
    comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a resource with a key that is known only at run time.
  ///
  /// The source that the build plugin generates calls this initializer. Its own versions of the
  /// other initializers, which use the bundle of the module, hide them.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The string in the source language.
  ///   - table: The table; `nil` is the default one of the bundle.
  ///   - locale: The locale of the user.
  ///   - bundle: The bundle of the catalogs.
  public init(
    key: String,
    defaultValue: LocalizationValue,
    table: String? = nil,
    locale: UserLocale = .current,
    bundle: LocalizationBundle
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  /// Creates a resource from a literal without arguments.
  public init(stringLiteral value: String) {
    self.init(LocalizationValue(value))
  }

  /// Creates a resource from a literal with arguments.
  public init(stringInterpolation: LocalizationValue.StringInterpolation) {
    self.init(LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

/// A type whose values have a localized string, which is looked up before it is shown.
///
/// A message can contain such a value: `"Logged in \(unit)"`.
public protocol CustomLocalizedStringResourceConvertible {
  /// The resource of the string.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

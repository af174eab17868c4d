/// A text that is looked up later, when it is known who reads it.
///
/// ```swift
/// let title = LocalizedStringResource("Goal", comment: "A heading")
/// String(localized: title)
/// ```
public struct LocalizedStringResource: Hashable, Sendable {
  /// The key.
  public let key: String
  /// The text, with its values, that is shown where no catalog has the key.
  public let defaultValue: LocalizationValue
  /// The table; nil is the default one of the bundle.
  public let table: String?
  /// Where the catalogs are.
  public let bundle: LocalizationBundle
  /// Who reads it.
  public var locale: UserLocale

  /// Creates a text whose key is itself.
  ///
  /// - Parameters:
  ///   - keyAndValue: the key, which is the text in the language of the source.
  ///   - table: the table; nil is the default one of the bundle.
  ///   - locale: who reads it.
  ///   - bundle: where the catalogs are.
  ///   - comment: a note for translators; only the extractor reads it.
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

  /// Creates a text with a key of its own.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - defaultValue: the text in the language of the source.
  ///   - table: the table; nil is the default one of the bundle.
  ///   - locale: who reads it.
  ///   - bundle: where the catalogs are.
  ///   - comment: a note for translators; only the extractor reads it.
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

  /// Creates a text with a key that is known only when the program runs.
  ///
  /// The source that the build plugin makes calls this one: the module's versions of the others, whose
  /// bundle is that of the module, hide them.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - defaultValue: the text in the language of the source.
  ///   - table: the table; nil is the default one of the bundle.
  ///   - locale: who reads it.
  ///   - bundle: where the catalogs are.
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
  /// Takes a text without values.
  public init(stringLiteral value: String) {
    self.init(LocalizationValue(value))
  }

  /// Takes a text with values.
  public init(stringInterpolation: LocalizationValue.StringInterpolation) {
    self.init(LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

/// A type whose values have a text for people, which is looked up before it is shown.
///
/// A message can hold such a value: `"Logged in \(unit)"`.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

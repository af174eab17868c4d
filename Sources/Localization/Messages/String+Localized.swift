extension String {
  /// Creates the localized string of a key.
  ///
  /// If no catalog has the key, the key is used with its arguments. The result is never empty.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is the string in the source language.
  ///   - table: The table; `nil` is the default one of the bundle.
  ///   - bundle: The bundle of the catalogs.
  ///   - locale: The locale of the user, which determines languages and number formats.
  ///   - comment: A note for translators; only the extractor reads it.
  @inlinable public init(
    localized keyAndValue: LocalizationValue,
    table: String? = nil,
    bundle: LocalizationBundle = .main,
    locale: UserLocale = .current,
    comment: StaticString? = nil
  ) {
    self = Self.localized(keyAndValue, table, bundle, locale)
  }

  /// Creates the localized string of a key that is not the string itself.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The string in the source language, which is used if no catalog has the key.
  ///   - table: The table; `nil` is the default one of the bundle.
  ///   - bundle: The bundle of the catalogs.
  ///   - locale: The locale of the user, which determines languages and number formats.
  ///   - comment: A note for translators; only the extractor reads it.
  @inlinable public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String? = nil,
    bundle: LocalizationBundle = .main,
    locale: UserLocale = .current,
    comment: StaticString? = nil
  ) {
    self = Self.localized(key: key.description, defaultValue, table, bundle, locale)
  }

  /// Creates the localized string of a resource.
  ///
  /// The initializer is disfavored, because a literal can be a resource too. Its bundle would be
  /// the main one, but `String(localized: "Goal")` means the bundle of its module.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.bundle.text(of: resource, locale: resource.locale)
  }

  /// Returns the localized string of a key.
  ///
  /// All initializers call this function.
  ///
  /// It is inlinable: an initializer would own its arguments, and retain and release them for the
  /// duration of the lookup.
  @usableFromInline
  static func localized(
    _ value: LocalizationValue,
    _ table: String?,
    _ bundle: LocalizationBundle,
    _ locale: UserLocale
  ) -> String {
    bundle.text(of: value, table: table, locale: locale)
  }

  /// Returns the localized string of a key that is not the string itself.
  @usableFromInline
  static func localized(
    key: String,
    _ defaultValue: LocalizationValue,
    _ table: String?,
    _ bundle: LocalizationBundle,
    _ locale: UserLocale
  ) -> String {
    bundle.text(forKey: key, value: defaultValue, table: table, locale: locale)
  }
}

// MARK: - Localized options

extension String {
  /// Creates the localized string of a key, with arguments for its open placeholders.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is the string in the source language.
  ///   - options: The arguments.
  ///   - table: The table; `nil` is the default one of the bundle.
  ///   - bundle: The bundle of the catalogs.
  ///   - locale: The locale of the user.
  ///   - comment: A note for translators; only the extractor reads it.
  public init(
    localized keyAndValue: LocalizationValue,
    options: LocalizationOptions,
    table: String? = nil,
    bundle: LocalizationBundle = .main,
    locale: UserLocale = .current,
    comment: StaticString? = nil
  ) {
    let value = options.applied(to: keyAndValue)
    self = Self.localized(value, table, bundle, locale)
  }

  /// Creates the localized string of a key that is not the string itself, with arguments for its
  /// open placeholders.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The string in the source language.
  ///   - options: The arguments.
  ///   - table: The table; `nil` is the default one of the bundle.
  ///   - bundle: The bundle of the catalogs.
  ///   - locale: The locale of the user.
  ///   - comment: A note for translators; only the extractor reads it.
  public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    options: LocalizationOptions,
    table: String? = nil,
    bundle: LocalizationBundle = .main,
    locale: UserLocale = .current,
    comment: StaticString? = nil
  ) {
    self = Self.localized(
      key: key.description,
      options.applied(to: defaultValue),
      table,
      bundle,
      locale
    )
  }

  /// Creates the localized string of a resource, with arguments for its open placeholders.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
    self = Self.localized(
      key: resource.key,
      options.applied(to: resource.defaultValue),
      resource.table,
      resource.bundle,
      resource.locale
    )
  }
}

/// The options of a lookup.
///
/// ```swift
/// var options = String.LocalizationOptions()
/// options.replacements = [3]
/// String(localized: "Logged \(placeholder: .int) entries", options: options)
/// ```
public struct LocalizationOptions: Sendable {
  /// The arguments of the open placeholders of a message, in their order.
  ///
  /// A placeholder without an argument remains visible.
  public var replacements: [any Sendable]?

  /// Creates options without effect.
  public init() {}

  func applied(to value: LocalizationValue) -> LocalizationValue {
    replacements.map { value.filled(with: $0) } ?? value
  }
}

extension String {
  /// The options of a lookup.
  public typealias LocalizationOptions = Localization.LocalizationOptions
}

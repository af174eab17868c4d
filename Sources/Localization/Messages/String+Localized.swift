extension String {
  /// Creates the text of a key in the language of its reader.
  ///
  /// Where no catalog has the key, the key itself is shown with its values: never nothing.
  ///
  /// - Parameters:
  ///   - keyAndValue: the key, which is the text in the language of the source.
  ///   - table: the table; nil is the default one of the bundle.
  ///   - bundle: where the catalogs are.
  ///   - locale: who reads it: the languages as well as the numbers.
  ///   - comment: a note for translators; only the extractor reads it.
  @inlinable public init(
    localized keyAndValue: LocalizationValue,
    table: String? = nil,
    bundle: LocalizationBundle = .main,
    locale: UserLocale = .current,
    comment: StaticString? = nil
  ) {
    self = Self.localized(keyAndValue, table, bundle, locale)
  }

  /// Creates the text of a key that is not the text itself.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - defaultValue: the text in the language of the source, shown where no catalog has the key.
  ///   - table: the table; nil is the default one of the bundle.
  ///   - bundle: where the catalogs are.
  ///   - locale: who reads it: the languages as well as the numbers.
  ///   - comment: a note for translators; only the extractor reads it.
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

  /// Creates the text of a resource for its reader.
  ///
  /// Disfavoured, because a literal is a resource too, and would then be one of the main bundle:
  /// `String(localized: "Goal")` means the bundle of its module.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.bundle.text(of: resource, locale: resource.locale)
  }

  /// Returns the text of a key; all forms of call come here.
  ///
  /// They can be inlined, for an initializer would take over all that it is given: references would be
  /// counted for as long as the text takes to be found.
  @usableFromInline
  static func localized(
    _ value: LocalizationValue,
    _ table: String?,
    _ bundle: LocalizationBundle,
    _ locale: UserLocale
  ) -> String {
    bundle.text(of: value, table: table, locale: locale)
  }

  /// Returns the text of a key that is not the text itself.
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
  /// Creates the text of a key, with values for the places that it leaves open.
  ///
  /// - Parameters:
  ///   - keyAndValue: the key, which is the text in the language of the source.
  ///   - options: the values.
  ///   - table: the table; nil is the default one of the bundle.
  ///   - bundle: where the catalogs are.
  ///   - locale: who reads it.
  ///   - comment: a note for translators; only the extractor reads it.
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

  /// Creates the text of a key that is not the text itself, with values for the places that it leaves
  /// open.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - defaultValue: the text in the language of the source.
  ///   - options: the values.
  ///   - table: the table; nil is the default one of the bundle.
  ///   - bundle: where the catalogs are.
  ///   - locale: who reads it.
  ///   - comment: a note for translators; only the extractor reads it.
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

  /// Creates the text of a resource for its reader, with values for the places that it leaves open.
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

/// What is settled beside the text when a message is looked up.
///
/// ```swift
/// var options = String.LocalizationOptions()
/// options.replacements = [3]
/// String(localized: "Logged \(placeholder: .int) entries", options: options)
/// ```
public struct LocalizationOptions: Sendable {
  /// The values for the places of a message that were left open, in their order.
  ///
  /// One that is not given stays visible as its placeholder.
  public var replacements: [any Sendable]?

  /// Creates options that change nothing.
  public init() {}

  func applied(to value: LocalizationValue) -> LocalizationValue {
    replacements.map { value.filled(with: $0) } ?? value
  }
}

extension String {
  /// What is settled beside the text when a message is looked up.
  public typealias LocalizationOptions = Localization.LocalizationOptions
}

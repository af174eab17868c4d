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

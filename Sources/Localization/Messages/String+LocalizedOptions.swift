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

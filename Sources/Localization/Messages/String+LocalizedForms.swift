// Each form of call that `init(localized:table:bundle:locale:comment:)` has, without defaults.
//
// A call that fits two modules' declarations is ambiguous, unless one of them has fewer parameters: so
// these are taken even where Foundation has the same with defaults for its own bundles and locales.

extension String {
  /// Creates the text of a key, given nothing more.
  @inlinable public init(localized keyAndValue: LocalizationValue) {
    self = Self.localized(keyAndValue, nil, .main, .current)
  }

  /// Creates the text of a key, given the table.
  @inlinable public init(localized keyAndValue: LocalizationValue, table: String?) {
    self = Self.localized(keyAndValue, table, .main, .current)
  }

  /// Creates the text of a key, given the bundle.
  @inlinable public init(localized keyAndValue: LocalizationValue, bundle: LocalizationBundle) {
    self = Self.localized(keyAndValue, nil, bundle, .current)
  }

  /// Creates the text of a key, given the reader.
  @inlinable public init(localized keyAndValue: LocalizationValue, locale: UserLocale) {
    self = Self.localized(keyAndValue, nil, .main, locale)
  }

  /// Creates the text of a key, given a comment.
  @inlinable public init(localized keyAndValue: LocalizationValue, comment: StaticString?) {
    self = Self.localized(keyAndValue, nil, .main, .current)
  }

  /// Creates the text of a key, given the table and the bundle.
  @inlinable public init(
    localized keyAndValue: LocalizationValue,
    table: String?,
    bundle: LocalizationBundle
  ) {
    self = Self.localized(keyAndValue, table, bundle, .current)
  }

  /// Creates the text of a key, given the table and the reader.
  @inlinable public init(
    localized keyAndValue: LocalizationValue,
    table: String?,
    locale: UserLocale
  ) {
    self = Self.localized(keyAndValue, table, .main, locale)
  }

  /// Creates the text of a key, given the table and a comment.
  @inlinable public init(
    localized keyAndValue: LocalizationValue,
    table: String?,
    comment: StaticString?
  ) {
    self = Self.localized(keyAndValue, table, .main, .current)
  }

  /// Creates the text of a key, given the bundle and the reader.
  @inlinable public init(
    localized keyAndValue: LocalizationValue,
    bundle: LocalizationBundle,
    locale: UserLocale
  ) {
    self = Self.localized(keyAndValue, nil, bundle, locale)
  }

  /// Creates the text of a key, given the bundle and a comment.
  @inlinable public init(
    localized keyAndValue: LocalizationValue,
    bundle: LocalizationBundle,
    comment: StaticString?
  ) {
    self = Self.localized(keyAndValue, nil, bundle, .current)
  }

  /// Creates the text of a key, given the reader and a comment.
  @inlinable public init(
    localized keyAndValue: LocalizationValue,
    locale: UserLocale,
    comment: StaticString?
  ) {
    self = Self.localized(keyAndValue, nil, .main, locale)
  }

  /// Creates the text of a key, given the table, the bundle and the reader.
  @inlinable public init(
    localized keyAndValue: LocalizationValue,
    table: String?,
    bundle: LocalizationBundle,
    locale: UserLocale
  ) {
    self = Self.localized(keyAndValue, table, bundle, locale)
  }

  /// Creates the text of a key, given the table, the bundle and a comment.
  @inlinable public init(
    localized keyAndValue: LocalizationValue,
    table: String?,
    bundle: LocalizationBundle,
    comment: StaticString?
  ) {
    self = Self.localized(keyAndValue, table, bundle, .current)
  }

  /// Creates the text of a key, given the table, the reader and a comment.
  @inlinable public init(
    localized keyAndValue: LocalizationValue,
    table: String?,
    locale: UserLocale,
    comment: StaticString?
  ) {
    self = Self.localized(keyAndValue, table, .main, locale)
  }

  /// Creates the text of a key, given the bundle, the reader and a comment.
  @inlinable public init(
    localized keyAndValue: LocalizationValue,
    bundle: LocalizationBundle,
    locale: UserLocale,
    comment: StaticString?
  ) {
    self = Self.localized(keyAndValue, nil, bundle, locale)
  }
}

// MARK: - Localized default value forms

// Each form of call that `init(localized:defaultValue:table:bundle:locale:comment:)` has, without defaults.
//
// A call that fits two modules' declarations is ambiguous, unless one of them has fewer parameters: so
// these are taken even where Foundation has the same with defaults for its own bundles and locales.

extension String {
  /// Creates the text of a key with a default text, given nothing more.
  @inlinable public init(localized key: StaticString, defaultValue: LocalizationValue) {
    self = Self.localized(key: key.description, defaultValue, nil, .main, .current)
  }

  /// Creates the text of a key with a default text, given the table.
  @inlinable public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String?
  ) {
    self = Self.localized(key: key.description, defaultValue, table, .main, .current)
  }

  /// Creates the text of a key with a default text, given the bundle.
  @inlinable public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    bundle: LocalizationBundle
  ) {
    self = Self.localized(key: key.description, defaultValue, nil, bundle, .current)
  }

  /// Creates the text of a key with a default text, given the reader.
  @inlinable public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    locale: UserLocale
  ) {
    self = Self.localized(key: key.description, defaultValue, nil, .main, locale)
  }

  /// Creates the text of a key with a default text, given a comment.
  @inlinable public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    comment: StaticString?
  ) {
    self = Self.localized(key: key.description, defaultValue, nil, .main, .current)
  }

  /// Creates the text of a key with a default text, given the table and the bundle.
  @inlinable public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String?,
    bundle: LocalizationBundle
  ) {
    self = Self.localized(key: key.description, defaultValue, table, bundle, .current)
  }

  /// Creates the text of a key with a default text, given the table and the reader.
  @inlinable public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String?,
    locale: UserLocale
  ) {
    self = Self.localized(key: key.description, defaultValue, table, .main, locale)
  }

  /// Creates the text of a key with a default text, given the table and a comment.
  @inlinable public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String?,
    comment: StaticString?
  ) {
    self = Self.localized(key: key.description, defaultValue, table, .main, .current)
  }

  /// Creates the text of a key with a default text, given the bundle and the reader.
  @inlinable public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    bundle: LocalizationBundle,
    locale: UserLocale
  ) {
    self = Self.localized(key: key.description, defaultValue, nil, bundle, locale)
  }

  /// Creates the text of a key with a default text, given the bundle and a comment.
  @inlinable public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    bundle: LocalizationBundle,
    comment: StaticString?
  ) {
    self = Self.localized(key: key.description, defaultValue, nil, bundle, .current)
  }

  /// Creates the text of a key with a default text, given the reader and a comment.
  @inlinable public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    locale: UserLocale,
    comment: StaticString?
  ) {
    self = Self.localized(key: key.description, defaultValue, nil, .main, locale)
  }

  /// Creates the text of a key with a default text, given the table, the bundle and the reader.
  @inlinable public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String?,
    bundle: LocalizationBundle,
    locale: UserLocale
  ) {
    self = Self.localized(key: key.description, defaultValue, table, bundle, locale)
  }

  /// Creates the text of a key with a default text, given the table, the bundle and a comment.
  @inlinable public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String?,
    bundle: LocalizationBundle,
    comment: StaticString?
  ) {
    self = Self.localized(key: key.description, defaultValue, table, bundle, .current)
  }

  /// Creates the text of a key with a default text, given the table, the reader and a comment.
  @inlinable public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String?,
    locale: UserLocale,
    comment: StaticString?
  ) {
    self = Self.localized(key: key.description, defaultValue, table, .main, locale)
  }

  /// Creates the text of a key with a default text, given the bundle, the reader and a comment.
  @inlinable public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    bundle: LocalizationBundle,
    locale: UserLocale,
    comment: StaticString?
  ) {
    self = Self.localized(key: key.description, defaultValue, nil, bundle, locale)
  }
}

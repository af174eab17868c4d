// The variants of `init(localized:table:bundle:locale:comment:)` without default arguments.
//
// A call that matches declarations of two modules is ambiguous unless one of them has fewer
// parameters. Swift therefore prefers these, even if Foundation has the same with default arguments
// for its own bundles and locales.

extension String {
  /// Creates the localized string of a key, without other arguments.
  @inlinable public init(localized keyAndValue: LocalizationValue) {
    self = Self.localized(keyAndValue, nil, .main, .current)
  }

  /// Creates the localized string of a key, with a table.
  @inlinable public init(localized keyAndValue: LocalizationValue, table: String?) {
    self = Self.localized(keyAndValue, table, .main, .current)
  }

  /// Creates the localized string of a key, with a bundle.
  @inlinable public init(localized keyAndValue: LocalizationValue, bundle: LocalizationBundle) {
    self = Self.localized(keyAndValue, nil, bundle, .current)
  }

  /// Creates the localized string of a key, with a locale.
  @inlinable public init(localized keyAndValue: LocalizationValue, locale: UserLocale) {
    self = Self.localized(keyAndValue, nil, .main, locale)
  }

  /// Creates the localized string of a key, with a comment.
  @inlinable public init(localized keyAndValue: LocalizationValue, comment: StaticString?) {
    self = Self.localized(keyAndValue, nil, .main, .current)
  }

  /// Creates the localized string of a key, with a table and a bundle.
  @inlinable public init(
    localized keyAndValue: LocalizationValue,
    table: String?,
    bundle: LocalizationBundle
  ) {
    self = Self.localized(keyAndValue, table, bundle, .current)
  }

  /// Creates the localized string of a key, with a table and a locale.
  @inlinable public init(
    localized keyAndValue: LocalizationValue,
    table: String?,
    locale: UserLocale
  ) {
    self = Self.localized(keyAndValue, table, .main, locale)
  }

  /// Creates the localized string of a key, with a table and a comment.
  @inlinable public init(
    localized keyAndValue: LocalizationValue,
    table: String?,
    comment: StaticString?
  ) {
    self = Self.localized(keyAndValue, table, .main, .current)
  }

  /// Creates the localized string of a key, with a bundle and a locale.
  @inlinable public init(
    localized keyAndValue: LocalizationValue,
    bundle: LocalizationBundle,
    locale: UserLocale
  ) {
    self = Self.localized(keyAndValue, nil, bundle, locale)
  }

  /// Creates the localized string of a key, with a bundle and a comment.
  @inlinable public init(
    localized keyAndValue: LocalizationValue,
    bundle: LocalizationBundle,
    comment: StaticString?
  ) {
    self = Self.localized(keyAndValue, nil, bundle, .current)
  }

  /// Creates the localized string of a key, with a locale and a comment.
  @inlinable public init(
    localized keyAndValue: LocalizationValue,
    locale: UserLocale,
    comment: StaticString?
  ) {
    self = Self.localized(keyAndValue, nil, .main, locale)
  }

  /// Creates the localized string of a key, with a table, a bundle and a locale.
  @inlinable public init(
    localized keyAndValue: LocalizationValue,
    table: String?,
    bundle: LocalizationBundle,
    locale: UserLocale
  ) {
    self = Self.localized(keyAndValue, table, bundle, locale)
  }

  /// Creates the localized string of a key, with a table, a bundle and a comment.
  @inlinable public init(
    localized keyAndValue: LocalizationValue,
    table: String?,
    bundle: LocalizationBundle,
    comment: StaticString?
  ) {
    self = Self.localized(keyAndValue, table, bundle, .current)
  }

  /// Creates the localized string of a key, with a table, a locale and a comment.
  @inlinable public init(
    localized keyAndValue: LocalizationValue,
    table: String?,
    locale: UserLocale,
    comment: StaticString?
  ) {
    self = Self.localized(keyAndValue, table, .main, locale)
  }

  /// Creates the localized string of a key, with a bundle, a locale and a comment.
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

// The variants of `init(localized:defaultValue:table:bundle:locale:comment:)` without default
// arguments.
//
// A call that matches declarations of two modules is ambiguous unless one of them has fewer
// parameters. Swift therefore prefers these, even if Foundation has the same with default arguments
// for its own bundles and locales.

extension String {
  /// Creates the localized string of a key and a default string, without other arguments.
  @inlinable public init(localized key: StaticString, defaultValue: LocalizationValue) {
    self = Self.localized(key: key.description, defaultValue, nil, .main, .current)
  }

  /// Creates the localized string of a key and a default string, with a table.
  @inlinable public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String?
  ) {
    self = Self.localized(key: key.description, defaultValue, table, .main, .current)
  }

  /// Creates the localized string of a key and a default string, with a bundle.
  @inlinable public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    bundle: LocalizationBundle
  ) {
    self = Self.localized(key: key.description, defaultValue, nil, bundle, .current)
  }

  /// Creates the localized string of a key and a default string, with a locale.
  @inlinable public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    locale: UserLocale
  ) {
    self = Self.localized(key: key.description, defaultValue, nil, .main, locale)
  }

  /// Creates the localized string of a key and a default string, with a comment.
  @inlinable public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    comment: StaticString?
  ) {
    self = Self.localized(key: key.description, defaultValue, nil, .main, .current)
  }

  /// Creates the localized string of a key and a default string, with a table and a bundle.
  @inlinable public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String?,
    bundle: LocalizationBundle
  ) {
    self = Self.localized(key: key.description, defaultValue, table, bundle, .current)
  }

  /// Creates the localized string of a key and a default string, with a table and a locale.
  @inlinable public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String?,
    locale: UserLocale
  ) {
    self = Self.localized(key: key.description, defaultValue, table, .main, locale)
  }

  /// Creates the localized string of a key and a default string, with a table and a comment.
  @inlinable public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String?,
    comment: StaticString?
  ) {
    self = Self.localized(key: key.description, defaultValue, table, .main, .current)
  }

  /// Creates the localized string of a key and a default string, with a bundle and a locale.
  @inlinable public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    bundle: LocalizationBundle,
    locale: UserLocale
  ) {
    self = Self.localized(key: key.description, defaultValue, nil, bundle, locale)
  }

  /// Creates the localized string of a key and a default string, with a bundle and a comment.
  @inlinable public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    bundle: LocalizationBundle,
    comment: StaticString?
  ) {
    self = Self.localized(key: key.description, defaultValue, nil, bundle, .current)
  }

  /// Creates the localized string of a key and a default string, with a locale and a comment.
  @inlinable public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    locale: UserLocale,
    comment: StaticString?
  ) {
    self = Self.localized(key: key.description, defaultValue, nil, .main, locale)
  }

  /// Creates the localized string of a key and a default string, with a table, a bundle and a
  /// locale.
  @inlinable public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String?,
    bundle: LocalizationBundle,
    locale: UserLocale
  ) {
    self = Self.localized(key: key.description, defaultValue, table, bundle, locale)
  }

  /// Creates the localized string of a key and a default string, with a table, a bundle and a
  /// comment.
  @inlinable public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String?,
    bundle: LocalizationBundle,
    comment: StaticString?
  ) {
    self = Self.localized(key: key.description, defaultValue, table, bundle, .current)
  }

  /// Creates the localized string of a key and a default string, with a table, a locale and a
  /// comment.
  @inlinable public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String?,
    locale: UserLocale,
    comment: StaticString?
  ) {
    self = Self.localized(key: key.description, defaultValue, table, .main, locale)
  }

  /// Creates the localized string of a key and a default string, with a bundle, a locale and a
  /// comment.
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

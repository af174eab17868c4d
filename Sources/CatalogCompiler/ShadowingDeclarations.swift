/// An own version of each declaration of Localization that takes a bundle, with that of the module.
///
/// A module's own declaration shadows an imported one of the same form, so that calls without `bundle:`
/// find the catalogs of their own module. The forms have no defaults, and the types have names in the
/// module: so calls and types stay clear where Foundation, too, has such declarations. In an extension of
/// `String` the name `LocalizationValue` could mean Foundation's, which is why it is not used there.
let shadowingDeclarations = """
  typealias LocalizedStringResource = LocalizationBundle.Resource
  typealias CustomLocalizedStringResourceConvertible = LocalizationBundle.ResourceConvertible

  nonisolated extension String {
    init(localized keyAndValue: LocalizationBundle.Value) {
      self.init(localized: keyAndValue, bundle: .module)
    }
    init(localized keyAndValue: LocalizationBundle.Value, table: String?) {
      self.init(localized: keyAndValue, table: table, bundle: .module)
    }
    init(localized keyAndValue: LocalizationBundle.Value, locale: UserLocale) {
      self.init(localized: keyAndValue, bundle: .module, locale: locale)
    }
    init(localized keyAndValue: LocalizationBundle.Value, comment: StaticString?) {
      self.init(localized: keyAndValue, bundle: .module, comment: comment)
    }
    init(localized keyAndValue: LocalizationBundle.Value, table: String?, locale: UserLocale) {
      self.init(localized: keyAndValue, table: table, bundle: .module, locale: locale)
    }
    init(localized keyAndValue: LocalizationBundle.Value, table: String?, comment: StaticString?) {
      self.init(localized: keyAndValue, table: table, bundle: .module, comment: comment)
    }
    init(localized keyAndValue: LocalizationBundle.Value, locale: UserLocale, comment: StaticString?) {
      self.init(localized: keyAndValue, bundle: .module, locale: locale, comment: comment)
    }
    init(localized keyAndValue: LocalizationBundle.Value, table: String?, locale: UserLocale, comment: StaticString?) {
      self.init(localized: keyAndValue, table: table, bundle: .module, locale: locale, comment: comment)
    }
    init(localized key: StaticString, defaultValue: LocalizationBundle.Value) {
      self.init(localized: key, defaultValue: defaultValue, bundle: .module)
    }
    init(localized key: StaticString, defaultValue: LocalizationBundle.Value, table: String?) {
      self.init(localized: key, defaultValue: defaultValue, table: table, bundle: .module)
    }
    init(localized key: StaticString, defaultValue: LocalizationBundle.Value, locale: UserLocale) {
      self.init(localized: key, defaultValue: defaultValue, bundle: .module, locale: locale)
    }
    init(localized key: StaticString, defaultValue: LocalizationBundle.Value, comment: StaticString?) {
      self.init(localized: key, defaultValue: defaultValue, bundle: .module, comment: comment)
    }
    init(localized key: StaticString, defaultValue: LocalizationBundle.Value, table: String?, locale: UserLocale) {
      self.init(localized: key, defaultValue: defaultValue, table: table, bundle: .module, locale: locale)
    }
    init(localized key: StaticString, defaultValue: LocalizationBundle.Value, table: String?, comment: StaticString?) {
      self.init(localized: key, defaultValue: defaultValue, table: table, bundle: .module, comment: comment)
    }
    init(localized key: StaticString, defaultValue: LocalizationBundle.Value, locale: UserLocale, comment: StaticString?) {
      self.init(localized: key, defaultValue: defaultValue, bundle: .module, locale: locale, comment: comment)
    }
    init(localized key: StaticString, defaultValue: LocalizationBundle.Value, table: String?, locale: UserLocale, comment: StaticString?) {
      self.init(localized: key, defaultValue: defaultValue, table: table, bundle: .module, locale: locale, comment: comment)
    }

    init(
      localized keyAndValue: LocalizationBundle.Value,
      options: LocalizationBundle.Options,
      table: String? = nil,
      locale: UserLocale = .current,
      comment: StaticString? = nil
    ) {
      self.init(localized: keyAndValue, options: options, table: table, bundle: .module, locale: locale)
    }
    init(
      localized key: StaticString,
      defaultValue: LocalizationBundle.Value,
      options: LocalizationBundle.Options,
      table: String? = nil,
      locale: UserLocale = .current,
      comment: StaticString? = nil
    ) {
      self.init(
        localized: key,
        defaultValue: defaultValue,
        options: options,
        table: table,
        bundle: .module,
        locale: locale
      )
    }
  }

  nonisolated extension LocalizedStringResource {
    init(
      _ keyAndValue: LocalizationBundle.Value,
      table: String? = nil,
      locale: UserLocale = .current,
      bundle: LocalizationBundle = .module,
      comment: StaticString? = nil
    ) {
      self.init(
        key: keyAndValue.key,
        defaultValue: keyAndValue,
        table: table,
        locale: locale,
        bundle: bundle
      )
    }
    init(
      _ key: StaticString,
      defaultValue: LocalizationBundle.Value,
      table: String? = nil,
      locale: UserLocale = .current,
      bundle: LocalizationBundle = .module,
      comment: StaticString? = nil
    ) {
      self.init(
        key: "\\(key)",
        defaultValue: defaultValue,
        table: table,
        locale: locale,
        bundle: bundle
      )
    }
  }

  nonisolated func NSLocalizedString(_ key: String, comment: String) -> String {
    LocalizationBundle.module.localizedString(forKey: key, value: nil, table: nil)
  }
  nonisolated func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    LocalizationBundle.module.localizedString(forKey: key, value: nil, table: tableName)
  }
  nonisolated func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    LocalizationBundle.module.localizedString(forKey: key, value: value, table: nil)
  }
  nonisolated func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    LocalizationBundle.module.localizedString(forKey: key, value: value, table: tableName)
  }
  """

/// Returns the Swift source that embeds an image in a module.
///
/// In addition to the bundle, it contains the ``shadowingDeclarations``. All declarations are
/// nonisolated, whatever the default isolation of the module.
///
/// - Parameters:
///   - image: The result of ``compile(_:languages:)``.
///   - defaultTable: The table of calls that name none.
///   - catalogs: The names of the catalog files, for a comment.
///   - symbols: The symbols of the catalogs, with the options that they were generated with.
/// - Returns: The content of a file.
/// - Complexity: O(*n*), where *n* is the length of the image.
package func embeddedSource(
  image: [UInt8],
  defaultTable: String,
  catalogs: [String],
  symbols: (values: [StringSymbol], options: SymbolOptions)? = nil
) -> String {
  let origin =
    catalogs.isEmpty ? "No catalog of this module was found" : catalogs.joined(separator: ", ")
  return """
    // Made by the plugin EmbedStringCatalogs. \(visible(origin)).

    \(symbols.map(importDeclaration) ?? "import Localization")

    nonisolated extension LocalizationBundle {
      /// The catalogs of this module.
      static let module = LocalizationBundle(
        embedded: \(swiftLiteral(String(decoding: image, as: UTF8.self))),
        defaultTable: \(swiftLiteral(defaultTable))
      )
    }

    \(shadowingDeclarations)
    \(symbols.map { "\n" + symbolDeclarations($0.values, $0.options) } ?? "")
    """
}

/// Versions of the declarations of Localization that use the bundle of the module.
///
/// A declaration of a module shadows an imported one with the same signature. Calls without `bundle:`
/// therefore find the catalogs of their own module. The functions have no default arguments, and the
/// types have names in the module. Calls and types therefore remain unambiguous if Foundation has
/// such declarations, too. In an extension of `String`, the name `LocalizationValue` could mean
/// Foundation's, so it is not used there.
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

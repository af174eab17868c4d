/// Returns the Swift source that embeds an image in a module.
///
/// Beside the bundle it has an own version of each declaration of Localization that takes one, with the
/// same signature but for the default. A module's own declaration shadows an imported one, so that calls
/// without `bundle:` find the catalogs of their own module.
///
/// - Parameters:
///   - image: What ``compile(_:languages:)`` gave.
///   - defaultTable: The table of the calls that name none.
///   - catalogs: The names of the files that the image was made from, for the reader.
/// - Returns: The content of a file.
/// - Complexity: O(*n*), where *n* is the length of the image.
package func embeddedSource(
  image: [UInt8],
  defaultTable: String,
  catalogs: [String]
) -> String {
  let origin =
    catalogs.isEmpty ? "No catalog of this module was found" : catalogs.joined(separator: ", ")
  return """
    // Made by the plugin EmbedStringCatalogs. \(origin).

    import Localization

    extension LocalizationBundle {
      /// The catalogs of this module.
      static let module = LocalizationBundle(
        embedded: \(swiftLiteral(String(decoding: image, as: UTF8.self))),
        defaultTable: \(swiftLiteral(defaultTable))
      )
    }

    \(shadowingDeclarations)

    """
}

private let shadowingDeclarations = """
  extension String {
    init(
      localized keyAndValue: LocalizationValue,
      table: String? = nil,
      bundle: LocalizationBundle = .module,
      locale: UserLocale = .current,
      comment: StaticString? = nil
    ) {
      let resource = LocalizedStringResource(
        key: keyAndValue.key,
        defaultValue: keyAndValue,
        table: table,
        locale: locale,
        bundle: bundle
      )
      self.init(localized: resource)
    }

    init(
      localized key: StaticString,
      defaultValue: LocalizationValue,
      table: String? = nil,
      bundle: LocalizationBundle = .module,
      locale: UserLocale = .current,
      comment: StaticString? = nil
    ) {
      let resource = LocalizedStringResource(
        key: "\\(key)",
        defaultValue: defaultValue,
        table: table,
        locale: locale,
        bundle: bundle
      )
      self.init(localized: resource)
    }
  }

  extension LocalizedStringResource {
    init(
      _ keyAndValue: String.LocalizationValue,
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
      defaultValue: String.LocalizationValue,
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

  func NSLocalizedString(
    _ key: String,
    tableName: String? = nil,
    bundle: LocalizationBundle = .module,
    value: String = "",
    comment: String
  ) -> String {
    let text = String.LocalizationValue(value.isEmpty ? key : value)
    let resource = LocalizedStringResource(
      key: key,
      defaultValue: text,
      table: tableName,
      bundle: bundle
    )
    return String(localized: resource)
  }
  """

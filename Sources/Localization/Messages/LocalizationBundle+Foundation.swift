extension LocalizationBundle {
  /// Returns the text of a key as it stands in the catalog, placeholders and all.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - value: what is shown where no catalog has the key; nil or empty for the key itself.
  ///   - table: the table; nil or empty is the default one of the bundle.
  ///   - locale: who reads it.
  /// - Returns: the text.
  public func localizedString(
    forKey key: String,
    value: String?,
    table: String?,
    locale: UserLocale = .current
  ) -> String {
    let value = value.flatMap { $0.isEmpty ? nil : $0 }
    let table = table.flatMap { $0.isEmpty ? nil : $0 }
    let text = LocalizationValue(value ?? key)
    return self.text(forKey: key, value: text, table: table, locale: locale)
  }
}

/// Names that no other module has: the source that the build plugin makes says by them which types its
/// module means.
extension LocalizationBundle {
  /// A text that is looked up before it is shown.
  public typealias Value = LocalizationValue
  /// What is settled beside the text when a message is looked up.
  public typealias Options = LocalizationOptions
  /// A text that is looked up later.
  public typealias Resource = LocalizedStringResource
  /// A type whose values have a text for people.
  public typealias ResourceConvertible = CustomLocalizedStringResourceConvertible
}

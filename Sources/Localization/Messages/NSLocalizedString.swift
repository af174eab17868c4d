// Foundation's name, so that sources which call it need no change.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a key as it stands in the catalog, placeholders and all.
///
/// - Parameters:
///   - key: the key.
///   - tableName: the table; nil is the default one of the bundle.
///   - bundle: where the catalogs are.
///   - value: what is shown where no catalog has the key; empty for the key itself.
///   - comment: a note for translators; only the extractor reads it.
/// - Returns: the text.
public func NSLocalizedString(
  _ key: String,
  tableName: String? = nil,
  bundle: LocalizationBundle = .main,
  value: String = "",
  comment: String
) -> String {
  bundle.localizedString(forKey: key, value: value, table: tableName)
}

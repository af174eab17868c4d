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

// MARK: - Forms

// Each form of call that `NSLocalizedString` has, without defaults: these are taken even in a source that
// imports Foundation, whose own has defaults for its own bundles.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a key as it stands in the catalog, given nothing more.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  LocalizationBundle.main.localizedString(forKey: key, value: nil, table: nil)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a key as it stands in the catalog, given the table.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  LocalizationBundle.main.localizedString(forKey: key, value: nil, table: tableName)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a key as it stands in the catalog, given the bundle.
public func NSLocalizedString(_ key: String, bundle: LocalizationBundle, comment: String) -> String
{
  bundle.localizedString(forKey: key, value: nil, table: nil)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a key as it stands in the catalog, given a default text.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  LocalizationBundle.main.localizedString(forKey: key, value: value, table: nil)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a key as it stands in the catalog, given the table and the bundle.
public func NSLocalizedString(
  _ key: String,
  tableName: String?,
  bundle: LocalizationBundle,
  comment: String
) -> String {
  bundle.localizedString(forKey: key, value: nil, table: tableName)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a key as it stands in the catalog, given the table and a default text.
public func NSLocalizedString(
  _ key: String,
  tableName: String?,
  value: String,
  comment: String
) -> String {
  LocalizationBundle.main.localizedString(forKey: key, value: value, table: tableName)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the text of a key as it stands in the catalog, given the bundle and a default text.
public func NSLocalizedString(
  _ key: String,
  bundle: LocalizationBundle,
  value: String,
  comment: String
) -> String {
  bundle.localizedString(forKey: key, value: value, table: nil)
}

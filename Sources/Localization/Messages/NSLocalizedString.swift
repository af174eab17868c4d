// The name of Foundation's function, so that sources that call it compile unchanged.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the string of a key as the catalog contains it, including its placeholders.
///
/// - Parameters:
///   - key: The key.
///   - tableName: The table; `nil` is the default one of the bundle.
///   - bundle: The bundle of the catalogs.
///   - value: The string that is used if no catalog has the key; if it is empty, the key is used.
///   - comment: A note for translators; only the extractor reads it.
/// - Returns: The string.
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

// The variants of `NSLocalizedString` without default arguments. Swift prefers them even in a
// source that imports Foundation, whose function has default arguments for its own bundles.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the string of a key as the catalog contains it, from the default table of the main
/// bundle.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  LocalizationBundle.main.localizedString(forKey: key, value: nil, table: nil)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the string of a key as the catalog contains it, from a table.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  LocalizationBundle.main.localizedString(forKey: key, value: nil, table: tableName)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the string of a key as the catalog contains it, from a bundle.
public func NSLocalizedString(_ key: String, bundle: LocalizationBundle, comment: String) -> String
{
  bundle.localizedString(forKey: key, value: nil, table: nil)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the string of a key as the catalog contains it, or a default string.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  LocalizationBundle.main.localizedString(forKey: key, value: value, table: nil)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the string of a key as the catalog contains it, from a table of a bundle.
public func NSLocalizedString(
  _ key: String,
  tableName: String?,
  bundle: LocalizationBundle,
  comment: String
) -> String {
  bundle.localizedString(forKey: key, value: nil, table: tableName)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the string of a key as the catalog contains it, from a table, or a default string.
public func NSLocalizedString(
  _ key: String,
  tableName: String?,
  value: String,
  comment: String
) -> String {
  LocalizationBundle.main.localizedString(forKey: key, value: value, table: tableName)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the string of a key as the catalog contains it, from a bundle, or a default string.
public func NSLocalizedString(
  _ key: String,
  bundle: LocalizationBundle,
  value: String,
  comment: String
) -> String {
  bundle.localizedString(forKey: key, value: value, table: nil)
}

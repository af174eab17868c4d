#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

extension UserLocale {
  /// Reads the locale of a user from POSIX variables.
  ///
  /// An empty variable is treated as unset.
  ///
  /// `LC_ALL` takes precedence over `LC_MESSAGES`, `LC_NUMERIC`, `LC_TIME`, `LC_COLLATE` and
  /// `LC_MEASUREMENT`, which take precedence over `LANG`. For messages, the list in `LANGUAGE`
  /// replaces them, except under the locale `C`. Locales need not be installed.
  ///
  /// A language of this program alone, from its command line or its own variable, takes precedence
  /// over all of them. It sets the language of messages, and does not change the other formats.
  ///
  /// ```swift
  /// UserLocale(environment: environment, language: option, languageVariable: "W8_LANG")
  /// ```
  ///
  /// - Parameters:
  ///   - environment: The variables.
  ///   - language: The language from the command line of the program, if any.
  ///   - languageVariable: The name of the variable of this program, if it has one. Like
  ///     `LANGUAGE`, it contains a list separated by `:`.
  public init(
    environment: [String: String],
    language: String? = nil,
    languageVariable: String? = nil
  ) {
    self.init(language: language, languageVariable: languageVariable) { environment[$0] }
  }

  /// Reads the locale of a user from variables that are looked up one by one.
  init(
    language: String?,
    languageVariable: String?,
    variable: @escaping (_ name: String) -> String?
  ) {
    var reader = EnvironmentReader(variable: variable)
    var chosen: [LocaleName] = []
    if let language, let name = reader.locale(language, of: "language") { chosen = [name] }
    if let languageVariable, chosen.isEmpty { chosen = reader.list(in: languageVariable) }
    let messages = reader.value(of: .messages)
    let formats = FormatLocale(
      numbers: reader.identifier(of: .numbers),
      dates: reader.identifier(of: .dates),
      collation: reader.identifier(of: .collation),
      measurement: reader.identifier(of: .measurement)
    )
    let wanted = reader.languages(chosen: chosen, messages: messages)
    self.init(
      chains: wanted.map(LanguageChain.init(identifier:)),
      formats: formats,
      ignoredSettings: reader.ignored
    )
  }
}

/// A reader of variables that records invalid values.
private struct EnvironmentReader {
  let variable: (_ name: String) -> String?
  private(set) var ignored: [UserLocale.IgnoredSetting] = []
  /// The last value and its parsed name.
  ///
  /// In most environments all categories have the same value.
  private var last: (value: String, name: LocaleName) = ("C", .posix)

  init(variable: @escaping (_ name: String) -> String?) {
    self.variable = variable
  }

  enum Category: String {
    case messages = "LC_MESSAGES"
    case numbers = "LC_NUMERIC"
    case dates = "LC_TIME"
    case collation = "LC_COLLATE"
    case measurement = "LC_MEASUREMENT"
  }

  /// Returns the locale of a category; `nil` if no variable contains a valid one.
  mutating func value(of category: Category) -> LocaleName? {
    for name in ["LC_ALL", category.rawValue, "LANG"] {
      if let value = variable(name), let locale = locale(value, of: name) { return locale }
    }
    return nil
  }

  /// Returns the ICU identifier of a category.
  mutating func identifier(of category: Category) -> String {
    guard case .locale(let identifier) = value(of: category) else {
      return FormatLocale.posixIdentifier
    }
    return identifier
  }

  /// Returns the identifiers of the languages of messages, the most wanted first.
  mutating func languages(chosen: [LocaleName], messages: LocaleName?) -> [String] {
    // As in gettext, nothing is translated under the locale C. It applies if no variable is set.
    let isListed = messages != nil && messages != .posix
    let listed = isListed ? list(in: "LANGUAGE") : []
    let wanted = listed.isEmpty ? messages.map { [$0] } ?? [] : listed
    return (chosen + wanted)
      .compactMap { name in
        if case .locale(let identifier) = name { identifier } else { nil }
      }
  }

  /// Returns the valid locales in the list of a variable.
  mutating func list(in name: String) -> [LocaleName] {
    guard let list = variable(name) else { return [] }
    return list.split(separator: ":").compactMap { locale(String($0), of: name) }
  }

  mutating func locale(_ value: String, of variable: String) -> LocaleName? {
    guard !value.isEmpty else { return nil }
    if last.value == value { return last.name }
    if let name = LocaleName(parsing: value) {
      last = (value, name)
      return name
    }
    let setting = UserLocale.IgnoredSetting(name: variable, value: value)
    if !ignored.contains(setting) { ignored.append(setting) }
    return nil
  }
}

// MARK: - Process

extension UserLocale {
  /// Returns the locale of the user of this process from its environment.
  ///
  /// - Parameters:
  ///   - language: The language from the command line of the program, if any.
  ///   - languageVariable: The name of the environment variable of this program, if it has one.
  /// - Returns: The locale. To use it for the whole program, call ``install(_:)``.
  public static func ofProcess(
    language: String? = nil,
    languageVariable: String? = nil
  ) -> UserLocale {
    UserLocale(
      language: language,
      languageVariable: languageVariable,
      variable: ProcessEnvironment.value(of:)
    )
  }
}

/// The environment variables of the process.
///
/// The module reads the environment nowhere else.
enum ProcessEnvironment {
  /// Returns a variable; `nil` if it is not set.
  static func value(of name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

extension UserLocale {
  /// Reads the wishes of a user from POSIX's variables; one that is empty is not set.
  ///
  /// `LC_ALL` is before `LC_MESSAGES`, `LC_NUMERIC`, `LC_TIME`, `LC_COLLATE`, `LC_MEASUREMENT`, and
  /// they are before `LANG`. For messages the list in `LANGUAGE` replaces them, but not under the
  /// locale `C`. No locale has to be installed.
  ///
  /// Before them all comes what this one program was told, by its command line or by a variable of its
  /// own; it says the language of messages, and leaves the formats of everything else as they are.
  ///
  /// ```swift
  /// UserLocale(environment: environment, language: option, languageVariable: "W8_LANG")
  /// ```
  ///
  /// - Parameters:
  ///   - environment: the variables.
  ///   - language: the language that the program was told on its command line, if any.
  ///   - languageVariable: the variable that speaks to this program alone, if it has one; like
  ///     `LANGUAGE`, a list with `:` between.
  public init(
    environment: [String: String],
    language: String? = nil,
    languageVariable: String? = nil
  ) {
    self.init(language: language, languageVariable: languageVariable) { environment[$0] }
  }

  /// Reads the wishes of a user from variables that are looked up one by one.
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
      numbersFollowMessages: true,
      ignoredSettings: reader.ignored
    )
  }
}

/// Reads variables and notes those that are of no use.
private struct EnvironmentReader {
  let variable: (_ name: String) -> String?
  private(set) var ignored: [UserLocale.IgnoredSetting] = []
  /// The value that was read last, and what it names; most of the time all categories have the same.
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

  /// Returns the locale of a category; nil when no variable says anything of use.
  mutating func value(of category: Category) -> LocaleName? {
    for name in ["LC_ALL", category.rawValue, "LANG"] {
      if let value = variable(name), let locale = locale(value, of: name) { return locale }
    }
    return nil
  }

  /// Returns ICU's identifier for a category.
  mutating func identifier(of category: Category) -> String {
    guard case .locale(let identifier) = value(of: category) else {
      return FormatLocale.posixIdentifier
    }
    return identifier
  }

  /// Returns the identifiers of the languages for messages, the most wanted first.
  mutating func languages(chosen: [LocaleName], messages: LocaleName?) -> [String] {
    // Under the locale C nothing is translated, as gettext has it; no variable at all means C.
    let isListed = messages != nil && messages != .posix
    let listed = isListed ? list(in: "LANGUAGE") : []
    let wanted = listed.isEmpty ? messages.map { [$0] } ?? [] : listed
    return (chosen + wanted)
      .compactMap { name in
        if case .locale(let identifier) = name { identifier } else { nil }
      }
  }

  /// Returns the locales that a variable lists, those left out that are of no use.
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
  /// Returns the wishes of the user of this process, as its environment says them.
  ///
  /// - Parameters:
  ///   - language: the language that the program was told on its command line, if any.
  ///   - languageVariable: the variable of the environment that speaks to this program alone, if it has
  ///     one.
  /// - Returns: the locale; ``install(_:)`` makes it the one that the program speaks in.
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

/// The variables of the process that say what its user wants to read.
///
/// This is the one place where the module reads the environment.
enum ProcessEnvironment {
  /// Returns a variable; nil when it is not set.
  static func value(of name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

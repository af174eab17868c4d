internal import ICU
internal import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The preferences of a user: languages for messages, locales for numbers, dates and measures.
///
/// ```swift
/// let locale = UserLocale(environment: ["LANG": "es_MX.UTF-8"])
/// locale.languages        // ["es-MX", "es-419", "es"]
/// locale.formats.numbers  // "es_MX"
/// ```
public struct UserLocale: Sendable {
  private let content: Content

  /// A setting that was ignored, because it is not well formed or its language is unknown.
  public struct IgnoredSetting: Hashable, Sendable, Codable {
    /// The variable, for example "LC_ALL", or "language" for an argument of the program.
    public let name: String
    /// The value of the setting.
    public let value: String
  }

  /// The languages for messages as BCP 47 tags, the most wanted first.
  ///
  /// Each requested language is followed by its fallbacks in the CLDR. If the array is empty, no
  /// language was requested, and messages are shown in the source language.
  public var languages: [String] { content.chains.flatMap(\.tags) }

  /// The locales of numbers, dates and measures outside messages.
  public var formats: FormatLocale { content.formats }

  /// Whether numbers inside a message follow the language of the message.
  ///
  /// The default is `true`, so that no English sentence contains "72,5". If the locale has the
  /// language of the message, its region is used.
  public var numbersFollowMessages: Bool { content.numbersFollowMessages }

  /// Whether dates inside a message follow the language of the message.
  ///
  /// The default is `true`, so that no English sentence contains "5 de junio".
  public var datesFollowMessages: Bool { content.datesFollowMessages }

  /// The arguments of messages whose direction is isolated; the default is none.
  public var bidiIsolation: BidiIsolation { content.bidiIsolation }

  /// The settings that were ignored.
  public var ignoredSettings: [IgnoredSetting] { content.ignoredSettings }

  init(
    chains: [LanguageChain],
    formats: FormatLocale,
    numbersFollowMessages: Bool = true,
    datesFollowMessages: Bool = true,
    bidiIsolation: BidiIsolation = .never,
    ignoredSettings: [IgnoredSetting]
  ) {
    content = Content(
      chains: chains,
      formats: formats,
      numbersFollowMessages: numbersFollowMessages,
      datesFollowMessages: datesFollowMessages,
      bidiIsolation: bidiIsolation,
      ignoredSettings: ignoredSettings
    )
  }

  private init(content: Content) {
    self.content = content
  }

  /// Creates a locale for all categories: "es_MX", "en-GB-u-ms-metric".
  ///
  /// An identifier that is not well formed, or whose language is unknown, is ignored.
  public init(_ identifier: String) {
    self.init(environment: ["LC_ALL": identifier])
  }

  /// Returns a copy whose numbers and dates follow their own locales, whatever the language of a
  /// message.
  ///
  /// - Parameter datesFollowMessages: Whether dates are still written in the language of the
  ///   message, in the form that is usual in the region of the locale: a user with the locale
  ///   `de_DE` who reads English messages types and reads "72,5" and "5 Jun 2024".
  /// - Returns: The copy.
  public func withFixedNumbers(datesFollowMessages: Bool = false) -> UserLocale {
    UserLocale(
      chains: content.chains,
      formats: formats,
      numbersFollowMessages: false,
      datesFollowMessages: datesFollowMessages,
      bidiIsolation: bidiIsolation,
      ignoredSettings: ignoredSettings
    )
  }

  /// Returns a copy whose messages isolate the direction of their arguments.
  ///
  /// ```swift
  /// UserLocale.install(.ofProcess().withBidiIsolation(.automatic))
  /// ```
  ///
  /// - Parameter isolation: The arguments to isolate. Use ``BidiIsolation/automatic`` for web pages,
  ///   documents and windows, and ``BidiIsolation/never`` for terminals, which may show the marks.
  /// - Returns: The copy.
  public func withBidiIsolation(_ isolation: BidiIsolation) -> UserLocale {
    UserLocale(
      chains: content.chains,
      formats: formats,
      numbersFollowMessages: numbersFollowMessages,
      datesFollowMessages: datesFollowMessages,
      bidiIsolation: isolation,
      ignoredSettings: ignoredSettings
    )
  }

  /// A hash that is computed when the locale is created.
  ///
  /// Equal locales have the same hash.
  var quickHash: Int { content.hash }

  /// The identity of the content: copies of a locale have the same.
  var identity: ObjectIdentifier { ObjectIdentifier(content) }

  /// The requested languages.
  var chains: [LanguageChain] { content.chains }
}

extension UserLocale: Hashable {
  /// Returns whether two locales have the same preferences, however they were created.
  public static func == (left: UserLocale, right: UserLocale) -> Bool {
    left.content === right.content || left.content == right.content
  }

  /// Hashes the stored hash: each message is looked up by its locale.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(content.hash)
  }
}

extension UserLocale {
  /// The content of a locale, shared by its copies.
  private final class Content: Sendable, Equatable {
    /// The hash of the other properties, which each lookup reads.
    let hash: Int
    let chains: [LanguageChain]
    let formats: FormatLocale
    let numbersFollowMessages: Bool
    let datesFollowMessages: Bool
    let bidiIsolation: BidiIsolation
    let ignoredSettings: [IgnoredSetting]

    init(
      chains: [LanguageChain],
      formats: FormatLocale,
      numbersFollowMessages: Bool,
      datesFollowMessages: Bool,
      bidiIsolation: BidiIsolation,
      ignoredSettings: [IgnoredSetting]
    ) {
      self.chains = chains
      self.formats = formats
      self.numbersFollowMessages = numbersFollowMessages
      self.datesFollowMessages = datesFollowMessages
      self.bidiIsolation = bidiIsolation
      self.ignoredSettings = ignoredSettings
      var hasher = Hasher()
      hasher.combine(chains)
      hasher.combine(formats)
      hasher.combine(numbersFollowMessages)
      hasher.combine(datesFollowMessages)
      hasher.combine(bidiIsolation)
      hash = hasher.finalize()
    }

    static func == (left: Content, right: Content) -> Bool {
      left.hash == right.hash && left.chains == right.chains && left.formats == right.formats
        && left.numbersFollowMessages == right.numbersFollowMessages
        && left.datesFollowMessages == right.datesFollowMessages
        && left.bidiIsolation == right.bidiIsolation
    }
  }
}

// MARK: - Current

extension UserLocale {
  /// The locale of lookups that name no locale.
  ///
  /// Until a program installs one, it is read from the environment, once.
  public static var current: UserLocale {
    if hasTaskLocales.load(ordering: .relaxed), let ofTask { return ofTask }
    let content = installed.object ?? installed.storeIfEmpty(UserLocale.ofProcess().content)
    return UserLocale(content: content)
  }

  /// Sets the locale of lookups that name no locale.
  ///
  /// Call this function when a program starts.
  public static func install(_ locale: UserLocale) {
    installed.store(locale.content)
  }

  private static let installed = Replaceable<Content>(nil)
}

extension UserLocale {
  /// Sets the current locale of this task, and of its child tasks, during an operation.
  ///
  /// Lookups, and formats with ``FormatLocale/current``, use it instead of the locale of the process.
  /// A server sets it for each request, and a test for each language.
  ///
  /// ```swift
  /// UserLocale.withCurrent(UserLocale("es_ES")) {
  ///   String(localized: "Hello")  // "Hola"
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - operation: The operation.
  /// - Returns: The result of the operation.
  public static func withCurrent<Result>(
    _ locale: UserLocale,
    operation: () throws -> Result
  ) rethrows -> Result {
    hasTaskLocales.store(true, ordering: .relaxed)
    return try $ofTask.withValue(locale, operation: operation)
  }

  /// Sets the current locale of this task, and of its child tasks, during an asynchronous
  /// operation.
  ///
  /// ```swift
  /// try await UserLocale.withCurrent(UserLocale(acceptLanguage: header)) {
  ///   try await respond(to: request)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - operation: The operation.
  /// - Returns: The result of the operation.
  public static func withCurrent<Result>(
    _ locale: UserLocale,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    hasTaskLocales.store(true, ordering: .relaxed)
    return try await $ofTask.withValue(locale, operation: operation)
  }

  @TaskLocal private static var ofTask: UserLocale?

  /// Whether any task has ever had its own locale.
  ///
  /// If not, lookups skip the search for one.
  private static let hasTaskLocales = Atomic(false)
}

// MARK: - Messages

extension UserLocale {
  /// Returns the locales for arguments in messages of a language.
  ///
  /// If the user's locale has the language of the message, it is used. Otherwise the locale in
  /// which the user requested that language is used, or else the language itself. The locale `C` is
  /// replaced only by a language that was requested.
  public func formats(inMessagesOf language: String) -> FormatLocale {
    let wanted = chains.first { $0.tags.contains(language) }?.identifier
    var result = formats
    // An environment in the locale C does not define numbers, unlike `LC_NUMERIC=C` in another.
    if numbersFollowMessages || datesFollowMessages && formats == .posix {
      result.numbers = Self.identifier(formats.numbers, inMessagesOf: language, wanted)
    }
    if datesFollowMessages {
      // With the user's own numbers, dates also have the form of the user's region.
      let region = numbersFollowMessages ? nil : Self.region(of: formats.dates)
      result.dates = Self.identifier(formats.dates, inMessagesOf: language, wanted, region: region)
    }
    return result
  }

  private static func identifier(
    _ own: String,
    inMessagesOf language: String,
    _ wanted: String?,
    region: String? = nil
  ) -> String {
    let general = wanted ?? language.withUnderscores
    let isGeneral = self.region(of: general) == nil
    let fallback = region.flatMap { isGeneral ? "\(general)_\($0)" : nil } ?? general
    if own == FormatLocale.posixIdentifier, wanted == nil { return own }
    return base(of: own) == base(of: fallback) ? own : fallback
  }

  private static func region(of identifier: String) -> String? {
    guard identifier != FormatLocale.posixIdentifier else { return nil }
    let region = try? LocaleData.region(of: identifier)
    return region.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func base(of identifier: String) -> String {
    (try? LocaleData.language(of: identifier)) ?? identifier
  }
}

// MARK: - Foundation

extension UserLocale {
  /// Creates a locale for all categories from one of Foundation.
  ///
  /// Foundation's own `String(localized:locale:)` uses the locale for numbers alone; here it also
  /// determines the language of messages. On Linux, `Locale.current` is the same for all users; use
  /// ``UserLocale/current``, which reads the environment.
  public init(_ locale: Locale) {
    self.init(locale.identifier)
  }
}

internal import ICU
internal import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a user wants to read: languages for messages, locales for numbers, dates and measures.
///
/// ```swift
/// let locale = UserLocale(environment: ["LANG": "es_MX.UTF-8"])
/// locale.languages        // ["es-MX", "es-419", "es"]
/// locale.formats.numbers  // "es_MX"
/// ```
public struct UserLocale: Sendable {
  private let content: Content

  /// A setting that could not be used, because it is not well formed or its language is unknown.
  public struct IgnoredSetting: Hashable, Sendable {
    /// The variable, for example "LC_ALL", or "language" for the one that the program was given.
    public let name: String
    /// What it was set to.
    public let value: String
  }

  /// The languages for messages as tags of BCP 47, the most wanted first.
  ///
  /// Each language that was asked for is followed by those that the CLDR lets stand in for it. None
  /// means that nothing was asked for: messages come in the language of the source.
  public var languages: [String] { content.chains.flatMap(\.tags) }

  /// The locales of numbers, dates and measures outside messages.
  public var formats: FormatLocale { content.formats }

  /// Whether numbers and dates inside a message are written as its language writes them.
  ///
  /// True unless set otherwise, so that no English sentence holds "72,5". A locale of the message's
  /// own language is kept with its region.
  public var numbersFollowMessages: Bool { content.numbersFollowMessages }

  /// The settings that could not be used.
  public var ignoredSettings: [IgnoredSetting] { content.ignoredSettings }

  init(
    chains: [LanguageChain],
    formats: FormatLocale,
    numbersFollowMessages: Bool,
    ignoredSettings: [IgnoredSetting]
  ) {
    content = Content(
      chains: chains,
      formats: formats,
      numbersFollowMessages: numbersFollowMessages,
      ignoredSettings: ignoredSettings
    )
  }

  /// Takes one locale for everything: "es_MX", "en-GB-u-ms-metric".
  ///
  /// An identifier that is not well formed, or whose language is unknown, is ignored.
  public init(_ identifier: String) {
    self.init(environment: ["LC_ALL": identifier])
  }

  /// Returns the same with numbers and dates by their own locales, whatever a message's language.
  public func withFixedNumbers() -> UserLocale {
    UserLocale(
      chains: content.chains,
      formats: formats,
      numbersFollowMessages: false,
      ignoredSettings: ignoredSettings
    )
  }

  /// A hash that was computed when the locale was made; equal locales have the same.
  var quickHash: Int { content.hash }

  /// The languages that were asked for.
  var chains: [LanguageChain] { content.chains }
}

extension UserLocale: Hashable {
  /// Compares what the user wants, not how it was said.
  public static func == (left: UserLocale, right: UserLocale) -> Bool {
    left.content === right.content || left.content == right.content
  }

  /// Feeds a hash that was computed once: each message is looked up by its locale.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(content.hash)
  }
}

extension UserLocale {
  /// What a locale holds, shared by its copies.
  private final class Content: Sendable, Equatable {
    let chains: [LanguageChain]
    let formats: FormatLocale
    let numbersFollowMessages: Bool
    let ignoredSettings: [IgnoredSetting]
    let hash: Int

    init(
      chains: [LanguageChain],
      formats: FormatLocale,
      numbersFollowMessages: Bool,
      ignoredSettings: [IgnoredSetting]
    ) {
      self.chains = chains
      self.formats = formats
      self.numbersFollowMessages = numbersFollowMessages
      self.ignoredSettings = ignoredSettings
      var hasher = Hasher()
      hasher.combine(chains)
      hasher.combine(formats)
      hasher.combine(numbersFollowMessages)
      hash = hasher.finalize()
    }

    static func == (left: Content, right: Content) -> Bool {
      left.hash == right.hash && left.chains == right.chains && left.formats == right.formats
        && left.numbersFollowMessages == right.numbersFollowMessages
    }
  }
}

// MARK: - Current

extension UserLocale {
  /// The locale that the process speaks in where none is given.
  ///
  /// Until a program installs one it is read from the environment, once.
  public static var current: UserLocale {
    if hasTaskLocales.load(ordering: .relaxed), let ofTask { return ofTask }
    return installed.withLock { installed in
      if let installed { return installed }
      let locale = UserLocale.ofProcess()
      installed = locale
      return locale
    }
  }

  /// Makes a locale the one that the process speaks in; to be called when a program starts.
  public static func install(_ locale: UserLocale) {
    installed.withLock { $0 = locale }
  }

  private static let installed = Mutex<UserLocale?>(nil)
}

extension UserLocale {
  /// Makes a locale the current one of this task, and of the tasks that it starts, during an operation.
  package static func withCurrent<Result>(
    _ locale: UserLocale,
    operation: () throws -> Result
  ) rethrows -> Result {
    hasTaskLocales.store(true, ordering: .relaxed)
    return try $ofTask.withValue(locale, operation: operation)
  }

  /// Makes a locale the current one of this task, and of the tasks that it starts, during an
  /// asynchronous operation.
  package static func withCurrent<Result>(
    _ locale: UserLocale,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    hasTaskLocales.store(true, ordering: .relaxed)
    return try await $ofTask.withValue(locale, operation: operation)
  }

  @TaskLocal private static var ofTask: UserLocale?

  /// Whether a task has ever had a locale of its own; a program without one does not look for it.
  private static let hasTaskLocales = Atomic(false)
}

// MARK: - Messages

extension UserLocale {
  /// Returns the locales for what stands inside a message of a language.
  ///
  /// Numbers and dates keep the user's locale where it is of the message's language. Elsewhere they
  /// take the one in which the user asked for that language, or else the language itself. The
  /// locale `C` gives way only to a language that was asked for.
  public func formats(inMessagesOf language: String) -> FormatLocale {
    guard numbersFollowMessages else { return formats }
    let wanted = chains.first { $0.tags.contains(language) }?.identifier
    var result = formats
    result.numbers = Self.identifier(formats.numbers, inMessagesOf: language, wanted)
    result.dates = Self.identifier(formats.dates, inMessagesOf: language, wanted)
    return result
  }

  private static func identifier(
    _ own: String,
    inMessagesOf language: String,
    _ wanted: String?
  ) -> String {
    let fallback = wanted ?? language.withUnderscores
    if own == FormatLocale.posixIdentifier, wanted == nil { return own }
    return base(of: own) == base(of: fallback) ? own : fallback
  }

  private static func base(of identifier: String) -> String {
    (try? LocaleData.language(of: identifier)) ?? identifier
  }
}

// MARK: - Foundation

extension UserLocale {
  /// Takes a locale of Foundation's for everything.
  ///
  /// Foundation's own `String(localized:locale:)` takes the locale for numbers alone; here it is the
  /// language of the message too. Mind that on Linux `Locale.current` is the same whatever the user wants,
  /// where ``UserLocale/current`` is what the environment says.
  public init(_ locale: Locale) {
    self.init(locale.identifier)
  }
}

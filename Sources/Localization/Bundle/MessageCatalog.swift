package import CompiledCatalog
internal import ICU

/// Where a bundle takes its messages from.
protocol MessageCatalog: AnyObject, Sendable {
  /// The language that the texts in the code are written in.
  var sourceLanguage: String { get }
  /// The languages that any table has messages in.
  var languages: [String] { get }

  /// Returns the messages of a table in a language; nil when there is no such table, or none in it.
  func column(ofTable table: String, language: String) -> (any MessageColumn)?
}

/// The messages of a table in one language.
protocol MessageColumn: AnyObject, Sendable {
  /// Returns what a key has here.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - hasValues: whether there are values to be put into the message.
  /// - Returns: what it has; nil when it has nothing.
  /// - Throws: what the messages are found to be damaged by.
  func find(_ key: MessageKey, hasValues: Bool) throws(CompiledCatalogError) -> FoundMessage?
}

/// What a key has.
enum FoundMessage {
  /// A text that is shown as it is, as most are.
  case text(String)
  /// A message that is still to be written with its values.
  case message(MessageTree)

  init(_ message: MessageTree, hasValues: Bool) {
    self =
      switch message.resolved {
      case .text(let text) where !hasValues || text.isPlain: .text(text.text)
      case .texts(let texts) where !hasValues && !texts.isEmpty: .text(texts[0])
      default: .message(message)
      }
  }
}

/// The language of a message, and how it shows numbers and dates to one user.
final class MessageLanguage: Sendable {
  /// The language as a tag of BCP 47.
  let tag: String
  /// The locales of numbers and dates in the message.
  let formats: FormatLocale
  /// The user, for texts that are looked up inside the message.
  let locale: UserLocale
  private let engine: NumberEngine
  // Each table has a place for one object, which is created when a message first needs it. The `load` of
  // an `AtomicLazyReference` is not specialized in other modules (Swift 6.3, measured): it looks up
  // generic metadata at each call, which takes a quarter of the time of a plural message.
  private let openedRules = AtomicTable<PluralRules>(capacity: 1)
  private let knownDecimals = AtomicTable<Decimals>(capacity: 1)

  /// The writer of plain numbers in the locale, if ICU is not needed for them.
  private final class Decimals: Sendable {
    let writer: DecimalWriter?

    init(_ writer: DecimalWriter?) {
      self.writer = writer
    }
  }

  init(tag: String, locale: UserLocale, engine: NumberEngine = .standard) {
    self.tag = tag
    self.locale = locale
    self.engine = engine
    formats = locale.formats(inMessagesOf: tag)
  }

  /// The plural rules; nil when ICU cannot open them.
  var pluralRules: PluralRules? {
    if let rules = openedRules.first(near: 0, { $0 }) { return rules }
    return (try? PluralRules.shared(languageTag: tag, engine: engine))
      .flatMap { openedRules.insert($0, near: 0) { _ in true } }
  }

  /// The writer of numbers without ICU; nil when the locale needs ICU for it.
  var decimals: DecimalWriter? {
    if let known = knownDecimals.first(near: 0, { $0 }) { return known.writer }
    let writer = DecimalWriter.shared(locale: formats.numbers, engine: engine)
    _ = knownDecimals.insert(Decimals(writer), near: 0) { _ in true }
    return writer
  }
}

/// Catalogs whose messages are made when they are first asked for, and kept.
final class TreeCatalog: MessageCatalog {
  private let source: any MessageTreeSource

  init(_ source: any MessageTreeSource) {
    self.source = source
  }

  var sourceLanguage: String { source.sourceLanguage }
  var languages: [String] { source.languages }

  func column(ofTable table: String, language: String) -> (any MessageColumn)? {
    guard source.tables.contains(table), source.languages.contains(language) else { return nil }
    return Column(source: source, table: table, language: language)
  }

  private final class Column: MessageColumn {
    private let source: any MessageTreeSource
    private let table: String
    private let language: String
    private let messages = KeyedCache<String, MessageTree?>(capacity: 1024)

    init(source: any MessageTreeSource, table: String, language: String) {
      self.source = source
      self.table = table
      self.language = language
    }

    func find(_ key: MessageKey, hasValues: Bool) -> FoundMessage? {
      let message = messages.value(for: key.string) { key in
        source.message(forKey: key, table: table, language: language)
      }
      return message.map { FoundMessage($0, hasValues: hasValues) }
    }
  }
}

/// Catalogs whose messages are made when they are first asked for.
package protocol MessageTreeSource: Sendable {
  /// The language that the texts in the code are written in.
  var sourceLanguage: String { get }
  /// The languages that any table has messages in.
  var languages: [String] { get }
  /// The names of the tables.
  var tables: [String] { get }

  /// Returns a message; nil when there is none.
  func message(forKey key: String, table: String, language: String) -> MessageTree?
}

package import CompiledCatalog
internal import ICU

/// A source of messages for a bundle.
protocol MessageCatalog: AnyObject, Sendable {
  /// The language of the source strings.
  var sourceLanguage: String { get }
  /// The languages in which any table has messages.
  var languages: [String] { get }

  /// Returns the messages of a table in a language; `nil` if there is no such table, or if it lacks
  /// the language.
  func column(ofTable table: String, language: String) -> (any MessageColumn)?
}

/// The messages of a table in one language.
protocol MessageColumn: AnyObject, Sendable {
  /// Returns the message of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - hasValues: Whether there are arguments for the message.
  /// - Returns: `nil` if there is no message.
  /// - Throws: ``CompiledCatalogError`` if the message is damaged.
  func find(_ key: MessageKey, hasValues: Bool) throws(CompiledCatalogError) -> FoundMessage?
}

/// The result of a lookup.
enum FoundMessage {
  /// A string that is shown unchanged, as most are.
  case text(String)
  /// A message that is rendered with its arguments.
  case message(MessageTree)

  init(_ message: MessageTree, hasValues: Bool) {
    self =
      switch message.resolved {
      case .text(let text) where (!hasValues || text.isPlain) && !text.hasMarkup: .text(text.text)
      case .texts(let texts) where !hasValues && !texts.isEmpty: .text(texts[0])
      default: .message(message)
      }
  }
}

/// The language of a message, and the number and date formats of one user in it.
final class MessageLanguage: Sendable {
  /// The language as a tag of BCP 47.
  let tag: String
  /// The locales of numbers and dates in the message.
  let formats: FormatLocale
  /// The locale of the user, for strings that are looked up inside the message.
  let locale: UserLocale
  /// The isolation of arguments.
  let isolation: ArgumentIsolation
  private let engine: NumberEngine
  // Both are created when a message first needs them.
  private let openedRules = AtomicSlot<PluralRules>()
  private let knownDecimals = AtomicSlot<Decimals>()

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
    isolation = ArgumentIsolation(locale.bidiIsolation, language: tag)
  }

  /// Calls `body` with the plural rules; returns `nil` if ICU cannot open them.
  ///
  /// The rules are not retained: threads that use the same object would slow each other down.
  @inline(__always)
  func withPluralRules<Result>(_ body: (PluralRules) -> Result) -> Result? {
    if let result = openedRules.withElement({ body($0) }) { return result }
    return (try? PluralRules.shared(languageTag: tag, engine: engine))
      .map { body(openedRules.storeIfEmpty($0)) }
  }

  /// Calls `body` with the writer of numbers without ICU; returns `nil` if the locale needs ICU for
  /// numbers.
  @inline(__always)
  func withDecimals<Result>(_ body: (DecimalWriter) -> Result) -> Result? {
    if let result = knownDecimals.withElement({ .some($0.writer.map(body)) }) { return result }
    let writer = DecimalWriter.shared(locale: formats.numbers, engine: engine)
    return knownDecimals.storeIfEmpty(Decimals(writer)).writer.map(body)
  }
}

/// Catalogs whose messages are created when they are first used, and cached.
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
    private let messages = KeyedCache<String, MessageTree?>(elementSize: 512)

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

/// Catalogs whose messages are created when they are first used.
package protocol MessageTreeSource: Sendable {
  /// The language of the source strings.
  var sourceLanguage: String { get }
  /// The languages in which any table has messages.
  var languages: [String] { get }
  /// The names of the tables.
  var tables: [String] { get }

  /// Returns a message; `nil` if there is none.
  func message(forKey key: String, table: String, language: String) -> MessageTree?
}

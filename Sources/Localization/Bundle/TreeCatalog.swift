internal import CompiledCatalog
internal import ICU

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
    private let messages = BoundedCache<String, PreparedMessage?>(capacity: 1024)

    init(source: any MessageTreeSource, table: String, language: String) {
      self.source = source
      self.table = table
      self.language = language
    }

    func find(_ key: MessageKey, hasValues: Bool) -> FoundMessage? {
      let message = messages.value(for: key.string) { key in
        source.message(forKey: key, table: table, language: language)
          .map { PreparedMessage($0) }
      }
      return message.map { FoundMessage($0, hasValues: hasValues) }
    }
  }
}

package import CompiledCatalog

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

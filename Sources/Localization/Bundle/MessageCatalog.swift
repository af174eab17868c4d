/// Where a bundle takes its messages from.
protocol MessageCatalog: AnyObject, Sendable {
  /// The language that the texts in the code are written in.
  var sourceLanguage: String { get }
  /// The languages that any table has messages in.
  var languages: [String] { get }

  /// Returns the messages of a table in a language; nil when there is no such table, or none in it.
  func column(ofTable table: String, language: String) -> (any MessageColumn)?
}

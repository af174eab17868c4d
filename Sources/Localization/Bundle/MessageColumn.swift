internal import CompiledCatalog

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
  case message(PreparedMessage)

  init(_ message: PreparedMessage, hasValues: Bool) {
    self = message.text(hasValues: hasValues).map(FoundMessage.text) ?? .message(message)
  }
}

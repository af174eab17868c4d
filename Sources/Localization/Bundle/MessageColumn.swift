internal import CompiledCatalog
internal import ICU

/// The messages of a table in one language, each read from the image when it is first asked for.
final class MessageColumn: Sendable {
  private let table: CompiledCatalog.Table
  private let column: Int
  private let messages: LazySlots<PreparedMessage>

  init(table: CompiledCatalog.Table, column: Int) {
    self.table = table
    self.column = column
    messages = LazySlots(count: table.count)
  }

  /// Returns what a key has here.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - hasValues: whether there are values to be put into the message.
  /// - Returns: what it has; nil when it has nothing.
  /// - Throws: what the image is found to be damaged by.
  func find(_ key: String, hasValues: Bool) throws(CompiledCatalogError) -> Found? {
    guard let index = try table.index(forKey: key) else { return nil }
    let known = messages.withElement(at: index) { message -> Found in
      if let text = message.text(hasValues: hasValues) { return .text(text) }
      return .message(message)
    }
    if let known { return known }
    guard let message = try table.entry(at: index).message(inColumn: column) else { return nil }
    return .message(messages.fill(index, with: try PreparedMessage(reading: message)))
  }

  /// What a key has.
  enum Found {
    /// A text that is shown as it is, as most are.
    case text(String)
    /// A message that is still to be written with its values.
    case message(PreparedMessage)
  }
}

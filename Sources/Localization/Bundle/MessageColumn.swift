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

  /// Returns the message of a key; nil when there is none.
  ///
  /// - Throws: what the image is found to be damaged by.
  func message(forKey key: String) throws(CompiledCatalogError) -> PreparedMessage? {
    guard let index = try table.index(forKey: key) else { return nil }
    if let known = messages.element(at: index) { return known }
    guard let message = try table.entry(at: index).message(inColumn: column) else { return nil }
    return messages.fill(index, with: try PreparedMessage(reading: message))
  }
}

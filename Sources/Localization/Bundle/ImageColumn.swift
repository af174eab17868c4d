internal import CompiledCatalog
internal import ICU

/// The messages of an image's table in one language, each read from the image when it is first asked for.
final class ImageColumn: MessageColumn {
  private let table: CompiledCatalog.Table
  private let column: Int
  private let messages: LazySlots<PreparedMessage>

  init(table: CompiledCatalog.Table, column: Int) {
    self.table = table
    self.column = column
    messages = LazySlots(count: table.count)
  }

  func find(_ key: String, hasValues: Bool) throws(CompiledCatalogError) -> FoundMessage? {
    guard let index = try table.index(forKey: key) else { return nil }
    let known = messages.withElement(at: index) { FoundMessage($0, hasValues: hasValues) }
    if let known { return known }
    guard let message = try table.entry(at: index).message(inColumn: column) else { return nil }
    let prepared = messages.fill(index, with: PreparedMessage(try message.tree()))
    return FoundMessage(prepared, hasValues: hasValues)
  }
}

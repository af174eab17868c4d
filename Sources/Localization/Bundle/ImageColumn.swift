internal import CompiledCatalog

/// The messages of an image's table in one language, each read from the image when it is first asked for.
final class ImageColumn: MessageColumn {
  private let table: CompiledCatalog.Table
  private let column: Int
  private let prepared: PreparedMessages

  init(table: CompiledCatalog.Table, column: Int) {
    self.table = table
    self.column = column
    prepared = PreparedMessages(keyCount: table.count)
  }

  func find(_ key: MessageKey, hasValues: Bool) throws(CompiledCatalogError) -> FoundMessage? {
    let known = prepared.message(forKey: key, hasValues: hasValues)
    if let known { return known }
    guard let message = try table.entry(forKey: key.string)?.message(inColumn: column) else {
      return nil
    }
    let made = PreparedMessage(try message.tree())
    return prepared.keep(made, forKey: key, hasValues: hasValues)
  }
}

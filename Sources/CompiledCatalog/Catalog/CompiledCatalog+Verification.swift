extension CompiledCatalog {
  /// Verifies the whole image.
  ///
  /// A set of messages has only one image. The content is therefore written again, and the bytes
  /// have to be the same.
  ///
  /// - Throws: `corrupt` with the first offset that differs, `tooDeep` or `tooLarge`.
  /// - Complexity: O(*n* log *n*), where *n* is the length of the image, whatever its content.
  package func verify() throws(CompiledCatalogError) {
    var builder = Builder(sourceLanguage: sourceLanguage, cldrVersion: cldrVersion)
    var reader = VerifyingReader(imageLength: bytes.count)
    for table in tables {
      for index in 0..<table.count {
        let entry = try table.entry(at: index)
        let key = try reader.key(of: entry)
        var messages: [String: MessageTree] = [:]
        for (column, language) in table.languages.enumerated() {
          messages[language] = try reader.message(of: entry, inColumn: column)
        }
        builder.add(messages, forKey: key, table: table.name)
      }
    }
    let expected = try builder.image()
    let whole = try bytes.range(at: 0, length: bytes.count)
    let difference = bytes.withBytes(in: whole) { actual in
      zip(actual, expected).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    }
    if let difference { throw .corrupt(offset: difference) }
    guard expected.count == bytes.count else { throw .corrupt(offset: expected.count) }
  }
}

/// A reader of the keys and messages of an image that limits their total size by the length of the
/// image.
///
/// A malicious image can refer to one long message from every entry, at offsets that differ by one
/// byte.
private struct VerifyingReader {
  private var keyRoom: Int
  private var messageRoom: Int
  private var messages: [Int: MessageTree] = [:]

  init(imageLength: Int) {
    keyRoom = imageLength * greatestKeyUse
    messageRoom = imageLength
  }

  mutating func key(
    of entry: CompiledCatalog.Table.Entry
  ) throws(CompiledCatalogError) -> String {
    let key = try entry.key()
    keyRoom -= key.utf8.count
    guard keyRoom >= 0 else { throw .corrupt(offset: entry.offset) }
    return key
  }

  mutating func message(
    of entry: CompiledCatalog.Table.Entry,
    inColumn column: Int
  ) throws(CompiledCatalogError) -> MessageTree? {
    guard let node = try entry.node(inColumn: column) else { return nil }
    if let known = messages[node.lowerBound] { return known }
    messageRoom -= node.count
    guard messageRoom >= 0 else { throw .corrupt(offset: entry.offset) }
    let message = try MessageTree(decoding: entry.bytes, node: node)
    messages[node.lowerBound] = message
    return message
  }
}

/// The maximum average number of tables that share a key.
private let greatestKeyUse = 256

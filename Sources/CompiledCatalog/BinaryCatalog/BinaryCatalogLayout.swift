/// The layout of an image, computed before it is written.
///
/// The heads come first. Their lengths depend only on counts, so that all offsets into the texts
/// and messages after them are known before the first byte is written.
struct BinaryCatalogLayout {
  private let sourceLanguage: String
  private let cldrVersion: String
  private let languages: [String]
  private let tables: [TableLayout]

  init(
    sourceLanguage: String,
    cldrVersion: String,
    tables: [String: [CompiledCatalog.Key: [String: MessageTree]]]
  ) {
    self.sourceLanguage = sourceLanguage
    self.cldrVersion = cldrVersion
    let languages = Set(tables.values.lazy.flatMap(\.values).flatMap(\.keys)).sorted()
    self.languages = languages
    self.tables = tables.sorted { $0.key < $1.key }
      .map { name, entries in
        TableLayout(name: name, entries: entries, languages: languages)
      }
  }

  func write() -> [UInt8] {
    let languagesOffset = BinaryCatalogFormat.headerLength
    let tablesOffset = languagesOffset + languages.count * BinaryCatalogFormat.referenceLength
    var offset = tablesOffset + tables.count * BinaryCatalogFormat.tableLength
    let tableOffsets = tables.map { table in
      defer { offset += table.headLength }
      return offset
    }
    var content = BinaryCatalogContent(startingAt: offset)
    var directory = BinaryCatalogWriter()
    var heads = BinaryCatalogWriter()
    let sourceLanguage = content.text(sourceLanguage.utf8)
    let cldrVersion = content.text(cldrVersion.utf8)
    for language in languages { directory.reference(content.text(language.utf8)) }
    for (table, tableOffset) in zip(tables, tableOffsets) {
      table.writeRecord(headOffset: tableOffset, to: &directory, content: &content)
      table.writeHead(to: &heads, content: &content)
    }
    let length = content.end + BinaryCatalogFormat.padding.utf8CodeUnitCount
    var image = BinaryCatalogWriter()
    image.raw(BinaryCatalogFormat.magic)
    image.fixed(BinaryCatalogFormat.version)
    image.fixed(length)
    image.reference(sourceLanguage)
    image.reference(cldrVersion)
    for number in [languages.count, languagesOffset, tables.count, tablesOffset] {
      image.fixed(number)
    }
    image.raw(directory.bytes)
    image.raw(heads.bytes)
    image.raw(content.bytes)
    image.raw(BinaryCatalogFormat.padding)
    return image.bytes
  }
}

/// The part of an image that indexes a table's messages.
struct TableLayout {
  private let name: String
  /// The index of the language for each column.
  private let columns: [Int]
  private let languages: [String]
  /// The index of the first entry for each bucket, followed by the number of entries.
  private let buckets: [Int]
  private let entries: [Entry]

  private struct Entry {
    let hash: Int
    let key: [UInt8]
    let messages: [String: MessageTree]
  }

  init(
    name: String,
    entries: [CompiledCatalog.Key: [String: MessageTree]],
    languages: [String]
  ) {
    let used = Set(entries.values.lazy.flatMap(\.keys))
    self.name = name
    self.columns = languages.indices.filter { used.contains(languages[$0]) }
    self.languages = columns.map { languages[$0] }
    let count = Self.powerOfTwo(notBelow: entries.count)
    self.entries = Self.sorted(entries, bucketCount: count)
    buckets = Self.starts(of: self.entries.lazy.map { $0.hash & (count - 1) }, count: count)
  }

  /// The number of bytes that ``writeHead(to:content:)`` writes.
  var headLength: Int {
    (columns.count + buckets.count) * BinaryCatalogFormat.fixedLength
      + entries.count * BinaryCatalogFormat.entryLength(columnCount: columns.count)
  }

  /// Writes the directory record of the table.
  func writeRecord(
    headOffset: Int,
    to writer: inout BinaryCatalogWriter,
    content: inout BinaryCatalogContent
  ) {
    let bucketsOffset = headOffset + columns.count * BinaryCatalogFormat.fixedLength
    let entriesOffset = bucketsOffset + buckets.count * BinaryCatalogFormat.fixedLength
    writer.reference(content.text(name.utf8))
    for number in [
      columns.count, headOffset, buckets.count - 1, bucketsOffset, entries.count, entriesOffset,
    ] {
      writer.fixed(number)
    }
  }

  /// Writes columns, buckets and entries, and adds keys and messages to the content.
  func writeHead(to writer: inout BinaryCatalogWriter, content: inout BinaryCatalogContent) {
    for column in columns { writer.fixed(column) }
    for bucket in buckets { writer.fixed(bucket) }
    let keys = entries.map { content.text($0.key) }
    // The messages of a language are adjacent, so that a process reads the pages of one language
    // only.
    let messages = languages.map { language in
      entries.map { entry in entry.messages[language].map { content.message($0) } ?? 0 }
    }
    for (index, entry) in entries.enumerated() {
      writer.fixed(entry.hash)
      writer.reference(keys[index])
      for column in messages { writer.fixed(column[index]) }
    }
  }

  /// Returns the entries sorted by bucket, then hash, then key.
  ///
  /// The order is unique for a set of keys.
  private static func sorted(
    _ entries: [CompiledCatalog.Key: [String: MessageTree]],
    bucketCount: Int
  ) -> [Entry] {
    let mask = bucketCount - 1
    return
      entries.map { key, messages in
        Entry(hash: key.utf8.withUnsafeBytes(keyHash), key: key.utf8, messages: messages)
      }
      .sorted { left, right in
        if left.hash & mask != right.hash & mask { return left.hash & mask < right.hash & mask }
        if left.hash != right.hash { return left.hash < right.hash }
        return left.key.lexicographicallyPrecedes(right.key)
      }
  }

  /// Returns the number of entries before each bucket, followed by the number of all entries.
  private static func starts(of buckets: some Sequence<Int>, count: Int) -> [Int] {
    var starts = Array(repeating: 0, count: count + 1)
    for bucket in buckets { starts[bucket + 1] += 1 }
    for bucket in 0..<count { starts[bucket + 1] += starts[bucket] }
    return starts
  }

  private static func powerOfTwo(notBelow count: Int) -> Int {
    var power = 1
    while power < count { power *= 2 }
    return power
  }
}

/// The last part of an image: the unique texts and messages.
struct BinaryCatalogContent {
  private let start: Int
  private var writer = BinaryCatalogWriter()
  private var texts: [[UInt8]: Range<Int>] = [:]
  private var messages: [[UInt8]: Int] = [:]

  init(startingAt start: Int) {
    self.start = start
  }

  /// The content so far.
  var bytes: [UInt8] { writer.bytes }

  /// The offset after the content so far.
  var end: Int { start + writer.bytes.count }

  /// Adds a key or a name, and returns its range.
  mutating func text(_ utf8: some Sequence<UInt8>) -> Range<Int> {
    let text = Array(utf8)
    if let range = texts[text] { return range }
    let range = end..<(end + text.count)
    writer.raw(text)
    texts[text] = range
    return range
  }

  /// Adds a message, and returns its offset.
  mutating func message(_ message: MessageTree) -> Int {
    let node = BinaryCatalogWriter.node(message)
    if let offset = messages[node] { return offset }
    let offset = end
    writer.sized(node)
    messages[node] = offset
    return offset
  }
}

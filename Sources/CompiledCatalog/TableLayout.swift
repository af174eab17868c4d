/// The part of an image that finds a table's messages.
struct TableLayout {
  private let name: String
  /// For each column the index of its language.
  private let columns: [Int]
  private let languages: [String]
  /// For each bucket the index of its first entry, and behind them the count of entries.
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

  /// The bytes that ``writeHead(to:content:)`` writes.
  var headLength: Int {
    (columns.count + buckets.count) * ImageFormat.fixedLength
      + entries.count * ImageFormat.entryLength(columnCount: columns.count)
  }

  /// Writes what the directory says of the table.
  func writeRecord(
    headOffset: Int,
    to writer: inout ImageWriter,
    content: inout ImageContent
  ) {
    let bucketsOffset = headOffset + columns.count * ImageFormat.fixedLength
    let entriesOffset = bucketsOffset + buckets.count * ImageFormat.fixedLength
    writer.reference(content.text(name.utf8))
    for number in [
      columns.count, headOffset, buckets.count - 1, bucketsOffset, entries.count, entriesOffset,
    ] {
      writer.fixed(number)
    }
  }

  /// Writes columns, buckets and entries, and adds keys and messages to the content.
  func writeHead(to writer: inout ImageWriter, content: inout ImageContent) {
    for column in columns { writer.fixed(column) }
    for bucket in buckets { writer.fixed(bucket) }
    let keys = entries.map { content.text($0.key) }
    // A language's messages lie together, so that a process touches the pages of one language.
    let messages = languages.map { language in
      entries.map { entry in entry.messages[language].map { content.message($0) } ?? 0 }
    }
    for (index, entry) in entries.enumerated() {
      writer.fixed(entry.hash)
      writer.reference(keys[index])
      for column in messages { writer.fixed(column[index]) }
    }
  }

  /// Returns the entries by bucket, in it by hash and then by key: one order for one set of keys.
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

  /// Returns for each bucket how many entries stand before it, and at last how many there are.
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

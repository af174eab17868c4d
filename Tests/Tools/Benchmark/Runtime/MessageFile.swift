import Foundation

/// A file of messages for gettext, without a hash table, because gettext caches what it has found.
///
/// Source: the manual of GNU gettext, "The Format of GNU MO Files".
enum MessageFile {
  private static let header = """
    Content-Type: text/plain; charset=UTF-8
    Plural-Forms: nplurals=2; plural=(n != 1);

    """

  /// Writes messages by key to the file that gettext reads for Spanish.
  ///
  /// The forms of a plural message are separated by NUL, both in its key and in its translation.
  static func write(_ messages: [String: String], below folder: URL) throws {
    let sorted = messages.merging(["": header]) { $1 }.map { (Array($0.utf8), Array($1.utf8)) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }
    let keysOffset = 28
    let textsOffset = keysOffset + 8 * sorted.count
    var content: [UInt8] = []
    var tables: [[UInt8]] = [[], []]
    let start = textsOffset + 8 * sorted.count
    for (table, texts) in [sorted.map(\.0), sorted.map(\.1)].enumerated() {
      for text in texts {
        tables[table] += bytes(text.count) + bytes(start + content.count)
        content += text + [0]
      }
    }
    let head = [0x9504_12de, 0, sorted.count, keysOffset, textsOffset, 0, start].flatMap(bytes)
    let target = folder.appending(path: "es/LC_MESSAGES")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    try Data(head + tables[0] + tables[1] + content).write(to: target.appending(path: "peer.mo"))
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}

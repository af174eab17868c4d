/// The last part of an image: texts and messages, each once.
struct ImageContent {
  private let start: Int
  private var writer = ImageWriter()
  private var texts: [[UInt8]: Range<Int>] = [:]
  private var messages: [[UInt8]: Int] = [:]

  init(startingAt start: Int) {
    self.start = start
  }

  /// What was added so far.
  var bytes: [UInt8] { writer.bytes }

  /// The offset behind what was added so far.
  var end: Int { start + writer.bytes.count }

  /// Adds a key or a name and returns where it stands.
  mutating func text(_ utf8: some Sequence<UInt8>) -> Range<Int> {
    let text = Array(utf8)
    if let range = texts[text] { return range }
    let range = end..<(end + text.count)
    writer.raw(text)
    texts[text] = range
    return range
  }

  /// Adds a message and returns its offset.
  mutating func message(_ message: MessageTree) -> Int {
    let node = ImageWriter.node(message)
    if let offset = messages[node] { return offset }
    let offset = end
    writer.sized(node)
    messages[node] = offset
    return offset
  }
}

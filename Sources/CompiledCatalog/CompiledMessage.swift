/// A message in an image.
package struct CompiledMessage: Sendable {
  private let bytes: ImageBytes
  private let node: Range<Int>
  private let depth: Int

  init(bytes: ImageBytes, node: Range<Int>, depth: Int) {
    self.bytes = bytes
    self.node = node
    self.depth = depth
  }

  /// Where the message starts in the image.
  var offset: Int { node.lowerBound }

  /// The number of bytes.
  var count: Int { node.count }

  /// What a message is.
  package enum Content: Sendable {
    /// One text.
    case text(CompiledText)
    /// A message for each plural category of an argument.
    case plural(CompiledPlural)
    /// A message for each device.
    case device(CompiledDevices)
    /// Several texts that mean the same.
    case texts([UTF8Slice])
  }

  /// Returns what the message is.
  ///
  /// - Throws: `corrupt` if the image is damaged, `tooDeep` if messages are nested in one another
  ///   deeper than a writer nests them.
  package func content() throws(CompiledCatalogError) -> Content {
    guard depth <= ImageFormat.maximumDepth else { throw .tooDeep }
    var cursor = ImageCursor(bytes, in: node)
    switch try cursor.byte() {
    case ImageFormat.Node.plain:
      return .text(CompiledText(plain: cursor, depth: depth))
    case ImageFormat.Node.format:
      let text = try cursor.sized()
      return .text(CompiledText(text, segments: cursor, depth: depth))
    case ImageFormat.Node.plural:
      let argument = try cursor.position()
      return .plural(CompiledPlural(argument: argument, forms: cursor, depth: depth))
    case ImageFormat.Node.device:
      return .device(CompiledDevices(forms: cursor, depth: depth))
    case ImageFormat.Node.texts:
      var texts: [UTF8Slice] = []
      while !cursor.isAtEnd { texts.append(UTF8Slice(bytes: bytes, range: try cursor.sized())) }
      return .texts(texts)
    default:
      throw .corrupt(offset: node.lowerBound)
    }
  }
}

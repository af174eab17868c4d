import FormatString
import ICU

extension MessageTree {
  /// Decodes the node of a message.
  ///
  /// - Parameters:
  ///   - bytes: The image.
  ///   - node: A range that was checked.
  ///   - depth: The nesting depth of the message; that of an outermost message is 1.
  /// - Throws: `corrupt` if the image is damaged, `tooDeep` if messages are nested deeper than a
  ///   writer allows.
  /// - Complexity: O(*n*), where *n* is the length of the node.
  init(
    decoding bytes: BinaryCatalogBytes,
    node: Range<Int>,
    depth: Int = 1
  ) throws(CompiledCatalogError) {
    guard depth <= BinaryCatalogFormat.maximumDepth else { throw .tooDeep }
    var cursor = BinaryCatalogCursor(bytes, in: node)
    switch try cursor.byte() {
    case BinaryCatalogFormat.Node.plain:
      self = .text(FormattedText(plain: bytes.string(in: cursor.range)))
    case BinaryCatalogFormat.Node.format:
      self = .text(try cursor.formattedText(depth: depth))
    case BinaryCatalogFormat.Node.plural:
      self = .plural(try cursor.pluralForms(depth: depth))
    case BinaryCatalogFormat.Node.device:
      self = .device(try cursor.deviceForms(depth: depth))
    case BinaryCatalogFormat.Node.texts:
      self = .texts(try cursor.texts())
    default:
      throw .corrupt(offset: node.lowerBound)
    }
  }
}

extension BinaryCatalogCursor {
  fileprivate mutating func formattedText(
    depth: Int
  ) throws(CompiledCatalogError) -> FormattedText {
    let text = try sized()
    var segments: [FormattedText.Segment] = []
    while !isAtEnd {
      let start = range.lowerBound
      switch try byte() {
      case BinaryCatalogFormat.Segment.literal: segments.append(.literal(try literal(of: text)))
      case BinaryCatalogFormat.Segment.argument: segments.append(.argument(try argument()))
      case BinaryCatalogFormat.Segment.substitution:
        segments.append(.substitution(try message(depth: depth)))
      default: throw .corrupt(offset: start)
      }
    }
    return FormattedText(bytes.string(in: text), segments: segments)
  }

  /// Reads a range within a text.
  private mutating func literal(of text: Range<Int>) throws(CompiledCatalogError) -> Range<Int> {
    let offset = try short()
    let length = try short()
    guard offset <= text.count, length <= text.count - offset else {
      throw .corrupt(offset: text.lowerBound)
    }
    return offset..<(offset + length)
  }

  fileprivate mutating func pluralForms(depth: Int) throws(CompiledCatalogError) -> PluralMessage {
    let argument = try position()
    var forms: [PluralCategory: MessageTree] = [:]
    while !isAtEnd {
      let start = range.lowerBound
      guard let category = PluralCategory(imageDigit: try digit()) else {
        throw .corrupt(offset: start)
      }
      forms[category] = try message(depth: depth)
    }
    return PluralMessage(argument: argument, forms)
  }

  fileprivate mutating func deviceForms(depth: Int) throws(CompiledCatalogError) -> DeviceMessage {
    var forms: [String: MessageTree] = [:]
    while !isAtEnd {
      let device = bytes.string(in: try sized())
      forms[device] = try message(depth: depth)
    }
    return DeviceMessage(forms)
  }

  fileprivate mutating func texts() throws(CompiledCatalogError) -> [String] {
    var texts: [String] = []
    while !isAtEnd { texts.append(bytes.string(in: try sized())) }
    return texts
  }

  /// Reads a nested message.
  private mutating func message(depth: Int) throws(CompiledCatalogError) -> MessageTree {
    try MessageTree(decoding: bytes, node: try sized(), depth: depth + 1)
  }
}

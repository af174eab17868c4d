import FormatString
import ICU

/// A writer of the numbers and texts of an image.
struct BinaryCatalogWriter {
  /// The output so far.
  private(set) var bytes: [UInt8] = []

  mutating func byte(_ byte: UInt8) {
    bytes.append(byte)
  }

  mutating func raw(_ utf8: some Sequence<UInt8>) {
    bytes.append(contentsOf: utf8)
  }

  mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends one digit, 0 to 63.
  mutating func digit(_ digit: Int) {
    bytes.append(BinaryCatalogFormat.zero + UInt8(digit))
  }

  /// Appends a five-digit number.
  ///
  /// A number that is too large is truncated.
  ///
  /// An image that is too large is rejected as a whole, and no number in it exceeds its length.
  mutating func fixed(_ number: Int) {
    for shift in stride(from: 0, to: 6 * BinaryCatalogFormat.fixedLength, by: 6) {
      digit(number >> shift & 0x3F)
    }
  }

  /// Appends a number of variable length.
  mutating func short(_ number: Int) {
    var rest = number
    while rest > 0x1F {
      digit(rest & 0x1F | 0x20)
      rest >>= 5
    }
    digit(rest)
  }

  /// Appends the offset and length of a text.
  mutating func reference(_ range: Range<Int>) {
    fixed(range.lowerBound)
    fixed(range.count)
  }

  /// Appends a node or a name after its length.
  mutating func sized(_ content: [UInt8]) {
    short(content.count)
    raw(content)
  }
}

// MARK: - Messages

extension BinaryCatalogWriter {
  /// Returns the node of a message.
  static func node(_ message: MessageTree) -> [UInt8] {
    var writer = BinaryCatalogWriter()
    switch message {
    case .text(let text): writer.text(text)
    case .plural(let plural): writer.plural(plural)
    case .device(let devices): writer.device(devices)
    case .texts(let texts): writer.texts(texts)
    }
    return writer.bytes
  }

  private mutating func text(_ text: FormattedText) {
    if text.isPlain {
      byte(BinaryCatalogFormat.Node.plain)
      raw(text.text.utf8)
    } else {
      byte(BinaryCatalogFormat.Node.format)
      sized(Array(text.text.utf8))
      for segment in text.segments { self.segment(segment) }
    }
  }

  private mutating func plural(_ plural: PluralMessage) {
    byte(BinaryCatalogFormat.Node.plural)
    short(plural.argument)
    for (category, form) in plural.forms.sorted(by: {
      $0.category.imageDigit < $1.category.imageDigit
    }) {
      digit(category.imageDigit)
      sized(Self.node(form))
    }
  }

  private mutating func device(_ devices: DeviceMessage) {
    byte(BinaryCatalogFormat.Node.device)
    for (device, form) in devices.forms.sorted(by: { $0.key < $1.key }) {
      sized(Array(device.utf8))
      sized(Self.node(form))
    }
  }

  private mutating func texts(_ texts: [String]) {
    byte(BinaryCatalogFormat.Node.texts)
    for text in texts { sized(Array(text.utf8)) }
  }

  private mutating func segment(_ segment: FormattedText.Segment) {
    switch segment {
    case .literal(let range):
      byte(BinaryCatalogFormat.Segment.literal)
      short(range.lowerBound)
      short(range.count)
    case .argument(let argument):
      self.argument(argument)
    case .substitution(let message):
      byte(BinaryCatalogFormat.Segment.substitution)
      sized(Self.node(message))
    }
  }

  private mutating func argument(_ argument: ArgumentFormat) {
    byte(BinaryCatalogFormat.Segment.argument)
    short(argument.position)
    short(Int(argument.flags.rawValue))
    extent(argument.width)
    extent(argument.precision)
    digit(argument.lengthModifier?.imageDigit ?? 0)
    raw(String(argument.conversion.rawValue).utf8)
  }

  /// Appends 0 for none, twice the count plus 2, or twice the position plus 1.
  private mutating func extent(_ extent: ArgumentFormat.Extent?) {
    switch extent {
    case nil: short(0)
    case .count(let count): short(2 * count + 2)
    case .argument(let position): short(2 * position + 1)
    }
  }
}

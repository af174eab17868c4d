import FormatString
import ICU

extension ImageWriter {
  /// Returns the node of a message.
  static func node(_ message: MessageTree) -> [UInt8] {
    var writer = ImageWriter()
    switch message {
    case .text(let text): writer.text(text)
    case .plural(let argument, let forms): writer.plural(argument: argument, forms)
    case .device(let forms): writer.device(forms)
    case .texts(let texts): writer.texts(texts)
    }
    return writer.bytes
  }

  private mutating func text(_ text: FormattedText) {
    if text.isPlain {
      byte(ImageFormat.Node.plain)
      raw(text.text.utf8)
    } else {
      byte(ImageFormat.Node.format)
      sized(Array(text.text.utf8))
      for segment in text.segments { self.segment(segment) }
    }
  }

  private mutating func plural(argument: Int, _ forms: [PluralCategory: MessageTree]) {
    byte(ImageFormat.Node.plural)
    short(argument)
    for (category, form) in forms.sorted(by: { $0.key.imageDigit < $1.key.imageDigit }) {
      digit(category.imageDigit)
      sized(Self.node(form))
    }
  }

  private mutating func device(_ forms: [String: MessageTree]) {
    byte(ImageFormat.Node.device)
    for (device, form) in forms.sorted(by: { $0.key < $1.key }) {
      sized(Array(device.utf8))
      sized(Self.node(form))
    }
  }

  private mutating func texts(_ texts: [String]) {
    byte(ImageFormat.Node.texts)
    for text in texts { sized(Array(text.utf8)) }
  }

  private mutating func segment(_ segment: FormattedText.Segment) {
    switch segment {
    case .literal(let range):
      byte(ImageFormat.Segment.literal)
      short(range.lowerBound)
      short(range.count)
    case .argument(let argument):
      self.argument(argument)
    case .substitution(let message):
      byte(ImageFormat.Segment.substitution)
      sized(Self.node(message))
    }
  }

  private mutating func argument(_ argument: ArgumentFormat) {
    byte(ImageFormat.Segment.argument)
    short(argument.position)
    short(Int(argument.flags.rawValue))
    extent(argument.width)
    extent(argument.precision)
    digit(argument.lengthModifier?.imageDigit ?? 0)
    raw(String(argument.conversion.rawValue).utf8)
  }

  /// Appends 0 for none, else twice the count and 2, or twice the position and 1.
  private mutating func extent(_ extent: ArgumentFormat.Extent?) {
    switch extent {
    case nil: short(0)
    case .count(let count): short(2 * count + 2)
    case .argument(let position): short(2 * position + 1)
    }
  }
}

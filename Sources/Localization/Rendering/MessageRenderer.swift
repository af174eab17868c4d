internal import CompiledCatalog
internal import ICU

/// Writes a message with its values.
struct MessageRenderer {
  let arguments: [MessageArgument]
  let language: MessageLanguage
  /// The text so far.
  private(set) var output = ""
  /// What could not be shown as the message wants it.
  private(set) var problems: [LocalizationProblem.Kind] = []

  init(arguments: [MessageArgument], language: MessageLanguage) {
    self.arguments = arguments
    self.language = language
  }

  /// Appends a message of a catalog in the form that fits the values and the device.
  mutating func append(_ message: CompiledMessage) throws(CompiledCatalogError) {
    switch try message.content() {
    case .text(let text):
      try append(text)
    case .plural(let plural):
      if let form = try form(of: plural) { try append(form) }
    case .device(let devices):
      if let form = try form(of: devices) { try append(form) }
    }
  }

  /// Appends a text of the code.
  mutating func append(_ format: FormattedText) {
    for segment in format.segments {
      switch segment {
      case .literal(let range): output += format.literal(in: range)
      case .argument(let argument): append(argument)
      case .substitution: break  // A text of the code has none: they stay in it as they are.
      }
    }
  }

  mutating func append(_ text: String) {
    output += text
  }

  mutating func report(_ problem: LocalizationProblem.Kind) {
    problems.append(problem)
  }

  private mutating func append(_ text: CompiledText) throws(CompiledCatalogError) {
    guard !arguments.isEmpty, !text.isPlain else {
      output += text.text.string
      return
    }
    var segments = text.segments
    while let segment = try segments.next() {
      switch segment {
      case .literal(let literal): output += literal.string
      case .argument(let argument): append(argument)
      case .substitution(let message): try append(message)
      }
    }
  }

  private func form(
    of devices: CompiledDevices
  ) throws(CompiledCatalogError) -> CompiledMessage? {
    if let form = try devices.form(preferring: preferredDevices) { return form }
    return try devices.allForms().first?.form
  }
}

/// A terminal is none of the devices: the text for all others is meant, or else the one for a
/// computer with a keyboard.
private let preferredDevices = ["other", "mac"]

extension FormattedText {
  fileprivate func literal(in range: Range<Int>) -> String {
    let bytes = text.utf8.dropFirst(range.lowerBound).prefix(range.count)
    return String(Substring(bytes))
  }
}

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

  /// Appends a message in the form that fits the values.
  mutating func append(_ message: PreparedMessage) {
    switch message.content {
    case .text(let text): append(text)
    case .plural(let plural):
      if let form = form(of: plural) { append(form) }
    case .texts(let texts): output += texts.first ?? ""
    case .nothing: break
    }
  }

  mutating func append(_ text: String) {
    output += text
  }

  mutating func report(_ problem: LocalizationProblem.Kind) {
    problems.append(problem)
  }

  private mutating func append(_ text: PreparedText) {
    // Without values a text is no format, whatever percent signs it has.
    guard !arguments.isEmpty, !text.parts.isEmpty else {
      output += text.text
      return
    }
    if output.isEmpty { output.reserveCapacity(text.text.utf8.count + roomForValues) }
    for part in text.parts {
      switch part {
      case .literal(let literal): output += literal
      case .argument(let format): append(format)
      case .message(let message): append(message)
      }
    }
  }
}

/// What values usually take more than their placeholders.
private let roomForValues = 32

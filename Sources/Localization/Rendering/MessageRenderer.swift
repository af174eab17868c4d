/// Writes a message with its values.
struct MessageRenderer {
  let arguments: [MessageArgument]
  let language: MessageLanguage
  /// The text so far.
  private(set) var output: UTF8Output
  /// What could not be shown as the message wants it.
  private(set) var problems: [LocalizationProblem.Kind] = []

  init(arguments: [MessageArgument], language: MessageLanguage, output: UTF8Output) {
    self.arguments = arguments
    self.language = language
    self.output = output
  }

  /// Returns the value at a position, counted from 1; nil when there is none.
  func argument(at position: Int) -> MessageArgument? {
    arguments.indices.contains(position - 1) ? arguments[position - 1] : nil
  }

  /// Appends a message in the form that fits the values.
  mutating func append(_ message: PreparedMessage) {
    switch message.content {
    case .text(let text): append(text)
    case .plural(let plural):
      if let form = form(of: plural) { append(form) }
    case .texts(let texts): append(texts.first ?? "")
    case .nothing: break
    }
  }

  mutating func append(_ text: String) {
    output.append(text)
  }

  mutating func report(_ problem: LocalizationProblem.Kind) {
    problems.append(problem)
  }

  private mutating func append(_ text: PreparedText) {
    // Without values a text is no format, whatever percent signs it has.
    guard !arguments.isEmpty, !text.parts.isEmpty else {
      append(text.text)
      return
    }
    for part in text.parts {
      switch part {
      case .literal(let literal): append(literal)
      case .argument(let format): append(format)
      case .message(let message): append(message)
      }
    }
  }
}

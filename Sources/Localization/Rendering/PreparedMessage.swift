internal import CompiledCatalog
internal import ICU

/// A message in the form in which it is shown, prepared once.
final class PreparedMessage: Sendable {
  /// What the message is.
  let content: Content

  /// What a message is.
  enum Content: Sendable {
    /// One text.
    case text(PreparedText)
    /// A text for each plural category of a value.
    case plural(PreparedPlural)
    /// Several texts that mean the same.
    case texts([String])
    /// Nothing: a message for devices that names none.
    case nothing
  }

  /// Returns the text when there is nothing to be put into it; nil when there is.
  ///
  /// - Parameter hasValues: whether there are values.
  /// - Returns: the text.
  func text(hasValues: Bool) -> String? {
    switch content {
    case .text(let text): !hasValues || text.parts.isEmpty ? text.text : nil
    case .texts(let texts): hasValues ? nil : texts.first
    case .plural, .nothing: nil
    }
  }

  private init(_ content: Content) {
    self.content = content
  }

  /// Takes a message of a catalog, or a text of the code.
  convenience init(_ message: MessageTree) {
    switch message {
    case .text(let text):
      self.init(.text(PreparedText(text)))
    case .plural(let argument, let forms):
      self.init(.plural(PreparedPlural(argument: argument, forms: forms)))
    case .device(let forms):
      guard let form = Self.usedForm(of: forms) else {
        self.init(.nothing)
        return
      }
      self.init(PreparedMessage(form).content)
    case .texts(let texts):
      self.init(Content.texts(texts))
    }
  }

  /// Returns the form for the device that this is: any rather than none.
  private static func usedForm(of forms: [String: MessageTree]) -> MessageTree? {
    let preferred = preferredDevices.first { forms[$0] != nil } ?? forms.keys.min()
    return preferred.flatMap { forms[$0] }
  }
}

/// A terminal is none of the devices: the text for all others is meant, or else the one for a
/// computer with a keyboard.
private let preferredDevices = ["other", "mac"]

/// The forms of a message that varies with a number.
final class PreparedPlural: Sendable {
  /// The position of the value that the form depends on, counted from 1.
  let argument: Int
  /// With how many digits behind the mark the forms show the number: "1.0" is not "1".
  let fractionDigits: ArgumentFormat.Extent
  private let zero: PreparedMessage?
  private let one: PreparedMessage?
  private let two: PreparedMessage?
  private let few: PreparedMessage?
  private let many: PreparedMessage?
  private let other: PreparedMessage?

  /// Takes the forms of an argument.
  init(argument: Int, forms: [PluralCategory: MessageTree]) {
    let forms = forms.mapValues { PreparedMessage($0) }
    self.argument = argument
    zero = forms[.zero]
    one = forms[.one]
    two = forms[.two]
    few = forms[.few]
    many = forms[.many]
    other = forms[.other]
    fractionDigits =
      Self.precision(ofArgument: argument, in: other) ?? .count(usualFractionDigits)
  }

  /// Returns the form of a category; nil when the message has none for it, nor `other`.
  func form(for category: PluralCategory) -> PreparedMessage? {
    switch category {
    case .zero: zero ?? other
    case .one: one ?? other
    case .two: two ?? other
    case .few: few ?? other
    case .many: many ?? other
    case .other: other
    }
  }

  /// The form for the number 0 on Apple's systems, in every language; nil when there is none.
  var formForNothing: PreparedMessage? { zero }

  private static func precision(
    ofArgument position: Int,
    in form: PreparedMessage?
  ) -> ArgumentFormat.Extent? {
    guard case .text(let text) = form?.content else { return nil }
    for case .argument(let format) in text.parts where format.position == position {
      return format.precision
    }
    return nil
  }
}

/// A text of a message with its parts at hand.
final class PreparedText: Sendable {
  /// The text as the catalog has it: what is shown if a message is asked for without values.
  let text: String
  /// What is shown with values; empty when the text is the same with and without.
  let parts: [Part]

  /// One part of a text with placeholders.
  enum Part: Sendable {
    /// Words that stand for themselves.
    case literal(String)
    /// The place of a value.
    case argument(ArgumentFormat)
    /// The place of a message of its own.
    case message(PreparedMessage)
  }

  /// Takes a text with its placeholders found.
  init(_ text: FormattedText) {
    self.text = text.text
    guard !text.isPlain else {
      parts = []
      return
    }
    parts = text.segments.map { segment in
      switch segment {
      case .literal(let range): .literal(text.literal(in: range))
      case .argument(let argument): .argument(argument)
      case .substitution(let message): .message(PreparedMessage(message))
      }
    }
  }
}

extension FormattedText {
  fileprivate func literal(in range: Range<Int>) -> String {
    String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }
}

internal import CompiledCatalog

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

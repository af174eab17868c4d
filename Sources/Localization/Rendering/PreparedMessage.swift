internal import CompiledCatalog

/// A message in the form in which it is shown, read from its image once.
final class PreparedMessage: Sendable {
  /// What the message is.
  let content: Content

  /// What a message is.
  enum Content: Sendable {
    /// One text.
    case text(PreparedText)
    /// A text for each plural category of a value.
    case plural(PreparedPlural)
    /// Nothing: a message for devices that names none.
    case nothing
  }

  /// Returns the text when there is nothing to be put into it; nil when there is.
  ///
  /// - Parameter hasValues: whether there are values.
  /// - Returns: the text.
  func text(hasValues: Bool) -> String? {
    guard case .text(let text) = content, !hasValues || text.parts.isEmpty else { return nil }
    return text.text
  }

  private init(_ content: Content) {
    self.content = content
  }

  /// Reads a message, which is thereby known to be sound.
  ///
  /// - Throws: `corrupt` or `tooDeep` if the image is damaged.
  convenience init(reading message: CompiledMessage) throws(CompiledCatalogError) {
    switch try message.content() {
    case .text(let text):
      self.init(.text(try PreparedText(reading: text)))
    case .plural(let plural):
      self.init(.plural(try PreparedPlural(reading: plural)))
    case .device(let devices):
      guard let form = try devices.usedForm() else {
        self.init(.nothing)
        return
      }
      self.init(try PreparedMessage(reading: form).content)
    }
  }

  /// Takes a text of the code.
  convenience init(_ text: FormattedText) {
    self.init(.text(PreparedText(text)))
  }
}

/// A terminal is none of the devices: the text for all others is meant, or else the one for a
/// computer with a keyboard.
private let preferredDevices = ["other", "mac"]

extension CompiledDevices {
  /// Returns the form that is shown here: any rather than none.
  fileprivate func usedForm() throws(CompiledCatalogError) -> CompiledMessage? {
    if let form = try form(preferring: preferredDevices) { return form }
    return try allForms().first?.form
  }
}

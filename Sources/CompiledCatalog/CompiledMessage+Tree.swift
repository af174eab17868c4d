import ICU

extension CompiledMessage {
  /// Returns the message as a value.
  ///
  /// - Throws: `corrupt` or `tooDeep` if the image is damaged.
  /// - Complexity: O(*n*), where *n* is the length of the message.
  package func tree() throws(CompiledCatalogError) -> MessageTree {
    switch try content() {
    case .text(let text):
      return .text(try text.value())
    case .plural(let plural):
      var forms: [PluralCategory: MessageTree] = [:]
      for (category, form) in try plural.allForms() { forms[category] = try form.tree() }
      return .plural(argument: plural.argument, forms)
    case .device(let devices):
      var forms: [String: MessageTree] = [:]
      for (device, form) in try devices.allForms() { forms[device] = try form.tree() }
      return .device(forms)
    case .texts(let texts):
      return .texts(texts.map(\.string))
    }
  }
}

extension CompiledText {
  fileprivate func value() throws(CompiledCatalogError) -> FormattedText {
    guard !isPlain else { return FormattedText(plain: text.string) }
    var result: [FormattedText.Segment] = []
    var segments = segments
    while let segment = try segments.next() {
      switch segment {
      case .literal(let literal): result.append(.literal(literal.range(in: text)))
      case .argument(let argument): result.append(.argument(argument))
      case .substitution(let message): result.append(.substitution(try message.tree()))
      }
    }
    return FormattedText(text.string, segments: result)
  }
}

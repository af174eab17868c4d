package import ICU

/// A message as a value: what a writer is given, and what a message in an image can be turned into.
///
/// ```swift
/// let tree = MessageTree.plural(argument: 1, [
///   .one: .text(FormattedText(plain: "One entry")),
///   .other: .text(FormattedText(parsing: "%lld entries")),
/// ])
/// ```
package indirect enum MessageTree: Hashable, Sendable {
  /// One text.
  case text(FormattedText)
  /// A message for each plural category of the argument at a position, counted from 1.
  case plural(argument: Int, [PluralCategory: MessageTree])
  /// A message for each device, by the name that a catalog gives it.
  case device([String: MessageTree])
  /// Several texts that mean the same, the first of them the usual one; none has placeholders.
  case texts([String])

  /// How deep the messages are nested in one another; a single text is 1 deep.
  package var depth: Int {
    let children: [MessageTree] =
      switch self {
      case .text(let text): text.substitutions
      case .plural(_, let forms): Array(forms.values)
      case .device(let forms): Array(forms.values)
      case .texts: []
      }
    return 1 + (children.lazy.map(\.depth).max() ?? 0)
  }
}

/// How deep messages may be nested in one another.
package let maximumMessageDepth = ImageFormat.maximumDepth

// MARK: - Tree

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

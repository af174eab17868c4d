package import FormatString

extension FormattedText {
  /// Creates a text by finding its placeholders.
  ///
  /// `%%` becomes one percent sign.
  ///
  /// - Parameters:
  ///   - text: The text as a catalog or a source has it.
  ///   - resolve: What stands for a substitution or for `%arg`, of which the use is `nil`. Where it
  ///     returns `nil`, the placeholder stays as text.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package init(
    parsing text: String,
    resolve: (FormatString.Segment, FormatString.ArgumentUse?) -> Segment? = { _, _ in nil }
  ) {
    let format = FormatString(parsing: text)
    guard !format.isPlain else {
      self.init(plain: text)
      return
    }
    var uses = format.argumentUses[...]
    var offset = 0
    var segments: [Segment] = []
    for segment in format.segments {
      let range = offset..<(offset + segment.text.utf8.count)
      offset = range.upperBound
      switch segment {
      case .text: segments.append(.literal(range))
      case .escapedPercent: segments.append(.literal(range.dropLast()))
      case .specifier(let specifier):
        let count = specifier.argumentUseCount
        let positions = uses.prefix(count).map(\.position)
        segments.append(.argument(ArgumentFormat(specifier, positions: positions)))
        uses = uses.dropFirst(count)
      case .substitution:
        segments.append(resolve(segment, uses.popFirst()) ?? .literal(range))
      case .argument:
        segments.append(resolve(segment, nil) ?? .literal(range))
      }
    }
    self.init(text, segments: segments)
  }
}

extension FormatSpecifier {
  /// How many arguments the specifier uses: its own, and one for each `*`.
  fileprivate var argumentUseCount: Int {
    1
      + extents.count { extent in
        if case .argument = extent { true } else { false }
      }
  }
}

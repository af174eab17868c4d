extension FormatString {
  /// Renumbers the placeholders for arguments that have changed places.
  ///
  /// - Parameter order: For each argument the position that it had, both counted from 1. Placeholders
  ///   of other positions stay as they are.
  /// - Returns: The format with every placeholder numbered: of `%@ - %lld` with the order `[2, 1]`,
  ///   `%2$@ - %1$lld`.
  package func reordered(by order: [Int]) -> FormatString {
    let positions = Dictionary(zip(order, 1...), uniquingKeysWith: { first, _ in first })
    let text = numbered().segments
      .reduce(into: "") { text, segment in
        switch segment {
        case .substitution(let name, let position?):
          text += Segment.substitution(name: name, argument: positions[position] ?? position).text
        case .specifier(let specifier):
          text += specifier.text.replacing(/(\d+)\$/) { match in
            let position = Int(match.1) ?? 0
            return "\(positions[position] ?? position)$"
          }
        case .text, .escapedPercent, .argument, .substitution: text += segment.text
        }
      }
    return FormatString(parsing: text)
  }
}

extension FormatString {
  /// Replaces the specifiers of arguments whose types have changed.
  ///
  /// - Parameter replacements: For positions of arguments, counted from 1, the specifier that was used
  ///   for it and the one that takes its place, both without a number. A specifier that is written
  ///   otherwise stays as it is.
  /// - Returns: The format: of `%d of %2$d` with `[2: ("%d", "%lld")]`, `%d of %2$lld`.
  package func replacingSpecifiers(
    _ replacements: [Int: (old: String, new: String)]
  ) -> FormatString {
    var counter = ArgumentCounter()
    let text = segments.reduce(into: "") { text, segment in
      let position = counter.uses(of: segment).last?.position
      if case .specifier(let specifier) = segment, let position,
        let replacement = replacements[position], specifier.unnumberedText == replacement.old
      {
        let number = specifier.argumentIndex.map { "\($0)$" } ?? ""
        text += "%" + number + replacement.new.dropFirst()
      } else {
        text += segment.text
      }
    }
    return FormatString(parsing: text)
  }
}

extension FormatSpecifier {
  /// The specifier without the position of its argument: `%@` for `%2$@`.
  package var unnumberedText: String {
    guard let argumentIndex else { return text }
    return "%" + text.dropFirst("%\(argumentIndex)$".count)
  }
}

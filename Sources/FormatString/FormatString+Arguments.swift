extension FormatString {
  /// A use of an argument in a format.
  package struct ArgumentUse: Hashable, Sendable {
    /// The position of the argument, counted from 1.
    package let position: Int
    /// The part of the format that uses the argument.
    package let user: User

    /// The parts of a format that use arguments.
    package enum User: Hashable, Sendable {
      /// A specifier formats the argument.
      case specifier(FormatSpecifier)
      /// A `*` in a specifier uses the argument as width or precision.
      case extent
      /// A substitution depends on the argument.
      case substitution(name: String)
    }
  }

  /// All uses of arguments, in the order in which printf counts the unnumbered ones.
  ///
  /// Unnumbered uses are counted from 1, independently of numbered ones. All occurrences of the
  /// same name, of a substitution or of an argument, are one argument.
  package var argumentUses: [ArgumentUse] {
    var counter = ArgumentCounter()
    return segments.flatMap { counter.uses(of: $0) }
  }

  /// The arguments by position, each with the first specifier that formats it.
  ///
  /// Positions that only a substitution or a `*` uses are not included.
  package var arguments: [Int: FormatSpecifier] {
    argumentUses.reduce(into: [:]) { arguments, use in
      guard case .specifier(let specifier) = use.user else { return }
      if arguments[use.position] == nil { arguments[use.position] = specifier }
    }
  }
}

// MARK: - Numbering

extension FormatString {
  /// The number of uses of arguments without a number or a name.
  package var unnumberedCount: Int {
    segments.reduce(0) { $0 + $1.unnumberedCount }
  }

  /// Returns the format with explicit positions in all placeholders: `%@ - %@` as `%1$@ - %2$@`.
  ///
  /// Xcode writes the string of the source language this way if a key has several unnumbered
  /// placeholders.
  ///
  /// - Parameter substitutions: Positions by the name of a substitution, which take precedence over
  ///   the order.
  /// - Returns: The format.
  package func numbered(substitutions: [String: Int] = [:]) -> FormatString {
    var counter = ArgumentCounter()
    let text = segments.reduce(into: "") { text, segment in
      let positions = counter.uses(of: segment).map(\.position)
      if case .substitution(let name, let given) = segment {
        let position = given ?? substitutions[name] ?? positions.first
        text += Segment.substitution(name: name, argument: position).text
      } else {
        text += segment.text(numberedBy: positions)
      }
    }
    return FormatString(parsing: text)
  }
}

extension FormatString.Segment {
  fileprivate var unnumberedCount: Int {
    switch self {
    case .text, .escapedPercent, .argument: 0
    case .substitution(_, let argument): argument == nil ? 1 : 0
    case .specifier(let specifier):
      specifier.extents.count { $0 == .argument(index: nil) } + (specifier.takesNext ? 1 : 0)
    }
  }

  /// Returns the source text with the positions of the segment's arguments.
  fileprivate func text(numberedBy positions: [Int]) -> String {
    switch self {
    case .text, .escapedPercent, .argument: text
    case .substitution(let name, _):
      FormatString.Segment.substitution(name: name, argument: positions.first).text
    case .specifier(let specifier): specifier.text(numberedBy: positions)
    }
  }
}

extension FormatSpecifier {
  /// Whether the specifier uses the next argument, because it has neither a number nor a name.
  fileprivate var takesNext: Bool {
    argumentIndex == nil && argumentName == nil
  }

  fileprivate func text(numberedBy positions: [Int]) -> String {
    guard let position = positions.last else { return text }
    var starred = positions.dropLast()[...]
    var result = takesNext ? "%\(position)$" : "%"
    var rest = text.dropFirst()
    while let star = rest.firstIndex(of: "*") {
      result += rest[...star]
      rest = rest[rest.index(after: star)...]
      let number = starred.popFirst()
      if let number, rest.first?.isASCIIDigit != true { result += "\(number)$" }
    }
    return result + rest
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool {
    ("0"..."9").contains(self)
  }
}

// MARK: - Reordering

extension FormatString {
  /// Renumbers the placeholders for arguments in another order.
  ///
  /// - Parameter order: The previous position of each argument; both are counted from 1.
  ///   Placeholders with other positions are not changed.
  /// - Returns: The format with all placeholders numbered: of `%@ - %lld` with the order `[2, 1]`,
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
  /// Replaces the specifiers of arguments with other types.
  ///
  /// - Parameter replacements: For positions of arguments, counted from 1, the previous specifier
  ///   and its replacement, both without a number. Specifiers with another spelling are not
  ///   changed.
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

/// Assigns positions to the uses of arguments along a format.
struct ArgumentCounter {
  private var last = 0
  private var substitutions: [String: Int] = [:]
  private var names: [String: Int] = [:]

  /// Returns the uses of arguments in the next segment of the format.
  mutating func uses(of segment: FormatString.Segment) -> [FormatString.ArgumentUse] {
    switch segment {
    case .text, .escapedPercent, .argument:
      return []
    case .substitution(let name, let argument):
      let position = argument ?? substitutions[name] ?? next()
      substitutions[name] = position
      return [FormatString.ArgumentUse(position: position, user: .substitution(name: name))]
    case .specifier(let specifier):
      return uses(of: specifier)
    }
  }

  private mutating func uses(of specifier: FormatSpecifier) -> [FormatString.ArgumentUse] {
    var uses: [FormatString.ArgumentUse] = []
    for case .argument(let index) in specifier.extents {
      uses.append(FormatString.ArgumentUse(position: index ?? next(), user: .extent))
    }
    let known = specifier.argumentName.flatMap { names[$0] }
    let position = specifier.argumentIndex ?? known ?? next()
    if let name = specifier.argumentName { names[name] = position }
    uses.append(FormatString.ArgumentUse(position: position, user: .specifier(specifier)))
    return uses
  }

  private mutating func next() -> Int {
    last += 1
    return last
  }
}

extension FormatString {
  /// One use of an argument by a format.
  package struct ArgumentUse: Hashable, Sendable {
    /// The position of the argument, counted from 1.
    package let position: Int
    /// What uses it.
    package let user: User

    /// What uses an argument.
    package enum User: Hashable, Sendable {
      /// A specifier shows it.
      case specifier(FormatSpecifier)
      /// A `*` in a specifier takes a width or a precision from it.
      case extent
      /// A substitution varies with it.
      case substitution(name: String)
    }
  }

  /// Every use of an argument, in the order in which printf counts the unnumbered ones.
  ///
  /// Unnumbered uses count from 1 among themselves, whatever is numbered beside them. A name that
  /// stands more than once, of a substitution or of an argument, is one argument.
  package var argumentUses: [ArgumentUse] {
    var counter = ArgumentCounter()
    return segments.flatMap { counter.uses(of: $0) }
  }

  /// The arguments by position, each with the first specifier that shows it.
  ///
  /// Positions that only a substitution or a `*` uses are not among them.
  package var arguments: [Int: FormatSpecifier] {
    argumentUses.reduce(into: [:]) { arguments, use in
      guard case .specifier(let specifier) = use.user else { return }
      if arguments[use.position] == nil { arguments[use.position] = specifier }
    }
  }
}

// MARK: - Numbering

extension FormatString {
  /// How many uses of an argument have neither a number nor a name.
  package var unnumberedCount: Int {
    segments.reduce(0) { $0 + $1.unnumberedCount }
  }

  /// Returns the format with the position written into every placeholder: `%@ - %@` as
  /// `%1$@ - %2$@`.
  ///
  /// Xcode writes the source language's text so when a key has two or more unnumbered placeholders.
  ///
  /// - Parameter substitutions: Positions by the name of a substitution, which count more than the order.
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

  /// Returns the text with the positions of the arguments that the segment uses written into it.
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
  /// Whether the specifier takes the next argument, having neither a number nor a name.
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

/// Gives the uses of arguments their positions while it walks along a format.
struct ArgumentCounter {
  private var last = 0
  private var substitutions: [String: Int] = [:]
  private var names: [String: Int] = [:]

  /// Returns the uses of arguments by the next segment of the format.
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

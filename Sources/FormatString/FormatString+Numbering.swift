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

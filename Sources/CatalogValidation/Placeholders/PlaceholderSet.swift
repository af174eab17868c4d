import FormatString
import OrderedCollections
import StringCatalog

/// The arguments that a text uses, by position.
struct PlaceholderSet: Hashable, Sendable {
  private(set) var uses: [Int: PlaceholderUse] = [:]
  /// The uses of arguments that another use takes for a value of another type.
  private(set) var conflicts: [Conflict] = []

  /// Two uses of an argument with different types, one of which crashes the program.
  struct Conflict: Hashable, Sendable {
    /// The placeholder that is first in the text.
    let first: String
    /// The other placeholder.
    let second: String
  }

  /// Creates the set for a text of a localization.
  ///
  /// A substitution in the text counts as a use of its argument, and includes the other arguments
  /// that its forms show.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - parsed: The text with its placeholders, if it is known.
  ///   - substitutions: The substitutions of the localization, by name.
  init(
    of text: String,
    _ parsed: FormatString? = nil,
    substitutions: OrderedDictionary<String, StringCatalog.Substitution> = [:]
  ) {
    // Most texts have no percent sign, and parsing all of them would dominate the time of a
    // validation.
    guard text.utf8.contains(UInt8(ascii: "%")) else { return }
    var format = parsed ?? FormatString(parsing: text)
    // The text means the placeholder that it misspells.
    if let malformed = MalformedPlaceholder(in: format) {
      format = FormatString(parsing: text.replacing(malformed.text, with: malformed.correction))
    }
    let endings = format.pluralEndings
    for use in format.argumentUses {
      switch use.user {
      case .specifier(let specifier):
        var placeholder = PlaceholderUse(specifier, in: text)
        placeholder.isPluralEnding = endings.contains(use.position)
        insert(placeholder, at: use.position)
      case .extent:
        let width = PlaceholderUse(kind: .signedInteger(bits: 32), text: "*")
        insert(width, at: use.position)
      case .substitution(let name):
        if let substitution = substitutions[name] {
          insert(substitution, named: name, at: use.position)
        }
      }
    }
  }

  /// Creates the set for a form of a substitution, without the argument that selects the form.
  ///
  /// Unnumbered placeholders in a form refer to that argument, like `%arg`.
  init(ofForm text: String, of substitution: StringCatalog.Substitution?) {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return }
    for specifier in FormatString(parsing: text).specifiers {
      guard let position = specifier.argumentIndex, position != substitution?.argNum else {
        continue
      }
      insert(PlaceholderUse(specifier, in: text), at: position)
    }
  }

  private mutating func insert(_ use: PlaceholderUse, at position: Int) {
    guard let first = uses[position] else {
      uses[position] = use
      return
    }
    guard !first.agrees(with: use), !first.mayBeProse, !use.mayBeProse else { return }
    conflicts.append(Conflict(first: first.text, second: use.text))
  }

  private mutating func insert(
    _ substitution: StringCatalog.Substitution,
    named name: String,
    at position: Int
  ) {
    let own = substitution.argNum ?? position
    let forms = LocalizationOutline(substitution.variations).leaves
    if let specifier = substitution.specifier {
      let use = PlaceholderUse(
        kind: specifier.argumentKind,
        text: "%#@\(name)@",
        specifier: specifier.text,
        isNeverShown: !forms.contains { FormatString(parsing: $0.value).shows(argument: own) }
      )
      insert(use, at: own)
    }
    for leaf in forms {
      for (position, var use) in PlaceholderSet(ofForm: leaf.value, of: substitution).uses
      where position != own {
        use.isInForm = true
        insert(use, at: position)
      }
    }
  }
}

extension PlaceholderUse {
  init(_ specifier: FormatSpecifier, in text: String) {
    let isBare = specifier.text.utf8.count == 2 && specifier.conversion != .object
    let start =
      text.utf8.index(
        text.utf8.startIndex,
        offsetBy: specifier.utf8Range.lowerBound,
        limitedBy: text.utf8.endIndex
      ) ?? text.utf8.endIndex
    self.init(
      kind: specifier.argumentKind,
      text: specifier.text,
      mayBeProse: isBare && text[..<start].last?.isNumber == true
    )
  }
}

extension StringCatalog.Substitution {
  /// The specifier of the argument, or `nil` if the catalog contains an invalid one.
  var specifier: FormatSpecifier? {
    FormatString(parsing: "%" + formatSpecifier).specifiers.first
  }
}

extension FormatString {
  /// Returns whether a form of a substitution shows the argument that selects it.
  func shows(argument own: Int?) -> Bool {
    segments.contains { segment in
      switch segment {
      case .argument: true
      case .specifier(let specifier):
        specifier.argumentIndex == nil || specifier.argumentIndex == own
      case .text, .escapedPercent, .substitution: false
      }
    }
  }
}

/// A use of an argument in a text.
struct PlaceholderUse: Hashable, Sendable {
  /// The type of the argument.
  let kind: FormatSpecifier.ArgumentKind
  /// The placeholder as written: `%lld`, `%#@days@`, `*`.
  let text: String
  /// The format specifier of a substitution, with its percent sign; `nil` for other placeholders.
  var specifier: String?
  /// Whether the placeholder may be a percent sign in prose: "85%of".
  var mayBeProse = false
  /// Whether the placeholder is in a form of a substitution, not in the text itself.
  var isInForm = false
  /// Whether a text may omit the argument, because it may be prose, or because it only selects a
  /// form.
  var isDispensable: Bool { mayBeProse || isNeverShown || isPluralEnding }
  /// Whether the argument selects the form of a substitution, but no form shows it.
  var isNeverShown = false
  /// Whether the argument is the ending of a plural, which other languages do not need: "%lld app%@".
  var isPluralEnding = false

  /// Returns whether one argument is valid for both uses.
  ///
  /// The size and the sign of an integer are ignored. The argument is passed in a 64-bit register
  /// in either case, and only numbers that need all bits are formatted incorrectly.
  func agrees(with other: PlaceholderUse) -> Bool {
    switch (kind, other.kind) {
    case (.signedInteger, .unsignedInteger), (.unsignedInteger, .signedInteger),
      (.signedInteger, .signedInteger), (.unsignedInteger, .unsignedInteger):
      true
    default:
      kind == other.kind
    }
  }
}

extension FormatSpecifier.ArgumentKind {
  /// The number of bits of an integer, or `nil` for other types.
  var bits: Int? {
    switch self {
    case .signedInteger(let bits), .unsignedInteger(let bits): bits
    default: nil
    }
  }
}

// MARK: - Plural endings, misspelled placeholders

extension FormatString {
  /// The positions of objects that are directly after a letter at the end of a word, and after a
  /// number: the last one of "%lld app%@".
  var pluralEndings: Set<Int> {
    guard specifiers.contains(where: \.argumentKind.isNumeric) else { return [] }
    var positions: Set<Int> = []
    var isAfterNumber = false
    var position = 0
    for (index, segment) in segments.enumerated() {
      guard case .specifier(let specifier) = segment else { continue }
      position = specifier.argumentIndex ?? position + 1
      if specifier.argumentKind.isNumeric {
        isAfterNumber = true
      } else if isAfterNumber, specifier.conversion == .object,
        case .text(let before)? = segments[..<index].last, before.last?.isLetter ?? false
      {
        let rest = segments.dropFirst(index + 1).first
        if case .text(let after)? = rest, after.first?.isLetter ?? false { continue }
        positions.insert(position)
      }
    }
    return positions
  }
}

/// A placeholder whose position is on the wrong side of the dollar sign: `%$1@`.
struct MalformedPlaceholder: Hashable, Sendable {
  /// The placeholder as written.
  let text: String
  /// The placeholder that is probably meant: `%1$@`.
  let correction: String

  /// Finds the first malformed placeholder of a text.
  init?(in format: FormatString) {
    for case .text(let text) in format.segments where text.utf8.contains(UInt8(ascii: "$")) {
      let parts = text.parts(startingWith: "%", limit: 1, read: Self.read)
      guard let part = parts.first else { continue }
      self.text = String(part)
      let position = part.dropFirst(2).prefix(1)
      correction = "%\(position)$\(part.dropFirst(3))"
      return
    }
    return nil
  }

  /// Reads a malformed placeholder: `%$1@`, `%$2lld`.
  private static func read(_ text: inout PatternScanner) -> Bool {
    guard text.read(UInt8(ascii: "%")), text.read(UInt8(ascii: "$")),
      text.readOne(where: { $0.isDigit && $0 != UInt8(ascii: "0") })
    else { return false }
    text.readSizeOfArgument()
    return text.readOne(where: "@diouxXeEfFgGcCsS".utf8.contains)
  }
}

extension PatternScanner {
  /// Reads the size of an argument of printf, if there is one: `l`, `ll`, `hh`.
  mutating func readSizeOfArgument() {
    if read(UInt8(ascii: "h")) {
      _ = read(UInt8(ascii: "h"))
    } else if read(UInt8(ascii: "l")) {
      _ = read(UInt8(ascii: "l"))
    } else {
      _ = readOne(where: "qLztj".utf8.contains)
    }
  }
}

import FormatString
import OrderedCollections
import StringCatalog

/// The arguments that one text uses, by position.
struct PlaceholderSet: Hashable, Sendable {
  private(set) var uses: [Int: PlaceholderUse] = [:]

  /// Creates the set of a text of a localization.
  ///
  /// A substitution that the text names counts as a use of its argument, and brings with it the
  /// further arguments that its own forms show.
  init(
    of text: String,
    substitutions: OrderedDictionary<String, StringCatalog.Substitution> = [:]
  ) {
    // Most texts have no percent sign, and parsing them all is most of the work of a validation.
    guard text.utf8.contains(UInt8(ascii: "%")) else { return }
    for use in FormatString(parsing: text).argumentUses {
      switch use.user {
      case .specifier(let specifier):
        insert(PlaceholderUse(specifier, in: text), at: use.position)
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

  /// Creates the set of a form of a substitution, without the argument that it varies with.
  ///
  /// Whatever is unnumbered in a form stands for that argument, as `%arg` does.
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
    if uses[position] == nil { uses[position] = use }
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
    let start = text.utf8.index(text.utf8.startIndex, offsetBy: specifier.utf8Range.lowerBound)
    self.init(
      kind: specifier.argumentKind,
      text: specifier.text,
      mayBeProse: isBare && text[..<start].last?.isNumber == true
    )
  }
}

extension StringCatalog.Substitution {
  /// The specifier of the argument; `nil` if the catalog has nothing that is one.
  var specifier: FormatSpecifier? {
    FormatString(parsing: "%" + formatSpecifier).specifiers.first
  }
}

extension FormatString {
  /// Returns whether a form of a substitution shows the argument that it varies with.
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

/// How a text uses one argument.
struct PlaceholderUse: Hashable, Sendable {
  /// The type of argument that the use asks for.
  let kind: FormatSpecifier.ArgumentKind
  /// The use as it stands in the text: `%lld`, `%#@days@`, `*`.
  let text: String
  /// Whether the use may be no placeholder at all but a percent sign in prose: "85%of".
  var mayBeProse = false
  /// Whether the use is not in the text itself but in a form of a substitution that it names.
  var isInForm = false
  /// Whether a text may do without the argument: it may be prose, or it only decides on a form.
  var isDispensable: Bool { mayBeProse || isNeverShown }
  /// Whether the argument decides on a form of a substitution and none of the forms shows it.
  var isNeverShown = false

  /// Returns whether one argument can serve both uses.
  ///
  /// The size and the sign of an integer do not matter: the argument is passed in a register of 64
  /// bits either way, and only a number that needs them all is shown wrong.
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
  /// How many bits a whole number has; `nil` for what is none.
  var bits: Int? {
    switch self {
    case .signedInteger(let bits), .unsignedInteger(let bits): bits
    default: nil
    }
  }
}

import FormatString

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

import Diagnostics

/// Why a source is not given to the parser: it would take too long, or take more than the stack.
enum UnparsedSource: Error {
  /// It is nested deeper than anybody writes.
  case tooDeep
  /// It is so far from the language that the parser would look for its way again and again.
  case tooBroken

  /// The finding that tells it.
  var diagnosticID: Diagnostic.ID {
    switch self {
    case .tooDeep: "source-too-deep"
    case .tooBroken: "source-too-broken"
    }
  }
}

/// What a parser understood of an input, and what was wrong with it.
public struct Parsed<Value> {
  /// What was understood.
  public var value: Value
  /// What was wrong, in the order of the input.
  public var diagnostics: [Diagnostic]

  /// Creates the result of a parser.
  public init(_ value: Value, diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }

  /// Whether anything was wrong that makes the value unfit for use as a whole.
  public var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }
}

extension Parsed: Sendable where Value: Sendable {}
extension Parsed: Equatable where Value: Equatable {}

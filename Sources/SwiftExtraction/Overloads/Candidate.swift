/// One declaration that a call may mean.
struct Candidate {
  var entry: FunctionEntry
  /// What the generic parameters of its type stand for, and `Self`.
  var bindings = Bindings()
  /// The type whose member it is, as an instance.
  var base: SwiftType?
  /// Whether the base is not known, and so any type's member of this name is tried.
  var isGuess = false
  /// The types of the parameters, where the callee is a value of a function type.
  var parameterTypes: [SwiftType]?
  /// The type of the result, in the same case.
  var resultType: SwiftType?

  /// Creates the candidate of a value of a function type.
  init(calling parameters: [SwiftType], _ result: SwiftType) {
    let declaration = FunctionDeclaration(
      kind: .function,
      name: "",
      parameters: parameters.map { _ in
        FunctionDeclaration.Parameter(label: nil, name: "", type: .unknown)
      }
    )
    entry = FunctionEntry(declaration: declaration, isKnown: false, file: 0)
    parameterTypes = parameters
    resultType = result
  }

  init(_ entry: FunctionEntry, bindings: Bindings = Bindings(), base: SwiftType? = nil) {
    self.entry = entry
    self.bindings = bindings
    self.base = base
  }
}

/// A call whose callee is settled.
struct Resolution {
  var candidate: Candidate
  /// For each argument, trailing closures last, the parameter that takes it.
  var parameters: [FunctionDeclaration.Parameter]
  /// The types of those parameters, generic parameters bound as far as the arguments tell.
  var types: [SwiftType]
  var result: SwiftType
}

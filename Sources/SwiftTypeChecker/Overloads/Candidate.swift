/// One declaration that a call may mean.
package struct Candidate {
  /// The declaration.
  package var entry: FunctionEntry
  /// What the generic parameters of its type stand for, and `Self`.
  var bindings = Bindings()
  /// The type whose member it is, as an instance.
  var base: SwiftType?
  /// Whether the base is not known, and so any type's member of this name is tried.
  var isGuess = false
  /// The types of the parameters, where the callee is a value of a function type.
  package var parameterTypes: [SwiftType]?
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

  /// Creates the candidate of a declaration, which is a member of `base` where that is given.
  package init(_ entry: FunctionEntry, base: SwiftType? = nil) {
    self.init(entry, bindings: Bindings(), base: base)
  }

  init(_ entry: FunctionEntry, bindings: Bindings, base: SwiftType? = nil) {
    self.entry = entry
    self.bindings = bindings
    self.base = base
  }
}

/// A call whose callee is settled.
package struct Resolution {
  /// The declaration that the call means.
  package var candidate: Candidate
  /// For each argument, trailing closures last, the parameter that takes it.
  package var parameters: [FunctionDeclaration.Parameter]
  /// The types of those parameters, generic parameters bound as far as the arguments tell.
  package var types: [SwiftType]
  /// The type of the value that the call makes.
  package var result: SwiftType
}

/// The functions of one name that a type has or inherits, also those that not every file sees.
struct MemberFunctions {
  var candidates: [Candidate] = []
  /// Whether every file sees all of them, and means the same type by its name.
  var areSeenByAll = true

  /// A name, as a member of a type or of its values; of both for `nil`.
  struct Question: Hashable {
    var name: String
    var type: SwiftType
    var isStatic: Bool?
  }
}

extension TypeLookup {
  /// Returns the functions of this name that a value of a nominal type, or the type itself, has.
  func functions(named name: String, of type: SwiftType, isStatic: Bool?) -> MemberFunctions {
    memberFunctions.answer(.init(name: name, type: type, isStatic: isStatic)) {
      findFunctions(named: name, ofEach: lineage(of: type), as: type, isStatic: isStatic)
    }
  }

  /// Finds the functions of this name that some types declare, for a value of type `base`.
  func findFunctions(
    named name: String,
    ofEach lineage: [SwiftType],
    as base: SwiftType,
    isStatic: Bool?
  ) -> MemberFunctions {
    var result = MemberFunctions()
    for parent in lineage {
      guard let parentName = parent.name else { continue }
      let declared = index.functions(named: name, ofType: parentName)
        .filter { isStatic == nil || $0.declaration.isStatic == isStatic }
      guard !declared.isEmpty else { continue }
      if declared.contains(where: \.declaration.isPrivate)
        || index.rivals(ofType: parentName) != nil
      {
        result.areSeenByAll = false
      }
      let bindings = bindings(of: parent, as: base)
      result.candidates += declared.map { Candidate($0, bindings: bindings, base: base) }
    }
    return result
  }

  /// What the generic parameters of `parent` stand for in a value of type `base`.
  func bindings(of parent: SwiftType, as base: SwiftType) -> Bindings {
    guard let name = parent.name, let entry = index.type(named: name) else { return Bindings() }
    var bindings = Bindings(entry.generics, parent.arguments)
    bindings["Self"] = base
    for name in associatedTypes(of: parent) where bindings[name] == nil {
      let type = associated(name, of: base)
      if !type.isUnknown, type != .parameter(name) { bindings[name] = type }
    }
    return bindings
  }
}

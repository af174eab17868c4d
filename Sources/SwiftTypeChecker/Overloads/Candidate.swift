/// A declaration that a call may mean.
package struct Candidate {
  /// The declaration.
  package var entry: FunctionEntry
  /// The bindings of the generic parameters of its type, and of `Self`.
  var bindings = Bindings()
  /// The type whose member it is, as an instance.
  var base: SwiftType?
  /// Whether the base is not known, so that the member of any type is tried.
  var isGuess = false
  /// Whether the base has the member.
  var certainty = Certainty.certain
  /// The types of the parameters, if the callee is a value of a function type.
  package var parameterTypes: [SwiftType]?
  /// The type of the result, in the same case.
  var resultType: SwiftType?

  /// The reasons to assume that a base has a member, the best first.
  enum Certainty: Int, Comparable {
    /// The base has it.
    case certain
    /// The base may have it, and the enclosing type conforms to the same protocol.
    case likely
    /// The base has it if its generic arguments, which are not known, satisfy a condition.
    case possible

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

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

  /// Creates the candidate of a declaration, optionally as a member of `base`.
  package init(_ entry: FunctionEntry, base: SwiftType? = nil) {
    self.init(entry, bindings: Bindings(), base: base)
  }

  init(_ entry: FunctionEntry, bindings: Bindings, base: SwiftType? = nil) {
    self.entry = entry
    self.bindings = bindings
    self.base = base
  }
}

/// A call with its resolved callee.
package struct Resolution {
  /// The declaration that the call means.
  package var candidate: Candidate
  /// The parameter of each argument; trailing closures are last.
  package var parameters: [FunctionDeclaration.Parameter]
  /// The types of those parameters, with generic parameters bound by the arguments.
  package var types: [SwiftType]
  /// The type of the call.
  package var result: SwiftType
}

/// The functions of one name that a type has or inherits, including those that are not visible in
/// every file.
struct MemberFunctions {
  var candidates: [Candidate] = []
  /// Whether all of them are visible in every file, and the type's name means the same type there.
  var areSeenByAll = true
  /// Whether the type has all of them, whatever its generic arguments are.
  var areCertain = true

  /// A name as a member of a type or of its values, or of both for `nil`.
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
      findFunctions(named: name, in: lineage(of: type), as: type, isStatic: isStatic)
    }
  }

  /// Finds the functions of this name that the types of a lineage declare, for a value of type
  /// `base`.
  func findFunctions(
    named name: String,
    in lineage: Lineage,
    as base: SwiftType,
    isStatic: Bool?
  ) -> MemberFunctions {
    var result = MemberFunctions()
    for (position, parent) in lineage.types.enumerated() {
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
      let isCertain = position < lineage.certainCount
      if !isCertain { result.areCertain = false }
      result.candidates += declared.map { entry in
        var candidate = Candidate(entry, bindings: bindings, base: base)
        if !isCertain { candidate.certainty = .possible }
        return candidate
      }
    }
    return result
  }

  /// Returns the bindings of the generic parameters of `parent` in a value of type `base`.
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

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

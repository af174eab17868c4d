/// The types of members, elements and operators.
extension TypeInference {
  func type(
    ofMember name: String,
    _ arguments: [TypeReference],
    of base: Expression
  ) -> SwiftType {
    if name == "self" { return type(of: base) }
    var owner = type(of: base)
    if case .array(let elements) = base.kind, elements.count == 1,
      case .metatype(let element) = type(of: elements[0])
    {
      owner = .metatype(.array(element))
    }
    let isChain = base.isOptionalChain
    let type = type(ofMember: name, arguments, of: isChain ? owner.unwrapped : owner)
    return isChain ? type.optionalized : type
  }

  /// Returns the type of a member of a value of this type, or of the type itself for a metatype.
  func type(
    ofMember name: String,
    _ arguments: [TypeReference],
    of owner: SwiftType
  ) -> SwiftType {
    switch owner {
    case .metatype(let instance):
      return staticMember(name, arguments, of: instance)
    case .tuple(let elements):
      if let index = Int(name) {
        return elements.indices.contains(index) ? elements[index].type : .unknown
      }
      return elements.first { $0.label == name }?.type ?? .unknown
    case .unknown:
      return Self.usualTypes[name] ?? .unknown
    default:
      return instanceMember(name, of: owner)
    }
  }

  /// The types of members that have the same type wherever they occur.
  private static let usualTypes: [String: SwiftType] = [
    "count": .int, "localizedDescription": .string, "description": .string,
    "hashValue": .int, "isEmpty": .bool,
  ]

  private func instanceMember(_ name: String, of owner: SwiftType) -> SwiftType {
    if case .nominal("Binding", let arguments) = owner, let value = arguments.first,
      index.variables(named: name, ofType: "Binding").isEmpty
    {
      // A binding of an object is not a binding of a collection, whose members a binding may have,
      // too.
      let type = type(ofMember: name, [], of: value)
      if !type.isUnknown { return .binding(type) }
    }
    if let type = variable(named: name, of: owner, isStatic: false) { return type }
    if name == "rawValue" { return rawType(of: owner) }
    if name == "id", lookup.conforms(owner, to: "Identifiable") ?? false { return .unknown }
    if let method = functions(named: name, of: owner, isStatic: false).first {
      return functionType(of: method)
    }
    if let type = dynamicMember(name, of: owner) { return type }
    return isComplete(owner) ? .unknown : Self.usualTypes[name] ?? .unknown
  }

  /// Returns the type of a member that `subscript(dynamicMember:)` provides for a name or a key
  /// path.
  private func dynamicMember(_ name: String, of owner: SwiftType) -> SwiftType? {
    for candidate in functions(named: "subscript", of: owner, isStatic: false)
    where candidate.entry.declaration.parameters.first?.label == "dynamicMember" {
      guard let path = overloads.parameterTypes(of: candidate).first else { continue }
      var candidate = candidate
      if path.arguments.count == 2 {
        let value =
          path.arguments[0] == owner ? .unknown : type(ofMember: name, [], of: path.arguments[0])
        guard !value.isUnknown else { continue }
        candidate.bindings.unify(path.arguments[1], with: value)
      }
      return overloads.resultType(of: candidate)
    }
    return nil
  }

  /// Returns the type of the value at a key path.
  package func type(atKeyPath components: [String], of root: SwiftType) -> SwiftType {
    var isChain = false
    var type = root
    for component in components {
      switch component {
      case "self": continue
      case "?":
        isChain = true
        type = type.unwrapped
      case "!": type = type.unwrapped
      default: type = self.type(ofMember: component, [], of: type)
      }
    }
    return isChain ? type.optionalized : type
  }

  /// Returns the type of the raw value of an enum.
  package func rawType(of type: SwiftType) -> SwiftType {
    guard let name = type.name, let entry = index.type(named: name) else { return .unknown }
    for reference in entry.inherited {
      let parent = lookup.resolve(reference, in: TypeContext(owner: name))
      guard let parentName = parent.name else { continue }
      if Self.rawTypes.contains(parentName) || role(of: parent) != nil { return parent }
    }
    return .unknown
  }

  private static let rawTypes: Set<String> = [
    "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
    "UInt32", "UInt64", "Double", "Float",
  ]

  private func staticMember(
    _ name: String,
    _ arguments: [TypeReference],
    of instance: SwiftType
  ) -> SwiftType {
    if let type = variable(named: name, of: instance, isStatic: true) { return type }
    let functions = functions(named: name, of: instance, isStatic: true)
    if let enumCase = functions.first(where: { $0.entry.declaration.kind == .enumCase }) {
      return enumCase.entry.declaration.parameters.isEmpty ? instance : functionType(of: enumCase)
    }
    if let method = functions.first { return functionType(of: method) }
    if let method = self.functions(named: name, of: instance, isStatic: false).first {
      // A method of the instances has the instance as its first parameter.
      return .function([instance], functionType(of: method))
    }
    if let owner = instance.name, let nested = lookup.nested(name, in: owner),
      case .nominal(let qualified, _) = nested
    {
      return .metatype(
        arguments.isEmpty ? nested : .nominal(qualified, arguments.map { resolve($0) })
      )
    }
    if let owner = instance.name, index.type(named: owner) == nil, let first = name.first {
      // A module's name before a type, or a type of a module that is not available.
      if first.isUppercase { return typeOfModule(named: name, arguments) }
    }
    return .unknown
  }

  /// Returns a type of a module, independent of the local meaning of its name.
  private func typeOfModule(named name: String, _ arguments: [TypeReference]) -> SwiftType {
    let type = lookup.resolve(.named(name), in: TypeContext())
    guard case .nominal(let qualified, _) = type, !arguments.isEmpty else { return .metatype(type) }
    return .metatype(.nominal(qualified, arguments.map { resolve($0) }))
  }

  func functionType(of candidate: Candidate) -> SwiftType {
    let open = overloads.openNames(of: candidate)
    let types = overloads.parameterTypes(of: candidate).map { lookup.closing(open, in: $0) }
    return .function(types, overloads.resultType(of: candidate))
  }

  func type(ofElement arguments: [Expression.Argument], of base: Expression) -> SwiftType {
    let isChain = base.isOptionalChain
    let owner = isChain ? type(of: base).unwrapped : type(of: base)
    if let path = arguments.first, arguments.count == 1, path.label == "keyPath" {
      let type = type(at: path.value, of: owner)
      return isChain ? type.optionalized : type
    }
    let call = Expression.Call(callee: base, arguments: arguments, trailingClosures: [])
    let candidates = functions(
      named: "subscript",
      of: owner.instance ?? owner,
      isStatic: owner.instance != nil
    )
    if let resolution = overloads.resolution(of: call, among: candidates) {
      return isChain ? resolution.result.optionalized : resolution.result
    }
    if case .nominal("Binding", let values) = owner, let value = values.first {
      let element = functions(named: "subscript", of: value, isStatic: false)
      let result = overloads.resolution(of: call, among: element)?.result ?? .unknown
      return result.isUnknown ? .unknown : .binding(result)
    }
    return .unknown
  }

  /// Returns the type of `owner[keyPath: path]`.
  private func type(at path: Expression, of owner: SwiftType) -> SwiftType {
    if case .keyPath(_, let components) = path.kind {
      return type(atKeyPath: components, of: owner)
    }
    let arguments = type(of: path).arguments
    return arguments.count == 2 ? arguments[1] : .unknown
  }

  func type(ofPrefix name: String, _ operand: Expression) -> SwiftType {
    switch name {
    case "!": .bool
    case "...": .nominal("PartialRangeThrough", [type(of: operand)])
    case "..<": .nominal("PartialRangeUpTo", [type(of: operand)])
    default: type(of: operand)
    }
  }

  func type(ofOperator name: String, _ left: Expression, _ right: Expression) -> SwiftType {
    switch name {
    case "==", "!=", "<", "<=", ">", ">=", "===", "!==", "~=", "&&", "||": return .bool
    case "??":
      let fallback = type(of: right)
      let value = type(of: left)
      if value.isUnknown { return fallback }
      return fallback.wrapped == nil ? value.unwrapped : value
    case "...":
      return .nominal("ClosedRange", [operandType(left, right)])
    case "..<":
      return .nominal("Range", [operandType(left, right)])
    default:
      let declared = functions(forOperator: name)
      if !declared.isEmpty {
        let call = Expression.Call(
          callee: left,
          arguments: [left, right].map { Expression.Argument(label: nil, value: $0) },
          trailingClosures: []
        )
        if let found = overloads.resolution(of: call, among: declared) { return found.result }
      }
      return Self.operatorsOfOneType.contains(name) ? operandType(left, right) : .unknown
    }
  }

  /// The operators of the standard library that return the type of their operands; others are
  /// declared in code that was not read.
  private static let operatorsOfOneType: Set<String> = [
    "+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "&+", "&-", "&*", "&<<", "&>>",
  ]

  /// Returns the project's declarations of an operator.
  package func functions(forOperator name: String) -> [Candidate] {
    let global = index.functions(named: name).filter { !$0.isKnown && isVisible($0) }
    let members = index.members(named: name).filter { !$0.isKnown && isVisible($0) }
    return (global + members)
      .map { entry in
        var bindings = Bindings()
        if let owner = entry.owner { bindings["Self"] = .nominal(owner, []) }
        return Candidate(entry, bindings: bindings)
      }
  }

  /// Returns the type of an operation on two values of one type, of which one may be a literal.
  private func operandType(_ left: Expression, _ right: Expression) -> SwiftType {
    let first = type(of: left)
    let second = type(of: right)
    if first.isUnknown { return right.isNumberLiteral ? .unknown : second }
    if second.isUnknown { return left.isNumberLiteral ? .unknown : first }
    if left.isNumberLiteral, right.isNumberLiteral {
      return first == .double || second == .double ? .double : first
    }
    if left.isNumberLiteral { return second }
    return first
  }
}

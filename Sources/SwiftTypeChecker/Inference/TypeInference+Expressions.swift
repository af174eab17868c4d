/// The types of expressions without an expected type.
extension TypeInference {
  /// Returns the type of an expression without an expected type.
  package func type(of expression: Expression) -> SwiftType {
    let identity = ObjectIdentifier(expression)
    if let known = memory.types[identity] { return known }
    guard effort.hasRoom, memory.unknownTypes[identity] != scope.generation else { return .unknown }
    effort.spend()
    effort.depth += 1
    let type = infer(expression)
    effort.depth -= 1
    return remember(type, of: expression)
  }

  /// Caches the type that was inferred for an expression.
  ///
  /// - Returns: The cached type.
  @discardableResult
  package func remember(_ inferred: SwiftType, of expression: Expression) -> SwiftType {
    let type = concrete(inferred).limited
    let identity = ObjectIdentifier(expression)
    if type.isUnknown {
      memory.unknownTypes[identity] = scope.generation
    } else {
      memory.types[identity] = type
    }
    return type
  }

  private func infer(_ expression: Expression) -> SwiftType {
    switch expression.kind {
    case .string: return .string
    case .integer: return .int
    case .floatingPoint: return .double
    case .boolean, .isOfType: return .bool
    case .name(let name, let arguments): return type(ofName: name, arguments)
    case .member(let base?, let name, let arguments):
      return type(ofMember: name, arguments, of: base)
    case .call(let call):
      return type(ofCall: call)
    case .macro(let call):
      return overloads.resolution(of: call, among: macros(named: call.callee))?.result ?? .unknown
    case .subscripting(let base, let arguments):
      return type(ofElement: arguments, of: base)
    case .binary(let name, let left, let right):
      return type(ofOperator: name, left, right)
    case .prefix(let name, let operand):
      return type(ofPrefix: name, operand)
    case .postfix(let name, let operand):
      return name == "..." ? .nominal("PartialRangeFrom", [type(of: operand)]) : .unknown
    case .conditional(_, let then, let otherwise):
      return common(then, otherwise)
    default: return inferComposite(expression)
    }
  }

  private func inferComposite(_ expression: Expression) -> SwiftType {
    switch expression.kind {
    case .cast(_, let cast, let reference):
      let type = resolve(reference)
      return cast == .conditional ? .optional(type) : type
    case .optionalTry(let value): return type(of: value).optionalized
    case .chained(let value):
      // `Text?` is a type if `Text` is one.
      if case .metatype(let instance) = type(of: value) { return .metatype(.optional(instance)) }
      return type(of: value).unwrapped
    case .forced(let value): return type(of: value).unwrapped
    case .type(let reference): return .metatype(resolve(reference))
    case .array(let elements): return type(ofArray: elements)
    case .dictionary(let elements):
      if elements.isEmpty { return .unknown }
      let types = [elementType(of: elements.map(\.key)), elementType(of: elements.map(\.value))]
      return .nominal("Dictionary", types)
    case .tuple(let elements):
      return .tuple(
        elements.map { SwiftType.Element(label: $0.label, type: type(of: $0.value)) }
      )
    case .branches(let branches):
      return type(of: branches)
    case .closure(let closure):
      return type(ofClosure: closure, parameters: [])
    case .keyPath(let reference, let components):
      let root = reference.map { resolve($0) } ?? .unknown
      return .nominal("KeyPath", [root, type(atKeyPath: components, of: root)])
    default: return .unknown
    }
  }

  private func type(ofArray elements: [Expression]) -> SwiftType {
    .array(elementType(of: elements))
  }

  /// Returns the common type of the values of a collection literal.
  ///
  /// The literal of a number has the type of the others.
  private func elementType(of values: [Expression]) -> SwiftType {
    var number: SwiftType = .unknown
    for value in values {
      let type = type(of: value)
      if !value.isNumberLiteral, !type.isUnknown { return type }
      if number.isUnknown || type == .double { number = type }
    }
    return number
  }

  /// Returns the common type of two alternative values.
  ///
  /// A literal has the type of the other value.
  private func common(_ first: Expression, _ second: Expression) -> SwiftType {
    if case .null = first.kind { return type(of: second).optionalized }
    if case .null = second.kind { return type(of: first).optionalized }
    let left = type(of: first)
    if left.isUnknown || first.isNumberLiteral {
      let right = type(of: second)
      return right.isUnknown ? left : right
    }
    return left
  }

  /// Returns the type of the first branch with a known type.
  private func type(of branches: Expression.Branches) -> SwiftType {
    for branch in branches.branches {
      guard case .expression(let value)? = branch.body.last, branch.body.count == 1 else {
        continue
      }
      let type = inScope { () -> SwiftType in
        bind(branch.conditions, subject: branches.subject)
        return self.type(of: value)
      }
      if !type.isUnknown { return type }
    }
    return .unknown
  }
}

extension Expression {
  /// Whether the expression is the literal of a number, whose type follows from the expected one.
  var isNumberLiteral: Bool {
    switch kind {
    case .integer, .floatingPoint: true
    case .prefix(_, let operand): operand.isNumberLiteral
    case .binary(let name, let left, let right):
      ["+", "-", "*", "/", "%"].contains(name) && left.isNumberLiteral && right.isNumberLiteral
    default: false
    }
  }

  /// Whether the chain that leads to the expression contains a `?`.
  var isOptionalChain: Bool {
    var current = self
    while true {
      switch current.kind {
      case .chained: return true
      case .member(let base?, _, _): current = base
      case .call(let call): current = call.callee
      case .subscripting(let base, _): current = base
      case .forced(let base): current = base
      default: return false
      }
    }
  }
}

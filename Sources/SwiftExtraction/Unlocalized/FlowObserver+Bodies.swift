/// What the bodies of functions and closures bind.
extension FlowObserver {
  func enter(_ function: FunctionDeclaration, _ checker: Checker) {
    push([])
    let name = function.declarationName(in: checker.context.owner)
    if function.kind == .initializer { noteInitializer(name) }
    for (position, parameter) in function.parameters.enumerated() {
      guard let local = declare(parameter.name, checker) else { continue }
      note(.parameter(name, parameter.name, position), to: local, checker)
    }
  }

  func enter(_ closure: Expression.Closure, _ types: [SwiftType], _ checker: Checker) {
    let names =
      closure.hasSignature ? closure.parameters.map(\.name) : types.indices.map { "$\($0)" }
    push(Set(names))
    guard let first = names.first, types.first?.isText ?? false,
      case .argument(let call, _, _)? = surroundings.first,
      let sequence = call.sequence, let local = declare(first, checker)
    else { return }
    note(sequence, to: .node(local), checker)
  }
}

extension FunctionDeclaration {
  /// The name by which calls of the function are told from others.
  func declarationName(in owner: String?) -> DeclarationName {
    DeclarationName(owner: owner, name: name, labels: parameters.map { $0.label ?? "_" })
  }
}

extension Expression.Call {
  /// What a closure among the arguments goes through: the first argument of `ForEach(names) { … }`,
  /// or the value before `.map { … }`.
  fileprivate var sequence: Expression? {
    if let first = arguments.first, first.label == nil { return first.value }
    guard case .member(let base?, _, _) = callee.kind else { return nil }
    return base
  }
}

extension SwiftType {
  /// Whether values of the type are texts, or hold texts alone.
  var isText: Bool {
    switch self {
    case .nominal("String", _), .nominal("Substring", _), .nominal("NSString", _): true
    case .nominal("Optional", let arguments), .nominal("Array", let arguments),
      .nominal("Set", let arguments), .nominal("ArraySlice", let arguments),
      .nominal("Binding", let arguments):
      arguments.first?.isText ?? false
    case .nominal("Dictionary", let arguments): arguments.last?.isText ?? false
    default: false
    }
  }
}

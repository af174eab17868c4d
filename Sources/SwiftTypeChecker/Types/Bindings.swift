/// The types of generic parameters by name.
struct Bindings: Sendable {
  private var types: [String: SwiftType] = [:]

  init() {}

  /// Binds the parameters of a declaration to arguments; those without an argument stay open.
  init(_ parameters: [GenericParameter], _ arguments: [SwiftType]) {
    for (parameter, argument) in zip(parameters, arguments) {
      types[parameter.name] = argument
    }
  }

  subscript(name: String) -> SwiftType? {
    get { types[name] }
    set { types[name] = newValue }
  }

  /// Binds the open parameters of `pattern` so that it becomes `type`.
  mutating func unify(_ pattern: SwiftType, with type: SwiftType) {
    switch (pattern, type) {
    case (_, .unknown): return
    case (.parameter(let name), _):
      if types[name] == nil || types[name] == .unknown { types[name] = type }
    case (.nominal("Optional", let wrapped), _) where type.wrapped == nil:
      if let wrapped = wrapped.first { unify(wrapped, with: type) }
    case (.nominal(let name, let parameters), .nominal(let other, let arguments)):
      guard name == other || Self.areInterchangeable(name, other) else { return }
      for (parameter, argument) in zip(parameters, arguments) { unify(parameter, with: argument) }
    case (.tuple(let elements), .tuple(let others)):
      for (element, other) in zip(elements, others) { unify(element.type, with: other.type) }
    case (.function(let parameters, let result), .function(let others, let otherResult)):
      for (parameter, other) in zip(parameters, others) { unify(parameter, with: other) }
      unify(result, with: otherResult)
    case (.metatype(let instance), .metatype(let other)):
      unify(instance, with: other)
    default: return
    }
  }

  /// Whether the arguments of one type determine the parameters of the other, as for collections.
  private static func areInterchangeable(_ name: String, _ other: String) -> Bool {
    let collections: Set<String> = ["Array", "ArraySlice", "Set", "Range", "ClosedRange"]
    return collections.contains(name) && collections.contains(other)
  }
}

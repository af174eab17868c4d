import SwiftTypeChecker

/// Walks expressions with the types that their contexts expect.
extension KeyCollector {
  /// Walks an expression, unless it contains no literals.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - expected: The type that the context expects; `nil` if it expects none.
  ///   - context: The other arguments of its call.
  func visit(
    _ expression: Expression,
    asking expected: SwiftType?,
    in context: CallContext = .none
  ) {
    guard expression.holdsLiterals else { return }
    switch expression.kind {
    case .string(let literal):
      observer?.pass(literal, asking: expected, self)
      if let expected, let role = inference.role(of: expected), !isString(literal, asking: expected)
      {
        found(literal, role, in: context)
      }
      visit(interpolationsOf: literal, asking: expected)
    case .conditional(let condition, let then, let otherwise):
      visit(condition, asking: .bool)
      visit(then, asking: expected, in: context)
      visit(otherwise, asking: expected, in: context)
      noteUnknownAlternative(of: then, otherwise, asking: expected)
      noteUnknownAlternative(of: otherwise, then, asking: expected)
    case .binary(let name, let left, let right):
      visit(name, left, right, asking: expected, in: context)
    case .array(let elements):
      visit(array: elements, asking: expected)
    case .dictionary(let elements):
      let arguments = expected.map { $0.unwrapped.arguments } ?? []
      for element in elements {
        visit(element.key, asking: arguments.first)
        visit(element.value, asking: arguments.count == 2 ? arguments[1] : nil)
      }
    case .tuple(let elements):
      visit(elements, asking: expected)
    case .call(let call):
      visit(call, of: expression, asking: expected)
    case .macro(let call):
      visit(macro: call)
    case .closure(let closure):
      visit(closure, asking: expected, builder: nil)
    default:
      visitOther(expression, asking: expected)
    }
  }

  private func visit(array elements: [Expression], asking expected: SwiftType?) {
    let element =
      expected.flatMap { elementType(ofLiteral: $0) ?? elementType(of: elements, for: $0) }
      ?? commonType(of: elements)
    let start = occurrences.count
    for value in elements { visit(value, asking: element) }
    if let element, inference.role(of: element)?.form == .phrase { unitePhrases(from: start) }
  }

  /// Returns the type of the elements of a literal for a type that conforms to
  /// `ExpressibleByArrayLiteral`; `nil` for other types.
  private func elementType(of elements: [Expression], for type: SwiftType) -> SwiftType? {
    guard let first = elements.first, case .nominal = type.unwrapped else { return nil }
    let initializers = inference.initializers(of: type.unwrapped)
      .filter { $0.entry.declaration.parameters.first?.label == "arrayLiteral" }
    guard !initializers.isEmpty else { return nil }
    let call = Expression.Call(
      callee: first,
      arguments: [Expression.Argument(label: "arrayLiteral", value: first)],
      trailingClosures: []
    )
    return inference.overloads.resolution(of: call, among: initializers)?.types.first
  }

  private func visitOther(_ expression: Expression, asking expected: SwiftType?) {
    switch expression.kind {
    case .branches(let branches):
      visit(branches, asking: expected)
    case .assignment(let target, let value):
      visit(target, asking: nil)
      guard value.holdsLiterals else { return }
      at(.assigned(target), value) { visit(value, asking: inference.type(of: target)) }
    case .cast(let value, let cast, let reference):
      visit(value, asking: cast == .coercion ? inference.resolve(reference) : nil)
    case .subscripting(let base, let arguments):
      visit(subscript: base, arguments, asking: expected)
    case .member(let base?, let name, _):
      at(.base(name)) { visit(base, asking: nil) }
      if routines.contains(name) { visit(routineOn: base, in: .none) }
    case .forced(let value):
      visit(value, asking: value.isSubscriptedLiteral ? expected.map { .optional($0) } : expected)
    case .prefix(let name, let value):
      if !visit(operator: name, [value], asking: expected) { visit(value, asking: expected) }
    case .isOfType(let value), .optionalTry(let value), .chained(let value),
      .postfix(_, let value):
      visit(value, asking: expected)
    case .opaque(let parts):
      for part in parts { visit(part, asking: nil) }
    default:
      return
    }
  }

  /// Whether a literal is a string although the context expects a key.
  ///
  /// All of SwiftUI accepts strings as well as keys, and the tables do not repeat these overloads.
  private func isString(_ literal: StringLiteral, asking expected: SwiftType) -> Bool {
    guard let name = expected.unwrapped.name, name == "LocalizedStringKey" else { return false }
    return !inference.overloads.isFormattable(literal, as: name)
  }

  /// Walks the interpolated values of a literal.
  ///
  /// A project may declare interpolations for a localizable type whose parameters are localizable
  /// as well.
  func visit(interpolationsOf literal: StringLiteral, asking expected: SwiftType?) {
    guard literal.plainText == nil else { return }
    let declared = expected?.unwrapped.name.map { interpolations(ofType: $0) } ?? []
    for case .interpolation(let interpolation) in literal.segments
    where interpolation.arguments.holdsLiterals {
      guard !declared.isEmpty, let first = interpolation.arguments.first else {
        at(.interpolated(literal), interpolation.arguments.first?.value) {
          visit(interpolation.arguments.map(\.value))
        }
        continue
      }
      let call = Expression.Call(
        callee: first.value,
        arguments: interpolation.arguments,
        trailingClosures: []
      )
      visitArguments(of: call, inference.overloads.resolution(of: call, among: declared))
    }
  }

  /// Returns the interpolations that the project declares for literals of a type.
  private func interpolations(ofType name: String) -> [Candidate] {
    if let known = interpolations[name] { return known }
    let declared = inference.index
      .functions(named: "appendInterpolation", ofType: "\(name).StringInterpolation")
      .filter { !$0.isKnown }
      .map { Candidate($0) }
    interpolations[name] = declared
    return declared
  }

  func visit(_ expressions: [Expression]) {
    for expression in expressions { visit(expression, asking: nil) }
  }

  private func visit(
    _ name: String,
    _ left: Expression,
    _ right: Expression,
    asking expected: SwiftType?,
    in context: CallContext
  ) {
    if visit(operator: name, [left, right], asking: expected) { return }
    switch name {
    case "??":
      visit(left, asking: expected.map(\.optionalized))
      visit(right, asking: expected, in: context)
    case "+":
      // Operands of `+` on strings are strings. Collections of localizable values keep their type.
      let operand = expected.flatMap { inference.role(of: $0) == nil ? $0 : nil }
      at(.operand(name, right)) { visit(left, asking: operand) }
      at(.operand(name, left)) { visit(right, asking: operand) }
    case "==", "!=":
      at(.operand(name, right)) { visit(left, comparedWith: right) }
      at(.operand(name, left)) { visit(right, comparedWith: left) }
    case "+=":
      visit(left, asking: nil)
      at(.assigned(left), right) { visit(right, asking: literalType(of: left)) }
    default:
      at(.operand(name, right)) { visit(left, asking: nil) }
      at(.operand(name, left)) { visit(right, asking: nil) }
    }
  }

  private func visit(_ expression: Expression, comparedWith other: Expression) {
    guard expression.holdsLiterals else { return }
    visit(expression, asking: other.isLiteral ? nil : literalType(of: other))
  }

  /// Returns the type that the other side of a comparison gives to a literal.
  private func literalType(of expression: Expression) -> SwiftType? {
    let type = inference.type(of: expression)
    return type.isUnknown ? nil : type
  }

  /// Returns the type for elements of an array that have no type themselves, such as `.zero`; `nil`
  /// if all elements have a type.
  private func commonType(of elements: [Expression]) -> SwiftType? {
    guard elements.contains(where: \.isImplicitMember) else { return nil }
    return elements.lazy.filter { !$0.isLiteral }.map { self.inference.type(of: $0) }
      .first { !$0.isUnknown && $0 != .string }
  }

  private func elementType(ofLiteral type: SwiftType) -> SwiftType? {
    switch type.unwrapped {
    case .nominal("Array", let arguments), .nominal("Set", let arguments),
      .nominal("ArraySlice", let arguments):
      return arguments.first
    default: return nil
    }
  }

  private func visit(_ elements: [Expression.Argument], asking expected: SwiftType?) {
    var types: [SwiftType] = []
    if case .tuple(let expected)? = expected.map(\.unwrapped) { types = expected.map(\.type) }
    for (position, element) in elements.enumerated() {
      visit(element.value, asking: types.indices.contains(position) ? types[position] : nil)
    }
  }

  func visit(_ branches: Expression.Branches, asking expected: SwiftType?) {
    if let subject = branches.subject { visit(subject, asking: nil) }
    for branch in branches.branches where branch.holdsLiterals {
      inference.inScope {
        visit(branch.conditions, subject: branches.subject)
        at(.branch) {
          // Branches that are not values belong to the enclosing builder.
          visitBody(
            branch.body,
            asking: expected,
            builder: expected == nil ? builder : nil,
            element: expected == nil ? elementType : nil
          )
        }
      }
    }
  }

  private func visit(
    subscript base: Expression,
    _ arguments: [Expression.Argument],
    asking expected: SwiftType?
  ) {
    visit(base, asking: expected.flatMap { inference.overloads.collection(base, of: $0) })
    guard arguments.holdsLiterals else { return }
    let owner = inference.type(of: base)
    let call = Expression.Call(callee: base, arguments: arguments, trailingClosures: [])
    let candidates = inference.functions(
      named: "subscript",
      of: owner.instance ?? owner.unwrapped,
      isStatic: owner.instance != nil
    )
    visitArguments(of: call, inference.overloads.resolution(of: call, among: candidates))
  }

  /// Walks a closure whose context expects a function type.
  func visit(_ closure: Expression.Closure, asking expected: SwiftType?, builder: String?) {
    guard closure.holdsLiterals else { return }
    var parameters: [SwiftType] = []
    var result: SwiftType?
    if case .function(let types, let type)? = expected.map(\.unwrapped) {
      parameters = types
      result = type
    }
    if let written = closure.result { result = inference.resolve(written) }
    let types = closure.parameterTypes(expected: parameters) { inference.resolve($0) }
    let outer = componentType
    componentType = builder == nil ? nil : result
    defer { componentType = outer }
    for capture in closure.captures { visit(capture.value, asking: nil) }
    inference.inScope {
      inference.bindParameters(of: closure, to: types)
      returning(result) {
        at(.closure(closure, types)) {
          visitBody(closure.body, asking: result, builder: builder)
        }
      }
    }
  }
}

/// Whether an expression can be an argument of a type, and how well it fits.
///
/// The cost of a string literal decides between overloads: a `String` is nothing, a generic string
/// a little, a localizable type one, because the literal's own type is `String`.
extension Checker {
  /// Returns how well an expression fits a type, 0 at best; `nil` where it cannot be.
  func fit(
    _ expression: Expression,
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> Double? {
    guard depth < Self.maximumDepth, !effort.isExhausted else { return 0.3 }
    effort.spend()
    depth += 1
    defer { depth -= 1 }
    if let wrapped = type.wrapped { return fit(expression, toOptional: wrapped, bounds) }
    switch expression.kind {
    case .string(let literal): return fitString(literal, to: type, bounds)
    case .integer: return fitNumber(isFloatingPoint: false, to: type, bounds)
    case .floatingPoint: return fitNumber(isFloatingPoint: true, to: type, bounds)
    case .prefix("-", let operand) where operand.isNumberLiteral:
      return fit(operand, to: type, bounds)
    case .boolean: return convert(.bool, to: type, bounds)
    case .null: return fitNull(to: type)
    case .array(let elements): return fitArray(elements, to: type, bounds)
    case .dictionary: return fitCollection(to: type)
    case .closure(let closure): return fit(closure, to: type, bounds)
    case .conditional(_, let then, let otherwise):
      guard let first = fit(then, to: type, bounds), let second = fit(otherwise, to: type, bounds)
      else { return nil }
      return max(first, second)
    case .binary("??", let value, let fallback):
      return fitFallback(value, fallback, to: type, bounds)
    case .binary("...", let lower, let upper), .binary("..<", let lower, let upper):
      return fitRange(expression, lower, upper, to: type, bounds)
    case .binary where expression.isNumberLiteral:
      return fitNumber(isFloatingPoint: self.type(of: expression) == .double, to: type, bounds)
    case .binary("+", let left, let right) where left.isStringLiteral || right.isStringLiteral:
      return convert(.string, to: type, bounds)
    case .member(nil, let name, _): return fitImplicit(name, nil, to: type, bounds)
    case .subscripting(let base, _):
      return fit(subscripted: base, to: type, bounds)
        ?? convert(self.type(of: expression), to: type, bounds)
    case .forced(let value) where value.isSubscriptedLiteral:
      return fit(value, to: .optional(type), bounds)
    case .call(let call):
      if case .member(nil, let name, _) = call.callee.kind {
        return fitImplicit(name, call, to: type, bounds)
      }
      if case .closure(let closure) = call.callee.kind {
        return fit(returnsOf: closure, to: type, bounds)
      }
      return convert(self.type(of: expression), to: type, bounds) ?? fit(call, toText: type)
    default: return convert(self.type(of: expression), to: type, bounds)
    }
  }

  private func fit(
    _ expression: Expression,
    toOptional wrapped: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> Double? {
    switch expression.kind {
    case .null: return 0
    case .conditional(_, let then, let otherwise):
      guard let first = fit(then, to: .optional(wrapped), bounds),
        let second = fit(otherwise, to: .optional(wrapped), bounds)
      else { return nil }
      return max(first, second)
    default:
      let isOpen =
        expression.isLiteral || expression.isSubscriptedLiteral && role(of: wrapped) != nil
      let own = isOpen ? nil : type(of: expression)
      if let inner = own?.wrapped { return convert(inner, to: wrapped, bounds) }
      return fit(expression, to: wrapped, bounds).map { $0 + 0.2 }
    }
  }

  /// Returns how well an element fits that is taken out of a collection literal at once; `nil` for
  /// that of another collection.
  private func fit(
    subscripted base: Expression,
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> Double? {
    guard let collection = collection(base, of: type), role(of: type) != nil else { return nil }
    if case .dictionary(let elements) = base.kind {
      return elements.lazy.map { self.fit($0.value, to: type.unwrapped, bounds) }
        .reduce(0) { cost, fit in cost.flatMap { cost in fit.map { max(cost, $0) } } }
    }
    return fit(base, to: collection, bounds)
  }

  private func fitString(
    _ literal: StringLiteral,
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> Double? {
    switch type {
    case .unknown: return 2
    case .parameter(let name):
      return fitString(toParameter: bounds[name] ?? self.bounds[name] ?? [])
    case .dependent: return 0.7
    case .function, .tuple, .metatype: return nil
    case .composition(let members):
      return members.contains { fitString(literal, to: $0, bounds) == nil } ? nil : 0.6
    case .nominal(let name, _):
      return fitString(literal, toNominal: name, type)
    }
  }

  private func fitString(
    _ literal: StringLiteral,
    toNominal name: String,
    _ type: SwiftType
  ) -> Double? {
    switch name {
    case "String": return 0
    case "StaticString": return literal.plainText == nil ? nil : 0.3
    case "Substring": return 0.4
    case "Character": return literal.plainText?.count == 1 ? 0.4 : nil
    case "StringProtocol": return 0.5
    case "Any", "Sendable", "Hashable", "Equatable", "Comparable", "CustomStringConvertible":
      return 0.6
    default: break
    }
    guard let entry = index.type(named: name), entry.isDeclared else { return 3 }
    if let role = entry.role {
      if role.form == .format, !isFormattable(literal, as: name) { return 2.5 }
      return role.form == .key ? 0 : 1
    }
    if entry.kind == .protocolType { return lookup.conforms(.string, to: name) == true ? 0.6 : nil }
    var names = ["ExpressibleByStringInterpolation"]
    if literal.plainText != nil {
      names += ["ExpressibleByStringLiteral", "ExpressibleByExtendedGraphemeClusterLiteral"]
    }
    let lineage = lookup.lineage(of: type)
    return lineage.contains { names.contains($0.name ?? "") } ? 1.5 : nil
  }

  /// Returns how well a literal, which is then a `String`, fits a generic parameter.
  private func fitString(toParameter bounds: [SwiftType]) -> Double? {
    var cost = 0.6
    for bound in bounds {
      guard let name = bound.name else { continue }
      if name == "StringProtocol" { cost = 0.5 }
      guard index.declaresType(named: name) else { continue }
      if lookup.conforms(.string, to: name) != true, !Self.stringProtocols.contains(name) {
        return nil
      }
    }
    return cost
  }

  private static let stringProtocols: Set<String> = [
    "CustomStringConvertible", "Sequence", "Collection", "BidirectionalCollection",
    "StringProtocol", "Identifiable", "RawRepresentable",
  ]

  private func fitNumber(
    isFloatingPoint: Bool,
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> Double? {
    switch type {
    case .unknown: return 0.3
    case .parameter, .dependent: return 0.2
    case .function, .tuple, .metatype: return nil
    case .composition: return 0.4
    case .nominal(let name, _):
      switch name {
      case "Double": return isFloatingPoint ? 0 : 0.1
      case "CGFloat", "Float", "TimeInterval": return 0.1
      case "Int": return isFloatingPoint ? nil : 0
      case "String", "Bool", "Substring", "Character", "StaticString", "Text": return nil
      case "Any", "Hashable", "Equatable", "Comparable", "Sendable": return 0.4
      default: break
      }
      guard let entry = index.type(named: name), entry.isDeclared else { return 0.5 }
      if lookup.conforms(type, to: "BinaryInteger") == true { return isFloatingPoint ? nil : 0.1 }
      return entry.role == nil ? 0.8 : nil
    }
  }

  /// Returns how well a range fits, whose literal bounds take the type that the place asks for.
  private func fitRange(
    _ range: Expression,
    _ lower: Expression,
    _ upper: Expression,
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> Double? {
    guard let name = type.name, name == "ClosedRange" || name == "Range",
      self.type(of: range).name == name, let bound = type.arguments.first
    else { return convert(self.type(of: range), to: type, bounds) }
    guard let first = fit(lower, to: bound, bounds), let second = fit(upper, to: bound, bounds)
    else { return nil }
    return max(first, second)
  }

  private func fitNull(to type: SwiftType) -> Double? {
    switch type {
    case .unknown: return 0.3
    case .parameter, .dependent: return 0.5
    case .nominal(let name, _):
      return index.declaresType(named: name) ? nil : 0.5
    default: return nil
    }
  }

  private func fitArray(
    _ elements: [Expression],
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> Double? {
    guard case .nominal(let name, let arguments) = type,
      ["Array", "Set", "ArraySlice", "ContiguousArray"].contains(name),
      let element = arguments.first
    else { return fitCollection(to: type) }
    var cost = 0.0
    for value in elements {
      guard let fit = fit(value, to: element, bounds) else { return nil }
      cost = max(cost, fit)
    }
    return cost
  }

  /// Returns how well a collection literal fits a type that is no array.
  private func fitCollection(to type: SwiftType) -> Double? {
    switch type {
    case .unknown: return 0.3
    case .parameter, .dependent: return 0.3
    case .function, .metatype, .tuple: return nil
    case .composition: return 0.5
    case .nominal(let name, _):
      if name == "Dictionary" { return 0 }
      if name == "Any" { return 0.6 }
      if lookup.conforms(type, to: "StringProtocol") == true { return nil }
      guard let entry = index.type(named: name), entry.isDeclared else { return 0.5 }
      return entry.role == nil ? 1 : nil
    }
  }

  private func fit(
    _ closure: Expression.Closure,
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> Double? {
    switch type {
    case .unknown, .dependent: return 0.3
    case .parameter(let name):
      // A function conforms to no protocol, but may cross to another actor.
      let bounds = bounds[name] ?? self.bounds[name] ?? []
      return bounds.allSatisfy { $0.name == "Sendable" } ? 0.3 : nil
    case .function(let parameters, _):
      if closure.hasSignature, closure.parameters.count != parameters.count {
        return fit(closure.parameters.count, toTupleIn: parameters)
      }
      if !closure.hasSignature, closure.anonymousParameterCount > max(parameters.count, 1) {
        return fit(closure.anonymousParameterCount, toTupleIn: parameters)
      }
      return !closure.hasSignature && closure.anonymousParameterCount == 0 && !parameters.isEmpty
        ? 0.1 : 0
    case .nominal(let name, _):
      if name == "Any" { return 0.4 }
      return index.declaresType(named: name) ? nil : 0.5
    default: return nil
    }
  }

  /// Returns how well a closure of several parameters fits a function of one, a tuple that the
  /// closure takes apart.
  private func fit(_ count: Int, toTupleIn parameters: [SwiftType]) -> Double? {
    guard parameters.count == 1, count > 1 else { return nil }
    if case .tuple(let elements) = parameters[0] { return elements.count == count ? 0.2 : nil }
    // What is not known may be a tuple; a function of as many parameters is more likely meant.
    return 0.8
  }

  /// Returns how well the values fit that a closure returns which is called at once.
  private func fit(
    returnsOf closure: Expression.Closure,
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> Double? {
    if let written = closure.result { return convert(resolve(written), to: type, bounds) }
    return inScope {
      bindParameters(of: closure, to: closure.parameterTypes(expected: []) { resolve($0) })
      var cost = 0.3
      let doAllFit = returnedValues(of: closure.body) { value in
        guard let fit = fit(value, to: type, bounds) else { return false }
        cost = max(cost, fit)
        return true
      }
      return doAllFit ? cost : nil
    }
  }

  private func fitFallback(
    _ value: Expression,
    _ fallback: Expression,
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> Double? {
    let left = self.type(of: value)
    if left.isUnknown {
      // An optional of a localizable type is rare; an optional string with a literal is not.
      return fallback.isStringLiteral && role(of: type) != nil
        ? nil : fit(fallback, to: type, bounds)
    }
    // What is no optional has an operator of the project.
    guard left.wrapped != nil else { return 0.3 }
    var first = convert(left.unwrapped, to: type, bounds)
    if first == nil, case .call(let call) = value.kind {
      first = fit(call, toText: .optional(type))
    }
    if first == nil, case .subscripting(let base, _) = value.kind {
      first = fit(subscripted: base, to: type, bounds)
    }
    guard let first, let second = fit(fallback, to: type, bounds) else { return nil }
    return max(first, second)
  }

  /// Returns how well a call fits a localizable type whose result follows from its place: that of
  /// an overload, or of a generic parameter that literals alone bind.
  private func fit(_ call: Expression.Call, toText type: SwiftType) -> Double? {
    guard role(of: type) != nil, implicitDepth < 3, call.mayTakeTypeFromPlace else { return nil }
    implicitDepth += 1
    defer { implicitDepth -= 1 }
    let candidates = candidates(for: call.callee, asking: type)
      .filter { candidate in
        let declaration = candidate.entry.declaration
        let signature = lookup.signature(of: candidate.entry)
        guard let made = signature.result, declaration.kind == .function else { return false }
        return role(of: made) != nil || made.mentions(signature.generics)
      }
    guard !candidates.isEmpty, let found = resolution(of: call, among: candidates, asking: type)
    else { return nil }
    return convert(found.result, to: type, [:]).map { $0 + 1 }
  }

  /// Returns how well `.name` or `.name(…)` fits; a member that is not known makes a candidate
  /// dearer, not impossible.
  private func fitImplicit(
    _ name: String,
    _ call: Expression.Call?,
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> Double? {
    switch type {
    case .unknown, .dependent, .composition: return 1
    case .parameter:
      // `.init` names no type by itself; the other arguments would have to.
      return name == "init" ? 2 : 1
    case .function, .tuple, .metatype: return nil
    case .nominal(let nominal, _):
      guard let call else {
        let member = self.type(ofMember: name, [], of: .metatype(type))
        return member.isUnknown ? 2 : 0
      }
      // Each level tries every overload of the next.
      guard implicitDepth < 3 else { return 2 }
      implicitDepth += 1
      defer { implicitDepth -= 1 }
      let candidates = implicitMembers(named: name, of: type)
      if let found = resolution(of: call, among: candidates) {
        if found.candidate.entry.declaration.isDisfavoured { return 0.5 }
        // Where `.init("…")` may make several types, a localizable one is meant.
        return index.type(named: nominal)?.role == nil && name == "init" ? 0.1 : 0
      }
      guard name == "init", !candidates.isEmpty else { return 2 }
      // The initializers of a localizable type are all known.
      return index.type(named: nominal)?.role == nil ? 3 : nil
    }
  }
}

extension Expression.Call {
  /// Whether the arguments leave it open of which type a text is: literals, and closures that
  /// return nothing else.
  fileprivate var mayTakeTypeFromPlace: Bool {
    let texts = (arguments + trailingClosures).filter { !$0.value.isTextless }
    return !texts.isEmpty
      && texts.allSatisfy { argument in
        guard case .closure(let closure) = argument.value.kind else {
          return argument.value.isOpenText
        }
        let values = closure.body.returnedValues
        return closure.result == nil && !values.isEmpty && values.allSatisfy(\.isOpenText)
      }
  }
}

extension Expression {
  /// Whether the type of the expression is that of a text which its place asks for.
  fileprivate var isOpenText: Bool {
    switch kind {
    case .string, .null: true
    case .conditional(_, let then, let otherwise): then.isOpenText && otherwise.isOpenText
    case .call(let call): call.mayTakeTypeFromPlace
    default: false
    }
  }

  /// Whether the expression cannot be a text: a number, a name of one.
  fileprivate var isTextless: Bool {
    switch kind {
    case .integer, .floatingPoint, .boolean: true
    default: false
    }
  }

  /// Whether the expression is a string literal, in whatever disguise.
  var isStringLiteral: Bool {
    switch kind {
    case .string: true
    case .conditional(_, let then, let otherwise): then.isStringLiteral || otherwise.isStringLiteral
    case .binary("+", let left, let right): left.isStringLiteral || right.isStringLiteral
    default: false
    }
  }

  /// Whether the expression is an element of a collection literal: `["a", "b"][index]`.
  var isSubscriptedLiteral: Bool {
    guard case .subscripting(let base, _) = kind else { return false }
    switch base.kind {
    case .array, .dictionary: return true
    default: return false
    }
  }

  /// Whether the expression is `.name` or `.name(…)`.
  var isImplicitMember: Bool {
    switch kind {
    case .member(nil, _, _): true
    case .call(let call): if case .member(nil, _, _) = call.callee.kind { true } else { false }
    default: false
    }
  }

  /// Whether the expression takes its type from its place.
  var isLiteral: Bool {
    switch kind {
    case .string, .integer, .floatingPoint, .boolean, .array, .dictionary, .closure, .null: true
    case .member(nil, _, _): true
    case .call(let call): if case .member(nil, _, _) = call.callee.kind { true } else { false }
    case .prefix(_, let operand): operand.isLiteral
    default: false
    }
  }
}

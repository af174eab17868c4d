import SwiftTypeChecker

/// The sources of the strings of a value.
extension FlowObserver {
  /// Returns the literals and names whose strings a value consists of.
  func sources(of value: Expression, _ collector: KeyCollector) -> [Flow.Source] {
    switch value.kind {
    case .string(let literal): return sources(of: literal, collector)
    case .conditional(_, let then, let otherwise): return sources(of: [then, otherwise], collector)
    case .binary("??", let left, let right), .binary("+", let left, let right):
      return sources(of: [left, right], collector)
    case .branches(let branches):
      return sources(of: branches.branches.flatMap(\.body.returnedValues), collector)
    case .array(let elements): return sources(of: elements, collector)
    case .dictionary(let elements): return sources(of: elements.map(\.value), collector)
    case .forced(let inner), .chained(let inner), .optionalTry(let inner), .cast(let inner, _, _),
      .subscripting(let inner, _):
      return sources(of: inner, collector)
    case .name(let name, _): return node(named: name, collector).map { [.node($0)] } ?? []
    case .member(let base?, let name, _): return sources(ofMember: name, of: base, collector)
    case .call(let call): return sources(of: call, value, collector)
    default: return []
    }
  }

  private func sources(of values: [Expression], _ collector: KeyCollector) -> [Flow.Source] {
    values.flatMap { sources(of: $0, collector) }
  }

  /// Returns a literal, and the sources of the strings that it interpolates.
  ///
  /// A literal that interpolates localized strings only joins them.
  private func sources(of literal: StringLiteral, _ collector: KeyCollector) -> [Flow.Source] {
    guard !isLocalizable(literal) else { return [] }
    let values = literal.interpolations.filter { $0.arguments.count == 1 }
    let isFrame = values.contains { $0.arguments[0].value.looksUpLiteral }
    return (isFrame ? [] : [.literal(literal)])
      + values.flatMap { interpolation in
        collector.inference.type(of: interpolation.arguments[0].value).isText
          ? sources(of: interpolation.arguments[0].value, collector) : []
      }
  }

  private func sources(
    ofMember name: String,
    of base: Expression,
    _ collector: KeyCollector
  ) -> [Flow.Source] {
    if Self.transformations.contains(name), collector.inference.type(of: base).isText {
      return sources(of: base, collector)
    }
    return node(ofMember: name, of: base, collector).map { [.node($0)] } ?? []
  }

  private func sources(
    of call: Expression.Call,
    _ value: Expression,
    _ collector: KeyCollector
  ) -> [Flow.Source] {
    switch call.callee.kind {
    case .member(let base?, let name, _) where Self.transformations.contains(name):
      return sources(of: base, collector)
    case .closure(let closure) where call.arguments.isEmpty:
      return sources(of: closure.body.returnedValues, collector)
    case .name("String", _):
      let first = call.arguments.first
      return first?.label == nil || first?.label == "format"
        ? first.map { sources(of: $0.value, collector) } ?? [] : []
    default: break
    }
    guard collector.inference.type(of: value).isText,
      let resolution = collector.inference.overloads.resolution(
        of: call,
        among: collector.inference.candidates(for: call.callee, asking: nil)
      ), !resolution.candidate.entry.isKnown, resolution.candidate.parameterTypes == nil
    else { return [] }
    return [.node(.result(resolution.candidate.entry.declarationName))]
  }

  /// The members of a string that have the same text for the user.
  private static let transformations: Set<String> = [
    "capitalized", "localizedCapitalized", "uppercased", "lowercased", "localizedUppercase",
    "localizedLowercase", "trimmingCharacters", "joined", "appending", "sorted", "reversed",
    "first", "last", "randomElement", "prefix", "suffix", "dropFirst", "dropLast", "wrappedValue",
    "projectedValue", "description", "allCases",
  ]
}

extension FlowObserver {
  /// Returns the node of a plain name.
  func node(named name: String, _ collector: KeyCollector) -> FlowNode? {
    let name =
      name.first == "$" && name.dropFirst().first?.isNumber != true
      ? String(name.dropFirst()) : name
    if let local = local(name, collector) { return local }
    var owner = collector.inference.owner
    while let current = owner {
      if let node = member(name, of: .nominal(current, []), collector) { return node }
      owner = current.enclosingTypeName
    }
    let globals = collector.inference.index.variables(named: name).filter { !$0.isKnown }
    return globals.isEmpty ? nil : .variable(owner: nil, name)
  }

  /// Returns the node of a member of a value.
  func node(
    ofMember name: String,
    of base: Expression,
    _ collector: KeyCollector
  ) -> FlowNode? {
    let type = collector.inference.type(of: base)
    let instance = (type.instance ?? type).unwrapped
    if case .nominal("Binding", let arguments) = instance, let value = arguments.first {
      return member(name, of: value.unwrapped, collector)
    }
    return member(name, of: instance, collector)
  }

  private func member(_ name: String, of type: SwiftType, _ collector: KeyCollector) -> FlowNode? {
    if name == "rawValue", let owner = type.name { return .rawValue(owner) }
    for parent in collector.inference.lookup.supertypes(
      of: collector.inference.memberBase(of: type)
    ) {
      guard let owner = parent.name else { continue }
      let found = collector.inference.index.variables(named: name, ofType: owner)
      if found.contains(where: { !$0.isKnown }) { return .variable(owner: owner, name) }
    }
    return nil
  }
}

extension Expression {
  /// Whether the expression looks up a literal: `"key".localized`, `String(localized: "…")`.
  fileprivate var looksUpLiteral: Bool {
    switch kind {
    case .member(let base?, _, _): base.isStringLiteral
    case .call(let call):
      call.callee.calleeName == "NSLocalizedString"
        || call.arguments.first?.label == "localized" || call.callee.looksUpLiteral
    default: false
    }
  }
}

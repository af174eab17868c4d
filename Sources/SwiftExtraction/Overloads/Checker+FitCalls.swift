/// How well calls and implicit members, whose type follows from their place, fit a type.
extension Checker {
  /// Returns how well a call fits a localizable type whose result follows from its place: that of
  /// an overload, or of a generic parameter that literals alone bind.
  func fit(_ call: Expression.Call, toText type: SwiftType) -> Double? {
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
  func fitImplicit(
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
}

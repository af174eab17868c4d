/// Whether a value of one type can be an argument of another.
extension OverloadResolver {
  /// Returns how well a value of type `source` fits `target`, 0 at best; `nil` where it cannot be.
  func convert(
    _ source: SwiftType,
    to target: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> Double? {
    if source.isUnknown || target.isUnknown { return 0.3 }
    if let wrapped = target.wrapped {
      if let inner = source.wrapped { return convert(inner, to: wrapped, bounds) }
      return convert(source, to: wrapped, bounds).map { $0 + 0.2 }
    }
    switch (source, target) {
    case (_, .parameter(let name)):
      return convert(source, toParameter: bounds[name] ?? inference.scope.bounds[name] ?? [])
    case (_, .dependent), (.dependent, _): return 0.4
    case (.parameter(let name), _):
      return convert(parameter: name, to: target)
    case (.nominal(let name, let arguments), .nominal(let other, let expected)):
      return convert(source, name, arguments, to: target, other, expected)
    case (_, .nominal("Any", _)): return 0.5
    case (.function, .function), (.tuple, .tuple), (.metatype, .metatype): return 0
    case (.composition(let members), _):
      return members.contains { convert($0, to: target, bounds) != nil } ? 0.3 : nil
    case (_, .composition(let members)):
      return members.contains { convert(source, to: $0, bounds) == nil } ? nil : 0.3
    case (.function, .nominal(let name, _)), (.nominal(let name, _), .function):
      return index.declaresType(named: name) ? nil : 0.5
    case (_, .nominal(let name, _)), (.nominal(let name, _), _):
      return index.declaresType(named: name) ? nil : 0.5
    default: return nil
    }
  }

  private func convert(
    _ source: SwiftType,
    toParameter bounds: [SwiftType]
  ) -> Double? {
    for bound in bounds {
      guard let name = bound.name, Self.strictBounds.contains(name) else { continue }
      if lookup.conforms(source, to: name) == false { return nil }
    }
    return bounds.contains { $0.name == "StringProtocol" } ? 0.4 : 0.5
  }

  /// The bounds that rule an argument out.
  ///
  /// The tables of known declarations do not name every conformance, so others do not.
  static let strictBounds: Set<String> = [
    "StringProtocol", "BinaryInteger", "BinaryFloatingPoint", "RandomAccessCollection", "View",
  ]

  private func convert(parameter name: String, to target: SwiftType) -> Double? {
    let bounds = inference.scope.bounds[name] ?? []
    for bound in bounds where convert(bound, to: target, [:]) != nil { return 0.3 }
    if case .nominal(let target, _) = target, index.type(named: target)?.kind != .protocolType,
      index.declaresType(named: target)
    {
      return target == "Any" ? 0.5 : nil
    }
    return 0.5
  }

  private func convert(
    _ source: SwiftType,
    _ name: String,
    _ arguments: [SwiftType],
    to target: SwiftType,
    _ other: String,
    _ expected: [SwiftType]
  ) -> Double? {
    if name == other { return agree(arguments, expected) ? 0 : nil }
    if other == "Any" || other == "AnyObject" || other == "Sendable" { return 0.5 }
    if let role = index.type(named: other)?.role, role.form == .key {
      return name == "String" || name == "StaticString" ? 0 : nil
    }
    if Self.areExchangeable(name, other) { return 0.2 }
    if name == "Optional" { return nil }
    switch lookup.conforms(source, to: other) {
    case true?: return 0.1
    case false?:
      if Self.unlistedProtocols.contains(other) { return 0.5 }
      return index.declaresType(named: other) ? nil : unseen(source)
    case nil:
      // A supertype is out of sight: the target may be it, unless the target is a value type.
      guard let entry = index.type(named: other), entry.isDeclared else { return 0.5 }
      return entry.kind == .protocolType || entry.kind == .nominal ? 0.5 : nil
    }
  }

  /// Returns how well a type whose lineage is known fits a type that is out of sight.
  private func unseen(_ source: SwiftType) -> Double? {
    guard let name = source.name, let entry = index.type(named: name) else { return 0.5 }
    // A type of the standard library is nothing else; one of the project may be extended unseen.
    return entry.kind == .structure && Self.closedTypes.contains(name) ? nil : 0.5
  }

  /// The protocols of the standard library whose conformances the tables do not name.
  private static let unlistedProtocols: Set<String> = [
    "CustomStringConvertible", "CustomDebugStringConvertible", "LosslessStringConvertible",
    "Hashable", "Equatable", "Comparable", "Strideable", "Numeric", "SignedNumeric", "CVarArg",
    "Encodable", "Decodable", "Codable", "RawRepresentable", "Identifiable", "Error",
  ]

  private static let closedTypes: Set<String> = [
    "String", "Int", "Double", "Bool", "Float", "Array", "Dictionary", "Set", "Substring", "Data",
    "Date", "URL", "UUID",
  ]

  private static let exchangeablePairs = [
    ("CGFloat", "Double"), ("Array", "ArraySlice"), ("String", "NSString"), ("URL", "NSURL"),
  ]

  private static func areExchangeable(_ name: String, _ other: String) -> Bool {
    exchangeablePairs.contains { pair in
      pair.0 == name && pair.1 == other || pair.1 == name && pair.0 == other
    }
  }

  /// Whether two lists of generic arguments may be the same.
  private func agree(_ arguments: [SwiftType], _ expected: [SwiftType]) -> Bool {
    for (argument, expected) in zip(arguments, expected)
    where convert(argument, to: expected, [:]) == nil {
      return false
    }
    return true
  }
}

/// The scores of values whose type is known as arguments.
extension OverloadResolver {
  /// Returns the score of a value of type `source` as an argument of type `target`; `nil` if it
  /// cannot be one.
  func conversionScore(
    of source: SwiftType,
    to target: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> OverloadScore? {
    if source.isUnknown || target.isUnknown { return .init(.unknownType) }
    if let wrapped = target.wrapped {
      if let inner = source.wrapped { return conversionScore(of: inner, to: wrapped, bounds) }
      return conversionScore(of: source, to: wrapped, bounds)
        .map { $0 + .init(.valueToOptional) }
    }
    switch (source, target) {
    case (_, .parameter(let name)):
      return conversionScore(
        of: source,
        toParameterWith: bounds[name] ?? inference.scope.bounds[name] ?? []
      )
    case (_, .dependent), (.dependent, _): return .init(.unknownType)
    case (.parameter(let name), _):
      return conversionScore(ofParameter: name, to: target)
    case (.nominal(let name, let arguments), .nominal(let other, let expected)):
      if name == other { return agree(arguments, expected) ? .perfect : nil }
      return conversionScore(of: source, named: name, toOther: other)
    case (_, .nominal("Any", _)): return .init(.existential)
    case (.function, .function), (.tuple, .tuple), (.metatype, .metatype): return .perfect
    case (.composition(let members), _):
      return members.contains { conversionScore(of: $0, to: target, bounds) != nil }
        ? .init(.unknownType) : nil
    case (_, .composition(let members)):
      return members.contains { conversionScore(of: source, to: $0, bounds) == nil }
        ? nil : .init(.existential)
    case (_, .nominal(let name, _)), (.nominal(let name, _), _):
      return index.declaresType(named: name) ? nil : .init(.unknownType)
    default: return nil
    }
  }

  private func conversionScore(
    of source: SwiftType,
    toParameterWith bounds: [SwiftType]
  ) -> OverloadScore? {
    for bound in bounds {
      guard let name = bound.name, Self.strictBounds.contains(name) else { continue }
      if lookup.conforms(source, to: name) == false { return nil }
    }
    return .init(.genericArgument)
  }

  /// The bounds that rule an argument out.
  ///
  /// Other bounds do not, because the tables do not contain every conformance of the platform.
  static let strictBounds: Set<String> = [
    "StringProtocol", "BinaryInteger", "BinaryFloatingPoint", "RandomAccessCollection", "View",
  ]

  private func conversionScore(
    ofParameter name: String,
    to target: SwiftType
  ) -> OverloadScore? {
    let bounds = inference.scope.bounds[name] ?? []
    if bounds.contains(where: { conversionScore(of: $0, to: target, [:]) != nil }) {
      return .init(.minorConversion)
    }
    if case .nominal(let target, _) = target, index.type(named: target)?.kind != .protocolType,
      index.declaresType(named: target)
    {
      return target == "Any" ? .init(.existential) : nil
    }
    return .init(.unknownType)
  }

  /// Returns the score of a value of a nominal type as an argument of another nominal type.
  private func conversionScore(
    of source: SwiftType,
    named name: String,
    toOther other: String
  ) -> OverloadScore? {
    if other == "Any" || other == "AnyObject" || other == "Sendable" {
      return .init(.existential)
    }
    if let role = index.type(named: other)?.role, role.form == .key {
      return name == "String" || name == "StaticString" ? .perfect : nil
    }
    if Self.areExchangeable(name, other) { return .init(.implicitConversion) }
    if name == "Optional" { return nil }
    switch lookup.conforms(source, to: other) {
    case true?: return .init(.minorConversion)
    case false?:
      if Self.unlistedProtocols.contains(other) { return .init(.existential) }
      if index.declaresType(named: other) || isClosed(source) { return nil }
      return .init(.unknownType)
    case nil:
      // A supertype is not available. It may be the target, unless that is a value type.
      guard let entry = index.type(named: other), entry.isDeclared else {
        return .init(.unknownType)
      }
      return entry.kind == .protocolType || entry.kind == .nominal ? .init(.unknownType) : nil
    }
  }

  /// Whether a type has no supertypes beyond those in the tables.
  ///
  /// An extension that is not available may add supertypes to a type of the project.
  private func isClosed(_ type: SwiftType) -> Bool {
    guard let name = type.name, let entry = index.type(named: name) else { return false }
    return entry.kind == .structure && Self.closedTypes.contains(name)
  }

  /// The protocols of the standard library whose conformances the tables do not name.
  static let unlistedProtocols: Set<String> = [
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
    where conversionScore(of: argument, to: expected, [:]) == nil {
      return false
    }
    return true
  }
}

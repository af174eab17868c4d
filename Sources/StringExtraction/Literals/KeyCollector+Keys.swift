import SwiftTypeChecker

/// The conversion of literals to keys.
extension KeyCollector {
  /// Returns the string with interpolations as specifiers, and the offsets in UTF-8 of those that are
  /// assumed.
  ///
  /// Percent signs are only doubled if there is an interpolation: a key without arguments is not a
  /// format.
  func format(of literal: StringLiteral) -> (text: String, assumed: [Int]) {
    if let plain = literal.plainText { return (plain, []) }
    var result = ""
    var assumed: [Int] = []
    for segment in literal.segments {
      switch segment {
      case .text(let text):
        for character in text.unicodeScalars {
          result.unicodeScalars.append(character)
          if character == "%" { result.unicodeScalars.append("%") }
        }
      case .interpolation(let interpolation):
        let specifier = specifier(for: interpolation)
        if specifier.isAssumed {
          noteUnknownType(of: interpolation)
          assumed.append(result.utf8.count)
        }
        result += specifier.text
      }
    }
    return (result, assumed)
  }

  /// Returns the string with interpolations as `${name}`.
  func parameterText(of literal: StringLiteral) -> String {
    literal.segments.reduce(into: "") { result, segment in
      switch segment {
      case .text(let text): result += text
      case .interpolation(let interpolation):
        result += parameterText(of: interpolation)
      }
    }
  }

  /// Returns the form of an interpolation in strings whose parameters have names.
  func parameterText(of interpolation: StringLiteral.Interpolation) -> String {
    "${\(parameterName(interpolation) ?? interpolation.source)}"
  }

  private func parameterName(_ interpolation: StringLiteral.Interpolation) -> String? {
    guard let value = interpolation.arguments.first?.value else { return nil }
    let name: String?
    switch value.kind {
    case .keyPath(_, let components): name = components.last
    case .member(_, let member, _): name = member
    case .name(let variable, _): name = variable
    default: name = nil
    }
    return name.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
  }

  /// Returns the specifier of an interpolation, and whether it is assumed because the type of the
  /// value is not known.
  func specifier(
    for interpolation: StringLiteral.Interpolation
  ) -> (text: String, isAssumed: Bool) {
    guard let value = interpolation.arguments.first else { return (Specifier.object, false) }
    for argument in interpolation.arguments.dropFirst() where argument.label == "specifier" {
      if case .string(let literal) = argument.value.kind, let text = literal.plainText {
        return (text, false)
      }
    }
    // A format or a style converts the value to a string.
    if interpolation.arguments.count > 1 { return (Specifier.object, false) }
    if value.label == "placeholder", case .member(_, let name, _) = value.value.kind {
      return (Specifier.specifier(forPlaceholder: name), false)
    }
    let type = inference.type(of: value.value)
    let specifier = type.name.flatMap(Specifier.specifier(forTypeNamed:))
    return (specifier ?? Specifier.object, specifier == nil && !isKnown(type))
  }

  /// Whether a type is known.
  ///
  /// A type that no source declares may be an alias of a number.
  private func isKnown(_ type: SwiftType) -> Bool {
    switch type {
    case .unknown, .dependent: false
    case .nominal(let name, _): inference.index.declaresType(named: name) || name == "Any"
    default: true
    }
  }

  func reason(forAssumed value: Expression) -> UnknownType {
    guard case .nominal(let name, _) = inference.type(of: value) else {
      return inference.reason(forUnknown: value)
    }
    return .undeclaredType(name.plainTypeName)
  }
}

/// The other arguments of a call that has a key.
struct CallContext {
  var table: String?
  var comment: String?
  var defaultValue: StringLiteral?
  /// The bundle that contains the table.
  var bundle: Expression?
  /// Whether the bundle is known to be another one than the bundle of the sources.
  var isElsewhere = false

  static let none = CallContext()

  init() {}

  /// Reads the arguments of a call whose callee is known.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - mayBe: Returns whether the argument at a position can be the default value, the table or
  ///     the comment of a key. A row of a project may have a title, a value and a comment, all of
  ///     them strings. By default only the labels count.
  init(
    _ arguments: [Expression.Argument],
    mayBe: (_ position: Int, _ isDefaultValue: Bool) -> Bool = { _, _ in true }
  ) {
    for (position, argument) in arguments.enumerated() {
      if argument.label == "bundle" { bundle = argument.value }
      guard case .string(let literal) = argument.value.kind else { continue }
      switch argument.label {
      case "table" where mayBe(position, false), "tableName" where mayBe(position, false):
        table = literal.plainText
      case "comment" where mayBe(position, false): comment = literal.plainText
      case "defaultValue" where mayBe(position, true), "value" where mayBe(position, true):
        defaultValue = literal
      default: continue
      }
    }
    if comment?.isEmpty ?? false { comment = nil }
  }
}

// MARK: - Bundles

/// The distinction of the bundle of the sources from other bundles.
extension KeyCollector {
  /// Whether a bundle is known to be a bundle of the platform, whose tables do not contain keys of
  /// the project.
  ///
  /// These are `Bundle(identifier: "com.apple.UIKit")`, `Bundle(for: NSNumber.self)`, and constants
  /// with such a value. All other bundles count as the bundle of the sources.
  func isOfPlatform(_ bundle: Expression, depth: Int) -> Bool {
    guard depth < 4 else { return false }
    switch bundle.kind {
    case .call(let call):
      return makesBundle(call) && call.arguments.first.map(namesPlatform) ?? false
    case .forced(let value), .optionalTry(let value):
      return isOfPlatform(value, depth: depth + 1)
    case .binary("??", let value, _):
      return isOfPlatform(value, depth: depth + 1)
    case .name, .member:
      return constant(bundle).map { isOfPlatform($0, depth: depth + 1) } ?? false
    default: return false
    }
  }

  private func makesBundle(_ call: Expression.Call) -> Bool {
    if case .member(nil, "init", _) = call.callee.kind { return true }
    return constructedType(of: call)?.name == "Bundle"
  }

  private func constructedType(of call: Expression.Call) -> SwiftType? {
    if case .member(let base?, "init", _) = call.callee.kind {
      return inference.type(of: base).instance
    }
    return inference.type(of: call.callee).instance
  }

  private func namesPlatform(_ argument: Expression.Argument) -> Bool {
    switch (argument.label, argument.value.kind) {
    case ("identifier", .string(let literal)):
      return literal.plainText?.hasPrefix("com.apple.") ?? false
    case ("for", .member(let base?, "self", _)):
      let name = inference.type(of: base).instance?.name
      return name.flatMap { inference.index.type(named: $0) }?.isOfPlatform ?? false
    default: return false
    }
  }

  /// Returns the initial value of the constant that an expression names.
  private func constant(_ expression: Expression) -> Expression? {
    let entries: [VariableEntry]
    switch expression.kind {
    case .name(let name, _):
      let own = inference.owner.map { inference.index.variables(named: name, ofType: $0) } ?? []
      entries = own + inference.index.variables(named: name)
    case .member(nil, let name, _):
      entries = inference.index.variables(named: name, ofType: "Bundle")
    case .member(let base?, let name, _):
      let owner = inference.type(of: base).instance?.name
      entries = owner.map { inference.index.variables(named: name, ofType: $0) } ?? []
    default: return nil
    }
    return entries.first { inference.isVisible($0) && $0.declaration.isConstant }?.declaration
      .initialValue
  }
}

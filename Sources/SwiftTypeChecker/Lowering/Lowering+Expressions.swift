@_spi(RawSyntax) import SwiftSyntax

extension Lowering {
  /// Reads an expression.
  ///
  /// A chain of members and calls is read from its start, in a loop, because chains may be long.
  mutating func lower(_ expression: some RawExprSyntaxNodeProtocol) -> Expression {
    // The kind of a node is determined once, because that is slow.
    var links: [RawExpression] = []
    var base = RawExprSyntax(expression)
    var start = base.form
    while let next = start.chainBase {
      links.append(start)
      base = next
      start = base.form
    }
    let first = deeper(by: links.count + 1) { $0.kind(of: start) } ?? .opaque([])
    var result =
      first.parenthesizedValue ?? Expression(first, at: offset(of: base), isWanted: readsAllBodies)
    for (position, link) in links.reversed().enumerated() {
      let kind = deeper(by: links.count - position) { $0.kind(of: link, on: result) }
      result = Expression(kind ?? .opaque([]), at: result.offset)
    }
    return result
  }

  mutating func lower(_ arguments: RawLabeledExprListSyntax) -> [Expression.Argument] {
    arguments.elements.map { argument in
      Expression.Argument(
        label: argument.label?.identifierName,
        value: lower(argument.expression)
      )
    }
  }

  private mutating func kind(of expression: RawExpression) -> Expression.Kind {
    switch expression {
    case .stringLiteralExpr(let literal):
      let lowered = lower(literal)
      // If a literal is missing, the parser synthesizes one.
      return lowered.range.isEmpty ? .opaque([]) : .string(lowered)
    case .integerLiteralExpr: return .integer
    case .floatLiteralExpr: return .floatingPoint
    case .booleanLiteralExpr: return .boolean
    case .nilLiteralExpr: return .null
    case .declReferenceExpr(let reference):
      return name(reference)
    case .superExpr: return .name("super", [])
    case .memberAccessExpr(let access):
      return implicitMember(access)
    case .closureExpr(let closure):
      return .closure(lower(closure))
    case .sequenceExpr(let sequence):
      return lower(sequence)
    case .macroExpansionExpr(let macro):
      return lower(macro: macro)
    default:
      return collectionOrWrapper(expression)
    }
  }

  private mutating func collectionOrWrapper(_ expression: RawExpression) -> Expression.Kind {
    switch expression {
    case .arrayExpr(let array):
      return .array(array.elements.elements.map { lower($0.expression) })
    case .dictionaryExpr(let dictionary):
      return .dictionary(elements(of: dictionary))
    case .tupleExpr(let tuple):
      let elements = lower(tuple.elements)
      if elements.count == 1, elements[0].label == nil { return .parenthesized(elements[0].value) }
      return .tuple(elements)
    case .tryExpr(let attempt):
      let value = lower(attempt.expression)
      let isOptional = attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
      return isOptional ? .optionalTry(value) : .parenthesized(value)
    case .awaitExpr(let wait): return .parenthesized(lower(wait.expression))
    case .unsafeExpr(let unsafe): return .parenthesized(lower(unsafe.expression))
    case .inOutExpr(let inOut): return .parenthesized(lower(inOut.expression))
    case .consumeExpr(let consume): return .parenthesized(lower(consume.expression))
    case .copyExpr(let copy): return .parenthesized(lower(copy.expression))
    case .borrowExpr(let borrow): return .parenthesized(lower(borrow.expression))
    case .packExpansionExpr(let pack): return .parenthesized(lower(pack.repetitionPattern))
    case .packElementExpr(let element): return .parenthesized(lower(element.pack))
    default:
      return other(expression)
    }
  }

  private mutating func other(_ expression: RawExpression) -> Expression.Kind {
    switch expression {
    case .prefixOperatorExpr(let prefix):
      return .prefix(prefix.operator.text, lower(prefix.expression))
    case .postfixOperatorExpr(let postfix):
      return .postfix(postfix.operator.text, lower(postfix.expression))
    case .typeExpr(let type):
      return .type(lower(type.type))
    case .ifExpr(let branch):
      return .branches(lower(branch))
    case .switchExpr(let choice):
      return .branches(lower(choice))
    case .postfixIfConfigExpr(let config):
      // An `#if` in an `#if` of a chain continues the chain before both.
      guard let base = chainBeforeCondition else { return .opaque([]) }
      chainBeforeCondition = nil
      return lower(config, on: base)
    case .keyPathExpr(let keyPath):
      return .keyPath(root: keyPath.root.map { lower($0) }, components(of: keyPath))
    default:
      return .opaque([])
    }
  }

  private mutating func name(_ reference: RawDeclReferenceExprSyntax) -> Expression.Kind {
    let name = reference.baseName.identifierName
    if name.utf8.first == UInt8(ascii: "$"), let index = Int(name.dropFirst()) {
      anonymousParameterCount = max(anonymousParameterCount, min(index, 100) + 1)
    }
    return .name(fileTypes.name(for: name), [])
  }

  /// Reads the link of a chain after `base`.
  private mutating func kind(of link: RawExpression, on base: Expression) -> Expression.Kind {
    switch link {
    case .memberAccessExpr(let access):
      return .member(base, access.declName.baseName.identifierName, [])
    case .functionCallExpr(let call):
      let closures = trailingClosures(call.trailingClosure, call.additionalTrailingClosures)
      return .call(
        Expression.Call(
          callee: base,
          arguments: lower(call.arguments),
          trailingClosures: closures
        )
      )
    case .subscriptCallExpr(let call):
      let closures = trailingClosures(call.trailingClosure, call.additionalTrailingClosures)
      return .subscripting(base, lower(call.arguments) + closures)
    case .forceUnwrapExpr: return .forced(base)
    case .optionalChainingExpr: return .chained(base)
    case .genericSpecializationExpr(let specialization):
      return specialized(base, lower(specialization.genericArgumentClause))
    case .postfixIfConfigExpr(let config):
      return lower(config, on: base)
    default:
      return .opaque([base])
    }
  }

  /// Reads `.name`, which continues the chain before it in an `#if` of a chain.
  private mutating func implicitMember(_ access: RawMemberAccessExprSyntax) -> Expression.Kind {
    let base = chainBeforeCondition
    chainBeforeCondition = nil
    return .member(base, access.declName.baseName.identifierName, [])
  }

  private func specialized(
    _ base: Expression,
    _ arguments: [TypeReference]
  ) -> Expression.Kind {
    switch base.kind {
    case .name(let name, _): .name(name, arguments)
    case .member(let owner, let name, _): .member(owner, name, arguments)
    default: .opaque([base])
    }
  }

  mutating func trailingClosures(
    _ first: RawClosureExprSyntax?,
    _ others: RawMultipleTrailingClosureElementListSyntax
  ) -> [Expression.Argument] {
    guard let first else { return [] }
    var closures = [Expression.Argument(label: nil, value: lower(first))]
    for other in others.elements {
      let label = other.label.identifierName
      closures.append(Expression.Argument(label: label, value: lower(other.closure)))
    }
    return closures
  }

  private mutating func lower(macro: RawMacroExpansionExprSyntax) -> Expression.Kind {
    lowerMacro(
      name: macro.macroName,
      arguments: macro.arguments,
      macro.trailingClosure,
      macro.additionalTrailingClosures
    )
  }

  /// Reads the use of a macro; a preview only when previews are wanted.
  mutating func lowerMacro(
    name: RawTokenSyntax,
    arguments: RawLabeledExprListSyntax,
    _ closure: RawClosureExprSyntax?,
    _ others: RawMultipleTrailingClosureElementListSyntax
  ) -> Expression.Kind {
    let isPreview = name.tokenText == "Preview"
    if isPreview, !options.includesPreviews { return .opaque([]) }
    return .macro(
      Expression.Call(
        callee: Expression(.name(name.identifierName, []), at: offset(of: name)),
        arguments: lower(arguments),
        trailingClosures: trailingClosures(closure, others)
      )
    )
  }

  private mutating func elements(
    of dictionary: RawDictionaryExprSyntax
  ) -> [Expression.DictionaryElement] {
    guard let list = RawDictionaryElementListSyntax(dictionary.content) else { return [] }
    return list.elements.map { element in
      Expression.DictionaryElement(key: lower(element.key), value: lower(element.value))
    }
  }

  private func components(of keyPath: RawKeyPathExprSyntax) -> [String] {
    keyPath.components.elements.compactMap { component in
      if let property = RawKeyPathPropertyComponentSyntax(component.component) {
        return property.declName.baseName.identifierName
      }
      let chain = RawKeyPathOptionalComponentSyntax(component.component)
      return chain?.questionOrExclamationMark.text
    }
  }

  /// Reads a chain with `#if` in it: the parts of all branches that are built, one after another.
  private mutating func lower(
    _ config: RawPostfixIfConfigExprSyntax,
    on base: Expression
  ) -> Expression.Kind {
    var result = base
    forEachClause(of: config.config) { lowering, clause in
      guard case .postfixExpression(let chain)? = clause.content else { return }
      let outer = lowering.chainBeforeCondition
      lowering.chainBeforeCondition = result
      result = lowering.lower(chain)
      lowering.chainBeforeCondition = outer
    }
    return result.kind
  }
}

extension RawExpression {
  /// The base of the last link of a chain; `nil` for other expressions.
  fileprivate var chainBase: RawExprSyntax? {
    switch self {
    case .memberAccessExpr(let access): access.base
    case .functionCallExpr(let call): call.calledExpression
    case .subscriptCallExpr(let call): call.calledExpression
    case .forceUnwrapExpr(let unwrap): unwrap.expression
    case .optionalChainingExpr(let chain): chain.expression
    case .genericSpecializationExpr(let specialization): specialization.expression
    case .postfixIfConfigExpr(let config): config.base
    default: nil
    }
  }
}

extension Expression.Kind {
  /// Returns a wrapper around `inner`: parentheses, `await`, `try`.
  fileprivate static func parenthesized(_ inner: Expression) -> Expression.Kind {
    .tuple([Expression.Argument(label: nil, value: inner)])
  }

  /// The expression inside of a wrapper such as parentheses.
  fileprivate var parenthesizedValue: Expression? {
    guard case .tuple(let elements) = self, elements.count == 1, elements[0].label == nil else {
      return nil
    }
    return elements[0].value
  }
}

// MARK: - Closures

extension Lowering {
  mutating func lower(_ closure: RawClosureExprSyntax) -> Expression.Closure {
    let outerCount = anonymousParameterCount
    anonymousParameterCount = 0
    defer { anonymousParameterCount = outerCount }
    let signature = closure.signature
    let captures = captures(of: signature)
    let result = signature?.returnClause.map { lower($0.type) }
    let parameters = parameters(of: signature)
    let body = lower(closure.statements)
    return Expression.Closure(
      parameters: parameters,
      hasSignature: signature?.parameterClause != nil,
      anonymousParameterCount: anonymousParameterCount,
      result: result,
      captures: captures,
      body: body
    )
  }

  private mutating func captures(of signature: RawClosureSignatureSyntax?) -> [Expression.Argument]
  {
    guard let items = signature?.capture?.items else { return [] }
    return items.elements.compactMap { capture in
      guard let value = capture.initializer?.value else { return nil }
      return Expression.Argument(label: capture.name.identifierName, value: lower(value))
    }
  }

  private mutating func parameters(
    of signature: RawClosureSignatureSyntax?
  ) -> [Expression.Closure.Parameter] {
    switch signature?.content {
    case .simpleInput(let list):
      return list.elements.map {
        Expression.Closure.Parameter(name: $0.name.identifierName, type: nil)
      }
    case .parameterClause(let clause):
      return clause.parameters.elements.map { parameter in
        Expression.Closure.Parameter(
          name: (parameter.secondName ?? parameter.firstName).identifierName,
          type: parameter.type.map { lower($0) }
        )
      }
    case nil: return []
    }
  }
}

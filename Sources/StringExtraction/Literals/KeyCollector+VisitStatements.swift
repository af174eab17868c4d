import SwiftTypeChecker

/// Walks statements.
extension KeyCollector {
  /// Walks statements in their order.
  ///
  /// The names that a statement declares are visible to the later ones.
  func visit(_ statements: [Statement]) {
    guard let last = statements.lastIndex(where: \.holdsLiterals) else { return }
    inference.declareFunctions(in: statements)
    for statement in statements[...last] { visit(statement) }
  }

  /// Walks a body that returns a value.
  ///
  /// The value of a body with a single expression is that expression. In the body of a result
  /// builder, all expressions are values for the builder.
  ///
  /// - Parameters:
  ///   - body: The statements.
  ///   - result: The type of the value; `nil` if none is expected.
  ///   - builder: The result builder of the body.
  ///   - element: The type of the elements that the body builds, if it is known without the result.
  func visitBody(
    _ body: [Statement],
    asking result: SwiftType?,
    builder: String?,
    element: SwiftType? = nil
  ) {
    guard let last = body.lastIndex(where: \.holdsLiterals) else { return }
    let builder = builder.flatMap { isBuilder($0) ? $0 : nil }
    let outer = (self.builder, elementType)
    self.builder = builder
    elementType = element ?? result?.unwrapped.elementOfArray
    defer { (self.builder, elementType) = outer }
    inference.declareFunctions(in: body)
    if body.count == 1, builder == nil, case .expression(let value)? = body.first {
      // A protocol may declare the builder: `appShortcuts` of an `AppShortcutsProvider`.
      let built = builtElement(value).flatMap { isInitialized($0, by: value) ? $0 : nil }
      at(.returned, value) { visit(value, asking: built ?? result) }
      return
    }
    for statement in body[...last] { visit(statement) }
  }

  /// Whether an attribute names a result builder: one of the project, or a name that ends like one.
  ///
  /// Apple's API follows this convention without exception, and the module of a builder may not be
  /// available as source.
  private func isBuilder(_ name: String) -> Bool {
    name.hasSuffix("Builder")
      || ["buildBlock", "buildPartialBlock"]
        .contains { !inference.index.functions(named: $0, ofType: name).isEmpty }
  }

  /// Returns the type that the result builder of the body gives to a literal; `nil` if the builder
  /// accepts values that have types themselves.
  ///
  /// A call of the type that the builder combines gets its generic arguments from the builder: the
  /// `RowValue` of a `TableColumn` is that of its table.
  private func builtType(of value: Expression) -> SwiftType? {
    if case .call(let call) = value.kind, case .name(let name, _) = call.callee.kind,
      case .nominal(name, _)? = componentType, builder != nil
    {
      return componentType
    }
    guard let builder, value.isStringLiteral || value.isImplicitMember else {
      return builtElement(value)
    }
    let candidates = ["buildExpression", "buildBlock", "buildPartialBlock"].lazy
      .map { self.inference.index.functions(named: $0, ofType: builder) }
      .first { !$0.isEmpty }?
      .map { Candidate($0, base: .nominal(builder, [])) }
    guard let candidates else { return elementType }
    let argument = Expression.Argument(label: nil, value: value)
    let call = Expression.Call(callee: value, arguments: [argument], trailingClosures: [])
    return inference.overloads.resolution(of: call, among: candidates)?.types.first
  }

  /// Returns the type of the elements of the array that a body builds, if it is the base of a call
  /// such as `.init(…)`, which would have no type elsewhere.
  private func builtElement(_ value: Expression) -> SwiftType? {
    guard case .call = value.kind, value.isImplicitMember else { return nil }
    return elementType
  }

  /// Whether an initializer or a static function of a type matches a call such as `.init(…)`.
  private func isInitialized(_ type: SwiftType, by value: Expression) -> Bool {
    guard case .call(let call) = value.kind else { return false }
    let candidates = inference.candidates(for: call.callee, asking: type)
    return inference.overloads.resolution(of: call, among: candidates, asking: type) != nil
  }

  /// Calls `body` with the type that `return` expects.
  func returning(_ type: SwiftType?, _ body: () -> Void) {
    let outer = returnType
    returnType = type
    body()
    returnType = outer
  }

  private func visit(_ statement: Statement) {
    switch statement {
    case .expression(let expression):
      visit(expression, asking: builtType(of: expression))
    case .returning(let value):
      at(.returned, value) { visit(value, asking: returnType) }
    case .declaration(let declaration):
      visit(declaration)
    case .guarding(let conditions, let body):
      inference.inScope { visit(body) }
      visit(conditions, subject: nil)
    case _ where !statement.holdsLiterals:
      // A statement that opens a scope binds no names for the statements that follow.
      return
    case .looping(let conditions, let body):
      inference.inScope {
        visit(conditions, subject: nil)
        visit(body)
      }
    case .iterating(let pattern, let sequence, let filter, let body):
      visit(sequence, asking: nil)
      inference.inScope {
        at(.sequence(pattern), sequence) {}
        inference.bind(pattern, to: inference.elementType(of: inference.type(of: sequence)))
        if let filter { visit(filter, asking: .bool) }
        visit(body)
      }
    case .scope(let body):
      inference.inScope { visit(body) }
    case .catching(let conditions, let body):
      inference.inScope {
        inference.bind("error", to: .nominal("Error", []))
        visit(conditions, subject: nil)
        visit(body)
      }
    }
  }

  /// Walks conditions and binds their names, in their order.
  func visit(_ conditions: [Condition], subject: Expression?) {
    for condition in conditions {
      switch condition {
      case .expression(let expression):
        visit(expression, asking: .bool)
      case .binding(let name, let type, let value):
        if let value {
          at(.bound(name), value) { visit(value, asking: type.map { inference.resolve($0) }) }
        }
      case .matching(let pattern, let value):
        at(.matched(pattern), value ?? subject) {}
        if let value { visit(value, asking: nil) }
        visit(pattern, matching: value ?? subject)
      }
      inference.bind([condition], subject: subject)
    }
  }

  /// Walks the expressions of a pattern, which have the type of what they match.
  private func visit(_ pattern: Pattern, matching subject: Expression?) {
    guard case .expression(let expression) = pattern, expression.holdsLiterals else { return }
    let type = subject.map { inference.type(of: $0) }
    visit(expression, asking: type.flatMap { $0.isUnknown ? nil : $0 })
  }
}

extension SwiftType {
  /// The type of the elements, if the type is an array.
  fileprivate var elementOfArray: SwiftType? {
    guard case .nominal("Array", let arguments) = self else { return nil }
    return arguments.first
  }
}

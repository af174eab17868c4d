/// The initializer that the compiler makes for a struct without one.
enum MemberwiseInitializer {
  /// Returns the initializer; `nil` where the struct declares one itself.
  static func entry(for type: TypeMembers, ofType name: String) -> FunctionEntry? {
    let declared = type.functions["init"] ?? []
    guard !declared.contains(where: { !$0.isInExtension }) else { return nil }
    let stored = type.variables
      .flatMap { name, variables in variables.map { (name, $0) } }
      .filter { $0.1.declaration.isMemberwise }
      .sorted { $0.1.identifier < $1.1.identifier }
    guard let first = stored.first ?? type.variables.first.map({ ($0.key, $0.value[0]) }) else {
      return nil
    }
    return FunctionEntry(
      declaration: FunctionDeclaration(
        kind: .initializer,
        name: "init",
        generics: [],
        parameters: stored.map { parameter(named: $0.0, for: $0.1.declaration) },
        result: nil,
        isStatic: true,
        isFailable: false,
        isDisfavoured: false,
        isBuilder: false,
        attributes: [],
        macroImplementation: nil,
        body: []
      ),
      owner: name,
      isKnown: first.1.isKnown,
      file: first.1.file
    )
  }

  private static func parameter(
    named name: String,
    for variable: VariableDeclaration
  ) -> FunctionDeclaration.Parameter {
    var type = variable.type ?? .unknown
    if variable.attributes.contains(named: "Binding") { type = .named("Binding", [type]) }
    let isOptional = if case .optional = type { true } else { false }
    return FunctionDeclaration.Parameter(
      label: name,
      name: name,
      type: type,
      isBuilder: variable.isBuilder,
      hasDefault: variable.initialValue != nil || (isOptional && !variable.isConstant)
    )
  }
}

extension VariableDeclaration {
  /// Whether a memberwise initializer takes the variable.
  fileprivate var isMemberwise: Bool {
    guard !isStatic, !isLazy, getter == nil else { return false }
    if isConstant, initialValue != nil { return false }
    // A wrapper with arguments of its own, such as `@Environment(\.dismiss)`, makes the value.
    return !attributes.contains { !$0.arguments.isEmpty && $0.simpleName != "available" }
  }
}

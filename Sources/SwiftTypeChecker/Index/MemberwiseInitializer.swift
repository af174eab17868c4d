extension TypeDeclaration {
  /// The initializer that the compiler synthesizes for a struct; `nil` if the struct declares one.
  ///
  /// It belongs to the declaration, not to the name: targets of one project may declare structs of
  /// one name, each with its own properties.
  var memberwiseInitializer: FunctionDeclaration? {
    guard kind == .structure else { return nil }
    var parameters: [FunctionDeclaration.Parameter] = []
    for member in members {
      switch member {
      case .function(let function) where function.kind == .initializer: return nil
      case .variable(let variable) where variable.isMemberwise:
        parameters += variable.pattern.names.map { variable.memberwiseParameter(named: $0) }
      default: continue
      }
    }
    return FunctionDeclaration(
      kind: .initializer,
      name: "init",
      generics: [],
      parameters: parameters,
      result: nil,
      isStatic: true,
      isFailable: false,
      isDisfavoured: false,
      builder: nil,
      attributes: [],
      macroImplementation: nil,
      body: []
    )
  }
}

extension VariableDeclaration {
  /// Whether the variable is a parameter of the memberwise initializer.
  fileprivate var isMemberwise: Bool {
    guard !isStatic, !isLazy, getter == nil else { return false }
    if isConstant, initialValue != nil { return false }
    // A wrapper with arguments, such as `@Environment(\.dismiss)`, provides the value.
    return !attributes.contains { !$0.arguments.isEmpty && $0.simpleName != "available" }
  }

  fileprivate func memberwiseParameter(named name: String) -> FunctionDeclaration.Parameter {
    var type = type ?? .unknown
    if attributes.contains(named: "Binding") { type = .named("Binding", [type]) }
    // A closure builds the value of a property with a result builder.
    if isBuilder, !type.isFunction { type = .function([], type) }
    let isOptional = if case .optional = type { true } else { false }
    return FunctionDeclaration.Parameter(
      label: name,
      name: name,
      type: type,
      builder: builder,
      hasDefault: initialValue != nil || (isOptional && !isConstant) || isMadeByWrapper
    )
  }

  /// Whether a property wrapper provides the value itself, as `@FocusState` and `@Namespace` do.
  private var isMadeByWrapper: Bool {
    attributes.contains { attribute in
      attribute.isWrapper && !Self.wrappersOfValues.contains(attribute.simpleName ?? "")
    }
  }

  /// The wrappers that need an initial value.
  private static let wrappersOfValues: Set<String> = [
    "Binding", "Bindable", "ObservedObject", "Published", "State", "StateObject",
  ]
}

/// The declarations of all sources and of the platform, ready to be looked up.
///
/// Every question goes by a name, so that it can be told which names an answer depends on.
struct DeclarationIndex: Sendable {
  private let tables: DeclarationTables

  /// Creates the index of the platform's and a project's declarations.
  ///
  /// - Complexity: O(*n*) in the number of declarations.
  init(_ known: IndexBuilder, adding project: [SourceTree]) {
    var builder = known
    for (file, tree) in project.enumerated() { builder.add(tree, file: file, isKnown: false) }
    tables = builder.finished()
  }

  /// Returns what is declared of a type, its members excepted.
  ///
  /// A type goes by its qualified name: `Outer.Inner`.
  func type(named name: String) -> TypeEntry? {
    tables.types[name]
  }

  /// Returns the functions, initializers, subscripts and cases of this name that a type declares.
  func functions(named name: String, ofType type: String) -> [FunctionEntry] {
    tables.typeMembers[type]?.functions[name] ?? []
  }

  /// Returns the variables of this name that a type declares.
  func variables(named name: String, ofType type: String) -> [VariableEntry] {
    tables.typeMembers[type]?.variables[name] ?? []
  }

  /// Returns the alias or associated type of this name that a type declares.
  func alias(named name: String, ofType type: String) -> AliasDeclaration? {
    tables.typeMembers[type]?.aliases[name]
  }

  /// Returns the functions of this name outside of types.
  func functions(named name: String) -> [FunctionEntry] {
    tables.functions[name] ?? []
  }

  /// Returns the variables of this name outside of types.
  func variables(named name: String) -> [VariableEntry] {
    tables.variables[name] ?? []
  }

  /// Returns the alias of this name outside of types.
  func alias(named name: String) -> AliasDeclaration? {
    tables.aliases[name]
  }

  /// Returns the declarations of a macro.
  func macros(named name: String) -> [FunctionEntry] {
    tables.macros[name] ?? []
  }

  /// Returns the functions of this name of all types, for bases whose types are not known.
  func members(named name: String) -> [FunctionEntry] {
    tables.members[name] ?? []
  }

  /// Returns the declarations of a type that several files declare; `nil` for every other type.
  func rivals(ofType name: String) -> RivalDeclarations? {
    tables.declarations[name]
  }

  /// Returns the path of a file of the project.
  func path(ofFile file: Int) -> String? {
    tables.paths[file]
  }

  /// Returns the static variables of this name that extend types out of sight.
  func staticVariables(named name: String) -> [VariableEntry] {
    tables.staticVariables[name] ?? []
  }

  /// Returns whether a type of this name implements a macro whose expansion localizes.
  func isLocalizingMacro(implementedBy name: String) -> Bool {
    tables.localizingMacros.contains(name)
  }

  /// Returns whether the declaration of a type is known, and not extensions of it alone.
  func declaresType(named name: String) -> Bool {
    tables.types[name]?.isDeclared ?? false
  }
}

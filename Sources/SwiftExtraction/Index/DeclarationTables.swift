/// Declarations by the names under which they are looked up.
struct DeclarationTables: Sendable {
  var types: [String: TypeEntry] = [:]
  /// The members of types, by the qualified names of the types.
  var typeMembers: [String: TypeMembers] = [:]
  /// Functions, macros excepted, outside of types.
  var functions: [String: [FunctionEntry]] = [:]
  var variables: [String: [VariableEntry]] = [:]
  var aliases: [String: AliasDeclaration] = [:]
  var macros: [String: [FunctionEntry]] = [:]
  /// The functions of all types by their bare names.
  var members: [String: [FunctionEntry]] = [:]
  /// The static variables of types whose declarations are out of sight, by their bare names.
  var staticVariables: [String: [VariableEntry]] = [:]
  /// The declarations of each type of the project.
  var declarations: [String: RivalDeclarations] = [:]
  /// The paths of the project's files.
  var paths: [Int: String] = [:]
  /// The types that implement macros whose expansion localizes.
  var localizingMacros: Set<String> = []
  /// The number of variables.
  var variableCount = 0
}

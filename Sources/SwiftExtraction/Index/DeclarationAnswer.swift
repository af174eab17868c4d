/// What is declared under a name.
enum DeclarationAnswer: Sendable {
  case type(TypeEntry?)
  case functions([FunctionEntry])
  case variables([VariableEntry])
  case alias(AliasDeclaration?)
  case existence(Bool)
  /// Nothing of any kind, which most questions come to.
  case nothing
}

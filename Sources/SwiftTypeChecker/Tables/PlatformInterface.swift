/// What is known of the declarations of one of the platform's modules, in the language itself.
///
/// It holds facts: names, labels, the types of parameters and results, and which overloads the
/// compiler takes last. It is read as a project is, and a user may add a file of the same kind for
/// a module whose source is not at hand. An attribute `@localizable` marks a type as one whose
/// string literals are keys. README.md in this folder tells where the declarations are from.
package struct PlatformInterface: Sendable {
  /// The name of the module.
  package let module: String
  /// The declarations, one a line.
  package let text: StaticString

  init(_ module: String, _ text: StaticString) {
    self.module = module
    self.text = text
  }
}

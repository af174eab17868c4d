/// The known declarations of one of the platform's modules, as Swift source.
///
/// They contain names, labels, the types of parameters and results, and the overloads that the
/// compiler chooses last. They are read like the sources of a project. A user may add a file of the
/// same kind for a module whose source is not available. The attribute `@localizable` declares that
/// the string literals of a type are keys. README.md in the folder above documents the origin of
/// the declarations.
package struct PlatformInterface: Sendable {
  /// The name of the module.
  package let module: String
  /// The declarations, one a line.
  package let text: StaticString

  init(_ module: String, _ text: StaticString) {
    self.module = module
    self.text = text
  }

  /// The interfaces of all modules that are known, in the order of their names: the files in
  /// `Tables`.
  package static let all = EmbeddedFiles.all.map { file in
    PlatformInterface(String(file.name.prefix { $0 != "." }), file.text)
  }
}

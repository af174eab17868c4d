/// The declarations of the platform's modules, in the language itself.
///
/// They hold facts: names, labels, the types of parameters and results, and which overloads the
/// compiler takes last. The indexer reads them as it reads the project, and a user may add a file
/// of the same kind for a module whose source is not at hand. An attribute `@localizable` marks a
/// type as one whose string literals are keys.
enum KnownDeclarations {
  private static let all: [(module: String, table: StaticString)] = [
    ("Swift", standardLibrary), ("Foundation", foundation), ("SwiftUI", swiftUI),
    ("SwiftUI", swiftUISupplement), ("Charts", charts), ("WidgetKit", widgetKit),
    ("AppIntents", appIntents), ("TipKit", tipKit),
  ]

  /// The trees of all tables.
  private static let trees: [SourceTree] = all.map { _, table in
    let bytes = table.withUTF8Buffer { Array($0) }
    return Lowering.read(
      SourceFile(path: "", bytes: bytes),
      options: ExtractionOptions(),
      readsBodies: false
    )
  }

  /// A builder that has added them, made once in a process, to go on with the project's declarations.
  static let builder: IndexBuilder = {
    var builder = IndexBuilder()
    for (position, tree) in trees.enumerated() {
      builder.add(tree, file: -1 - position, isKnown: true)
    }
    return builder
  }()

  /// Returns the module that declares what stands in a file of the index; `nil` for one of the
  /// project.
  static func module(ofFile file: Int) -> String? {
    file < 0 ? all[-1 - file].module : nil
  }
}

/// The declarations of the platform's modules, in the language itself.
///
/// They hold facts: names, labels, the types of parameters and results, and which overloads the
/// compiler takes last. The indexer reads them as it reads the project, and a user may add a file
/// of the same kind for a module whose source is not at hand. An attribute `@localizable` marks a
/// type as one whose string literals are keys. README.md in this folder tells where they are from.
package enum KnownDeclarations {
  /// The tables as interfaces, to be distilled anew with another supplement.
  package static var interfaces: [ModuleInterface] {
    tables.map { module, text in
      ModuleInterface(SourceFile(path: module, bytes: text.withUTF8Buffer { Array($0) }))
    }
  }

  /// How many tables there are.
  static var count: Int { tables.count }

  /// The declarations of each table, made once in a process.
  static let files: [FileDeclarations] = tables.map { _, text in
    let bytes = text.withUTF8Buffer { Array($0) }
    let tree = Lowering.read(
      SourceFile(path: "", bytes: bytes),
      options: ExtractionOptions(),
      readsBodies: false
    )
    return FileDeclarations(tree, isKnown: true)
  }

  /// The places of the declarations of all tables, but for those below doubtful extensions.
  static let table: DeclarationTable = {
    var rows: [DeclarationRow] = []
    for (number, declarations) in files.enumerated() {
      rows.append(declarations.keys, inFile: number)
    }
    return DeclarationTable(rows)
  }()

  /// What the tables say, as a fingerprint.
  static let fingerprint = tables.reduce(Fingerprint.start) { before, known in
    known.text.withUTF8Buffer { Fingerprint(UnsafeRawBufferPointer($0), seed: before) }
  }

  /// Returns the module that declares what stands in a file of the index; `nil` for one of the
  /// project.
  static func module(ofFile file: Int) -> String? {
    file < 0 ? tables[count + file].module : nil
  }
}

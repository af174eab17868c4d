import PlatformInterfaces

/// The declarations of the platform's modules, as the index has those of the project.
enum KnownDeclarations {
  /// How many modules there are.
  static var count: Int { PlatformInterface.all.count }

  /// The declarations of each module, made once in a process.
  static let files: [FileDeclarations] = PlatformInterface.all.map { interface in
    let bytes = interface.text.withUTF8Buffer { Array($0) }
    let tree = Lowering.read(
      SourceFile(path: "", bytes: bytes),
      options: ExtractionOptions(),
      readsBodies: false
    )
    return FileDeclarations(tree, isKnown: true)
  }

  /// The places of the declarations of all modules, but for those below doubtful extensions.
  static let table: DeclarationTable = {
    var rows: [DeclarationRow] = []
    for (number, declarations) in files.enumerated() {
      rows.append(declarations.keys, inFile: number)
    }
    return DeclarationTable(rows)
  }()

  /// What the interfaces say, as a fingerprint.
  static let fingerprint = PlatformInterface.all.reduce(Fingerprint.start) { before, interface in
    interface.text.withUTF8Buffer { Fingerprint(UnsafeRawBufferPointer($0), seed: before) }
  }

  /// Returns the module that declares what stands in a file of the index; `nil` for one of the
  /// project.
  static func module(ofFile file: Int) -> String? {
    file < 0 ? PlatformInterface.all[count + file].module : nil
  }
}

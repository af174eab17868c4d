import PlatformInterfaces

/// The declarations of the platform's modules, as the index has those of the project.
enum KnownDeclarations {
  /// How many modules there are.
  static var count: Int { PlatformInterface.all.count }

  /// The tables of the modules, which all extractions of a process share.
  static let files = PlatformInterface.all.map { KnownTable($0.text) }

  /// The places of the declarations of all modules, but for those below doubtful extensions.
  static let places: DeclarationTable = {
    var rows: [DeclarationRow] = []
    for (number, file) in files.enumerated() { rows.append(file.outline.keys, inFile: number) }
    return DeclarationTable(rows)
  }()

  /// The names of the aliases outside of types.
  static let aliasNames: Set<String> = {
    var names: Set<String> = []
    for file in files {
      for case .alias(let alias, nil) in file.outline.entries { names.insert(alias.name) }
    }
    return names
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

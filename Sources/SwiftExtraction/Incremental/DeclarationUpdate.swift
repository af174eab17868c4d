/// The places of all declarations, and which names mean something else than before.
struct DeclarationUpdate: Sendable {
  /// Where everything is declared.
  private(set) var places: DeclarationTables
  /// The names under which something else is declared than before.
  private(set) var changedKeys: Set<DeclarationKey> = []
  /// Whether declarations of the image before are not what was written.
  private(set) var isDamaged = false

  /// Finds the places of the declarations of files that were all read.
  init(of states: [FileState]) {
    let files = states.compactMap { $0.read?.declarations }
    self.init(states.map { $0.read?.keys ?? [] }, of: files)
  }

  /// Finds the places of declarations.
  ///
  /// - Parameters:
  ///   - keys: The names in each file of the project.
  ///   - files: The declarations of these files.
  init(_ keys: [[(key: DeclarationKey, entry: Int)]], of files: [FileDeclarations]) {
    let known = KnownDeclarations.files
    var rows: [DeclarationRow] = []
    for (index, keys) in keys.enumerated() { rows.append(keys, inFile: known.count + index) }
    places = DeclarationTables(project: DeclarationTable(rows))
    places.findExtendedAliases { place in
      let (file, entry) = (Int(place.file), Int(place.entry))
      return file < known.count ? known[file].entry(entry) : files[file - known.count].entry(entry)
    }
    let all = known.map(\.outline) + files
    findDoubtfulPlaces(among: all.count) { file, extendsAlias in
      extendsAlias || all[file].isDoubtful ? all[file] : nil
    }
  }

  /// Finds out what has changed since the image before.
  init(of states: [FileState], since old: ExtractionImage) {
    let sources = DeclarationSources(of: states, since: old)
    var before = DeclarationTables(
      project: DeclarationTable(old.rows(of: .rows)),
      doubtful: DeclarationTable(old.rows(of: .doubtfulRows))
    )
    before.findExtendedAliases { sources.formerEntry(at: $0) }
    places = before
    guard !sources.areSame else { return }
    places.project = DeclarationTable(sources.rows(from: before.project))
    places.doubtful = .empty
    places.findExtendedAliases { sources.entry(at: $0) }
    findDoubtfulPlaces(among: sources.count) { file, extendsAlias in
      extendsAlias || sources.isDoubtful(file) ? sources.declarations(ofFile: file) : nil
    }
    (changedKeys, isDamaged) = sources.changes(from: before, to: places)
  }

  private mutating func findDoubtfulPlaces(
    among count: Int,
    _ declarations: (_ file: Int, _ extendsAlias: Bool) -> FileDeclarations?
  ) {
    let extending = places.files(extending: places.extendedAliases.keys)
    var rows: [DeclarationRow] = []
    for file in 0..<count {
      guard let declarations = declarations(file, extending.contains(file)) else { continue }
      rows.append(declarations.keys(resolvedBy: places), inFile: file)
    }
    places.doubtful = DeclarationTable(rows)
  }
}

extension [DeclarationRow] {
  /// Adds rows for the declarations of a file.
  mutating func append(_ keys: [(key: DeclarationKey, entry: Int)], inFile number: Int) {
    for (key, entry) in keys {
      let place = DeclarationPlace(file: UInt32(clamping: number), entry: UInt32(clamping: entry))
      append(DeclarationRow(key: key, place: place))
    }
  }
}

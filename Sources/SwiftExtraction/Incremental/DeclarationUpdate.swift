/// The places of all declarations, and which names mean something else than before.
struct DeclarationUpdate: Sendable {
  /// Where everything is declared.
  private(set) var places: DeclarationTables
  /// The names under which something else is declared than before.
  private(set) var changedKeys: Set<DeclarationKey> = []
  /// Whether declarations of the image before are not what was written.
  private(set) var isDamaged = false

  /// Finds the places of the declarations of files that were all read.
  init(of states: [FileState], _ known: [FileDeclarations]) {
    let files = states.compactMap { $0.read?.declarations }
    self.init(states.map { $0.read?.keys ?? [] }, of: files, known)
  }

  /// Finds the places of declarations.
  ///
  /// - Parameters:
  ///   - keys: The names in each file of the project.
  ///   - files: The declarations of these files.
  ///   - known: The declarations of the platform.
  init(
    _ keys: [[(key: DeclarationKey, entry: Int)]],
    of files: [FileDeclarations],
    _ known: [FileDeclarations]
  ) {
    var rows: [DeclarationRow] = []
    for (index, keys) in keys.enumerated() { rows.append(keys, inFile: known.count + index) }
    places = DeclarationTables(known: KnownDeclarations.table, project: DeclarationTable(rows))
    findDoubtfulPlaces(of: Array((known + files).enumerated()))
  }

  /// Finds out what has changed since the image before.
  init(of states: [FileState], since old: ExtractionImage) {
    let before = DeclarationTables(
      known: DeclarationTable(old.rows(of: .knownRows)),
      project: DeclarationTable(old.rows(of: .rows)),
      doubtful: DeclarationTable(old.rows(of: .doubtfulRows))
    )
    places = before
    let sources = DeclarationSources(of: states, since: old)
    guard !sources.areSame else { return }
    places.project = DeclarationTable(sources.rows(from: before.project))
    findDoubtfulPlaces(of: sources.doubtfulFiles)
    (changedKeys, isDamaged) = sources.changes(from: before, to: places)
  }

  private mutating func findDoubtfulPlaces(
    of files: [(offset: Int, element: FileDeclarations)]
  ) {
    var rows: [DeclarationRow] = []
    for (number, declarations) in files where declarations.isDoubtful {
      let keys = declarations.keys(isDoubtful: true) { places.startsWithModule($0) }
      rows.append(keys, inFile: number)
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

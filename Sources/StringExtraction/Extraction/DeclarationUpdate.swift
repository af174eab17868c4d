import SwiftTypeChecker

/// The locations of all declarations, and the names whose meaning has changed.
struct DeclarationUpdate: Sendable {
  /// The locations of the declarations.
  private(set) var tables: DeclarationTables
  /// The names whose declarations have changed.
  private(set) var changedKeys: Set<DeclarationKey> = []
  /// Whether declarations of the old snapshot are damaged.
  private(set) var isDamaged = false

  /// Finds the locations of declarations if all files were read.
  init(of states: [FileState]) {
    let files = states.compactMap { $0.read?.declarations }
    tables = DeclarationTables(states.map { $0.read?.keys ?? [] }, of: files)
  }

  /// Finds the changes since the old snapshot.
  init(of states: [FileState], since old: ExtractionSnapshot) {
    let sources = DeclarationSources(of: states, since: old)
    let before = DeclarationTables(
      project: DeclarationTable(old.rows(of: .rows)),
      doubtful: DeclarationTable(old.rows(of: .doubtfulRows))
    ) { sources.formerEntry(at: $0) }
    tables = before
    guard !sources.areSame else { return }
    tables = DeclarationTables(
      project: DeclarationTable(sources.rows(from: before.project)),
      doubtful: .empty
    ) { sources.entry(at: $0) }
    tables.findDoubtfulPlaces(among: sources.count) { file, extendsAlias in
      extendsAlias || sources.isDoubtful(file) ? sources.declarations(ofFile: file) : nil
    }
    (changedKeys, isDamaged) = sources.changes(from: before, to: tables)
  }
}

extension ProjectDeclarations {
  /// Creates the declarations if all files were read.
  convenience init(of states: [FileState], _ update: DeclarationUpdate) {
    let empty = FileDeclarations(entries: [])
    self.init(
      states.map { .read($0.read?.declarations ?? empty) },
      paths: states.map(\.request.path),
      update.tables,
      snapshot: .none
    )
  }

  /// Creates the declarations of the files that were read, and of the others from a snapshot.
  convenience init(
    of states: [FileState],
    _ update: DeclarationUpdate,
    since old: ExtractionSnapshot
  ) {
    let files = states.map { state -> Source in
      if let read = state.read { return .read(read.declarations) }
      guard let record = state.record else { return .kept(0..<0) }
      return .kept(old.range(old.files[record].declarations, in: .declarations))
    }
    self.init(
      files,
      paths: states.map(\.request.path),
      update.tables,
      snapshot: old.bytes
    )
  }
}

/// The sources of the declarations of each file: the file itself or a snapshot.
struct DeclarationSources {
  private let states: [FileState]
  private let old: ExtractionSnapshot
  private let known = PlatformDeclarations.files
  /// For each file, the number of the old file with the same declarations; `nil` if there is none.
  private let kept: [Int?]

  /// Creates the sources of files, of which the changed ones were read.
  init(of states: [FileState], since old: ExtractionSnapshot) {
    self.states = states
    self.old = old
    kept = states.map { state in
      guard let former = state.former, let read = state.read else { return state.former }
      let isSame = old.bytes.withBytes(old.range(old.files[former].declarations, in: .declarations))
      {
        $0.elementsEqual(read.encoded)
      }
      return isSame ? former : nil
    }
  }

  /// Whether no file has other declarations, and no file was added, removed or moved.
  var areSame: Bool {
    old.files.count == states.count && kept.enumerated().allSatisfy { $1 == $0 }
  }

  /// Returns the rows of all files.
  ///
  /// Rows of kept declarations get the new numbers of their files.
  func rows(from oldTable: DeclarationTable) -> [DeclarationRow] {
    var numbers = [UInt32?](repeating: nil, count: old.files.count)
    for (index, former) in kept.enumerated() {
      if let former { numbers[former] = UInt32(clamping: known.count + index) }
    }
    var rows: [DeclarationRow] = []
    rows.reserveCapacity(oldTable.rows.count)
    for row in oldTable.rows {
      let former = Int(row.location.file) - known.count
      guard numbers.indices.contains(former), let number = numbers[former] else { continue }
      rows.append(row.inFile(number))
    }
    for (index, state) in states.enumerated() where kept[index] == nil {
      rows.append(state.read?.keys ?? [], inFile: known.count + index)
    }
    return rows
  }

  /// The number of files, including the tables of the platform.
  var count: Int { known.count + states.count }

  /// Returns whether a file extends types whose first component may be a module.
  func isDoubtful(_ file: Int) -> Bool {
    guard file >= known.count else { return known[file].outline.isDoubtful }
    let index = file - known.count
    if let former = kept[index] { return old.files[former].traits.contains(.isDoubtful) }
    return states[index].read?.declarations.isDoubtful ?? false
  }

  /// Returns the declarations of a file, or the names in a table of the platform.
  func declarations(ofFile file: Int) -> FileDeclarations? {
    guard file >= known.count else { return known[file].outline }
    let index = file - known.count
    return states[index].read?.declarations ?? kept[index].flatMap { declarations(ofFormer: $0) }
  }

  /// Returns the entry at a location.
  func entry(at location: DeclarationPlace) -> FileDeclarations.Entry? {
    let (index, number) = (Int(location.file) - known.count, Int(location.entry))
    guard index >= 0 else { return known[Int(location.file)].entry(number) }
    if let read = states[index].read { return read.declarations.entry(number) }
    return kept[index].flatMap { former in withEncoded(former) { $0.entry(number) } }
  }

  /// Returns the entry that was at a place of the old snapshot.
  func formerEntry(at location: DeclarationPlace) -> FileDeclarations.Entry? {
    let (former, number) = (Int(location.file) - known.count, Int(location.entry))
    guard former >= 0 else { return known[Int(location.file)].entry(number) }
    guard old.files.indices.contains(former) else { return nil }
    return withEncoded(former) { $0.entry(number) }
  }

  private func declarations(ofFormer number: Int) -> FileDeclarations? {
    withEncoded(number) { FileDeclarations($0) }
  }

  private func withEncoded<Result>(
    _ number: Int,
    _ body: (EncodedDeclarations) -> Result
  ) -> Result {
    old.bytes.withBytes(old.range(old.files[number].declarations, in: .declarations)) {
      body(EncodedDeclarations($0))
    }
  }
}

extension DeclarationSources {
  /// Returns the names whose declarations have changed, and whether the snapshot is damaged.
  func changes(
    from before: DeclarationTables,
    to now: DeclarationTables
  ) -> (keys: Set<DeclarationKey>, isDamaged: Bool) {
    var changes = Changes(sources: self, before: before, now: now)
    let aliases = Set(before.extendedAliases.keys).union(now.extendedAliases.keys)
    changes.extending = before.files(
      extending: aliases.filter { before.extendedAliases[$0] != now.extendedAliases[$0] }
    )
    var removed = Set(old.files.indices)
    var last = 0
    for index in states.indices {
      guard let former = states[index].former else {
        changes.add(former: nil, present: index, isMoved: false)
        continue
      }
      removed.remove(former)
      if kept[index] == nil || former < last {
        changes.add(former: former, present: index, isMoved: former < last)
      } else {
        changes.addDoubtful(former)
      }
      last = max(last, former)
    }
    for number in removed { changes.add(former: number, present: nil, isMoved: false) }
    for number in known.indices { changes.addDoubtful(table: number) }
    return (changes.keys, changes.isDamaged)
  }

  /// The names that change because of changed files.
  private struct Changes {
    let sources: DeclarationSources
    let before: DeclarationTables
    let now: DeclarationTables
    /// The files that extend aliases whose types have changed, by their old numbers.
    ///
    /// The tables of the platform come first in the numbering.
    var extending: Set<Int> = []
    var keys: Set<DeclarationKey> = []
    var isDamaged = false

    /// Adds the names of a file that was changed, added, removed or moved in the order of files.
    mutating func add(former: Int?, present: Int?, isMoved: Bool) {
      let old = former.map { fingerprints(ofFormer: $0, in: before) } ?? [:]
      let new = present.map { fingerprints(of: $0) } ?? [:]
      for (key, fingerprint) in old where isMoved || new[key] != fingerprint { keys.insert(key) }
      for (key, fingerprint) in new where isMoved || old[key] != fingerprint { keys.insert(key) }
    }

    /// Adds the names of an unchanged file whose extensions now extend other types, because a type
    /// was added or removed in another file.
    mutating func addDoubtful(_ former: Int) {
      guard
        sources.old.files[former].traits.contains(.isDoubtful)
          || extending.contains(sources.known.count + former)
      else { return }
      guard let declarations = sources.declarations(ofFormer: former) else {
        isDamaged = true
        return
      }
      addDoubtful(declarations)
    }

    /// Adds the names of a table of the platform in the same case.
    mutating func addDoubtful(table number: Int) {
      let outline = sources.known[number].outline
      if outline.isDoubtful || extending.contains(number) { addDoubtful(outline) }
    }

    private mutating func addDoubtful(_ declarations: FileDeclarations) {
      let old = declarations.keys(resolvedBy: before)
      let new = declarations.keys(resolvedBy: now)
      guard !old.elementsEqual(new, by: ==) else { return }
      keys.formUnion((old + new + declarations.keys).map(\.key))
    }

    private mutating func fingerprints(
      ofFormer number: Int,
      in tables: DeclarationTables
    ) -> [DeclarationKey: Fingerprint] {
      let result = sources.withEncoded(number) { encoded in
        FileDeclarations(encoded)?.fingerprints(encoded, resolvedBy: tables)
      }
      if result == nil { isDamaged = true }
      return result ?? [:]
    }

    private mutating func fingerprints(of index: Int) -> [DeclarationKey: Fingerprint] {
      guard let read = sources.states[index].read else {
        return sources.kept[index].map { fingerprints(ofFormer: $0, in: now) } ?? [:]
      }
      return read.encoded.withUnsafeBytes { bytes in
        read.declarations.fingerprints(EncodedDeclarations(bytes), resolvedBy: now)
      }
    }
  }
}

/// The places of the declarations of the platform and of a project.
package struct DeclarationTables: Sendable {
  /// Those of the platform's tables.
  private let known = KnownDeclarations.places
  /// Those of the project, but for those below extensions whose first component may be a module.
  package let project: DeclarationTable
  /// Those below extensions of which only the whole of the project tells the type.
  package private(set) var doubtful: DeclarationTable
  /// The types that aliases mean which extensions go by, such as `TimeInterval`.
  package private(set) var extendedAliases: [String: String] = [:]

  /// Creates tables from places that are known.
  ///
  /// - Parameters:
  ///   - project: The places of the project's declarations.
  ///   - doubtful: Those below extensions of which only the whole of the project tells the type.
  ///   - entry: Returns the entry at a place.
  package init(
    project: DeclarationTable,
    doubtful: DeclarationTable,
    _ entry: (DeclarationPlace) -> FileDeclarations.Entry?
  ) {
    self.project = project
    self.doubtful = doubtful
    findExtendedAliases(entry)
  }

  /// Finds the places of the declarations of files.
  ///
  /// - Parameters:
  ///   - keys: The names in each file of the project.
  ///   - files: The declarations of these files.
  package init(
    _ keys: [[(key: DeclarationKey, entry: Int)]],
    of files: [FileDeclarations]
  ) {
    let known = KnownDeclarations.files
    var rows: [DeclarationRow] = []
    for (index, keys) in keys.enumerated() { rows.append(keys, inFile: known.count + index) }
    self.init(project: DeclarationTable(rows), doubtful: .empty) { place in
      let (file, entry) = (Int(place.file), Int(place.entry))
      return file < known.count ? known[file].entry(entry) : files[file - known.count].entry(entry)
    }
    let all = known.map(\.outline) + files
    findDoubtfulPlaces(among: all.count) { file, extendsAlias in
      extendsAlias || all[file].isDoubtful ? all[file] : nil
    }
  }

  /// Finds the places below extensions of which only the whole of the project tells the type.
  ///
  /// - Parameters:
  ///   - count: How many files there are, the platform's tables included.
  ///   - declarations: Returns what a file declares if it has such extensions, or if it extends an
  ///     alias, which is told.
  package mutating func findDoubtfulPlaces(
    among count: Int,
    _ declarations: (_ file: Int, _ extendsAlias: Bool) -> FileDeclarations?
  ) {
    let extending = files(extending: extendedAliases.keys)
    var rows: [DeclarationRow] = []
    for file in 0..<count {
      guard let declarations = declarations(file, extending.contains(file)) else { continue }
      rows.append(declarations.keys(resolvedBy: self), inFile: file)
    }
    doubtful = DeclarationTable(rows)
  }

  /// Returns the places of a name, in the order of files and of the entries in them.
  func places(of key: DeclarationKey) -> [DeclarationPlace] {
    // The platform's files come first.
    var places = known.places(of: key)
    let doubtful = doubtful.places(of: key)
    places += project.places(of: key)
    return doubtful.isEmpty ? places : (places + doubtful).sorted()
  }

  /// Returns whether anything is declared under a name.
  func contains(_ key: DeclarationKey) -> Bool {
    known.contains(key) || project.contains(key) || doubtful.contains(key)
  }

  /// Returns whether only the whole of the project tells the type of an extension, or of what stands
  /// in it.
  func resolves(_ fragment: TypeFragment) -> Bool {
    fragment.doubtfulName != nil || extendedAlias(of: fragment) != nil
  }

  /// Returns the qualified name of the type that a declaration or an extension is of.
  func name(of fragment: TypeFragment) -> String {
    if let type = extendedAlias(of: fragment) {
      return ([type] + fragment.path.dropFirst()).joined(separator: ".")
    }
    return fragment.path.dropFirst(startsWithModule(fragment) ? 1 : 0).joined(separator: ".")
  }

  private func extendedAlias(of fragment: TypeFragment) -> String? {
    guard fragment.extendedCount == 1, !extendedAliases.isEmpty else { return nil }
    return fragment.path.first.flatMap { extendedAliases[$0] }
  }

  /// Returns whether the first component of an extended type's name is a module: then a type of the
  /// remaining name is declared, and none of the whole.
  private func startsWithModule(_ fragment: TypeFragment) -> Bool {
    guard let name = fragment.doubtfulName else { return false }
    return !declaresType(name) && declaresType(fragment.nameInModule)
  }

  private func declaresType(_ name: String) -> Bool {
    project.contains(.declaredType(name)) || known.contains(.declaredType(name))
  }
}

extension DeclarationTables {
  /// Finds the aliases that extensions go by.
  ///
  /// - Parameter entry: Returns the entry at a place.
  private mutating func findExtendedAliases(
    _ entry: (DeclarationPlace) -> FileDeclarations.Entry?
  ) {
    var names = KnownDeclarations.aliasNames
    for place in project.places(of: .everyAlias) {
      if case .alias(let alias, nil)? = entry(place) { names.insert(alias.name) }
    }
    for name in names where !declaresType(name) && isExtended(name) {
      extendedAliases[name] = declaredType(named: name, entry)
    }
  }

  private func isExtended(_ name: String) -> Bool {
    project.contains(.type(name)) || known.contains(.type(name))
  }

  /// Returns the type that an alias means; `nil` for one of no plain type.
  private func declaredType(
    named alias: String,
    _ entry: (DeclarationPlace) -> FileDeclarations.Entry?
  ) -> String? {
    var current = alias
    // Aliases may lead in a circle.
    for _ in 0..<8 {
      guard case .named(let components)? = target(of: current, entry), components.count == 1,
        components[0].arguments.isEmpty
      else { return nil }
      current = components[0].name
      if declaresType(current) { return current }
    }
    return nil
  }

  /// Returns what the last alias of a name stands for.
  private func target(
    of name: String,
    _ entry: (DeclarationPlace) -> FileDeclarations.Entry?
  ) -> TypeReference? {
    for place in places(of: .alias(name)).reversed() {
      if case .alias(let alias, nil)? = entry(place), alias.name == name { return alias.target }
    }
    return nil
  }

  /// Returns the files that extend one of some aliases.
  package func files(extending aliases: some Sequence<String>) -> Set<Int> {
    var files: Set<Int> = []
    for alias in aliases {
      for place in known.places(of: .type(alias)) + project.places(of: .type(alias)) {
        files.insert(Int(place.file))
      }
    }
    return files
  }
}

/// The places of all declarations by their names.
///
/// Rows are put into buckets by the first bits of their keys, and a look-up reads one bucket, a
/// handful of rows. Keys are spread evenly, so that this is as good as sorting, in linear time.
package struct DeclarationTable: Sendable {
  /// The rows, those of one bucket beside each other.
  package let rows: [DeclarationRow]
  /// Where the buckets start, and where the last one ends.
  private let starts: [UInt32]
  /// How many bits of a key tell its bucket.
  private let bucketBits: Int

  /// A table without rows.
  package static let empty = DeclarationTable([])

  /// Creates a table.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  package init(_ rows: [DeclarationRow]) {
    let bits = max(1, Int.bitWidth - (rows.count / 4).leadingZeroBitCount)
    bucketBits = bits
    var counts = [UInt32](repeating: 0, count: 1 << bits + 1)
    for row in rows { counts[Self.bucket(of: row.key, bits) + 1] += 1 }
    for bucket in 1..<counts.count { counts[bucket] += counts[bucket - 1] }
    starts = counts
    self.rows = [DeclarationRow](unsafeUninitializedCapacity: rows.count) { buffer, count in
      for row in rows {
        let bucket = Self.bucket(of: row.key, bits)
        buffer.initializeElement(at: Int(counts[bucket]), to: row)
        counts[bucket] += 1
      }
      count = rows.count
    }
  }

  private static func bucket(of key: DeclarationKey, _ bits: Int) -> Int {
    Int(truncatingIfNeeded: key.rawValue >> UInt64(64 - bits))
  }

  /// Returns the rows of the bucket of a name.
  private func bucket(of key: DeclarationKey) -> Range<Int> {
    let bucket = Self.bucket(of: key, bucketBits)
    return Int(starts[bucket])..<Int(starts[bucket + 1])
  }

  /// Returns the places of a name, in the order of files and of the entries in them.
  func places(of key: DeclarationKey) -> [DeclarationPlace] {
    var places: [DeclarationPlace] = []
    for index in bucket(of: key) where rows[index].key == key {
      places.append(rows[index].place)
    }
    if places.count > 1 { places.sort() }
    return places
  }

  /// Returns whether anything is declared under a name.
  func contains(_ key: DeclarationKey) -> Bool {
    bucket(of: key).contains { rows[$0].key == key }
  }
}

/// Where a declaration stands: in which file, and which of its entries it is.
package struct DeclarationPlace: Hashable, Comparable, BitwiseCopyable, Sendable {
  /// The number of the file; those of the platform's tables come first.
  package var file: UInt32
  /// The number of the entry in the file.
  package var entry: UInt32

  package static func < (lhs: DeclarationPlace, rhs: DeclarationPlace) -> Bool {
    (lhs.file, lhs.entry) < (rhs.file, rhs.entry)
  }
}

/// That a declaration at a place counts under a name.
package struct DeclarationRow: Hashable, BitwiseCopyable, Sendable {
  var key: DeclarationKey
  /// Where the declaration stands.
  package var place: DeclarationPlace

  /// Returns the row for the same declaration where its file has another number.
  package func inFile(_ number: UInt32) -> DeclarationRow {
    DeclarationRow(key: key, place: DeclarationPlace(file: number, entry: place.entry))
  }
}

extension [DeclarationRow] {
  /// Adds rows for the declarations of a file.
  package mutating func append(_ keys: [(key: DeclarationKey, entry: Int)], inFile number: Int) {
    for (key, entry) in keys {
      let place = DeclarationPlace(file: UInt32(clamping: number), entry: UInt32(clamping: entry))
      append(DeclarationRow(key: key, place: place))
    }
  }
}

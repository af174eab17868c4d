/// The locations of the declarations of the platform and of a project.
package struct DeclarationTables: Sendable {
  /// The locations in the platform's tables.
  private let known = PlatformDeclarations.places
  /// The locations in the project, without those in extensions whose first component may be a
  /// module.
  package let project: DeclarationTable
  /// The locations in extensions whose type depends on the whole project.
  package private(set) var doubtful: DeclarationTable
  /// The types of the aliases that extensions use as names, such as `TimeInterval`.
  package private(set) var extendedAliases: [String: String] = [:]

  /// Creates tables from known locations.
  ///
  /// - Parameters:
  ///   - project: The locations of the project's declarations.
  ///   - doubtful: The locations in extensions whose type depends on the whole project.
  ///   - entry: Returns the entry at a location.
  package init(
    project: DeclarationTable,
    doubtful: DeclarationTable,
    _ entry: (DeclarationPlace) -> FileDeclarations.Entry?
  ) {
    self.project = project
    self.doubtful = doubtful
    findExtendedAliases(entry)
  }

  /// Finds the locations of the declarations of files.
  ///
  /// - Parameters:
  ///   - keys: The names in each file of the project.
  ///   - files: The declarations of these files.
  package init(
    _ keys: [[(key: DeclarationKey, entry: Int)]],
    of files: [FileDeclarations]
  ) {
    let known = PlatformDeclarations.files
    var rows: [DeclarationRow] = []
    for (index, keys) in keys.enumerated() { rows.append(keys, inFile: known.count + index) }
    self.init(project: DeclarationTable(rows), doubtful: .empty) { location in
      let (file, entry) = (Int(location.file), Int(location.entry))
      return file < known.count ? known[file].entry(entry) : files[file - known.count].entry(entry)
    }
    let all = known.map(\.outline) + files
    findDoubtfulPlaces(among: all.count) { file, extendsAlias in
      extendsAlias || all[file].isDoubtful ? all[file] : nil
    }
  }

  /// Finds the locations in extensions whose type depends on the whole project.
  ///
  /// - Parameters:
  ///   - count: The number of files, including the platform's tables.
  ///   - declarations: Returns the declarations of a file with such extensions, or with an
  ///     extension of an alias. The argument is whether the file extends an alias.
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

  /// Returns the locations of a name, in the order of files and of the entries in them.
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

  /// Returns whether the type of an extension, or of a declaration in it, depends on the whole
  /// project.
  func resolves(_ fragment: TypeFragment) -> Bool {
    fragment.doubtfulName != nil || extendedAlias(of: fragment) != nil
  }

  /// Returns the qualified name of the type that a fragment declares or extends.
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

  /// Returns whether the first component of an extended type's name is a module.
  ///
  /// If it is, the project declares a type with the remaining name, and none with the whole name.
  private func startsWithModule(_ fragment: TypeFragment) -> Bool {
    guard let name = fragment.doubtfulName else { return false }
    return !declaresType(name) && declaresType(fragment.nameInModule)
  }

  private func declaresType(_ name: String) -> Bool {
    project.contains(.declaredType(name)) || known.contains(.declaredType(name))
  }
}

extension DeclarationTables {
  /// Finds the aliases that extensions use as names.
  ///
  /// - Parameter entry: Returns the entry at a location.
  private mutating func findExtendedAliases(
    _ entry: (DeclarationPlace) -> FileDeclarations.Entry?
  ) {
    var names = PlatformDeclarations.aliasNames
    for location in project.places(of: .everyAlias) {
      if case .alias(let alias, nil)? = entry(location) { names.insert(alias.name) }
    }
    for name in names where !declaresType(name) && isExtended(name) {
      extendedAliases[name] = declaredType(named: name, entry)
    }
  }

  private func isExtended(_ name: String) -> Bool {
    project.contains(.type(name)) || known.contains(.type(name))
  }

  /// Returns the type of an alias; `nil` if it is not a plain type.
  ///
  /// Aliases may be cyclic, so the depth counts them.
  private func declaredType(
    named alias: String,
    depth: Int = 0,
    _ entry: (DeclarationPlace) -> FileDeclarations.Entry?
  ) -> String? {
    guard depth < 8, case .named(let components)? = target(of: alias, entry),
      let first = components.first, components.allSatisfy(\.arguments.isEmpty)
    else { return nil }
    let names = components.map(\.name)
    let path = names.joined(separator: ".")
    if declaresType(path) { return path }
    // The outer type may be an alias itself: *Schema* in `typealias Item = Schema.Item`.
    guard let outer = declaredType(named: first.name, depth: depth + 1, entry) else { return nil }
    let type = ([outer] + names.dropFirst()).joined(separator: ".")
    return declaresType(type) ? type : nil
  }

  /// Returns the type of the last alias of a name.
  private func target(
    of name: String,
    _ entry: (DeclarationPlace) -> FileDeclarations.Entry?
  ) -> TypeReference? {
    for location in places(of: .alias(name)).reversed() {
      if case .alias(let alias, nil)? = entry(location), alias.name == name { return alias.target }
    }
    return nil
  }

  /// Returns the files that extend one of these aliases.
  package func files(extending aliases: some Sequence<String>) -> Set<Int> {
    var files: Set<Int> = []
    for alias in aliases {
      for location in known.places(of: .type(alias)) + project.places(of: .type(alias)) {
        files.insert(Int(location.file))
      }
    }
    return files
  }
}

/// The locations of all declarations by their names.
///
/// The first bits of a key determine the bucket of a row, and a lookup reads the handful of rows of
/// one bucket. Keys are spread evenly, so this is as good as sorting, in linear time.
package struct DeclarationTable: Sendable {
  /// The rows, grouped by bucket.
  package let rows: [DeclarationRow]
  /// The start positions of the buckets, and the end of the last one.
  private let starts: [UInt32]
  /// The number of bits of a key that determine its bucket.
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

  /// Returns the locations of a name, in the order of files and of the entries in them.
  func places(of key: DeclarationKey) -> [DeclarationPlace] {
    var places: [DeclarationPlace] = []
    for index in bucket(of: key) where rows[index].key == key {
      places.append(rows[index].location)
    }
    if places.count > 1 { places.sort() }
    return places
  }

  /// Returns whether anything is declared under a name.
  func contains(_ key: DeclarationKey) -> Bool {
    bucket(of: key).contains { rows[$0].key == key }
  }
}

/// The location of a declaration: its file, and the number of its entry in the file.
package struct DeclarationPlace: Hashable, Comparable, BitwiseCopyable, Sendable {
  /// The number of the file; those of the platform's tables come first.
  package var file: UInt32
  /// The number of the entry in the file.
  package var entry: UInt32

  package static func < (lhs: DeclarationPlace, rhs: DeclarationPlace) -> Bool {
    (lhs.file, lhs.entry) < (rhs.file, rhs.entry)
  }
}

/// A name with the location of a declaration.
package struct DeclarationRow: Hashable, BitwiseCopyable, Sendable {
  var key: DeclarationKey
  /// The location of the declaration.
  package var location: DeclarationPlace

  /// Returns the row for the same declaration after its file got another number.
  package func inFile(_ number: UInt32) -> DeclarationRow {
    DeclarationRow(key: key, location: DeclarationPlace(file: number, entry: location.entry))
  }
}

extension [DeclarationRow] {
  /// Adds rows for the declarations of a file.
  package mutating func append(_ keys: [(key: DeclarationKey, entry: Int)], inFile number: Int) {
    for (key, entry) in keys {
      let location = DeclarationPlace(
        file: UInt32(clamping: number),
        entry: UInt32(clamping: entry)
      )
      append(DeclarationRow(key: key, location: location))
    }
  }
}

/// The encoded declarations of a file, whose entries can be read separately.
///
/// The bytes contain the number of entries, the start of each entry and the end of the last one,
/// and the entries. They depend on the declarations, but not on the positions of these in the file.
package struct EncodedDeclarations {
  private let bytes: UnsafeRawBufferPointer
  /// The number of entries.
  package let count: Int

  /// Creates a view of bytes, which have to outlive the view.
  package init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    let count = bytes.count < 8 ? 0 : Int(bytes.loadUnaligned(as: UInt32.self))
    self.count = count <= (bytes.count - 8) / 4 ? count : 0
  }

  /// Returns an entry; `nil` if there is no entry with this number, or if it is damaged.
  package func entry(_ number: Int) -> FileDeclarations.Entry? {
    guard var reader = reader(of: number) else { return nil }
    let entry: FileDeclarations.Entry = reader.read()
    return reader.isDamaged ? nil : entry
  }

  /// Returns the fingerprint of an entry, without the enclosing type.
  package func fingerprint(_ number: Int) -> Fingerprint {
    guard var reader = reader(of: number) else { return .start }
    let kind = reader.caseNumber()
    let _: Int? = reader.read()
    let content = bytes[reader.offset..<reader.end]
    return Fingerprint(UnsafeRawBufferPointer(rebasing: content)).adding(UInt64(kind))
  }

  private func reader(of number: Int) -> SnapshotReader? {
    guard number >= 0, number < count else { return nil }
    let start = offset(number)
    let end = offset(number + 1)
    guard start <= end, end <= bytes.count else { return nil }
    return SnapshotReader(UnsafeRawBufferPointer(rebasing: bytes[..<end]), at: start)
  }

  private func offset(_ number: Int) -> Int {
    Int(bytes.loadUnaligned(fromByteOffset: 4 + 4 * number, as: UInt32.self))
  }
}

extension FileDeclarations {
  /// Reads all entries; `nil` if some are damaged.
  package init?(_ encoded: EncodedDeclarations) {
    var entries: [Entry] = []
    entries.reserveCapacity(encoded.count)
    for number in 0..<encoded.count {
      guard let entry = encoded.entry(number) else { return nil }
      entries.append(entry)
    }
    self.init(entries: entries)
  }

  /// Returns the bytes of an ``EncodedDeclarations``.
  package func encoded() -> [UInt8] {
    var content = SnapshotWriter()
    var starts: [Int] = []
    for entry in entries {
      starts.append(content.bytes.count)
      content.write(entry)
    }
    starts.append(content.bytes.count)
    let header = 4 * (starts.count + 1)
    var result: [UInt8] = []
    result.reserveCapacity(header + content.bytes.count)
    result.append(word: UInt32(clamping: entries.count))
    for start in starts { result.append(word: UInt32(clamping: header + start)) }
    return result + content.bytes
  }
}

/// The number of the kind and the enclosing type precede the declaration.
///
/// The fingerprint of an entry does not contain the enclosing type.
extension FileDeclarations.Entry: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) {
    switch self {
    case .type(let fragment): writer.write(case: 0, type, fragment)
    case .function(let function, _): writer.write(case: 1, type, function)
    case .variable(let variable, _): writer.write(case: 2, type, variable)
    case .alias(let alias, _): writer.write(case: 3, type, alias)
    }
  }

  package init(from reader: inout SnapshotReader) {
    let number = reader.caseNumber()
    let type: Int? = reader.read()
    switch number {
    case 0: self = .type(reader.read())
    case 1: self = .function(reader.read(), of: type)
    case 2: self = .variable(reader.read(), of: type)
    case 3: self = .alias(reader.read(), of: type)
    default: self = reader.damaged(.alias(AliasDeclaration(name: "", generics: []), of: nil))
    }
  }
}

extension [UInt8] {
  /// Appends a number of four bytes in the byte order of the machine.
  fileprivate mutating func append(word number: UInt32) {
    Swift.withUnsafeBytes(of: number) { append(contentsOf: $0) }
  }
}

// MARK: - Fingerprints

extension FileDeclarations {
  /// Returns the fingerprints of the declarations of the file.
  ///
  /// - Parameters:
  ///   - encoded: The same declarations encoded.
  ///   - tables: The tables to resolve the types of extensions.
  /// - Returns: The fingerprints, by name.
  package func fingerprints(
    _ encoded: EncodedDeclarations,
    resolvedBy tables: DeclarationTables
  ) -> [DeclarationKey: Fingerprint] {
    var result: [DeclarationKey: Fingerprint] = [:]
    for (key, entry) in keys + keys(resolvedBy: tables) {
      let content = fingerprint(of: entry, encoded, resolvedBy: tables)
      result[key] = (result[key] ?? .start).adding(content.rawValue)
    }
    return result
  }

  /// Returns the fingerprint of an entry, with the parts of the enclosing type that affect it.
  private func fingerprint(
    of number: Int,
    _ encoded: EncodedDeclarations,
    resolvedBy tables: DeclarationTables
  ) -> Fingerprint {
    let own = encoded.fingerprint(number)
    guard let type = entries[number].type, case .type(let fragment)? = entry(type) else {
      return own
    }
    var context = SnapshotWriter()
    context.write(tables.name(of: fragment), fragment.isDeclaration)
    if !fragment.isDeclaration { context.write(fragment.generics, fragment.equalities) }
    return Fingerprint(context.bytes, seed: own)
  }
}

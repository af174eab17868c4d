import SwiftTypeChecker

/// What an extraction leaves to the next one: of each file its fingerprint, its declarations, its
/// findings, and the names that these depend on; and the places of all declarations by their names.
///
/// The snapshot is a few sections, each with a checksum, so that a run reads and checks only those that
/// it needs. Files and rows are arrays of plain records; declarations stay encoded until a name is
/// asked for. Numbers are in the order of this machine's bytes: a snapshot is of use where it was
/// made, and any other snapshot reads as none.
struct ExtractionSnapshot: Sendable {
  let bytes: SnapshotBytes
  /// The files.
  let files: [FileRecord]
  private let sections: [SectionRecord]

  /// What the sections hold.
  enum Section: Int, CaseIterable {
    case files
    case paths
    case findings
    case declarations
    case dependencies
    case rows
    case doubtfulRows
  }

  /// Where a section is, and the fingerprint of its bytes.
  struct SectionRecord: Sendable {
    var start: UInt64
    var count: UInt64
    var checksum: Fingerprint
  }

  /// Which bytes of a section belong to a file.
  struct Extent: Hashable, Sendable {
    var start: UInt32 = 0
    var count: UInt32 = 0
  }

  /// What is kept of one file.
  struct FileRecord: Sendable {
    var stamp = SourceStamp(size: 0, modified: 0, changed: 0, identifier: 0)
    /// The fingerprint of the content.
    var content: Fingerprint
    var path = Extent()
    var findings = Extent()
    var declarations = Extent()
    var dependencies = Extent()
    var traits: Traits = []
  }

  /// What is so of a file, or not.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt64

    /// The stamp tells that the file is unchanged.
    static let hasStamp = Traits(rawValue: 1)
    /// The strings of the file were wanted, and not its declarations alone.
    static let isWanted = Traits(rawValue: 2)
    /// Some of its extensions are of types whose first component may be a module.
    static let isDoubtful = Traits(rawValue: 4)
  }

  /// The first bytes of a snapshot, which tell its form; a change of the form changes them.
  static let signature: [UInt8] = Array("xcstrings snapshot 4\n".utf8) + [0]
  /// How many bytes stand before the sections: the signature, the identity of what made the snapshot,
  /// the records of the sections and a checksum of all that.
  static let headerCount =
    signature.count + 8 + MemoryLayout<SectionRecord>.stride * Section.allCases.count + 8

  /// Reads a snapshot; `nil` for bytes that are none, that are damaged, or that another identity made.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - identity: What has to have made the snapshot: this program, from these tables, with these
  ///     options.
  init?(_ bytes: SnapshotBytes, identity: Fingerprint) {
    guard let sections = Self.sections(of: bytes, identity: identity) else { return nil }
    let snapshot = ExtractionSnapshot(bytes: bytes, files: [], sections: sections)
    guard [.files, .paths, .findings].allSatisfy({ snapshot.isIntact($0) }) else { return nil }
    self.init(bytes: bytes, files: snapshot.records(of: .files), sections: sections)
    guard files.allSatisfy({ isWithinSections($0) }) else { return nil }
  }

  private init(bytes: SnapshotBytes, files: [FileRecord], sections: [SectionRecord]) {
    self.bytes = bytes
    self.files = files
    self.sections = sections
  }

  private static func sections(
    of bytes: SnapshotBytes,
    identity: Fingerprint
  ) -> [SectionRecord]? {
    guard bytes.count >= headerCount else { return nil }
    return bytes.withBytes(0..<headerCount) { header -> [SectionRecord]? in
      let end = headerCount - 8
      let checksum = Fingerprint(UnsafeRawBufferPointer(rebasing: header[..<end]))
      guard header.starts(with: signature),
        header.loadUnaligned(fromByteOffset: signature.count, as: UInt64.self)
          == identity.rawValue,
        header.loadUnaligned(fromByteOffset: end, as: UInt64.self) == checksum.rawValue
      else { return nil }
      let sections: [SectionRecord] = records(
        in: UnsafeRawBufferPointer(rebasing: header[(signature.count + 8)..<end])
      )
      let isInside = sections.allSatisfy {
        $0.start <= bytes.count && $0.count <= UInt64(bytes.count) - $0.start
      }
      return isInside ? sections : nil
    }
  }

  private func isWithinSections(_ file: FileRecord) -> Bool {
    let extents: [(Extent, Section)] = [
      (file.path, .paths), (file.findings, .findings), (file.declarations, .declarations),
      (file.dependencies, .dependencies),
    ]
    return extents.allSatisfy { extent, section in
      UInt64(extent.start) + UInt64(extent.count) <= sections[section.rawValue].count
    }
  }
}

extension ExtractionSnapshot {
  /// Returns the bytes of a section as a range of the snapshot.
  func range(of section: Section) -> Range<Int> {
    let record = sections[section.rawValue]
    return Int(record.start)..<Int(record.start + record.count)
  }

  /// Returns the bytes of a file in a section as a range of the snapshot.
  func range(_ extent: Extent, in section: Section) -> Range<Int> {
    let start = Int(sections[section.rawValue].start) + Int(extent.start)
    return start..<start + Int(extent.count)
  }

  /// Returns whether the bytes of a section are those that were written.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  func isIntact(_ section: Section) -> Bool {
    bytes.withBytes(range(of: section)) { Fingerprint($0) } == sections[section.rawValue].checksum
  }

  /// Returns the rows of a section.
  func rows(of section: Section) -> [DeclarationRow] {
    records(of: section)
  }

  /// Returns the path of a file.
  func path(of file: FileRecord) -> String {
    bytes.withBytes(range(file.path, in: .paths)) { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns whether a file has this path.
  func path(of file: FileRecord, is path: String) -> Bool {
    guard path.utf8.count == Int(file.path.count) else { return false }
    var path = path
    return bytes.withBytes(range(file.path, in: .paths)) { bytes in
      path.withUTF8 { $0.elementsEqual(bytes) }
    }
  }

  /// Returns the findings of a file; `nil` if they are damaged.
  func findings(of file: FileRecord, path: String) -> FileFindings? {
    bytes.withBytes(range(file.findings, in: .findings)) { bytes in
      var reader = SnapshotReader(bytes, path: path)
      let findings = FileFindings(from: &reader)
      return reader.isDamaged ? nil : findings
    }
  }

  private func records<Record: BitwiseCopyable>(of section: Section) -> [Record] {
    bytes.withBytes(range(of: section)) { Self.records(in: $0) }
  }

  private static func records<Record: BitwiseCopyable>(
    in bytes: UnsafeRawBufferPointer
  ) -> [Record] {
    let stride = MemoryLayout<Record>.stride
    return [Record](unsafeUninitializedCapacity: bytes.count / stride) { buffer, count in
      count = bytes.count / stride
      UnsafeMutableRawBufferPointer(buffer)
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<(count * stride)]))
    }
  }
}

// MARK: - Matching

extension ExtractionSnapshot {
  /// Whether the sections are intact that are needed where something has changed.
  var isIntactForChanges: Bool {
    [.declarations, .dependencies, .rows, .doubtfulRows].allSatisfy { isIntact($0) }
  }

  /// Returns the files of an extraction with what the snapshot has of them.
  func matched(with requests: [FileRequest]) -> [FileState] {
    var states = requests.map { FileState($0) }
    let isInOrder =
      files.count == requests.count
      && requests.indices.allSatisfy { path(of: files[$0], is: requests[$0].path) }
    if isInOrder {
      for index in states.indices { states[index].former = index }
    } else {
      var numbers: [String: Int] = [:]
      for number in files.indices { numbers[path(of: files[number])] = number }
      for index in states.indices { states[index].former = numbers[requests[index].path] }
    }
    for index in states.indices { states[index].isUnchanged = showsUnchanged(states[index]) }
    return states
  }

  /// Returns whether the stamp of a file tells that it is as it was, and as much is wanted of it.
  private func showsUnchanged(_ state: FileState) -> Bool {
    guard let former = state.former, let stamp = state.request.stamp else { return false }
    let record = files[former]
    return record.traits.contains(.hasStamp) && record.stamp == stamp
      && record.traits.contains(.isWanted) == state.request.isWanted
  }

  /// Returns the result where no file has changed; `nil` if one did, or one came or went.
  func unchangedRun(_ states: [FileState]) -> ExtractionRun? {
    guard files.count == states.count, states.enumerated().allSatisfy({ $1.record == $0 })
    else { return nil }
    let hasNewStamps = states.enumerated()
      .contains { index, state in
        guard let stamp = state.request.stamp else { return false }
        let record = files[index]
        return !record.traits.contains(.hasStamp) || record.stamp != stamp
      }
    var states = states
    // New stamps make a snapshot that is worth writing, though all else is as it was.
    guard !hasNewStamps, completeFindings(of: &states) else { return nil }
    return ExtractionRun(states, snapshot: nil)
  }

  /// Gives the files that were not checked the findings of the snapshot.
  ///
  /// - Returns: Whether these could be read.
  func completeFindings(of states: inout [FileState]) -> Bool {
    for index in states.indices where states[index].findings == nil {
      guard states[index].request.isWanted else { continue }
      guard let record = states[index].record,
        let findings = findings(of: files[record], path: states[index].request.path)
      else { return false }
      states[index].findings = findings
    }
    return true
  }

  /// Returns the unchanged files that were not read yet whose findings depend on one of `keys`.
  func files(of states: [FileState], dependingOn keys: Set<DeclarationKey>) -> [Int] {
    guard !keys.isEmpty else { return [] }
    let keys = Set(keys.map(\.shortened))
    // Most names are told apart by two bytes, without the work of a look-up.
    var filter = [Bool](repeating: false, count: 1 << 16)
    for key in keys { filter[Int(key & 0xFFFF)] = true }
    return states.indices.filter { index in
      guard states[index].read == nil, states[index].request.isWanted,
        let record = states[index].record
      else { return false }
      return bytes.withBytes(range(files[record].dependencies, in: .dependencies)) { bytes in
        for offset in stride(from: 0, to: bytes.count & ~3, by: 4) {
          let key = bytes.loadUnaligned(fromByteOffset: offset, as: ShortDeclarationKey.self)
          if filter[Int(key & 0xFFFF)], keys.contains(key) { return true }
        }
        return false
      }
    }
  }
}

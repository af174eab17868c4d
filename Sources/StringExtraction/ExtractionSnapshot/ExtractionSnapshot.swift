import SwiftTypeChecker

/// The result of an extraction that the next extraction starts from.
///
/// A snapshot contains the fingerprint, the declarations and the findings of each file, and the
/// names that the findings depend on. It also contains the locations of all declarations by their
/// names.
///
/// A snapshot has several sections, each with a checksum. A run only reads and checks the sections
/// that it needs. Files and rows are arrays of plain records, and declarations stay encoded until
/// their names are looked up. Numbers have the byte order of the machine, so a snapshot is only
/// valid on a machine with the same byte order.
struct ExtractionSnapshot: Sendable {
  let bytes: SnapshotBytes
  /// The files.
  let files: [FileRecord]
  private let sections: [SectionRecord]

  /// The sections.
  enum Section: Int, CaseIterable {
    case files
    case paths
    case strings
    case problems
    case literals
    case declarations
    case dependencies
    case rows
    case doubtfulRows
  }

  /// The extent of a section and the fingerprint of its bytes.
  struct SectionRecord: Sendable {
    var start: UInt64
    var count: UInt64
    var checksum: Fingerprint
  }

  /// The bytes of a section that belong to a file.
  struct Extent: Hashable, Sendable {
    var start: UInt32 = 0
    var count: UInt32 = 0
  }

  /// The record of a file.
  struct FileRecord: Sendable {
    var stamp = SourceStamp(size: 0, modified: 0, changed: 0, identifier: 0)
    /// The fingerprint of the content.
    var content: Fingerprint
    var path = Extent()
    var strings = Extent()
    var problems = Extent()
    var literals = Extent()
    var declarations = Extent()
    var dependencies = Extent()
    var traits: Traits = []
  }

  /// The traits of a file.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt64

    /// The file has a stamp that shows whether it has changed.
    static let hasStamp = Traits(rawValue: 1)
    /// The strings of the file were wanted, in addition to its declarations.
    static let isWanted = Traits(rawValue: 2)
    /// Some of its extensions extend types whose first component may be a module.
    static let isDoubtful = Traits(rawValue: 4)
    /// Some of its calls name a table.
    static let namesTables = Traits(rawValue: 8)
  }

  /// The first bytes of a snapshot, with the version of the format.
  static let signature: [UInt8] = Array("xcstrings snapshot 6\n".utf8) + [0]
  /// The number of bytes before the sections.
  ///
  /// These are the signature, the identity, the records of the sections and a checksum.
  static let headerCount =
    signature.count + 8 + MemoryLayout<SectionRecord>.stride * Section.allCases.count + 8

  /// Reads a snapshot; `nil` if the bytes are damaged, not a snapshot, or have another identity.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - identity: The fingerprint of the program, the tables and the options.
  init?(_ bytes: SnapshotBytes, identity: Fingerprint) {
    guard let sections = Self.sections(of: bytes, identity: identity) else { return nil }
    let snapshot = ExtractionSnapshot(bytes: bytes, files: [], sections: sections)
    let needed: [Section] = [.files, .paths, .strings, .problems, .literals]
    guard needed.allSatisfy({ snapshot.isIntact($0) }) else { return nil }
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
      (file.path, .paths), (file.strings, .strings), (file.problems, .problems),
      (file.literals, .literals), (file.declarations, .declarations),
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

  /// Returns the strings of a file.
  func strings(of file: FileRecord, path: String) -> EncodedStrings {
    EncodedStrings(
      path: path,
      bytes,
      range(file.strings, in: .strings),
      namesTables: file.traits.contains(.namesTables)
    )
  }

  /// Returns the problems of a file; `nil` if they are damaged.
  func problems(of file: FileRecord, path: String) -> FileProblems? {
    guard file.problems.count > 0 else { return FileProblems() }
    return bytes.withBytes(range(file.problems, in: .problems)) { bytes in
      var reader = SnapshotReader(bytes, path: path)
      let problems = FileProblems(from: &reader)
      return reader.isDamaged ? nil : problems
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
  /// Whether the sections are intact that a run with changes needs.
  var isIntactForChanges: Bool {
    [.declarations, .dependencies, .rows, .doubtfulRows].allSatisfy { isIntact($0) }
  }

  /// Returns the states of the files of an extraction, matched with the files of the snapshot.
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

  /// Returns whether the stamp and the role of a file are unchanged.
  private func showsUnchanged(_ state: FileState) -> Bool {
    guard let former = state.former, let stamp = state.request.stamp else { return false }
    let record = files[former]
    return record.traits.contains(.hasStamp) && record.stamp == stamp
      && record.traits.contains(.isWanted) == state.request.isWanted
  }

  /// Returns the result if no file was changed, added or removed; `nil` otherwise.
  func unchangedRun(_ states: [FileState]) async -> ExtractionRun? {
    guard files.count == states.count, states.enumerated().allSatisfy({ $1.record == $0 })
    else { return nil }
    let hasNewStamps = states.enumerated()
      .contains { index, state in
        guard let stamp = state.request.stamp else { return false }
        let record = files[index]
        return !record.traits.contains(.hasStamp) || record.stamp != stamp
      }
    // A snapshot with new stamps is worth writing, even if everything else is unchanged.
    guard !hasNewStamps else { return nil }
    return await ExtractionRun(states, since: self, snapshot: nil)
  }

  /// Returns whether the strings can be read of the files that were not checked.
  func areStringsIntact(of states: [FileState]) async -> Bool {
    let open = states.indices.filter { states[$0].findings == nil && states[$0].request.isWanted }
    let intact = await inBatches(open) { batch, _ in
      let areIntact = batch.allSatisfy { index in
        states[index].record.map { strings(of: files[$0], path: "").areIntact } ?? false
      }
      return [areIntact]
    }
    return intact.allSatisfy(\.self)
  }

  /// Returns the unchanged, unread files whose findings depend on one of `keys`.
  func files(of states: [FileState], dependingOn keys: Set<DeclarationKey>) -> [Int] {
    guard !keys.isEmpty else { return [] }
    let keys = Set(keys.map(\.shortened))
    // Two bytes distinguish most names without a lookup.
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

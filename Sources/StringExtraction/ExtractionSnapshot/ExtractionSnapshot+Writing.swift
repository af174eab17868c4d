import StringCatalog
import SwiftTypeChecker

extension ExtractionSnapshot {
  /// The parts of a new snapshot for one file.
  struct File: Sendable {
    var path: String
    var stamp: SourceStamp?
    var content: Fingerprint
    var traits: Traits
    var strings: Part
    var problems: Part
    var literals: Part
    var declarations: Part
    var dependencies: Part
  }

  /// Bytes of a new snapshot.
  enum Part: Sendable {
    /// New bytes.
    case made([UInt8])
    /// Bytes of the old snapshot.
    case kept(Range<Int>)
  }

  /// Returns the bytes of a snapshot.
  ///
  /// - Parameters:
  ///   - files: The parts of the files.
  ///   - tables: The locations of their declarations.
  ///   - identity: The fingerprint of the program, the tables and the options.
  ///   - old: The old snapshot, which contains the kept parts.
  /// - Returns: The snapshot.
  static func bytes(
    keeping files: [File],
    _ tables: DeclarationTables,
    identity: Fingerprint,
    from old: SnapshotBytes
  ) -> [UInt8] {
    var builder = Builder(old: old)
    builder.bytes.reserveCapacity(
      old.count + old.count / 8 + 16 * tables.project.rows.count + 1 << 16
    )
    builder.bytes += [UInt8](repeating: 0, count: headerCount)
    var records = files.map { FileRecord($0) }
    for index in files.indices { records[index].path = builder.add(path: files[index].path) }
    builder.endSection(.paths)
    for index in files.indices { records[index].strings = builder.add(files[index].strings) }
    builder.endSection(.strings)
    for index in files.indices { records[index].problems = builder.add(files[index].problems) }
    builder.endSection(.problems)
    for index in files.indices { records[index].literals = builder.add(files[index].literals) }
    builder.endSection(.literals)
    for index in files.indices {
      records[index].declarations = builder.add(files[index].declarations)
    }
    builder.endSection(.declarations)
    for index in files.indices {
      records[index].dependencies = builder.add(files[index].dependencies)
    }
    builder.endSection(.dependencies)
    builder.add(records: tables.project.rows)
    builder.endSection(.rows)
    builder.add(records: tables.doubtful.rows)
    builder.endSection(.doubtfulRows)
    builder.add(records: records)
    builder.endSection(.files)
    builder.writeHeader(identity: identity)
    return builder.bytes
  }

  /// Joins sections.
  private struct Builder {
    let old: SnapshotBytes
    var bytes: [UInt8] = []
    private var sections = [SectionRecord](
      repeating: SectionRecord(start: 0, count: 0, checksum: .start),
      count: Section.allCases.count
    )
    private var sectionStart = headerCount

    init(old: SnapshotBytes) {
      self.old = old
    }

    mutating func add(path: String) -> Extent {
      var path = path
      return path.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    mutating func add(_ part: Part) -> Extent {
      switch part {
      case .made(let new): return new.withUnsafeBytes { add($0) }
      case .kept(let range): return old.withBytes(range) { add($0) }
      }
    }

    private mutating func add(_ content: UnsafeRawBufferPointer) -> Extent {
      let start = bytes.count - sectionStart
      bytes.append(contentsOf: content)
      return Extent(start: UInt32(clamping: start), count: UInt32(clamping: content.count))
    }

    mutating func add<Record: BitwiseCopyable>(records: [Record]) {
      records.withUnsafeBytes { bytes.append(contentsOf: $0) }
    }

    /// Records the current section, and starts the next one at an aligned offset.
    mutating func endSection(_ section: Section) {
      let content = bytes.withUnsafeBytes { all in
        Fingerprint(UnsafeRawBufferPointer(rebasing: all[sectionStart...]))
      }
      sections[section.rawValue] = SectionRecord(
        start: UInt64(sectionStart),
        count: UInt64(bytes.count - sectionStart),
        checksum: content
      )
      while !bytes.count.isMultiple(of: 16) { bytes.append(0) }
      sectionStart = bytes.count
    }

    mutating func writeHeader(identity: Fingerprint) {
      var header = signature
      withUnsafeBytes(of: identity.rawValue) { header.append(contentsOf: $0) }
      sections.withUnsafeBytes { header.append(contentsOf: $0) }
      let checksum = Fingerprint(header)
      withUnsafeBytes(of: checksum.rawValue) { header.append(contentsOf: $0) }
      bytes.replaceSubrange(..<headerCount, with: header)
    }
  }
}

extension ExtractionSnapshot.FileRecord {
  /// Creates the record of a file, without the extents of its parts.
  fileprivate init(_ file: ExtractionSnapshot.File) {
    content = file.content
    traits = file.traits
    if let stamp = file.stamp {
      self.stamp = stamp
      traits.insert(.hasStamp)
    } else {
      traits.remove(.hasStamp)
    }
  }
}

// MARK: - Snapshot

extension Extraction {
  /// Returns a function that makes the snapshot for the next extraction.
  func snapshot(
    of states: [FileState],
    _ update: DeclarationUpdate,
    since old: ExtractionSnapshot?
  ) -> (@Sendable () -> [UInt8])? {
    guard makesSnapshot else { return nil }
    return { [identity] in
      ExtractionSnapshot.bytes(
        keeping: states.map { ExtractionSnapshot.File($0, since: old) },
        update.tables,
        identity: identity,
        from: old?.bytes ?? .none
      )
    }
  }
}

extension ExtractionSnapshot {
  /// Returns the parts of a file that the new snapshot keeps.
  fileprivate func kept(_ record: FileRecord, as request: FileRequest) -> File {
    File(
      path: request.path,
      stamp: request.stamp,
      content: record.content,
      traits: record.traits,
      strings: .kept(range(record.strings, in: .strings)),
      problems: .kept(range(record.problems, in: .problems)),
      literals: .kept(range(record.literals, in: .literals)),
      declarations: .kept(range(record.declarations, in: .declarations)),
      dependencies: .kept(range(record.dependencies, in: .dependencies))
    )
  }
}

extension ExtractionSnapshot.File {
  /// Creates the parts of a file.
  fileprivate init(_ state: FileState, since old: ExtractionSnapshot?) {
    if state.read == nil, let old, let record = state.record {
      self = old.kept(old.files[record], as: state.request)
      return
    }
    let findings = state.findings ?? FileFindings()
    var traits: ExtractionSnapshot.Traits = []
    if state.request.isWanted { traits.insert(.isWanted) }
    if state.read?.declarations.isDoubtful ?? false { traits.insert(.isDoubtful) }
    if findings.occurrences.contains(where: { $0.table != nil }) { traits.insert(.namesTables) }
    self.init(
      path: state.request.path,
      stamp: state.request.stamp,
      content: state.read?.content ?? .start,
      traits: traits,
      strings: .made(EncodedStrings.bytes(of: findings.occurrences, path: state.request.path)),
      problems: .made(findings.problems.bytes(path: state.request.path)),
      literals: .made(findings.plainLiterals.bytes),
      declarations: .made(state.read?.encoded ?? []),
      dependencies: .made(state.dependencies.withUnsafeBytes { Array($0) })
    )
  }
}

package import CatalogExchange
package import Diagnostics
import FileFormats
package import FileSystem
import JSONSyntax

/// Adds the translations of TMX files to another one, of which only a part is in memory.
///
/// The units are divided into groups by their source texts, and each group is merged separately. The
/// result is the same as if all were merged at once: the units of the file in their order, followed
/// by new ones in the order of the other files.
package struct MemoryAddition {
  /// The problems of the files.
  package private(set) var diagnostics: [Diagnostic] = []
  private let target: StampedFile
  private let sourceLanguage: String
  private let groups: RecordGroups
  /// The number of units that were read.
  private var unitCount = 0
  /// The positions at which the parts of the result begin.
  private var partStarts = [0]
  /// The number of bytes of the units that were read since the last part began.
  private var partSize = 0

  /// The number of groups, by which a file of 1 GB is divided into about 2 MB.
  private static let groupCount = 512
  /// The number of bytes of units that form a part of the result.
  private static let partLimit = 1 << 20

  /// Reads the file to which translations are added, if it exists.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - sourceLanguage: The source language, for a file without one.
  /// - Throws: `WorkspaceError` if the file is damaged, because it would be replaced by a part of it,
  ///   or `FileError` if it cannot be read.
  package init(to path: String, sourceLanguage: String) throws {
    target = try StampedFile(path)
    groups = RecordGroups(count: Self.groupCount, for: path)
    guard target.stamp != nil else {
      self.sourceLanguage = sourceLanguage
      return
    }
    let next = try FileSystem.pieces(of: path, as: .translation)
    self.sourceLanguage = try TMXReader.sourceLanguage(reading: next) ?? sourceLanguage
    diagnostics = try read(path, isTarget: true)
    let problems = diagnostics.filter { $0.severity == .error || $0.message.isLossOfTMX }
    guard problems.isEmpty else { throw WorkspaceError.damagedMemory(path: path, problems) }
  }

  /// Adds the translations of a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - codes: The codes of languages in the file.
  /// - Throws: `FileError` if the file cannot be read, or if there is no space for its units.
  package mutating func add(
    _ path: String,
    codes: LanguageCodes = LanguageCodes()
  ) throws(FileError) {
    diagnostics += try read(path, isTarget: false, codes)
  }

  private mutating func read(
    _ path: String,
    isTarget: Bool,
    _ codes: LanguageCodes = LanguageCodes()
  ) throws(FileError) -> [Diagnostic] {
    let next = try FileSystem.pieces(of: path, as: .translation)
    var copy = self
    var failure: FileError?
    let diagnostics = try TMXReader.read(file: path, reading: next) { unit in
      do throws(FileError) {
        try copy.append(unit.replacingLanguages(codes.tag(ofCode:)), isOfTarget: isTarget)
        return true
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
    self = copy
    return diagnostics
  }

  private mutating func append(_ unit: TMXUnit, isOfTarget: Bool) throws(FileError) {
    let source = unit.source(in: sourceLanguage)
    guard source != nil || isOfTarget else { return }
    let record = MemoryRecord(position: unitCount, isOfTarget: isOfTarget, unit: unit).bytes
    // Units without source text are in any group, because they are not compared.
    let group = source.map { Self.group(of: $0.text) } ?? unitCount % Self.groupCount
    try groups.append(record, to: group)
    if partSize > Self.partLimit {
      partStarts.append(unitCount)
      partSize = 0
    }
    unitCount += 1
    partSize += record.count
  }

  /// Returns the group of a source text, by the hash function FNV-1a.
  private static func group(of text: String) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int((hash ^ hash >> 32) % UInt64(groupCount))
  }

  /// Merges the files, which must have no errors.
  ///
  /// - Returns: The result, which is not written yet.
  /// - Throws: `FileError` if there is no space for it.
  /// - Complexity: O(*n*) in the length of the files.
  package consuming func merged() throws(FileError) -> MergedMemory {
    var result = MergedMemory(
      target: target,
      sourceLanguage: sourceLanguage,
      partStarts: partStarts
    )
    for group in 0..<groups.count {
      try result.merge(MemoryRecord.records(in: try groups.takeRecords(of: group)))
    }
    return result
  }
}

/// The translations of several TMX files, each of them once.
package struct MergedMemory {
  /// The number of source texts, or of alternative translations of them.
  package private(set) var unitCount = 0
  /// The number of translations that were added.
  package private(set) var addedCount = 0
  /// The problems that appeared when the files were merged.
  package var diagnostics: [Diagnostic] {
    skippedCount > 0 ? [Diagnostic(.memorySkipped(skippedCount), .warning)] : []
  }
  /// The number of translations whose source texts have too many others.
  private var skippedCount = 0
  /// Whether anything was added, which may be a context of a known translation.
  private var isChanged = false
  private let target: StampedFile
  private let sourceLanguage: String
  private let partStarts: [Int]
  private let parts: RecordGroups

  fileprivate init(target: StampedFile, sourceLanguage: String, partStarts: [Int]) {
    self.target = target
    self.sourceLanguage = sourceLanguage
    self.partStarts = partStarts
    parts = RecordGroups(count: partStarts.count, for: target.path)
  }

  /// Merges all units that have some source texts.
  fileprivate mutating func merge(_ records: [MemoryRecord]) throws(FileError) {
    var texts = MemoryTexts(sourceLanguage: sourceLanguage)
    // The position of the record from which each unit was made.
    var positions: [Int] = []
    for record in records {
      if record.isOfTarget {
        texts.append(record.unit)
      } else {
        addedCount += texts.add(record.unit)
      }
      if texts.units.count > positions.count { positions.append(record.position) }
    }
    isChanged = isChanged || texts.isChanged
    skippedCount += texts.skippedCount
    unitCount += texts.units.count
    for (position, unit) in zip(positions, texts.units) {
      let record = MemoryRecord(position: position, isOfTarget: true, unit: unit)
      try parts.append(record.bytes, to: partStarts.partitioningIndex { $0 > position } - 1)
    }
  }

  /// Writes the file if anything was added.
  ///
  /// - Parameter version: The version of the program, which the file names.
  /// - Throws: `FileError` if the file cannot be written, if it was changed meanwhile, or if it would
  ///   be too large to be read.
  package func write(version: String) throws(FileError) {
    guard isChanged else { return }
    try FileSystem.createFolder(target.path.folderPath)
    var printer = TMXPrinter(
      sourceLanguage: sourceLanguage,
      tool: "xcstrings",
      toolVersion: version
    )
    try FileSystem.replace(target, limit: InputKind.translation.maximumSize) {
      write throws(FileError) in
      for part in 0..<parts.count {
        let records = MemoryRecord.records(in: try parts.takeRecords(of: part))
        for record in records.sorted(by: { $0.position < $1.position }) {
          printer.print(record.unit)
        }
        try write(printer.takeBytes())
      }
      try write(printer.finish())
    }
  }
}

extension Diagnostic.Message {
  /// Translations were skipped, because their source texts have many others; a warning.
  fileprivate static func memorySkipped(_ count: Int) -> Self {
    Self(
      "memory-skipped",
      "\(count) translations are skipped, because their source texts have too many others",
      one: "\(count) translation is skipped, because its source text has too many others"
    )
  }
}

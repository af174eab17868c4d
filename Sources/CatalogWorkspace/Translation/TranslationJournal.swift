import FileSystem
import MachineTranslation

/// The accepted translations of a run, in a file that survives the end of the process.
///
/// A run appends each translation before it writes the catalog, and removes the file at its end. If
/// it is interrupted in any way, the next run finds the translations and does not request them again.
final class TranslationJournal {
  /// The translations of an interrupted run.
  let lines: [RequestDigest: JournalLine]
  /// The path of the file with the requests whose answers were refused.
  let refusalsPath: String
  private let file: AppendedFile
  private var isSynchronized = true
  private var lastSynchronization = ContinuousClock.now

  /// The folder within that of a project.
  private static let folder = ".build/xcstrings/translate"
  /// The minimum time between two synchronizations with the disk, which take longer than an append.
  private static let interval = Duration.milliseconds(100)
  /// The maximum number of bytes that are read; no run writes as many.
  private static let greatestSize: Int64 = 1 << 28

  /// Opens the journal for a language, and creates it if necessary.
  ///
  /// Returns `nil` if another process translates into the language.
  ///
  /// - Parameters:
  ///   - root: The folder of the project.
  ///   - source: The source language.
  ///   - language: The language of the translations.
  /// - Throws: An error if the file cannot be opened or read.
  init?(in root: String, from source: String, to language: String) throws(FileError) {
    let folder = FileSystem.join(root, Self.folder)
    guard FileSystem.isPrivateFolder(Self.folder, in: root),
      let name = PathComponent("\(source)-\(language).jsonl"),
      let refusals = PathComponent("\(source)-\(language).refused.jsonl")
    else { throw FileError(.outsideProject, .write, path: folder) }
    refusalsPath = FileSystem.join(folder, refusals)
    try FileSystem.createFolder(folder)
    try FileSystem.create(Array("*\n".utf8), at: FileSystem.join(folder, ".gitignore"))
    guard let file = try AppendedFile(FileSystem.join(folder, name)) else { return nil }
    lines = try Self.lines(in: file)
    self.file = file
  }

  /// Removes the journal of a run that was interrupted after it had written everything.
  static func removeLeftOver(in root: String, from source: String, to language: String) {
    let folder = FileSystem.join(root, Self.folder)
    guard FileSystem.isPrivateFolder(Self.folder, in: root),
      let name = PathComponent("\(source)-\(language).jsonl"),
      FileSystem.exists(FileSystem.join(folder, name))
    else { return }
    if let journal = try? TranslationJournal(in: root, from: source, to: language) {
      journal.remove()
    }
  }

  /// Reads the whole lines; one that is incomplete is ended, so that the next one is not part of it.
  private static func lines(
    in file: borrowing AppendedFile
  ) throws(FileError) -> [RequestDigest: JournalLine] {
    let bytes = try file.content(limit: greatestSize)
    if let last = bytes.last, last != UInt8(ascii: "\n") { try file.append([UInt8(ascii: "\n")]) }
    var lines: [RequestDigest: JournalLine] = [:]
    for part in bytes.split(separator: UInt8(ascii: "\n")) {
      if let line = JournalLine(parsing: Array(part)) { lines[line.request] = line }
    }
    return lines
  }

  /// Appends translations.
  func append(_ lines: [JournalLine]) throws(FileError) {
    guard !lines.isEmpty else { return }
    var bytes: [UInt8] = []
    for line in lines { bytes += line.line + [UInt8(ascii: "\n")] }
    try file.append(bytes)
    isSynchronized = false
  }

  /// Waits until the translations are on the disk, unless that was done a moment ago.
  func synchronizeRegularly() throws(FileError) {
    guard ContinuousClock.now - lastSynchronization >= Self.interval else { return }
    try synchronize()
  }

  /// Waits until the translations are on the disk.
  func synchronize() throws(FileError) {
    guard !isSynchronized else { return }
    try file.synchronize()
    isSynchronized = true
    lastSynchronization = .now
  }

  /// Removes the journal, because its translations are in the catalogs.
  func remove() {
    // A journal that remains contains only translations that are no longer missing.
    try? FileSystem.removeFile(file.path)
  }
}

import Diagnostics
import FileSystem
import JSONSyntax
import StringCatalog

/// The translations that a person has left for later, which come last in the next review.
///
/// The file is in the build folder, so it is not shared with others.
package struct SkippedReviews {
  private var lines: Set<[String]>
  private let root: String

  private static let folder = ".build/xcstrings/review"
  private static let name = "skipped.jsonl"
  /// The maximum number of translations, and of bytes that are read.
  private static let limits = (count: 10_000, bytes: 1 << 24)

  /// Reads the translations; those of a file that cannot be read are forgotten.
  ///
  /// - Parameter root: The folder of the project.
  package init(in root: String) {
    self.root = root
    let path = FileSystem.join(FileSystem.join(root, Self.folder), Self.name)
    let bytes =
      FileSystem.isPrivateFolder(Self.folder, in: root)
      ? (try? FileSystem.read(path, as: .source)) ?? [] : []
    let texts = bytes.split(separator: UInt8(ascii: "\n")).prefix(Self.limits.count)
      .compactMap { line -> [String]? in
        guard case .array(let parts)? = JSONValue.parse(Array(line), file: "").value else {
          return nil
        }
        return parts.compactMap { if case .string(let text) = $0 { text } else { nil } }
      }
    lines = Set(texts.filter { $0.count == 3 })
  }

  /// Returns whether a translation was left for later.
  package func contains(_ entry: ReviewQueue.Entry, of queue: ReviewQueue) -> Bool {
    lines.contains(Self.line(entry, queue))
  }

  /// Changes whether translations are left for later, and writes the file.
  ///
  /// A project whose folder cannot be written only begins in the usual order next time.
  ///
  /// - Parameters:
  ///   - skipped: The translations that were left for later.
  ///   - decided: Those that were decided.
  ///   - queue: Their queue.
  package mutating func update(
    skipped: [ReviewQueue.Entry],
    decided: [ReviewQueue.Entry],
    of queue: ReviewQueue
  ) {
    let former = lines
    lines.formUnion(skipped.map { Self.line($0, queue) })
    lines.subtract(decided.map { Self.line($0, queue) })
    guard lines != former, FileSystem.isPrivateFolder(Self.folder, in: root) else { return }
    let texts = lines.sorted { $0.lexicographicallyPrecedes($1) }.prefix(Self.limits.count)
    let bytes = texts.map { JSONValue.array($0.map { .string($0) }).line }
      .flatMap { $0 + [UInt8(ascii: "\n")] }
    let folder = FileSystem.join(root, Self.folder)
    do {
      try FileSystem.createFolder(folder)
      try FileSystem.create(Array("*\n".utf8), at: FileSystem.join(folder, ".gitignore"))
      try FileSystem.put(bytes, at: FileSystem.join(folder, Self.name))
    } catch {}
  }

  private static func line(_ entry: ReviewQueue.Entry, _ queue: ReviewQueue) -> [String] {
    [queue.files[entry.catalog].path, entry.key, entry.language]
  }
}

import CatalogExchange
package import Diagnostics
import FileFormats
package import FileSystem
package import StringCatalog

/// The file with finished translations of keys that the catalogs no longer have.
///
/// Nothing is kept unless the file exists.
package struct KeptTranslations {
  /// The path of the file.
  package let path: String
  private let version: String

  /// Finds the file of a project.
  ///
  /// - Parameters:
  ///   - folder: The folder of the project.
  ///   - version: The version of the program, which the file names.
  package init(inFolder folder: String, version: String) {
    path = FileSystem.join(folder, ProjectMemory.keptFile)
    self.version = version
  }

  /// Whether translations are kept.
  package var isActive: Bool { FileSystem.exists(path) }

  /// Creates the file without translations.
  ///
  /// - Parameter sourceLanguage: The source language.
  /// - Returns: Whether it did not exist.
  /// - Throws: `FileError` if it cannot be written.
  package func create(sourceLanguage: String) throws(FileError) -> Bool {
    let content = try FileSystem.content(of: path, as: .translation)
    guard content.bytes == nil else { return false }
    try FileSystem.createFolder(String(path.dropLast("/memory.tmx".count)))
    let bytes = MemoryTexts(sourceLanguage: sourceLanguage).printed(version: version).bytes
    return try FileSystem.replace(content, with: bytes)
  }

  /// Adds the finished translations of keys that an edit of catalogs removed.
  ///
  /// A key that another catalog of the edit received is not removed.
  ///
  /// - Parameter edits: Each catalog before and after the edit.
  /// - Returns: The number of translations that were added.
  /// - Throws: `FileError` if the file cannot be read or written.
  @discardableResult package func add(
    removedIn edits: [(path: String, before: StringCatalog, after: StringCatalog)]
  ) throws(FileError) -> Int {
    guard isActive, let source = edits.first?.before.sourceLanguage else { return 0 }
    let content = try FileSystem.content(of: path, as: .translation)
    let parsed = TMXReader.parse(content.bytes ?? [], file: path)
    // A damaged file is not replaced by a part of it.
    guard !parsed.hasErrors else { return 0 }
    var texts = MemoryTexts(sourceLanguage: source)
    for unit in parsed.value { texts.add(unit) }
    let count = texts.count
    for edit in edits {
      texts.add(edit.before, at: edit.path, in: edit.before.languages) { key, _ in
        edits.allSatisfy { $0.after[key] == nil }
      }
    }
    let added = texts.count - count
    if added > 0 { try FileSystem.replace(content, with: texts.printed(version: version).bytes) }
    return added
  }
}

import CatalogExchange
import Diagnostics
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
  /// The texts of a key are not kept if a new key of the edit has them all, such as a key that got
  /// another name or that moved to another catalog.
  ///
  /// - Parameter edits: Each catalog before and after the edit.
  /// - Returns: The number of translations that were added.
  /// - Throws: `WorkspaceError` if the file is damaged, so that no key is removed whose translations
  ///   cannot be kept, or `FileError` if it cannot be read or written.
  @discardableResult package func add(removedIn edits: [Edit]) throws -> Int {
    guard isActive else { return 0 }
    let moved = Set(edits.flatMap(\.newTexts))
    let kept = edits.map { edit in
      Dictionary(grouping: edit.removedTexts, by: \.key)
        .filter { !$0.value.map(\.text).allSatisfy(moved.contains) }
    }
    guard let first = zip(edits, kept).first(where: { !$0.1.isEmpty })?.0 else { return 0 }
    let content = try FileSystem.content(of: path, as: .translation)
    let parsed = TMXReader.parse(content.bytes ?? [], file: path)
    // A damaged file is not replaced by a part of it.
    let problems = parsed.diagnostics.filter { $0.severity == .error || $0.message.isLossOfTMX }
    guard problems.isEmpty else {
      throw WorkspaceError.damagedMemory(path: path, problems)
    }
    var rest = content.bytes ?? []
    let language = TMXReader.sourceLanguage {
      defer { rest = [] }
      return rest
    }
    var texts = MemoryTexts(sourceLanguage: language ?? first.before.sourceLanguage)
    for unit in parsed.value { texts.append(unit) }
    let count = texts.count
    for (edit, kept) in zip(edits, kept)
    where !kept.isEmpty && edit.before.sourceLanguage == texts.sourceLanguage {
      texts.add(edit.before, at: edit.path, in: edit.before.languages) { key, _ in
        kept[ExactString(key)] != nil
      }
    }
    let added = texts.count - count
    if added > 0 { try FileSystem.replace(content, with: texts.printed(version: version).bytes) }
    return added
  }

  /// Adds the finished translations of keys that edits of catalogs removed.
  ///
  /// - Parameter outcomes: The outcomes of the edits, which are not written yet.
  /// - Returns: The number of translations that were added.
  /// - Throws: The same errors as ``add(removedIn:)``.
  package func add(removedBy outcomes: [EditOutcome<some Any>]) throws -> Int {
    try add(
      removedIn: outcomes.filter(\.isChanged)
        .map { Edit(path: $0.file.path, before: $0.file.catalog, after: $0.catalog) }
    )
  }

  /// A catalog before and after an edit.
  package struct Edit {
    let path: String
    let before: StringCatalog
    let after: StringCatalog

    /// Creates an edit.
    package init(path: String, before: StringCatalog, after: StringCatalog) {
      self.path = path
      self.before = before
      self.after = after
    }
  }
}

/// A finished translation with its source text.
private struct KeptText: Hashable {
  let language: String
  let source: ExactString
  let target: ExactString
}

extension KeptTranslations.Edit {
  /// The texts of keys that the edit removed.
  fileprivate var removedTexts: [(key: ExactString, text: KeptText)] {
    Self.texts(in: before, without: after)
  }

  /// The texts of keys that the edit added.
  fileprivate var newTexts: [KeptText] { Self.texts(in: after, without: before).map(\.text) }

  private static func texts(
    in catalog: StringCatalog,
    without other: StringCatalog
  ) -> [(key: ExactString, text: KeptText)] {
    let keys = Set(catalog.keys.filter { !other.contains($0) }.map { ExactString($0) })
    guard !keys.isEmpty else { return [] }
    return catalog.languages.flatMap { language in
      catalog.translatedTexts(in: language) { key, _ in keys.contains(ExactString(key)) }
        .map { text in
          let kept = KeptText(
            language: language,
            source: ExactString(text.source),
            target: ExactString(text.target)
          )
          return (ExactString(text.id.key), kept)
        }
    }
  }
}

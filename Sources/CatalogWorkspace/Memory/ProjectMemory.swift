import CatalogExchange
package import Diagnostics
import FileFormats
package import FileSystem
import ProjectConfiguration
package import StringCatalog
package import TranslationMemory

/// The translations of a project into one language that can be used again.
///
/// These are the finished translations of its catalogs, those that were kept of removed keys, and
/// those of the files in the configuration, in this order.
package struct ProjectMemory: Sendable {
  /// The target language.
  package let language: String
  /// The translations.
  package private(set) var memory = TranslationMemory()
  /// The sources of the translations, in order.
  package private(set) var sources: [Source] = []
  /// The problems of the files.
  package private(set) var diagnostics: [Diagnostic] = []

  /// A source of translations.
  package struct Source: Hashable, Sendable {
    /// The path of the catalog or file.
    package let path: String
    /// The number of translations.
    package var count: Int
    /// The number of points that are taken off the scores.
    package let penalty: Int
  }

  /// The path of the file with the translations of removed keys, in the folder of the project.
  package static let keptFile = ".xcstrings/memory.tmx"

  /// Reads the translations.
  ///
  /// - Parameters:
  ///   - language: The target language.
  ///   - files: The catalogs.
  ///   - project: The project; `nil` if there is none.
  ///   - isIncluded: Called for each entry of the catalogs with its strings in both languages;
  ///     returns whether its translations are included.
  /// - Throws: `FileError` if a file of the configuration cannot be read.
  /// - Complexity: O(*n*), where *n* is the length of all texts.
  package init(
    language: String,
    catalogs files: [CatalogFile],
    project: Project?,
    including isIncluded: (CatalogFile, _ key: String, StringCatalog.Entry) -> Bool = { _, _, _ in
      true
    }
  ) throws(FileError) {
    self.language = language
    for file in files { add(file, isIncluded) }
    let kept = FileSystem.join(project?.folder ?? ".", Self.keptFile)
    let source = files.first?.catalog.sourceLanguage ?? Project.defaultSourceLanguage
    if FileSystem.exists(kept) { try add(kept, penalty: 0, source: source) }
    for file in project?.configuration.memory ?? [] {
      try add(
        project?.path(file.path) ?? file.path,
        penalty: file.penalty,
        source: source,
        project?.languageCodes ?? LanguageCodes()
      )
    }
  }

  /// Adds a translation that was finished since the catalogs were read.
  mutating func add(_ unit: MemoryUnit) { memory.append(unit) }

  private mutating func add(
    _ file: CatalogFile,
    _ isIncluded: (CatalogFile, _ key: String, StringCatalog.Entry) -> Bool
  ) {
    let source = file.catalog.sourceLanguage
    let origins = [false, true].map { MemoryUnit.Origin(file: file.path, isMachine: $0) }
    var entry = Source(path: file.path, count: 0, penalty: 0)
    for (key, content) in file.catalog.entries(inLanguages: [source, language])
    where source != language && isIncluded(file, key, content) {
      for text in content.translatedTexts(key: key, from: source, to: language) {
        memory.append(
          MemoryUnit(
            source: text.source,
            target: text.target,
            context: text.id.text,
            comment: text.comment,
            origin: origins[text.isMachine ? 1 : 0]
          )
        )
        entry.count += 1
      }
    }
    sources.append(entry)
  }

  /// Adds the translations of a file that are from the source language into the target language.
  ///
  /// The languages of a file may have the tags of the project, or the codes of a service.
  private mutating func add(
    _ path: String,
    penalty: Int,
    source: String,
    _ codes: LanguageCodes = LanguageCodes()
  ) throws(FileError) {
    let next = try FileSystem.pieces(of: path, as: .translation)
    let origins = [false, true]
      .map {
        MemoryUnit.Origin(file: path, isMachine: $0, penalty: penalty)
      }
    var entry = Source(path: path, count: 0, penalty: penalty)
    diagnostics += try TMXReader.read(file: path, reading: next) { unit in
      let texts =
        unit.texts(from: source, to: language)
        ?? unit.replacingLanguages(codes.tag(ofCode:)).texts(from: source, to: language)
      guard let (text, target) = texts, target != text, !text.text.isEmpty, !target.text.isEmpty
      else { return true }
      let isMachine = target.properties.contains { $0.type == MemoryTexts.stateType }
      let contexts = unit.contexts
      for context in contexts.isEmpty ? [nil] : contexts.map(Optional.some) {
        memory.append(
          MemoryUnit(
            source: text.text,
            target: target.text,
            context: context,
            comment: unit.notes.first,
            origin: origins[isMachine ? 1 : 0]
          )
        )
      }
      entry.count += 1
      return true
    }
    sources.append(entry)
  }
}

extension TMXUnit {
  /// Returns the source text and its translation; `nil` if one of them is not in its language.
  fileprivate func texts(
    from source: String,
    to language: String
  ) -> (source: Variant, target: Variant)? {
    guard let text = text(in: sourceLanguage ?? source),
      MemoryLanguage(text.language).matches(source), let target = self.text(in: language)
    else { return nil }
    return (text, target)
  }
}

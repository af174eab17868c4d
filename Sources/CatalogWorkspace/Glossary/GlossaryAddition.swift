package import CatalogExchange
package import Diagnostics
package import FileSystem
package import ProjectConfiguration

/// Adds the terms of files to another file.
package struct GlossaryAddition {
  /// All terms of the file.
  package private(set) var terms: [Configuration.GlossaryTerm] = []
  /// The number of terms that were added or changed.
  package var changedCount: Int { changed.count }
  private var changed: Set<String> = []
  /// The problems of the files.
  package private(set) var diagnostics: [Diagnostic] = []
  private let content: FileContent
  private let sourceLanguage: String

  /// Reads the file to which terms are added, if it exists.
  ///
  /// - Parameters:
  ///   - path: The path of the file, whose extension determines its format.
  ///   - sourceLanguage: The source language.
  /// - Throws: `FileError` if the file cannot be read.
  package init(to path: String, sourceLanguage: String) throws(FileError) {
    content = try FileSystem.content(of: path, as: .project)
    self.sourceLanguage = sourceLanguage
    guard let bytes = content.bytes else { return }
    let parsed = GlossaryFormat(ofFileAt: path)
      .parse(bytes, file: path, sourceLanguage: sourceLanguage)
    terms = parsed.value
    diagnostics = parsed.diagnostics
  }

  /// Adds the terms of a file.
  ///
  /// A term that exists gets the words that it lacks; nothing is removed.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - codes: The codes of languages in the file.
  /// - Throws: `FileError` if the file cannot be read.
  package mutating func add(_ path: String, codes: LanguageCodes) throws(FileError) {
    let parsed = GlossaryFormat(ofFileAt: path)
      .parse(
        try FileSystem.read(path, as: .project),
        file: path,
        sourceLanguage: sourceLanguage,
        codes: codes
      )
    diagnostics += parsed.diagnostics
    for term in parsed.value {
      if let index = terms.firstIndex(where: { $0.term == term.term }) {
        let merged = terms[index].merged(with: term)
        if merged != terms[index] { changed.insert(term.term) }
        terms[index] = merged
      } else {
        terms.append(term)
        changed.insert(term.term)
      }
    }
  }

  /// Writes the file if terms were added or changed.
  ///
  /// - Returns: Warnings about terms that could not be written.
  /// - Throws: `FileError` if the file cannot be written, or if it was changed meanwhile.
  package func write() throws(FileError) -> [Diagnostic] {
    guard changedCount > 0 else { return [] }
    let printed = GlossaryFormat(ofFileAt: content.path)
      .printed(terms, sourceLanguage: sourceLanguage)
    try FileSystem.replace(content, with: printed.value)
    return printed.diagnostics
  }
}

extension Configuration.GlossaryTerm {
  /// Returns the term with the words of another one that it lacks.
  fileprivate func merged(with other: Self) -> Self {
    var merged = self
    merged.definition = definition ?? other.definition
    merged.note = note ?? other.note
    merged.isTranslated = isTranslated && other.isTranslated
    merged.sourceVariants += other.sourceVariants.filter { !sourceVariants.contains($0) }
    merged.translations = Self.merged(translations, other.translations)
    merged.variants = Self.merged(variants, other.variants)
    merged.forbidden = Self.merged(forbidden, other.forbidden)
    return merged
  }

  private static func merged(
    _ texts: [String: [String]],
    _ others: [String: [String]]
  ) -> [String: [String]] {
    texts.merging(others) { own, new in own + new.filter { !own.contains($0) } }
  }
}

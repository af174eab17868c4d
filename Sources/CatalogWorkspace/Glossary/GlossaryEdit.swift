package import Diagnostics
import FileSystem
import ProjectConfiguration
import StringCatalog

/// An edit of the terms in the file of a glossary.
package struct GlossaryEdit: Sendable {
  /// The terms to add or to change.
  package var changes: [Change]
  /// The terms to remove.
  package var removals: [String]

  /// A change to a term; what is `nil` or has no value for a language stays the same.
  package struct Change: Sendable {
    /// The word or phrase of the source language.
    package var term: String
    /// Whether the term is translated.
    package var isTranslated: Bool?
    /// The translations by language.
    package var translations: [String: [String]]
    /// The translations that must not be used, by language.
    package var forbidden: [String: [String]]
    /// The definition; empty to remove it.
    package var definition: String?
    /// The note; empty to remove it.
    package var note: String?

    /// Creates a change.
    package init(
      _ term: String,
      isTranslated: Bool? = nil,
      translations: [String: [String]] = [:],
      forbidden: [String: [String]] = [:],
      definition: String? = nil,
      note: String? = nil
    ) {
      self.term = term
      self.isTranslated = isTranslated
      self.translations = translations
      self.forbidden = forbidden
      self.definition = definition
      self.note = note
    }
  }

  /// Creates an edit.
  package init(changes: [Change], removals: [String]) {
    self.changes = changes
    self.removals = removals
  }

  /// The reasons why an edit is not made.
  package enum Refusal: Error, Hashable, Sendable {
    /// The terms have changed since they were read.
    case changed(revision: String)
    /// A term to remove does not exist.
    case noSuchTerm(String)
    /// The table has columns that would be lost.
    case unknownColumns([String])
    /// The file has errors.
    case damaged([Diagnostic])
  }

  /// The result of an edit.
  package struct Outcome: Sendable {
    /// The number of new terms.
    package internal(set) var addedCount = 0
    /// The number of terms that have changed.
    package internal(set) var changedCount = 0
    /// The number of terms that were removed.
    package internal(set) var removedCount = 0
    /// The revision of the terms after the edit.
    package internal(set) var revision = ""
    /// Warnings about terms that could not be written.
    package internal(set) var diagnostics: [Diagnostic] = []
  }

  /// Edits the terms of a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file, which need not exist.
  ///   - sourceLanguage: The source language.
  ///   - revision: The revision of the terms for which the edit was made.
  ///   - isPreview: Whether nothing is written.
  /// - Returns: The result.
  /// - Throws: ``Refusal``, or `FileError` if the file cannot be read or written, if it was changed
  ///   meanwhile, or if the call must not remove terms.
  package func apply(
    toFileAt path: String,
    sourceLanguage: String,
    revision: String,
    isPreview: Bool
  ) throws -> Outcome {
    let content = try FileSystem.content(of: path, as: .project)
    let format = GlossaryFormat(ofFileAt: path)
    var terms: [Configuration.GlossaryTerm] = []
    if let bytes = content.bytes {
      let parsed = format.parse(bytes, file: path, sourceLanguage: sourceLanguage)
      // Lines that are skipped would be lost.
      guard parsed.diagnostics.isEmpty else { throw Refusal.damaged(parsed.diagnostics) }
      terms = parsed.value
      let columns = format == .csv ? GlossaryTable.unknownColumns(of: bytes, file: path) : []
      guard columns.isEmpty else { throw Refusal.unknownColumns(columns) }
    }
    guard terms.revision == revision else { throw Refusal.changed(revision: terms.revision) }
    let former = terms
    var outcome = try apply(to: &terms)
    outcome.revision = terms.revision
    let isChanged = outcome.addedCount + outcome.changedCount + outcome.removedCount > 0
    let printed = format.printed(terms, sourceLanguage: sourceLanguage)
    outcome.diagnostics = printed.diagnostics
    if isChanged, !isPreview {
      if let check = WriteCheck.current {
        let now = Dictionary(terms.map { (ExactString($0.term), $0) }, uniquingKeysWith: { $1 })
        let lost = former.filter { $0.isLost(in: now[ExactString($0.term)]) }
        try check.checkRemoval(of: lost.map { WriteCheck.Item(path: path, key: $0.term) })
      }
      try FileSystem.createFolder(path.folderPath)
      try FileSystem.replace(content, with: printed.value)
    }
    return outcome
  }

  /// Edits terms.
  ///
  /// - Throws: ``Refusal/noSuchTerm(_:)``.
  func apply(to terms: inout [Configuration.GlossaryTerm]) throws(Refusal) -> Outcome {
    var outcome = Outcome()
    for term in removals {
      let count = terms.count
      terms.removeAll { ExactString($0.term) == ExactString(term) }
      guard terms.count < count else { throw .noSuchTerm(term) }
      outcome.removedCount += count - terms.count
    }
    for change in changes {
      let index = terms.firstIndex { ExactString($0.term) == ExactString(change.term) }
      guard let index else {
        var term = Configuration.GlossaryTerm(change.term)
        term.apply(change)
        terms.append(term)
        outcome.addedCount += 1
        continue
      }
      let former = terms[index]
      terms[index].apply(change)
      if terms[index] != former { outcome.changedCount += 1 }
    }
    return outcome
  }
}

extension Configuration.GlossaryTerm {
  /// Returns whether the term, or all words of one of its languages, or a text about it, is removed.
  ///
  /// - Parameter now: The term after the edit; `nil` if there is none.
  /// - Returns: Whether something is lost.
  fileprivate func isLost(in now: Self?) -> Bool {
    guard let now else { return true }
    return !Set(translations.keys).isSubset(of: now.translations.keys)
      || !Set(forbidden.keys).isSubset(of: now.forbidden.keys)
      || definition != nil && now.definition == nil || note != nil && now.note == nil
  }

  fileprivate mutating func apply(_ change: GlossaryEdit.Change) {
    isTranslated = change.isTranslated ?? isTranslated
    for (language, words) in change.translations {
      translations[language] = words.isEmpty ? nil : words
    }
    for (language, words) in change.forbidden {
      forbidden[language] = words.isEmpty ? nil : words
    }
    if let text = change.definition { definition = text.isEmpty ? nil : text }
    if let text = change.note { note = text.isEmpty ? nil : text }
  }
}

extension [Configuration.GlossaryTerm] {
  /// A digest of the terms, which changes with each of them.
  package var revision: String {
    var hasher = FNV1a()
    for byte in GlossaryTable.printed(self) { hasher.append(byte) }
    for term in self {
      for exception in term.exceptions { hasher.append("\(exception)") }
    }
    return "g1-\(hasher.hexadecimal)"
  }
}

extension ProjectSession {
  /// Edits the terms of a file, one edit after the other.
  ///
  /// - Parameters:
  ///   - path: The path of the file, which need not exist.
  ///   - edit: The edit.
  ///   - revision: The revision of the terms for which it was made.
  ///   - isPreview: Whether nothing is written.
  /// - Returns: The result.
  /// - Throws: ``GlossaryEdit/Refusal``, or `FileError` if the file cannot be read or written.
  package func edit(
    glossaryAt path: String,
    _ edit: GlossaryEdit,
    revision: String,
    isPreview: Bool
  ) throws -> GlossaryEdit.Outcome {
    try edit.apply(
      toFileAt: path,
      sourceLanguage: try state().workspace.project?.sourceLanguage
        ?? Project.defaultSourceLanguage,
      revision: revision,
      isPreview: isPreview
    )
  }
}

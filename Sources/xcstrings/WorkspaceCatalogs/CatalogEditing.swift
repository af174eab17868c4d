import CommandSupport
import DiagnosticMessages
import Diagnostics
import FileSystem
import ICU
import Localization
import StringCatalog

/// The way of every edit: a catalog is read, edited, printed, and put in the place of the old one.
///
/// A catalog with errors is refused before the edit, and one that has changed since it was read is
/// not overwritten.
struct CatalogEditing {
  /// Where errors are told.
  let console: Console
  /// Whether nothing is written.
  let isDryRun: Bool

  /// Edits several catalogs, and writes all of them or none.
  func edit<Report>(
    _ files: [CatalogFile],
    _ edit: (CatalogFile, inout StringCatalog) throws -> Report
  ) throws -> [EditOutcome<Report>] {
    let outcomes = try files.map { file in
      try EditOutcome(file) { try edit(file, &$0) }
    }
    if !isDryRun { try FileSystem.replace(outcomes.map(\.change)) }
    return outcomes
  }
}

/// What came of the edit of a catalog.
struct EditOutcome<Report> {
  /// The catalog as it was read.
  let file: CatalogFile
  /// The catalog after the edit.
  let catalog: StringCatalog
  /// What the edit says that it did.
  let report: Report
  /// What the file holds after the edit.
  let bytes: [UInt8]

  init(_ file: CatalogFile, _ edit: (inout StringCatalog) throws -> Report) rethrows {
    var catalog = file.catalog
    report = try edit(&catalog)
    self.file = file
    self.catalog = catalog
    bytes = catalog.printed()
  }

  /// Whether the file has to be written.
  var isChanged: Bool {
    file.content.bytes != bytes
  }

  /// What becomes of the file.
  var change: FileChange {
    FileChange(file.content, to: bytes)
  }
}

/// What an edit does to a key, or to a text of it.
struct EditChange: Hashable {
  /// What is done.
  enum Kind: String, Encodable {
    case added
    case removed
    case set
    case marked
    /// A translation needs review, as its source text has changed.
    case review
  }

  var kind: Kind
  /// The key of the entry.
  var key: String
  /// The language of the text; `nil` for the entry itself.
  var language: String?
  /// The name of the variant, such as `plural.one`; empty for a text that does not vary.
  var variation = ""
}

// MARK: - Edit error

extension CommandFailure {
  /// Creates the failure of a command whose edit a catalog refuses.
  init(_ error: StringCatalog.EditError, in catalog: StringCatalog, at path: String) {
    let key = KeyQuotation(error.key, limit: 72).text
    switch error.code {
    case .noSuchKey:
      self = .noKey(error.key, in: catalog, at: path)
    case .textVaries(let names):
      self = .textVaries(key, error.language, by: names.joined(separator: ", "))
    case .noSuchSubstitution(let name, let existing):
      self = .noSubstitution(name, existing, key)
    case .categoryNotInLanguage(let category, let existing):
      let names = existing.map(\.rawValue).joined(separator: ", ")
      self = .noCategory(category.rawValue, names, error.language)
    case .isStringSet:
      self = .isStringSet(key)
    case .isSourceLanguage:
      self = .isSourceLanguage(error.language, path)
    }
  }

  private static func textVaries(
    _ key: String,
    _ language: String,
    by names: String
  ) -> CommandFailure {
    CommandFailure(
      String(
        localized: "The text of \(key) in '\(language)' has several forms: \(names).",
        comment: "Error. The arguments are a key, a language, and a list such as plural.one"
      ),
      hint: String(
        localized:
          "Choose one with --plural or --device, or replace all of them with --replace.",
        comment: "Below the error that a text varies"
      ),
      status: .usage
    )
  }

  private static func noSubstitution(
    _ name: String,
    _ existing: [String],
    _ key: String
  ) -> CommandFailure {
    let known = String(
      localized: "It has these: \(Quotation.list(existing)).",
      comment: "Below the error that a text or a language lacks something"
    )
    return CommandFailure(
      String(
        localized: "\(key) has no substitution '\(name)'.",
        comment: "Error. The first argument is a key"
      ),
      hint: name.closest(of: existing).map(didYouMean) ?? (existing.isEmpty ? nil : known),
      status: .findings
    )
  }

  private static func noCategory(
    _ category: String,
    _ existing: String,
    _ language: String
  ) -> CommandFailure {
    CommandFailure(
      String(
        localized: "The language '\(language)' has no plural category '\(category)'.",
        comment: "Error"
      ),
      hint: String(
        localized: "It has these: \(existing).",
        comment: "Below the error that a text or a language lacks something"
      ),
      status: .usage
    )
  }

  private static func isStringSet(_ key: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "\(key) has the phrases of an App Shortcut, which cannot be set one by one.",
        comment: "Error. The argument is a key"
      ),
      status: .usage
    )
  }

  private static func isSourceLanguage(_ language: String, _ path: String) -> CommandFailure {
    CommandFailure(
      String(
        localized:
          "'\(language)' is the source language of \(path); it cannot be added or removed.",
        comment: "Error. The first argument is a language, the second the path of a catalog"
      ),
      status: .usage
    )
  }
}

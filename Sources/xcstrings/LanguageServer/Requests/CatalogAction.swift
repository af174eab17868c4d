import CatalogWorkspace
import FileSystem
import ICU
import JSONRPC
import JSONSyntax
import Localization
import OrderedCollections
import StringCatalog

/// A change of an entry that the editor offers.
struct CatalogAction: Hashable, Sendable {
  /// The kinds of changes.
  enum Kind: String, Sendable {
    /// Adds the key with the comment and the default value of the code.
    case addKey
    /// Adds languages with the source text, which waits for a translation.
    case addLanguages
    /// Adds the plural forms that a language needs.
    case addForms
    /// Replaces the texts of a language by the source text.
    case copySource
    /// Marks the texts of a language as translated.
    case approve
    /// Removes the entry.
    case remove
  }

  var kind: Kind
  /// The path of the catalog.
  var path: String
  var key: String
  var languages: [String] = []
  /// The comment and the default value in the code.
  var comment: String?
  var defaultValue: String?

  // MARK: - Protocol

  var json: JSONValue {
    .fields(
      ("kind", .string(kind.rawValue)),
      ("path", .string(path)),
      ("key", .string(key)),
      ("languages", .array(languages.map { .string($0) })),
      ("comment", .nonempty(comment)),
      ("defaultValue", defaultValue.map { .string($0) })
    )
  }

  init(
    _ kind: Kind,
    _ key: String,
    in path: String,
    languages: [String] = [],
    comment: String? = nil,
    defaultValue: String? = nil
  ) {
    self.kind = kind
    self.path = path
    self.key = key
    self.languages = languages
    self.comment = comment
    self.defaultValue = defaultValue
  }

  /// Reads an action that the editor sends back; `nil` if it is none.
  init?(_ value: JSONValue?) {
    guard let kind = value?["kind"]?.text.flatMap(Kind.init(rawValue:)),
      let path = value?["path"]?.text, let key = value?["key"]?.text
    else { return nil }
    self.init(
      kind,
      key,
      in: path,
      languages: value?["languages"]?.items.compactMap(\.text) ?? [],
      comment: value?["comment"]?.text,
      defaultValue: value?["defaultValue"]?.text
    )
  }

  /// The name in the menu of the editor.
  var title: String {
    let names = languages.joined(separator: ", ")
    return switch kind {
    case .addKey:
      String(
        localized: "Add the key to \(path)",
        comment: "Code action of xcstrings lsp. The argument is the path of a String Catalog"
      )
    case .addLanguages:
      String(
        localized: "Add \(names) with the source text",
        comment: "Code action of xcstrings lsp. The argument is one language, or several"
      )
    case .addForms:
      String(
        localized: "Add the missing plural forms (\(names))",
        comment: "Code action of xcstrings lsp. The argument is a language"
      )
    case .copySource:
      String(
        localized: "Copy the source text (\(names))",
        comment: "Code action of xcstrings lsp. The argument is a language"
      )
    case .approve:
      String(
        localized: "Approve the translation (\(names))",
        comment: "Code action of xcstrings lsp. The argument is a language"
      )
    case .remove:
      String(localized: "Delete the unused key", comment: "Code action of xcstrings lsp")
    }
  }

  // MARK: - Editing

  /// Returns the edit of the catalog.
  ///
  /// - Throws: `RPCError` if the catalog has changed, or `StringCatalog.EditError`.
  func edit(_ snapshot: ProjectSnapshot, _ context: EditorContext) throws -> WorkspaceEdit {
    guard let file = snapshot.files.first(where: { $0.path == path }) else {
      throw RPCError.contentModified
    }
    let text = try context.currentText(of: file)
    var catalog = file.catalog
    try apply(to: &catalog)
    var edit = WorkspaceEdit()
    edit.add(
      CatalogEdits.edits(of: file, to: catalog),
      of: text,
      at: FileSystem.absolutePath(of: file.path)
    )
    return edit
  }

  private func apply(to catalog: inout StringCatalog) throws {
    if kind == .addKey {
      guard !catalog.contains(key) else { return }
      var entry = StringCatalog.Entry(comment: comment)
      if let defaultValue {
        entry.extractionState = .extractedWithValue
        entry.localizations[catalog.sourceLanguage] =
          StringCatalog.Localization(defaultValue, state: .new)
      }
      catalog[key] = entry
      return
    }
    guard var entry = catalog[key] else { throw RPCError.contentModified }
    switch kind {
    case .remove:
      catalog[key] = nil
      return
    case .approve:
      for language in languages { catalog.mark(key, language: language, as: .translated) }
      return
    case .addForms:
      for language in languages { entry.localizations[language]?.addForms(of: language) }
    case .addLanguages, .copySource:
      for language in languages {
        var copy = entry.localizations[catalog.sourceLanguage] ?? StringCatalog.Localization(key)
        copy.startTranslation(to: language, state: kind == .copySource ? .needsReview : .new)
        entry.localizations[language] = copy
      }
    case .addKey: break
    }
    catalog[key] = entry
  }
}

extension StringCatalog.Localization {
  /// Whether a form is missing that the language needs.
  func lacksForms(of language: String) -> Bool {
    var filled = self
    filled.addForms(of: language)
    return filled != self
  }

  /// Adds the plural forms that a language needs, with the text of `other`.
  fileprivate mutating func addForms(of language: String) {
    let categories = PluralRules.knownCategories(languageTag: language) ?? []
    variations?.addForms(categories)
    for index in substitutions.values.indices {
      substitutions.values[index].variations.addForms(categories)
    }
  }
}

extension StringCatalog.Variations {
  fileprivate mutating func addForms(_ categories: [PluralCategory]) {
    for index in device.values.indices { device.values[index].variations?.addForms(categories) }
    guard var other = plural[.other] ?? plural.values.last else { return }
    other.updateUnits { unit, _ in unit.state = .new }
    var filled: OrderedDictionary<PluralCategory, StringCatalog.Localization> = [:]
    for category in PluralCategory.allCases
    where plural[category] != nil || categories.contains(category) {
      filled[category] = plural[category] ?? other
    }
    if filled.count > plural.count { plural = filled }
  }
}

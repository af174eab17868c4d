import CatalogValidation
import CatalogWorkspace
import DiagnosticMessages
import Diagnostics
import FileSystem
import JSONRPC
import JSONSyntax
import Localization
import OrderedCollections
import StringCatalog
import StringExtraction

/// The changes that the editor offers at a range of a document.
enum CodeActionRequest: LanguageRequest {
  static let method = "textDocument/codeAction"

  /// The maximum number of languages that are offered one by one.
  private static let languageLimit = 6

  static func answer(_ parameters: JSONValue, _ context: EditorContext) async throws -> JSONValue {
    let document = try context.document(parameters)
    guard let start = TextPosition(parameters.at("range", "start")),
      let end = TextPosition(parameters.at("range", "end"))
    else { throw RPCError.invalidParameters("there is no 'range'") }
    let lower = document.text.offset(of: start, context.encoding)
    let range = lower..<max(lower, document.text.offset(of: end, context.encoding))
    let wanted = parameters.at("context", "only")?.items.compactMap(\.text)
    let actions: [CodeAction]
    switch document.kind {
    case .catalog: actions = try await catalogActions(at: range, in: document, context)
    case .source: actions = try await sourceActions(at: range, in: document, context)
    case .other: actions = []
    }
    return try .array(
      actions.filter { action in
        wanted?.contains { action.kind == $0 || action.kind.hasPrefix($0 + ".") || $0.isEmpty }
          ?? true
      }
      .map { try $0.json(context) }
    )
  }

  // MARK: - Catalogs

  private static func catalogActions(
    at range: Range<Int>,
    in document: OpenDocument,
    _ context: EditorContext
  ) async throws -> [CodeAction] {
    let findings =
      DocumentDiagnostics.waitsForSaving(document)
      ? [] : try await context.project.findings()[document.path] ?? []
    let fixes = fixes(of: findings, at: range, in: document)
    let snapshot = try await context.project.snapshot()
    guard
      case .part(let position, let file, _) =
        RequestSubject(at: range.lowerBound, in: document, snapshot),
      let entry = file.catalog[position.key]
    else { return fixes }
    let ofKey = findings.filter { $0.path.first == position.key }
    let actions = actions(position, entry, in: file, snapshot, ofKey)
    return fixes + actions.map { CodeAction($0, snapshot) }
  }

  private static func fixes(
    of findings: [Diagnostic],
    at range: Range<Int>,
    in document: OpenDocument
  ) -> [CodeAction] {
    findings.flatMap { finding -> [CodeAction] in
      guard let place = finding.location?.utf8Range, place.touches(range) else { return [] }
      return finding.fixIts.map { fix in
        var edit = WorkspaceEdit()
        edit.add(fix.edits.map { TextDifference.Edit($0) }, of: document.text, at: document.path)
        return CodeAction(title: fix.message.text(), kind: "quickfix", edit: edit)
      }
    }
  }

  private static func actions(
    _ position: CatalogPosition,
    _ entry: StringCatalog.Entry,
    in file: CatalogFile,
    _ snapshot: ProjectSnapshot,
    _ findings: [Diagnostic]
  ) -> [CatalogAction] {
    let (key, path) = (position.key, file.path)
    var actions: [CatalogAction] = []
    if let language = position.language, let localization = entry.localizations[language] {
      let hasErrors = findings.contains {
        $0.severity == .error && $0.path.dropFirst().first == language
      }
      let isFinished = localization.variantUnits.allSatisfy { $0.unit.state == .translated }
      if !isFinished, !hasErrors {
        actions.append(CatalogAction(.approve, key, in: path, languages: [language]))
      }
      if localization.lacksForms(of: language) {
        actions.append(CatalogAction(.addForms, key, in: path, languages: [language]))
      }
      if language != file.catalog.sourceLanguage {
        actions.append(CatalogAction(.copySource, key, in: path, languages: [language]))
      }
    }
    let missing = snapshot.targetLanguages(of: file).filter { entry.localizations[$0] == nil }
    if entry.shouldTranslate, !missing.isEmpty {
      if missing.count > 1 {
        actions.append(CatalogAction(.addLanguages, key, in: path, languages: missing))
      }
      actions += missing.prefix(languageLimit)
        .map {
          CatalogAction(.addLanguages, key, in: path, languages: [$0])
        }
    }
    let isUnused = findings.contains { $0.id == "stale-key" || $0.id == KeyNotInCodeRule.id }
    if isUnused, snapshot.index.locations(of: key, inCatalogAt: path).isEmpty {
      actions.append(CatalogAction(.remove, key, in: path))
    }
    return actions
  }

  // MARK: - Code

  private static func sourceActions(
    at range: Range<Int>,
    in document: OpenDocument,
    _ context: EditorContext
  ) async throws -> [CodeAction] {
    let snapshot = try await context.project.snapshot()
    var actions: [CodeAction] = []
    for use in snapshot.index.uses(inFileAt: document.path) where use.range.touches(range) {
      let lacking = snapshot.files.filter {
        use.catalogs.contains($0.path) && !$0.catalog.contains(use.string.key)
      }
      actions += lacking.map { file in
        CodeAction(
          CatalogAction(
            .addKey,
            use.string.key,
            in: file.path,
            comment: use.string.comment,
            defaultValue: use.string.defaultValue
          ),
          snapshot
        )
      }
      for file in snapshot.files(of: use) {
        let missing = snapshot.targetLanguages(of: file)
          .filter { file.catalog[use.string.key]?.localizations[$0] == nil }
        guard !missing.isEmpty, file.catalog[use.string.key]?.shouldTranslate ?? false else {
          continue
        }
        let action =
          CatalogAction(.addLanguages, use.string.key, in: file.path, languages: missing)
        actions.append(CodeAction(action, snapshot))
      }
    }
    let unlocalized =
      await context.project.unlocalized(inFileAt: document.path, document.text.bytes)
    for string in unlocalized where string.location.utf8Range.touches(range) {
      actions += cures(of: string, in: document)
    }
    return actions
  }

  /// Returns the changes that make a text on the screen localizable, or that declare it as intended.
  private static func cures(
    of string: UnlocalizedString,
    in document: OpenDocument
  ) -> [CodeAction] {
    let range = string.location.utf8Range
    let line = document.text.position(of: range.lowerBound, .utf8).line
    let end = document.text.content(ofLine: line).upperBound
    func action(_ title: String, _ edits: [TextDifference.Edit]) -> CodeAction {
      var edit = WorkspaceEdit()
      edit.add(edits, of: document.text, at: document.path)
      return CodeAction(title: title, kind: "quickfix", edit: edit)
    }
    var actions: [CodeAction] = []
    if case .property = string.cure {
    } else {
      actions.append(
        action(
          String(localized: "Make the text localizable", comment: "Code action of xcstrings lsp"),
          [
            TextDifference.Edit(
              range: range.lowerBound..<range.lowerBound,
              text: "String(localized: "
            ),
            TextDifference.Edit(range: range.upperBound..<range.upperBound, text: ")"),
          ]
        )
      )
    }
    let isOnOneLine = range.upperBound <= end
    if isOnOneLine {
      actions.append(
        action(
          String(
            localized: "Never translate the text (xcstrings:ignore)",
            comment: "Code action of xcstrings lsp, which adds the comment in parentheses"
          ),
          [TextDifference.Edit(range: end..<end, text: "  // xcstrings:ignore")]
        )
      )
    }
    return actions
  }
}

/// The edit of a change that the editor has chosen.
enum ResolveCodeActionRequest: LanguageRequest {
  static let method = "codeAction/resolve"

  static func answer(_ parameters: JSONValue, _ context: EditorContext) async throws -> JSONValue {
    guard let action = CatalogAction(parameters["data"]) else { return parameters }
    let snapshot = try await context.project.snapshot()
    return try CodeAction(action, snapshot).resolved(context)
  }
}

/// A change that the editor offers.
struct CodeAction {
  let title: String
  let kind: String
  /// The edit; `nil` if it is computed when the user chooses the action.
  private let edit: WorkspaceEdit?
  private let action: CatalogAction?
  private let snapshot: ProjectSnapshot?

  init(title: String, kind: String, edit: WorkspaceEdit) {
    self.title = title
    self.kind = kind
    self.edit = edit
    action = nil
    snapshot = nil
  }

  init(_ action: CatalogAction, _ snapshot: ProjectSnapshot) {
    title = action.title
    kind = action.kind == .copySource ? "refactor.rewrite" : "quickfix"
    edit = nil
    self.action = action
    self.snapshot = snapshot
  }

  /// Returns the JSON object, with the edit unless the editor requests it later.
  ///
  /// - Throws: An error if the catalog cannot be edited.
  func json(_ context: EditorContext) throws -> JSONValue {
    context.client.resolvesActions && edit == nil
      ? json(edit: nil, context) : try resolved(context)
  }

  /// Returns the JSON object with the edit.
  ///
  /// - Throws: An error if the catalog cannot be edited.
  func resolved(_ context: EditorContext) throws -> JSONValue {
    let computed = try snapshot.flatMap { try action?.edit($0, context) }
    return json(edit: edit ?? computed, context)
  }

  private func json(edit: WorkspaceEdit?, _ context: EditorContext) -> JSONValue {
    .fields(
      ("title", .string(title)),
      ("kind", .string(kind)),
      ("edit", edit?.json(context.client, context.documents)),
      ("data", edit == nil ? action?.json : nil)
    )
  }
}

extension Range<Int> {
  /// Whether the ranges overlap, or one begins where the other one ends.
  fileprivate func touches(_ other: Range<Int>) -> Bool {
    lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }
}

import CatalogWorkspace
import Diagnostics
import FileSystem
import JSONRPC
import JSONSyntax
import Localization
import StringCatalog
import StringExtraction

/// Whether a key can be renamed, and its present name.
enum PrepareRenameRequest: LanguageRequest {
  static let method = "textDocument/prepareRename"

  static func answer(_ parameters: JSONValue, _ context: EditorContext) async throws -> JSONValue {
    guard let subject = try await context.subject(parameters),
      let range = RenameRequest.range(of: subject)
    else { return .null }
    let document = try context.document(parameters)
    // The code is read while the user types the new name.
    let (key, files, snapshot) = (subject.key, RenameRequest.files(of: subject), subject.snapshot)
    Task { _ = try? await context.project.renaming(of: key, to: key, inCatalogs: files, snapshot) }
    return .fields(
      ("range", document.text.range(range, context.encoding).json),
      ("placeholder", .string(subject.key))
    )
  }
}

/// A new name for a key in all catalogs and in all literals.
enum RenameRequest: LanguageRequest {
  static let method = "textDocument/rename"
  static let reportsErrors = true

  /// Returns the range of a key within its quotation marks; `nil` if there is none to rename.
  fileprivate static func range(of subject: RequestSubject) -> Range<Int>? {
    if case .part(let position, _, _) = subject {
      guard position.isName, position.path.count == 1 else { return nil }
    }
    let range = subject.range
    guard !subject.files.isEmpty, range.count >= 2 else { return nil }
    return range.lowerBound + 1..<range.upperBound - 1
  }

  static func answer(_ parameters: JSONValue, _ context: EditorContext) async throws -> JSONValue {
    guard let newKey = parameters["newName"]?.text else {
      throw RPCError.invalidParameters("there is no 'newName'")
    }
    // At a name of the code, another server renames.
    guard let subject = try await context.subject(parameters), range(of: subject) != nil else {
      return .null
    }
    guard !newKey.isEmpty else {
      throw RPCError.requestFailed(String(localized: .renameNewKeyEmpty))
    }
    let files = files(of: subject)
    let renaming = try await context.project.renaming(
      of: subject.key,
      to: newKey,
      inCatalogs: files,
      subject.snapshot
    )
    try Task.checkCancellation()
    var edit = WorkspaceEdit()
    try add(renaming, to: &edit, context)
    for file in files {
      try add(subject.key, newKey, renaming, in: file, to: &edit, context)
    }
    return edit.json(context.client, context.documents)
  }

  /// Returns the catalogs that must have the same key, because a literal belongs to several.
  fileprivate static func files(of subject: RequestSubject) -> [CatalogFile] {
    let (key, index) = (subject.key, subject.snapshot.index)
    var paths = subject.files.map(\.path)
    var next = 0
    while next < paths.count {
      for location in index.locations(of: key, inCatalogAt: paths[next]) {
        let use = index.use(at: location.utf8Range.lowerBound, inFileAt: location.file)
        paths += (use?.catalogs ?? []).filter { !paths.contains($0) }
      }
      next += 1
    }
    return subject.snapshot.files.filter { paths.contains($0.path) && $0.catalog.contains(key) }
  }

  private static func add(
    _ renaming: SourceRenaming,
    to edit: inout WorkspaceEdit,
    _ context: EditorContext
  ) throws {
    let annotation = WorkspaceEdit.Annotation(
      id: "code",
      label: String(
        localized: "Literals in the code",
        comment: "Group of changes that an editor shows before a key is renamed"
      )
    )
    let byFile = Dictionary(grouping: renaming.edits) { $0.location.file }
    for (file, edits) in byFile.sorted(by: { $0.key < $1.key }) {
      let text = try context.text(ofFileAt: file, as: .source)
      edit.add(
        edits.map { TextDifference.Edit($0) },
        of: text,
        at: FileSystem.absolutePath(of: file),
        annotation
      )
    }
  }

  private static func add(
    _ key: String,
    _ newKey: String,
    _ renaming: SourceRenaming,
    in file: CatalogFile,
    to edit: inout WorkspaceEdit,
    _ context: EditorContext
  ) throws {
    let annotation = WorkspaceEdit.Annotation(
      id: "catalogs",
      label: String(
        localized: "Entries of catalogs",
        comment: "Group of changes that an editor shows before a key is renamed"
      )
    )
    let order = renaming.key?.order ?? []
    let newKey = renaming.key?.key ?? newKey
    var catalog = file.catalog
    do throws(StringCatalog.RenameError) {
      try catalog.rename(key, to: newKey, order: order, checkingPlaceholders: order.isEmpty)
    } catch {
      throw WorkspaceError.refusedRename(error, key: key, newKey: newKey, path: file.path)
    }
    edit.add(
      CatalogEdits.edits(of: file, to: catalog),
      of: try context.currentText(of: file),
      at: FileSystem.absolutePath(of: file.path),
      annotation
    )
  }
}

/// The edits of the text of a catalog.
enum CatalogEdits {
  /// Returns the edits that make an edited catalog of the file that was read.
  static func edits(of file: CatalogFile, to catalog: StringCatalog) -> [TextDifference.Edit] {
    TextDifference.edits(from: file.catalog.document?.bytes ?? [], to: catalog.printed())
  }
}

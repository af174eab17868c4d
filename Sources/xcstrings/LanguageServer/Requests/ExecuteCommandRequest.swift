import CatalogWorkspace
import FileSystem
import JSONRPC
import JSONSyntax
import StringCatalog

/// Commands of the editor: `xcstrings.setText` edits a translation.
enum ExecuteCommandRequest: LanguageRequest {
  static let method = "workspace/executeCommand"
  static let reportsErrors = true

  /// The command that sets a text.
  ///
  /// Its argument is an object with `catalog`, `key`, `language`, `variation` and `text`.
  static let setText = "xcstrings.setText"

  static func answer(_ parameters: JSONValue, _ context: EditorContext) async throws -> JSONValue {
    let name = parameters["command"]?.text ?? ""
    guard name == setText else { throw RPCError.invalidParameters("unknown command: \(name)") }
    guard let argument = parameters["arguments"]?.items.first, let key = argument["key"]?.text,
      let language = argument["language"]?.text, let text = argument["text"]?.text
    else { throw RPCError.invalidParameters("'key', 'language' and 'text' are needed") }
    let snapshot = try await context.project.snapshot()
    let wanted = argument["catalog"]?.text
    let found = snapshot.files.filter { file in
      file.catalog.contains(key)
        && (wanted.map { name in
          name == file.table || name == context.uri(ofFileAt: file.path)
            || FileSystem.absolutePath(of: name) == FileSystem.absolutePath(of: file.path)
        } ?? true)
    }
    guard let file = found.first else { throw RPCError.invalidParameters("there is no such key") }
    guard found.count == 1 else {
      throw RPCError.invalidParameters("several catalogs have the key: 'catalog' is needed")
    }
    let content = try context.currentText(of: file)
    // A text of an editor is a draft until a person approves it.
    let state: StringCatalog.TranslationState =
      language == file.catalog.sourceLanguage ? .translated : .needsReview
    let assignment = TextAssignment(
      key: key,
      language: language,
      variation: argument["variation"]?.text ?? "",
      value: text,
      state: state
    )
    var catalog = file.catalog
    do throws(StringCatalog.EditError) {
      if let edit = try assignment.edit(in: catalog, isReplacing: false) {
        _ = try catalog.apply(edit)
      }
    } catch {
      throw WorkspaceError.refusedEdit(error, in: catalog, at: file.path)
    }
    var edit = WorkspaceEdit()
    edit.add(
      CatalogEdits.edits(of: file, to: catalog),
      of: content,
      at: FileSystem.absolutePath(of: file.path)
    )
    guard !edit.isEmpty else { return .null }
    await context.ask(
      "workspace/applyEdit",
      .fields(("edit", edit.json(context.client, context.documents)))
    )
    return .null
  }
}

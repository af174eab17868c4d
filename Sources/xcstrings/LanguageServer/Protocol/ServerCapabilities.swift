import CommandSupport
import JSONSyntax

/// What the server offers to an editor.
enum ServerCapabilities {
  /// The names of the commands.
  static let commands = [ExecuteCommandRequest.setText]

  /// Returns the result of `initialize`.
  static func result(for client: ClientCapabilities) -> JSONValue {
    let yes = JSONValue.boolean(true)
    let sync = JSONValue.fields(
      ("openClose", yes),
      ("change", .number(2)),
      ("save", .boolean(true))
    )
    let diagnostics = JSONValue.fields(
      ("identifier", .string("xcstrings")),
      ("interFileDependencies", yes),
      ("workspaceDiagnostics", .boolean(false))
    )
    let capabilities = JSONValue.fields(
      ("positionEncoding", .string(client.encoding.rawValue)),
      ("textDocumentSync", sync),
      ("hoverProvider", yes),
      ("definitionProvider", yes),
      ("referencesProvider", yes),
      ("renameProvider", .fields(("prepareProvider", yes))),
      (
        "completionProvider",
        .fields(("triggerCharacters", .array([.string("\"")])))
      ),
      (
        "codeActionProvider",
        .fields(
          ("codeActionKinds", .array([.string("quickfix"), .string("refactor.rewrite")])),
          ("resolveProvider", .boolean(client.resolvesActions))
        )
      ),
      ("documentSymbolProvider", yes),
      ("workspaceSymbolProvider", yes),
      ("foldingRangeProvider", yes),
      ("selectionRangeProvider", yes),
      ("documentFormattingProvider", yes),
      ("inlayHintProvider", yes),
      ("codeLensProvider", .fields(("resolveProvider", .boolean(false)))),
      ("executeCommandProvider", .fields(("commands", .array(commands.map { .string($0) })))),
      ("diagnosticProvider", client.pullsDiagnostics ? diagnostics : nil)
    )
    let info = JSONValue.fields(("name", .string("xcstrings")), ("version", .string(Version.text)))
    return .fields(("capabilities", capabilities), ("serverInfo", info))
  }
}

"""Drives `xcstrings lsp` with pytest-lsp and pygls, whose types are those of the protocol. `Scripts/test-lsp` starts it."""
import asyncio, json, os, warnings

import pytest, pytest_lsp
from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcException

import client as plain

PROGRAM = os.environ["XCSTRINGS"]
MODIFIED, CANCELLED = -32801, -32800
warnings.simplefilter("error", pytest_lsp.LspSpecificationWarning)


class Editor:
    """A client with a project, and with the documents as the server must see them."""

    def __init__(self, client, folder, encoding="utf-16"):
        self.client, self.folder, self.encoding = client, folder, encoding
        self.files, self.versions = plain.project(folder), {}

    async def start(self, capabilities, **options):
        general = lsp.GeneralClientCapabilities(position_encodings=[lsp.PositionEncodingKind(self.encoding)])
        capabilities.general = general
        return await self.client.initialize_session(lsp.InitializeParams(capabilities=capabilities, root_uri=self.folder.as_uri(),
            workspace_folders=[lsp.WorkspaceFolder(uri=self.folder.as_uri(), name="doors")], initialization_options=options or None))

    def uri(self, name):
        return (self.folder / name).as_uri()

    def document(self, name):
        return lsp.TextDocumentIdentifier(uri=self.uri(name))

    def open(self, *names):
        for name in names:
            self.versions[name] = 1
            self.client.text_document_did_open(lsp.DidOpenTextDocumentParams(text_document=lsp.TextDocumentItem(
                uri=self.uri(name), language_id="swift", version=1, text=self.files[name])))

    def position(self, name, part, inside=1):
        before = self.files[name][:self.files[name].index(part) + inside].split("\n")
        return lsp.Position(line=len(before) - 1, character=plain.ENCODINGS[self.encoding](before[-1]))

    def range(self, name, part):
        return lsp.Range(start=self.position(name, part, 0), end=self.position(name, part, len(part)))

    def replace(self, name, part, new):
        """Replaces a part of an open document, as typing does."""
        change = lsp.TextDocumentContentChangePartial(range=self.range(name, part), text=new)
        self.files[name] = self.files[name].replace(part, new, 1)
        self.versions[name] += 1
        self.client.text_document_did_change(lsp.DidChangeTextDocumentParams(content_changes=[change],
            text_document=lsp.VersionedTextDocumentIdentifier(uri=self.uri(name), version=self.versions[name])))

    def save(self, name):
        (self.folder / name).write_bytes(self.files[name].encode())
        self.client.text_document_did_save(lsp.DidSaveTextDocumentParams(text_document=self.document(name)))

    def place(self, name, part):
        return {"text_document": self.document(name), "position": self.position(name, part)}

    async def hover(self, name, part):
        found = await self.client.text_document_hover_async(lsp.HoverParams(**self.place(name, part)))
        return found and found.contents.value

    async def diagnostics(self, name, previous=None):
        return await self.client.text_document_diagnostic_async(
            lsp.DocumentDiagnosticParams(text_document=self.document(name), previous_result_id=previous))

    def fits(self, edit):
        """Whether an edit is about the present versions of the documents."""
        return all(self.versions.get(change.text_document.uri.removeprefix(self.folder.as_uri() + "/")) == change.text_document.version
            for change in edit.document_changes)

    def apply(self, edit):
        """Applies an edit to the documents and files, from the end to the start."""
        for change in edit.document_changes:
            name = change.text_document.uri.removeprefix(self.folder.as_uri() + "/")
            lines = self.files[name].split("\n")
            for part in reversed(change.edits):
                def column(position):
                    units = plain.ENCODINGS[self.encoding]
                    return next(count for count in range(len(lines[position.line]) + 1) if units(lines[position.line][:count]) >= position.character)
                start, end = part.range.start, part.range.end
                lines += [""] * (end.line + 1 - len(lines))
                text = lines[start.line][:column(start)] + part.new_text + lines[end.line][column(end):]
                lines[start.line:end.line + 1] = text.split("\n")
            self.files[name] = "\n".join(lines)
            if name in self.versions:
                self.versions[name] += 1
                self.client.text_document_did_change(lsp.DidChangeTextDocumentParams(
                    content_changes=[lsp.TextDocumentContentChangeWholeDocument(text=self.files[name])],
                    text_document=lsp.VersionedTextDocumentIdentifier(uri=self.uri(name), version=self.versions[name])))
            else:
                (self.folder / name).write_bytes(self.files[name].encode())


@pytest_lsp.fixture(config=pytest_lsp.ClientServerConfig(server_command=[PROGRAM, "lsp"]))
async def client(lsp_client: pytest_lsp.LanguageClient):
    receive = lsp_client.protocol.structure_message

    def checked(message):
        if "jsonrpc" in message:
            plain.check(message, lsp_client.sent.get(message.get("id")))
        return receive(message)

    send = lsp_client.protocol.send_request
    def noted(method, params=None, callback=None, msg_id=None):
        future = send(method, params, callback, msg_id)
        lsp_client.sent[next(reversed(lsp_client.protocol._request_futures))] = method
        return future

    @lsp_client.feature("client/registerCapability")
    def register(*arguments):
        assert all(part.method == "workspace/didChangeWatchedFiles" for part in arguments[-1].registrations)

    lsp_client.sent = {}
    lsp_client.protocol.structure_message, lsp_client.protocol.send_request = checked, noted
    yield
    await asyncio.wait_for(lsp_client.shutdown_session(), 10)


def modern():
    """The capabilities of a new editor, with pulled diagnostics."""
    return lsp.ClientCapabilities(
        text_document=lsp.TextDocumentClientCapabilities(
            diagnostic=lsp.DiagnosticClientCapabilities(related_document_support=True),
            definition=lsp.DefinitionClientCapabilities(link_support=True),
            hover=lsp.HoverClientCapabilities(content_format=[lsp.MarkupKind.Markdown]),
            inlay_hint=lsp.InlayHintClientCapabilities()),
        window=lsp.WindowClientCapabilities(work_done_progress=True),
        workspace=lsp.WorkspaceClientCapabilities(
            diagnostics=lsp.DiagnosticWorkspaceClientCapabilities(refresh_support=True),
            workspace_edit=lsp.WorkspaceEditClientCapabilities(document_changes=True,
                change_annotation_support=lsp.ChangeAnnotationsSupportOptions())))


@pytest.mark.asyncio
@pytest.mark.parametrize("encoding", plain.ENCODINGS)
async def test_encodings(client, tmp_path, encoding):
    editor = Editor(client, tmp_path, encoding)
    result = await editor.start(modern())
    assert result.capabilities.position_encoding == encoding
    editor.open(plain.VIEW, plain.APP)
    editor.replace(plain.VIEW, "Missing", "👨\u200d👩\u200d👧 e\u0301")
    editor.replace(plain.VIEW, "e\u0301", "Close")
    editor.replace(plain.VIEW, "👨\u200d👩\u200d👧 ", "")
    assert "Abre la puerta" in await editor.hover(plain.VIEW, "Open the")
    found = await client.text_document_references_async(lsp.ReferenceParams(context=lsp.ReferenceContext(include_declaration=True),
        **editor.place(plain.VIEW, '"Close"')))
    assert len(found) == 5, found
    edit = await client.text_document_rename_async(lsp.RenameParams(new_name="Shut 😀", **editor.place(plain.VIEW, '"Close"')))
    assert {change.annotation_id for file in edit.document_changes for change in file.edits} <= set(edit.change_annotations)
    editor.apply(edit)
    assert editor.files[plain.VIEW].count('"Shut 😀"') == 2 and '"Close"' not in editor.files[plain.VIEW]
    assert json.loads(editor.files[plain.APP])["strings"]["Shut 😀"] == plain.CATALOG["strings"]["Close"]
    assert "Cerrar" in await editor.hover(plain.VIEW, "Shut")


@pytest.mark.asyncio
@pytest.mark.parametrize("name", ["emacs@v29.1", "neovim@v0.11.0", "neovim@v0.7.0", "visual_studio_code@v1.65.2"])
async def test_clients(client, tmp_path, name):
    """The capabilities of known editors: nothing is sent that they do not understand."""
    editor = Editor(client, tmp_path)
    capabilities = pytest_lsp.client_capabilities(name)
    offered = capabilities.general and capabilities.general.position_encodings or ["utf-16"]
    editor.encoding = next(unit for unit in ("utf-8", "utf-32", "utf-16") if unit in offered)
    result = await editor.start(capabilities)
    assert (result.capabilities.position_encoding or "utf-16") == editor.encoding
    editor.open(plain.VIEW, plain.APP)
    assert "Abre la puerta" in await editor.hover(plain.VIEW, "Open the")
    for position in (editor.place(plain.VIEW, '"Close"'), editor.place(plain.APP, '"Close"')):
        assert await client.text_document_definition_async(lsp.DefinitionParams(**position))
        assert await client.text_document_prepare_rename_async(lsp.PrepareRenameParams(**position))
        assert await client.text_document_rename_async(lsp.RenameParams(new_name="A", **position))
    for document in (plain.VIEW, plain.APP):
        name = editor.document(document)
        await client.text_document_document_symbol_async(lsp.DocumentSymbolParams(text_document=name))
        await client.text_document_folding_range_async(lsp.FoldingRangeParams(text_document=name))
        await client.text_document_code_action_async(lsp.CodeActionParams(text_document=name, range=editor.range(document, '"Close"'),
            context=lsp.CodeActionContext(diagnostics=[])))
        await client.text_document_completion_async(lsp.CompletionParams(**editor.place(document, '"Close"')))
    await client.workspace_symbol_async(lsp.WorkspaceSymbolParams(query="#Clo"))


@pytest.mark.asyncio
async def test_pulled_diagnostics(client, tmp_path):
    editor = Editor(client, tmp_path)
    await editor.start(modern())
    editor.open(plain.VIEW, plain.APP)
    first = await editor.diagnostics(plain.VIEW)
    missing = lambda report: [item for item in report.items if item.code == "key-not-in-catalog" and "Missing" in item.message]
    assert missing(first), first
    again = await editor.diagnostics(plain.VIEW, first.result_id)
    assert again.kind == "unchanged" and again.result_id == first.result_id
    count = client.diagnostic_refresh_count
    editor.replace(plain.VIEW, "Missing", "Close")
    later = await editor.diagnostics(plain.VIEW, first.result_id)
    assert not missing(later), later
    for _ in range(200):
        if client.diagnostic_refresh_count > count:
            break
        await asyncio.sleep(0.05)
    assert client.diagnostic_refresh_count > count
    assert not client.diagnostics, "pushed, too"


@pytest.mark.asyncio
async def test_inlay_hints(client, tmp_path):
    editor = Editor(client, tmp_path)
    await editor.start(modern(), inlayHints={"language": "es"})
    editor.open(plain.VIEW)
    whole = lsp.InlayHintParams(text_document=editor.document(plain.VIEW),
        range=lsp.Range(start=lsp.Position(line=0, character=0), end=lsp.Position(line=99, character=0)))
    hints = await client.text_document_inlay_hint_async(whole)
    assert [hint.label for hint in hints] == ["😀 Abre la puerta", "Cerrar ", "%lld puertas"], hints
    assert hints[1].position == editor.position(plain.VIEW, '"Close"', 7)
    client.workspace_did_change_configuration(lsp.DidChangeConfigurationParams(settings={"xcstrings": {"inlayHints": {"language": ""}}}))
    assert await client.text_document_inlay_hint_async(whole) is None


@pytest.mark.asyncio
async def test_cancellation(client, tmp_path):
    editor = Editor(client, tmp_path)
    await editor.start(modern())
    editor.open(plain.VIEW)
    futures = []
    for number in range(300):
        futures.append(client.protocol.send_request_async("textDocument/hover", lsp.HoverParams(**editor.place(plain.VIEW, '"Close"')),
            msg_id=f"storm-{number}"))
    tasks = [asyncio.ensure_future(future) for future in futures]
    await asyncio.sleep(0)
    for number in range(0, 300, 2):
        client.cancel_request(lsp.CancelParams(id=f"storm-{number}"))
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    for number, answer in enumerate(answers):
        if isinstance(answer, JsonRpcException):
            assert answer.code == CANCELLED and number % 2 == 0, (number, answer)
        else:
            assert "Cerrar" in answer.contents.value
    assert any(isinstance(answer, JsonRpcException) for answer in answers)


@pytest.mark.asyncio
async def test_races(client, tmp_path):
    """Edits, saves, renames and diagnostics at the same time: each answer is about the present text, or says that it is not."""
    editor = Editor(client, tmp_path)
    await editor.start(modern())
    editor.open(plain.VIEW, plain.APP)
    modified, renamed, key = 0, 0, "Close"
    for number in range(60):
        request = asyncio.ensure_future(client.text_document_rename_async(
            lsp.RenameParams(new_name=f"Close {number}", **editor.place(plain.VIEW, f'"{key}"'))))
        others = [asyncio.ensure_future(task) for task in (editor.diagnostics(plain.VIEW), editor.diagnostics(plain.APP),
            editor.hover(plain.VIEW, f'"{key}"'))]
        await asyncio.sleep(0.004 * (number % 7))
        if number % 3 == 0:
            editor.replace(plain.VIEW, "let count", f"let x{number} = 0; let count")
        if number % 4 == 0:
            editor.save((plain.VIEW, plain.APP)[number % 8 // 4])
        for answer in await asyncio.gather(*others, return_exceptions=True):
            if isinstance(answer, Exception):
                assert answer.code == MODIFIED, answer
        try:
            edit = await request
        except JsonRpcException as error:
            assert error.code == MODIFIED, error
            modified += 1
            continue
        # The answer can be older than the last edit. Its versions then say so, and an editor refuses it.
        if not editor.fits(edit):
            modified += 1
            continue
        editor.apply(edit)
        renamed, key = renamed + 1, f"Close {number}"
        assert editor.files[plain.VIEW].count(f'"{key}"') == 1 and editor.files[plain.APP].count(f'"{key}"') == 1
        assert f'"{key}"' in (tmp_path / plain.OTHER).read_text() and f'"{key}"' in (tmp_path / plain.WIDGET).read_text()
    print(f"{renamed} renames, {modified} modified")
    assert renamed > 10 and "Cerrar" in await editor.hover(plain.VIEW, f'"{key}"')

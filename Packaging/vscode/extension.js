// The client of `xcstrings lsp` for Visual Studio Code, without packages.
'use strict';
const vscode = require('vscode');
const { spawn } = require('child_process');

const selector = ['swift', 'objective-c', 'objective-cpp', 'c', 'xcstrings'].map((language) => ({ language, scheme: 'file' }));
const handles = (document) => vscode.languages.match(selector, document) > 0;

/** Exchanges messages with the server. */
class Connection {
  constructor(program, folder, receive) {
    this.answers = new Map();
    this.number = 0;
    this.rest = Buffer.alloc(0);
    this.receive = receive;
    this.process = spawn(program, ['lsp'], { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] });
    this.process.stdout.on('data', (bytes) => this.read(bytes));
    this.process.stdin.on('error', () => {});
    this.process.on('error', (error) => vscode.window.showErrorMessage(`xcstrings: ${error.message}`));
    this.process.on('exit', () => this.answers.forEach(({ reject }) => reject(new Error('The server has ended.'))));
  }

  read(bytes) {
    this.rest = Buffer.concat([this.rest, bytes]);
    for (;;) {
      const end = this.rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/content-length: *(\d+)/i.exec(this.rest.toString('latin1', 0, end))[1]);
      if (this.rest.length < end + 4 + length) return;
      const message = JSON.parse(this.rest.toString('utf8', end + 4, end + 4 + length));
      this.rest = this.rest.subarray(end + 4 + length);
      const answer = message.method ? undefined : this.answers.get(message.id);
      if (answer) this.answers.delete(message.id);
      if (message.method) this.receive(message);
      else if (message.error) answer?.reject(Object.assign(new Error(message.error.message), message.error));
      else answer?.resolve(message.result);
    }
  }

  send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }), 'utf8');
    const header = Buffer.from(`Content-Length: ${body.length}\r\n\r\n`);
    if (this.process.stdin.writable) this.process.stdin.write(Buffer.concat([header, body]));
  }

  note(method, params) { this.send({ method, params }); }

  /** Sends a request; the answer is undefined if it is cancelled or out of date. */
  request(method, params, token) {
    const id = ++this.number;
    const answer = new Promise((resolve, reject) => this.answers.set(id, { resolve, reject }));
    token?.onCancellationRequested(() => this.note('$/cancelRequest', { id }));
    this.send({ id, method, params });
    return answer.catch((error) => {
      if (error.code === -32800 || error.code === -32801) return undefined;
      throw error;
    });
  }
}

// Values of the protocol and of the editor. VS Code counts UTF-16 units, too.
const toRange = (value) => ({ start: value.start, end: value.end });
const range = (value) => new vscode.Range(value.start.line, value.start.character, value.end.line, value.end.character);
const location = (value) => new vscode.Location(vscode.Uri.parse(value.uri), range(value.range));
const name = (document) => ({ uri: document.uri.toString() });
const at = (document, position) => ({ textDocument: name(document), position });

function workspaceEdit(value) {
  const edit = new vscode.WorkspaceEdit();
  for (const change of value?.documentChanges ?? []) {
    const uri = vscode.Uri.parse(change.textDocument.uri);
    for (const part of change.edits) edit.replace(uri, range(part.range), part.newText);
  }
  return edit;
}

function diagnostic(value) {
  const { source, code, tags, relatedInformation: notes } = value;
  return Object.assign(new vscode.Diagnostic(range(value.range), value.message, value.severity - 1), { source, code, tags,
    relatedInformation: notes?.map((note) => new vscode.DiagnosticRelatedInformation(location(note.location), note.message)) });
}

function symbol(value) {
  const { name, kind, range: whole, selectionRange, children = [] } = value;
  return Object.assign(new vscode.DocumentSymbol(name, '', kind - 1, range(whole), range(selectionRange)),
    { children: children.map(symbol) });
}

function register(server) {
  const languages = vscode.languages;
  const catalogs = selector.filter(({ language }) => language === 'xcstrings');
  const request = (method, params, token) => server.request(`textDocument/${method}`, params, token);
  return [
    languages.registerHoverProvider(selector, {
      provideHover: async (document, position, token) => {
        const value = await request('hover', at(document, position), token);
        return value && new vscode.Hover(new vscode.MarkdownString(value.contents.value), range(value.range));
      } }),
    languages.registerDefinitionProvider(selector, {
      provideDefinition: async (document, position, token) =>
        (await request('definition', at(document, position), token))?.map(location) }),
    languages.registerReferenceProvider(selector, {
      provideReferences: async (document, position, context, token) =>
        (await request('references', { ...at(document, position), context }, token))?.map(location) }),
    languages.registerRenameProvider(selector, {
      prepareRename: async (document, position, token) => {
        const { range: place, placeholder } = (await request('prepareRename', at(document, position), token)) ?? {};
        if (!place) throw new Error('There is no key here.');
        return { range: range(place), placeholder };
      },
      provideRenameEdits: async (document, position, newName, token) =>
        workspaceEdit(await request('rename', { ...at(document, position), newName }, token)) }),
    languages.registerCompletionItemProvider(selector, {
      provideCompletionItems: async (document, position, token) => {
        const list = await request('completion', at(document, position), token);
        return list && new vscode.CompletionList(list.items.map((value) => Object.assign(
          new vscode.CompletionItem(value.label, value.kind - 1), {
            detail: value.detail, sortText: value.sortText, filterText: value.filterText,
            range: range(value.textEdit.range), insertText: value.textEdit.newText })), list.isIncomplete);
      } }, '"'),
    languages.registerCodeActionsProvider(selector, {
      provideCodeActions: async (document, place, context, token) => {
        const only = context.only && [context.only.value];
        const params = { textDocument: name(document), range: toRange(place), context: { diagnostics: [], only } };
        return (await request('codeAction', params, token))?.map((value) => Object.assign(
          new vscode.CodeAction(value.title, vscode.CodeActionKind.Empty.append(value.kind)),
          value.edit ? { edit: workspaceEdit(value.edit) } : { value }));
      },
      resolveCodeAction: async (action, token) => {
        const value = action.value && await server.request('codeAction/resolve', action.value, token);
        return value ? Object.assign(action, { edit: workspaceEdit(value.edit) }) : action;
      } }),
    languages.registerInlayHintsProvider(selector, {
      provideInlayHints: async (document, place, token) =>
        (await request('inlayHint', { textDocument: name(document), range: toRange(place) }, token))?.map((value) =>
          Object.assign(new vscode.InlayHint(new vscode.Position(value.position.line, value.position.character), value.label),
            { paddingLeft: true })) }),
    languages.registerCodeLensProvider(catalogs, {
      provideCodeLenses: async (document, token) =>
        (await request('codeLens', { textDocument: name(document) }, token))?.map(
          (value) => new vscode.CodeLens(range(value.range), value.command)) }),
    languages.registerDocumentSymbolProvider(catalogs, {
      provideDocumentSymbols: async (document, token) =>
        (await request('documentSymbol', { textDocument: name(document) }, token))?.map(symbol) }),
    languages.registerFoldingRangeProvider(catalogs, {
      provideFoldingRanges: async (document, _, token) =>
        (await request('foldingRange', { textDocument: name(document) }, token))?.map(
          (value) => new vscode.FoldingRange(value.startLine, value.endLine)) }),
    languages.registerDocumentFormattingEditProvider(catalogs, {
      provideDocumentFormattingEdits: async (document, options, token) =>
        (await request('formatting', { textDocument: name(document), options }, token))?.map(
          (value) => vscode.TextEdit.replace(range(value.range), value.newText)) }),
  ];
}

let server;
async function activate(context) {
  const folder = vscode.workspace.workspaceFolders?.[0];
  if (!folder) return;
  const settings = () => vscode.workspace.getConfiguration('xcstrings');
  const problems = vscode.languages.createDiagnosticCollection('xcstrings');
  server = new Connection(settings().get('path'), folder.uri.fsPath, ({ id, method, params }) => {
    if (method === 'textDocument/publishDiagnostics') {
      problems.set(vscode.Uri.parse(params.uri), params.diagnostics.map(diagnostic));
    } else if (method === 'workspace/applyEdit') {
      vscode.workspace.applyEdit(workspaceEdit(params.edit)).then((applied) => server.send({ id, result: { applied } }));
    } else if (id !== undefined) {
      server.send({ id, result: null });
    }
  });
  const open = (document) => handles(document) && server.note('textDocument/didOpen', { textDocument: {
    ...name(document), languageId: document.languageId, version: document.version, text: document.getText() } });
  await server.request('initialize', {
    processId: process.pid, rootUri: folder.uri.toString(), locale: vscode.env.language, initializationOptions: settings(),
    capabilities: {
      general: { positionEncodings: ['utf-16'] }, workspace: { workspaceEdit: { documentChanges: true } },
      textDocument: { hover: { contentFormat: ['markdown'] }, codeAction: { resolveSupport: { properties: ['edit'] } },
        documentSymbol: { hierarchicalDocumentSymbolSupport: true } } } });
  server.note('initialized', {});
  vscode.workspace.textDocuments.forEach(open);
  const files = vscode.workspace.createFileSystemWatcher('**/*.{xcstrings,swift,m,mm,h,yml,pbxproj}');
  const changed = () => server.note('workspace/didChangeWatchedFiles', { changes: [] });
  context.subscriptions.push(problems, files, files.onDidCreate(changed), files.onDidChange(changed), files.onDidDelete(changed),
    vscode.workspace.onDidOpenTextDocument(open),
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => handles(document)
      && contentChanges.length && server.note('textDocument/didChange', {
        textDocument: { ...name(document), version: document.version },
        contentChanges: contentChanges.map((change) => ({ range: toRange(change.range), text: change.text })) })),
    vscode.workspace.onDidSaveTextDocument((document) => handles(document)
      && server.note('textDocument/didSave', { textDocument: name(document) })),
    vscode.workspace.onDidCloseTextDocument((document) => handles(document)
      && server.note('textDocument/didClose', { textDocument: name(document) })),
    vscode.workspace.onDidChangeConfiguration(() =>
      server.note('workspace/didChangeConfiguration', { settings: { xcstrings: settings() } })),
    ...register(server));
}

const deactivate = async () => (await server?.request('shutdown', null), server?.note('exit', null));
module.exports = { activate, deactivate };

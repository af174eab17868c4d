import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import JSONRPC
import JSONSyntax
import Localization
import StringCatalog

/// The answers to the requests of one method.
protocol LanguageRequest {
  /// The name of the method.
  static var method: String { get }
  /// Whether the user requests a change, and must see why there is none.
  ///
  /// For other requests, there is nothing to say if the project cannot be read.
  static var reportsErrors: Bool { get }

  /// Returns the result.
  ///
  /// - Parameters:
  ///   - parameters: The parameters of the request.
  ///   - context: The project and the editor.
  /// - Returns: The result; `null` if there is nothing to say.
  /// - Throws: `RPCError`, or an error of the project.
  static func answer(_ parameters: JSONValue, _ context: EditorContext) async throws -> JSONValue
}

extension LanguageRequest {
  static var reportsErrors: Bool { false }
}

/// What a request refers to: the project, and the documents as they were when it arrived.
struct EditorContext: Sendable {
  let project: ProjectView
  let documents: DocumentStore
  let client: ClientCapabilities
  let settings: LanguageServerSettings
  /// Sends a request to the editor, whose answer does not matter.
  let ask: @Sendable (_ method: String, _ parameters: JSONValue) async -> Void

  var encoding: PositionEncoding { client.encoding }

  /// The document that the parameters of a request name.
  ///
  /// - Throws: `RPCError` if it is not open.
  func document(_ parameters: JSONValue) throws(RPCError) -> OpenDocument {
    guard let uri = parameters.at("textDocument", "uri")?.text else {
      throw .invalidParameters("there is no 'textDocument'")
    }
    guard let document = documents.documents[uri] else {
      throw .invalidParameters("the document is not open")
    }
    return document
  }

  /// The offset that the parameters of a request name.
  ///
  /// - Throws: `RPCError` if there is no position.
  func offset(_ parameters: JSONValue, in document: OpenDocument) throws(RPCError) -> Int {
    guard let position = TextPosition(parameters["position"]) else {
      throw .invalidParameters("there is no 'position'")
    }
    return document.text.offset(of: position, encoding)
  }

  /// Returns what is at the position of a request; `nil` if there is nothing to say about it.
  func subject(_ parameters: JSONValue) async throws -> RequestSubject? {
    let document = try document(parameters)
    guard document.kind != .other else { return nil }
    let offset = try offset(parameters, in: document)
    let snapshot = try await project.snapshot()
    return RequestSubject(at: offset, in: document, snapshot)
  }

  /// Returns the content of a file: that of the open document, or else that on the disk.
  ///
  /// - Throws: `FileError` if it cannot be read.
  func text(ofFileAt path: String, as kind: InputKind) throws(FileError) -> DocumentText {
    if let document = documents.document(at: FileSystem.absolutePath(of: path)) {
      return document.text
    }
    return DocumentText(try FileSystem.read(path, as: kind))
  }

  /// Returns the content to which the locations of a catalog refer.
  func text(of file: CatalogFile) -> DocumentText {
    let path = FileSystem.absolutePath(of: file.path)
    guard let syntax = file.catalog.document else { return DocumentText([]) }
    if let document = documents.document(at: path), document.text.bytes == syntax.bytes {
      return document.text
    }
    return project.texts.text(at: path, syntax)
  }

  /// Returns the content of a catalog that is edited, which must be that of the editor.
  ///
  /// - Throws: `RPCError` if the editor has another one, which is no catalog.
  func currentText(of file: CatalogFile) throws(RPCError) -> DocumentText {
    let document = documents.document(at: FileSystem.absolutePath(of: file.path))
    guard file.catalog.document?.encoding == .utf8,
      document.map({ $0.text.bytes == file.catalog.document?.bytes }) ?? true
    else { throw .contentModified }
    return text(of: file)
  }

  /// Returns the address of a file.
  func uri(ofFileAt path: String) -> String {
    let path = FileSystem.absolutePath(of: path)
    return documents.document(at: path)?.uri ?? DocumentURI.uri(ofFileAt: path)
  }

  /// Returns the locations of the protocol, in the order of the locations.
  func json(of locations: [Location]) -> [JSONValue] {
    var texts: [String: DocumentText] = [:]
    return locations.compactMap { json(of: $0, &texts) }
  }

  /// Returns a location of the protocol.
  ///
  /// - Parameters:
  ///   - location: The location.
  ///   - texts: The contents of files that were read before, to which this one is added.
  /// - Returns: The object; `nil` if the file cannot be read.
  func json(of location: Location, _ texts: inout [String: DocumentText]) -> JSONValue? {
    guard
      let text = texts[location.file] ?? (try? text(ofFileAt: location.file, as: .catalog))
    else { return nil }
    texts[location.file] = text
    return json(location.utf8Range, in: text, ofFileAt: location.file)
  }

  /// Returns a location of the protocol.
  func json(_ range: Range<Int>, in text: DocumentText, ofFileAt path: String) -> JSONValue {
    .fields(
      ("uri", .string(uri(ofFileAt: path))),
      ("range", text.range(range, encoding).json)
    )
  }
}

/// What is at a position of a document.
enum RequestSubject {
  /// A key in code, with its catalogs that have it.
  case use(CodeIndex.Use, [CatalogFile], ProjectSnapshot)
  /// A part of a catalog.
  case part(CatalogPosition, CatalogFile, ProjectSnapshot)

  /// Finds what is at an offset; `nil` if it is nothing that the project has.
  init?(at offset: Int, in document: OpenDocument, _ snapshot: ProjectSnapshot) {
    if document.kind == .source {
      guard let use = snapshot.index.use(at: offset, inFileAt: document.path) else { return nil }
      self = .use(use, snapshot.files(of: use), snapshot)
      return
    }
    guard let file = snapshot.file(at: document.path), let syntax = file.catalog.document,
      syntax.bytes == document.text.bytes,
      let position = CatalogPosition(at: offset, in: syntax)
    else { return nil }
    self = .part(position, file, snapshot)
  }

  /// The key.
  var key: String {
    switch self {
    case .use(let use, _, _): use.string.key
    case .part(let position, _, _): position.key
    }
  }

  /// The catalogs with the key.
  var files: [CatalogFile] {
    switch self {
    case .use(_, let files, _): files
    case .part(_, let file, _): [file]
    }
  }

  /// The project.
  var snapshot: ProjectSnapshot {
    switch self {
    case .use(_, _, let snapshot), .part(_, _, let snapshot): snapshot
    }
  }

  /// The range of the literal, of the key, or of the value at the position.
  var range: Range<Int> {
    switch self {
    case .use(let use, _, _): use.range
    case .part(let position, _, _): position.element.node.range
    }
  }
}

extension RPCError {
  /// Creates the error of a request that the project refuses.
  init(refusing error: any Error) {
    switch error {
    case let error as any CommandError:
      let locale = UserLocale.current
      let text = [error.message(in: locale), error.hint(in: locale)].compactMap(\.self)
      self = .requestFailed(text.joined(separator: " "))
    default: self = .internalError("\(error)")
    }
  }
}

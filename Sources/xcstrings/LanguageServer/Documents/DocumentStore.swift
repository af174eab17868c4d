import FileSystem
import JSONSyntax
import ProjectDiscovery

/// A document that the editor has open.
struct OpenDocument: Sendable {
  /// The kinds of documents for which there are answers.
  enum Kind: Sendable {
    case catalog
    case source
    case other
  }

  /// The address, as the editor writes it.
  let uri: String
  /// The absolute path of the file; empty for a document without one.
  let path: String
  /// The number of the last change, as the editor counts.
  var version: Int
  var text: DocumentText

  /// The kind, by the name of the file.
  var kind: Kind {
    if path.hasSuffix(".xcstrings") { return .catalog }
    return SourceKind(ofFileAt: path) == nil ? .other : .source
  }
}

/// The documents that the editor has open.
struct DocumentStore: Sendable {
  private(set) var documents: [String: OpenDocument] = [:]
  /// The contents for the functions that read files.
  let contents = OpenDocuments()

  /// The document at a path; `nil` if it is not open.
  func document(at path: String) -> OpenDocument? {
    documents.values.first { $0.path == path }
  }

  /// Opens a document.
  mutating func open(_ uri: String, version: Int, text: String) {
    update(
      OpenDocument(
        uri: uri,
        path: DocumentURI.path(of: uri) ?? "",
        version: version,
        text: DocumentText(Array(text.utf8))
      )
    )
  }

  /// Applies the changes of a notification, in their order.
  ///
  /// - Returns: Whether the document is open.
  mutating func change(
    _ uri: String,
    version: Int,
    _ changes: [JSONValue],
    _ encoding: PositionEncoding
  ) -> Bool {
    guard var document = documents.removeValue(forKey: uri) else { return false }
    document.version = version
    for change in changes {
      let new = Array((change["text"]?.text ?? "").utf8)
      if let range = change["range"], let start = TextPosition(range["start"]),
        let end = TextPosition(range["end"])
      {
        let lower = document.text.offset(of: start, encoding)
        let upper = document.text.offset(of: end, encoding)
        document.text.replace(lower..<max(lower, upper), with: new)
      } else {
        document.text = DocumentText(new)
      }
    }
    update(document)
    return true
  }

  /// Closes a document, whose file counts again.
  mutating func close(_ uri: String) {
    guard let document = documents.removeValue(forKey: uri) else { return }
    if !document.path.isEmpty { contents.set(nil, at: document.path) }
  }

  private mutating func update(_ document: OpenDocument) {
    documents[document.uri] = document
    if !document.path.isEmpty { contents.set(document.text.bytes, at: document.path) }
  }
}

import Diagnostics
import JSONSyntax

/// Changes to several files, which the editor makes.
struct WorkspaceEdit: Sendable {
  /// A group of changes that the editor shows together.
  struct Annotation: Sendable {
    var id: String
    var label: String
  }

  /// The change of a file.
  private struct Change {
    var text: DocumentText
    var edits: [TextDifference.Edit]
    var annotation: Annotation?
  }

  private var changes: [(path: String, change: Change)] = []

  /// Whether nothing changes.
  var isEmpty: Bool { changes.isEmpty }

  /// Adds the change of a file.
  mutating func add(
    _ edits: [TextDifference.Edit],
    of text: DocumentText,
    at path: String,
    _ annotation: Annotation? = nil
  ) {
    guard !edits.isEmpty else { return }
    changes.append((path, Change(text: text, edits: edits, annotation: annotation)))
  }

  /// Returns the JSON object.
  ///
  /// - Parameters:
  ///   - client: What the editor can do.
  ///   - documents: The open documents, whose addresses and versions are used.
  /// - Returns: The object.
  func json(_ client: ClientCapabilities, _ documents: DocumentStore) -> JSONValue {
    guard client.changesDocuments else {
      let members = changes.map { path, change in
        JSONValue.Member(
          documents.document(at: path)?.uri ?? DocumentURI.uri(ofFileAt: path),
          .array(change.edits.map { Self.json($0, change.text, client.encoding, nil) })
        )
      }
      return .fields(("changes", .object(members)))
    }
    let annotations = changes.compactMap(\.change.annotation)
    var seen: Set<String> = []
    let named = annotations.filter { seen.insert($0.id).inserted }
      .map { JSONValue.Member($0.id, .fields(("label", .string($0.label)))) }
    let isAnnotated = client.annotatesChanges && !named.isEmpty
    let files = changes.map { path, change -> JSONValue in
      let document = documents.document(at: path)
      let name = JSONValue.fields(
        ("uri", .string(document?.uri ?? DocumentURI.uri(ofFileAt: path))),
        ("version", document.map { .number($0.version) } ?? .null)
      )
      let id = isAnnotated ? change.annotation?.id : nil
      let edits = change.edits.map { Self.json($0, change.text, client.encoding, id) }
      return .fields(("textDocument", name), ("edits", .array(edits)))
    }
    return .fields(
      ("documentChanges", .array(files)),
      ("changeAnnotations", isAnnotated ? .object(named) : nil)
    )
  }

  private static func json(
    _ edit: TextDifference.Edit,
    _ text: DocumentText,
    _ encoding: PositionEncoding,
    _ annotation: String?
  ) -> JSONValue {
    .fields(
      ("range", text.range(edit.range, encoding).json),
      ("newText", .string(edit.text)),
      ("annotationId", annotation.map { .string($0) })
    )
  }

  /// Returns the edits as an array, for a single document.
  static func json(
    _ edits: [TextDifference.Edit],
    of text: DocumentText,
    _ encoding: PositionEncoding
  ) -> JSONValue {
    .array(edits.map { json($0, text, encoding, nil) })
  }
}

extension TextDifference.Edit {
  /// Creates the edit of a fix.
  init(_ edit: FixIt.Edit) {
    self.init(range: edit.location.utf8Range, text: edit.replacement)
  }
}

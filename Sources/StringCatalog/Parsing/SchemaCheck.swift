import Diagnostics
import JSONSyntax

/// Compares the values of a catalog with the requirements of the format.
///
/// Values that differ are kept anyway, so they only cause a warning. Many tools write `null` for a
/// missing value, so `null` causes none.
struct SchemaCheck {
  private let document: JSONDocument
  private var list = DiagnosticList(.warning)

  private init(_ document: JSONDocument) {
    self.document = document
  }

  /// Returns the problems with the values of a catalog.
  static func diagnostics(in document: JSONDocument) -> [Diagnostic] {
    var check = SchemaCheck(document)
    let nodes = document.nodes
    let bytes = document.bytes
    check.checkObject(0, .catalog, nodes.span, bytes.span)
    return check.list.all
  }

  /// Checks the members of an object.
  ///
  /// The recursion is bounded, because the scanner rejects input that is nested too deeply.
  private mutating func checkObject(
    _ index: Int,
    _ shape: CatalogSchemaType,
    _ nodes: Span<JSONNode>,
    _ bytes: Span<UInt8>
  ) {
    let end = nodes[index].next(after: index)
    var key = index + 1
    var knownFields = 0
    while key < end {
      guard !nodes[key].isDuplicate else {
        key = nodes[key + 1].next(after: key + 1)
        continue
      }
      let name = nodes[key].range
      let member = shape.member(bytes.extracting(name.lowerBound + 1..<name.upperBound - 1))
      if member != .anything {
        knownFields += 1
        checkValue(key + 1, member, nodes, bytes)
      } else if shape == .catalog {
        checkMisplacedEntry(key + 1, nodes)
      }
      key = nodes[key + 1].next(after: key + 1)
    }
    if knownFields < shape.requiredCount || shape == .substitution {
      checkRequiredFields(of: index, shape)
    }
  }

  /// Reports an entry outside of the object that contains the entries.
  private mutating func checkMisplacedEntry(_ index: Int, _ nodes: Span<JSONNode>) {
    guard nodes[index].kind == .object else { return }
    let element = JSONElement(document: document, index: index)
    guard element.member("localizations") != nil || element.member("extractionState") != nil else {
      return
    }
    report(Diagnostic.Message.keyOutsideStrings, at: index)
  }

  private mutating func checkValue(
    _ index: Int,
    _ shape: CatalogSchemaType,
    _ nodes: Span<JSONNode>,
    _ bytes: Span<UInt8>
  ) {
    if shape == .localization, Self.isPlainLocalization(index, nodes, bytes) { return }
    let kind = nodes[index].kind
    guard shape.admits(kind) else {
      if kind != .null { report(shape.mismatch, at: index) }
      return
    }
    switch kind {
    case .object: checkObject(index, shape, nodes, bytes)
    case .array: checkTexts(of: index)
    case .number: checkInteger(index)
    default: break
    }
  }

  /// Returns whether a localization consists of a text and its state, as nearly all do.
  private static func isPlainLocalization(
    _ index: Int,
    _ nodes: Span<JSONNode>,
    _ bytes: Span<UInt8>
  ) -> Bool {
    @inline(__always)
    func isKey(_ index: Int, _ name: StaticString) -> Bool {
      let range = nodes[index].range
      return bytes.extracting(range.lowerBound + 1..<range.upperBound - 1).isText(name)
    }
    // An object, a key, an object, and two pairs of a key and a string.
    let end = index + 7
    guard end <= nodes.count, nodes[index].kind == .object, nodes[index].next(after: index) == end,
      nodes[index + 2].kind == .object, nodes[index + 4].kind == .string,
      nodes[index + 6].kind == .string
    else { return false }
    return isKey(index + 1, "stringUnit") && isKey(index + 3, "state") && isKey(index + 5, "value")
  }

  private mutating func checkRequiredFields(of index: Int, _ shape: CatalogSchemaType) {
    let element = JSONElement(document: document, index: index)
    for name in shape.requiredFields where element.member(name) == nil {
      list.append(element.warning { _ in .fieldMissing(name) })
    }
  }

  private mutating func checkTexts(of index: Int) {
    guard JSONElement(document: document, index: index).strings == nil else { return }
    report(Diagnostic.Message.fieldNotTextList, at: index)
  }

  private mutating func checkInteger(_ index: Int) {
    guard JSONElement(document: document, index: index).integer == nil else { return }
    report(Diagnostic.Message.fieldNotInteger, at: index)
  }

  private mutating func report(_ message: (String) -> Diagnostic.Message, at index: Int) {
    let element = JSONElement(document: document, index: index)
    list.append(element.warning(message))
  }
}

extension JSONElement {
  /// Returns a warning that names the last key on the path to this value.
  fileprivate func warning(_ message: (String) -> Diagnostic.Message) -> Diagnostic {
    let path = document.path(to: index)
    return Diagnostic(message(path.last ?? ""), .warning, at: location, path: path)
  }
}

extension Diagnostic.Message {
  /// An entry is not among the entries of the catalog.
  fileprivate static func keyOutsideStrings(_ key: String) -> Self {
    Self(
      "key-outside-strings",
      "Xcode ignores \(key: key), because it is not in the object \(quoted: "strings"); move it there"
    )
  }
}

import Diagnostics

/// Compares a catalog with what the format asks of each value.
///
/// What differs is kept all the same, so it is worth a warning and no more. `null` stands for no
/// value in many tools, and is nobody's concern.
struct ShapeCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private let document: JSONDocument
  /// The indexes of the keys that lead to the value at hand.
  private var path: [Int] = []

  private init(_ document: JSONDocument) {
    self.document = document
  }

  /// Returns what is wrong with the values of a catalog.
  static func diagnostics(in document: JSONDocument) -> [Diagnostic] {
    var check = ShapeCheck(document)
    let nodes = document.nodes
    let bytes = document.bytes
    check.check(0, .catalog, nodes.span, bytes.span)
    return check.diagnostics
  }

  /// Checks a value and all that is in it.
  ///
  /// The recursion is bounded: the scanner refuses what is nested too deep.
  private mutating func check(
    _ index: Int,
    _ shape: CatalogShape,
    _ nodes: Span<JSONNode>,
    _ bytes: Span<UInt8>
  ) {
    let node = nodes[index]
    switch node.kind {
    case .null: return
    case .object where shape.admits(.object): checkMembers(of: index, shape, nodes, bytes)
    case .array where shape == .textList: checkTexts(of: index)
    case .number where shape == .integer: checkInteger(index)
    default:
      guard !shape.admits(node.kind) else { return }
      report(shape.mismatch, at: index)
    }
  }

  private mutating func checkMembers(
    of index: Int,
    _ shape: CatalogShape,
    _ nodes: Span<JSONNode>,
    _ bytes: Span<UInt8>
  ) {
    let end = Int(nodes[index].next)
    var key = index + 1
    var knownFields = 0
    while key < end {
      let range = nodes[key].range
      let member = shape.member(bytes.extracting(range.lowerBound + 1..<range.upperBound - 1))
      if member != .anything {
        knownFields += 1
        path.append(key)
        check(key + 1, member, nodes, bytes)
        path.removeLast()
      }
      key = Int(nodes[key + 1].next)
    }
    if knownFields < shape.requiredCount || shape == .substitution {
      checkRequiredFields(of: index, shape)
    }
  }

  private mutating func checkRequiredFields(of index: Int, _ shape: CatalogShape) {
    let element = JSONElement(document: document, index: index)
    for name in shape.requiredFields where element.member(name) == nil {
      report(.fieldMissing, at: index, name: name)
    }
  }

  private mutating func checkTexts(of index: Int) {
    guard JSONElement(document: document, index: index).strings == nil else { return }
    report(.fieldNotTextList, at: index)
  }

  private mutating func checkInteger(_ index: Int) {
    guard JSONElement(document: document, index: index).integer == nil else { return }
    report(.fieldNotInteger, at: index)
  }

  private mutating func report(_ id: Diagnostic.ID, at index: Int, name: String? = nil) {
    let path = path.map { JSONElement(document: document, index: $0).string ?? "" }
    diagnostics.append(
      Diagnostic(
        id,
        .warning,
        at: JSONElement(document: document, index: index).place,
        path: path,
        arguments: [.text(name ?? path.last ?? "")]
      )
    )
  }
}

/// The dependencies of conclusions, for the files that share an index.
///
/// A node is a name that was looked up, or a conclusion, which depends on other nodes. A file that
/// reuses a conclusion depends on the names that led to it, as if it had reached the conclusion
/// itself.
struct DependencyGraph {
  /// A name, by the number of its answer, or a conclusion, by its own number.
  struct Node {
    fileprivate let index: Int

    static func name(_ number: Int) -> Self { Self(index: number * 2) }
    fileprivate static func conclusion(_ number: Int) -> Self { Self(index: number * 2 + 1) }

    fileprivate var isName: Bool { index % 2 == 0 }
    fileprivate var number: Int { index / 2 }
  }

  /// An inquiry in progress: the strings of a file, or a conclusion for them.
  private struct QueryFrame {
    /// Identifies the inquiry.
    var serial: UInt32
    var basis: [Node] = []
    /// Whether the inquiry stopped early, so that another path to the same question may find more.
    var isBrokenOff = false
  }

  /// The dependencies of the conclusions.
  private var conclusions: [[Node]] = []
  /// The inquiries in progress: that of the file, and those for conclusions, the innermost last.
  private var inquiries: [QueryFrame] = [QueryFrame(serial: 1)]
  private var lastSerial: UInt32 = 1
  /// The last inquiry that recorded each node, so that it does not record the node again.
  private var noted: [UInt32] = []
  /// The last search for names that reached each node.
  private var seen: [UInt32] = []
  private var lastSearch: UInt32 = 0

  /// Records that the innermost inquiry depends on a node.
  mutating func note(_ node: Node) {
    if node.index >= noted.count {
      noted += repeatElement(0, count: max(noted.count, node.index + 64))
    }
    let innermost = inquiries.count - 1
    let serial = inquiries[innermost].serial
    guard noted[node.index] != serial else { return }
    noted[node.index] = serial
    inquiries[innermost].basis.append(node)
  }

  /// Begins the inquiry for a conclusion.
  mutating func begin() {
    lastSerial += 1
    inquiries.append(QueryFrame(serial: lastSerial))
  }

  /// Ends the innermost inquiry.
  ///
  /// The enclosing inquiry depends on its conclusion from now on.
  mutating func end() -> (node: Node, isBrokenOff: Bool) {
    let inquiry = inquiries.removeLast()
    let node: Node
    if inquiry.basis.count == 1 {
      node = inquiry.basis[0]
    } else {
      node = .conclusion(conclusions.count)
      conclusions.append(inquiry.basis)
    }
    note(node)
    if inquiry.isBrokenOff { markIncomplete() }
    return (node, inquiry.isBrokenOff)
  }

  /// Records that the innermost inquiry stops early, although another one might continue.
  mutating func markIncomplete() {
    inquiries[inquiries.count - 1].isBrokenOff = true
  }

  /// Begins the inquiry of another file.
  mutating func beginFile() {
    lastSerial += 1
    inquiries = [QueryFrame(serial: lastSerial)]
  }

  /// Returns the numbers of the names that the file depends on.
  ///
  /// - Complexity: O(*n*) in the number of the nodes that the file depends on, not of all nodes:
  ///   hundreds of files may use the graph one after another.
  mutating func names() -> [Int] {
    var names: [Int] = []
    if seen.count < noted.count { seen += repeatElement(0, count: noted.count - seen.count) }
    lastSearch += 1
    var open = inquiries.first?.basis ?? []
    while let node = open.popLast() {
      guard seen[node.index] != lastSearch else { continue }
      seen[node.index] = lastSearch
      if node.isName { names.append(node.number) } else { open += conclusions[node.number] }
    }
    return names
  }
}

/// A value that follows from declarations, with its dependencies.
struct CachedQuery<Value> {
  let value: Value
  let basis: DependencyGraph.Node
  /// The only file for which it is valid; `nil` if it is valid for every file.
  let file: Int?
}

/// Results that follow from declarations, by their questions.
///
/// Files repeat the same questions about the same types, such as the meaning of `Text` inside of a
/// view, or the supertypes of a view. Each question is answered once for all files that share an
/// index, and each file depends on the names that it uses. A cached answer must follow from the
/// index alone.
final class QueryCache<Question: Hashable, Value> {
  private let index: DeclarationIndex
  @exclusivity(unchecked) private var known: [Question: CachedQuery<Value>] = [:]

  init(_ index: DeclarationIndex) {
    self.index = index
  }

  /// Returns the answer that is known, or else the one that `conclude` finds.
  func answer(_ question: Question, _ conclude: () -> Value) -> Value {
    if let conclusion = known[question], index.take(conclusion) { return conclusion.value }
    let conclusion = index.conclude(conclude)
    known[question] = conclusion
    return conclusion.value
  }
}

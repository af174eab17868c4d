/// What is known rests on what, for the files that share an index.
///
/// A node is a name that was asked for, or a conclusion, which rests on other nodes. A file that
/// takes a conclusion over rests on the names that led to it, as if it had drawn it itself.
struct DependencyGraph {
  /// A name, by the number of its answer, or a conclusion, by its own number.
  struct Node {
    fileprivate let index: Int

    static func name(_ number: Int) -> Self { Self(index: number * 2) }
    fileprivate static func conclusion(_ number: Int) -> Self { Self(index: number * 2 + 1) }

    fileprivate var isName: Bool { index % 2 == 0 }
    fileprivate var number: Int { index / 2 }
  }

  /// What is being found out: the strings of a file, or a conclusion on the way.
  private struct Inquiry {
    /// Tells inquiries apart.
    var serial: UInt32
    var basis: [Node] = []
    /// Whether it stopped somewhere, so that another way to the same question may tell more.
    var isBrokenOff = false
  }

  /// What the conclusions rest on.
  private var conclusions: [[Node]] = []
  /// The inquiries under way: that of the file, and those for conclusions, the innermost last.
  private var inquiries: [Inquiry] = [Inquiry(serial: 1)]
  private var lastSerial: UInt32 = 1
  /// The last inquiry that noted a node, by the node, so that none has to note it again.
  private var noted: [UInt32] = []

  /// Notes that the innermost inquiry rests on a node.
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
    inquiries.append(Inquiry(serial: lastSerial))
  }

  /// Ends the innermost inquiry, on whose conclusion the one around it rests from here on.
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
    if inquiry.isBrokenOff { breakOff() }
    return (node, inquiry.isBrokenOff)
  }

  /// Notes that the innermost inquiry stops where another might have gone on.
  mutating func breakOff() {
    inquiries[inquiries.count - 1].isBrokenOff = true
  }

  /// Begins the inquiry of another file.
  mutating func beginFile() {
    lastSerial += 1
    inquiries = [Inquiry(serial: lastSerial)]
  }

  /// The numbers of the names that the file rests on.
  var names: [Int] {
    var names: [Int] = []
    var seen = [Bool](repeating: false, count: noted.count)
    var open = inquiries.first?.basis ?? []
    while let node = open.popLast() {
      guard !seen[node.index] else { continue }
      seen[node.index] = true
      if node.isName { names.append(node.number) } else { open += conclusions[node.number] }
    }
    return names
  }
}

/// A value that follows from declarations, with what it rests on.
struct Conclusion<Value> {
  let value: Value
  let basis: DependencyGraph.Node
  /// The only file for which it holds; `nil` for one that holds for every file.
  let file: Int?
}

/// What was found out about declarations, by what was asked.
///
/// Files ask the same of the same types again and again: what `Text` means inside of a view, and
/// what a view conforms to. It is found out once for all files that share an index, and each of
/// them rests on the names that it takes. What is remembered must follow from the index alone.
final class Conclusions<Question: Hashable, Value> {
  private let index: DeclarationIndex
  private var known: [Question: Conclusion<Value>] = [:]

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

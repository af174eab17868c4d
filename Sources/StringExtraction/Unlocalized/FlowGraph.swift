import Diagnostics
import SwiftTypeChecker

/// The flows of a project, from API that shows strings back to the literals.
struct FlowGraph {
  private let flows: [Flow]
  private var flowsInto: [FlowNode: [Int]] = [:]
  private var shown: [Int] = []

  /// Creates the graph.
  ///
  /// - Parameters:
  ///   - flows: The flows of all files, in their order.
  ///   - initializers: The declared initializers. The parameters of memberwise initializers are the
  ///     properties of their types.
  init(_ flows: [Flow], initializers: Set<DeclarationName>) {
    self.flows = flows.map { $0.throughProperties(except: initializers) }
    for (index, flow) in self.flows.enumerated() {
      switch flow.target {
      case .node(let node): flowsInto[node, default: []].append(index)
      case .screen: shown.append(index)
      }
    }
  }

  /// A literal that reaches the screen, with the flows on its path.
  struct Path {
    var literal: StringLiteral
    /// The flow that has the literal.
    var start: Flow
    /// The nodes that contain the string, from the literal to the screen.
    var nodes: [FlowNode]
    /// The flow onto the screen.
    var end: Flow
    var screen: DisplaySink
  }

  /// Returns each literal that reaches the screen once, with a shortest path.
  ///
  /// - Complexity: O(*n*), where *n* is the number of flows.
  func paths() -> [Path] {
    var result: [Path] = []
    // The flow through which each node reaches the screen.
    var next: [FlowNode: Int] = [:]
    var queue = shown
    var position = 0
    while position < queue.count {
      let index = queue[position]
      position += 1
      switch flows[index].source {
      case .literal(let literal):
        if let path = path(of: literal, from: index, next) { result.append(path) }
      case .node(let node):
        guard next[node] == nil else { continue }
        next[node] = index
        queue += flowsInto[node] ?? []
      }
    }
    return result
  }

  private func path(
    of literal: StringLiteral,
    from index: Int,
    _ next: [FlowNode: Int]
  ) -> Path? {
    var nodes: [FlowNode] = []
    var current = flows[index]
    while case .node(let node) = current.target {
      nodes.append(node)
      guard let index = next[node] else { return nil }
      current = flows[index]
    }
    guard case .screen(let screen) = current.target else { return nil }
    return Path(literal: literal, start: flows[index], nodes: nodes, end: current, screen: screen)
  }
}

extension Flow {
  /// Returns the flow with properties instead of the parameters of memberwise initializers.
  fileprivate func throughProperties(except initializers: Set<DeclarationName>) -> Flow {
    guard case .node(.parameter(let function, let name, _)) = target, function.name == "init",
      let owner = function.owner, !initializers.contains(function)
    else { return self }
    var result = self
    result.target = .node(.variable(owner: owner, name))
    return result
  }
}

/// A part of the project that contains a string.
enum FlowNode: Hashable, Sendable {
  /// A parameter of a callee, with its name and its position.
  case parameter(DeclarationName, String, Int)
  /// A property with the qualified name of its type, or a variable outside of types.
  case variable(owner: String?, String)
  /// The result of a function.
  case result(DeclarationName)
  /// The raw value of an enum.
  case rawValue(String)
  /// A name in a body, by the numbers of the file and the body.
  case local(file: Int, body: Int, String)
}

/// One step of a string from its source to its target.
struct Flow: Sendable {
  var source: Source
  var target: Target
  /// The location of the value that continues the path.
  var location: Location

  enum Source: Sendable {
    case literal(StringLiteral)
    case node(FlowNode)
  }

  enum Target: Sendable {
    case node(FlowNode)
    case screen(DisplaySink)
  }
}

/// API that shows a string to the user.
struct DisplaySink: Hashable, Sendable {
  /// The name of the API: `Text(_:)`, `UILabel.text`.
  var name: String
  /// Whether it has an overload that accepts a localizable literal.
  var takesLocalizable: Bool
}

import Diagnostics
import SwiftTypeChecker

/// The flows of a project, from what shows texts back to the literals.
struct FlowGraph {
  private let flows: [Flow]
  private var flowsInto: [FlowNode: [Int]] = [:]
  private var shown: [Int] = []

  /// Creates the graph.
  ///
  /// - Parameters:
  ///   - flows: The flows of all files, in their order.
  ///   - initializers: The initializers that have a declaration. The parameters of others are the
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

  /// A literal that reaches a screen, with the flows that it takes, the last of them first.
  struct Path {
    var literal: StringLiteral
    /// The flow that has the literal.
    var start: Flow
    /// What holds the text, from the literal to the screen.
    var nodes: [FlowNode]
    /// The flow onto the screen.
    var end: Flow
    var screen: Screen
  }

  /// Returns each literal that reaches a screen once, by a shortest way.
  ///
  /// - Complexity: O(*n*), where *n* is the number of flows.
  func paths() -> [Path] {
    var result: [Path] = []
    // For each node the flow by which it reaches the screen; the screen itself is at its end.
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
  /// The flow with the parameters of initializers that the compiler makes as properties.
  fileprivate func throughProperties(except initializers: Set<DeclarationName>) -> Flow {
    guard case .node(.parameter(let function, let name, _)) = target, function.name == "init",
      let owner = function.owner, !initializers.contains(function)
    else { return self }
    var result = self
    result.target = .node(.variable(owner: owner, name))
    return result
  }
}

/// Something of the project that holds a text.
enum FlowNode: Hashable, Sendable {
  /// A parameter of something that is called, with its name and its position.
  case parameter(DeclarationName, String, Int)
  /// A property with the qualified name of its type, or a variable outside of types.
  case variable(owner: String?, String)
  /// What a function returns.
  case result(DeclarationName)
  /// The raw value of an enum.
  case rawValue(String)
  /// A name within the body of a file that is counted so.
  case local(file: Int, body: Int, String)
}

/// One way of a text from where it stands to where it goes.
struct Flow: Sendable {
  var source: Source
  var target: Target
  /// Where it goes on: the place of the value.
  var place: Place

  enum Source: Sendable {
    case literal(StringLiteral)
    case node(FlowNode)
  }

  enum Target: Sendable {
    case node(FlowNode)
    case screen(Screen)
  }
}

/// What shows a text to the user.
struct Screen: Hashable, Sendable {
  /// What a reader knows it by: `Text(_:)`, `UILabel.text`.
  var name: String
  /// Whether it has an overload that takes a localizable literal.
  var takesLocalizable: Bool
}

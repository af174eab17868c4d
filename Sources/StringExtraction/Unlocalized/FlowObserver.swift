import Diagnostics
import StringCatalog
import SwiftTypeChecker

/// Notes how texts go through a file: from literals and names into parameters, properties, results
/// and what shows them.
///
/// Names stand for what they are bound to in the innermost body that binds them. The flows of a
/// file are as many as its values, so that all of them take linear time.
final class FlowObserver: CollectorObserver {
  /// The flows in the order of the walk.
  private(set) var flows: [Flow] = []
  /// The initializers that have a declaration; the others are those that the compiler makes.
  private(set) var initializers: Set<DeclarationName> = []

  private var sites: [ValueSite] = []
  var bodies: [Body] = []
  private var bodyCount = 0
  private var localizable: Set<Int> = []

  /// A function, getter or closure whose body is being walked.
  struct Body {
    var number: Int
    var names: Set<String>
    /// Whether its site is the one of this index in the stack.
    var depth: Int
  }

  func enter(_ site: ValueSite, holding value: Expression?, _ collector: KeyCollector) {
    sites.append(site)
    switch site {
    case .function(let function): enter(function, collector)
    case .getter: push([])
    case .closure(let closure, let types): enter(closure, types, collector)
    default:
      if let value { note(value, at: site, collector) }
    }
  }

  func leave() {
    sites.removeLast()
    if let body = bodies.last, body.depth > sites.count { bodies.removeLast() }
  }

  func pass(_ literal: StringLiteral, asking type: SwiftType?, _ collector: KeyCollector) {}

  func find(_ literal: StringLiteral, as string: ExtractedString, _ collector: KeyCollector) {
    localizable.insert(literal.range.lowerBound)
  }

  /// Whether the literal was found to be localizable.
  func isLocalizable(_ literal: StringLiteral) -> Bool {
    localizable.contains(literal.range.lowerBound)
  }

  /// The sites around the current one, the innermost first.
  var surroundings: ReversedCollection<ArraySlice<ValueSite>> {
    sites.dropLast().reversed()
  }

  func push(_ names: Set<String>) {
    bodyCount += 1
    bodies.append(Body(number: bodyCount, names: names, depth: sites.count))
  }

  /// Makes a name stand for a variable of the innermost body.
  func declare(_ name: String, _ collector: KeyCollector) -> FlowNode? {
    guard !bodies.isEmpty else { return nil }
    bodies[bodies.count - 1].names.insert(name)
    return .local(file: collector.inference.file, body: bodies[bodies.count - 1].number, name)
  }

  /// Returns the local variable that a name stands for.
  func local(_ name: String, _ collector: KeyCollector) -> FlowNode? {
    guard let body = bodies.last(where: { $0.names.contains(name) }) else { return nil }
    return .local(file: collector.inference.file, body: body.number, name)
  }

  /// Notes that the texts of a value go to `target`.
  func note(_ value: Expression, to target: Flow.Target, _ collector: KeyCollector) {
    let place = collector.tree.lineIndex.place(
      of: value.offset..<value.offset,
      in: collector.tree.path
    )
    for source in sources(of: value, collector) {
      flows.append(Flow(source: source, target: target, place: place))
    }
  }

  func note(_ source: FlowNode, to target: FlowNode, _ collector: KeyCollector) {
    let place = collector.tree.lineIndex.place(of: 0..<0, in: collector.tree.path)
    flows.append(Flow(source: .node(source), target: .node(target), place: place))
  }

  func noteInitializer(_ name: DeclarationName) {
    initializers.insert(name)
  }
}

// MARK: - Bodies

/// What the bodies of functions and closures bind.
extension FlowObserver {
  func enter(_ function: FunctionDeclaration, _ collector: KeyCollector) {
    push([])
    let name = function.declarationName(in: collector.inference.owner)
    if function.kind == .initializer { noteInitializer(name) }
    for (position, parameter) in function.parameters.enumerated() {
      guard let local = declare(parameter.name, collector) else { continue }
      note(.parameter(name, parameter.name, position), to: local, collector)
    }
  }

  func enter(_ closure: Expression.Closure, _ types: [SwiftType], _ collector: KeyCollector) {
    let names =
      closure.hasSignature ? closure.parameters.map(\.name) : types.indices.map { "$\($0)" }
    push(Set(names))
    guard let first = names.first, types.first?.isText ?? false,
      case .argument(let call, _, _)? = surroundings.first,
      let sequence = call.sequence, let local = declare(first, collector)
    else { return }
    note(sequence, to: .node(local), collector)
  }
}

extension FunctionDeclaration {
  /// The name by which calls of the function are told from others.
  func declarationName(in owner: String?) -> DeclarationName {
    DeclarationName(owner: owner, name: name, labels: parameters.map { $0.label ?? "_" })
  }
}

extension Expression.Call {
  /// What a closure among the arguments goes through: the first argument of `ForEach(names) { … }`,
  /// or the value before `.map { … }`.
  fileprivate var sequence: Expression? {
    if let first = arguments.first, first.label == nil { return first.value }
    guard case .member(let base?, _, _) = callee.kind else { return nil }
    return base
  }
}

extension SwiftType {
  /// Whether values of the type are texts, or hold texts alone.
  var isText: Bool {
    switch self {
    case .nominal("String", _), .nominal("Substring", _), .nominal("NSString", _): true
    case .nominal("Optional", let arguments), .nominal("Array", let arguments),
      .nominal("Set", let arguments), .nominal("ArraySlice", let arguments),
      .nominal("Binding", let arguments):
      arguments.first?.isText ?? false
    case .nominal("Dictionary", let arguments): arguments.last?.isText ?? false
    default: false
    }
  }
}

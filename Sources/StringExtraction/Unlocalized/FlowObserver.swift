import Diagnostics
import StringCatalog
import SwiftTypeChecker

/// Collects the flows of strings through a file.
///
/// Strings flow from literals and names into parameters, properties, results and API that shows
/// them. A name refers to its binding in the innermost body. A file has at most one flow for each
/// value, so the observer takes linear time.
final class FlowObserver: CollectorObserver {
  /// The flows in the order of the walk.
  private(set) var flows: [Flow] = []
  /// The declared initializers.
  ///
  /// All others are memberwise.
  private(set) var initializers: Set<DeclarationName> = []

  private var sites: [ValueSite] = []
  var bodies: [Body] = []
  private var bodyCount = 0
  private var localizable: Set<Int> = []

  /// A function, getter or closure that contains the current value.
  struct Body {
    var number: Int
    var names: Set<String>
    /// The index of its site in the stack.
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

  /// Returns whether a literal is localizable.
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

  /// Binds a name to a variable of the innermost body.
  func declare(_ name: String, _ collector: KeyCollector) -> FlowNode? {
    guard !bodies.isEmpty else { return nil }
    bodies[bodies.count - 1].names.insert(name)
    return .local(file: collector.inference.file, body: bodies[bodies.count - 1].number, name)
  }

  /// Returns the local variable that a name refers to.
  func local(_ name: String, _ collector: KeyCollector) -> FlowNode? {
    guard let body = bodies.last(where: { $0.names.contains(name) }) else { return nil }
    return .local(file: collector.inference.file, body: body.number, name)
  }

  /// Adds the flows of the strings of a value to `target`.
  func note(_ value: Expression, to target: Flow.Target, _ collector: KeyCollector) {
    let location = collector.tree.lineIndex.location(
      of: value.offset..<value.offset,
      in: collector.tree.path
    )
    for source in sources(of: value, collector) {
      flows.append(Flow(source: source, target: target, location: location))
    }
  }

  func note(_ source: FlowNode, to target: FlowNode, _ collector: KeyCollector) {
    let location = collector.tree.lineIndex.location(of: 0..<0, in: collector.tree.path)
    flows.append(Flow(source: .node(source), target: .node(target), location: location))
  }

  func noteInitializer(_ name: DeclarationName) {
    initializers.insert(name)
  }
}

// MARK: - Bodies

/// The bindings in the bodies of functions and closures.
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
  /// Returns the name that identifies calls of the function.
  func declarationName(in owner: String?) -> DeclarationName {
    DeclarationName(owner: owner, name: name, labels: parameters.map { $0.label ?? "_" })
  }
}

extension Expression.Call {
  /// The sequence whose elements a closure argument receives: the first argument of
  /// `ForEach(names) { … }`, or the value before `.map { … }`.
  fileprivate var sequence: Expression? {
    if let first = arguments.first, first.label == nil { return first.value }
    guard case .member(let base?, _, _) = callee.kind else { return nil }
    return base
  }
}

extension SwiftType {
  /// Whether values of the type are strings, or only contain strings.
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

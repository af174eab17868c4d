import Diagnostics
import StringCatalog
import SwiftTypeChecker

/// Keeps the explanations of the requested literals.
final class LiteralObserver: CollectorObserver {
  private let locations: DeclarationLocations
  private let isWanted: (StringLiteral, ExtractedString?) -> Bool
  private var sites = ValueSites()
  private var explanations: [Int: LiteralExplanation] = [:]

  /// Creates an observer.
  ///
  /// - Parameters:
  ///   - locations: The finder of the locations of declarations.
  ///   - isWanted: Whether a literal is requested; the string is `nil` until it is extracted.
  init(
    _ locations: DeclarationLocations,
    _ isWanted: @escaping (StringLiteral, ExtractedString?) -> Bool
  ) {
    self.locations = locations
    self.isWanted = isWanted
  }

  /// The explanations, in the order of the file.
  var all: [LiteralExplanation] {
    explanations.sorted { $0.key < $1.key }.map(\.value)
  }

  func enter(_ site: ValueSite, holding value: Expression?, _ collector: KeyCollector) {
    sites.enter(site, value)
  }

  func leave() {
    sites.leave()
  }

  func pass(_ literal: StringLiteral, asking type: SwiftType?, _ collector: KeyCollector) {
    guard isWanted(literal, nil) else { return }
    explanations[literal.range.lowerBound] = explanation(of: literal, asking: type, collector)
  }

  func find(_ literal: StringLiteral, as string: ExtractedString, _ collector: KeyCollector) {
    guard isWanted(literal, string) else { return }
    let offset = literal.range.lowerBound
    var result = explanations[offset] ?? explanation(of: literal, asking: nil, collector)
    result.string = string
    if case .coercion(_, let type)? = sites.all.last?.site { result.askedType = type.spelling }
    if case .argument(_, let resolution?, let position)? = sites.argument?.site {
      result.askedType = resolution.types[position].spelling ?? result.askedType
    }
    result.interpolations = literal.interpolations.map {
      collector.explanation(of: $0, isParameter: string.key.contains("${"))
    }
    explanations[offset] = result
  }

  private func explanation(
    of literal: StringLiteral,
    asking type: SwiftType?,
    _ collector: KeyCollector
  ) -> LiteralExplanation {
    var result = LiteralExplanation(
      location: collector.tree.lineIndex.location(of: literal.range, in: collector.tree.path),
      context: context(collector),
      askedType: type?.spelling
    )
    if let (site, value) = sites.argument,
      case .argument(let call, let resolution, let position) = site
    {
      result.hasLocalizableOverload =
        resolution.map { collector.hasLocalizableOverload(of: call, $0, position) }
        ?? (sites.shownOverload(of: call, position, collector) != nil)
      if result.hasLocalizableOverload {
        result.mixture = value.flatMap { collector.mixture(in: $0, around: literal) }
      }
    }
    return result
  }
}

extension LiteralObserver {
  /// Returns the context of the current literal.
  private func context(_ collector: KeyCollector) -> LiteralPlace {
    guard let innermost = sites.all.last else { return .elsewhere }
    if case .operand("+", _) = innermost.site, sites.argument == nil { return .operand("+") }
    switch sites.argument?.site ?? innermost.site {
    case .argument(let call, let resolution, let position):
      return context(of: position, in: call, resolution, collector)
    case .coercion(_, let type): return .coercion(type.spelling ?? "")
    case .routine(let name): return .routine(name)
    case .macro(let name): return .macro(name)
    case .initialValue(let variable): return .variable(variable.pattern.spelling)
    case .defaultValue(let function, let position):
      let parameter = CallableParameter(function.parameters[position])
      return .defaultValue(parameter, of: function.qualifiedName(in: collector.inference.owner))
    case .rawValue(let function):
      return .rawValue(of: function.qualifiedName(in: collector.inference.owner))
    case .assigned(let target): return .assigned(target.targetName)
    case .operand(let name, _): return .operand(name)
    case .interpolated: return .interpolated
    case .base(let name): return .base(name)
    case .bound, .matched: return .condition
    case .returned: return returned(collector)
    case .function, .getter, .closure, .branch, .sequence: return .elsewhere
    }
  }

  /// Returns the context of the current literal, which a body returns.
  private func returned(_ collector: KeyCollector) -> LiteralPlace {
    for (site, _) in sites.all.reversed() {
      switch site {
      case .function(let function):
        return .result(of: function.qualifiedName(in: collector.inference.owner))
      case .getter(let variable):
        let name = variable.pattern.spelling
        return .result(of: collector.inference.owner.map { "\($0.plainTypeName).\(name)" } ?? name)
      case .closure: return .closureResult
      default: continue
      }
    }
    return .elsewhere
  }

  private func context(
    of position: Int,
    in call: Expression.Call,
    _ resolution: Resolution?,
    _ collector: KeyCollector
  ) -> LiteralPlace {
    guard let resolution else {
      if let entry = sites.shownOverload(of: call, position, collector) {
        return .argument(
          CallableParameter(name: "", type: "String", isVerbatim: false),
          of: Callable(
            name: entry.declaration.qualifiedName(in: entry.owner),
            signature: entry.declaration.spelling(in: entry.owner) { _ in false },
            origin: origin(of: entry, parameter: nil)
          )
        )
      }
      let reason = collector.reason(forUnresolved: call)
      return .argumentOfUnknown(call.callee.calleeName, reason)
    }
    let callable = callable(resolution, in: call, at: position)
    return .argument(CallableParameter(resolution.parameters[position]), of: callable)
  }

  private func callable(
    _ resolution: Resolution,
    in call: Expression.Call,
    at position: Int
  ) -> Callable {
    let entry = resolution.candidate.entry
    guard resolution.candidate.parameterTypes == nil else {
      return Callable(name: call.callee.calleeName, signature: "", origin: .value)
    }
    let passed = Set(resolution.parameters.map(\.readableName))
    let declaration = entry.declaration
    let taken = resolution.parameters[position]
    let index = declaration.parameters.firstIndex {
      $0.label == taken.label && $0.name == taken.name
    }
    return Callable(
      name: declaration.qualifiedName(in: entry.owner),
      signature: declaration.spelling(in: entry.owner) { index in
        passed.contains(declaration.parameters[index].readableName)
      },
      origin: origin(of: entry, parameter: index)
    )
  }

  private func origin(of entry: FunctionEntry, parameter: Int?) -> Callable.Origin {
    if let module = entry.module { return .module(module) }
    return locations.location(of: entry, parameter: parameter).map { .source($0) } ?? .value
  }
}

extension CallableParameter {
  init(_ parameter: FunctionDeclaration.Parameter) {
    self.init(
      name: parameter.readableName,
      type: parameter.type.spelling,
      isVerbatim: parameter.label == "verbatim"
    )
  }
}

extension StringLiteral {
  /// The interpolations of the literal, in their order.
  var interpolations: [Interpolation] {
    segments.compactMap { if case .interpolation(let found) = $0 { found } else { nil } }
  }
}

extension Pattern {
  /// The names that the pattern binds, as a list.
  var spelling: String { names.joined(separator: ", ") }
}

extension Expression {
  /// The name of the target of an assignment.
  var targetName: String {
    switch kind {
    case .name(let name, _): name
    case .member(let base?, let name, _):
      base.targetName.isEmpty ? name : "\(base.targetName).\(name)"
    case .member(nil, let name, _): name
    case .subscripting(let base, _), .chained(let base), .forced(let base): base.targetName
    case .call(let call): call.callee.targetName
    default: ""
    }
  }
}

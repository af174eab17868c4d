import StringCatalog

/// Sees what a checker decides.
///
/// Without an observer, nothing of this is made.
protocol CheckerObserver: AnyObject {
  /// A value is about to be walked where `site` says; the sites around it were entered before.
  func enter(_ site: ValueSite, holding value: Expression?, _ checker: Checker)
  /// The walk leaves the innermost site.
  func leave()
  /// A literal stands here, and its place asks for `type`.
  func pass(_ literal: StringLiteral, asking type: SwiftType?, _ checker: Checker)
  /// A literal was found to be localizable.
  func find(_ literal: StringLiteral, as string: ExtractedString, _ checker: Checker)
}

extension Checker {
  /// Calls `body`, which walks `value`, and tells the observer where the value stands.
  func at(
    _ site: @autoclosure () -> ValueSite,
    _ value: Expression? = nil,
    _ body: () -> Void
  ) {
    guard let observer else { return body() }
    observer.enter(site(), holding: value, self)
    body()
    observer.leave()
  }
}

/// Where a value stands, as the walk of a checker comes by.
enum ValueSite {
  /// An argument of a call, trailing closures last; the resolution is `nil` where the callee could
  /// not be settled.
  case argument(Expression.Call, Resolution?, Int)
  /// The only argument of a type's initializer that the compiler reads as a literal of the type.
  case coercion(Expression.Call, SwiftType)
  /// The key that a routine of the project takes.
  case routine(String)
  /// The key that a macro of the project takes.
  case macro(String)
  /// What a variable is initialized with.
  case initialValue(VariableDeclaration)
  /// The default value of a parameter, by its position.
  case defaultValue(FunctionDeclaration, Int)
  /// The raw value of a case of an enum.
  case rawValue(FunctionDeclaration)
  /// The body of a function, which returns values.
  case function(FunctionDeclaration)
  /// The body of a getter.
  case getter(VariableDeclaration)
  /// The body of a closure with the types of its parameters.
  case closure(Expression.Closure, [SwiftType])
  /// The branch of an `if` or a `switch`.
  case branch
  /// What the innermost body returns.
  case returned
  /// What is assigned to an expression.
  case assigned(Expression)
  /// An operand, with the operator and the other operand.
  case operand(String, Expression)
  /// What another literal interpolates.
  case interpolated(StringLiteral)
  /// What a member is taken of.
  case base(String)
  /// What a condition binds to names.
  case bound(Pattern)
  /// What a pattern matches.
  case matched(Pattern)
  /// What a loop goes through.
  case sequence(Pattern)
}

/// The sites around the value that is being walked, the innermost last.
struct ValueSites {
  private(set) var all: [(site: ValueSite, value: Expression?)] = []

  mutating func enter(_ site: ValueSite, _ value: Expression?) {
    all.append((site, value))
  }

  mutating func leave() {
    all.removeLast()
  }

  /// The innermost site, if it is an argument, operands and branches aside.
  var argument: (site: ValueSite, value: Expression?)? {
    let found = all.last { entry in
      switch entry.site {
      case .operand("+", _), .branch: false
      default: true
      }
    }
    if case .argument? = found?.site { return found }
    return nil
  }

  /// Returns the overload that would take a literal alone, where the argument of a call that fits
  /// none makes a `String` of it.
  func shownOverload(
    of call: Expression.Call,
    _ position: Int,
    _ checker: Checker
  ) -> FunctionEntry? {
    guard let value = argument?.value, !value.isLiteralThroughout,
      checker.type(of: value).isText
    else { return nil }
    return checker.localizableOverload(of: call, position)
  }
}

/// The trees and declarations of a project for a run that is not the usual one.
struct ObservedProject: Sendable {
  /// The files in the order in which the index counts them.
  let sources: [SourceFile]
  let trees: [SourceTree]
  private let declarations: ProjectDeclarations
  private let options: ExtractionOptions

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - wanted: The files whose literals are asked about.
  ///   - others: Files whose declarations type the calls in `wanted`.
  ///   - options: What the project tells about its sources.
  ///   - readsAll: Whether bodies are read that hold no literal.
  init(
    _ wanted: [SourceFile],
    _ others: [SourceFile],
    _ options: ExtractionOptions,
    readsAll: Bool = false
  ) async {
    let paths = Set(wanted.map(\.path))
    let onlyKnown = others.filter { !paths.contains($0.path) }
    sources = wanted + onlyKnown
    let trees = await inBatches(wanted) { batch, _ in
      batch.map { Lowering.read($0, options: options, readsBodies: true, readsAllBodies: readsAll) }
    }
    let otherTrees = await inBatches(onlyKnown) { batch, _ in
      batch.map { Lowering.read($0, options: options, readsBodies: false) }
    }
    declarations = ProjectDeclarations(trees + otherTrees)
    self.trees = trees.map { $0.isGarbled ? $0.withoutStatements : $0 }
    self.options = options
  }

  /// Checks one file while somebody looks on.
  func check(_ tree: SourceTree, file: Int, _ observer: any CheckerObserver) -> Checker {
    let checker = Checker(
      tree,
      file: file,
      lookup: TypeLookup(index: DeclarationIndex(declarations)),
      options: options
    )
    checker.observer = observer
    checker.run()
    return checker
  }
}

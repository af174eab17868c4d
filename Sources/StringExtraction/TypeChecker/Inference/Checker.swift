import Diagnostics
import StringCatalog

/// Walks one file, gives expressions their types, and finds the literals that are localizable.
///
/// Types flow both ways: an expression has the type that its parts make, and a literal has the
/// type that its place asks for. A walk visits each expression once with the type its place asks
/// for; the types of expressions are remembered, so that a walk is linear in the size of the file.
final class Checker {
  let index: DeclarationIndex
  let lookup: TypeLookup
  let options: ExtractionOptions
  let tree: SourceTree
  /// The file whose private declarations are in sight.
  var file: Int

  /// The local names in sight, the innermost last.
  var scopes: [[String: Local]] = []
  /// The type around the place, and the generic parameters in sight.
  var context = TypeContext()
  /// The bounds of the generic parameters in sight.
  var bounds: [String: [SwiftType]] = [:]
  /// What the associated types of generic parameters in sight are, by `where T.Item == U`.
  var equalities: [SwiftType: SwiftType] = [:]
  /// The project's declarations of operators that may ask for a key, by the operator.
  var operators: [String: [Candidate]] = [:]
  /// The types of expressions that are known.
  var types: [ObjectIdentifier: SwiftType] = [:]
  /// The expressions whose types are not known, with the generation of names that was in sight.
  var unknownTypes: [ObjectIdentifier: Int] = [:]
  /// The generation of the local names in sight: it changes with each name.
  var generation = 0
  private var lastGeneration = 0
  /// How many implicit members are being tried as arguments of each other.
  var implicitDepth = 0
  /// The types of variables that were inferred from their initial values.
  var variableTypes: [Int: SwiftType] = [:]
  /// The result builder that makes the innermost body.
  var builder: String?
  /// The type that `return` asks for.
  var returnType: SwiftType?
  /// How deep the inference is.
  var depth = 0
  /// What names mean that were looked up before.
  var memory = CandidateMemory()
  /// How much more the inference may try.
  var effort = InferenceEffort()
  /// Sees which literals count and which do not.
  var observer: (any CheckerObserver)?
  var occurrences: [ExtractedString] = []
  var diagnostics: [Diagnostic] = []

  /// How deep the inference goes; a type that is farther away stays unknown.
  static let maximumDepth = 400

  init(
    _ tree: SourceTree,
    file: Int,
    lookup: TypeLookup,
    options: ExtractionOptions
  ) {
    self.tree = tree
    self.file = file
    self.lookup = lookup
    index = lookup.index
    self.options = options
  }

  /// What a local name stands for.
  enum Local {
    case value(SwiftType)
    case function(FunctionDeclaration)
  }

  /// Finds the strings of the file.
  func run() {
    index.beginFile()
    scopes = [[:]]
    visit(tree.statements)
  }

  /// Returns what `body` returns, with a scope of its own for local names.
  func inScope<Result>(_ body: () -> Result) -> Result {
    let outer = generation
    scopes.append([:])
    renewGeneration()
    defer {
      scopes.removeLast()
      generation = outer
    }
    return body()
  }

  func bind(_ name: String, to type: SwiftType) {
    scopes[scopes.count - 1][name] = .value(type)
    renewGeneration()
  }

  /// Notes that names mean something else from here on.
  func renewGeneration() {
    lastGeneration += 1
    generation = lastGeneration
  }

  func local(_ name: String) -> Local? {
    for scope in scopes.reversed() {
      if let local = scope[name] { return local }
    }
    return nil
  }

  /// The type of `self`.
  var selfType: SwiftType {
    guard let owner = context.owner else { return .unknown }
    let generics = index.type(named: owner)?.generics ?? []
    return .nominal(owner, generics.map { .parameter($0.name) })
  }

  /// Returns the type that `reference` means here.
  func resolve(_ reference: TypeReference) -> SwiftType {
    let type = lookup.resolve(reference, in: context)
    var own = Bindings()
    own["Self"] = selfType
    return lookup.substitute(own, in: type)
  }

  /// Calls `body` with generic parameters in sight.
  func withGenerics(
    _ parameters: [GenericParameter],
    _ requirements: [TypeDeclaration.Equality],
    _ body: () -> Void
  ) {
    let (outerContext, outerBounds, outerEqualities) = (context, bounds, equalities)
    context = context.adding(parameters)
    for parameter in parameters {
      bounds[parameter.name] = parameter.bounds.map { lookup.resolve($0, in: context) }
    }
    note(requirements)
    body()
    (context, bounds, equalities) = (outerContext, outerBounds, outerEqualities)
  }

  /// Notes what requirements tell of the generic parameters in sight.
  func note(_ requirements: [TypeDeclaration.Equality]) {
    for requirement in requirements {
      let type = lookup.resolve(requirement.type, in: context)
      equalities[lookup.resolve(requirement.left, in: context)] = type
    }
  }

  /// Returns the type that an associated type in sight is required to be, else the type itself.
  func concrete(_ type: SwiftType) -> SwiftType {
    switch type {
    case .dependent, .parameter: equalities[type] ?? type
    default: type
    }
  }
}

/// How much work the inference may still do.
///
/// The compiler gives up on an expression that it cannot type in reasonable time, and so does the
/// inference: nested closures, overloads and implicit members multiply what there is to try. The
/// effort is counted, not timed, so that a source gives the same on every machine.
struct InferenceEffort {
  private var sinceDeclaration = 0
  private var inAll = 0

  /// What one declaration may take; what people write takes a hundredth of it.
  private static let greatestForDeclaration = 100_000
  /// What a file may take.
  private static let greatestInAll = 400_000

  /// Whether no more work may be done for the current declaration.
  var isExhausted: Bool {
    sinceDeclaration >= Self.greatestForDeclaration || inAll >= Self.greatestInAll
  }

  /// Notes one more step.
  mutating func spend() {
    sinceDeclaration += 1
    inAll += 1
  }

  /// Notes that another declaration begins.
  mutating func renew() {
    sinceDeclaration = 0
  }
}

package import Diagnostics
import StringCatalog
package import SwiftTypeChecker

/// Collects the localizable literals of a file.
///
/// The collector visits each expression once with the type that the context expects, and infers the
/// types that calls and declarations give.
final class KeyCollector {
  /// The inference of types, with the scope of the current position.
  let inference: TypeInference
  let tree: SourceTree
  /// The names of functions and macros of the project whose first argument is a key.
  let routines: [String]
  /// The observer of the decisions about literals.
  let observer: (any CollectorObserver)?
  /// The project's declarations of operators that may expect a key, by the operator.
  var operators: [String: [Candidate]] = [:]
  /// The project's interpolations for literals of a type, by its name.
  var interpolations: [String: [Candidate]] = [:]
  /// The result builder of the innermost body.
  @exclusivity(unchecked) var builder: String?
  /// The type of the values that the result builder of the innermost closure combines; `nil` if it
  /// is not known.
  @exclusivity(unchecked) var componentType: SwiftType?
  /// The type of the elements that the innermost body builds, if it builds an array.
  @exclusivity(unchecked) var elementType: SwiftType?
  /// The type that `return` expects.
  @exclusivity(unchecked) var returnType: SwiftType?
  /// The names of the parameters of the enclosing functions.
  @exclusivity(unchecked) var parameterNames: Set<String> = []
  /// The strings that were found.
  private(set) var occurrences: [ExtractedString] = []
  /// The problems with types.
  private(set) var diagnostics: [Diagnostic] = []

  /// Creates a collector.
  ///
  /// - Parameters:
  ///   - tree: The content of the file.
  ///   - inference: The inference of the types of its expressions.
  ///   - routines: The names of functions and macros whose first argument is a key.
  ///   - observer: The observer of the decisions about literals.
  init(
    _ tree: SourceTree,
    _ inference: TypeInference,
    routines: [String],
    observer: (any CollectorObserver)? = nil
  ) {
    self.tree = tree
    self.inference = inference
    self.routines = routines
    self.observer = observer
  }

  /// Walks the file.
  func run() {
    visit(tree.statements)
  }

  /// Calls `body`, which walks `value`, and reports the site of the value to the observer.
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

  /// Adds a literal that is localizable.
  func found(_ literal: StringLiteral, _ role: LiteralRole, in context: CallContext) {
    guard !context.isElsewhere else { return }
    let key: String
    var assumed = AssumedSpecifiers()
    switch role.form {
    case .defaultValue: return
    case .key:
      // A key that is created at run time is not in any table.
      guard let plain = literal.plainText else { return }
      key = plain
    case .format: (key, assumed.inKey) = format(of: literal)
    case .parameters, .phrase: key = parameterText(of: literal)
    }
    let value = context.defaultValue.map { format(of: $0) }
    assumed.inDefaultValue = value?.assumed ?? []
    let string = ExtractedString(
      key: key,
      table: role.table ?? context.table,
      defaultValue: value.flatMap { $0.text.isEmpty && role.form == .key ? nil : $0.text },
      phrases: role.form == .phrase ? [key] : [],
      comment: context.comment,
      location: tree.lineIndex.location(of: literal.range, in: tree.path),
      isDebugOnly: literal.isDebugOnly,
      assumed: assumed
    )
    occurrences.append(string)
    observer?.find(literal, as: string, self)
  }

  /// Joins the phrases of one App Shortcut, which are the strings from a position on.
  func unitePhrases(from start: Int) {
    guard let first = occurrences[start...].firstIndex(where: { !$0.phrases.isEmpty }) else {
      return
    }
    let others = occurrences[(first + 1)...]
    occurrences[first].phrases += others.flatMap(\.phrases)
    occurrences.replaceSubrange((first + 1)..., with: others.filter(\.phrases.isEmpty))
  }

  /// Reports that the type of an interpolation is not known and its specifier is assumed.
  func noteUnknownType(of interpolation: StringLiteral.Interpolation) {
    let location = tree.lineIndex.location(of: interpolation.range, in: tree.path)
    let value = interpolation.arguments.first?.value
    let reason = value.map { self.reason(forAssumed: $0) } ?? UnknownType.notFollowed("")
    diagnostics.append(
      Diagnostic(
        .interpolationTypeUnknown(of: interpolation.source, reason),
        .note,
        at: location
      )
    )
  }

  /// Reports an argument for a key that is not a literal, so that no tool can extract the key.
  ///
  /// A function that passes on its own parameter, or itself, does not have a key.
  func noteComputedKey(_ value: Expression) {
    let range: Range<Int>
    var message = Diagnostic.Message.localizationKeyNotLiteral
    switch value.kind {
    case .string(let literal):
      guard literal.plainText == nil else { return }
      range = literal.range
      message = .localizationKeyInterpolated
    case .conditional(_, let then, let otherwise):
      noteComputedKey(then)
      return noteComputedKey(otherwise)
    case .name(let name, _) where name == "self" || parameterNames.contains(name): return
    case .member(let base?, _, _):
      if case .name("self", _) = base.kind { return }
      range = value.offset..<value.offset
    default: range = value.offset..<value.offset
    }
    diagnostics.append(
      Diagnostic(message, .note, at: tree.lineIndex.location(of: range, in: tree.path))
    )
  }

  /// Reports a literal that is only a key if the other value of a conditional expression is one,
  /// too, because the type of that value is not known.
  func noteUnknownAlternative(
    of value: Expression,
    _ other: Expression,
    asking expected: SwiftType?
  ) {
    guard let expected, inference.role(of: expected)?.form == .format,
      case .string(let literal) = value.kind, !other.isLiteral,
      inference.type(of: other).isUnknown
    else { return }
    let location = tree.lineIndex.location(of: literal.range, in: tree.path)
    let reason = inference.reason(forUnknown: other)
    diagnostics.append(Diagnostic(.alternativeTypeUnknown(reason), .note, at: location))
  }
}

extension Diagnostic.Message {
  /// The message that the type of an interpolation is not known and `%@` is assumed.
  package static func interpolationTypeUnknown(of value: String, _ reason: UnknownType) -> Self {
    switch reason {
    case .undeclared(let name), .undeclaredType(let name):
      Self(
        "interpolation-type-unknown",
        variant: "undeclared",
        "the type of \(quoted: value) is unknown because the declaration of \(quoted: name) was not found; \(quoted: "%@") is assumed"
      )
    case .undeclaredMember(let name, of: let type):
      Self(
        "interpolation-type-unknown",
        variant: "undeclared-member",
        "the type of \(quoted: value) is unknown because the declaration of \(quoted: name) in \(quoted: type) was not found; \(quoted: "%@") is assumed"
      )
    case .noOverload, .notFollowed, .ofPlatform:
      Self(
        "interpolation-type-unknown",
        "the type of \(quoted: value) could not be inferred; \(quoted: "%@") is assumed"
      )
    }
  }

  /// The message that a key has interpolations, although only a literal can be looked up.
  fileprivate static let localizationKeyInterpolated = Self(
    "localization-key-not-literal",
    variant: "interpolated",
    "the key contains values, so it cannot be extracted; use 'String(localized:)' instead"
  )

  /// The message that a literal is assumed to be a key, because the type of the other value of a
  /// conditional expression is not known.
  package static func alternativeTypeUnknown(_ reason: UnknownType) -> Self {
    switch reason {
    case .undeclared(let name), .undeclaredType(let name), .undeclaredMember(let name, of: _):
      Self(
        "alternative-type-unknown",
        variant: "undeclared",
        "the string is assumed to be a key; the type of the other value is not known, because the declaration of \(quoted: name) was not found"
      )
    case .noOverload, .notFollowed, .ofPlatform:
      Self(
        "alternative-type-unknown",
        "the string is assumed to be a key; the type of the other value could not be inferred"
      )
    }
  }
}

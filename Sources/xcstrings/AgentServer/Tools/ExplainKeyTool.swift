import CatalogWorkspace
import Diagnostics
import FileSystem
import JSONSyntax
import Localization
import ModelContextProtocol
import ProjectDiscovery
import StringCatalog
import StringExtraction
import SwiftTypeChecker

/// `explain_key`: where and why a key is extracted from the code, or why not.
enum ExplainKeyTool: AgentTool {
  static let definition = ToolDefinition(
    "explain_key",
    "Shows where and why the code has a key, or why the literals of a line are no keys. Needs "
      + "'key', or 'file' and 'line'.",
    input: .object([
      .optional("key", .string()), .optional("file", .string()),
      .optional("line", .integer(1...Int.max)),
    ]),
    output: .object([
      .required("places", .array(of: .object(place))),
      .required("notExtracted", .array(of: .object(literal))),
      .optional("more", .integer()),
      .optional("similarKeys", .strings()),
      .optional("catalogs", .strings()),
      .optional("nearestLine", .integer()),
      .optional("note", .string()),
    ])
  )

  private static let place: [JSONSchema.Property] = [
    .required("key", .string()), .required("file", .string()), .required("line", .integer()),
    .required("reason", .string()), .optional("callee", .string()), .optional("type", .string()),
    .optional("table", .string()), .optional("comment", .string()),
    .optional("defaultValue", .string()), .optional("debugOnly", .boolean()),
    .optional(
      "interpolations",
      .array(
        of: .object([
          .required("source", .string()), .required("specifier", .string()),
          .optional("type", .string()),
          .optional("uncertain", .string("The reason why the specifier is assumed.")),
        ])
      )
    ),
  ]
  private static let literal: [JSONSchema.Property] = [
    .required("text", .string()), .required("file", .string()), .required("line", .integer()),
    .required("reason", .string()), .optional("suggestion", .string()),
  ]

  /// The maximum number of places, and of literals.
  private static let limit = 50

  static func call(_ arguments: ToolArguments, _ context: AgentContext) async throws -> JSONValue {
    switch (arguments.text("key"), arguments.text("file"), arguments.integer("line")) {
    case (let key?, nil, nil): return try await explain(key, context)
    case (nil, let file?, let line?): return try await explain(line, of: file, context)
    default:
      throw ToolFailure("invalid-arguments", "Set either 'key', or 'file' and 'line'.")
    }
  }

  private static func explain(_ key: String, _ context: AgentContext) async throws -> JSONValue {
    let found = try await context.project.explanation(of: key)
    let state = try await context.project.state()
    let catalogs = state.files.filter { $0.catalog.contains(key) }.map(\.path)
    return result(
      places: found.locations.map(json),
      literals: found.literals.compactMap(refusal),
      ("similarKeys", .nonempty(found.similarKeys.map { .string($0) })),
      ("catalogs", .nonempty(catalogs.map { .string($0) }))
    )
  }

  private static func explain(
    _ line: Int,
    of file: String,
    _ context: AgentContext
  ) async throws -> JSONValue {
    let path = FileSystem.shortenedPath(file)
    // The reason why a file cannot be read precedes the reading of all others.
    _ = try FileSystem.read(path, as: .source)
    if CatalogResources.isResource(path) {
      let found = try await context.project.resourceExplanation(ofLine: line, of: path)
      return result(
        places: found.texts.compactMap(extracted),
        literals: found.texts.compactMap(refusal),
        ("nearestLine", found.texts.isEmpty ? found.nearestLine.map { .number($0) } : nil)
      )
    }
    guard SourceKind(ofFileAt: path) == .swift else {
      throw ToolFailure(
        "not-explainable",
        "'\(path)' is not a Swift source, storyboard, XIB or property list.",
        hint: SourceKind(ofFileAt: path) == nil ? nil : "Explain its keys instead, with 'key'."
      )
    }
    guard let found = try await context.project.explanation(ofLine: line, of: path) else {
      throw ToolFailure("not-readable", "'\(path)' must not be read.")
    }
    let literals = found.line.diagnosis.literals
    return result(
      places: literals.compactMap(extracted),
      literals: literals.compactMap(refusal),
      (
        "nearestLine",
        literals.isEmpty ? found.line.diagnosis.nearestLine.map { .number($0) } : nil
      ),
      (
        "note",
        found.isSource ? nil : .string("No target contains the file, so nothing is extracted.")
      )
    )
  }

  private static func result(
    places: [JSONValue],
    literals: [JSONValue],
    _ members: (String, JSONValue?)...
  ) -> JSONValue {
    let more = max(0, places.count - limit) + max(0, literals.count - limit)
    let lists: [(String, JSONValue?)] = [
      ("places", .array(Array(places.prefix(limit)))),
      ("notExtracted", .array(Array(literals.prefix(limit)))),
      ("more", more == 0 ? nil : .number(more)),
    ]
    return .object(
      (lists + members).compactMap { name, value in value.map { JSONValue.Member(name, $0) } }
    )
  }
}

// MARK: - Places

extension ExplainKeyTool {
  /// The language of sentences, which models read.
  private static let english = UserLocale("en")

  private static func json(of explanation: LiteralExplanation) -> JSONValue {
    let string = explanation.string
    return .fields(
      ("key", .string(string?.key ?? "")),
      ("file", .string(explanation.location.file)),
      ("line", .number(explanation.location.line)),
      ("reason", .string(explanation.context.sentence(english))),
      ("callee", callee(of: explanation.context)),
      ("type", .nonempty(explanation.askedType)),
      ("table", .nonempty(string?.table)),
      ("comment", .nonempty(string?.comment)),
      ("defaultValue", string?.defaultValue.map { .string($0) }),
      ("debugOnly", string?.isDebugOnly == true ? .boolean(true) : nil),
      ("interpolations", .nonempty(explanation.interpolations.map(json)))
    )
  }

  private static func json(of interpolation: InterpolationExplanation) -> JSONValue {
    .fields(
      ("source", .string(interpolation.source)),
      ("specifier", .string(interpolation.specifier)),
      ("type", .nonempty(interpolation.type)),
      ("uncertain", .nonempty(interpolation.unknown?.sentence(english)))
    )
  }

  private static func callee(of place: LiteralPlace) -> JSONValue? {
    guard case .argument(_, of: let callable) = place else { return nil }
    return .nonempty(callable.signature)
  }

  private static func extracted(_ literal: LiteralDiagnosis) -> JSONValue? {
    guard case .seen(let explanation) = literal.outcome, explanation.string != nil else {
      return nil
    }
    return json(of: explanation)
  }

  private static func extracted(_ text: ResourceDiagnosis) -> JSONValue? {
    guard case .localizable(let string) = text.outcome else { return nil }
    return json(of: LiteralExplanation(ofKeyElsewhere: string))
  }

  private static func refusal(_ literal: LiteralDiagnosis) -> JSONValue? {
    switch literal.outcome {
    case .seen(let explanation) where explanation.string != nil: return nil
    case .seen(let explanation):
      let sentences = FailureMessages(explanation: explanation, locale: english)
      return refusal(literal.source, literal.location, sentences.reason, sentences.cure)
    case .unseen(let reason):
      return refusal(
        literal.source,
        literal.location,
        reason.sentence(english),
        reason.cure(english)
      )
    }
  }

  private static func refusal(_ text: ResourceDiagnosis) -> JSONValue? {
    guard let (reason, cure) = text.outcome.sentences(english) else { return nil }
    return refusal(text.text, text.location, reason, cure)
  }

  private static func refusal(
    _ text: String,
    _ location: Location,
    _ reason: String,
    _ suggestion: String?
  ) -> JSONValue {
    .fields(
      ("text", .string(text)),
      ("file", .string(location.file)),
      ("line", .number(location.line)),
      ("reason", .string(reason)),
      ("suggestion", .nonempty(suggestion))
    )
  }
}

import CatalogWorkspace
import CommandSupport
import DiagnosticMessages
import Diagnostics
import JSONSyntax
import ModelContextProtocol
import OrderedCollections
import StringCatalog
import TranslationMemory

/// The parts of results that several tools share, with their schemas.
enum AgentJSON {
  // MARK: - Findings

  /// A finding of the validation.
  static let finding = JSONSchema.object([
    .required("rule", .string()), .required("severity", .string()),
    .required("message", .string()), .optional("catalog", .string()), .optional("key", .string()),
    .optional("language", .string()), .optional("variation", .string()),
    .optional("line", .integer()), .optional("fixable", .boolean()),
  ])

  /// Returns a finding.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - isPlaced: Whether the result names its catalog, key and language.
  /// - Returns: The object.
  static func finding(_ finding: Diagnostic, isPlaced: Bool) -> JSONValue {
    let path = finding.path
    return .fields(
      ("rule", .string(finding.id.rawValue)),
      ("severity", .string(finding.severity.rawValue)),
      ("message", .string(finding.message.machineText)),
      ("catalog", isPlaced ? finding.location.map { .string($0.file) } : nil),
      ("key", isPlaced ? .nonempty(path.first) : nil),
      ("language", isPlaced && path.count > 1 ? .string(path[1]) : nil),
      ("variation", isPlaced ? .nonempty(path.dropFirst(2).joined(separator: ".")) : nil),
      ("line", isPlaced ? finding.location.map { .number($0.line) } : nil),
      ("fixable", isPlaced && !finding.fixIts.isEmpty ? .boolean(true) : nil)
    )
  }

  // MARK: - Places

  /// A use of a key in the code.
  static let place = JSONSchema.object([
    .required("file", .string()), .required("line", .integer()),
    .optional("role", .string("The element that shows the text.")),
    .optional("screen", .string("The type, window or scene.")), .optional("code", .string()),
  ])

  /// Returns a use of a key.
  ///
  /// - Parameters:
  ///   - place: The use.
  ///   - code: The lines around it.
  ///   - isShort: Whether the screen is left out if the file has its name.
  /// - Returns: The object.
  static func place(
    _ place: KeyContext.Place,
    code: String? = nil,
    isShort: Bool = false
  ) -> JSONValue {
    let name = place.location.file.split(separator: "/").last?.split(separator: ".").first
    let screen = isShort && place.screen == name.map(String.init) ? nil : place.screen
    return .fields(
      ("file", .string(place.location.file)),
      ("line", .number(place.location.line)),
      ("role", .nonempty(place.role)),
      ("screen", .nonempty(screen)),
      ("code", .nonempty(code))
    )
  }

  // MARK: - Aids

  /// A translation of a similar text.
  static let match = JSONSchema.object([
    .required("score", .integer(0...101)), .required("source", .string()),
    .required("target", .string()), .required("origin", .string()),
  ])

  /// Returns a translation of a similar text.
  static func match(_ match: MemoryMatch) -> JSONValue {
    .fields(
      ("score", .number(match.score)),
      ("source", .string(match.unit.source)),
      ("target", .string(match.unit.target)),
      ("origin", .string(match.unit.origin.file))
    )
  }

  /// A term of the glossary.
  static let term = JSONSchema.object([
    .required("term", .string()), .optional("use", .strings()), .optional("avoid", .strings()),
    .optional("translate", .boolean()), .optional("definition", .string()),
    .optional("note", .string()),
  ])

  /// Returns a term of the glossary.
  static func term(_ term: TranslationAids.Term) -> JSONValue {
    .fields(
      ("term", .string(term.source)),
      ("use", strings(term.accepted)),
      ("avoid", strings(term.forbidden)),
      ("translate", term.isTranslated ? nil : .boolean(false)),
      ("definition", .nonempty(term.definition)),
      ("note", .nonempty(term.note))
    )
  }

  private static func strings(_ texts: [String]) -> JSONValue? {
    .nonempty(texts.map { .string($0) })
  }

  // MARK: - Versions

  /// The versions that an edit was made for, and what the catalog contains now.
  static let stale = JSONSchema.object([
    .required("changed", .choice(["source", "translation"])), .optional("source", .string()),
    .optional("text", .string()), .required("sourceVersion", .string()),
    .required("targetVersion", .string()),
  ])

  /// Returns the present texts and versions of a translation that has changed.
  static func stale(_ stale: StaleText) -> JSONValue {
    .fields(
      ("changed", .string(stale.reason.rawValue)),
      ("source", (stale.sources[stale.variation] ?? stale.sources.values.last).map { .string($0) }),
      ("text", stale.current.map { .string($0.value) }),
      ("sourceVersion", .string(stale.sourceVersion.rawValue)),
      ("targetVersion", .string(stale.targetVersion.rawValue))
    )
  }
}

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

  /// Returns findings about a text that the result names; `nil` if there are none.
  static func findings(_ findings: [Diagnostic]) -> JSONValue? {
    .nonempty(findings.map { finding($0, isPlaced: false) })
  }

  // MARK: - Places

  /// A use of a key in the code.
  static let place = JSONSchema.string("As in 'Sources/About.swift:5 Text in AboutView'.")

  /// Returns a use of a key: its location, the element that shows the text, and the type, window or
  /// scene.
  ///
  /// - Parameters:
  ///   - place: The use.
  ///   - isShort: Whether the screen is left out if the file has its name.
  /// - Returns: The string.
  static func place(_ place: KeyContext.Place, isShort: Bool = false) -> JSONValue {
    let name = place.location.file.split(separator: "/").last?.split(separator: ".").first
    let screen = isShort && place.screen == name.map(String.init) ? nil : place.screen
    let parts = [
      "\(place.location.file):\(place.location.line)", place.role, screen.map { "in \($0)" },
    ]
    return .string(parts.compactMap(\.self).joined(separator: " "))
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

  /// A term of the glossary, in several languages.
  static let termByLanguage = JSONSchema.object([
    .required("term", .string()), .optional("translate", .boolean()),
    .optional("use", JSONSchema(.map(of: .strings(), names: []), "By language.")),
    .optional("avoid", JSONSchema(.map(of: .strings(), names: []))),
    .optional("definition", .string()), .optional("note", .string()),
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

  // MARK: - Texts

  /// The members of a string of a catalog.
  static let text: [JSONSchema.Property] = [
    .required("language", .string()), .optional("variation", .string()),
    .optional("state", .string()), .optional("text", .string()),
    .required("targetVersion", .string()),
  ]

  /// Returns the members of a string of a catalog, with its state unless the caller names another.
  static func text(_ text: CatalogText, _ state: String? = nil) -> [(String, JSONValue?)] {
    [
      ("language", .string(text.language)), ("variation", .nonempty(text.variation)),
      ("state", (state ?? text.state?.name).map { .string($0) }),
      ("text", text.value.map { .string($0) }), ("targetVersion", .string(text.version.rawValue)),
    ]
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

  // MARK: - Parts of catalogs

  /// The members that name a part of a catalog.
  static let part: [JSONSchema.Property] = [
    .optional("key", .string()), .optional("language", .string()),
    .optional("variation", .string()), .optional("field", .string()),
  ]

  /// Returns the members that name a part of a catalog.
  ///
  /// A text has a language, and a variation unless it is the only one. Other parts have a field.
  static func part(_ path: CatalogPath) -> [(String, JSONValue?)] {
    let name = path.partName
    return [
      ("key", path.key.map { .string($0) }), ("language", path.language.map { .string($0) }),
      ("variation", path.isText ? .nonempty(name) : nil),
      ("field", path.isText ? nil : .nonempty(name)),
    ]
  }

  /// Returns the value of a part: for a text, an object with the text and its state.
  static func value(_ value: JSONValue?) -> JSONValue? {
    guard let unit = ValueText.unit(value) else { return value }
    return .fields(("text", .string(unit.text)), ("state", .string(unit.state)))
  }
}

import CatalogValidation
import Diagnostics
import OrderedCollections
import StringCatalog

/// A kind of defect, with the expected findings.
struct Defect: Sendable {
  /// The description of the defect.
  let name: String
  /// The rule that must report it.
  let rule: Diagnostic.ID
  /// The expected severity.
  let severity: Diagnostic.Severity
  /// Other rules that may report it, because the defect has several effects.
  let consequences: Set<Diagnostic.ID>
  private let planting: @Sendable (DefectSite, inout SeededDefects.Generator) -> Plant?

  /// Creates a kind.
  init(
    _ name: String,
    _ rule: Diagnostic.ID,
    _ severity: Diagnostic.Severity,
    consequences: Set<Diagnostic.ID> = [],
    planting: @escaping @Sendable (DefectSite, inout SeededDefects.Generator) -> Plant?
  ) {
    self.name = name
    self.rule = rule
    self.severity = severity
    self.consequences = consequences
    self.planting = planting
  }

  /// Inserts the defect; returns `nil` if this is not possible in the text.
  func plant(in site: DefectSite, using generator: inout SeededDefects.Generator) -> Plant? {
    planting(site, &generator)
  }

  /// All kinds.
  static let all: [Defect] = [
    placeholders, substitutions, plurals, states, whitespace, punctuation, markup, consistency,
    requirements, spanish, damage,
  ]
  .flatMap(\.self)
}

/// A clean catalog, and the same catalog with a defect.
struct Plant: Sendable {
  /// The catalog without the defect.
  let clean: StringCatalog
  /// The catalog with the defect.
  let planted: StringCatalog
  /// The path in the file to the field with the defect.
  let location: [String]
  /// The path to the other field of a defect in two fields.
  ///
  /// The later field is reported.
  var otherPlace: [String]?
  /// The glossary and the levels of rules for both validations.
  let configuration: ValidationConfiguration
}

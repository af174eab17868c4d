import CatalogValidation
import Diagnostics
import OrderedCollections
import StringCatalog

/// A kind of defect, and what has to be found of it.
struct Defect: Sendable {
  /// What is wrong, in words.
  let name: String
  /// The rule that has to find it.
  let rule: Diagnostic.ID
  /// How bad that is.
  let severity: Diagnostic.Severity
  /// The rules that may find something too, because the defect is more than one.
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

  /// Plants the defect; `nil` where the text does not lend itself to it.
  func plant(in site: DefectSite, using generator: inout SeededDefects.Generator) -> Plant? {
    planting(site, &generator)
  }

  /// Every kind.
  static let all: [Defect] = [
    placeholders, substitutions, plurals, states, blanks, punctuation, markup, consistency,
    requirements, spanish,
  ]
  .flatMap(\.self)
}

/// A clean catalog, and the same with one defect.
struct Plant: Sendable {
  /// The catalog without the defect.
  let clean: StringCatalog
  /// The catalog with it.
  let planted: StringCatalog
  /// The way through the file to the field where the defect is.
  let place: [String]
  /// The way to the other of two fields that are a defect together: the later one is found.
  var otherPlace: [String]?
  /// The glossary and the levels of rules that both are validated with.
  let configuration: ValidationConfiguration
}

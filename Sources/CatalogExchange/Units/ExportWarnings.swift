import Diagnostics
import OrderedCollections
import StringCatalog

/// Finds content that units cannot represent, and content that other tools lose.
struct ExportWarnings {
  private let catalog: StringCatalog
  private let language: String
  /// The keys of all units, by identifier.
  private var keys: [ExactString: String] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(of catalog: StringCatalog, language: String) {
    self.catalog = catalog
    self.language = language
  }

  /// Checks a key and its units.
  mutating func find(in entry: EntryUnits, _ units: [TranslationUnit]) {
    findCollisions(of: units)
    if entry.hasPhrases { report(.phrasesForXcode(entry.key), .warning, entry.key) }
    findNestedTexts(in: entry)
    findOverlaps(in: entry)
    findSubstitutions(in: entry)
    if Self.looksLikeVariant(entry.key), units.contains(where: { $0.id.variant == .plain }) {
      report(.keyLikeVariant(entry.key), .warning, entry.key)
    }
  }

  private mutating func findCollisions(of units: [TranslationUnit]) {
    for unit in units {
      let id = unit.id.text
      guard let other = keys.updateValue(unit.id.key, forKey: ExactString(id)) else { continue }
      report(
        .unitCollision(unit.id.key, other: other, unit: id),
        .error,
        unit.id.key
      )
    }
  }

  /// Finds strings without an identifier.
  ///
  /// These are device variants within plurals, and substitutions within variants.
  private mutating func findNestedTexts(in entry: EntryUnits) {
    let leaves = (entry.target?.leaves ?? []) + (entry.source?.leaves ?? [])
    for name in OrderedSet(leaves.filter { $0.variant == nil }.map(\.name)) {
      report(.nestedVariantLeftOut(entry.key, text: name), .warning, entry.key)
    }
  }

  private mutating func findOverlaps(in entry: EntryUnits) {
    let isOverlapping = [entry.source, entry.target].contains { $0?.hasOverlap ?? false }
    if isOverlapping { report(.variationsOverlap(entry.key), .warning, entry.key) }
  }

  private mutating func findSubstitutions(in entry: EntryUnits) {
    for name in entry.target?.substitutions.keys ?? [] {
      if entry.source?.substitutions[name] == nil {
        report(
          .targetOnlySubstitution(in: language, entry.key, name: name),
          .warning,
          entry.key
        )
      }
      if name.contains(TranslationUnit.ID.separator) {
        report(.separatorInSubstitution(entry.key, name: name), .warning, entry.key)
      }
    }
  }

  /// Returns whether a key ends like the identifier of a variant.
  private static func looksLikeVariant(_ key: String) -> Bool {
    guard let range = key.ranges(of: TranslationUnit.ID.separator).last else { return false }
    return StringCatalog.Variant(name: String(key[range.upperBound...])).map { $0 != .plain }
      ?? false
  }

  private mutating func report(
    _ message: Diagnostic.Message,
    _ severity: Diagnostic.Severity,
    _ key: String
  ) {
    diagnostics.append(
      Diagnostic(message, severity, at: catalog.location(of: key), path: [key, language])
    )
  }
}

extension StringCatalog.Localization {
  /// Whether a string and its variants, or plural and device variants, coexist.
  var hasOverlap: Bool {
    guard let variations else { return false }
    if !variations.plural.isEmpty, !variations.device.isEmpty { return true }
    if stringUnit != nil, !(variations.plural.isEmpty && variations.device.isEmpty) { return true }
    return variations.device.values.contains(where: \.hasOverlap)
  }
}

package import Diagnostics

/// A rule that compares the keys of a catalog with those of its sources.
///
/// It runs only if the sources were read. Its examples have a source in addition to the entries.
package protocol SourceRule: ValidationRule {
  /// The side that has the keys.
  static var side: KeyMismatch.Side { get }
  /// Returns the message for a key that only one side has.
  static func message(_ key: String, in catalog: String) -> Diagnostic.Message
}

/// Checks keys that only a catalog or only the sources have against every active rule.
///
/// - Parameters:
///   - uses: The keys.
///   - configuration: The levels of the rules.
/// - Returns: The findings, in key order.
package func validate(
  _ uses: [KeyMismatch],
  configuration: ValidationConfiguration = ValidationConfiguration()
) -> [Diagnostic] {
  let rules = ValidationRules.all.compactMap { $0 as? any SourceRule }.map { type(of: $0) }
  return uses.flatMap { use in
    let suppression = Suppression(comment: use.comment)
    return rules.filter { $0.side == use.side && !suppression.contains($0.id) }
      .compactMap { rule in
        configuration.severity(of: rule)
          .map { severity in
            Diagnostic(
              rule.message(use.key, in: use.catalog),
              use.isMinor ? .note : severity,
              at: use.location,
              path: [use.key],
              notes: use.notes
            )
          }
      }
  }
}

/// A key that only a catalog or only its sources have.
///
/// The caller compares both, and the rules only determine the problem.
package struct KeyMismatch: Hashable, Sendable {
  /// The key.
  package var key: String
  /// The path of the catalog.
  package var catalog: String
  /// The side that has the key.
  package var side: Side
  /// The location on that side: the first occurrence in the sources, or the entry of the catalog.
  package var location: Location?
  /// The comment for translators, which may switch off rules, or `nil` if there is none.
  package var comment: String?
  /// Locations on the other side that explain it.
  package var notes: [Diagnostic.Note]
  /// Whether the finding is a note, because it is uncertain.
  package var isMinor = false

  /// The side of a comparison that has a key.
  package enum Side: Hashable, Sendable {
    /// The sources contain it.
    case sources
    /// The catalog has an entry for it.
    case catalog
  }

  /// Creates the use of a key.
  package init(
    _ key: String,
    in catalog: String,
    side: Side,
    at location: Location?,
    comment: String? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    self.key = key
    self.catalog = catalog
    self.side = side
    self.location = location
    self.comment = comment
    self.notes = notes
  }
}

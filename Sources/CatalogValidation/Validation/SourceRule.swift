package import Diagnostics

/// A rule about the keys of a catalog beside those of the sources that feed it.
///
/// It is asked only where somebody has read the sources; its examples have a source beside the
/// entries.
package protocol SourceRule: ValidationRule {
  /// The side of the keys that it is about.
  static var side: KeyUse.Side { get }
  /// Returns what is wrong with a key that only one side has.
  static func message(_ key: String, in catalog: String) -> Diagnostic.Message
}

/// Checks keys that a catalog or the sources have alone against every rule that the configuration
/// leaves on.
///
/// - Parameters:
///   - uses: The keys.
///   - configuration: The levels of the rules.
/// - Returns: The findings, in the order of the keys.
package func validate(
  _ uses: [KeyUse],
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
              at: use.place,
              path: [use.key],
              notes: use.notes
            )
          }
      }
  }
}

/// A key that either a catalog or the sources that feed it have alone.
///
/// Who compared them fills it in; the rules only say what is wrong with that.
package struct KeyUse: Hashable, Sendable {
  /// The key.
  package var key: String
  /// The path of the catalog.
  package var catalog: String
  /// Which side has the key.
  package var side: Side
  /// Where that side has it: the first place of the sources, or the entry of the catalog.
  package var place: Place?
  /// What is told to translators, where marks may stand that switch rules off; `nil` if nothing is.
  package var comment: String?
  /// Places of the other side that explain it.
  package var notes: [Diagnostic.Note]
  /// Whether it is only worth knowing, because nobody can be sure.
  package var isMinor = false

  /// What has the key while the other has not.
  package enum Side: Hashable, Sendable {
    /// The sources use it.
    case sources
    /// The catalog has an entry for it.
    case catalog
  }

  /// Creates the use of a key.
  package init(
    _ key: String,
    in catalog: String,
    side: Side,
    at place: Place?,
    comment: String? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    self.key = key
    self.catalog = catalog
    self.side = side
    self.place = place
    self.comment = comment
    self.notes = notes
  }
}

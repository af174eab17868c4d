package import Diagnostics

/// A rule about the keys of a catalog beside those of the sources that feed it.
///
/// It is asked only where somebody has read the sources; its examples have a source beside the
/// entries.
package protocol SourceRule: ValidationRule {
  /// The side of the keys that it is about.
  static var side: KeyUse.Side { get }
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
              rule.id,
              use.isMinor ? .note : severity,
              at: use.place,
              path: [use.key],
              arguments: [.text(use.key), .text(use.catalog)],
              notes: use.notes
            )
          }
      }
  }
}

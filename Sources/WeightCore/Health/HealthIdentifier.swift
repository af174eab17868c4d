/// The identifier that a log gives an entry which it writes into an export for Apple Health.
package struct HealthIdentifier: Hashable, Sendable {
  /// The text: `w8-`, the identifier of the log, and the number of the entry.
  package let text: String

  /// Creates the identifier of an entry of a log.
  package init(log: String, entry: WeightEntry.ID) {
    text = Self.prefix(of: log) + "\(entry.rawValue)"
  }

  /// Returns what all identifiers of a log begin with.
  package static func prefix(of log: String) -> String {
    "w8-\(log)-"
  }
}

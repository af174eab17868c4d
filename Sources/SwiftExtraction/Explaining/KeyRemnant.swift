package import Diagnostics

/// A literal that reads like a key, but is not known to be one.
package struct KeyRemnant: Hashable, Sendable {
  /// The key.
  package var key: String
  /// Where the literal stands.
  package var place: Place
  /// Why nobody can tell whether the literal is localizable; `nil` if it is a plain `String`.
  package var unknown: UnknownCall?

  /// A call of which nothing is known.
  package struct UnknownCall: Hashable, Sendable {
    /// What the code calls.
    package var name: String
    /// Why nothing is known of it.
    package var reason: UnknownType
  }
}

package import Diagnostics

/// A literal that reads like a key, but is not known to be one.
package struct KeyRemnant: Hashable, Sendable {
  /// The key.
  package var key: String
  /// Where the literal stands.
  package var place: Place
  /// Why nobody can tell whether the literal is localizable; `nil` if it is a plain `String`.
  package var unknown: UnknownCall?

  /// Creates what is left of a key.
  package init(key: String, place: Place, unknown: UnknownCall?) {
    self.key = key
    self.place = place
    self.unknown = unknown
  }

  /// A call of which nothing is known.
  package struct UnknownCall: Hashable, Sendable {
    /// What the code calls.
    package var name: String
    /// Why nothing is known of it.
    package var reason: UnknownType

    /// Creates a call.
    package init(name: String, reason: UnknownType) {
      self.name = name
      self.reason = reason
    }
  }
}

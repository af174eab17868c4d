/// The way from a localization to one of its parts.
///
/// A part has two ways. `fields` leads through the file: `variations`, `plural`, `one`,
/// `stringUnit`. `names` is what a person needs to find it: `plural`, `one`.
package struct LocalizationPath: Hashable, Sendable {
  /// The names of the fields of the file, outermost first.
  package private(set) var fields: [String] = []
  /// The names that tell parts of a localization apart, outermost first.
  package private(set) var names: [String] = []

  /// Returns the way that goes on through fields of which all have one such part.
  func through(_ fields: String...) -> LocalizationPath {
    var path = self
    path.fields += fields
    return path
  }

  /// Returns the way that goes on to one of several parts.
  func to(_ names: String...) -> LocalizationPath {
    var path = self
    path.fields += names
    path.names += names
    return path
  }
}

import FileSystem
import StringCatalog

/// The source texts for which outdated translations were finished, by variant name.
package struct FormerSources: Sendable {
  private var texts: [String: [ExactString: [String: [String: String]]]] = [:]

  /// Creates a collection without texts.
  package init() {}

  /// The former source texts of a translation; `nil` if it is not outdated.
  package subscript(catalog path: String, key: String, language: String) -> [String: String]? {
    get { texts[FileSystem.absolutePath(of: path)]?[ExactString(key)]?[language] }
    set {
      texts[FileSystem.absolutePath(of: path), default: [:]][ExactString(key), default: [:]][
        language
      ] = newValue
    }
  }
}

import StringCatalog

extension ProjectSession {
  /// The maximum number of strings of a list that is kept.
  private static let lengthLimit = 20_000

  /// Returns the strings that a search finds in the present state of the files.
  ///
  /// Several calls request the parts of the list.
  ///
  /// - Parameters:
  ///   - name: A name for the conditions of the search.
  ///   - version: The version of the files that are searched.
  ///   - search: Finds the strings, if they are not known.
  /// - Returns: The strings.
  /// - Throws: The error of the search.
  package func texts(
    named name: String,
    version: String,
    _ search: @escaping @Sendable () async throws -> [CatalogText]
  ) async throws -> [CatalogText] {
    let name = "\(version) \(name)"
    let texts = try await value { lists.result(of: name, search) }
    if texts.count > Self.lengthLimit { lists.remove(name) }
    return texts
  }
}

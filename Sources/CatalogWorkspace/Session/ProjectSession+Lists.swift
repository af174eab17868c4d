import StringCatalog

extension ProjectSession {
  /// The strings that a search found, for the calls that request the following parts of the list.
  struct FoundTexts {
    let name: String
    let texts: [CatalogText]
  }

  /// The number of searches whose results are kept.
  private static let listLimit = 4
  /// The maximum number of strings of a list that is kept.
  private static let lengthLimit = 20_000

  /// Returns the strings that a search finds in the present state of the files.
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
    _ search: @Sendable () async throws -> [CatalogText]
  ) async throws -> [CatalogText] {
    let name = "\(version) \(name)"
    if let known = lists.first(where: { $0.name == name }) { return known.texts }
    let texts = try await search()
    if texts.count <= Self.lengthLimit {
      lists.insert(FoundTexts(name: name, texts: texts), at: 0)
      lists.removeLast(max(0, lists.count - Self.listLimit))
    }
    return texts
  }
}

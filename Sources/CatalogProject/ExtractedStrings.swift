internal import CatalogWorkspace
public import Diagnostics
internal import StringCatalog

extension StringCatalogProject {
  /// A localizable string in the code, a storyboard or an Info.plist.
  public struct LocalizableString: Hashable, Sendable {
    /// The key, with specifiers for interpolations: `%lld files`.
    public let key: String
    /// The path of the catalog that contains it, relative to the folder of the project.
    public let catalog: String
    /// The text in the source language that the code has; `nil` if it is the key.
    public let defaultValue: String?
    /// The comment for translators; `nil` if there is none.
    public let comment: String?
    /// The location of the literal.
    public let location: Location
  }

  /// Returns the localizable strings of the project.
  ///
  /// It does what `xcstrings extract` does. A string occurs once for each of its uses.
  ///
  /// ```swift
  /// let keys = Set(try await project.strings().map(\.key))
  /// ```
  ///
  /// - Throws: ``StringCatalogProjectError``, or `CancellationError`.
  /// - Complexity: That of parsing all sources.
  public func strings() async throws -> [LocalizableString] {
    try await run { _, state in
      var request = SyncRequest()
      request.cache = .none
      let plan = try await state.workspace.plan(request)
      let found = try await state.workspace.extractStrings(request, by: plan)
      return zip(plan.catalogs, found.strings)
        .flatMap { catalog, strings in
          strings.map { string in
            LocalizableString(
              key: string.key,
              catalog: catalog.file.path,
              defaultValue: string.defaultValue,
              comment: string.comment,
              location: string.location
            )
          }
        }
    }
  }
}

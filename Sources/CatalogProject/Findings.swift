internal import CatalogWorkspace
public import Diagnostics
internal import ProjectConfiguration

extension StringCatalogProject {
  /// Returns the findings about the catalogs and their translations.
  ///
  /// It does what `xcstrings validate` does: all rules with the levels of the project. Each finding has
  /// the id of its rule, a location, and the path `[key, language, …]` in the catalog.
  ///
  /// ```swift
  /// let errors = try await project.findings(in: ["es"]).filter { $0.severity == .error }
  /// ```
  ///
  /// - Parameters:
  ///   - languages: The languages that must be complete; `nil` for those of the project.
  ///   - readsSources: Whether the catalogs are compared with the code; `nil` for the setting of the
  ///     project.
  /// - Returns: The findings, with those of the files that could not be read first.
  /// - Throws: ``StringCatalogProjectError``, or `CancellationError`.
  public func findings(
    in languages: [String]? = nil,
    readsSources: Bool? = nil
  ) async throws -> [Diagnostic] {
    try await run(needingCatalogs: true) { _, state in
      let workspace = state.workspace
      let configuration = workspace.project?.configuration
      let paths = state.files.map(\.path)
      let configured = configuration?.languages ?? []
      var request = ValidationRequest(
        languages: languages ?? (configured.isEmpty ? nil : configured),
        configuration: configuration
      )
      request.review = try ReviewGuard.find(in: workspace.project)
      request.contexts = try await workspace.glossaryContexts(ofCatalogsAt: paths)
      let validated = try await ValidatedProject.validate(catalogsAt: paths, request)
      if let languages { try LanguageCheck.check(languages, known: state.languages) }
      let compared = await validated.compared()
      var check = SourceCheckRequest(
        catalogs: paths,
        readsSources: readsSources,
        configuration: RuleLevels.validation(of: configuration)
      )
      check.leftOverKeys = compared.leftOverKeys
      check.cache = .none
      let result = try await workspace.checkSources(adding: compared.diagnostics, check)
      return result.readingErrors + result.referenceProblems + result.diagnostics
    }
  }
}

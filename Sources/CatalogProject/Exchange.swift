internal import CatalogWorkspace
public import Diagnostics
internal import StringCatalog

extension StringCatalogProject {
  /// A format of files for translators.
  public enum ExchangeFormat: String, CaseIterable, Sendable {
    /// XLIFF 1.2, as Xcode exports it.
    case xliff
    /// The localization catalog of Xcode: a folder for each language.
    case xcloc
    /// Comma-separated values.
    case csv
    /// PO files of GNU gettext.
    case po
  }

  /// Writes the texts of a language for translators.
  ///
  /// It does what `xcstrings export` does.
  ///
  /// ```swift
  /// let files = try await project.export(as: .xliff, language: "es", to: "es.xliff")
  /// ```
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - language: The language.
  ///   - path: The folder for the files, or the file if there is only one, relative to the folder of
  ///     the project.
  ///   - isUnfinishedOnly: Whether keys that are completely translated are left out.
  /// - Returns: The paths of the files.
  /// - Throws: ``StringCatalogProjectError`` if a file cannot be written.
  public func export(
    as format: ExchangeFormat,
    language: String,
    to path: String,
    isUnfinishedOnly: Bool = false
  ) async throws -> [String] {
    try await run(naming: [path], needingCatalogs: true) { _, state in
      try LanguageCheck.check([language], known: state.languages)
      let result = try state.export(
        state.files,
        as: format.internalFormat,
        in: [language],
        to: path,
        isUnfinishedOnly: isUnfinishedOnly,
        isPreview: false
      )
      guard !result.isRefused else { throw StringCatalogProjectError.refused(result.diagnostics) }
      return result.files.map(\.path)
    }
  }

  /// The result of importing translated files.
  public struct Import: Sendable {
    /// The number of texts that changed, by the path of the catalog.
    public let changedCounts: [String: Int]
    /// The number of texts in the files that were skipped, because they are not newer, finished or
    /// complete.
    public let skippedCount: Int
    /// The problems of the files.
    public let diagnostics: [Diagnostic]
  }

  /// Imports translated files into the catalogs of the project: all texts without errors or, if a
  /// catalog cannot be written, none.
  ///
  /// It does what `xcstrings import` does.
  ///
  /// - Parameters:
  ///   - path: A file, or a folder with files, relative to the folder of the project.
  ///   - language: The language of the files; `nil` for the one that they specify.
  ///   - needsReview: Whether texts that the files mark as finished need review.
  /// - Returns: The numbers of texts.
  /// - Throws: ``StringCatalogProjectError`` if a file cannot be read or written.
  public func `import`(
    from path: String,
    language: String? = nil,
    needsReview: Bool = false
  ) async throws -> Import {
    try await run(naming: [path]) { session, _ in
      let result = try await session.importTranslations(
        from: path,
        into: nil,
        language: language,
        finishedAs: needsReview ? .needsReview : .translated,
        acceptsLosses: false,
        isPreview: false
      )
      guard !result.isRefused else { throw StringCatalogProjectError.refused(result.diagnostics) }
      return Import(
        changedCounts: Dictionary(
          result.catalogs.map { ($0.path, $0.changedCount) },
          uniquingKeysWith: +
        ),
        skippedCount: result.catalogs.reduce(0) { $0 + $1.ignoredCount },
        diagnostics: result.diagnostics
      )
    }
  }
}

extension StringCatalogProject.ExchangeFormat {
  fileprivate var internalFormat: CatalogWorkspace.ExchangeFormat {
    switch self {
    case .xliff: .xliff
    case .xcloc: .xcloc
    case .csv: .csv
    case .po: .po
    }
  }
}

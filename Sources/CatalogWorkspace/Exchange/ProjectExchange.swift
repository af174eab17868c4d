package import CatalogExchange
package import Diagnostics
import FileFormats
import FileSystem
import OrderedCollections
import ProjectConfiguration
package import StringCatalog

/// The result of an exchange of texts with files of other programs.
package struct ExchangeResult: Sendable {
  /// A file that was written for other programs.
  package struct File: Sendable {
    /// The path.
    package let path: String
    /// The language; empty if the file contains several.
    package let language: String
    /// The number of texts.
    package let textCount: Int
    /// The number of texts that are not finished; `nil` if the format does not say.
    package var unfinishedCount: Int?
  }

  /// A catalog into which texts were imported.
  package struct Catalog: Sendable {
    /// The path.
    package let path: String
    /// The language; empty if there are several.
    package let language: String
    /// The number of texts that changed.
    package let changedCount: Int
    /// The number of texts in the file that were skipped.
    package let ignoredCount: Int
  }

  /// A translation that was not imported.
  package struct Ignored: Sendable {
    /// The path of the catalog.
    package let path: String
    /// The language.
    package let language: String
    /// The translation, the reason, and the place in the file.
    package let text: ImportOutcome.Ignored
  }

  /// The files that were written.
  package var files: [File] = []
  /// The catalogs into which texts were imported.
  package var catalogs: [Catalog] = []
  /// The translations that were not imported although they have no errors.
  package var ignored: [Ignored] = []
  /// The file of the project to which terms or translations were added; `nil` for catalogs.
  package var target: String?
  /// The number of terms or translations that were added to that file.
  package var addedCount = 0
  /// The problems.
  ///
  /// Nothing is written if one of them is an error.
  package var diagnostics: [Diagnostic] = []

  /// Whether nothing was written because of errors.
  package var isRefused: Bool { diagnostics.contains { $0.severity == .error } }

  /// Whether a file differs from what it was.
  package var hasChanges: Bool {
    !files.isEmpty || addedCount > 0 || catalogs.contains { $0.changedCount > 0 }
  }

  fileprivate init() {}
}

extension Workspace {
  /// The codes of languages in the files of other programs.
  fileprivate var codes: LanguageCodes { project?.languageCodes ?? LanguageCodes() }
}

// MARK: - Export

extension ProjectState {
  /// Writes the texts of catalogs for translators.
  ///
  /// - Parameters:
  ///   - files: The catalogs.
  ///   - format: The format.
  ///   - languages: The languages.
  ///   - path: The folder for the files, or the file if there is only one.
  ///   - isUnfinishedOnly: Whether keys that are completely translated are left out.
  ///   - isPreview: Whether nothing is written.
  /// - Returns: The result.
  /// - Throws: An error if a name cannot be part of a path, or if a file cannot be written.
  package func export(
    _ files: [CatalogFile],
    as format: ExchangeFormat,
    in languages: [String],
    to path: String,
    isUnfinishedOnly: Bool,
    isPreview: Bool
  ) throws -> ExchangeResult {
    let project = workspace.project
    var request = ExportRequest(
      format: format,
      options: ExportOptions(isUnfinishedOnly: isUnfinishedOnly, includesStale: false),
      project: FileSystem.absolutePath(of: project?.folder ?? ".").split(separator: "/").last
        .map(String.init) ?? "",
      delimiter: .comma,
      isSideBySide: false,
      tool: XLIFFDocument.Tool(id: "xcstrings", name: "xcstrings", version: workspace.version)
    )
    request.codes = workspace.codes
    let outcome = try request.perform(ExportedCatalog.all(files, in: project), in: languages) {
      _,
      _ in
    }
    let folder = try ExportFolder(path, of: outcome.documents)
    if !outcome.isRefused, !isPreview { try folder.write(outcome.documents) }
    var result = ExchangeResult()
    result.diagnostics = outcome.diagnostics
    guard !outcome.isRefused else { return result }
    result.files = outcome.documents.map { document in
      ExchangeResult.File(
        path: folder.displayedPaths(of: document).joined(separator: ", "),
        language: document.language,
        textCount: document.units.count,
        unfinishedCount: document.unfinishedCount
      )
    }
    return result
  }

  /// Writes the finished translations of catalogs as TMX.
  ///
  /// - Parameters:
  ///   - files: The catalogs. Those with another source language than the first one are left out.
  ///   - languages: The languages.
  ///   - path: The path of the file.
  ///   - isPreview: Whether nothing is written.
  /// - Returns: The result.
  /// - Throws: `FileError` if the file cannot be written.
  package func exportMemory(
    of files: [CatalogFile],
    in languages: [String],
    to path: String,
    isPreview: Bool
  ) throws -> ExchangeResult {
    let source = files.first?.catalog.sourceLanguage ?? Project.defaultSourceLanguage
    var texts = MemoryTexts(sourceLanguage: source)
    for file in files where file.catalog.sourceLanguage == source {
      texts.add(file.catalog, at: file.path, in: languages)
    }
    let (bytes, diagnostics) = texts.printed(version: workspace.version, codes: workspace.codes)
    var result = ExchangeResult()
    result.diagnostics = diagnostics
    try result.write(bytes, to: path, as: .translation, textCount: texts.count, isPreview)
    return result
  }

  /// Writes the terms of the glossary as TBX.
  ///
  /// - Parameters:
  ///   - languages: The languages; empty for all.
  ///   - path: The path of the file.
  ///   - isPreview: Whether nothing is written.
  /// - Returns: The result.
  /// - Throws: `FileError` if the file cannot be written.
  package func exportTerms(
    in languages: [String],
    to path: String,
    isPreview: Bool
  ) throws -> ExchangeResult {
    let all = workspace.project?.configuration.glossary ?? []
    let terms = languages.isEmpty ? all : all.map { $0.limited(to: languages) }
    let printed = GlossaryFormat.tbx.printed(
      terms,
      sourceLanguage: workspace.project?.sourceLanguage ?? Project.defaultSourceLanguage,
      codes: workspace.codes
    )
    var result = ExchangeResult()
    result.diagnostics = printed.diagnostics
    try result.write(printed.value, to: path, as: .project, textCount: terms.count, isPreview)
    return result
  }
}

extension ExchangeResult {
  fileprivate mutating func write(
    _ bytes: [UInt8],
    to path: String,
    as kind: InputKind,
    textCount: Int,
    _ isPreview: Bool
  ) throws(FileError) {
    guard !isRefused else { return }
    files = [File(path: path, language: "", textCount: textCount)]
    guard !isPreview else { return }
    try FileSystem.createFolder(path.folderPath)
    try FileSystem.replace(try FileSystem.content(of: path, as: kind), with: bytes)
  }
}

// MARK: - Import

extension ProjectState {
  /// The file of the translation memory to which translations are added: that with the translations
  /// of removed keys if it exists, or else the first one of the configuration.
  package var memoryFile: String {
    let project = workspace.project
    let kept = FileSystem.join(project?.folder ?? ".", ProjectMemory.keptFile)
    guard !FileSystem.exists(kept), let project, let file = project.configuration.memory.first
    else { return kept }
    return project.path(file.path)
  }
}

extension ProjectState {
  /// Adds the translations of a TMX file to another one.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - target: The path of the file to which they are added; it need not exist.
  ///   - isPreview: Whether nothing is written.
  /// - Returns: The result.
  /// - Throws: `WorkspaceError` if the other file is damaged, or `FileError` if a file cannot be read
  ///   or written.
  package func importMemory(
    from path: String,
    into target: String,
    isPreview: Bool
  ) throws -> ExchangeResult {
    var result = ExchangeResult()
    result.target = target
    var addition = try MemoryAddition(
      to: target,
      sourceLanguage: workspace.project?.sourceLanguage ?? Project.defaultSourceLanguage
    )
    try addition.add(path, codes: workspace.codes)
    result.diagnostics = addition.diagnostics
    guard !result.isRefused else { return result }
    let merged = try addition.merged()
    result.diagnostics += merged.diagnostics
    result.addedCount = merged.addedCount
    if !isPreview {
      try FileSystem.createFolder(target.folderPath)
      try merged.write(version: workspace.version)
    }
    return result
  }

  /// Adds the terms of a TBX or CSV file to the file of the glossary.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - target: The path of the file of the glossary; it need not exist.
  ///   - isPreview: Whether nothing is written.
  /// - Returns: The result.
  /// - Throws: `FileError` if a file cannot be read or written.
  package func importTerms(
    from path: String,
    into target: String,
    isPreview: Bool
  ) throws -> ExchangeResult {
    var result = ExchangeResult()
    result.target = target
    var addition = try GlossaryAddition(
      to: target,
      sourceLanguage: workspace.project?.sourceLanguage ?? Project.defaultSourceLanguage
    )
    try addition.add(path, codes: workspace.codes)
    result.diagnostics = addition.diagnostics
    guard !result.isRefused else { return result }
    result.addedCount = addition.changedCount
    if !isPreview { result.diagnostics += try addition.write() }
    return result
  }
}

extension ProjectSession {
  /// Imports translated files into catalogs.
  ///
  /// - Parameters:
  ///   - path: The path of a file, or of a folder with files.
  ///   - catalogs: The paths of the catalogs; `nil` for all.
  ///   - language: The language of the files; `nil` for the one that they specify.
  ///   - state: The state of translations that the files mark as finished.
  ///   - acceptsLosses: Whether texts are imported that lost parts of the texts that they replace.
  ///   - isPreview: Whether nothing is written.
  /// - Returns: The result.
  /// - Throws: An error if a language is unknown, or if a file cannot be read or written.
  package func importTranslations(
    from path: String,
    into catalogs: [String]?,
    language: String?,
    finishedAs state: StringCatalog.TranslationState,
    acceptsLosses: Bool,
    isPreview: Bool
  ) throws -> ExchangeResult {
    var result = ExchangeResult()
    let project = try self.state()
    let incoming = try TranslationFile.paths(at: [path])
      .map { try TranslationFile(at: $0, language: language, codes: project.workspace.codes) }
    let unfit = incoming.filter(\.isUnfit)
    guard unfit.isEmpty else {
      result.diagnostics = unfit.flatMap(\.diagnostics)
      return result
    }
    let files = project.files.filter { catalogs?.contains($0.path) ?? true }
    let known = files.flatMap(\.catalog.languages)
    if let language { try LanguageCheck.check([language], known: known) }
    for file in incoming { try file.checkLanguages(known: known) }
    var request = ImportRequest(
      files: incoming,
      matching: CatalogMatching(
        catalogs: ExportedCatalog.all(files, in: project.workspace.project),
        areNamed: catalogs != nil
      ),
      policy: TranslationImport(
        unfinished: .take,
        isPartial: true,
        language: language,
        acceptsLosses: acceptsLosses
      )
    )
    request.policy.lossOption = "acceptLosses"
    request.finishedState = state
    request.projectLanguages = project.languages
    let outcome = request.perform { _ in }
    if !outcome.isRefused, !isPreview {
      try FileSystem.replace(outcome.catalogs.map(\.change))
    }
    result.diagnostics = outcome.diagnostics
    result.ignored = outcome.catalogs.flatMap { catalog in
      catalog.report.flatMap { part in
        part.ignored.map {
          ExchangeResult.Ignored(path: catalog.file.path, language: part.language ?? "", text: $0)
        }
      }
    }
    result.catalogs = outcome.catalogs.flatMap { catalog in
      catalog.report.map { part in
        ExchangeResult.Catalog(
          path: catalog.file.path,
          language: part.language ?? "",
          changedCount: part.changes.count,
          ignoredCount: part.ignored.count
        )
      }
    }
    return result
  }

  /// Converts `.strings` and `.stringsdict` files to catalogs.
  ///
  /// Strings that the catalogs have already do not change, and the files are not removed.
  ///
  /// - Parameters:
  ///   - path: The path of a file, or of a folder with `.lproj` folders.
  ///   - isPreview: Whether nothing is written.
  /// - Returns: The result.
  /// - Throws: An error if a file cannot be read or written.
  package func importStrings(from path: String, isPreview: Bool) throws -> ExchangeResult {
    let project = try state().workspace.project
    var result = ExchangeResult()
    let migrations = try LegacyFiles.find(at: [path])
      .map { files in
        try CatalogMigration.prepare(
          files,
          into: files.catalogFolder,
          sourceLanguage: project?.sourceLanguage ?? Project.defaultSourceLanguage,
          Migration(replacesTexts: false)
        )
      }
    try OutputPaths.check(migrations.map(\.catalog.path))
    result.diagnostics = migrations.flatMap(\.diagnostics)
    guard !result.isRefused else { return result }
    if !isPreview {
      let changed = migrations.filter { !$0.outcome.textCounts.isEmpty }
      for migration in changed { try FileSystem.createFolder(migration.catalog.path.folderPath) }
      try FileSystem.replace(changed.map(\.change))
      forgetPaths()
    }
    result.catalogs = migrations.flatMap { migration in
      let outcome = migration.outcome
      let languages = Set(outcome.textCounts.keys).union(outcome.keptCounts.keys)
      return (languages.isEmpty ? [""] : languages.sorted())
        .map { language in
          ExchangeResult.Catalog(
            path: migration.catalog.path,
            language: language,
            changedCount: outcome.textCounts[language] ?? 0,
            ignoredCount: outcome.keptCounts[language] ?? 0
          )
        }
    }
    return result
  }
}

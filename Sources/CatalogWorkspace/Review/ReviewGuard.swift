package import CatalogValidation
package import FileSystem
import OrderedCollections
import ProjectConfiguration
package import StringCatalog
package import TranslationReview

/// The guard against translations that are older than their source text.
///
/// The records contain the source texts for which the translations were made. Where git has the
/// versions since the records were written, a translation that was changed or approved with its
/// source text is not outdated.
package struct ReviewGuard: Sendable {
  /// The file with the records.
  package let file: ReviewFile
  /// The records, which may have changes that are not written yet.
  package var records: ReviewRecords
  private let treatment: Configuration.Review

  /// Creates the guard of a project.
  private init(_ file: ReviewFile, _ treatment: Configuration.Review) {
    self.file = file
    self.treatment = treatment
    records = file.records
  }

  /// Reads the records of a project, and returns its guard; `nil` if the project has no records, or
  /// turns the rule off.
  ///
  /// - Throws: An error if the records cannot be read.
  package static func find(in project: Project?) throws(FileError) -> ReviewGuard? {
    let rules = RuleLevels.validation(of: project?.configuration)
    guard rules.severity(of: SourceChangedRule.self) != nil,
      let file = try ReviewFile.find(in: project)
    else { return nil }
    return ReviewGuard(file, project?.configuration.review ?? Configuration.Review())
  }

  /// Returns the translations of a catalog that are older than their source text, and are finished
  /// or wait for review.
  ///
  /// Git is started only if a source text differs from the records. After trivial changes,
  /// translations are outdated only if the project wants it.
  ///
  /// - Parameters:
  ///   - catalog: The catalog, possibly with changes that are not written yet.
  ///   - path: Its path.
  /// - Returns: The translations, in the order of the catalog.
  package func outdatedTranslations(
    in catalog: StringCatalog,
    at path: String
  ) async -> [OutdatedTranslation] {
    guard let name = file.path(ofCatalogAt: path) else { return [] }
    let records = records
    let outdated = records.outdatedTranslations(in: catalog, at: name)
    guard !outdated.isEmpty || records.lacksSources(of: catalog, at: name),
      let start = commitOfRecords, let history = CatalogHistory(in: file.root, since: start),
      let known = await history.outdatedTranslations(
        in: catalog,
        at: path,
        recorded: { records.source(of: $0, in: name)?.texts }
      )
    else { return outdated.filter(treatment.concerns) }
    return known.filter(treatment.concerns)
  }

  /// Returns the changes of source texts that are newer than finished translations, by key and
  /// language.
  package func sourceTextChanges(
    in catalog: StringCatalog,
    at path: String
  ) async -> [ExactString: [String: SourceTextChange]] {
    var changes: [ExactString: [String: SourceTextChange]] = [:]
    for translation in await outdatedTranslations(in: catalog, at: path)
    where translation.isFinished {
      let (former, current) = translation.difference
      changes[ExactString(translation.key), default: [:]][translation.language] =
        SourceTextChange(former: former, current: current)
    }
    return changes
  }

  /// Returns a catalog in which outdated translations need review.
  ///
  /// - Parameter file: The catalog.
  /// - Returns: The catalog, which is not written.
  package func markingOutdated(in file: CatalogFile) async -> CatalogFile {
    let outdated = await outdatedTranslations(in: file.catalog, at: file.path)
    var catalog = file.catalog
    for translation in outdated {
      let languages: Set<String> = [translation.language]
      guard var entry = catalog[translation.key, inLanguages: languages] else { continue }
      _ = entry.localizations[translation.language]?.requestReview()
      catalog[translation.key, inLanguages: languages] = entry
    }
    return file.replacingCatalog(with: catalog)
  }

  /// The commit that last changed the records; `nil` if they are not committed as they are.
  private var commitOfRecords: String? {
    guard let tree = GitWorkTree(around: file.root), let name = tree.name(of: file.content.path),
      tree.blob("HEAD:\(name)") == file.content.bytes,
      let commit = tree.line(["log", "-1", "--format=%H", "--", ":(top,literal)\(name)"]),
      !commit.isEmpty
    else { return nil }
    return commit
  }
}

extension Configuration.Review {
  /// Returns whether a translation whose source text has changed needs review.
  ///
  /// One that was never finished is a draft like any other after a trivial change.
  func concerns(_ translation: OutdatedTranslation) -> Bool {
    !translation.isTrivial || trivialChanges == .review && translation.isFinished
  }
}

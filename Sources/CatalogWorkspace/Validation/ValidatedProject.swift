import CatalogValidation
package import Diagnostics
package import FileSystem
package import StringCatalog

/// The catalogs that are validated together, with their findings.
package struct ValidatedProject {
  /// The catalogs, each with its own findings.
  package private(set) var catalogs: [ValidatedCatalog] = []
  private let request: ValidationRequest

  /// Reads and validates catalogs concurrently.
  ///
  /// - Throws: `FileError` if a file cannot be read; the first of several.
  package static func validate(
    catalogsAt paths: [String],
    _ request: ValidationRequest
  ) async throws(FileError) -> ValidatedProject {
    var request = request
    request.projects = await CatalogProjects.read(ofCatalogsAt: paths)
    let results = await paths.concurrentMap {
      [request] path -> Result<ValidatedCatalog, FileError> in
      do throws(FileError) {
        return .success(try await ValidatedCatalog.validate(catalogAt: path, request))
      } catch {
        return .failure(error)
      }
    }
    var project = ValidatedProject(request: request)
    for result in results { project.catalogs.append(try result.get()) }
    return project
  }

  /// Compares the catalogs, which are then no longer changed.
  package consuming func compared() async -> ComparedProject {
    let checked = catalogs.compactMap(\.findings.checked)
    let comparison = await compare(
      checked,
      configuration: RuleLevels.validation(of: request.configuration)
    )
    let diagnostics = catalogs.flatMap(\.findings.diagnostics) + comparison
    var leftOverKeys: [String: Set<String>] = [:]
    for index in catalogs.indices {
      let entries = catalogs[index].findings.checked?.subject.leftOverEntries ?? []
      if !entries.isEmpty { leftOverKeys[catalogs[index].path] = Set(entries.map(\.key)) }
      catalogs[index].releaseSubject()
    }
    // Reports need the texts no longer. Their memory is returned while a report is written.
    Task.detached { withExtendedLifetime(checked) {} }
    return ComparedProject(
      catalogs: catalogs,
      diagnostics: diagnostics,
      leftOverKeys: leftOverKeys
    )
  }

  /// The languages of the catalogs.
  package var languages: [String] { catalogs.compactMap(\.findings.catalog).flatMap(\.languages) }

  /// Applies the fixes that are unambiguous, and writes all files or, if one cannot be written, none.
  ///
  /// - Parameter isPreview: Whether the files are not written.
  /// - Throws: `FileError` if a file cannot be written, or was changed in the meantime.
  package mutating func fix(isPreview: Bool) async throws(FileError) {
    var changes: [FileChange] = []
    for index in catalogs.indices {
      if let change = await catalogs[index].fix() { changes.append(change) }
    }
    if !isPreview { try FileSystem.replace(changes) }
  }
}

/// The catalogs that were validated and compared, with all findings.
package struct ComparedProject: Sendable {
  /// The catalogs, each with its own findings.
  package let catalogs: [ValidatedCatalog]
  /// The findings of each catalog, followed by those of their comparison.
  package let diagnostics: [Diagnostic]
  /// The left-over keys of Interface Builder, by the path of their catalog.
  package let leftOverKeys: [String: Set<String>]

  /// Whether every file is a catalog.
  ///
  /// An unreadable file is not a finding, because nothing is known about its translations.
  package var isReadable: Bool { catalogs.allSatisfy { $0.findings.catalog != nil } }

  /// The number of strings that were fixed.
  package var fixCount: Int { catalogs.reduce(0) { $0 + $1.fixCount } }
}

/// A catalog with its findings.
package struct ValidatedCatalog: Sendable {
  /// The content and the findings of the catalog alone.
  package private(set) var findings: CatalogFindings
  /// The number of strings that were fixed.
  package private(set) var fixCount = 0
  private let content: FileContent
  private let request: ValidationRequest

  /// Reads and validates a catalog.
  static func validate(
    catalogAt path: String,
    _ request: ValidationRequest
  ) async throws(FileError) -> ValidatedCatalog {
    let bytes = try FileSystem.read(path, as: .catalog)
    return ValidatedCatalog(
      findings: await CatalogFindings.find(in: bytes, file: path, request),
      content: FileContent(path: path, bytes: bytes),
      request: request
    )
  }

  /// The path of the file.
  package var path: String { content.path }

  /// The validated languages: the requested ones, or those of the catalog.
  ///
  /// The requested ones begin with the source language.
  package var checkedLanguages: [String] {
    guard let catalog = findings.catalog else { return [] }
    guard let languages = request.languages else { return catalog.spokenLanguages }
    return [catalog.sourceLanguage] + languages.filter { $0 != catalog.sourceLanguage }
  }

  /// Releases the texts for rules that compare entries.
  fileprivate mutating func releaseSubject() {
    findings.checked = nil
  }

  /// Applies the fixes that are unambiguous.
  ///
  /// - Returns: The change to the file; `nil` if there is none.
  fileprivate mutating func fix() async -> FileChange? {
    let pass = await FixPass.run(on: findings) { [content, request] in
      await CatalogFindings.find(in: $0, file: content.path, request)
    }
    guard let bytes = pass.bytes else { return nil }
    fixCount = pass.count
    findings = pass.findings
    return FileChange(content, to: bytes)
  }
}

/// The catalog in a file, with its own findings.
package struct CatalogFindings: Sendable {
  /// The catalog; `nil` if the file is not one.
  package let catalog: StringCatalog?
  /// The texts for rules that compare entries; `nil` if they were compared.
  fileprivate(set) var checked: CheckedCatalog?
  /// The findings: those of the file, followed by those of its strings.
  package let diagnostics: [Diagnostic]

  /// Reads and validates a catalog.
  static func find(
    in bytes: [UInt8],
    file: String,
    _ request: ValidationRequest
  ) async -> CatalogFindings {
    let parsed = CatalogFile.parse(bytes, file: file)
    guard let catalog = parsed.value else {
      return CatalogFindings(catalog: nil, checked: nil, diagnostics: parsed.diagnostics)
    }
    let checked = await request.checked(catalog, file: file)
    let names = catalog.languageNameProblems(file: file)
    return CatalogFindings(
      catalog: catalog,
      checked: checked,
      diagnostics: parsed.diagnostics + names + checked.diagnostics
        + Diagnostic.conflictingFiles(besideCatalogAt: file)
    )
  }
}

/// Applies the fixes that are unambiguous.
///
/// Only the bytes of the strings are replaced. A fix may reveal another problem in the same string,
/// so the catalog is validated again until no fixes are left.
struct FixPass {
  /// The number of strings that were fixed.
  package private(set) var count = 0
  /// The new content of the file; `nil` if nothing was fixed.
  package private(set) var bytes: [UInt8]?
  /// The remaining findings.
  package private(set) var findings: CatalogFindings

  /// The maximum number of rounds, because fixes might undo each other.
  static let roundLimit = 8

  /// Fixes a catalog.
  ///
  /// - Parameters:
  ///   - findings: The findings of the catalog.
  ///   - check: Returns the findings of a file.
  /// - Returns: The catalog after the last round.
  static func run(
    on findings: CatalogFindings,
    check: ([UInt8]) async -> CatalogFindings
  ) async -> FixPass {
    var pass = FixPass(findings: findings)
    for _ in 0..<roundLimit {
      let edits = edits(of: pass.findings.diagnostics)
      guard !edits.isEmpty, let fixed = pass.findings.catalog?.printed(replacing: edits) else {
        break
      }
      pass.bytes = fixed
      pass.count += edits.count
      pass.findings = await check(fixed)
    }
    return pass
  }

  /// Returns the edits that do not overlap, in the order of the file; of overlapping ones, the
  /// first.
  static func edits(of diagnostics: [Diagnostic]) -> [FixIt.Edit] {
    var end = 0
    return diagnostics.compactMap(\.fixIts.first).flatMap(\.edits)
      .sorted { $0.location.utf8Range.lowerBound < $1.location.utf8Range.lowerBound }
      .filter { edit in
        guard edit.location.utf8Range.lowerBound >= end else { return false }
        end = edit.location.utf8Range.upperBound
        return true
      }
  }
}

// MARK: - Catalog path

extension Diagnostic {
  /// The catalog of a finding; empty if there is none.
  ///
  /// A key that no catalog contains is located in a source, and belongs to the catalog that lacks
  /// it.
  package var catalogPath: String {
    if id == KeyNotInCatalogRule.id, case .text(let catalog)? = arguments.last { return catalog }
    return location?.file ?? ""
  }
}

package import CatalogValidation
package import Diagnostics
package import FileSystem
package import StringCatalog

/// The catalogs that are checked together, with what the rules found in them.
package struct ValidatedProject {
  /// The catalogs, each with what is wrong with it by itself.
  package private(set) var catalogs: [ValidatedCatalog] = []
  private let request: ValidationRequest

  /// Reads and checks catalogs, several at a time.
  ///
  /// - Throws: That a file cannot be read; of several, the first.
  package init(at paths: [String], _ request: ValidationRequest) async throws(FileError) {
    self.request = request
    let results = await paths.concurrentMap { path -> Result<ValidatedCatalog, FileError> in
      do throws(FileError) {
        return .success(try await ValidatedCatalog(at: path, request))
      } catch {
        return .failure(error)
      }
    }
    for result in results { catalogs.append(try result.get()) }
  }

  /// What is wrong with each catalog, then with all of them side by side.
  package var diagnostics: [Diagnostic] {
    catalogs.flatMap(\.findings.diagnostics)
      + compare(
        catalogs.compactMap(\.findings.checked),
        configuration: RuleLevels.validation(of: request.configuration)
      )
  }

  /// Whether every file is a catalog.
  ///
  /// What cannot be read is not a finding: nothing is known of its translations.
  package var isReadable: Bool { catalogs.allSatisfy { $0.findings.checked != nil } }

  /// The languages that the catalogs have.
  package var languages: [String] { catalogs.compactMap(\.findings.catalog).flatMap(\.languages) }

  /// How many texts were mended.
  package var fixCount: Int { catalogs.reduce(0) { $0 + $1.fixCount } }

  /// Mends what can be mended for certain.
  ///
  /// - Parameter isPreview: Whether the files stay as they are.
  /// - Throws: That a file cannot be written, or was changed in the meantime.
  package mutating func fix(isPreview: Bool) async throws(FileError) {
    for index in catalogs.indices { try await catalogs[index].fix(isPreview: isPreview) }
  }
}

/// A catalog, with what the rules found in it.
package struct ValidatedCatalog: Sendable {
  /// What is in it and what is wrong with it by itself.
  package private(set) var findings: CatalogFindings
  /// How many texts were mended.
  package private(set) var fixCount = 0
  private let content: FileContent
  private let request: ValidationRequest

  /// Reads and checks a catalog.
  package init(at path: String, _ request: ValidationRequest) async throws(FileError) {
    let bytes = try FileSystem.read(path)
    content = FileContent(path: path, bytes: bytes)
    findings = await CatalogFindings(reading: bytes, file: path, request)
    self.request = request
  }

  /// The path of the file.
  package var path: String { content.path }

  /// The languages that were asked for, that of the sources first; those of the catalog if none were.
  package var checkedLanguages: [String] {
    guard let catalog = findings.catalog else { return [] }
    guard let languages = request.languages else { return catalog.spokenLanguages }
    return [catalog.sourceLanguage] + languages.filter { $0 != catalog.sourceLanguage }
  }

  /// Mends what can be mended for certain.
  ///
  /// - Parameter isPreview: Whether the file stays as it is.
  /// - Throws: That the file cannot be written, or was changed in the meantime.
  package mutating func fix(isPreview: Bool) async throws(FileError) {
    let pass = await FixPass(findings) { [content, request] in
      await CatalogFindings(reading: $0, file: content.path, request)
    }
    guard let bytes = pass.bytes else { return }
    if !isPreview { try FileSystem.replace(content, with: bytes) }
    fixCount = pass.count
    findings = pass.findings
  }
}

/// What the bytes of a catalog hold, and what is wrong with it by itself.
package struct CatalogFindings: Sendable {
  /// The catalog, checked; `nil` if the bytes are none.
  package let checked: CheckedCatalog?
  /// What is wrong: with the file, then with its texts.
  package let diagnostics: [Diagnostic]

  /// Reads and checks a catalog.
  package init(reading bytes: [UInt8], file: String, _ request: ValidationRequest) async {
    let parsed = StringCatalog.parse(bytes, file: file)
    if let catalog = parsed.value {
      checked = await request.checked(catalog, file: file)
    } else {
      checked = nil
    }
    diagnostics = parsed.diagnostics + (checked?.diagnostics ?? [])
  }

  /// The catalog; `nil` if the bytes are none.
  package var catalog: StringCatalog? { checked?.subject.catalog }
}

/// Mends what can be mended for certain.
///
/// The bytes of the texts are replaced, and no others. What mends one text may uncover something else in
/// it, so it is checked again until nothing is left to mend.
struct FixPass {
  /// How many texts were mended.
  package private(set) var count = 0
  /// The file as it is now; `nil` if nothing was mended.
  package private(set) var bytes: [UInt8]?
  /// What is found in it now.
  package private(set) var findings: CatalogFindings

  /// After so many rounds, fixes that undo each other are given up.
  private static let roundLimit = 8

  /// Mends a catalog.
  ///
  /// - Parameters:
  ///   - findings: What was found in it.
  ///   - check: Finds out what would be wrong with a file.
  package init(_ findings: CatalogFindings, check: ([UInt8]) async -> CatalogFindings) async {
    self.findings = findings
    for _ in 0..<Self.roundLimit {
      let edits = Self.edits(of: self.findings.diagnostics)
      guard !edits.isEmpty, let mended = self.findings.catalog?.printed(replacing: edits) else {
        return
      }
      bytes = mended
      count += edits.count
      self.findings = await check(mended)
    }
  }

  /// Returns the edits that do not overlap, in the order of the file; of two that do, the first.
  private static func edits(of diagnostics: [Diagnostic]) -> [FixIt.Edit] {
    var end = 0
    return diagnostics.compactMap(\.fixIts.first).flatMap(\.edits)
      .sorted { $0.place.utf8Range.lowerBound < $1.place.utf8Range.lowerBound }
      .filter { edit in
        guard edit.place.utf8Range.lowerBound >= end else { return false }
        end = edit.place.utf8Range.upperBound
        return true
      }
  }
}

// MARK: - Catalog path

extension Diagnostic {
  /// The catalog that a finding is about; empty if it is about none.
  ///
  /// A key that no catalog has is found in a source, and told of the catalog that lacks it.
  package var catalogPath: String {
    if id == KeyIsInCatalog.id, case .text(let catalog)? = arguments.last { return catalog }
    return place?.file ?? ""
  }
}

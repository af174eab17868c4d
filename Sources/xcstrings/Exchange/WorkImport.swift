import CatalogExchange
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import ProjectConfiguration
import StringCatalog

/// The import of files that translators return from the page.
///
/// Each translation is set like one of `xcstrings set --from`: not if its source text or the translation
/// has changed since, and not as finished if it has errors. The others are written.
struct WorkImport {
  /// The returned files.
  let works: [ReturnedWork]
  /// The catalogs.
  let files: [CatalogFile]
  /// The project; `nil` if there is none.
  let project: Project?
  /// Whether texts are imported that lost parts of the texts that they replace.
  var acceptsLosses = false

  /// The result of an import.
  struct Outcome {
    /// The changes by catalog.
    let edits: [EditOutcome<SetRequest.Report>]
    /// The translations of keys that no catalog has any more.
    let problems: [Diagnostic]

    /// Whether all translations are in the catalogs.
    var isComplete: Bool { problems.isEmpty && edits.allSatisfy(\.report.isComplete) }
  }

  /// Writes the translations.
  ///
  /// - Parameter writing: Whether files are written.
  /// - Returns: The result.
  /// - Throws: An error if a catalog cannot be read or written.
  func perform(_ writing: DryRunOption) throws -> Outcome {
    let catalogs = ExportedCatalog.all(files, in: project)
    var problems: [Diagnostic] = []
    var assignments: [TextAssignment] = []
    for var assignment in works.flatMap(\.assignments) {
      let file = catalogs.first { $0.name == assignment.catalog }?.file
      guard let file, file.catalog.contains(assignment.key) else {
        problems.append(
          Diagnostic(.workKeyMissing(assignment.key, catalog: assignment.catalog ?? ""), .warning)
        )
        continue
      }
      assignment.catalog = file.path
      assignments.append(assignment)
    }
    let request = SetRequest(
      assignments: assignments,
      fields: EntryFieldOptions(),
      addsKeys: false,
      isReplacing: false,
      policy: .keep,
      configuration: project?.configuration,
      acceptsLosses: acceptsLosses
    )
    return Outcome(edits: try request.edit(files, writing), problems: problems)
  }
}

extension WorkImport.Outcome {
  /// The translations that were not set, by catalog and key.
  var refusedKeys: [String: Set<String>] {
    edits.reduce(into: [:]) { keys, edit in
      let report = edit.report
      let refused = report.stale.map(\.key) + report.invalid.map(\.key)
      let lost = report.losses.filter { $0.severity == .warning }.compactMap(\.path.first)
      keys[edit.file.path, default: []].formUnion(refused + lost)
    }
  }
}

extension WorkImport {
  /// Writes a page with the translations that were not imported, for the translator to look at again.
  ///
  /// - Parameters:
  ///   - outcome: The result of the import.
  ///   - path: The path of the page.
  ///   - console: The console for problems of the review records.
  /// - Throws: An error if a file cannot be read or written.
  func writeConflicts(of outcome: Outcome, to path: String, _ console: Console) async throws {
    let refused = outcome.refusedKeys
    guard let language = works.first?.language, refused.values.contains(where: { !$0.isEmpty })
    else { return }
    var selection = TranslationWork.Selection()
    selection.keys = refused
    let work = try await Workspace(project: project, version: Version.text)
      .translationWork(
        of: try files.map { try $0.readingAgain() },
        in: language,
        selection,
        review: try console.reviewGuard(of: project),
        contexts: KeyContexts()
      )
    var page = PageWork(work, .sent, in: project)
    let returned = Dictionary(grouping: works.flatMap(\.assignments), by: { ExactString($0.key) })
    for index in page.items.indices {
      let texts = returned[ExactString(page.items[index].key)] ?? []
      page.items[index].refused = Dictionary(
        texts.map { ($0.variation, $0.value) },
        uniquingKeysWith: { first, _ in first }
      )
    }
    try FileSystem.replace(
      FileSystem.content(of: path, as: .result),
      with: Array("\(try TranslationPage(page).text)\n".utf8)
    )
  }
}

extension Diagnostic.Message {
  /// No catalog has the key of a returned translation.
  fileprivate static func workKeyMissing(_ key: String, catalog: String) -> Self {
    Self(
      "work-key-missing",
      "\(key: key) is no longer in \(quoted: catalog), so its translation is not imported"
    )
  }
}

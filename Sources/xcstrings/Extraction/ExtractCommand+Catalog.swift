import CatalogWorkspace
import CommandSupport
import DiagnosticMessages
import Diagnostics
import FileSystem
import Localization
import ProjectConfiguration
import StringCatalog
import StringExtraction

extension ExtractCommand {
  /// Prints the strings that the files of one catalog contain, as the catalog itself or as JSON.
  func printStrings(
    ofCatalogAt path: String,
    in project: Project?,
    _ console: Console
  ) async throws {
    guard !sources.areNamed, table == nil, output == nil, queryCount == 0, format != .stringsdata
    else { throw CommandFailure(String(localized: .extractCatalogAlone), status: .usage) }
    var request = SyncRequest()
    request.catalogs = try console.existingPaths([path])
    request.declarations = declarations.paths
    request.conditions = conditions.sources
    request.cache = caching.location()
    let workspace = Workspace(project: project, version: Version.text)
    guard FileSystem.kind(of: request.catalogs[0]) == .file else {
      throw FileError(.notFound, .read, path: request.catalogs[0])
    }
    var plan = try await workspace.plan(request)
    plan.routines += routines
    try plan.checkCode()
    let progress = global.json ? nil : console.extractionProgress
    defer { progress?.clear() }
    let found = try await workspace.extractStrings(request, by: plan, progress: progress?.show)
    progress?.clear()
    DiagnosticPrinter().print(plan.diagnostics + plan.referenceProblems, to: console)
    found.extraction.diagnostics.reportProblems(to: console)
    DiagnosticPrinter().print(found.problems, to: console)
    if let unread = plan.unreadCatalogs.first { throw unread.error }
    guard let planned = plan.catalogs.first, let strings = found.strings.first else { return }
    let tables = [TableStrings(table: planned.file.table, occurrences: strings)]
    if format == .json || global.json {
      ExtractionReport(tables).print(to: console)
    } else {
      let language = sourceLanguage ?? planned.file.catalog.sourceLanguage
      let bytes = catalog(of: strings, sourceLanguage: language).catalog.printed()
      console.print(document: String(decoding: bytes, as: UTF8.self).withControlsEscapedAsInJSON)
    }
    found.extraction.diagnostics.reportNotes(to: console)
    await console.finish(found.extraction.cacheWriting)
    try unreadable.check(console)
  }
}

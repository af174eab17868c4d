import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import StringCatalog
import StringExtraction

/// One run of `sync`, which compares the catalogs with their sources and prints problems.
struct SyncPass {
  /// The request of the user.
  var request: SyncRequest
  /// The options for recorded strings.
  var stringsData: StringsDataOptions
  /// Whether the output is meant for another program, and no progress is shown.
  var isMachineRead: Bool

  /// Compares the catalogs with their sources.
  ///
  /// - Parameters:
  ///   - console: The console for problems.
  ///   - body: A closure that receives the result. The cache is written at the same time.
  /// - Returns: The exit status of the command if there are no findings.
  /// - Throws: An error if the project cannot be read, and any error of `body`.
  func perform(
    _ console: Console,
    _ body: (SyncResult) throws -> Void
  ) async throws -> ExitStatus {
    try stringsData.checkUse()
    let workspace = Workspace(project: try Project.find(console), version: Version.text)
    let request = try request.matchingFiles(console)
    let plan = try await workspace.plan(request)
    try plan.report(to: console)
    let progress = isMachineRead ? nil : console.extractionProgress
    defer { progress?.clear() }
    let result = try await workspace.synchronize(request, by: plan, progress: progress?.show)
    progress?.clear()
    let reported = Swift.Result { try report(result, to: console, body) }
    await console.finish(result.extraction.cacheWriting)
    try reported.get()
    return result.status
  }

  private func report(
    _ result: SyncResult,
    to console: Console,
    _ body: (SyncResult) throws -> Void
  ) throws {
    result.recorded?.report(to: console)
    result.extraction.diagnostics.reportProblems(to: console)
    DiagnosticPrinter().print(result.referenceProblems, to: console)
    for error in result.extraction.unread { console.report(error) }
    if let refusal = result.refusal { throw refusal }
    try body(result)
    defer { result.extraction.diagnostics.reportNotes(to: console) }
    guard !isMachineRead else { return }
    for strings in result.stringsWithoutCatalog { strings.printMissingCatalog(to: console) }
  }
}

extension SyncRequest {
  /// Returns the request with the names that the files have, after printing the differences.
  ///
  /// - Throws: `ExitStatus.data` if a path matches several files.
  func matchingFiles(_ console: Console) throws(ExitStatus) -> SyncRequest {
    var request = self
    request.catalogs = try console.existingPaths(catalogs)
    request.sources = try console.existingPaths(sources)
    request.declarations = try console.existingPaths(declarations)
    request.recorded.paths = try console.existingPaths(recorded.paths)
    if let fileList { request.fileList = try console.existingPaths([fileList])[0] }
    return request
  }
}

extension SyncResult {
  /// The exit status of a command that prints the result without findings.
  fileprivate var status: ExitStatus {
    if recorded?.isDamaged ?? false { return .data }
    if plan.referenceProblems.contains(where: { $0.severity == .error }) { return .data }
    return plan.unreadStatus ?? extraction.unread.first?.status ?? .done
  }
}

extension SyncPlan {
  /// The exit status of a command that skips catalogs; `nil` if all catalogs were read.
  ///
  /// A damaged catalog takes precedence over one that is inaccessible.
  var unreadStatus: ExitStatus? {
    let statuses = unreadCatalogs.compactMap { ($0.error as? any CommandError)?.status }
    return statuses.contains(.data) ? .data : statuses.first
  }

  /// Prints the problems of the files that determine the catalogs and sources.
  ///
  /// - Throws: `ExitStatus.data` if there is nothing left to read.
  func report(to console: Console) throws(ExitStatus) {
    try console.printIgnoredFiles(of: namedFiles)
    for unread in unreadCatalogs {
      if let error = unread.error as? any CommandError { console.report(error) }
    }
    DiagnosticPrinter().print(diagnostics, to: console)
  }
}

// MARK: - Reporting

extension RecordedCoverage {
  /// Prints why missing keys are kept, and which strings are skipped.
  func report(to console: Console) {
    for planned in catalogs {
      if let note = note(on: planned) { console.printStatus(note) }
    }
    if let first = deletedSources.first {
      console.printStatus(
        String(
          localized:
            "\(deletedSources.count) source files no longer exist, such as '\(first)'; their strings are skipped.",
          comment: "Status message of xcstrings sync --stringsdata. The second argument is a file"
        )
      )
    }
    if let first = unclaimedSources.first {
      console.printStatus(
        String(
          localized:
            "\(unclaimedSources.count) source files do not belong to any catalog here, such as '\(first)'; their strings are skipped.",
          comment: "Status message of xcstrings sync --stringsdata. The second argument is a file"
        )
      )
    }
    if let first = differingFiles.first, let last = differingFiles.last {
      console.printStatus(
        String(
          localized:
            "Some files have different strings of the same source, such as '\(first)' and '\(last)'; all strings are used. Delete the files that are out of date.",
          comment: "Status message of xcstrings sync --stringsdata. The arguments are two files"
        )
      )
    }
  }

  private func note(on planned: PlannedCatalog) -> String? {
    let path = planned.file.path
    if planned.gaps.isUnbounded {
      return String(
        localized:
          "The source files of \(path) are unknown, so no key is marked or removed. Use --complete if the files contain all strings.",
        comment:
          "Status message of xcstrings sync --stringsdata. The argument is the path of a catalog"
      )
    }
    let missing = planned.gaps.missingStringsData
    guard let first = missing.first, !planned.keepsAbsentKeys else { return nil }
    return String(
      localized:
        "No key of \(path) is marked or removed: \(missing.count) of its source files have no complete .stringsdata, such as '\(first)'.",
      comment:
        "Status message of xcstrings sync --stringsdata. The arguments are the path of a catalog, a number and a file"
    )
  }
}

extension TableStrings {
  /// Prints that there is no catalog for the strings of a table, with an example.
  fileprivate func printMissingCatalog(to console: Console) {
    guard let first = occurrences.first else { return }
    let key = KeyQuotation(first.key, limit: 72).text
    let location = "\(first.location.file):\(first.location.line):\(first.location.column)"
    let count = Set(occurrences.map(\.key)).count
    console.printStatus(
      String(
        localized:
          "\(count) keys of the table '\(table)' are not in any catalog, such as \(key) at \(location).",
        comment:
          "Status message of xcstrings sync: the code has strings for which no catalog exists"
      )
    )
  }
}

import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog

/// Updates catalogs whenever a source, a catalog, a project or the configuration is saved.
///
/// Each run starts from the configuration and finds all files again, so new files, folders, targets
/// and settings apply immediately. The cache of the extraction makes this fast.
struct SyncWatch {
  private let pass: SyncPass
  private let console: Console
  private let isPolling: Bool

  /// The suffixes of files that determine the content of catalogs, or their sources.
  private static let suffixes =
    [".xcstrings", ".stringsdata", ".pbxproj", ".xcconfig", ".plist", "project.yml"]
    + (SourceKind.allFileExtensions + InterfaceDocuments.fileExtensions).map { "." + $0 }

  /// Creates a watch.
  ///
  /// - Parameters:
  ///   - pass: The run for each update.
  ///   - console: The console for the output.
  ///   - isPolling: Whether files are checked at regular intervals.
  init(pass: SyncPass, console: Console, isPolling: Bool) {
    self.pass = pass
    self.console = console
    self.isPolling = isPolling
  }

  /// Runs until the user interrupts the command.
  func run() async throws {
    guard let interruption = InterruptSignal() else { throw ExitStatus.inputOutput }
    // Changes during the first synchronization are detected after it.
    var watch = FileWatch(
      scope(sources: []),
      until: interruption,
      notifier: isPolling ? nil : .system
    )
    let first = await synchronize { result in
      SyncTextReport(console: console, isPreview: false).print(result)
    }
    finish(first, &watch)
    console.printStatus(Self.watching(watch.count))
    var wasPolling = !watch.hasEvents
    printLimit(of: watch)
    console.flush()
    while watch.waitForChange() {
      finish(await synchronize(print), &watch)
      if !wasPolling { printLimit(of: watch) }
      wasPolling = !watch.hasEvents
      console.flush()
    }
  }

  /// Prints that the system limits require polling.
  private func printLimit(of watch: borrowing FileWatch) {
    guard let limit = watch.reachedLimit else { return }
    console.printStatus(Self.polling(because: limit))
  }

  /// Updates catalogs, and prints problems.
  ///
  /// - Returns: The result; `nil` if the project cannot be read.
  private func synchronize(_ print: (SyncResult) -> Void) async -> SyncResult? {
    var done: SyncResult?
    do {
      _ = try await pass.perform(console) { result in
        try result.write(version: Version.text)
        print(result)
        done = result
      }
    } catch let error as any CommandError {
      console.report(error)
    } catch {
      // An exit status without a message means that the problems were already printed.
    }
    return done
  }

  /// Marks the written files as known, and watches the sources that were read.
  private func finish(_ result: SyncResult?, _ watch: inout FileWatch) {
    guard let result else { return }
    watch.scope = scope(sources: result.plan.files + result.plan.resourceFiles)
    for outcome in result.outcomes where outcome.isChanged {
      watch.acknowledge(outcome.file.path, holding: outcome.catalog.printed())
    }
  }

  private func print(_ result: SyncResult) {
    let time = console.styled(SystemClock.localTime, .dim)
    for outcome in result.outcomes {
      DiagnosticPrinter().print(outcome.report.diagnostics, to: console)
      let lines = SyncChangeLines(outcome.report.changes, console)
      for change in outcome.report.changes {
        console.print("\(time)  \(outcome.file.path)  \(lines.line(of: change))")
      }
    }
  }

  /// Returns the files to watch: those of the project, and named or read files outside of it.
  private func scope(sources: [String]) -> WatchScope {
    let (folder, configuration) = Project.locate() ?? (".", Project.fileName)
    let inside = FileSystem.join(FileSystem.absolutePath(of: folder), "")
    let named = pass.request.catalogs + pass.request.scope.filter { !$0.hasPrefix("-") }
    let outside = (named + sources).filter { !FileSystem.absolutePath(of: $0).hasPrefix(inside) }
    // Builds write their files to hidden or unrelated folders, which are not watched from outside.
    let recorded = pass.stringsData.paths
    return WatchScope(
      roots: [folder, configuration] + recorded + Set(outside).sorted(),
      skipping: ProjectFiles.foreignFolders,
      suffixes: Self.suffixes
    )
  }

  private static func watching(_ count: Int) -> String {
    String(
      localized: "Watching \(count) files; press Ctrl-C to stop.",
      comment: "Status message of xcstrings sync --watch, after the first report"
    )
  }

  private static func polling(because limit: WatchLimit) -> String {
    String(
      localized:
        "The files are checked twice a second, because the limit \(limit.rawValue) is reached; to raise it, run 'sudo sysctl \(limit.rawValue)=524288'.",
      comment:
        "Status message of xcstrings sync --watch. The argument, which appears twice, is the name of a system setting; do not translate the command"
    )
  }
}

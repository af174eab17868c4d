import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog

/// Brings catalogs in step again whenever a source, a catalog, a project or the configuration is
/// saved.
///
/// Each time everything is found anew, from the configuration on: new files and folders, targets
/// and settings count at once. What makes that cheap is the cache of the extraction.
struct SyncWatch {
  private let pass: SyncPass
  private let console: Console
  private let isPolling: Bool

  /// How the files end that say what catalogs should hold, or which sources feed them.
  private static let suffixes =
    [".xcstrings", ".stringsdata", ".pbxproj", ".xcconfig", "project.yml"]
    + SourceKind.allFileExtensions.map { "." + $0 }

  /// Creates a watch.
  ///
  /// - Parameters:
  ///   - pass: What is done each time.
  ///   - console: Where it is told.
  ///   - isPolling: Whether files are looked at by the clock.
  init(pass: SyncPass, console: Console, isPolling: Bool) {
    self.pass = pass
    self.console = console
    self.isPolling = isPolling
  }

  /// Goes on until the user wants the end.
  func run() async throws {
    guard let interruption = Interruption() else { throw ExitStatus.inputOutput }
    // What is saved during the first synchronization is seen after it.
    var watch = FileWatch(
      scope(sources: []),
      until: interruption,
      notifier: isPolling ? nil : .system
    )
    let first = await synchronize { result in
      SyncTextReport(console: console, isPreview: false).print(result)
    }
    finish(first, &watch)
    console.remark(Self.watching(watch.count))
    var isBlind = !watch.hasEvents
    tellLimit(of: watch)
    console.flush()
    while watch.waitForChange() {
      finish(await synchronize(print), &watch)
      if !isBlind { tellLimit(of: watch) }
      isBlind = !watch.hasEvents
      console.flush()
    }
  }

  /// Tells that the system lets files be looked at by the clock alone.
  private func tellLimit(of watch: borrowing FileWatch) {
    guard let limit = watch.reachedLimit else { return }
    console.remark(Self.polling(because: limit))
  }

  /// Brings catalogs in step, and tells what is in the way of that.
  ///
  /// - Returns: What came of it; `nil` if the project cannot be read.
  private func synchronize(_ print: (SyncResult) -> Void) async -> SyncResult? {
    var done: SyncResult?
    do {
      _ = try await pass.perform(console) { result in
        _ = result.write(console)
        print(result)
        done = result
      }
    } catch let error as any CommandError {
      console.report(error)
    } catch {
      // A status alone ends a command whose problems were told.
    }
    return done
  }

  /// Takes what was written for known, and looks at the sources that were read from now on.
  private func finish(_ result: SyncResult?, _ watch: inout FileWatch) {
    guard let result else { return }
    watch.scope = scope(sources: result.plan.files)
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

  /// The files whose changes matter: those of the project's folder, and what was named or read
  /// outside of it.
  private func scope(sources: [String]) -> WatchScope {
    let (folder, configuration) = Project.locate() ?? (".", Project.fileName)
    let inside = FileSystem.join(FileSystem.absolutePath(of: folder), "")
    let named = pass.request.catalogs + pass.request.scope.filter { !$0.hasPrefix("-") }
    let outside = (named + sources).filter { !FileSystem.absolutePath(of: $0).hasPrefix(inside) }
    // Builds leave their files in folders that are hidden or foreign, and not entered from outside.
    let recorded = pass.stringsData.paths
    return WatchScope(
      roots: [folder, configuration] + recorded + Set(outside).sorted(),
      skipping: ProjectFiles.foreignFolders,
      suffixes: Self.suffixes
    )
  }

  private static func watching(_ count: Int) -> String {
    String(
      localized: "Watching \(count) files; Ctrl-C ends.",
      comment: "Remark of xcstrings sync --watch, after the first report"
    )
  }

  private static func polling(because limit: WatchLimit) -> String {
    String(
      localized:
        "The files are looked at twice a second, because the limit \(limit.rawValue) is reached; 'sudo sysctl \(limit.rawValue)=524288' raises it.",
      comment:
        "Remark of xcstrings sync --watch. The argument, which comes twice, is the name of a setting of the system; the command stays as it is"
    )
  }
}

import CatalogSync
import CommandSupport
import Diagnostics
import Localization
import ProjectModel

/// Brings catalogs in step again whenever a source, a catalog, a project or the configuration is
/// saved.
///
/// Each time everything is found anew, from the configuration on: new files and folders, targets
/// and settings count at once. What makes that cheap is the cache of the extraction.
struct SyncWatch {
  let pass: SyncPass
  let console: Console
  /// Whether files are looked at by the clock.
  let isPolling: Bool

  /// How the files end that say what catalogs should hold, or which sources feed them.
  private static let suffixes = [".swift", ".xcstrings", ".pbxproj", ".xcconfig"]

  /// Goes on until the user wants the end.
  func run() async throws {
    guard let interruption = Interruption() else { throw ExitStatus.inputOutput }
    // What is saved during the first synchronization is seen after it.
    var watch = FileWatch(scope(sources: []), until: interruption, isPolling: isPolling)
    let first = await synchronize { result in
      SyncTextReport(console: console, isPreview: false).print(result)
    }
    finish(first, &watch)
    console.remark(Self.watching(watch.count))
    console.flush()
    while watch.waitForChange() {
      finish(await synchronize(print), &watch)
      console.flush()
    }
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
    } catch let failure as CommandFailure {
      console.report(failure)
    } catch let error as FileError {
      console.report(CommandFailure(error))
    } catch {
      // A status alone ends a command whose problems were told.
    }
    return done
  }

  /// Takes what was written for known, and looks at the sources that were read from now on.
  private func finish(_ result: SyncResult?, _ watch: inout FileWatch) {
    guard let result else { return }
    watch.scope = scope(sources: result.sources)
    for outcome in result.outcomes where outcome.isChanged { watch.acknowledge(outcome.file.path) }
  }

  private func print(_ result: SyncResult) {
    let time = console.styled(TimeOfDay.now, .dim)
    for outcome in result.outcomes {
      DiagnosticPrinter.localized.print(outcome.report.diagnostics, to: console)
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
    return WatchScope(
      roots: [folder, configuration] + Set(outside).sorted(),
      skipping: ProjectDiscovery.foreignFolders,
      suffixes: Self.suffixes
    )
  }

  private static func watching(_ count: Int) -> String {
    String(
      localized: "Watching \(count) files; Ctrl-C ends.",
      comment: "Remark of xcstrings sync --watch, after the first report"
    )
  }
}

import ArgumentParser
import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization
import ProjectDiscovery
import Synchronization

/// The options for the files that a command may read and write.
struct AccessOptions: ParsableArguments {
  /// Whether files outside of the project are permitted, which `ProjectBoundary` reads before
  /// parsing.
  @Flag(help: ArgumentHelp(.accessAllowOutside))
  var allowOutside = false
}

extension ProjectBoundary {
  private static let option = "--allow-outside"

  /// Creates the boundary of a command in a context.
  ///
  /// Each file that is skipped is reported once.
  init(_ context: CommandContext) {
    let reported = ReportedFiles()
    let console = context.console
    self.init(
      arguments: context.arguments,
      configuration: Project.fileName,
      allowsOutside: context.arguments.contains(Self.option)
    ) { error in
      guard reported.insert(error.path) else { return }
      DiagnosticPrinter().print([error.skipDiagnostic], to: console)
    }
  }
}

/// The paths of the files that were reported.
private final class ReportedFiles: Sendable {
  private let paths = Mutex<Set<String>>([])

  /// Adds a path; returns whether it is new.
  func insert(_ path: String) -> Bool {
    paths.withLock { $0.insert(FileSystem.absolutePath(of: path)).inserted }
  }
}

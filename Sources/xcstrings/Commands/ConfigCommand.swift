import ArgumentParser
import CommandSupport
import Diagnostics
import Localization
import ProjectModel

/// Checks `.xcstrings.yml`, and shows what holds.
struct ConfigCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "config",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  /// What the command shows instead of the outcome of its check.
  enum Subject: String, EnumerableFlag {
    case print
    case path

    static func help(for subject: Subject) -> ArgumentHelp? {
      switch subject {
      case .print: ArgumentHelp(Texts.print)
      case .path: ArgumentHelp(Texts.path)
      }
    }
  }

  @Flag(exclusivity: .exclusive)
  var subject: Subject?

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    let location = Project.locate()
    var parsed = try location.map { try Project.parse(at: $0.path) } ?? Parsed(Configuration())
    if let location, !parsed.hasErrors {
      let project = Project(folder: location.folder, configuration: parsed.value)
      parsed.diagnostics += project.pathProblems
    }
    if global.json {
      try console.print(json: ConfigurationJSONReport(path: location?.path, parsed))
    } else {
      DiagnosticPrinter.localized.print(parsed.diagnostics, to: console)
      try show(parsed, at: location?.path, console)
    }
    if parsed.hasErrors { throw ExitStatus.data }
  }

  private func show(
    _ parsed: Parsed<Configuration>,
    at path: String?,
    _ console: Console
  ) throws(CommandFailure) {
    switch subject {
    case .path:
      guard let path else { throw CommandFailure(Texts.noFile, status: .noInput) }
      console.print(path)
    case .print where !parsed.hasErrors:
      if path == nil { console.remark(Texts.noFileButDefaults) }
      console.print(exactly: parsed.value.effective.printed().utf8)
    case nil where parsed.diagnostics.isEmpty && !console.isQuiet:
      console.print(path.map(Texts.inOrder) ?? Texts.noFileButDefaults)
    case .print, nil: break
    }
  }
}

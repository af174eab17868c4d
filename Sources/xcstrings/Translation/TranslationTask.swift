import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization
import MachineTranslation
import ProjectConfiguration
import StringCatalog

/// A translation of catalogs, with its output.
struct TranslationTask {
  private let request: TranslationRequest
  private let files: [CatalogFile]
  private let workspace: Workspace
  private let console: Console
  private let printsJSON: Bool
  /// The engine; `nil` if there is none.
  var engine: EngineCommand?
  /// Whether an engine is used, so that it gets what the code says about the keys.
  var usesEngine = false
  /// Whether the error output of the engine is shown.
  var showsErrorOutput = false

  /// Creates a task that uses no engine.
  init(
    _ request: TranslationRequest,
    _ files: [CatalogFile],
    _ project: Project?,
    _ console: Console,
    printsJSON: Bool
  ) {
    self.request = request
    self.files = files
    workspace = Workspace(project: project, version: Version.text)
    self.console = console
    self.printsJSON = printsJSON
  }

  /// Prints what would be translated.
  func printPlan() async throws {
    let plans = try await workspace.planTranslation(of: files, request, countsKnown: true)
    try TranslationPlanReport(
      plans,
      price: usesEngine ? workspace.project?.configuration.translation.price : nil
    )
    .print(asJSON: printsJSON, to: console)
  }

  /// Prints the requests for the engine.
  func printRequests() async throws {
    for plan in try await plans() where !plan.plan.entries.isEmpty {
      for line in plan.lines(for: request.limit) {
        console.print(exactly: line + [UInt8(ascii: "\n")])
      }
    }
  }

  /// Translates the texts, and prints the result.
  ///
  /// - Throws: An error, or the exit status of a translation that is not complete.
  func run() async throws {
    let report = try translate(try await plans())
    try TranslationResultReport(report, files, asDrafts: request.state != .translated)
      .print(asJSON: printsJSON, to: console)
    try finish(report)
  }

  private func plans() async throws -> [CatalogTranslationPlan] {
    let plans = try await workspace.planTranslation(of: files, request, countsKnown: false)
    guard usesEngine else { return plans }
    let progress = printsJSON ? nil : console.extractionProgress
    defer { progress?.clear() }
    return try await workspace.addingUses(
      to: plans,
      sendsCode: workspace.project?.configuration.translation.send.contains(.code) ?? false,
      progress: progress?.show
    )
  }

  private func translate(_ plans: [CatalogTranslationPlan]) throws -> TranslationReport {
    let line = printsJSON ? nil : console.progressLine
    defer { line?.clear() }
    var handlers = TranslationHandlers()
    handlers.interruption = InterruptSignal()
    handlers.environment = CommandContext.current.environment
    handlers.progress = { progress in line?.show(Texts.progress(progress)) }
    if showsErrorOutput {
      handlers.log = { bytes in
        line?.clear()
        let text = String(decoding: bytes, as: UTF8.self)
        for part in text.split(separator: "\n") { console.printError(String(part)) }
      }
    }
    return try workspace.translate(files, plans, request, by: engine, handlers)
  }

  /// Throws the error or the exit status of a translation that is not complete.
  private func finish(_ report: TranslationReport) throws {
    switch report.ending {
    case .interrupted: throw ExitStatus.interrupted
    case .failed(let failure):
      if !showsErrorOutput {
        for line in report.engineErrors.split(separator: "\n").suffix(Self.errorLineLimit) {
          console.printError(String(line))
        }
      }
      throw failure
    case .completed, .limitReached, .costReached:
      if report.parts.contains(where: \.hasFindings) { throw ExitStatus.findings }
    }
  }

  /// The number of lines of error output that are shown if an engine fails.
  private static let errorLineLimit = 10
}

extension TranslationTask {
  enum Texts {
    static func progress(_ progress: TranslationProgress) -> String {
      let share = Double(progress.done) / Double(max(1, progress.total))
      let bar = ProgressBar.text(share)
      guard !progress.isPaused else {
        return String(
          localized:
            "Translating into '\(progress.language)' \(bar) \(progress.done)/\(progress.total); the engine requests a pause",
          comment:
            "Progress on a terminal, on one line. The arguments are a language, a bar and two counts [validate:off unpluralized]"
        )
      }
      return String(
        localized:
          "Translating into '\(progress.language)' \(bar) \(progress.done)/\(progress.total)",
        comment:
          "Progress on a terminal, on one line. The arguments are a language, a bar and two counts [validate:off unpluralized]"
      )
    }
  }
}

import ArgumentParser
import CatalogValidation
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery

/// The part of a validation that reads sources.
struct SourceCheck {
  /// The catalogs that are validated.
  let catalogs: [String]
  /// Whether the user leaves it to the project which ones those are.
  let isWholeProject: Bool
  /// What the user asks for.
  let options: SourceCheckOptions
  /// The levels of the rules.
  let configuration: ValidationConfiguration
  /// Whether the result is for another program, and progress for nobody.
  let isMachineRead: Bool

  /// What came of it.
  struct Outcome {
    /// The findings, with those that were there before.
    var diagnostics: [Diagnostic]
    /// The paths of the catalogs that were compared with sources.
    var compared: Set<String> = []
    /// How the command ends if it finds nothing.
    var status = ExitStatus.done
  }

  /// Adds what a comparison with the sources finds, if there is to be one.
  ///
  /// - Parameters:
  ///   - diagnostics: What was found in the catalogs alone.
  ///   - project: The project; `nil` if there is none.
  ///   - console: Where sources are told that cannot be read.
  /// - Returns: All findings, and how the command ends if they do not fail it.
  /// - Throws: That the project cannot be read.
  func completed(
    _ diagnostics: [Diagnostic],
    in project: Project?,
    _ console: Console
  ) async throws -> Outcome {
    guard isWanted(in: project) else { return Outcome(diagnostics: diagnostics) }
    let plan = try await plan(in: project, console)
    let comparison = SourceComparison(
      of: plan,
      in: project,
      conditions: options.conditions,
      cache: options.caching.cache(in: project, scope: []),
      choices: SyncChoices(in: project)
    )
    return try await comparison.perform(console, isMachineRead: isMachineRead) {
      extraction,
      outcomes in
      for error in extraction.unread { console.report(CommandFailure(error)) }
      return Outcome(
        diagnostics: completed(diagnostics, outcomes, plan.diagnostics + extraction.diagnostics),
        compared: Set(outcomes.map(\.file.path)),
        status: extraction.unread.first?.status ?? .done
      )
    }
  }

  private func plan(in project: Project?, _ console: Console) async throws -> SyncPlan {
    // What is wrong with the files of catalogs was told already.
    var silent = console
    silent.isSilent = true
    // Where the configuration has targets, a catalog that does not exist yet counts as well.
    let isConfigured = isWholeProject && !(project?.configuration.targets.isEmpty ?? true)
    var plan = try await SyncRequest(catalogs: isConfigured ? [] : catalogs)
      .plan(in: project, silent)
    // Where other catalogs belong to targets, what one is for that belongs to none is not known.
    if plan.catalogs.contains(where: { !$0.targets.isEmpty }) {
      plan.catalogs.removeAll { $0.targets.isEmpty }
    }
    return plan
  }

  private func completed(
    _ diagnostics: [Diagnostic],
    _ outcomes: [SyncOutcome],
    _ remarks: [Diagnostic]
  ) -> [Diagnostic] {
    let problems = remarks.filter { $0.severity > .note }
    let guesses = GuessedKeys(remarks)
    let findings = Dictionary(
      outcomes.map {
        (Self.place(of: $0.file.path), SourceFindings($0, problems: problems, guesses: guesses))
      },
      uniquingKeysWith: { first, _ in first }
    )
    let inCatalogs = diagnostics.map {
      findings[Self.place(of: $0.catalogPath)]?.completed($0) ?? $0
    }
    return inCatalogs
      + outcomes.compactMap { findings[Self.place(of: $0.file.path)] }
      .flatMap { validate($0.uses, configuration: configuration) + $0.limits }
  }

  /// Returns the path that a file has whoever names it.
  private static func place(of path: String) -> String { FileSystem.absolutePath(of: path) }

  /// Whether sources are read: if the user says so, or if the project says which ones feed its
  /// catalogs, or how severe it is that a key is not there.
  private func isWanted(in project: Project?) -> Bool {
    let rules = ValidationRules.all.compactMap { $0 as? any SourceRule }.map { type(of: $0) }
    guard rules.contains(where: { configuration.severity(of: $0) != nil }) else { return false }
    if let sources = options.sources { return sources }
    guard let project else { return false }
    return !project.configuration.targets.isEmpty
      || rules.contains { configuration.levels[$0.id] != nil }
  }
}

/// The options that say whether a validation reads sources, and how.
struct SourceCheckOptions: ParsableArguments {
  @Flag(inversion: .prefixedNo, help: ArgumentHelp(Texts.sources))
  var sources: Bool?

  @OptionGroup
  var conditions: ConditionOptions

  @OptionGroup
  var caching: CacheOptions

  enum Texts {
    static var sources: String {
      String(
        localized:
          "Whether to look for keys that only the catalog or only the code has. By default this is done if .xcstrings.yml names targets.",
        comment: "Help of xcstrings validate --sources and --no-sources"
      )
    }
  }
}

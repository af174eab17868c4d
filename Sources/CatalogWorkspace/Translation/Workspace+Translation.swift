import CatalogValidation
package import FileSystem
import MachineTranslation
import ProjectConfiguration
import StringCatalog

/// What the caller of a translation provides.
package struct TranslationHandlers {
  /// A request of the user to stop; `nil` if there is none.
  package var interruption: InterruptSignal?
  /// Called with the progress.
  package var progress: (TranslationProgress) -> Void = { _ in }
  /// The environment variables of the engine; `nil` for those of this process.
  package var environment: [String: String]?
  /// Called with the error output of the engine.
  package var log: ([UInt8]) -> Void = { _ in }

  /// Creates handlers that do nothing.
  package init() {}
}

extension Workspace {
  /// Plans the translation of catalogs.
  ///
  /// - Parameters:
  ///   - files: The catalogs.
  ///   - request: The request.
  ///   - contexts: The uses of keys in the code, which terms for screens or roles need.
  ///   - countsKnown: Whether the keys are counted that need no engine.
  /// - Returns: The texts of each language, with those of each catalog.
  /// - Throws: An error if the review records cannot be read.
  package func planTranslation(
    of files: [CatalogFile],
    _ request: TranslationRequest,
    usedIn contexts: KeyContexts = KeyContexts(),
    countsKnown: Bool
  ) throws(FileError) -> [CatalogTranslationPlan] {
    let configuration = project?.configuration
    let review = try ReviewFile.find(in: project)
    var plans = CatalogTranslationPlan.plans(for: files, request, review: review) { file in
      var rules = RuleLevels.validation(of: configuration)
      rules.glossary =
        configuration?.validatedGlossary(of: file.catalog, file: file.path, usedIn: contexts)
        ?? Glossary()
      rules.lengthLimits = configuration?.lengthLimits(of: file.catalog, file: file.path) ?? [:]
      return rules
    }
    for index in plans.indices where countsKnown && !plans[index].plan.entries.isEmpty {
      let plan = plans[index]
      let finished = try FinishedTranslations(
        in: files,
        from: plan.source,
        to: plan.language,
        project: project,
        findsSimilar: false
      )
      plans[index].knownCount = plan.plan.entries.count { entry in
        finished.translations(of: entry)
          .map { plan.rules.findings($0, of: entry).isEmpty } ?? false
      }
    }
    return plans
  }

  /// Translates catalogs by an engine, and writes them.
  ///
  /// Every accepted translation is written to a journal first, so no run requests it again. The
  /// function blocks the thread.
  ///
  /// - Parameters:
  ///   - files: The catalogs.
  ///   - plans: The plans for them.
  ///   - request: The request.
  ///   - engine: The engine; `nil` to use only finished translations of equal or similar texts.
  ///   - handlers: What the caller provides.
  /// - Returns: The result. An engine that fails is part of it, because its answers were written.
  /// - Throws: ``WorkspaceError``, or an error if a file cannot be read or written.
  package func translate(
    _ files: [CatalogFile],
    _ plans: [CatalogTranslationPlan],
    _ request: TranslationRequest,
    by engine: EngineCommand?,
    _ handlers: TranslationHandlers = TranslationHandlers()
  ) throws -> TranslationReport {
    var run = TranslationRun(request, engine, files, plans, in: project, handlers)
    try run.run(plans)
    return run.report
  }
}

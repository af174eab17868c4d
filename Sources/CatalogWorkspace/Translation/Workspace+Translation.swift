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
  ///   - countsKnown: Whether the keys are counted that need no engine.
  /// - Returns: The texts of each language, with those of each catalog.
  /// - Throws: An error if the review records or the sources cannot be read.
  package func planTranslation(
    of files: [CatalogFile],
    _ request: TranslationRequest,
    countsKnown: Bool
  ) async throws -> [CatalogTranslationPlan] {
    let configuration = project?.configuration
    let contexts = try await glossaryContexts(ofCatalogsAt: files.map(\.path))
    var plans = CatalogTranslationPlan.plans(
      for: files,
      request,
      former: try await formerSources(of: files),
      style: configuration?.translation.style ?? [:],
      requiresRareForms: configuration?.plurals == .strict
    ) { file in
      RuleLevels.validation(
        of: configuration,
        in: file.catalog,
        at: file.path,
        usedIn: contexts
      )
    }
    var seen: Set<[String]> = []
    for index in plans.indices where countsKnown && !plans[index].plan.entries.isEmpty {
      let plan = plans[index]
      let finished = try FinishedTranslations(
        in: files,
        from: plan.source,
        to: plan.language,
        except: plans.filter { $0.language == plan.language }.outdated,
        project: project
      )
      for entry in plan.plan.entries {
        let isKnown = finished.known(entry, minimumScore: request.minimumScore, plan.rules) != nil
        if isKnown { plans[index].knownCount += 1 }
        for text in entry.texts {
          let content = [plan.source, plan.language] + text.sources
          var band = WordCounts.Band(score: finished.bestScore(for: text, of: entry))
          if band != .equal, !seen.insert(content).inserted { band = .repetition }
          plans[index].words.add(entry.wordCount(of: text), to: band)
        }
      }
    }
    return plans
  }

  /// Returns the former source texts of the translations of each catalog.
  private func formerSources(of files: [CatalogFile]) async throws -> [FormerSourceTexts] {
    let review = try ReviewGuard.find(in: project)
    let file = if let review { review.file } else { try ReviewFile.find(in: project) }
    var former: [FormerSourceTexts] = []
    for catalog in files {
      let path = file?.path(ofCatalogAt: catalog.path)
      former.append(
        FormerSourceTexts(
          of: catalog.catalog,
          path.flatMap { path in file.map { ($0.records, path) } },
          await review?.outdatedTranslations(in: catalog.catalog, at: catalog.path) ?? []
        )
      )
    }
    return former
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

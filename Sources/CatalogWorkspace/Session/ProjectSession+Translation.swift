import FileSystem
import MachineTranslation
import ProjectConfiguration
import StringCatalog

extension ProjectState {
  /// Plans a translation.
  ///
  /// - Parameters:
  ///   - files: The catalogs.
  ///   - request: The request.
  /// - Returns: The plans, with the number of keys that need no engine.
  /// - Throws: An error if the review records or the sources cannot be read.
  package func planTranslation(
    of files: [CatalogFile],
    _ request: TranslationRequest
  ) async throws -> [CatalogTranslationPlan] {
    try await workspace.planTranslation(of: files, request, countsKnown: true)
  }

  /// Translates catalogs by an engine, and writes them.
  ///
  /// A separate thread does the work. If the task is cancelled, the engine is ended, and its answers
  /// are written.
  ///
  /// - Parameters:
  ///   - files: The catalogs.
  ///   - request: The request.
  ///   - engine: The engine.
  ///   - environment: The environment variables of the engine.
  ///   - progress: Receives the progress.
  /// - Returns: The result. An engine that fails is part of it.
  /// - Throws: ``WorkspaceError``, `CancellationError`, or an error if a file cannot be read or written.
  package func translate(
    _ files: [CatalogFile],
    _ request: TranslationRequest,
    by engine: EngineCommand,
    environment: [String: String],
    progress: @escaping @Sendable (TranslationProgress) -> Void
  ) async throws -> TranslationReport {
    let sendsCode = workspace.project?.configuration.translation.send.contains(.code) ?? false
    let plans = try await workspace.addingUses(
      to: try await workspace.planTranslation(of: files, request, countsKnown: false),
      sendsCode: sendsCode
    )
    try Task.checkCancellation()
    let stop = try StopRequest()
    return try await withTaskCancellationHandler {
      try await withTaskExecutorPreference(ThreadExecutor()) {
        try await workspace.translation(
          of: files,
          plans,
          request,
          by: engine,
          environment: environment,
          until: stop,
          progress: progress
        )
      }
    } onCancel: {
      stop.send()
    }
  }
}

extension Workspace {
  @concurrent
  fileprivate func translation(
    of files: [CatalogFile],
    _ plans: [CatalogTranslationPlan],
    _ request: TranslationRequest,
    by engine: EngineCommand,
    environment: [String: String],
    until stop: StopRequest,
    progress: @escaping @Sendable (TranslationProgress) -> Void
  ) async throws -> TranslationReport {
    var handlers = TranslationHandlers()
    handlers.interruption = stop.signal
    handlers.environment = environment
    handlers.progress = progress
    return try withExtendedLifetime(stop) {
      try translate(files, plans, request, by: engine, handlers)
    }
  }
}

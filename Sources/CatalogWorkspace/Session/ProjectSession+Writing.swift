import CatalogValidation
import FileSystem
import ProjectConfiguration
package import StringCatalog

/// What became of a decision.
package enum DecisionResult: Sendable {
  /// The result of the decision.
  case review(ReviewResult)
  /// The catalog cannot contain the new text.
  case refused(StringCatalog.EditError)

  /// Whether the catalog was changed.
  package var isDecided: Bool { if case .review(.decided) = self { true } else { false } }

  /// Whether the catalog was not changed although it should have been.
  package var isRefused: Bool {
    switch self {
    case .review(let result): result.isRefused
    case .refused: true
    }
  }
}

/// An edit of one of several catalogs.
package struct PlacedEdit<Edit: Sendable>: Sendable {
  /// The path of the catalog.
  package let path: String
  /// The edit.
  package let edit: Edit

  /// Creates an edit of a catalog.
  package init(_ edit: Edit, at path: String) {
    self.path = path
    self.edit = edit
  }
}

extension ProjectSession {
  /// Writes drafts, one catalog after the other.
  ///
  /// The drafts are compared with the catalogs as they are at the time of writing. If another
  /// program edits a catalog at the same time, they are compared again.
  ///
  /// If the project uses review records, they get the origin of the drafts, and the former source texts
  /// of outdated translations that the drafts replace.
  ///
  /// - Parameters:
  ///   - drafts: The drafts.
  ///   - origin: Where the drafts come from, such as `agent`.
  ///   - isAtomic: Whether nothing is written if one of them is not accepted.
  ///   - replacesFinished: Whether drafts may replace finished translations whose versions they name.
  ///   - isPreview: Whether nothing is written at all.
  /// - Returns: The result of each draft.
  /// - Throws: An error if a file cannot be read or written.
  package func write(
    _ drafts: [PlacedEdit<DraftEdit>],
    from origin: String,
    isAtomic: Bool,
    replacesFinished: Bool = true,
    isPreview: Bool
  ) async throws -> [DraftResult] {
    let contexts = try await contextsOfTerms()
    let project = try state().workspace.project
    let configuration = project?.configuration
    let outdated = try await outdatedTranslations(
      replacedBy: drafts.filter { $0.edit.texts.contains { $0.targetVersion != nil } }
    )
    func areWritten(_ results: [DraftResult]) -> Bool {
      !isPreview && (!isAtomic || results.allSatisfy(\.isWritten))
    }
    return try RunningProgram.withoutExit {
      let results = try write(
        drafts,
        where: areWritten,
        by: { file, catalog, drafts in
          catalog.apply(
            drafts,
            RuleLevels.validation(
              of: configuration,
              in: file.catalog,
              at: file.path,
              usedIn: contexts
            ),
            replacesFinished: replacesFinished,
            state: configuration?.translation.draftState ?? .needsReview
          )
        }
      )
      if areWritten(results) {
        try ReviewFile.find(in: project)?
          .record(zip(drafts, results), from: origin, replacing: outdated)
      }
      return results
    }
  }

  /// Writes decisions like ``write(_:from:isAtomic:isPreview:)``.
  ///
  /// If a translation is older than its source text, all such translations of its catalog need review
  /// from then on, as after a synchronization.
  ///
  /// - Parameters:
  ///   - decisions: The decisions.
  ///   - isPreview: Whether nothing is written.
  /// - Returns: The result of each decision.
  /// - Throws: An error if a file cannot be read or written.
  package func write(
    _ decisions: [PlacedEdit<ReviewDecision>],
    isPreview: Bool
  ) async throws -> [DecisionResult] {
    let contexts = try await contextsOfTerms()
    let configuration = try state().workspace.project?.configuration
    var marking = try await OutdatedMarking(
      of: decisions,
      in: try state(),
      isPreview: isPreview
    )
    return try RunningProgram.withoutExit {
      let results = try write(
        decisions,
        where: { _ in !isPreview },
        by: { file, catalog, decisions in
          let rules = RuleLevels.validation(
            of: configuration,
            in: file.catalog,
            at: file.path,
            usedIn: contexts
          )
          let results = marking?
            .applying(decisions, to: &catalog, at: file.path) { $0.result(of: $1, rules) }
          return results ?? decisions.map { catalog.result(of: $0, rules) }
        }
      )
      if !isPreview { try marking?.write() }
      return results
    }
  }

  /// Restores the translation before a decision.
  ///
  /// - Parameters:
  ///   - review: The decision.
  ///   - path: The path of its catalog.
  /// - Returns: Whether the translation was restored; it is not if it has changed since.
  /// - Throws: An error if the file cannot be read or written.
  package func undo(_ review: UndoneReview, at path: String) throws -> Bool {
    guard let file = try state().files.first(where: { $0.path == path }) else { return false }
    return try RunningProgram.withoutExit { try file.undoing(review).isUndone }
  }

  private func write<Edit, Outcome>(
    _ edits: [PlacedEdit<Edit>],
    where isWritten: ([Outcome]) -> Bool,
    by apply: (CatalogFile, inout StringCatalog, [Edit]) -> [Outcome]
  ) throws -> [Outcome] {
    // A call that was cancelled while it waited for others writes nothing.
    try Task.checkCancellation()
    var positions: [String: [Int]] = [:]
    for (position, edit) in edits.enumerated() {
      positions[edit.path, default: []].append(position)
    }
    let files = try state().files.filter { positions[$0.path] != nil }
    func areWritten(_ outcomes: [EditOutcome<[Outcome]>]) -> Bool {
      isWritten(outcomes.flatMap(\.report))
    }
    let outcomes = try editAndWrite(files, where: areWritten) { file, catalog in
      apply(file, &catalog, (positions[file.path] ?? []).map { edits[$0].edit })
    }
    var results: [Outcome?] = edits.map { _ in nil }
    for outcome in outcomes {
      for (position, result) in zip(positions[outcome.file.path] ?? [], outcome.report) {
        results[position] = result
      }
    }
    return results.compactMap(\.self)
  }
}

extension StringCatalog {
  fileprivate mutating func result(
    of decision: ReviewDecision,
    _ configuration: ValidationConfiguration
  ) -> DecisionResult {
    do throws(EditError) {
      return .review(try apply(decision, configuration))
    } catch {
      return .refused(error)
    }
  }
}

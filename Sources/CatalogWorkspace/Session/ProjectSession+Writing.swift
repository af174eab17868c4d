import CatalogValidation
package import FileSystem
package import StringCatalog

/// What became of a decision.
package enum DecisionResult: Sendable {
  /// The result of the decision.
  case review(ReviewResult)
  /// The catalog cannot contain the new text.
  case refused(StringCatalog.EditError)

  /// Whether the catalog was not changed although it should have been.
  package var isRefused: Bool {
    switch self {
    case .review(.decided), .review(.unchanged): false
    case .review(.stale), .refused: true
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
  /// - Parameters:
  ///   - drafts: The drafts.
  ///   - isAtomic: Whether nothing is written if one of them is not accepted.
  ///   - isPreview: Whether nothing is written at all.
  /// - Returns: The result of each draft.
  /// - Throws: An error if a file cannot be read or written.
  package func write(
    _ drafts: [PlacedEdit<DraftEdit>],
    isAtomic: Bool,
    isPreview: Bool
  ) async throws -> [DraftResult] {
    let contexts = try await contextsOfTerms()
    let configuration = try state().workspace.project?.configuration
    return try write(
      drafts,
      where: { results in !isPreview && (!isAtomic || results.allSatisfy(\.isWritten)) },
      by: { file, catalog, drafts in
        catalog.apply(
          drafts,
          RuleLevels.validation(
            of: configuration,
            in: file.catalog,
            at: file.path,
            usedIn: contexts
          )
        )
      }
    )
  }

  /// Writes decisions like ``write(_:isAtomic:isPreview:)``.
  ///
  /// - Parameters:
  ///   - decisions: The decisions.
  ///   - isPreview: Whether nothing is written.
  /// - Returns: The result of each decision.
  /// - Throws: An error if a file cannot be read or written.
  package func write(
    _ decisions: [PlacedEdit<ReviewDecision>],
    isPreview: Bool
  ) throws -> [DecisionResult] {
    try write(
      decisions,
      where: { _ in !isPreview },
      by: { _, catalog, decisions in decisions.map { catalog.result(of: $0) } }
    )
  }

  private func write<Edit, Outcome>(
    _ edits: [PlacedEdit<Edit>],
    where isWritten: ([Outcome]) -> Bool,
    by apply: (CatalogFile, inout StringCatalog, [Edit]) -> [Outcome]
  ) throws -> [Outcome] {
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
  fileprivate mutating func result(of decision: ReviewDecision) -> DecisionResult {
    do throws(EditError) {
      return .review(try apply(decision))
    } catch {
      return .refused(error)
    }
  }
}

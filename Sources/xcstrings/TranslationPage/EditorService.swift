import CatalogValidation
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import FoundationEssentials
import ProjectConfiguration
import OrderedCollections
import StringCatalog

/// The work of the local page: it reads translations, saves them into the catalogs, and follows the
/// changes of other programs.
///
/// A text is saved only if its source text and the text that it replaces are those that the page shows,
/// and never as finished if it has errors.
actor EditorService {
  private let session = ProjectSession(version: Version.text)
  private var selection = TranslationWork.Selection()
  /// Whether nothing can be saved.
  private let isReadOnly: Bool
  /// What the page shows, by language.
  private var shown: [String: Shown] = [:]
  private var undo: [Step] = []
  private var redo: [Step] = []

  /// The translations that the page shows.
  private struct Shown {
    var queue: ReviewQueue
    /// The version of the files.
    var version: String
    /// The number of the last change.
    var revision = 0
    /// The versions of each translation, to find those that have changed.
    var digests: [ItemName: String]
  }

  /// A translation.
  private struct ItemName: Hashable {
    let path: String
    let key: ExactString
  }

  /// A saved text that can be undone.
  private struct Step {
    let path: String
    let decision: ReviewDecision
    let undone: UndoneReview
  }

  /// Creates the service of the project in the folder of this task.
  ///
  /// - Parameters:
  ///   - catalogs: The absolute paths of the catalogs to edit; `nil` for all of the project.
  ///   - isReadOnly: Whether nothing can be saved.
  /// - Throws: An error if the project cannot be read.
  init(catalogs: Set<String>?, isReadOnly: Bool) async throws {
    self.isReadOnly = isReadOnly
    guard let catalogs else { return }
    selection.catalogs = Set(
      try await session.state().files.map(\.path)
        .filter { catalogs.contains(FileSystem.absolutePath(of: $0)) }
    )
  }

  // MARK: - Reading

  /// Returns the languages that can be edited, without the source language.
  func languages() async throws -> [String] {
    let state = try await session.state()
    return state.languages.filter { $0 != state.sourceLanguage }
  }

  /// Returns all translations into a language.
  func work(in language: String) async throws -> PageWork {
    let (work, loaded) = try await load(language)
    shown[language] = loaded
    let project = try await session.state().workspace.project
    var page = PageWork(work, isReadOnly ? .read : .edit, in: project)
    page.add(try TranslatorQuestions(of: project))
    page.revision = loaded.revision
    page.undo = undo.count
    page.redo = redo.count
    page.languages = try await languages()
      .map { PageWork.Language($0, in: page.interface) }
    return page
  }

  private func load(_ language: String) async throws -> (TranslationWork, Shown) {
    let request = ReviewRequest(languages: [language], includesNewLanguages: true)
    let (state, queue, version) = try await session.queue(of: request)
    let work = try state.workspace.translationWork(of: queue, in: language, selection)
    let loaded = Shown(
      queue: queue,
      version: version,
      revision: shown[language]?.revision ?? 0,
      digests: Dictionary(
        work.items.map { (ItemName(path: $0.texts.path, key: ExactString($0.texts.key)), $0.digest) },
        uniquingKeysWith: { first, _ in first }
      )
    )
    return (work, loaded)
  }

  /// The changes since the page was last told.
  struct Changes: Encodable {
    var revision: Int
    var items: [WorkItem] = []
    /// The names of the catalogs and the keys of the translations that are gone.
    var removed: [[String]] = []
    /// The reason why a catalog cannot be read; `nil` if all can.
    var problem: String?
    /// The numbers of saved texts that can be undone and redone.
    var undo: Int?
    var redo: Int?
  }

  /// Waits until another program changes a translation.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - revision: The number of the last change that the page knows.
  ///   - limit: The longest time to wait.
  /// - Returns: The changes; none after the time.
  /// - Throws: `CancellationError`, or an error if a file cannot be read.
  func changes(
    in language: String,
    since revision: Int,
    limit: Duration = .seconds(20)
  ) async throws -> Changes {
    let end = ContinuousClock.now + limit
    while ContinuousClock.now < end {
      try Task.checkCancellation()
      guard let before = shown[language] else { return Changes(revision: revision) }
      if try await session.state().version != before.version {
        return try await changes(in: language, from: before)
      }
      try await Task.sleep(for: Self.interval)
    }
    return Changes(revision: revision)
  }

  /// The time between two looks at the files.
  private static let interval = Duration.milliseconds(250)

  private func changes(in language: String, from before: Shown) async throws -> Changes {
    let state = try await session.state()
    if let (path, problem) = state.problems.sorted(by: { $0.key < $1.key }).first {
      shown[language]?.version = state.version
      return Changes(revision: before.revision, problem: "\(path): \(problem)")
    }
    var (work, loaded) = try await load(language)
    loaded.revision = before.revision + 1
    shown[language] = loaded
    let positions = Dictionary(zip(work.files.map(\.path), work.files.indices)) { first, _ in first }
    var changes = Changes(revision: loaded.revision, undo: undo.count, redo: redo.count)
    changes.items = work.items
      .filter { item in
        let name = ItemName(path: item.texts.path, key: ExactString(item.texts.key))
        return before.digests[name] != item.digest
      }
      .map { WorkItem($0, catalog: positions[$0.texts.path] ?? 0) }
    changes.removed = before.digests.keys.filter { loaded.digests[$0] == nil }
      .map { [$0.path, $0.key.string] }
    return changes
  }

  // MARK: - Saving

  /// The answer to saved texts.
  struct Saved: Encodable {
    var results: [Result]
    var revision: Int
    /// The numbers of steps that can be undone and redone.
    var undo: Int
    var redo: Int

    /// What became of a text.
    struct Result: Encodable {
      var status: Status
      var version: String?
      var state: String?
      var sourceVersion: String?
      var findings: [WorkFinding]?
      /// The present text of a conflict.
      var current: WorkText?
      var sources: [WorkText]?
      /// The reason why the catalog cannot contain the text.
      var message: String?
    }

    /// The kinds of results.
    enum Status: String, Encodable {
      case saved
      case conflict
      case invalid
      case refused
    }
  }

  /// Saves texts.
  ///
  /// - Parameters:
  ///   - texts: The texts with the versions that the page shows.
  ///   - questions: Questions about keys.
  ///   - language: The language.
  /// - Returns: What became of each text.
  /// - Throws: An error if a file cannot be read or written.
  func save(
    _ texts: [TextAssignment],
    asking questions: [ReturnedWork.Question],
    in language: String
  ) async throws -> Saved {
    guard !isReadOnly else { return try await answer([], in: language) }
    let state = try await session.state()
    let paths = Set(state.files.map(\.path))
    let names = Dictionary(
      ExportedCatalog.all(state.files, in: state.workspace.project).map { ($0.name, $0.file.path) },
      uniquingKeysWith: { first, _ in first }
    )
    let decisions = texts.map { text in
      PlacedEdit(
        ReviewDecision(text, in: language),
        at: text.catalog.flatMap { names[$0] } ?? ""
      )
    }
    var results: [Saved.Result] = []
    for decision in decisions {
      guard paths.contains(decision.path), selection.catalogs?.contains(decision.path) ?? true else {
        results.append(Saved.Result(status: .refused))
        continue
      }
      let result = try await session.write([decision], isPreview: false).first
      if case .review(.decided(let undone)) = result {
        undo.append(Step(path: decision.path, decision: decision.edit, undone: undone))
        redo = []
      }
      results.append(try await self.result(of: result, decision))
    }
    if !questions.isEmpty {
      let state = try await session.state()
      try state.workspace.project.add(questions, in: language, about: state.files)
    }
    return try await answer(results, in: language)
  }

  private func answer(_ results: [Saved.Result], in language: String) async throws -> Saved {
    Saved(
      results: results,
      revision: shown[language]?.revision ?? 0,
      undo: undo.count,
      redo: redo.count
    )
  }

  private func result(
    of result: DecisionResult?,
    _ decision: PlacedEdit<ReviewDecision>
  ) async throws -> Saved.Result {
    let edit = decision.edit
    switch result {
    case .review(.stale(let stale)):
      return Saved.Result(
        status: .conflict,
        sourceVersion: stale.sourceVersion.rawValue,
        current: WorkText(stale),
        sources: stale.sources.map { WorkText(variation: $0.key, value: $0.value) }
      )
    case .review(.invalid(let findings)):
      return Saved.Result(status: .invalid, findings: findings.map(WorkFinding.init))
    case .refused, nil:
      return Saved.Result(status: .refused)
    case .review:
      let file = try await session.state().files.first { $0.path == decision.path }
      let entry = file?.catalog[edit.key, inLanguages: [edit.language]]
      let unit = entry?.localizations[edit.language]?.unit(named: edit.variation)
      return Saved.Result(
        status: .saved,
        version: unit.map {
          TextVersion(translation: $0.value, state: $0.state, name: edit.variation).rawValue
        },
        state: unit?.state.rawValue,
        sourceVersion: edit.sourceVersion?.rawValue
      )
    }
  }

  // MARK: - Undoing

  /// Restores the text before the last one that was saved.
  ///
  /// - Returns: The changed translations; none if another program has changed them since.
  func undoLast(in language: String) async throws -> Changes {
    guard !isReadOnly, let step = undo.popLast() else { return Changes(revision: 0) }
    if try await session.undo(step.undone, at: step.path) { redo.append(step) }
    return try await changesNow(in: language)
  }

  /// Saves the text again that was undone last.
  func redoLast(in language: String) async throws -> Changes {
    guard !isReadOnly, let step = redo.popLast() else { return Changes(revision: 0) }
    let decision = PlacedEdit(step.decision, at: step.path)
    let result = try await session.write([decision], isPreview: false).first
    if case .review(.decided(let undone)) = result {
      undo.append(Step(path: step.path, decision: step.decision, undone: undone))
    }
    return try await changesNow(in: language)
  }

  private func changesNow(in language: String) async throws -> Changes {
    guard let before = shown[language] else { return Changes(revision: 0) }
    return try await changes(in: language, from: before)
  }
}

extension ReviewDecision {
  /// Creates the decision that saves a text.
  fileprivate init(_ text: TextAssignment, in language: String) {
    self.init(
      text.state == .translated ? .replace(text.value) : .draft(text.value),
      key: text.key,
      language: language,
      variation: text.variation,
      sourceVersion: text.sourceVersion,
      targetVersion: text.targetVersion
    )
  }
}

extension TranslationWork.Item {
  /// What differs if the page must show the translation anew.
  fileprivate var digest: String {
    let versions = texts.translations.map(\.version.rawValue).joined(separator: " ")
    return "\(texts.sourceVersion.rawValue) \(versions) \(texts.comment ?? "")"
  }
}

import CatalogValidation
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import FoundationEssentials
import Localization
import OrderedCollections
import ProjectConfiguration
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
    /// The translations.
    var work: TranslationWork
    /// The version of the files.
    var version: String
    /// The reason why a catalog cannot be read; `nil` if all can.
    var problem: String?
    /// The number of the last change.
    var revision = 0
    /// The numbers of the last changes of translations, and of those that are gone.
    var changes: [ItemName: Int] = [:]
    var removals: [ItemName: Int] = [:]
    /// The translations that were saved since the files were read.
    ///
    /// Another program may have restored them meanwhile, so that they seem unchanged.
    var saved: Set<ItemName> = []
  }

  /// A translation.
  fileprivate struct ItemName: Hashable {
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
    try await refresh(language)
    guard let shown = shown[language] else { preconditionFailure("the language was loaded") }
    let project = try await session.state().workspace.project
    var page = PageWork(shown.work, isReadOnly ? .read : .edit, in: project)
    page.add(try TranslatorQuestions(of: project))
    try page.addPictures(in: project?.folder ?? ".")
    page.revision = shown.revision
    page.undo = undo.count
    page.redo = redo.count
    page.languages = try await languages().map { PageWork.Language($0, in: page.interface) }
    return page
  }

  /// Reads the translations of a language again if a file has changed.
  private func refresh(_ language: String) async throws {
    let before = shown[language]
    let state = try await session.state()
    let isSaved = before?.saved.isEmpty == false && before?.problem == nil
    guard state.version != before?.version || isSaved else { return }
    if var before, let (path, problem) = state.problems.min(by: { $0.key < $1.key }) {
      before.problem = "\(path): \(Self.message(of: problem))"
      before.version = state.version
      before.revision += 1
      shown[language] = before
      return
    }
    let request = ReviewRequest(languages: [language], includesNewLanguages: true)
    let (loaded, queue, version) = try await session.queue(of: request)
    let work = try loaded.workspace.translationWork(of: queue, in: language, selection)
    var after = before ?? Shown(work: work, version: version)
    let old = before.map { Self.digests(of: $0.work) } ?? [:]
    let new = Self.digests(of: work)
    let saved = before?.saved ?? []
    let changed = before == nil ? [] : new.keys.filter { old[$0] != new[$0] || saved.contains($0) }
    let removed = old.keys.filter { new[$0] == nil }
    if !changed.isEmpty || !removed.isEmpty || after.problem != nil { after.revision += 1 }
    for name in changed { after.changes[name] = after.revision }
    for name in removed { after.removals[name] = after.revision }
    (after.work, after.version, after.problem, after.saved) = (work, version, nil, [])
    shown[language] = after
  }

  private static func digests(of work: TranslationWork) -> [ItemName: String] {
    Dictionary(
      work.items.map { (ItemName($0), $0.digest) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private static func message(of problem: any Error) -> String {
    (problem as? any CommandError)?.message(in: .current) ?? "\(problem)"
  }

  /// The changes since the last one that the page knows.
  struct Changes: Encodable {
    var revision: Int
    var items: [WorkItem] = []
    /// The names of the catalogs and the keys of the translations that are gone.
    var removed: [[String]] = []
    /// The reason why a catalog cannot be read; `nil` if all can.
    var problem: String?
    /// The numbers of saved texts that can be undone and redone.
    var undo: Int
    var redo: Int
  }

  /// Waits until a translation changes.
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
    while true {
      try Task.checkCancellation()
      try await refresh(language)
      let isNew = (shown[language]?.revision ?? revision) > revision
      if isNew || ContinuousClock.now > end { return changesNow(in: language, since: revision) }
      try await Task.sleep(for: Self.interval)
    }
  }

  /// The time between two looks at the files.
  private static let interval = Duration.milliseconds(250)

  private func changesNow(
    in language: String,
    since revision: Int,
    of only: Set<ItemName>? = nil
  ) -> Changes {
    var changes = Changes(revision: revision, undo: undo.count, redo: redo.count)
    guard let shown = shown[language] else { return changes }
    func isNews(_ name: ItemName, _ number: Int?) -> Bool {
      only?.contains(name) ?? ((number ?? 0) > revision)
    }
    let paths = shown.work.files.map(\.path)
    let positions = Dictionary(zip(paths, paths.indices)) { first, _ in first }
    changes.revision = shown.revision
    changes.problem = shown.problem
    changes.items = shown.work.items
      .filter { isNews(ItemName($0), shown.changes[ItemName($0)]) }
      .map { WorkItem($0, catalog: positions[$0.texts.path] ?? 0) }
    changes.removed = shown.removals
      .filter { isNews($0.key, $0.value) && shown.changes[$0.key] ?? 0 <= $0.value }
      .map { [$0.key.path, $0.key.key.string] }
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
    let state = try await session.state()
    guard !isReadOnly, state.languages.contains(language) else {
      return answer(texts.map { _ in Saved.Result(status: .refused) }, in: language)
    }
    let names = Dictionary(
      ExportedCatalog.all(state.files, in: state.workspace.project).map { ($0.name, $0.file.path) },
      uniquingKeysWith: { first, _ in first }
    )
    var results: [Saved.Result] = []
    for text in texts {
      guard let path = text.catalog.flatMap({ names[$0] }),
        selection.catalogs?.contains(path) ?? true
      else {
        results.append(Saved.Result(status: .refused))
        continue
      }
      let decision = try await replacingUntranslated(
        PlacedEdit(ReviewDecision(text, in: language), at: path)
      )
      let result = try await session.write([decision], isPreview: false).first
      if case .review(.decided(let undone)) = result {
        undo.append(Step(path: decision.path, decision: decision.edit, undone: undone))
        redo = []
        let name = ItemName(path: decision.path, key: ExactString(decision.edit.key))
        shown[language]?.saved.insert(name)
      }
      results.append(try await self.result(of: result, decision))
    }
    if !questions.isEmpty {
      let state = try await session.state()
      try state.workspace.project.add(questions, in: language, about: state.files)
    }
    return answer(results, in: language)
  }

  /// Returns a decision about a missing text so that it replaces the untranslated one that the catalog
  /// has since another text of the key was saved, such as a form of a substitution.
  private func replacingUntranslated(
    _ decision: PlacedEdit<ReviewDecision>
  ) async throws -> PlacedEdit<ReviewDecision> {
    var edit = decision.edit
    let file = try await session.state().files.first { $0.path == decision.path }
    let entry = file?.catalog[edit.key, inLanguages: [edit.language]]
    guard edit.targetVersion == .noTranslation,
      let unit = entry?.localizations[edit.language]?.unit(named: edit.variation),
      unit.state == .new
    else { return decision }
    edit.targetVersion = TextVersion(
      translation: unit.value,
      state: unit.state,
      name: edit.variation
    )
    return PlacedEdit(edit, at: decision.path)
  }

  private func answer(_ results: [Saved.Result], in language: String) -> Saved {
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
  /// - Parameter language: The language of the page.
  /// - Returns: The translation; none if another program has changed it since.
  /// - Throws: An error if a file cannot be read or written.
  func undoLast(in language: String) async throws -> Changes {
    guard !isReadOnly, let step = undo.popLast() else {
      return changesNow(in: language, since: .max)
    }
    if try await session.undo(step.undone, at: step.path) { redo.append(step) }
    return try await changes(in: language, by: step)
  }

  /// Saves the text again that was undone last.
  ///
  /// - Throws: An error if a file cannot be read or written.
  func redoLast(in language: String) async throws -> Changes {
    guard !isReadOnly, let step = redo.popLast() else {
      return changesNow(in: language, since: .max)
    }
    let decision = PlacedEdit(step.decision, at: step.path)
    let result = try await session.write([decision], isPreview: false).first
    if case .review(.decided(let undone)) = result {
      undo.append(Step(path: step.path, decision: step.decision, undone: undone))
    }
    return try await changes(in: language, by: step)
  }

  private func changes(in language: String, by step: Step) async throws -> Changes {
    try await refresh(language)
    let name = ItemName(path: step.path, key: ExactString(step.decision.key))
    return changesNow(in: language, since: .max, of: [name])
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

extension EditorService.ItemName {
  fileprivate init(_ item: TranslationWork.Item) {
    self.init(path: item.texts.path, key: ExactString(item.texts.key))
  }
}

extension TranslationWork.Item {
  /// What differs if the page must show the translation again.
  fileprivate var digest: String {
    let versions = texts.translations.map(\.version.rawValue).joined(separator: " ")
    return "\(texts.sourceVersion.rawValue) \(versions) \(texts.comment ?? "")"
  }
}

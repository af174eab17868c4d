import CatalogValidation
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import ICU
import Localization
import OrderedCollections
import ProjectConfiguration
import StringCatalog
import TranslationMemory

/// Prompts a person for a decision about each translation of the queue.
///
/// Each decision is saved at once. Before a translation is shown, its catalog is read again if
/// another program has changed it.
struct ReviewSession: ~Copyable {
  private(set) var queue: ReviewQueue
  var keys: TerminalKeys
  let console: Console
  var aids: TranslationAids
  private let project: Project?
  private let otherLanguages: [String]?
  /// Whether uses were searched in all code of the project.
  private var hasAllUses = false
  private(set) var files: [CatalogFile]
  private var stamps: [FileStamp?]
  var decisions: [Decision] = []
  /// The translations that were decided, by their positions.
  var decided: Set<Int> = []
  /// The translations that were left for later.
  private var skipped: Set<Int> = []
  /// The translations with the same source text by language; `nil` before they are needed.
  var repetitions: [[String]: [Int]]?
  /// The last search.
  private var searched = ""
  /// The string that was saved last, from which other forms of the translation may start.
  private var lastForm: (position: Int, value: String)?

  /// A decision that can be undone.
  struct Decision {
    let review: UndoneReview
    let catalog: Int
    let position: Int
  }

  /// The next step after a translation.
  enum Step {
    case next
    case again
    /// A translation follows, of which all strings are shown if none is open.
    case go(to: Int)
    case end(ExitStatus?)
  }

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - queue: The translations.
  ///   - keys: The keys of the terminal.
  ///   - project: The project; `nil` if there is none.
  ///   - otherLanguages: The languages whose translations are shown too; `nil` for those that are
  ///     related to the language of each translation.
  ///   - console: The terminal.
  init(
    _ queue: ReviewQueue,
    _ keys: consuming TerminalKeys,
    _ project: Project?,
    otherLanguages: [String]? = nil,
    _ console: Console
  ) {
    self.queue = queue
    self.keys = keys
    self.project = project
    self.otherLanguages = otherLanguages
    self.console = console
    aids = TranslationAids(for: queue, in: project)
    files = queue.files
    stamps = queue.files.map { FileSystem.stamp(of: $0.path) }
  }

  /// Shows the translations until the queue or the user ends it.
  ///
  /// - Throws: `ExitStatus.interrupted` after Ctrl-C, or an error if a catalog cannot be read or
  ///   written.
  mutating func run() async throws {
    guard !queue.entries.isEmpty else {
      return console.printStatus(String(localized: .reviewListReportNothing))
    }
    var position = 0
    var showsAll = false
    var status: ExitStatus?
    loop: while position < queue.entries.count {
      let step = try await review(position, showsAll)
      showsAll = false
      switch step {
      case .next:
        position += 1
        // After a search, those before it follow.
        if position == queue.entries.count {
          let passed = decided.union(skipped)
          position = queue.entries.indices.first { !passed.contains($0) } ?? position
        }
      case .again: break
      case .go(let other): (position, showsAll) = (other, true)
      case .end(let reason):
        status = reason
        break loop
      }
    }
    printSummary()
    keepSkipped()
    if let status { throw status }
  }

  private func printSummary() {
    console.print("")
    let left = queue.entries.count - decided.count
    let parts = [Texts.summary(decisions.count), left > 0 ? Texts.left(left) : nil]
    console.printWrapped(parts.compactMap(\.self).joined(separator: " "), hangingIndent: 0)
    console.flush()
  }

  /// Keeps in mind what was left for later, so that it comes last in the next session.
  private func keepSkipped() {
    guard let project else { return }
    var reviews = SkippedReviews(in: project.folder)
    reviews.update(
      skipped: skipped.map { queue.entries[$0] },
      decided: decided.map { queue.entries[$0] },
      of: queue
    )
  }

  // MARK: - Translations

  /// Prompts for the strings of a translation, one after the other.
  ///
  /// - Parameters:
  ///   - position: The position of the translation.
  ///   - showsAll: Whether the strings are shown although none is open.
  /// - Returns: The next step.
  /// - Throws: An error if a catalog cannot be read or written.
  private mutating func review(_ position: Int, _ showsAll: Bool) async throws -> Step {
    guard var item = try item(at: position) else {
      decided.insert(position)
      return .next
    }
    if item.context.places.isEmpty, !hasAllUses, queue.files.allSatisfy({ $0.document == nil }) {
      hasAllUses = true
      let workspace = Workspace(project: project, version: Version.text)
      queue.addMissing(from: try await workspace.usesElsewhere(of: queue.keysWithoutUses))
      item = try self.item(at: position) ?? item
    }
    let open = showsAll || !decided.contains(position) ? item.openTexts : []
    guard !open.isEmpty || showsAll else {
      decided.insert(position)
      return .next
    }
    let view = ReviewItemView(item, terms: aids.terms(for: item), console)
    view.print(position: position + 1, of: queue.entries.count, neighbors: neighbors(of: item))
    printRepetitions(of: item, position)
    var isDecided = true
    for text in open.isEmpty ? item.translations : open {
      if item.translations.count > 1 { view.print(text) }
      switch try await decide(item, text, position) {
      case .skipped: isDecided = false
      case .saved: continue
      case .step(let step): return step
      }
    }
    if isDecided {
      decided.insert(position)
      skipped.remove(position)
    } else {
      skipped.insert(position)
      decided.remove(position)
    }
    return .next
  }

  /// What became of a string.
  enum Outcome {
    case saved
    case skipped
    case step(Step)
  }

  /// Returns a translation with its current strings; `nil` if its catalog no longer has the key.
  mutating func item(at position: Int) throws -> ReviewItem? {
    let entry = queue.entries[position]
    try reload(entry.catalog)
    let file = files[entry.catalog]
    let others =
      otherLanguages
      ?? RelatedLanguages.chosen(from: file.catalog.languages, for: entry.language)
    return queue.item(of: entry, in: file, project?.configuration, others: others)
  }

  /// Returns the source texts of the keys around a key in the code.
  private func neighbors(of item: ReviewItem) -> [String] {
    let catalog = files[item.entry.catalog].catalog
    return item.context.neighbors.map { key in
      catalog[key, inLanguages: [catalog.sourceLanguage]]?
        .sourceTexts(key: key, sourceLanguage: catalog.sourceLanguage).values.last ?? key
    }
  }

  /// Reads a catalog again if its file has changed.
  mutating func reload(_ index: Int) throws {
    let path = files[index].path
    let stamp = FileSystem.stamp(of: path)
    guard stamp != stamps[index] else { return }
    files[index] = try files[index].readingAgain()
    stamps[index] = stamp
  }

  /// Prompts for a string until a decision is saved.
  private mutating func decide(
    _ item: ReviewItem,
    _ text: ReviewItem.Text,
    _ position: Int
  ) async throws -> Outcome {
    let matches = try matches(for: text, of: item)
    // What the user has written, and what was not saved because it has errors.
    var written: String?
    while true {
      console.printWrapped(String(localized: .reviewSessionKeys), style: .cyan, hangingIndent: 0)
      console.flush()
      let kind: ReviewDecision.Kind
      switch try await choose(keys.next(), item, text, matches, written, position) {
      case .none: continue
      case .decision(let chosen): kind = chosen
      case .outcome(let outcome): return outcome
      }
      do {
        if let outcome = try await save(kind, item, text, position) { return outcome }
      } catch let error as WorkspaceError {
        // The other translations can still be decided about.
        guard case .refusedEdit = error else { throw error }
        console.printWrapped(error.message(in: .current))
      }
      if case .replace(let value) = kind { written = value }
    }
  }

  /// What follows from a key.
  private enum Choice {
    case none
    case decision(ReviewDecision.Kind)
    case outcome(Outcome)

    /// The choice for what a user has edited.
    init(_ edit: Edit) {
      self =
        switch edit {
        case .kept: .none
        case .interrupted: .outcome(.step(.end(.interrupted)))
        case .changed(let value): .decision(.replace(value))
        }
    }
  }

  /// Returns what follows from a key about a string.
  private mutating func choose(
    _ key: TerminalKeys.Key,
    _ item: ReviewItem,
    _ text: ReviewItem.Text,
    _ matches: [MemoryMatch],
    _ written: String?,
    _ position: Int
  ) async throws -> Choice {
    guard case .character(let character) = key else {
      switch key {
      case .interrupted: return .outcome(.step(.end(.interrupted)))
      case .endOfInput: return .outcome(.step(.end(nil)))
      default: return .none
      }
    }
    switch character {
    case "q", "Q": return .outcome(.step(.end(nil)))
    case "s", "S": return .outcome(.skipped)
    case "a", "A":
      if text.value != nil { return .decision(.approve) }
      console.print(String(localized: .reviewSessionNothingToApprove))
    case "n", "N":
      if let value = written ?? text.value { return .decision(.draft(value)) }
      console.print(String(localized: .reviewSessionNothingToApprove))
    case "r", "R": return text.value == nil ? .outcome(.skipped) : .decision(.reject)
    case "e", "E":
      let form = lastForm.flatMap { $0.position == position ? $0.value : nil }
      let other = form ?? item.translations.lazy.compactMap(\.value).first
      if let value = written ?? text.value { return Choice(edited(value)) }
      return Choice(edited(other ?? "", isStart: other != nil))
    case "c", "C":
      return Choice(edited(item.source(of: text)?.value ?? item.key, isStart: true))
    case "f", "F":
      let file = files[item.entry.catalog]
      let fixed = file.catalog
        .fixedText(text.variation, of: item.key, in: item.language, rules(for: file))
      if let fixed { return Choice(edited(fixed, isStart: true)) }
      console.printWrapped(String(localized: .reviewSessionNothingToFix))
    case "v", "V":
      let value = try editedInProgram(written ?? text.value ?? "", item, text)
      return value.map { .decision(.replace($0)) } ?? .none
    case "u", "U": return try undo().map { .outcome(.step($0)) } ?? .none
    case "p", "P":
      if position > 0 { return .outcome(.step(.go(to: position - 1))) }
      console.print(String(localized: .reviewSessionIsFirst))
    case "/": return try search(after: position)
    case "t", "T": return try await approveTrivialChanges(position).map { .outcome($0) } ?? .none
    case "?", "h": console.printWrapped(String(localized: .reviewSessionHelp), hangingIndent: 4)
    default:
      guard matches.contains(numbered: character) else { return .none }
      let match = matches[(character.wholeNumberValue ?? 1) - 1]
      // A similar text is a start for a translation, and not a translation.
      return match.isOfEqualText
        ? .decision(.replace(match.unit.target))
        : Choice(edited(match.unit.target, isStart: true))
    }
    return .none
  }

  /// Prompts for a text, and returns the next translation that contains it.
  private mutating func search(after position: Int) throws -> Choice {
    switch edited(searched, isStart: true, prompt: String(localized: .reviewSessionSearch)) {
    case .kept: return .none
    case .interrupted: return .outcome(.step(.end(.interrupted)))
    case .changed(let text): searched = text
    }
    let part = SearchText(searched)
    let count = queue.entries.count
    for index in (1...count).lazy.map({ (position + $0) % count }) {
      let entry = queue.entries[index]
      if queue.contains(part, entry, in: files[entry.catalog]) {
        return .outcome(.step(.go(to: index)))
      }
    }
    console.printWrapped(Texts.notFound(KeyQuotation.escape(searched)))
    return .none
  }

  /// Prints the translations of similar texts, and returns them.
  private mutating func matches(
    for text: ReviewItem.Text,
    of item: ReviewItem
  ) throws -> [MemoryMatch] {
    let matches = try aids.matches(for: text, of: item)
    DiagnosticPrinter().print(aids.diagnostics, to: console)
    aids.diagnostics = []
    ReviewItemView(item, terms: [], console).print(matches, for: text)
    return matches
  }

  /// Saves a decision.
  ///
  /// - Returns: What became of the string; the step is `.again` if another program has changed the
  ///   translation. The result is `nil` if nothing was saved, because the string has errors.
  private mutating func save(
    _ kind: ReviewDecision.Kind,
    _ item: ReviewItem,
    _ text: ReviewItem.Text,
    _ position: Int
  ) async throws -> Outcome? {
    let index = item.entry.catalog
    var decision = ReviewDecision(
      kind,
      key: item.key,
      language: item.language,
      variation: text.variation,
      sourceVersion: item.sourceVersion,
      targetVersion: text.version
    )
    let rules = rules(for: files[index])
    var result: ReviewResult?
    if item.entry.reason.isSourceChange, text.isFinished, let review = queue.review {
      // The other outdated translations wait from now on, as after a synchronization.
      let marked = decision.afterMarking(text.value ?? "")
      let file = try await review.markOutdated(in: files[index]) { catalog in
        var catalog = catalog
        let outcome = try catalog.apply(marked, rules)
        result = outcome
        return !outcome.isRefused
      }
      if let file {
        keep(file, at: index)
        (decision, result) = (marked, nil)
      }
    }
    if result == nil {
      let written = try files[index].writing(decision, rules)
      keep(written.file, at: index)
      result = written.result
    }
    switch result {
    case .invalid(let errors):
      for error in errors { ReviewItemView.print(error, to: console) }
      console.printWrapped(String(localized: .reviewSessionNotSaved))
      return nil
    case .stale(let stale):
      DiagnosticPrinter().print([stale.problem(in: files[index])], to: console)
      return .step(.again)
    case .unchanged, nil: break
    case .decided(let review):
      decisions.append(Decision(review: review, catalog: index, position: position))
    }
    let value: String
    switch kind {
    case .approve:
      value = text.value ?? ""
      console.print(String(localized: .reviewSessionApproved))
    case .reject:
      console.print(String(localized: .reviewSessionRejected))
      return .saved
    case .replace(let new):
      value = new
      console.print(String(localized: .reviewSessionSaved))
      printWarnings(item)
    case .draft(let draft):
      lastForm = (position, draft)
      console.print(String(localized: .reviewSessionSavedAsDraft))
      return .saved
    }
    aids.add(value, for: text, of: item)
    lastForm = (position, value)
    return try repeated(value, text, item, position) ?? .saved
  }

  // MARK: - Findings

  func rules(for file: CatalogFile) -> ValidationConfiguration {
    RuleLevels.validation(
      of: project?.configuration,
      in: file.catalog,
      at: file.path,
      usedIn: queue.contexts
    )
  }

  /// Prints the findings about a translation after an edit.
  private func printWarnings(_ item: ReviewItem) {
    let file = files[item.entry.catalog]
    let findings =
      CatalogValidation.validate(
        file.catalog,
        keys: [item.key],
        languages: [item.sourceLanguage, item.language],
        configuration: rules(for: file)
      )
      .filter { $0.severity > .note && $0.path.dropFirst().first == item.language }
    for finding in findings { ReviewItemView.print(finding, to: console) }
  }

  private mutating func undo() throws -> Step? {
    guard let last = decisions.popLast() else {
      console.print(String(localized: .reviewSessionNothingToUndo))
      return nil
    }
    let (file, isUndone) = try files[last.catalog].undoing(last.review)
    keep(file, at: last.catalog)
    console.print(
      isUndone
        ? String(localized: .reviewSessionUndone) : String(localized: .reviewSessionNotUndone)
    )
    decided.remove(last.position)
    return .go(to: last.position)
  }

  /// Keeps the content of a catalog that was written.
  mutating func keep(_ file: CatalogFile, at index: Int) {
    files[index] = file
    stamps[index] = FileSystem.stamp(of: file.path)
  }
}

extension ReviewDecision {
  /// Returns the decision about a translation that was marked as needing review.
  fileprivate func afterMarking(_ value: String) -> Self {
    var decision = self
    decision.targetVersion =
      TextVersion(translation: value, state: .needsReview, name: variation)
    return decision
  }
}

extension StaleText {
  /// Returns the error; a translation file has other locations than its catalog.
  fileprivate func problem(in file: CatalogFile) -> Diagnostic {
    var problem = diagnostic
    if file.document != nil { problem.location = nil }
    return problem
  }
}

extension [MemoryMatch] {
  /// Returns whether a digit is the number of a translation, counted from 1.
  fileprivate func contains(numbered digit: Character) -> Bool {
    guard digit.isASCII, let number = digit.wholeNumberValue else { return false }
    return indices.contains(number - 1)
  }
}

extension ReviewItem {
  /// The strings that wait for a decision.
  ///
  /// If the translation has errors or its source text has changed, finished strings are included.
  fileprivate var openTexts: [Text] {
    let open = translations.filter { !$0.isFinished }
    guard open.isEmpty else { return open }
    return entry.reason == .finding || entry.reason.isSourceChange ? translations : []
  }
}

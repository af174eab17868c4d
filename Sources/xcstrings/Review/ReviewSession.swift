import CatalogValidation
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import ProjectConfiguration
import StringCatalog
import TranslationMemory

/// Prompts a person for a decision about each translation of the queue.
///
/// Each decision is saved at once. Before a translation is shown, its catalog is read again if
/// another program has changed it.
struct ReviewSession: ~Copyable {
  private let queue: ReviewQueue
  private var keys: TerminalKeys
  private let project: Project?
  private let console: Console
  private var aids: TranslationAids
  private var files: [CatalogFile]
  private var stamps: [FileStamp?]
  private var decisions: [Decision] = []

  /// A decision that can be undone.
  private struct Decision {
    let review: UndoneReview
    let catalog: Int
    let position: Int
  }

  /// The next step after a translation.
  private enum Step {
    case next
    case again
    case back(to: Int)
    case end(ExitStatus?)
  }

  /// Creates a session.
  init(
    _ queue: ReviewQueue,
    _ keys: consuming TerminalKeys,
    _ project: Project?,
    _ console: Console
  ) {
    self.queue = queue
    self.keys = keys
    self.project = project
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
      return console.printStatus(ReviewListReport.Texts.nothing)
    }
    var position = 0
    while position < queue.entries.count {
      switch try await review(position) {
      case .next: position += 1
      case .again: break
      case .back(let former): position = former
      case .end(let status):
        printSummary()
        if let status { throw status }
        return
      }
    }
    printSummary()
  }

  private func printSummary() {
    console.print("")
    console.print(Texts.summary(decisions.count))
    console.flush()
  }

  // MARK: - Translations

  /// Prompts for the strings of a translation, one after the other.
  private mutating func review(_ position: Int) async throws -> Step {
    let entry = queue.entries[position]
    try reload(entry.catalog)
    let configuration = project?.configuration
    guard let item = queue.item(of: entry, in: files[entry.catalog], configuration) else {
      return .next
    }
    let open = item.openTexts
    guard !open.isEmpty else { return .next }
    let view = ReviewItemView(item, terms: aids.terms(for: item), console)
    view.print(position: position + 1, of: queue.entries.count)
    for text in open {
      if item.translations.count > 1 { view.print(text) }
      switch try await decide(item, text, position) {
      case .next: continue
      case let step: return step
      }
    }
    return .next
  }

  /// Reads a catalog again if its file has changed.
  private mutating func reload(_ index: Int) throws {
    let path = files[index].path
    let stamp = FileSystem.stamp(of: path)
    guard stamp != stamps[index] else { return }
    files[index] = try CatalogFile(at: path)
    stamps[index] = stamp
  }

  /// Prompts for a string until a decision is saved.
  private mutating func decide(
    _ item: ReviewItem,
    _ text: ReviewItem.Text,
    _ position: Int
  ) async throws -> Step {
    let matches = try matches(for: text, of: item)
    // What the user has written, and what was not saved because it has errors.
    var written: String?
    while true {
      console.printWrapped(Texts.keys, style: .cyan, hangingIndent: 0)
      console.flush()
      let kind: ReviewDecision.Kind
      switch keys.next() {
      case .interrupted: return .end(.interrupted)
      case .endOfInput, .character("q"), .character("Q"): return .end(nil)
      case .character("s"), .character("S"): return .next
      case .character("u"), .character("U"):
        if let step = try undo() { return step }
        continue
      case .character("a"), .character("A"):
        guard text.value != nil else {
          console.print(Texts.nothingToApprove)
          continue
        }
        kind = .approve
      case .character("r"), .character("R"):
        guard text.value != nil else { return .next }
        kind = .reject
      case .character("n"), .character("N"):
        guard let value = written ?? text.value else {
          console.print(Texts.nothingToApprove)
          continue
        }
        kind = .draft(value)
      case .character("e"), .character("E"):
        switch edited(written ?? text.value ?? "") {
        case .kept: continue
        case .interrupted: return .end(.interrupted)
        case .changed(let value): kind = .replace(value)
        }
      case .character("v"), .character("V"):
        guard let value = try editedInProgram(written ?? text.value ?? "", item, text) else {
          continue
        }
        kind = .replace(value)
      case .character(let digit) where matches.contains(numbered: digit):
        let match = matches[(digit.wholeNumberValue ?? 1) - 1]
        // A similar text is a start for a translation, and not a translation.
        guard !match.isOfEqualText else {
          kind = .replace(match.unit.target)
          break
        }
        switch edited(match.unit.target, isStart: true) {
        case .kept: continue
        case .interrupted: return .end(.interrupted)
        case .changed(let value): kind = .replace(value)
        }
      case .character("?"), .character("h"):
        console.printWrapped(Texts.help, hangingIndent: 4)
        continue
      default: continue
      }
      if let step = try await save(kind, item, text, position) { return step }
      if case .replace(let value) = kind { written = value }
    }
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
  /// - Returns: The next step, which is `.again` if another program has changed the translation; `nil`
  ///   if nothing was saved, because the string has errors.
  private mutating func save(
    _ kind: ReviewDecision.Kind,
    _ item: ReviewItem,
    _ text: ReviewItem.Text,
    _ position: Int
  ) async throws -> Step? {
    let index = item.entry.catalog
    var version = text.version
    if item.entry.reason == .sourceChanged, text.isFinished, let review = queue.review {
      // The other outdated translations wait from now on, as after a synchronization.
      keep(try await review.markOutdated(in: files[index]), at: index)
      version = TextVersion(
        translation: text.value ?? "",
        state: .needsReview,
        name: text.variation
      )
    }
    let decision = ReviewDecision(
      kind,
      key: item.key,
      language: item.language,
      variation: text.variation,
      sourceVersion: item.sourceVersion,
      targetVersion: version
    )
    let (file, result) = try files[index].writing(decision, rules(for: files[index]))
    keep(file, at: index)
    switch result {
    case .invalid(let errors):
      for error in errors { ReviewItemView.print(error, to: console) }
      console.printWrapped(Texts.notSaved)
      return nil
    case .stale(let stale):
      DiagnosticPrinter().print([stale.diagnostic], to: console)
      return .again
    case .unchanged: break
    case .decided(let review):
      decisions.append(Decision(review: review, catalog: index, position: position))
    }
    switch kind {
    case .approve:
      aids.add(text.value ?? "", for: text, of: item)
      console.print(Texts.approved)
    case .reject: console.print(Texts.rejected)
    case .replace(let value):
      aids.add(value, for: text, of: item)
      console.print(Texts.saved)
      printWarnings(item)
    case .draft: console.print(Texts.savedAsDraft)
    }
    return .next
  }

  private func rules(for file: CatalogFile) -> ValidationConfiguration {
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
      console.print(Texts.nothingToUndo)
      return nil
    }
    let (file, isUndone) = try files[last.catalog].undoing(last.review)
    keep(file, at: last.catalog)
    console.print(isUndone ? Texts.undone : Texts.notUndone)
    return .back(to: last.position)
  }

  /// Keeps the content of a catalog that was written.
  private mutating func keep(_ file: CatalogFile, at index: Int) {
    files[index] = file
    stamps[index] = FileSystem.stamp(of: file.path)
  }

  // MARK: - Editing

  /// What the user did with a string that was shown for editing.
  private enum Edit {
    case changed(String)
    case kept
    case interrupted
  }

  /// Lets the user edit a string on the terminal.
  ///
  /// - Parameters:
  ///   - old: The string at the start.
  ///   - isStart: Whether the string may be used unchanged.
  /// - Returns: What the user did.
  private mutating func edited(_ old: String, isStart: Bool = false) -> Edit {
    console.printWrapped(Texts.editing, style: .dim)
    let new: String
    if let (step, text) = console.edit(old, with: &keys) {
      switch step {
      case .interrupted: return .interrupted
      case .cancelled:
        console.print(Texts.notChanged)
        return .kept
      case .editing, .finished: new = text
      }
    } else {
      let console = console
      let line = keys.suspended { console.ask(Texts.newTranslation) }
      guard let line, !line.isEmpty else { return .kept }
      new = line.replacingScalars("\\n", with: "\n")
    }
    guard isStart || !new.hasSameCodePoints(as: old), !new.isEmpty else {
      console.print(Texts.notChanged)
      return .kept
    }
    return .changed(new)
  }

  /// Lets the user edit a string in the program of `VISUAL` or `EDITOR`.
  ///
  /// - Returns: The new string; `nil` if the user has left it unchanged.
  private mutating func editedInProgram(
    _ old: String,
    _ item: ReviewItem,
    _ text: ReviewItem.Text
  ) throws -> String? {
    let environment = CommandContext.current.environment
    guard let editor = TextEditor(in: environment) else {
      console.printWrapped(Texts.noEditor)
      return nil
    }
    console.flush()
    let view = ReviewItemView(item, terms: aids.terms(for: item), console)
    let new = try keys.suspended { () throws(FileError) in
      try editor.edit(
        old,
        explanation: view.explanation(of: text),
        environment: environment
      )
    }
    guard let new else {
      console.print(Texts.editorFailed(editor.command))
      return nil
    }
    guard new != old, !new.isEmpty else {
      console.print(Texts.notChanged)
      return nil
    }
    return new
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
    return entry.reason == .finding || entry.reason == .sourceChanged ? translations : []
  }
}

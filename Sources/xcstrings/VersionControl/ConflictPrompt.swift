import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization
import StringCatalog

/// Prompts a person for a decision about each conflict of a merge, and shows both texts.
final class ConflictPrompt {
  private var keys: TerminalKeys
  private let project: Project?
  private let console: Console

  /// Creates a prompt.
  private init(_ keys: consuming TerminalKeys, _ project: Project?, _ console: Console) {
    self.keys = keys
    self.project = project
    self.console = console
  }

  /// Prepares the terminal.
  ///
  /// - Parameter console: The console.
  /// - Returns: The prompt.
  /// - Throws: `CommandFailure` if there is no terminal.
  static func prepare(_ console: Console) throws -> ConflictPrompt {
    let project = try Project.find(console)
    guard console.isOutputTerminal, let keys = console.terminalKeys else {
      throw CommandFailure(
        String(localized: .conflictPromptNoTerminal),
        hint: String(localized: .conflictPromptNoTerminalHint),
        status: .usage
      )
    }
    return ConflictPrompt(keys, project, console)
  }

  /// Prompts for a decision about each conflict.
  ///
  /// Those that are skipped remain.
  ///
  /// - Parameters:
  ///   - merge: The merge.
  ///   - path: The path of the catalog.
  /// - Throws: `ExitStatus.interrupted` after Ctrl-C.
  func resolve(_ merge: inout CatalogMerge, of path: String) throws {
    let conflicts = merge.conflicts
    for (index, conflict) in conflicts.enumerated() {
      console.print(console.styled("[\(index + 1)/\(conflicts.count)] \(path)", .dim))
      console.print(console.styled(conflict.path.quoted, .bold))
      for (name, value) in [
        (String(localized: .sharedBase), conflict.base),
        (String(localized: .sharedOurs), conflict.ours),
        (String(localized: .sharedTheirs), conflict.theirs),
      ] {
        console.print(
          "  \(name): \(value.map { ValueText($0).line } ?? String(localized: .conflictPromptRemoved))"
        )
      }
      guard try decide(conflict, &merge, of: path) else { return }
    }
  }

  /// Prompts until the conflict is decided or skipped.
  ///
  /// - Returns: Whether the person goes on.
  private func decide(
    _ conflict: CatalogMerge.Conflict,
    _ merge: inout CatalogMerge,
    of path: String
  ) throws -> Bool {
    var written = Self.text(of: conflict)
    while true {
      console.printWrapped(
        written == nil
          ? String(localized: .conflictPromptKeys) : String(localized: .conflictPromptKeysOfText),
        style: .cyan,
        hangingIndent: 0
      )
      console.flush()
      let choice: ConflictResolution.Choice
      switch keys.next() {
      case .interrupted: throw ExitStatus.interrupted
      case .endOfInput, .character("q"), .character("Q"): return false
      case .character("s"), .character("S"): return true
      case .character("o"), .character("O"): choice = .ours
      case .character("t"), .character("T"): choice = .theirs
      case .character("b"), .character("B"): choice = .base
      case .character("e"), .character("E"):
        guard let old = written, let (step, new) = console.edit(old, with: &keys) else { continue }
        if step == .interrupted { throw ExitStatus.interrupted }
        guard step == .finished, !new.isEmpty else { continue }
        written = new
        choice = .text(new)
      default: continue
      }
      let rules = RuleLevels.validation(
        of: project?.configuration,
        in: merge.catalog,
        at: path,
        usedIn: KeyContexts()
      )
      let results = merge.resolve([ConflictResolution(id: conflict.id, choice)], rules)
      guard case .invalid(let errors)? = results.first else { return true }
      for error in errors { ReviewItemView.print(error, to: console) }
    }
  }

  /// Returns the text of a side that can be edited; `nil` if the part is no text.
  private static func text(of conflict: CatalogMerge.Conflict) -> String? {
    guard conflict.path.fields.last == "stringUnit" else { return nil }
    return ValueText.unit(conflict.ours)?.text ?? ValueText.unit(conflict.theirs)?.text
  }
}

import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import StringCatalog

extension ReviewSession {
  /// What the user did with a string that was shown for editing.
  enum Edit {
    case changed(String)
    case kept
    case interrupted
  }

  /// Lets the user edit a string on the terminal.
  ///
  /// - Parameters:
  ///   - old: The string at the start.
  ///   - isStart: Whether the string may be used unchanged.
  ///   - prompt: What is printed above the string.
  /// - Returns: What the user did.
  mutating func edited(
    _ old: String,
    isStart: Bool = false,
    prompt: String = String(localized: .reviewSessionEditing)
  ) -> Edit {
    console.printWrapped(prompt, style: .dim)
    let new: String
    if let (step, text) = console.edit(old, with: &keys) {
      switch step {
      case .interrupted: return .interrupted
      case .cancelled:
        console.print(String(localized: .reviewSessionNotChanged))
        return .kept
      case .editing, .finished: new = text
      }
    } else {
      let console = console
      let line = keys.suspended { console.ask(String(localized: .reviewSessionNewTranslation)) }
      guard let line, !line.isEmpty else { return .kept }
      new = line.replacingScalars("\\n", with: "\n")
    }
    guard isStart || !new.hasSameCodePoints(as: old), !new.isEmpty else {
      console.print(String(localized: .reviewSessionNotChanged))
      return .kept
    }
    return .changed(new)
  }

  /// Lets the user edit a string in the program of `VISUAL` or `EDITOR`.
  ///
  /// - Returns: The new string; `nil` if the user has left it unchanged.
  mutating func editedInProgram(
    _ old: String,
    _ item: ReviewItem,
    _ text: ReviewItem.Text
  ) throws -> String? {
    let environment = CommandContext.current.environment
    guard let editor = TextEditor(in: environment) else {
      console.printWrapped(String(localized: .reviewSessionNoEditor))
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
      console.print(String(localized: .reviewSessionNotChanged))
      return nil
    }
    return new
  }
}

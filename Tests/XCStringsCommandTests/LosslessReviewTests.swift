import TestSupport
import Testing

@Suite struct `A review changes nothing but its text` {
  /// Texts that one decision completes.
  private static let edits = LosslessEditSamples.edits.filter { edit in
    edit.variant.isEmpty && !edit.key.contains("photos")
  }

  @Test(arguments: edits)
  func `in the editor`(_ edit: LosslessEditSamples.Edit) throws {
    let shell = try Shell()
    let catalog = LosslessEditSamples.catalog
    try shell.folder.write(
      catalog.withState("needs_review", ofTextWith: edit.old),
      to: "Texts.xcstrings"
    )
    try shell.folder.write(
      "#!/bin/sh\nsed -i 's/^\\([^#]*\\)\(edit.old)/\\1\(edit.new)/' \"$1\"\n",
      to: "editor.sh"
    )
    let terminal = try review(edit, in: shell, environment: ["EDITOR": "sh ./editor.sh"])
    terminal.type("v")
    try terminal.wait(for: "Saved as translated.")
    #expect(terminal.waitForEnd() == 0)
    #expect(
      try shell.folder.text(of: "Texts.xcstrings")
        == catalog.replacing(edit.old, with: edit.new)
    )
  }

  @Test(arguments: edits, [("a", "translated"), ("r", "new")])
  func `and a decision only a state`(
    _ edit: LosslessEditSamples.Edit,
    _ decision: (key: String, state: String)
  ) throws {
    let shell = try Shell()
    let catalog = LosslessEditSamples.catalog
    try shell.folder.write(
      catalog.withState("needs_review", ofTextWith: edit.old),
      to: "Texts.xcstrings"
    )
    let terminal = try review(edit, in: shell)
    terminal.type(decision.key)
    #expect(terminal.waitForEnd() == 0)
    #expect(
      try shell.folder.text(of: "Texts.xcstrings")
        == catalog.withState(decision.state, ofTextWith: edit.old)
    )
  }

  /// Starts a review of the text of an edit.
  private func review(
    _ edit: LosslessEditSamples.Edit,
    in shell: Shell,
    environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let options = ["--key", edit.key, "--language", "es", "--reason", "draft"]
    let terminal = try PseudoTerminal(
      BuiltProgram("xcstrings"),
      ["review", "Texts.xcstrings"] + options,
      environment: [
        "LANG": "en_US.UTF-8", "HOME": shell.folder.path, "PATH": "/usr/bin:/bin",
        "NO_COLOR": "1", "TERM": "xterm",
      ]
      .merging(environment) { _, new in new },
      in: shell.folder.path
    )
    try terminal.wait(for: "[a] approve")
    return terminal
  }
}

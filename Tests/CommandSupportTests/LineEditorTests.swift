import CommandSupport
import FileSystem
import Testing

@Suite struct `An edited line` {
  private typealias Key = TerminalKeys.Key

  private static func keys(_ text: String) -> [Key] { text.map { .character($0) } }

  /// Texts, keys, and the texts after the keys.
  @Test(arguments: [
    ("", keys("año"), "año"),
    ("Abre la puera", [.left, .left] + keys("t"), "Abre la puetra"),
    ("Abre", [.home] + keys("¡") + [.end] + keys("!"), "¡Abre!"),
    ("Abre la puerta", [.wordLeft] + keys("gran "), "Abre la gran puerta"),
    ("Abre la puerta", [.home, .wordRight] + keys("ya "), "Abre ya la puerta"),
    ("Abre la puerta", keys("\u{17}"), "Abre la "),
    ("Abre la puerta  ", keys("\u{17}\u{17}"), "Abre "),
    ("Abre", keys("\u{7F}\u{8}"), "Ab"),
    ("Abre", [.home, .deleteForward], "bre"),
    ("Abre", [.left, .left] + keys("\u{B}"), "Ab"),
    ("Abre", [.left, .left] + keys("\u{15}"), "re"),
    ("", [.left, .right, .wordLeft, .wordRight, .deleteForward] + keys("\u{7F}\u{17}"), ""),
    ("Una", keys("\\nDos"), "Una\nDos"),
    // Only a backslash that was just typed starts a line break.
    ("Una\\", keys("n"), "Una\\n"),
    ("Una", keys("\\") + [.left, .right] + keys("n"), "Una\\n"),
    ("e", keys("\u{301}\u{7F}"), ""),
    ("👩‍👩‍👧x", [.left] + keys("\u{7F}"), "x"),
    ("Abre", [.home, .pasted("Una\na\tb\u{1B}\u{0}\\"), .character("n")], "Una\na\tb\\nAbre"),
    ("Abre", [.other] + keys("\u{1B}\u{0}\u{9}"), "Abre"),
  ])
  func `changes with keys`(_ text: String, _ keys: [TerminalKeys.Key], _ expected: String) {
    var editor = LineEditor(text)
    for key in keys { #expect(editor.press(key) == .editing) }
    #expect(editor.text.unicodeScalars.elementsEqual(expected.unicodeScalars), "\(editor.text)")
  }

  @Test(arguments: [
    (TerminalKeys.Key.character("\n"), LineEditor.Step.finished), (.character("\r"), .finished),
    (.escape, .cancelled), (.endOfInput, .cancelled), (.interrupted, .interrupted),
  ])
  func `ends with a key`(_ key: TerminalKeys.Key, _ step: LineEditor.Step) {
    var editor = LineEditor("Abre")
    #expect(editor.press(key) == step)
    #expect(editor.text == "Abre")
  }

  @Test func `is displayed in rows, with line breaks and controls escaped`() {
    var editor = LineEditor("ab\n\u{202E}\\n日本")
    let wide = editor.layout(width: 80)
    #expect(wide.rows == [#"ab\n\u{202E}\\n日本"#])
    #expect(wide.column == 2 + 2 + 8 + 3 + 4)
    let narrow = editor.layout(width: 6)
    #expect(narrow.rows == [#"ab\n\u"#, "{202E}", #"\\n日"#, "本"])
    #expect(narrow.row == 3 && narrow.column == 2)
    _ = editor.press(.home)
    #expect(editor.layout(width: 6).row == 0 && editor.layout(width: 6).column == 0)
  }
}

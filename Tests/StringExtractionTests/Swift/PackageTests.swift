import Diagnostics
import SwiftTypeChecker
import Testing

@testable import StringExtraction

/// Calls of functions of packages that were not read.
@Suite struct `Functions of packages` {
  @Test(arguments: [
    #"TextState("x")"#, #"TextState("x", tableName: nil).bold()"#,
    #"TextState("a") + TextState("b")"#,
    #"AlertState<Never>(title: .init("x"), message: TextState("y"), buttons: [])"#,
    #"AlertState<Never> { TextState("x") } actions: { ButtonState(role: .cancel) { TextState("y") } }"#,
    #"KeyboardShortcuts.Recorder("x", name: .init("toggle"))"#,
    #"KeyboardShortcuts.Recorder("x", name: .toggle) { _ in }"#,
    #"AsyncButton("x") { await run() }"#,
    #"AsyncButton("x", systemImage: "star", progress: .discrete(totalUnitCount: 3)) { progress in }"#,
    #"AsyncButton("x", role: .cancel) { }"#, #"MenuCommand("x") { }"#,
    #"SwipeAction("x") { }"#, #"SystemNotificationMessage(title: "x", text: "y")"#,
    #"CaseIterablePicker("x", selection: $value)"#,
    #"OnboardingPrimaryButton("x") { }"#,
    #"LuminareSection("x") { LuminareToggle("a", isOn: $on) }"#,
    #"LuminareButton("x", "y", role: .cancel) { }"#, #"LuminareToggle("x", info: info, isOn: $on)"#,
  ])
  func `that are known expect keys`(call: String) async {
    let expected = ["x", "a", "y", "b"].filter { call.contains("\"\($0)\"") }
    await expectKeys(Example(call, "import SwiftUI\nlet value = \(call)", expected))
  }

  @Test func `take no key if a string is as suitable, because literals are strings by default`()
    async
  {
    let source = "import SwiftUI\nlet value = LaunchAtLogin.Toggle(\"x\")"
    await expectKeys(Example("string", source, []))
  }

  @Test func `give way to a type of the sources with the same name`() async {
    let source = """
      import SwiftUI
      struct TextState { init(_ text: String) {} }
      struct SystemNotificationMessage { func silentMode(isOn: Bool, title: String) {} }
      struct ListRow<Label> { init(_ label: String, _ action: () -> Void) {} }
      let state = TextState("Plain")
      let row = ListRow("Plain") {}
      func show(_ message: SystemNotificationMessage) { message.silentMode(isOn: true, title: "Plain") }
      """
    await expectKeys(Example("own types", source, []))
  }

  @Test func `are not assumed for a value of an unknown type`() async {
    await expectKeys(
      Example("unknown", "import SwiftUI\nunknown.silentMode(isOn: on, title: \"Plain\")", [])
    )
  }

  private func notes(_ source: String...) async -> [String] {
    let sources = source.enumerated()
      .map { number, text in
        SourceFile(path: "\(number).swift", bytes: Array(text.utf8))
      }
    return await extractStrings(from: sources).diagnostics
      .filter { $0.id == Diagnostic.Message.functionNotReadID }
      .map { note in
        let place = note.location.map { "\($0.file):\($0.line):\($0.column)" } ?? ""
        return "\(place) \(note.message.arguments.map { $0.text { $0 } }.joined(separator: " "))"
      }
  }

  @Test func `that are not known are reported once, with the number of texts`() async {
    let found = await notes(
      """
      import Pretty
      import SwiftUI
      let first = Banner("All done", style: .plain)
      let second = Pretty.Toast(isUrgent ? "Try again" : "Please wait")
      """,
      "import Pretty\nlet third = Banner(\"Not yet\")\nlet name = Banner(\"icon.name\")"
    )
    #expect(found == ["0.swift:3:20 2 Banner", "0.swift:4:38 2 Pretty.Toast"])
  }

  @Test(arguments: [
    ("SwiftUI", #"let a = Banner("All done")"#), ("Pretty", #"let a = NSNicePanel("All done")"#),
    ("Pretty", #"let a = Logger(label: "All done")"#),
    ("Pretty", #"func f() { log.debug("All done") }"#),
    ("Pretty", #"struct Own { init(_ n: Int) {} }; let a = Own("All done")"#),
    ("Pretty", #"let a = URL(string: "All done")"#), ("Pretty", #"let a = Text("All done")"#),
  ])
  func `of the platform or of the sources are not reported`(module: String, code: String) async {
    #expect(await notes("import \(module)\n\(code)").isEmpty)
  }
}

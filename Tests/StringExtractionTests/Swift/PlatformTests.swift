import Diagnostics
import StringCatalog
import SwiftTypeChecker
import Testing

@testable import StringExtraction

/// Calls of declarations of the platform.
@Suite struct PlatformTests {
  @Test(arguments: [
    #"Text("x")"#, #"Label("x", systemImage: "star")"#, #"Button("x") { }"#,
    #"Button("x", action: run)"#, #"Button("x", role: .destructive) { }"#,
    #"Button("x", systemImage: "star") { }"#, #"Button("x", intent: Go())"#,
    #"Button("x", systemImage: "star", intent: Go())"#, #"Toggle("x", isOn: $on)"#,
    #"Picker("x", selection: $on) { }"#, #"Section("x") { }"#, #"TextField("x", text: $text)"#,
    #"SecureField("x", text: $text)"#, #"Link("x", destination: url)"#, #"Menu("x") { }"#,
    #"NavigationLink("x", destination: EmptyView())"#, #"NavigationLink("x", value: 3)"#,
    #"LabeledContent("x") { }"#, #"LabeledContent("x", value: text)"#, #"ProgressView("x")"#,
    #"DisclosureGroup("x") { }"#, #"GroupBox("x") { }"#, #"ColorPicker("x", selection: $color)"#,
    #"DatePicker("x", selection: $date)"#, #"DatePicker("x", selection: $date, in: ...Date.now)"#,
    #"Stepper("x", value: $n)"#,
    #"ShareLink("x", item: url)"#,
    #"ContentUnavailableView("x", systemImage: "star")"#, #"Tab("x", systemImage: "star") { }"#,
    #"EmptyView().navigationTitle("x")"#, #"EmptyView().help("x")"#,
    #"EmptyView().accessibilityLabel("x")"#, #"EmptyView().accessibilityHint("x")"#,
    #"EmptyView().accessibilityValue("x")"#, #"EmptyView().accessibilityAction(named: "x") { }"#,
    #"EmptyView().searchable(text: $text, prompt: "x")"#, #"EmptyView().badge("x")"#,
    #"EmptyView().alert("x", isPresented: $on) { }"#,
    #"EmptyView().confirmationDialog("x", isPresented: $on) { }"#,
    #"EmptyView().widgetLabel("x")"#, #"unknown.padding().navigationTitle("x")"#,
    #"BarMark(x: .value("x", 1), y: .value(Text(verbatim: "y"), 2))"#,
    #"Gauge(value: 0.5) { Text("x") }"#, #"CommandMenu("x") { }"#, #"Window("x", id: "w") { }"#,
    #"MenuBarExtra("x", systemImage: "star") { }"#, #"ControlGroup("x") { }"#,
    #"TableColumn("x") { row in EmptyView() }"#, #"Alert(title: Text("x"))"#,
    #"AttributedString(localized: "x")"#, #"NSLocalizedString("x", comment: "")"#,
    #"LocalizedStringKey("x")"#, #"LocalizedStringResource("x")"#,
    #"String.LocalizationValue("x")"#,
    #"LocalizedStringKey(stringLiteral: "x")"#, #"Text(LocalizedStringResource("x"))"#,
    #"Text(LocalizedStringResource.init("x"))"#, #"Toggle(.init("x", table: "T"), isOn: $on)"#,
    #"Text("x").bold()"#,
    #"Text("x" as LocalizedStringKey)"#, #"String(localized: .init("x"))"#,
    #"Image(systemName: "star").accessibilityLabel(Text("x"))"#,
  ])
  func `a call of the platform expects a key`(call: String) async {
    let source = """
      struct V: View {
        @State var on = false
        @State var color = Color.red
        @State var text = ""
        @State var n = 0
        @State var date = Date()
        let url: URL
        func run() {}
        var body: some View { VStack { \(call) } }
      }
      """
    await expectKeys(Example(call, source, ["x"]))
  }

  @Test(arguments: [
    Example(
      "initializers of strings",
      #"""
      let a: [LocalizedStringKey] = [.init("a"), LocalizedStringKey.init("b"), LocalizedStringKey("c")]
      let d = Text(.init("d")), e = Text(.init("\(1) e")), f = Text(LocalizedStringKey("f"))
      """#,
      ["c", "f"]
    ),
    Example(
      "overloads for strings that are not disfavored",
      #"""
      let a = EmptyView().chartXAxisLabel("a").chartYAxisLabel(LocalizedStringKey("b"))
      let c = Annotation("c", coordinate: place) { EmptyView() }
      """#,
      ["b"]
    ),
    Example(
      "intent",
      #"""
      struct I: AppIntent {
        static var title: LocalizedStringResource = "t"
        static var description = IntentDescription("d", categoryName: "c")
        @Parameter(title: "p", description: "q", default: "none") var name: String
        static var parameterSummary: some ParameterSummary { Summary("Open \(\.$name)") }
        func perform() async throws -> some IntentResult & ProvidesDialog {
          .result(dialog: "done \(name)")
        }
      }
      """#,
      ["t", "d", "c", "p", "q", "Open ${name}", "done %@"]
    ),
    Example(
      "asking for a value and for consent",
      #"""
      struct I: AppIntent {
        @Parameter(title: "p") var name: String
        func perform() async throws -> some IntentResult {
          if name.isEmpty { throw $name.needsValueError("which") }
          let n = try await $name.requestValue("who")
          try await requestConfirmation(result: .result(dialog: "sure"))
          try await requestConfirmation(
            result: .result(dialog: "really"), confirmationActionName: .send
          )
          return .result()
        }
      }
      """#,
      ["p", "which", "who", "sure", "really"]
    ),
    Example(
      "enum",
      #"""
      enum E: String, AppEnum {
        case a
        static var typeDisplayRepresentation: TypeDisplayRepresentation = "kind"
        static let caseDisplayRepresentations: [E: DisplayRepresentation] = [
          .a: "first", .b: .init(title: "second", subtitle: "more"),
        ]
      }
      """#,
      ["kind", "first", "second", "more"]
    ),
    Example(
      "shortcut",
      #"""
      struct P: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(
            intent: I(), phrases: ["Open in \(.applicationName)"], shortTitle: "Open",
            systemImageName: "star"
          )
        }
      }
      """#,
      ["Open in ${applicationName}", "Open"]
    ),
    Example(
      "shortcuts whose type follows from the protocol",
      #"""
      struct P: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          .init(intent: I(), phrases: ["Open \(.applicationName)"], shortTitle: "Open", systemImageName: "a")
          if isPaid {
            .init(intent: J(), phrases: ["Pay \(.applicationName)"], shortTitle: "Pay", systemImageName: "b")
          }
        }
      }
      struct Q: AppShortcutsProvider {
        @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
          .init(intent: K(), phrases: ["Buy \(.applicationName)"], shortTitle: "Buy", systemImageName: "c")
        }
      }
      func more() -> [AppShortcut] {
        [isPaid ? .init(intent: L(), phrases: ["Go \(.applicationName)"], shortTitle: "Go", systemImageName: "d") : other]
      }
      """#,
      [
        "Open ${applicationName}", "Open", "Pay ${applicationName}", "Pay",
        "Buy ${applicationName}",
        "Buy", "Go ${applicationName}", "Go",
      ]
    ),
    Example(
      "raw values that are the names of cases",
      #"""
      enum Box: LocalizedStringKey { case all, `default`, other = "box.other", more }
      enum Kind: String { case plain }
      enum Result: LocalizedStringResource { case done; case failed }
      enum Inner: LocalizedStringKey { case own; enum Deep { case none } }
      """#,
      ["all", "default", "box.other", "more", "done", "failed", "own"]
    ),
    Example(
      "description without a type of its own",
      #"""
      struct I: AppIntent {
        static let title: LocalizedStringResource = "t"
        static let description = "d"
        static let identifier = "i"
        var name = "n"
      }
      struct J { static let description = "e" }
      """#,
      ["t", "d"]
    ),
    Example(
      "entry of a widget",
      #"""
      struct Entry: TimelineEntry { let date: Date; let count: UInt8 }
      struct P: AppIntentTimelineProvider {
        func snapshot(for configuration: I, in context: Context) async -> Entry { fatalError() }
      }
      struct W: Widget {
        var body: some WidgetConfiguration {
          AppIntentConfiguration(kind: "k", intent: I.self, provider: P()) { entry in
            Text("\(entry.count) left")
          }
        }
      }
      """#,
      ["%u left"]
    ),
    Example(
      "widget",
      #"""
      struct W: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "k", provider: P()) { entry in Text("x") }
            .configurationDisplayName("n")
            .description("d")
        }
      }
      """#,
      ["x", "n", "d"]
    ),
  ])
  func `the strings of intents and widgets are extracted`(_ example: Example) async {
    await expectKeys(example)
  }

  @Test func `the phrases of a shortcut have a separate table`() async {
    let source =
      #"let s = AppShortcut(intent: I(), phrases: ["Go"], shortTitle: "G", systemImageName: "s")"#
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    let result = await extractStrings(from: [file])
    #expect(result.value.occurrences.map(\.table) == ["AppShortcuts", nil])
  }

  @Test func `the first phrase of a shortcut is the key of all phrases`() async {
    let source = #"""
      struct P: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(
            intent: I(),
            phrases: ["Open \(.applicationName)", "Show \(\.$list) in \(.applicationName)"],
            shortTitle: "Open", systemImageName: "a"
          )
          AppShortcut(
            intent: J(), phrases: ["Close \(.applicationName)"], shortTitle: "Close",
            systemImageName: "b"
          )
        }
      }
      """#
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    let strings = await extractStrings(from: [file]).value.occurrences
    #expect(
      strings.map(\.key) == [
        "Open ${applicationName}", "Open", "Close ${applicationName}", "Close",
      ]
    )
    #expect(
      strings.map(\.phrases) == [
        ["Open ${applicationName}", "Show ${list} in ${applicationName}"], [],
        ["Close ${applicationName}"], [],
      ]
    )
  }
}

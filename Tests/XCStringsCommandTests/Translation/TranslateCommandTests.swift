import Diagnostics
import FileSystem
import OrderedCollections
import StringCatalog
import TestSupport
import Testing

@testable import xcstrings

@Suite struct `xcstrings translate` {
  let shell: Shell

  init() throws {
    shell = try .withEngines()
  }

  private func catalog() throws -> StringCatalog {
    let text = try shell.folder.text(of: "L.xcstrings")
    return try #require(StringCatalog.parse(Array(text.utf8), file: "L.xcstrings").value)
  }

  private func texts() throws -> [String: StringCatalog.StringUnit] {
    Dictionary(
      uniqueKeysWithValues: try catalog().entries
        .compactMap { key, entry in
          entry.localizations["es"]?.stringUnit.map { (key, $0) }
        }
    )
  }

  /// Checks that the catalog contains nothing but correct translations.
  private func checkCatalog(sourceLocation: SourceLocation = #_sourceLocation) throws {
    for (key, unit) in try texts() where key != "Done" {
      let expected = key.replacing("Text", with: "Texto")
      #expect(unit.value == expected, sourceLocation: sourceLocation)
      #expect(unit.state == .needsReview, sourceLocation: sourceLocation)
    }
    #expect(try texts()["Done"]?.value == "Hecho", sourceLocation: sourceLocation)
    // Nothing but the catalog and the journal is written.
    #expect(!shell.folder.exists(".build/xcstrings/translate/en-es.jsonl"))
  }

  @Test func `translates all texts as drafts, and changes nothing else`() async throws {
    let before = try shell.folder.text(of: "L.xcstrings")
    let run = try await shell.translate("plain")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "L.xcstrings es: 10 of 10 translated\n")
    #expect(run.errors == "Next: xcstrings review --language es\n")
    try checkCatalog()
    #expect(try texts().count == 11)
    var lines = before.split(separator: "\n")
    for line in try shell.folder.text(of: "L.xcstrings").split(separator: "\n")
    where lines.first == line {
      lines.removeFirst()
    }
    #expect(lines.isEmpty, "a line of the old catalog is missing: \(lines)")
    let again = try await shell.translate("plain")
    #expect(again.errors == "There is nothing to translate.\n")
    #expect(again.status == 0)
  }

  /// Source texts, the languages of the translation, and whether a copy is refused.
  @Test(
    arguments: [
      ("Local Timeline", "es", true), ("Uninstall Tool %@?", "es", true),
      ("%lld Favorite Posts", "es", true), ("Timeline", "es", false), ("OK", "es", false),
      ("Wi-Fi", "es", false), ("**Acme Cloud**", "es", false),
      ("Acme Cloud Sync", "es", false),
      ("`swift build` %@", "es", false),
    ]
  )
  func `refuses a copy of a source text of several words, once and for all`(
    _ text: String,
    _ language: String,
    _ isRefused: Bool
  ) async throws {
    try shell.folder.write(
      #"{"sourceLanguage":"en","strings":{"\#(text)":{}},"version":"1.0"}"#,
      to: "L.xcstrings"
    )
    try shell.folder.write(
      """
      glossary:
        Acme Cloud: {translate: false}
      """,
      to: ".xcstrings.yml"
    )
    try shell.folder.write(EngineScripts.copying, to: "copy.py")
    func run(_ options: String...) async throws -> (run: BuiltProgram.Run, requests: Int) {
      try shell.folder.write("", to: "requests.log")
      let arguments = [
        "translate", "L.xcstrings", "--language", language, "--with", "python3 copy.py",
      ]
      let run = try await shell.run(arguments + options)
      let log = try shell.folder.text(of: "requests.log")
      return (run, log.split(separator: "\n").count)
    }
    let first = try await run()
    #expect(first.run.status == (isRefused ? 1 : 0), "\(first.run.errors)")
    let translation = try catalog()[text]?.localizations[language]
    #expect((translation == nil) == isRefused)
    guard isRefused else { return }
    #expect(first.requests == 2)
    #expect(first.run.errors.contains("the same as the source text"), "\(first.run.errors)")
    let second = try await run()
    #expect(second.requests == 0)
    #expect(second.run.status == 1)
    #expect(second.run.errors.contains("1 key was not requested again"), "\(second.run.errors)")
    #expect(try await run("--retry-refused").requests == 2)
  }

  /// The engines, their exit status, the number of texts that are translated, and words of the
  /// message.
  @Test(
    arguments: [
      ("double", 0, 10, "was answered before"), ("swap", 0, 10, ""), ("delay", 0, 10, ""),
      ("garble", 0, 10, "the line is not"), ("invalid-utf8", 1, 9, "the line is not in UTF-8"),
      ("drop", 1, 8, "because the engine did not answer"),
      ("escape", 1, 0, "U+001B"), ("bidi", 1, 0, "U+202E"),
      ("too-long", 1, 0, "10 times as long"), ("lost-marks", 1, nil, "lacks '%@'"),
      ("unknown-ids", 0, 10, "there is no request 'u1'"),
      ("flood", 74, nil, "too many lines that are no answers"),
      ("exit-1", 74, nil, "The engine ended with status 1"),
      ("die-late", 74, nil, "The engine ended with status 137"),
      ("exit-at-once", 74, 0, "The engine ended with status 1"),
      ("no-greeting", 74, 0, "did not begin with a 'ready' message"),
      ("garbage-greeting", 74, 0, "did not begin with a 'ready' message"),
      ("cannot", 74, 0, "The engine cannot translate: The key "),
      ("silent-start", 74, 0, "did not answer for 1 second"),
      ("hang", 74, 0, "did not answer for 2 seconds"),
      ("hang-late", 74, 4, "did not answer for 2 seconds"),
      ("hang-swapped", 74, 5, "did not answer for 2 seconds"),
      ("greets-forever", 74, 4, "did not answer for 2 seconds"),
      ("lose-one", 1, 9, "because the engine did not answer"), ("pause", 0, 10, ""),
      ("pause-too-long", 1, 9, "requests a longer pause than --timeout permits"),
      ("never-reads", 74, 0, "did not answer for 1 second"),
      ("endless", 74, 0, "a line of more than 1 MiB"),
      ("long-line", 74, 0, "a line of more than 1 MiB"),
      ("close-stdout", 74, 0, "The engine ended with status"), ("stderr", 0, 10, ""),
      ("skip", 1, 0, "because the engine leaves it out: a "),
    ] as [(String, Int32, Int?, String)]
  )
  func `survives an engine that misbehaves`(
    _ mode: String,
    _ status: Int32,
    _ count: Int?,
    _ message: String
  ) async throws {
    let run = try await shell.translate(mode, "--timeout", "1")
    #expect(run.status == status, "\(run.errors)")
    if !message.isEmpty { #expect(run.errors.contains(message), "\(run.errors)") }
    if message.contains("did not answer for") {
      #expect(!run.errors.contains("is not translated"), "\(run.errors)")
      #expect(run.errors.contains("use --timeout"), "\(run.errors)")
    }
    #expect(
      !run.errors.unicodeScalars.contains("\u{1B}"),
      "a control character reached the terminal"
    )
    if mode == "lost-marks" {
      #expect(try texts().values.allSatisfy { $0.value == "Texto" || $0.value == "Hecho" })
      #expect(try texts().count == 9)
      return
    }
    try checkCatalog()
    if let count { #expect(try texts().count == count + 1) }
    let rest = try await shell.translate("plain")
    #expect(rest.status == 0)
    #expect(try texts().count == 11)
  }

  @Test func `stops if an engine hangs while texts wait, and continues with the next run`()
    async throws
  {
    let shell = try Shell.withEngines(count: 100)
    let run = try await shell.translate("hang-at-half", "--timeout", "1")
    #expect(run.status == 74)
    #expect(run.output == "L.xcstrings es: 49 of 100 translated\n")
    #expect(run.errors.contains("Error: The engine did not answer for 1 second.\n"))
    #expect(run.errors.contains("the next run continues"))
    let rest = try await shell.translate("plain")
    #expect(rest.output == "L.xcstrings es: 51 of 51 translated\n")
  }

  @Test func `keeps the catalog whole if the numbers of answers are swapped`() async throws {
    let run = try await shell.translate("swap-ids", "--timeout", "1")
    // Texts without placeholders cannot be distinguished, but those with placeholders are refused.
    for (key, unit) in try texts() { #expect(key.contains("%@") == unit.value.contains("%@")) }
    #expect([0, 1].contains(run.status))
    #expect(try await shell.run("coverage L.xcstrings").status == 0)
  }

  @Test func `uses an engine that answers at the end of its input`() async throws {
    let run = try await shell.run([
      "translate", "L.xcstrings", "--language", "es", "--with", "python3 late.py", "--timeout", "1",
    ])
    #expect(run.status == 0, "\(run.errors)")
    #expect(try texts().count == 11)
  }

  @Test func `sends a request again after the time that the engine wants`() async throws {
    #expect(try await shell.translate("rate").status == 0)
    try checkCatalog()
    let requests = try shell.folder.text(of: "requests.log").split(separator: "\n")
    #expect(requests.count == 11)
  }

  @Test func `stops at a number of texts, and at a cost`() async throws {
    let first = try await shell.translate("plain", "--limit", "3")
    #expect(first.output == "L.xcstrings es: 3 of 10 translated\n")
    let next = "Next: xcstrings review --language es\n"
    #expect(first.errors == "7 keys are left, because of --limit.\n\(next)")
    #expect(first.status == 0)
    let second = try await shell.translate("cost", "--max-cost", "0.5", "--concurrency", "1")
    #expect(second.output == "L.xcstrings es: 2 of 7 translated\n")
    #expect(second.errors == "Cost: 0.5000 USD\n5 keys are left, because of --max-cost.\n\(next)")
    try checkCatalog()
  }

  @Test func `shows the error output of the engine with -v, or if it fails`() async throws {
    let failed = try await shell.translate("exit-1")
    #expect(failed.errors.contains("Traceback: "))
    let verbose = try await shell.translate("exit-1", "-v")
    #expect(verbose.errors.contains("Traceback: "))
    #expect(!(try await shell.translate("stderr")).errors.contains("zzz"))
  }

  @Test func `previews counts and requests without an engine`() async throws {
    let preview = try await shell.run("translate L.xcstrings --language es --dry-run")
    #expect(
      preview.output == """
        L.xcstrings es: 10 keys, 10 requests, 66 characters
        Words: 10 (no match 10)

        """
    )
    let json = try await shell.run("translate L.xcstrings --language es,fr --dry-run --json")
    #expect(json.output.contains(#""characters" : 66"#))
    #expect(json.output.contains(#""keys" : 11"#))
    let lines =
      try await shell.run("translate L.xcstrings --language es --print-requests --limit 2")
      .output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix(#"{"protocol":"xcstrings-translate/1","source":"en","target":"es""#))
    #expect(lines[1].hasPrefix(#"{"id":"1","kind":"text","key":"Text 0""#))
    #expect(try texts().count == 1)
  }

  /// Source texts of a second catalog, and the words by band in both.
  @Test(
    arguments: [
      ("Open every door now", "no match 4"), ("Close all doors", "100 % 3"),
      ("Go to %@ <b>now</b>", "no match 3"),
      ("Close every window here", "no match 4"),
      ("Save it, save it", "no match 4"), ("Acme Cloud is here", "no match 2"),
    ]
  )
  func `counts words by their similarity to finished texts`(
    _ text: String,
    _ words: String
  ) async throws {
    try shell.folder.write(
      """
      catalogs: [A.xcstrings, B.xcstrings]
      languages: [en, es]
      translate: {price: 20}
      glossary: {Acme Cloud: {translate: false}}
      """,
      to: ".xcstrings.yml"
    )
    let done =
      #"{"localizations":{"es":{"stringUnit":{"state":"translated","value":"Cierra todas las puertas"}}}}"#
    try shell.folder.write(
      #"{"sourceLanguage":"en","strings":{"Close all doors":\#(done),"a":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"\#(text)"}}}}},"version":"1.0"}"#,
      to: "A.xcstrings"
    )
    try shell.folder.write(
      #"{"sourceLanguage":"en","strings":{"Again":{},"b":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"\#(text)"}}}}},"version":"1.0"}"#,
      to: "B.xcstrings"
    )
    let run = try await shell.run("translate --dry-run --language es")
    #expect(run.status == 0, "\(run.errors)")
    let count = Int(words.split(separator: " ").last ?? "") ?? 0
    let isEqual = words.hasPrefix("100 %")
    let (name, number) = (words.dropLast(2), words.hasPrefix("no match") ? count + 1 : count)
    let parts =
      isEqual
      ? "no match 1, 100 % 6"
      : words.hasPrefix("no match")
        ? "\(name) \(number), repetitions \(count)" : "no match 1, \(words), repetitions \(count)"
    #expect(run.output.contains("Words: \(2 * count + 1) (\(parts))\n"), "\(run.output)")
    #expect(
      run.output.contains("Total: 3 keys, 3 requests, \(2 * text.count + 5) characters"),
      "\(run.output)"
    )
    #expect(run.output.contains("Estimated cost: 0.00"), "\(run.output)")
  }

  @Test func `prints the result as JSON`() async throws {
    let run = try await shell.translate("cost", "--json", "--key", "Text 1", "--key", "Text 2")
    for part in [
      #""ended" : "completed""#, #""engine" : "test""#, #""requests" : 2"#, #""cost" : 0.5"#,
      #""Text 1""#, #""remaining" : 0"#, #""failed" : ["#,
    ] {
      #expect(run.output.contains(part), "\(part): \(run.output)")
    }
  }

  @Test func `writes the state that the user wants, and translates drafts again`() async throws {
    _ = try await shell.translate("plain", "--state", "machine_translated", "--key", "Text 1")
    #expect(try texts()["Text 1"]?.state == .machineTranslated)
    _ = try await shell.run([
      "set", "L.xcstrings", "--key", "Text 2", "--language", "es", "--value", "Viejo", "--state",
      "needs_review",
    ])
    #expect(
      try await shell.translate("plain", "--key", "Text 2").errors.hasPrefix("There is nothing")
    )
    _ = try await shell.translate("plain", "--key", "Text 2", "--only", "needs_review")
    #expect(try texts()["Text 2"]?.value == "Texto 2")
    #expect(try await shell.translate("plain", "--state", "new").status == 64)
  }

  @Test func `uses the command of the configuration`() async throws {
    try shell.folder.write(
      """
      catalogs: [L.xcstrings]
      languages: [en, es]
      translate: {command: python3 engine.py plain}
      """,
      to: ".xcstrings.yml"
    )
    let run = try await shell.run("translate")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try texts().count == 11)
  }

  @Test func `reports errors of the command line`() async throws {
    let none = try await shell.run("translate L.xcstrings --language es")
    #expect(none.status == 64)
    #expect(none.errors.hasPrefix("Error: No translation engine was specified.\n"))
    let missing = try await shell.run("translate L.xcstrings --language es --with no-such-program")
    #expect(missing.status == 74)
    #expect(missing.errors.contains("The engine 'no-such-program' could not be started."))
    #expect(try await shell.run("translate L.xcstrings --language en --with x").status == 64)
    #expect(try await shell.run("translate L.xcstrings --language xx --with x").status == 64)
    #expect(
      try await shell.run("translate L.xcstrings --key No --language es --with x").status == 1
    )
    #expect(try await shell.run("translate L.xcstrings --limit 0 --with x").status == 64)
    let quote = try await shell.run([
      "translate", "L.xcstrings", "--language", "es", "--with", "python3 'engine.py",
    ])
    #expect(quote.status == 64)
  }

  @Test func `runs a line of a shell`() async throws {
    let run = try await shell.run([
      "translate", "L.xcstrings", "--language", "es", "--with-shell",
      "cat | python3 engine.py plain 2>/dev/null",
    ])
    #expect(run.status == 0, "\(run.errors)")
    try checkCatalog()
  }

  @Test func `does not overwrite what others write meanwhile`() async throws {
    async let translation = shell.translate("slow", "--concurrency", "1")
    for number in 0..<4 {
      try await Task.sleep(for: .milliseconds(60))
      let run = try await shell.run([
        "set", "L.xcstrings", "--key",
        "Text \(9 - number == 4 || 9 - number == 9 ? 1 : 9 - number)",
        "--language", "es", "--value", "Humano",
      ])
      #expect(run.status == 0)
    }
    let run = try await translation
    let texts = try texts()
    let own = texts.filter { $0.value.value == "Humano" }
    #expect(!own.isEmpty)
    #expect(own.allSatisfy { $0.value.state == .translated })
    #expect(texts.count == 11)
    if run.status == 1 { #expect(run.errors.contains("another program changed it")) }
  }

  @Test func `ignores the layout and keeps the files of a project apart`() async throws {
    try shell.folder.write(EngineScripts.catalog(), to: "M.xcstrings")
    let run = try await shell.run([
      "translate", "L.xcstrings", "M.xcstrings", "--language", "es,fr", "--with",
      "python3 engine.py plain",
    ])
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output == """
        L.xcstrings es: 10 of 10 translated
        M.xcstrings es: 10 of 10 translated
        L.xcstrings fr: 11 of 11 translated
        M.xcstrings fr: 11 of 11 translated

        """
    )
  }

  @Test func `sends the style of the language or of its parent`() async throws {
    try shell.folder.write(
      """
      catalogs: [L.xcstrings]
      languages: [en, es, es-MX, fr]
      translate: {style: {es: {address: tú, tone: short}}}
      """,
      to: ".xcstrings.yml"
    )
    for (language, style) in [
      ("es", #""style":{"address":"tú","tone":"short"},"texts""#),
      ("es-MX", #""style":{"address":"tú","tone":"short"},"texts""#), ("fr", #""fr","texts""#),
    ] {
      let run = try await shell.run("translate --language \(language) --print-requests")
      #expect(run.output.contains(style), "\(run.output)")
    }
  }

  @Test func `sends what the code says about a key`() async throws {
    let source = """
      import SwiftUI
      struct DoorView: View {
        var body: some View {
          Button("Open the door") { open() }
        }
      }
      """
    try shell.writeProject(
      source: source,
      catalog: #"{"sourceLanguage":"en","version":"1.0","strings":{"Open the door":{}}}"#
    )
    let configuration = try shell.folder.text(of: ".xcstrings.yml")
    let lines = try await shell.run("translate --language es --print-requests").output
    #expect(lines.contains(#""screen":"DoorView""#), "\(lines)")
    #expect(lines.contains(#""role":""#))
    #expect(lines.contains(#""places":["Sources/App/App.swift:4"]"#))
    #expect(!lines.contains(#""code""#))
    try shell.folder.write(configuration + "\ntranslate: {send: [code]}\n", to: ".xcstrings.yml")
    let code = try await shell.run("translate --language es --print-requests").output
    #expect(code.contains(#"\n    Button(\"Open the door\") { open() }\n"#), "\(code)")
  }

  @Test func `finds the use of a key in code that is not compiled with the catalog`() async throws {
    try shell.writeProject(
      source: "import SwiftUI\n",
      catalog: #"{"sourceLanguage":"en","version":"1.0","strings":{"Open the door":{}}}"#
    )
    let configuration = try shell.folder.text(of: ".xcstrings.yml")
    try shell.folder.write(
      configuration + "\n  Kit: {table: Kit, sources: [Kit]}\n",
      to: ".xcstrings.yml"
    )
    try shell.folder.write(
      "import SwiftUI\nstruct DoorView: View { var body: some View { Button(\"Open the door\") {} } }\n",
      to: "Kit/DoorView.swift"
    )
    let lines = try await shell.run("translate --language es --print-requests").output
    #expect(lines.contains(#""places":["Kit/DoorView.swift:2"],"otherTarget":true"#), "\(lines)")
    #expect(lines.contains(#""screen":"DoorView""#))
    let queue = try await shell.run("review --json --language es").output
    #expect(queue.contains(#""otherTarget" : true"#), "\(queue)")
    let page = try await shell.run("review --language es --report html -o page.html")
    #expect(page.status == 0)
    #expect(try shell.folder.text(of: "page.html").contains("Kit/DoorView.swift:2"))
  }

  /// The plurals that the project requires, another translation, and the forms of the draft.
  @Test(arguments: [
    ("usual", false, ["one", "other"]), ("strict", false, ["one", "many", "other"]),
    ("usual", true, ["one", "many", "other"]),
  ])
  func `leaves out forms for rare numbers that say nothing new`(
    _ plurals: String,
    _ hasMany: Bool,
    _ forms: [String]
  ) async throws {
    func plural(_ texts: [String]) -> String {
      let units = texts.map {
        #""\#($0)":{"stringUnit":{"state":"translated","value":"%lld text"}}"#
      }
      return #"{"variations":{"plural":{\#(units.joined(separator: ","))}}}"#
    }
    let english = #""en":\#(plural(["one", "other"]))"#
    let other =
      #","other":{"localizations":{\#(english),"es":\#(plural(["one", "many", "other"]))}}"#
    try shell.folder.write("catalogs: [L.xcstrings]\nplurals: \(plurals)\n", to: ".xcstrings.yml")
    try shell.folder.write(
      #"{"sourceLanguage":"en","version":"1.0","strings":{"%lld text":{"localizations":{\#(english)}}\#(hasMany ? other : "")}}"#,
      to: "L.xcstrings"
    )
    #expect(try await shell.translate("plain").status == 0)
    let found = try catalog()["%lld text"]?.localizations["es"]?.variations?.plural.keys
      .map(\.rawValue)
    #expect(found?.sorted() == forms.sorted())
    #expect(try await shell.run("validate L.xcstrings --language es").status == 0)
    #expect(try await shell.translate("plain").errors == "There is nothing to translate.\n")
  }
}

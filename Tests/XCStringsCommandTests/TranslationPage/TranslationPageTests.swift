import Diagnostics
import FoundationEssentials
import JSONSyntax
import Localization
import TestSupport
import Testing

@testable import xcstrings

/// The page that `xcstrings export --format html` writes for a translator.
@Suite struct `Translation page` {
  let shell: Shell

  init() throws {
    shell = try .withTexts()
  }

  private func page() async throws -> SentPage {
    let run = try await shell.run("export Texts.xcstrings -l es --format html -o es.html")
    #expect(run.status == 0)
    return try SentPage(shell.folder.text(of: "es.html"))
  }

  @Test func `contains the translations with their versions`() async throws {
    let work = try await page().work
    #expect(work["format"]?.text == "xcstrings-work/1")
    #expect(work["language"]?["code"]?.text == "es")
    #expect(work["catalogs"]?.list.map(\.text) == ["Texts.xcstrings"])
    let items = work["items"]?.list ?? []
    #expect(items.map { $0["key"]?.text } == ["%lld files", "Hello, %@", "Save"])
    let files = try #require(items.first)
    #expect(files["sources"]?.list.count == 2)
    #expect(files["texts"]?.list.first?["value"]?.text == "%lld archivos")
    for item in items {
      #expect(item["sourceVersion"]?.text?.hasPrefix("s1-") == true)
      for text in item["texts"]?.list ?? [] {
        #expect(text["version"]?.text?.hasPrefix("t1-") == true)
      }
    }
  }

  @Test func `runs only its own script and connects to nothing`() async throws {
    let page = try await page()
    #expect(page.policy.hasPrefix("default-src 'none'; "))
    #expect(page.policy.contains("connect-src 'none'"))
    #expect(page.policy.contains("require-trusted-types-for 'script'"))
    #expect(!page.policy.contains("unsafe"))
    #expect(page.text.ranges(of: "<script").count == 2)
    #expect(!page.text.contains("innerHTML"))
  }

  @Test(arguments: ["en", "es"])
  func `has every word of its script in the catalog`(language: String) {
    let words = PageWord.all(in: language)
    #expect(words.count > 100)
    for (name, word) in words {
      let texts =
        switch word {
        case .text(let text): [text]
        case .forms(let forms): Array(forms.values)
        }
      for text in texts {
        #expect(!text.isEmpty && text != PageWord.catalogKey(of: name), "\(name)")
        #expect(!text.contains("%"), "\(name): \(text)")
        #expect(PageWord.messageKey(of: name).map { text != $0 } ?? true, "\(name)")
      }
    }
    #expect(words.values.contains { if case .forms = $0 { true } else { false } })
  }

  @Test func `joins its modules in the order of their imports`() {
    let script = PageFiles.script
    #expect(!script.contains("import {") && !script.contains("\nexport "))
    let names = script.split(separator: "\n")
      .compactMap { line in
        line.prefixMatch(of: /(?:async )?(?:function\*?|class|const|let) (\w+)/)?.output.1
      }
    #expect(names.count > 100)
    // A local declaration may repeat a name, so the names are those of the files' own lines.
    let exported = PageFiles.texts.values
      .flatMap { $0.matches(of: /(?m)^export (?:async )?(?:function\*?|class|const|let) (\w+)/) }
      .map(\.output.1)
    #expect(Set(exported).count == exported.count)
    #expect(Set(exported).isSubset(of: Set(names)))
  }
}

/// The import of the file that the page returns.
@Suite struct `Returned work` {
  let shell: Shell

  init() throws {
    shell = try .withTexts()
  }

  /// Exports the page, and returns its translations.
  private func items() async throws -> [JSONValue] {
    _ = try await shell.run("export Texts.xcstrings -l es --format html -o es.html")
    return try SentPage(shell.folder.text(of: "es.html")).work["items"]?.list ?? []
  }

  /// Writes a returned file with a text for each of some keys.
  private func write(
    _ texts: [String: String],
    state: String = "translated",
    of items: [JSONValue],
    questions: String = "[]"
  ) throws {
    let rows = items.compactMap { item -> String? in
      guard let key = item["key"]?.text, let value = texts[key] else { return nil }
      return Self.row(item, value, state)
    }
    try shell.folder.write(Self.file(rows, questions), to: "es.xcstrings-work.json")
  }

  private static func file(_ rows: [String], _ questions: String) -> String {
    """
    {"format": "xcstrings-work/1", "id": "0", "sourceLanguage": "en", "language": "es",
     "strings": [\(rows.joined(separator: ",\n"))], "questions": \(questions)}
    """
  }

  private static func row(_ item: JSONValue, _ value: String, _ state: String) -> String {
    let text = item["texts"]?.list.first
    return """
      {"catalog": "Texts.xcstrings", "key": "\(item["key"]?.text ?? "")", "language": "es",
       "variation": "\(text?["variation"]?.text ?? "")", "value": "\(value)", "state": "\(state)",
       "sourceVersion": "\(item["sourceVersion"]?.text ?? "")",
       "targetVersion": "\(text?["version"]?.text ?? "")"}
      """
  }

  @Test func `is imported with the states of the translator`() async throws {
    try write(["Save": "Guardar", "%lld files": "%lld ficheros"], of: try await items())
    let run = try await shell.run("import es.xcstrings-work.json --catalog Texts.xcstrings")
    #expect(run.status == 0)
    let text = try shell.folder.text(of: "Texts.xcstrings")
    #expect(text.contains(#""value" : "Guardar""#) && text.contains(#""value" : "%lld ficheros""#))
    #expect(
      try await shell.run("import es.xcstrings-work.json --catalog Texts.xcstrings").status == 0
    )
    #expect(try shell.folder.text(of: "Texts.xcstrings") == text)
  }

  @Test func `keeps a draft a draft`() async throws {
    try write(["%lld files": "%lld ficheros"], state: "needs_review", of: try await items())
    #expect(
      try await shell.run("import es.xcstrings-work.json --catalog Texts.xcstrings").status == 0
    )
    #expect(
      try shell.difference() == [
        #"- "value" : "%lld archivos""#, #"+ "value" : "%lld ficheros""#,
      ]
    )
  }

  @Test func `does not replace what has changed, and returns it as a page`() async throws {
    let items = try await items()
    _ = try await shell.run("set Texts.xcstrings --key Save --language es --value Grabar")
    try write(["Save": "Guardar", "Hello, %@": "Buenas, %@"], of: items)
    let run = try await shell.run(
      "import es.xcstrings-work.json --catalog Texts.xcstrings --conflicts again.html"
    )
    #expect(run.status == 1)
    let text = try shell.folder.text(of: "Texts.xcstrings")
    #expect(text.contains("Grabar") && !text.contains("Guardar") && text.contains("Buenas, %@"))
    let page = try SentPage(shell.folder.text(of: "again.html")).work["items"]?.list ?? []
    #expect(page.map { $0["key"]?.text } == ["Save"])
    #expect(page.first?["texts"]?.list.first?["value"]?.text == "Grabar")
    #expect(page.first?["refused"]?[""]?.text == "Guardar")
  }

  @Test func `does not finish a text with errors`() async throws {
    try write(["Hello, %@": "Hola"], of: try await items())
    let run = try await shell.run("import es.xcstrings-work.json --catalog Texts.xcstrings")
    #expect(run.status == 1 && run.errors.contains("[invalid-text"))
    #expect(try shell.difference().isEmpty)
  }

  @Test(arguments: [
    (#""targetVersion""#, #""version""#, Int32(65)),
    (#""sourceVersion""#, #""version""#, 65),
    (#""state": "translated""#, #""state": "approved""#, 65),
    (#""language": "es""#, #""language": "fr""#, 65),
    (#""format": "xcstrings-work/1""#, #""format": "x""#, 65),
    (#""catalog": "Texts.xcstrings""#, #""catalog": "../../etc/Texts.xcstrings""#, 1),
    (#""catalog": "Texts.xcstrings""#, #""catalog": "/etc/passwd""#, 1),
    (#""strings": ["#, #""strings": [["#, 65),
  ])
  func `rejects a forged file`(old: String, new: String, status: Int32) async throws {
    try write(["Save": "Guardar"], of: try await items())
    let text = try shell.folder.text(of: "es.xcstrings-work.json")
    let range = try #require(text.ranges(of: old).last)
    try shell.folder.write(
      text.replacingCharacters(in: range, with: new),
      to: "es.xcstrings-work.json"
    )
    let run = try await shell.run("import es.xcstrings-work.json --catalog Texts.xcstrings")
    #expect(run.status == status)
    #expect(try shell.difference().isEmpty)
  }

  @Test func `keeps questions until the comment answers them`() async throws {
    let question = #"[{"catalog": "Texts.xcstrings", "key": "Save", "text": "A verb?"}]"#
    try write([:], of: try await items(), questions: question)
    let run = try await shell.run("import es.xcstrings-work.json --catalog Texts.xcstrings")
    #expect(run.status == 0 && run.errors.contains("A verb?"))
    #expect(try shell.folder.text(of: ".xcstrings/questions.jsonl").contains("A verb?"))
    func save() async throws -> JSONValue? { try await items().first { $0["key"]?.text == "Save" } }
    #expect(try await save()?["question"]?.text == "A verb?")
    #expect(try await save()?["answer"] == nil)
    _ = try await shell.run(["set", "Texts.xcstrings", "--key", "Save", "--comment", "A verb"])
    #expect(try await save()?["answer"]?.text == "A verb")
  }
}

/// The parts of a sent page.
struct SentPage {
  let text: String
  let policy: String
  let work: JSONValue

  init(_ text: String) throws {
    self.text = text
    policy = try #require(
      text.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/).map { String($0.1) }
    )
    let island = try #require(
      text.firstMatch(of: /<script type="application\/json" id="work">(.*?)<\/script>/)
    )
    work = try #require(JSONValue.parse(Array(island.1.utf8), file: "work").value)
  }
}

extension JSONValue {
  /// The elements of an array; empty for another value.
  var list: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}

import FoundationEssentials
import TestSupport
import Testing

@testable import xcstrings

/// The output of `xcstrings validate --report html`.
@Suite struct `Findings page` {
  let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.writeProject(source: Samples.source, catalog: Self.catalog)
  }

  @Test func `contains every key with its strings, states and findings`() async throws {
    let page = try await Page(shell.run("validate --report html").output)
    let catalog = try #require(page.report.catalogs.first)
    #expect(catalog.path == "Localizations/App.xcstrings")
    #expect(catalog.languages == ["en", "es"])
    #expect(catalog.entries.map(\.key) == ["%lld files", "Bye", Self.hostileKey])
    let files = catalog.entries[0]
    #expect(files.comment == "Below a folder" && files.placeholders == [0, 4] && files.line == 4)
    let spanish = try #require(files.localizations[1])
    #expect(spanish.state == "needs_review")
    #expect(spanish.texts.map(\.variation) == ["plural.one", "plural.other"])
    #expect(spanish.texts.map(\.value) == ["%lld archivo", "👍🏽 %lld archivos"])
    #expect(spanish.texts.map(\.placeholders) == [[0, 4], [5, 9]])
    #expect(spanish.texts.map(\.state) == ["translated", nil])
    let bye = catalog.entries[1]
    #expect(bye.localizations[1]?.state == "missing")
    #expect(bye.findings.map(\.rule) == ["missing-translation"])
    #expect(bye.findings.first?.languages == ["es"] && bye.findings.first?.severity == "error")
    #expect(bye.findings.first?.message == "\"Bye\" has no translation in '\u{E000}'")
    #expect(page.report.rules["missing-translation"]?.claim.isEmpty == false)
    #expect(catalog.counts["es"] == ["missing": 2, "needs_review": 1])
  }

  @Test func `escapes the content of catalogs`() async throws {
    let page = try await Page(shell.run("validate --report html").output)
    #expect(page.report.catalogs.first?.entries.last?.key == Self.hostileKey)
    #expect(!page.text.contains("<img") && !page.text.contains("<!--"))
    // One for the data and one for the script.
    #expect(page.text.ranges(of: "</script").count == 2)
    #expect(page.text.ranges(of: "<script").count == 2)
    #expect(!page.script.contains("innerHTML") && !page.script.contains("eval("))
  }

  @Test func `runs only its own script and loads nothing`() async throws {
    let page = try await Page(shell.run("validate --report html").output)
    #expect(page.policy.hasPrefix("default-src 'none'; "))
    #expect(!page.policy.contains("unsafe") && !page.policy.contains("http"))
    let nonces = page.policy.matches(of: /'nonce-([a-z0-9]{20,})'/).map { String($0.1) }
    #expect(nonces.count == 2 && Set(nonces).count == 1)
    #expect(page.text.ranges(of: " nonce=\"\(nonces.first ?? "")\">").count == 2)
    // The nonce of the next page is unpredictable.
    #expect(try await Page(shell.run("validate --report html").output).policy != page.policy)
    #expect(!page.style.contains("url(") && !page.style.contains("@import"))
    #expect(!page.script.contains("http") && !page.script.contains("fetch("))
  }

  @Test(arguments: [
    ("en_US.UTF-8", "en", "Spanish", "{shown} of 3 keys", "one"),
    ("es_ES.UTF-8", "es", "Español", "{shown} de 3 claves", "uno"),
  ])
  func `uses the language of the run`(
    environment: String,
    language: String,
    spanish: String,
    count: String,
    one: String
  ) async throws {
    let page = try await Page(shell.run("validate --report html", language: environment).output)
    #expect(page.text.contains("<html lang=\"\(language)\">"))
    #expect(page.report.language == language)
    #expect(page.report.languages.map(\.tag) == ["en", "es"])
    #expect(page.report.languages.last?.name == spanish)
    #expect(page.report.languages.last?.samples["many"] == [1_000_000])
    #expect(page.report.labels["count"] == count)
    #expect(page.report.variations["plural.one"] == one)
  }

  @Test func `is written to a file, while the findings are printed as text`() async throws {
    let printed = try await shell.run("validate --report html")
    #expect(printed.status == 1)
    let preview = try await shell.run("validate --report html --output page.html --dry-run")
    #expect(preview.status == 1 && !shell.folder.exists("page.html"))
    let run = try await shell.run("validate --report html --output page.html")
    #expect(run.status == 1 && run.output.contains("[missing-translation]"))
    let page = try Page(shell.folder.text(of: "page.html"))
    #expect(try page.island == Page(printed.output).island)
    #expect(try await shell.run("validate --report github --output page.html").status == 64)
    #expect(try await shell.run("validate --report html --output nowhere/page.html").status == 74)
  }

  @Test(arguments: [
    ("plural.few", "few"), ("device.mac.plural.one", "Mac · one"), ("device.toaster", "toaster"),
    ("substitutions.days.plural.other", "days · other"), ("stringSet.1", "phrase 2"),
    ("odd", "odd"),
  ])
  func `describes variants in words`(name: String, label: String) {
    #expect(VariationLabel(name).text == label)
  }
}

extension `Findings page` {
  private static let hostileKey = #"<img src=x onerror="alert(1)"></script><!-- <script>"#

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {
          "comment" : "Below a folder",
          "extractionState" : "manual",
          "localizations" : {
            "es" : {
              "variations" : {
                "plural" : {
                  "one" : {"stringUnit" : {"state" : "translated", "value" : "%lld archivo"}},
                  "other" : {"stringUnit" : {"state" : "needs_review", "value" : "👍🏽 %lld archivos"}}
                }
              }
            }
          }
        },
        "Bye" : {"comment" : "Last \\u2028 word", "extractionState" : "manual"},
        "<img src=x onerror=\\"alert(1)\\"></script><!-- <script>" : {"extractionState" : "manual"}
      },
      "version" : "1.0"
    }
    """
}

/// The parts of a page.
private struct Page {
  let text: String
  let policy: String
  let style: String
  let script: String
  let island: String
  let report: Report

  init(_ text: String) throws {
    self.text = text
    func part(after start: String, to end: String) throws -> String {
      let from = try #require(text.firstRange(of: start)).upperBound
      let to = try #require(text[from...].firstRange(of: end)).lowerBound
      return String(text[from..<to])
    }
    policy = try part(after: "Content-Security-Policy\" content=\"", to: "\"")
    let nonce = try part(after: "script-src 'nonce-", to: "'")
    style = try part(after: "<style nonce=\"\(nonce)\">", to: "</style>")
    script = try part(after: "<script nonce=\"\(nonce)\">", to: "</script>")
    island = try part(after: "<script type=\"application/json\" id=\"report\">", to: "</script>")
    report = try JSONDecoder().decode(Report.self, from: Data(island.utf8))
  }

  struct Report: Decodable {
    let language: String
    let languages: [Language]
    let variations: [String: String]
    let rules: [String: Rule]
    let catalogs: [Catalog]
    let labels: [String: String]
  }

  struct Language: Decodable {
    let tag: String
    let name: String
    let samples: [String: [Int]]
  }

  struct Rule: Decodable {
    let claim: String
  }

  struct Catalog: Decodable {
    let path: String
    let languages: [String]
    let counts: [String: [String: Int]]
    let entries: [Entry]
  }

  struct Entry: Decodable {
    let key: String
    let placeholders: [Int]?
    let comment: String?
    let line: Int
    let localizations: [Localization?]
    let findings: [Finding]
  }

  struct Localization: Decodable {
    let state: String?
    let texts: [Text]

    /// Decodes the brief form of a missing string or of a single translated one, or the full form.
    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if (try? value.decode(Int.self)) == 0 {
        (state, texts) = ("missing", [Text(value: nil)])
      } else if let text = try? value.decode(String.self) {
        (state, texts) = ("translated", [Text(value: text)])
      } else {
        var values = try decoder.unkeyedContainer()
        state = try values.decode(String?.self)
        var texts: [Text] = []
        while !values.isAtEnd {
          let text = try? values.decode(String.self)
          texts.append(try text.map { Text(value: $0) } ?? values.decode(Text.self))
        }
        self.texts = texts
      }
    }
  }

  struct Text: Decodable {
    let value: String?
    var state: String?
    var variation: String?
    var placeholders: [Int]?
  }

  struct Finding: Decodable {
    let rule: String
    let severity: String
    let message: String
    let languages: [String]?
  }
}

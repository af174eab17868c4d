import CatalogValidation
import Diagnostics
import TestSupport
import Testing

@testable import xcstrings

/// The outstanding keys of each language, as HTML and Markdown.
@Suite struct `Reports of xcstrings coverage` {
  let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.folder.write(
      RuleExample(
        #"""
        "Save" : { "comment" : "A button", "localizations" : { "es" : {
          "stringUnit" : { "state" : "needs_review", "value" : "Guardar" } } } },
        "title" : { "localizations" : { "en" : {
          "stringUnit" : { "state" : "translated", "value" : "My title" } } } },
        "Done" : { "localizations" : { "es" : {
          "stringUnit" : { "state" : "translated", "value" : "Listo" } } } },
        "\#(hostile)" : { "comment" : "\#(hostile)", "localizations" : { "es" : {
          "stringUnit" : { "state" : "new", "value" : "\#(hostile)" } } } }
        """#
      )
      .markedCatalog,
      to: "App.xcstrings"
    )
  }

  private let hostile =
    "</title></script></details><img src=x onerror=alert(1)><!--' | `x` [a](javascript:b) *c* & \\nd"

  // MARK: - HTML

  @Test func `the HTML page lists the outstanding keys of each language`() async throws {
    let page = try await shell.run("coverage App.xcstrings --report html").output
    #expect(page.contains("<h2>Spanish: 3 outstanding keys <code>es</code></h2>"))
    #expect(page.contains(">My title</span>"))
    #expect(page.contains(">Guardar</span>"))
    #expect(page.contains("<p class=\"comment\" dir=\"auto\">A button</p>"))
    #expect(page.contains("<article data-state=\"needs_review\">"))
    #expect(page.contains("<p class=\"place\">App.xcstrings:4</p>"))
    #expect(page.contains("<td>25%</td>"))
    #expect(!page.contains(">Listo<"))
  }

  @Test func `the HTML page is available in Spanish`() async throws {
    let page = try await shell.run("coverage App.xcstrings --report html --lang es").output
    #expect(page.hasPrefix("<!doctype html>\n<html lang=\"es\">"))
    #expect(page.contains("<h2>Español: 3 claves pendientes <code>es</code></h2>"))
  }

  @Test func `the HTML page escapes the content of catalogs`() async throws {
    let page = try await shell.run("coverage App.xcstrings --report html").output
    #expect(!page.contains("<img") && !page.contains("<!--") && !page.contains("javascript:b)</a"))
    #expect(page.ranges(of: "</script").count == 1 && page.ranges(of: "<script").count == 1)
    #expect(page.ranges(of: "</title").count == 1)
    #expect(page.ranges(of: "&lt;img src=x onerror=alert(1)&gt;").count == 3)
    #expect(!page.contains("innerHTML"))
  }

  @Test func `the HTML page loads nothing and runs only its own script`() async throws {
    let page = try await shell.run("coverage App.xcstrings --report html").output
    #expect(page.contains("content=\"default-src 'none'; script-src 'nonce-"))
    #expect(!page.contains(" style=") && !page.contains("url(") && !page.contains("src=\""))
    #expect(page.ranges(of: "http").count == page.ranges(of: "http-equiv").count)
  }

  @Test func `the HTML page links keys to their lines on GitHub`() async throws {
    let line = "coverage App.xcstrings --base-url https://example.com/a&b/blob/main --report"
    let page = try await shell.run("\(line) html").output
    #expect(page.contains("<a href=\"https://example.com/a&amp;b/blob/main/App.xcstrings#L4\">"))
    let markdown = try await shell.run("\(line) markdown").output
    #expect(markdown.contains("[Save](https://example.com/a&b/blob/main/App.xcstrings#L4)"))
    #expect(
      try await shell.run("coverage App.xcstrings --base-url javascript:alert(1)").status == 64
    )
  }

  // MARK: - Markdown

  @Test func `Markdown collapses the outstanding keys of each language`() async throws {
    let markdown = try await shell.run("coverage App.xcstrings --report markdown").output
    #expect(markdown.hasPrefix("| Catalog | Language |"))
    #expect(
      markdown.contains("<details>\n<summary>Spanish (es): 3 outstanding keys</summary>\n\n| Key |")
    )
    #expect(markdown.contains("| Save | to review |  | Guardar | A button |\n"))
    #expect(markdown.contains("| title | missing | My title |  |  |\n"))
    #expect(markdown.ranges(of: "</details>").count == 1)
    #expect(markdown.contains("\\<img src\\=x"))
    #expect(markdown.matches(of: /[^\\](<img|<!--|\[a\]|`x)/).isEmpty)
  }

  @Test func `Markdown reports that nothing is outstanding`() async throws {
    let markdown = try await shell.run("coverage App.xcstrings --languages en --report markdown")
      .output
    #expect(markdown.hasSuffix("\n\nEvery language is complete.\n"))
  }

  @Test func `Markdown limits the number of keys`() async throws {
    let entries = (0..<60).map { "\"Word \($0 + 100)\" : { }" }.joined(separator: ",\n")
    try shell.folder.write(RuleExample(entries).markedCatalog, to: "Long.xcstrings")
    let markdown = try await shell.run("coverage Long.xcstrings --languages es --report markdown")
      .output
    #expect(markdown.ranges(of: "| Word ").count == 50)
    #expect(markdown.contains("\n10 more keys are not listed\\.\n"))
  }

  // MARK: - Output files

  @Test func `writes a report to a file and prints the table`() async throws {
    let run = try await shell.run("coverage App.xcstrings --report html --output out.html")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Catalog "))
    #expect(try shell.folder.text(of: "out.html").hasPrefix("<!doctype html>"))
    #expect(try await shell.run("coverage App.xcstrings --output out.txt").status == 64)
  }

  @Test func `lists a stale key once, for the source language if it is included`() async throws {
    let stale = #""Old" : { "extractionState" : "stale" }, "New" : { }"#
    try shell.folder.write(RuleExample(stale).markedCatalog, to: "Stale.xcstrings")
    let page = try await shell.run("coverage Stale.xcstrings --languages en,es --report html")
      .output
    #expect(page.ranges(of: ">Old</h4>").count == 1)
    #expect(page.contains("<h2>English: 1 outstanding key <code>en</code></h2>"))
    let spanish = try await shell.run("coverage Stale.xcstrings --languages es --report html")
      .output
    #expect(spanish.contains(">Old</h4>"))
  }

  @Test func `ignores pseudolanguages`() async throws {
    _ = try await shell.run("pseudolocalize App.xcstrings")
    let page = try await shell.run("coverage App.xcstrings --report html").output
    #expect(!page.contains("en-XA"))
  }
}

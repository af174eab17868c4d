import Diagnostics
import StringCatalog
import TestSupport
import Testing

/// `Scripts/update-snapshots --filter DamagedCatalogPageTests` updates the page.
@Suite struct DamagedCatalogPageTests {
  /// A damaged catalog, and the command that repairs it.
  struct Sample: Sendable {
    var title: String
    var command: String
    var file: String

    init(_ title: String, by command: String = "format --repair", _ file: String) {
      (self.title, self.command, self.file) = (title, command, file)
    }
  }

  private static let name = "L.xcstrings"

  private static func file(
    _ entries: String,
    end: String = "  },\n  \"version\" : \"1.0\"\n}"
  ) -> String {
    "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries)\n\(end)"
  }

  private static func text(_ language: String, _ value: String) -> String {
    "\"\(language)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(value)\" } }"
  }

  private static func entry(_ texts: String...) -> String {
    "    \"OK\" : { \"localizations\" : {\n      \(texts.joined(separator: ",\n      "))\n    } }"
  }

  private static let samples = [
    Sample(
      "A key twice",
      file(entry(text("es", "Vale")) + ",\n    \"OK\" : { \"comment\" : \"Button\" }")
    ),
    Sample(
      "A key twice; keep what only the second one has",
      by: "format --repair --merge-duplicates",
      file(entry(text("es", "Vale")) + ",\n" + entry(text("es", "Sí"), text("fr", "OK")))
    ),
    Sample("A language twice", file(entry(text("es", "Vale"), text("es", "Aceptar")))),
    Sample("A comma before a bracket", file("    \"OK\" : { },")),
    Sample("A missing comma", file("    \"OK\" : { }\n    \"No\" : { }")),
    Sample("A tab in a string", file("    \"OK\" : { \"comment\" : \"Button\tin a dialog\" }")),
    Sample(
      "A missing last bracket",
      file("    \"OK\" : { }", end: "  },\n  \"version\" : \"1.0\"\n")
    ),
    Sample(
      "Conflict markers",
      by: "merge --from-markers",
      file(
        """
            "OK" : { }
        <<<<<<< HEAD
            , "No" : { }
        =======
            , "Yes" : { }
        >>>>>>> feature
        """
      )
    ),
  ]

  @Test func `the page of the repository matches the commands`() async throws {
    let shell = try Shell()
    var sections: [String] = []
    for sample in Self.samples {
      try shell.folder.write(sample.file, to: Self.name)
      let message = try await shell.run("validate \(Self.name) --language en")
      let repair = try await shell.run("\(sample.command) \(Self.name)")
      #expect(repair.status == 0, "\(repair.errors)")
      let repaired = try shell.folder.text(of: Self.name)
      #expect(StringCatalog.parse(Array(repaired.utf8), file: "F").diagnostics.isEmpty)
      let lines = (message.output + message.errors).split(separator: "\n")
      let damage = lines.prefix { !$0.isEmpty && !$0.contains("missing-") }
        .filter { $0.hasPrefix(Self.name) || $0.hasPrefix("  ") }
      sections.append(
        """
        ### \(sample.title)

        <!-- file: \(Self.name) -->
        ```text
        \(Self.lines(sample.file))
        ```

        ```console
        $ xcstrings validate \(Self.name) --language en
        \(damage.joined(separator: "\n"))
        …
        $ xcstrings \(sample.command) \(Self.name)
        \(Self.lines(repair.output))
        ```
        """
      )
    }
    try GoldenFile(inRepository: "Documentation/DamagedCatalogs.md").expect(Self.page(sections))
  }

  /// Returns a text without the line end at its end.
  private static func lines(_ text: String) -> String {
    text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  private static func page(_ sections: [String]) -> String {
    """
    # Repair damaged catalogs

    Editors and line-by-line merges can leave catalogs that are not valid. `xcstrings` reads what Xcode reads, and rejects
    what Xcode rejects. To repair a file:

    <!-- file: L.xcstrings -->
    ```text
    { "sourceLanguage" : "en", "strings" : { "OK" : { }, }, "version" : "1.0" }
    ```

    ```console
    $ xcstrings format --repair L.xcstrings
    Repaired L.xcstrings with 1 change:
      1:52: remove the comma
    ```

    | Damage | Xcode | `xcstrings` |
    |---|---|---|
    | a key, language or field twice | uses the first one | uses the first one; warning `key-duplicate`. Every edit of the file drops the others |
    | a comma before a closing bracket | reads it | warning `json-trailing-comma`. Every edit of the file removes it |
    | a byte order mark, CRLF, no line end at the end | reads it | reads it. Edits keep it; `format` writes UTF-8 with LF and without a byte order mark, as Xcode does |
    | UTF-16, UTF-32 | reads it, except UTF-32 in little-endian order with a byte order mark | warning `encoding-unusual`, because git treats such files as binary; `format` converts it |
    | a missing or doubled comma, a control character in a string, a missing last bracket | does not read it | error; `format --repair` repairs it |
    | conflict markers | does not read it | error `conflict-markers`; `merge --from-markers` merges both sides |

    `xcstrings format --repair FILE` changes only the damaged places, and lists them. `--dry-run` shows the repairs, and
    `--check` exits with status 1 if there are any. A file whose repair is not certain is not changed: a closing quotation
    mark or an inner bracket is missing, or the file was cut off.

    `--merge-duplicates` keeps the languages, fields and plural categories that only the second of two equal keys has. If
    both have a value, the first one counts.

    `xcstrings merge --from-markers FILE` merges the sides of a conflict as the [merge driver](EditingAndGit.md) does, and
    exits with status 1 if both sides changed the same string. The common ancestor is the one in the markers
    (`merge.conflictStyle` is `diff3` or `zdiff3`), otherwise that of the git index. With `--resolve FILE`, you decide each conflict.

    ## Examples

    Each example shows a file `L.xcstrings`, what `validate` says about it, and the repair.

    \(sections.joined(separator: "\n\n"))

    """
  }
}

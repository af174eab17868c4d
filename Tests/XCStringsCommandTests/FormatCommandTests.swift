import TestSupport
import Testing

@Suite struct `xcstrings format` {
  let shell: Shell
  private static let unsorted = """
    {
      "sourceLanguage": "en",
      "strings": { "B": {}, "A": {} },
      "version": "1.0"
    }

    """
  private static let formatted = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "B" : {

        },
        "A" : {

        }
      },
      "version" : "1.0"
    }
    """

  init() throws {
    shell = try .withTexts()
    try shell.folder.write(Self.unsorted, to: "Unsorted.xcstrings")
  }

  @Test func `does not change a catalog written by Xcode`() async throws {
    let run = try await shell.run("format --sort Texts.xcstrings")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors == "1 catalog is already formatted.\n")
    #expect(try shell.difference().isEmpty)
  }

  @Test func `lists unformatted catalogs without changing them`() async throws {
    let run = try await shell.run("format --check .")
    #expect(run.status == 1)
    #expect(run.output == "Unsorted.xcstrings:2: Xcode would write this line differently.\n")
    #expect(try await shell.run("format --dry-run .").status == 0)
    #expect(try shell.folder.text(of: "Unsorted.xcstrings") == Self.unsorted)
  }

  @Test func `formats a catalog like Xcode and sorts it on request`() async throws {
    let run = try await shell.run("format Unsorted.xcstrings")
    #expect(run.output == "Formatted Unsorted.xcstrings.\n")
    #expect(try shell.folder.text(of: "Unsorted.xcstrings") == Self.formatted)
    #expect(try await shell.run("format Unsorted.xcstrings --check").status == 0)
    #expect(
      try await shell.run("format Unsorted.xcstrings --check --sort --json").output == """
        {
          "catalogs" : [
            {
              "isFormatted" : false,
              "line" : 4,
              "path" : "Unsorted.xcstrings"
            }
          ]
        }

        """
    )
    _ = try await shell.run("format Unsorted.xcstrings --sort")
    #expect(try await shell.run("print Unsorted.xcstrings").output == "A\nB\n")
  }
}

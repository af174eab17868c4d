import TestSupport
import Testing

@Suite struct `xcstrings extract` {
  let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.folder.write(Samples.source, to: "Code/Greeting.swift")
  }

  private let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Hello, %@" : {
          "comment" : "Greets the user"
        }
      },
      "version" : "1.0"
    }

    """

  @Test(arguments: ["extract Code", "extract Code --table Localizable --format xcstrings"])
  func `prints a catalog`(_ line: String) async throws {
    let run = try await shell.run(line)
    #expect(run.status == 0)
    #expect(run.output == catalog)
    #expect(run.errors.isEmpty)
  }

  @Test func `prints the strings of the requested table`() async throws {
    let run = try await shell.run("extract Code --table Other --source-language ja")
    #expect(run.status == 0)
    #expect(!run.output.contains("Hello"))
    #expect(run.output.contains(#""sourceLanguage" : "ja""#))
  }

  @Test func `reads the list of files from standard input`() async throws {
    let run = try await shell.run(
      "extract --file-list -",
      input: "Code/Greeting.swift\nREADME.md\n"
    )
    #expect(run.output == catalog)
  }

  @Test func `uses declarations of folders without extracting their strings`() async throws {
    try shell.folder.write(
      "let count: Int = 3\nlet a = NSLocalizedString(\"a\", comment: \"\")\n",
      to: "Other/Count.swift"
    )
    try shell.folder.write(
      "let text = String(localized: \"\\(count) days\")\n",
      to: "Code/Days.swift"
    )
    let run = try await shell.run("extract Code/Days.swift --index Other")
    #expect(run.output.contains(#""%lld days""#))
    #expect(!run.output.contains(#""a""#))
  }

  @Test func `accepts names of localizing functions`() async throws {
    try shell.folder.write("let text = tr(\"key\")\n", to: "Code/Routine.swift")
    #expect(try await !shell.run("extract Code/Routine.swift").output.contains("key"))
    #expect(try await shell.run("extract Code/Routine.swift --routine tr").output.contains("key"))
  }

  @Test func `writes a catalog for each table`() async throws {
    try shell.folder.write(
      "let text = String(localized: \"b\", table: \"Other\")\n",
      to: "Code/Other.swift"
    )
    let refused = try await shell.run("extract Code")
    #expect(refused.status == 64)
    #expect(refused.errors.contains("The code uses several tables: 'Localizable', 'Other'."))
    #expect(try await shell.run("extract Code --output out/catalogs").status == 0)
    #expect(try shell.folder.text(of: "out/catalogs/Localizable.xcstrings").contains("Hello"))
    #expect(try shell.folder.text(of: "out/catalogs/Other.xcstrings").contains(#""b""#))
  }

  @Test func `prints locations as JSON`() async throws {
    let run = try await shell.run("extract Code --format json")
    #expect(
      run.output == """
        {
          "strings" : [
            {
              "column" : 21,
              "comment" : "Greets the user",
              "debugOnly" : false,
              "file" : "Code/Greeting.swift",
              "key" : "Hello, %@",
              "line" : 4,
              "table" : "Localizable"
            }
          ]
        }

        """
    )
  }
}

import TestSupport
import Testing

@Suite struct `xcstrings generate-symbols` {
  let shell: Shell

  init() throws {
    shell = try Shell()
  }

  private func write(_ keys: [String], to path: String = "Localizable.xcstrings") throws {
    let entries = keys.map { "    \"\($0)\" : { \"extractionState\" : \"manual\" }" }
    try shell.folder.write(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }
      """,
      to: path
    )
  }

  private let output = "DerivedSources/GeneratedStringSymbols_Localizable.swift"

  /// The exact command line of Xcode's build system.
  @Test func `accepts the command line of Xcode builds`() async throws {
    try write(["app.title", "%lld files"])
    let run = try await shell.run([
      "generate-symbols", "--language", "swift", "--output-directory",
      shell.folder.path("DerivedSources"), shell.folder.path("Localizable.xcstrings"),
    ])
    #expect(run.status == 0)
    #expect(run.errors == "")
    let source = try shell.folder.text(of: output)
    #expect(source.contains("    static var appTitle: LocalizedStringResource {\n"))
    #expect(
      source.contains("    static func files(_ arg1: Int) -> LocalizedStringResource {\n")
    )
  }

  @Test func `does not write a file that is up to date`() async throws {
    try write(["app.title"])
    let line = "generate-symbols Localizable.xcstrings -l swift -o DerivedSources"
    #expect(try await shell.run(line).output == "\(output): 1 symbol.\n")
    let json = try await shell.run("\(line) --json").output
    #expect(json.contains("\"isWritten\" : false"))
    #expect(json.contains("\"name\" : \"appTitle\""))
    #expect(try await shell.run("\(line) --quiet").output == "")
  }

  @Test func `writes a file for each catalog, also for the Linux runtime`() async throws {
    try write(["Title"], to: "Texts/Localizable.xcstrings")
    try write(["Title"], to: "Texts/Legal.xcstrings")
    let run = try await shell.run(
      "generate-symbols Texts -o DerivedSources --runtime localization --access-level public"
    )
    #expect(run.status == 0)
    #expect(try shell.folder.text(of: output).contains("\npublic import Localization\n"))
    let legal = try shell.folder.text(of: "DerivedSources/GeneratedStringSymbols_Legal.swift")
    #expect(legal.contains("public enum Legal {"))
    #expect(legal.contains("bundle: .module"))
  }

  @Test func `reports both keys of a collision and writes nothing`() async throws {
    try write(["Allow Uploads", "Allow uploads", "%@", "", "fine"])
    try write(["Title"], to: "Legal.xcstrings")
    let run = try await shell.run("generate-symbols Legal.xcstrings Localizable.xcstrings -o Out")
    #expect(run.status == 1)
    #expect(
      run.errors == """
        Localizable.xcstrings:5:5: error: "Allow uploads" would get the same name as "Allow Uploads": 'allowUploads' [symbol-name-taken]
          Localizable.xcstrings:4:5: note: "Allow Uploads" is here
        Localizable.xcstrings:6:5: error: "%@" cannot be converted to a Swift name; set generatesSymbol to false, or rename the key [symbol-name-missing]
        Localizable.xcstrings:7:5: error: "" cannot be converted to a Swift name; set generatesSymbol to false, or rename the key [symbol-name-missing]
        Error: Nothing was written, because some keys cannot have a symbol.

        """
    )
    #expect(!shell.folder.exists("Out"))
  }

  @Test func `reports two catalogs of one table`() async throws {
    try write(["One"], to: "A/Localizable.xcstrings")
    try write(["Two"], to: "B/Localizable.xcstrings")
    let run = try await shell.run("generate-symbols A B -o Out")
    #expect(run.status == 1)
    #expect(run.errors.contains("[symbol-table-repeated]"))
  }

  @Test func `prints the paths of a dry run`() async throws {
    try write(["One"])
    let run = try await shell.run(
      "generate-symbols Localizable.xcstrings --output-directory Out -n"
    )
    #expect(run.output == "Out/GeneratedStringSymbols_Localizable.swift\n")
    #expect(!shell.folder.exists("Out"))
  }

  @Test(arguments: [
    "generate-symbols Localizable.xcstrings", "generate-symbols X -o Out --language objc",
    "generate-symbols X -o Out --keys some", "generate-symbols X -o Out --access-level private",
  ])
  func `rejects invalid arguments`(_ line: String) async throws {
    #expect(try await shell.run(line).status == 64)
  }
}

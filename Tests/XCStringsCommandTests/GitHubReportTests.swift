import TestSupport
import Testing

@Suite struct `GitHub workflow report` {
  let shell: Shell
  private let environment: [String: String]

  init() throws {
    shell = try Shell()
    environment = [
      "GITHUB_STEP_SUMMARY": shell.folder.path("summary.md"),
      "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "owner/app",
      "GITHUB_SHA": "abc123",
    ]
    try shell.writeProject(source: Samples.source)
  }

  private func check(
    _ line: String = "sync --check",
    below folder: String = ".",
    adding variables: [String: String] = [:],
    language: String = "en_US.UTF-8"
  ) async throws -> BuiltProgram.Run {
    try await Shell(in: shell.folder, below: folder)
      .run(
        "\(line) --report github",
        language: language,
        environment: environment.merging(variables) { _, new in new }
      )
  }

  private var summary: String {
    get throws { try shell.folder.text(of: "summary.md") }
  }

  private func write(_ keys: [String]) throws {
    let lines = keys.map { "let text = String(localized: \"\($0)\")\n" }
    try shell.folder.write(Samples.source + lines.joined(), to: "Sources/App/App.swift")
  }

  @Test func `names files relative to the root of the repository`() async throws {
    try write(["New"])
    let inside = "::error file=App.swift,line=6"
    let outside = "::error file=Sources/App/App.swift,line=6"
    let line = "sync --check ../../Localizations/App.xcstrings"
    try shell.folder.write("", to: ".git/HEAD")
    #expect(try await check(line, below: "Sources/App").output.hasPrefix(outside))
    // The folder of the checkout is independent of the working directory of the workflow.
    let workspace = ["GITHUB_WORKSPACE": shell.folder.path("Sources/App")]
    #expect(
      try await check(line, below: "Sources/App", adding: workspace).output.hasPrefix(outside)
    )
    try shell.folder.remove(".git")
    #expect(try await check(line, below: "Sources/App", adding: workspace).output.hasPrefix(inside))
  }

  @Test func `annotates ten findings and lists all in the summary of the run`()
    async throws
  {
    try write((10..<22).map { "Key \($0)" })
    let lines = try await check().output.split(separator: "\n")
    #expect(
      lines[0]
        == "::notice title=annotations-hidden::12 findings; GitHub shows at most 10 of each severity next to the code, but the log and the run summary contain all of them"
    )
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("::error ") })
    #expect(lines.count == 13)
    for number in 10..<22 { #expect(try summary.contains("Key \(number)")) }
    try write((10..<20).map { "Key \($0)" })
    #expect(try await !check().output.contains("notice"))
  }

  @Test(arguments: [
    (
      "en_US.UTF-8",
      """
      Localizations\\/App\\.xcstrings is out of date\\: 1 change \\(1 new\\)\\.

      | Location | Finding |
      | --- | --- |
      | [Sources\\/App\\/App\\.swift\\:6](https://github.com/owner/app/blob/abc123/Sources/App/App.swift#L6) | the key \\"\\*a\\* \\| \\<b\\> \\[l\\]\\(u\\) \\`c\\`\\" is not in Localizations\\/App\\.xcstrings yet\\; \\'xcstrings sync\\' adds it |

      To fix this\\, run \\'xcstrings sync\\' and commit the changes\\.


      """
    ),
    (
      "es_ES.UTF-8",
      """
      Localizations\\/App\\.xcstrings está desactualizado\\: 1 cambio \\(1 nueva\\)\\.

      | Ubicación | Problema |
      | --- | --- |
      | [Sources\\/App\\/App\\.swift\\:6](https://github.com/owner/app/blob/abc123/Sources/App/App.swift#L6) | la clave \\"\\*a\\* \\| \\<b\\> \\[l\\]\\(u\\) \\`c\\`\\" aún no está en Localizations\\/App\\.xcstrings\\; «xcstrings sync» la añade |

      Para arreglarlo\\, ejecuta «xcstrings sync» y confirma los cambios en git\\.


      """
    ),
  ])
  func `escapes Markdown in the summary of the run`(
    language: String,
    expected: String
  ) async throws {
    try write(["*a* | <b> [l](u) `c`"])
    try shell.folder.write("Before.\n\n", to: "summary.md")
    #expect(try await check(language: language).status == 1)
    #expect(try summary == "Before.\n\n" + expected)
  }

  @Test func `reports that there are no findings`() async throws {
    #expect(try await check().status == 0)
    #expect(try await check("validate").status == 0)
    #expect(
      try summary
        == "Localizations\\/App\\.xcstrings is up to date\\.\n\nNo problems in 1 catalog\\.\n\n"
    )
  }

  @Test func `omits the summary if the environment has none`() async throws {
    try write(["New"])
    for path in ["", shell.folder.path("nowhere/summary.md")] {
      let run = try await check(adding: ["GITHUB_STEP_SUMMARY": path])
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("::error "))
    }
  }

  @Test(arguments: [
    ("sync --check", "xcstrings sync"),
    ("sync --check -n", "xcstrings sync"),
    ("sync --check --report=text --lang en", "xcstrings sync"),
    (
      "sync Localizations --sources Sources --check",
      "xcstrings sync Localizations --sources Sources"
    ),
  ])
  func `prints the fix command, like the text report`(
    line: String,
    command: String
  ) async throws {
    try write(["New"])
    #expect(
      try await shell.run(line).errors
        .hasSuffix("To fix this, run '\(command)' and commit the changes.\n")
    )
  }

  @Test func `explains why keys are removed`() async throws {
    try shell.folder.write("import Foundation\n", to: "Sources/App/App.swift")
    try shell.folder.write("let text = String(localized: \"New\")\n", to: "Sources/App/New.swift")
    let errors = try await shell.run("sync --check").errors
    #expect(errors.contains("stale: the code no longer uses the key; its translations are kept.\n"))
    #expect(!errors.contains("removed:"))
  }
}

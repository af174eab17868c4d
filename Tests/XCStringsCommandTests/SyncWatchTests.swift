import Foundation
import TestSupport
import Testing

@Suite struct `xcstrings sync --watch` {
  let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.writeProject(source: Samples.source)
  }

  private var catalog: String {
    get throws { try shell.folder.text(of: "Localizations/App.xcstrings") }
  }

  private func source(_ key: String) -> String { "let text = String(localized: \"\(key)\")\n" }

  @Test(arguments: [[], ["--poll"]])
  func `brings a catalog in step when a source is saved, and ends with Ctrl-C`(
    options: [String]
  ) throws {
    let watching = try options.isEmpty ? WatchingShell(shell) : WatchingShell(shell, options[0])
    #expect(try watching.start())
    try shell.folder.write(Samples.source + source("Welcome"), to: "Sources/App/App.swift")
    #expect(try watching.wait { try watching.output.contains("\n") })
    #expect(try catalog.contains("Welcome"))
    #expect(try watching.interrupt() == 0)
    // One line, after the time: what the program itself has written is no news to it.
    let lines = try watching.output.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(
      lines[0].dropFirst(8)
        == "  Localizations/App.xcstrings  + new  \"Welcome\"  Sources/App/App.swift:6:30"
    )
  }

  @Test func `sees new folders, and those that are deleted and made again`() throws {
    let watching = try WatchingShell(shell)
    #expect(try watching.start())
    try shell.folder.write(source("Deep"), to: "Sources/App/New/Deeper/Deep.swift")
    #expect(try watching.wait { try catalog.contains("Deep") })
    try shell.folder.remove("Sources/App/New")
    #expect(try watching.wait { try !catalog.contains("Deep") })
    try shell.folder.write(source("Again"), to: "Sources/App/New/Again.swift")
    #expect(try watching.wait { try catalog.contains("Again") })
    #expect(try watching.interrupt() == 0)
  }

  @Test func `sees what an editor puts in the place of a file`() throws {
    let watching = try WatchingShell(shell)
    #expect(try watching.start())
    try shell.folder.write(Samples.source + source("Renamed"), to: "Sources/App/.App.swift.tmp")
    #expect(
      rename(
        shell.folder.path("Sources/App/.App.swift.tmp"),
        shell.folder.path("Sources/App/App.swift")
      ) == 0
    )
    #expect(try watching.wait { try catalog.contains("Renamed") })
    #expect(try watching.interrupt() == 0)
  }

  @Test func `marks and removes nothing while a source has an error`() throws {
    let watching = try WatchingShell(shell)
    #expect(try watching.start())
    try shell.folder.write("func greet( {\n", to: "Sources/App/App.swift")
    #expect(try watching.wait { try watching.errors.contains("Sources/App/App.swift:1:") })
    #expect(try catalog == Samples.catalog)
    try shell.folder.write(source("Typed"), to: "Sources/App/App.swift")
    #expect(try watching.wait { try catalog.contains("stale") })
    #expect(try catalog.contains("Typed"))
    #expect(try watching.interrupt() == 0)
  }

  @Test func `finds the targets anew when the configuration is saved`() throws {
    try shell.folder.write(source("Elsewhere"), to: "Sources/Other/Other.swift")
    let watching = try WatchingShell(shell)
    #expect(try watching.start())
    let configuration = try shell.folder.text(of: ".xcstrings.yml")
    try shell.folder.write("\(configuration)\n  Other: {table: App}\n", to: ".xcstrings.yml")
    #expect(try watching.wait { try catalog.contains("Elsewhere") })
    #expect(try watching.interrupt() == 0)
  }

  @Test func `goes on when a catalog cannot be read, and when it can again`() throws {
    let watching = try WatchingShell(shell)
    #expect(try watching.start())
    try shell.folder.write("<<<<<<< ours\n", to: "Localizations/App.xcstrings")
    #expect(try watching.wait { try watching.errors.contains("is not a String Catalog") })
    try shell.folder.write(source("Mended"), to: "Sources/App/App.swift")
    try shell.folder.write(Samples.catalog, to: "Localizations/App.xcstrings")
    #expect(try watching.wait { try catalog.contains("Mended") })
    #expect(try watching.interrupt() == 0)
  }

  @Test(arguments: ["--check", "--dry-run", "--json", "--report github", "--file-list -"])
  func `does not go with`(option: String) throws {
    #expect(try shell.run("sync --watch \(option)").status == 64)
  }
}

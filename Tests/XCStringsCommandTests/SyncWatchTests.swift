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
  func `updates a catalog when a source is saved, and ends with Ctrl-C`(
    options: [String]
  ) async throws {
    let watching = try options.isEmpty ? WatchingShell(shell) : WatchingShell(shell, options[0])
    #expect(try await watching.start())
    try shell.folder.write(Samples.source + source("Welcome"), to: "Sources/App/App.swift")
    #expect(try await watching.wait { try watching.output.contains("\n") })
    #expect(try catalog.contains("Welcome"))
    #expect(try await watching.interrupt() == 0)
    // One line, after the time: the program ignores its own changes.
    let lines = try watching.output.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(
      lines[0].dropFirst(8)
        == "  Localizations/App.xcstrings  + new  \"Welcome\"  Sources/App/App.swift:6:30"
    )
  }

  @Test func `detects new folders, and folders that are deleted and recreated`() async throws {
    let watching = try WatchingShell(shell)
    #expect(try await watching.start())
    try shell.folder.write(source("Deep"), to: "Sources/App/New/Deeper/Deep.swift")
    #expect(try await watching.wait { try catalog.contains("Deep") })
    try shell.folder.remove("Sources/App/New")
    #expect(try await watching.wait { try !catalog.contains("Deep") })
    try shell.folder.write(source("Again"), to: "Sources/App/New/Again.swift")
    #expect(try await watching.wait { try catalog.contains("Again") })
    #expect(try await watching.interrupt() == 0)
  }

  @Test func `detects a file that an editor replaces`() async throws {
    let watching = try WatchingShell(shell)
    #expect(try await watching.start())
    try shell.folder.write(Samples.source + source("Renamed"), to: "Sources/App/.App.swift.tmp")
    #expect(
      rename(
        shell.folder.path("Sources/App/.App.swift.tmp"),
        shell.folder.path("Sources/App/App.swift")
      ) == 0
    )
    #expect(try await watching.wait { try catalog.contains("Renamed") })
    #expect(try await watching.interrupt() == 0)
  }

  @Test func `marks and removes nothing if a source has an error`() async throws {
    let watching = try WatchingShell(shell)
    #expect(try await watching.start())
    try shell.folder.write("func greet( {\n", to: "Sources/App/App.swift")
    #expect(try await watching.wait { try watching.errors.contains("Sources/App/App.swift:1:") })
    #expect(try catalog == Samples.catalog)
    try shell.folder.write(source("Typed"), to: "Sources/App/App.swift")
    #expect(try await watching.wait { try catalog.contains("stale") })
    #expect(try catalog.contains("Typed"))
    #expect(try await watching.interrupt() == 0)
  }

  @Test func `finds the targets again when the configuration is saved`() async throws {
    try shell.folder.write(source("Elsewhere"), to: "Sources/Other/Other.swift")
    let watching = try WatchingShell(shell)
    #expect(try await watching.start())
    let configuration = try shell.folder.text(of: ".xcstrings.yml")
    try shell.folder.write("\(configuration)\n  Other: {table: App}\n", to: ".xcstrings.yml")
    #expect(try await watching.wait { try catalog.contains("Elsewhere") })
    #expect(try await watching.interrupt() == 0)
  }

  @Test func `continues when a catalog cannot be read, and after it is fixed`() async throws {
    let watching = try WatchingShell(shell)
    #expect(try await watching.start())
    try shell.folder.write("<<<<<<< ours\n", to: "Localizations/App.xcstrings")
    #expect(
      try await watching.wait { try watching.errors.contains("cannot be read as a String Catalog") }
    )
    try shell.folder.write(source("Mended"), to: "Sources/App/App.swift")
    try shell.folder.write(Samples.catalog, to: "Localizations/App.xcstrings")
    #expect(try await watching.wait { try catalog.contains("Mended") })
    #expect(try await watching.interrupt() == 0)
  }

  @Test func `detects a folder that is renamed or moved away`() async throws {
    try shell.folder.write(source("Moved"), to: "Sources/App/Old/Moved.swift")
    let watching = try WatchingShell(shell)
    #expect(try await watching.start())
    #expect(try catalog.contains("Moved"))
    #expect(rename(shell.folder.path("Sources/App/Old"), shell.folder.path("Elsewhere")) == 0)
    #expect(try await watching.wait { try !catalog.contains("Moved") })
    #expect(rename(shell.folder.path("Elsewhere"), shell.folder.path("Sources/App/New")) == 0)
    #expect(try await watching.wait { try catalog.contains("Moved") })
    // The folder is watched under its new name.
    try shell.folder.write(source("Further"), to: "Sources/App/New/Further.swift")
    #expect(try await watching.wait { try catalog.contains("Further") })
    #expect(try await watching.interrupt() == 0)
  }

  @Test func `detects hundreds of simultaneous changes, as when switching branches`() async throws {
    let watching = try WatchingShell(shell)
    #expect(try await watching.start())
    for branch in ["main", "feature"] {
      for number in 0..<300 {
        let name = "Sources/App/Part\(number % 20)/\(number).swift"
        try shell.folder.write(source("\(branch) \(number)"), to: name)
      }
      #expect(try await watching.wait { try catalog.contains("\(branch) 299") })
      #expect(try await watching.wait { try catalog.count(of: "\"\(branch) ") == 300 })
    }
    #expect(try !catalog.contains("main"))
    #expect(try await watching.interrupt() == 0)
    #expect(try await shell.run("sync --check").status == 0)
  }

  @Test func `keeps concurrent changes of another program to a catalog`() async throws {
    let watching = try WatchingShell(shell)
    #expect(try await watching.start())
    var greeting = "Hola, %@"
    for round in 0..<8 {
      try shell.folder.write(source("Key \(round)"), to: "Sources/App/Round\(round).swift")
      // The change may occur at any time during this synchronization.
      try await Task.sleep(for: .milliseconds(round * 45))
      let edited = "Hola \(round), %@"
      try shell.folder.write(
        catalog.replacingOccurrences(of: greeting, with: edited),
        to: "Localizations/App.xcstrings"
      )
      greeting = edited
      #expect(try await watching.wait { try catalog.contains("Key \(round)") })
      #expect(try catalog.contains(greeting))
    }
    #expect(try await watching.interrupt() == 0)
    for round in 0..<8 { #expect(try catalog.contains("Key \(round)")) }
    #expect(try catalog.contains(greeting))
  }

  @Test func `leaves no temporary file after Ctrl-C at any time`() async throws {
    for round in 0..<6 {
      let watching = try WatchingShell(shell)
      if round > 0 { #expect(try await watching.start()) }
      try shell.folder.write(source("Key \(round)"), to: "Sources/App/App.swift")
      try await Task.sleep(for: .milliseconds(round * 55))
      let status = try await watching.interrupt()
      // Before it watches, the program ends like any other.
      if round > 0 { #expect(status == 0) }
      #expect(try shell.folder.names(in: "Localizations") == ["App.xcstrings"])
      #expect(try shell.folder.names(in: "Sources/App") == ["App.swift"])
    }
  }

  @Test func `watches the files of a build in a hidden folder`() async throws {
    func build() async throws {
      #expect(
        try await shell.run("extract --format stringsdata --output .build/Strings --quiet").status
          == 0
      )
    }
    try await build()
    let watching = try WatchingShell(shell, "--stringsdata", ".build/Strings")
    #expect(try await watching.start())
    try shell.folder.write(Samples.source + source("Built"), to: "Sources/App/App.swift")
    try await build()
    #expect(try await watching.wait { try catalog.contains("Built") })
    try shell.folder.write("{", to: ".build/Strings/Broken.stringsdata")
    #expect(try await watching.wait { try watching.errors.contains("Broken.stringsdata:1:") })
    #expect(try catalog.contains("Built"))
    try shell.folder.remove(".build/Strings")
    try shell.folder.write(source("Rebuilt"), to: "Sources/App/App.swift")
    try await build()
    #expect(try await watching.wait { try catalog.contains("Rebuilt") })
    #expect(try await watching.interrupt() == 0)
  }

  @Test(arguments: ["--check", "--dry-run", "--json", "--report github", "--file-list -"])
  func `rejects a contradictory option`(option: String) async throws {
    #expect(try await shell.run("sync --watch \(option)").status == 64)
  }
}

extension String {
  /// Returns the number of occurrences of a string.
  fileprivate func count(of text: String) -> Int { components(separatedBy: text).count - 1 }
}

import TestSupport
import Testing

@Suite struct `Extraction cache` {
  let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.writeProject(source: Samples.source)
  }

  private var images: [String] {
    get throws {
      try shell.folder.names(in: ".build/xcstrings").filter { $0.hasSuffix(".image") }
    }
  }

  @Test func `is in the project folder and ignored by git`() async throws {
    let first = try await shell.run("extract --format json")
    #expect(first.status == 0)
    #expect(try images.count == 1)
    #expect(try shell.folder.text(of: ".build/xcstrings/.gitignore") == "*\n")
    let second = try await shell.run("extract --format json")
    #expect(second.output == first.output)
    #expect(second.errors == first.errors)
  }

  @Test func `never hides changes`() async throws {
    _ = try await shell.run("extract --format json")
    try shell.folder.write("let text = String(localized: \"new\")\n", to: "Sources/App/App.swift")
    let changed = try await shell.run("extract --format json")
    #expect(changed.output.contains("\"new\""))
    #expect(try await shell.run("extract --format json --no-cache").output == changed.output)
  }

  @Test func `serves extractions of different files at the same time`() async throws {
    _ = try await shell.run("extract --format json")
    _ = try await shell.run("extract Sources/App --format json")
    _ = try await shell.run("extract Sources/App --routine tr --format json")
    #expect(try images.count == 3)
    _ = try await shell.run("sync --dry-run")
    #expect(try images.count == 3)
  }

  @Test func `is in the folder of --cache`() async throws {
    _ = try await shell.run("extract --format json --cache Kept/Here")
    #expect(try shell.folder.names(in: "Kept/Here").contains { $0.hasSuffix(".image") })
    #expect(!shell.folder.exists(".build"))
  }

  @Test func `is not written with --no-cache`() async throws {
    let run = try await shell.run("extract --format json --no-cache")
    #expect(run.status == 0)
    #expect(!shell.folder.exists(".build"))
  }

  @Test func `is not written outside of a project`() async throws {
    let shell = try Shell()
    try shell.folder.write(Samples.source, to: "Code/Greeting.swift")
    #expect(try await shell.run("extract Code").status == 0)
    #expect(!shell.folder.exists(".build"))
  }

  @Test(arguments: ["", "xcstrings image", String(repeating: "x", count: 9_999)])
  func `may be damaged`(content: String) async throws {
    let expected = try await shell.run("extract --format json")
    for image in try images { try shell.folder.write(content, to: ".build/xcstrings/\(image)") }
    let run = try await shell.run("extract --format json")
    #expect(run.status == 0)
    #expect(run.output == expected.output)
  }

  @Test func `is a note if it cannot be written`() async throws {
    try shell.folder.write("", to: "file")
    let run = try await shell.run("extract --format json --cache file/folder")
    #expect(run.status == 0)
    #expect(run.errors.contains("The cache in 'file/folder' could not be written"))
    #expect(try await shell.run("extract --format json --cache file/folder --quiet").errors.isEmpty)
  }
}

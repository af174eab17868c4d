import TestSupport
import Testing

@Suite struct `xcstrings mark` {
  let shell: Shell

  init() throws {
    shell = try .withTexts()
  }

  @Test func `changes the state of strings`() async throws {
    let run = try await shell.run(
      [
        "mark", "Texts.xcstrings", "--as", "translated", "--language", "es", "--state",
        "needs_review",
      ]
    )
    #expect(run.output == "Changed Texts.xcstrings: 1 change.\n")
    #expect(
      try shell.difference() == [#"- "state" : "needs_review","#, #"+ "state" : "translated","#]
    )
  }

  @Test func `counts only the strings that change`() async throws {
    let run = try await shell.run("mark Texts.xcstrings --as translated --matching . -n")
    #expect(
      run.output == "Texts.xcstrings would be updated with 1 change:\n  ~ \"%lld files\" es\n"
    )
  }

  @Test func `selects variants of one key`() async throws {
    let run = try await shell.run(["mark", "Texts.xcstrings", "--as", "new", "--matching", "file$"])
    #expect(run.output == "Changed Texts.xcstrings: 1 change.\n")
    let texts = try await shell.run("list Texts.xcstrings --state new").output
    #expect(texts == "Texts.xcstrings\t%lld files\ten\tplural.one\tnew\t%lld file\n")
  }

  @Test(arguments: [
    ("manual", "Save", #"+ "extractionState" : "manual""#),
    ("stale", "Save", #"+ "extractionState" : "stale""#),
    ("extracted", "Gone", #"- "extractionState" : "stale","#),
  ])
  func `changes the state of keys`(_ state: String, _ key: String, _ line: String) async throws {
    let run = try await shell.run("mark Texts.xcstrings --as \(state) --key \(key)")
    #expect(run.output == "Changed Texts.xcstrings: 1 change.\n")
    #expect(try shell.difference().contains(line))
  }

  @Test func `requires a filter or key`() async throws {
    let run = try await shell.run("mark Texts.xcstrings --as new")
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("Error: No keys were selected.\n"))
    #expect(try await shell.run("mark Texts.xcstrings --as done --key Save").status == 64)
  }
}

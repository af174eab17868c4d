import TestSupport
import Testing

@Suite struct `xcstrings pseudolocalize` {
  let shell: Shell

  init() throws {
    shell = try .withTexts()
  }

  @Test func `adds and replaces a language that can be removed`() async throws {
    let run = try await shell.run("pseudolocalize Texts.xcstrings")
    #expect(run.status == 0)
    #expect(run.output == "Changed Texts.xcstrings: 3 changes.\n")
    #expect(run.errors == "To remove these strings, use 'xcstrings remove-language en-XA'.\n")
    let texts = try await shell.run("list Texts.xcstrings --language en-XA").output
    #expect(
      texts.split(separator: "\n").map { $0.split(separator: "\t").last ?? "" } == [
        "[%lld ƒîļé one]", "[%lld ƒîļéš one two]", "[Ĥéļļö, %@ one two]", "[Šåṽé one]",
      ]
    )
    let again = try await shell.run("pseudolocalize Texts.xcstrings --language en-XA")
    #expect(again.errors.hasPrefix("There is nothing to change.\n"))
    _ = try await shell.run("pseudolocalize Texts.xcstrings --scheme capitals")
    #expect(try await shell.run("list Texts.xcstrings --language en-XA").output.contains("SAVE"))
    _ = try await shell.run("remove-language en-XA Texts.xcstrings")
    #expect(try shell.difference().isEmpty)
  }

  @Test func `uses the language of the scheme`() async throws {
    let run = try await shell.run("pseudolocalize Texts.xcstrings --scheme bidirectional --dry-run")
    #expect(run.output.contains("~ \"Save\" en-XB"))
    #expect(try shell.difference().isEmpty)
  }

  @Test(arguments: ["es", "en", "sq-XK", "nonsense"])
  func `rejects a real language`(_ language: String) async throws {
    let run = try await shell.run("pseudolocalize Texts.xcstrings --language \(language)")
    #expect(run.status == 64)
    #expect(run.errors.contains("'\(language)' is not a pseudolanguage."))
    #expect(try shell.difference().isEmpty)
  }

  @Test func `is ignored by coverage and validate unless it is named`() async throws {
    let coverage = try await shell.run("coverage Texts.xcstrings").output
    let findings = try await shell.run("validate Texts.xcstrings").output
    _ = try await shell.run("pseudolocalize Texts.xcstrings")
    #expect(try await shell.run("coverage Texts.xcstrings").output == coverage)
    #expect(!(try await shell.run("validate Texts.xcstrings").output.contains("en-XA")))
    #expect(findings.isEmpty == (try await shell.run("validate Texts.xcstrings").output.isEmpty))
    let named = try await shell.run("coverage Texts.xcstrings --languages en-XA").output
    #expect(named.contains("en-XA"))
    #expect(named.contains("100%"))
  }
}

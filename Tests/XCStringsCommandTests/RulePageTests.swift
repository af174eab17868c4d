import CatalogValidation
import Diagnostics
import FoundationEssentials
import TestSupport
import Testing

@testable import xcstrings

/// `Scripts/update-snapshots --filter RulePageTests` updates the pages.
@Suite struct RulePageTests {
  @Test(arguments: [("en", "Documentation/Rules"), ("es", "Documentation/Rules/es")])
  func `the pages of the repository match the rules`(
    _ language: String,
    _ folder: String
  ) async throws {
    let shell = try Shell()
    let run = try await shell.run("validate --rule-pages pages --lang \(language)")
    #expect(run.status == 0)
    let names = ValidationRules.all.map { type(of: $0).id.rawValue + ".md" } + ["README.md"]
    for name in names {
      try GoldenFile(inRepository: "\(folder)/\(name)")
        .expect(
          try shell.folder.text(of: "pages/\(name)")
        )
    }
    let known = try FileManager.default.contentsOfDirectory(atPath: "\(packageFolder)/\(folder)")
      .filter { $0.hasSuffix(".md") }
    // Scripts/judge updates the page about the precision.
    let pages = names + ["Precision.md"]
    #expect(Set(known).subtracting(pages).isEmpty, "Pages of rules that are gone: delete them.")
  }

  @Test func `shows the level of the rule in the project, and lists all rules`() async throws {
    let shell = try Shell()
    try shell.writeProject(source: "")
    try shell.folder.write(
      try shell.folder.text(of: ".xcstrings.yml")
        + "\nrules: {mismatched-surrounding-whitespace: off}\n",
      to: ".xcstrings.yml"
    )
    let run = try await shell.run("validate --rule-pages pages")
    #expect(run.output == "Wrote \(ValidationRules.all.count + 1) pages to pages.\n")
    let page = try shell.folder.text(of: "pages/mismatched-surrounding-whitespace.md")
    #expect(page.contains("Level in this project: `off`. Default: `warning`."))
    let index = try shell.folder.text(of: "pages/README.md")
    #expect(index.split(separator: "\n").count { $0.hasPrefix("| [") } == ValidationRules.all.count)
  }

  @Test func `writes nothing in a dry run`() async throws {
    let shell = try Shell()
    let run = try await shell.run("validate --rule-pages pages -n --json")
    #expect(run.status == 0)
    #expect(run.output.contains("pages/README.md"))
    #expect(throws: (any Error).self) { try shell.folder.text(of: "pages/README.md") }
  }

  @Test func `every rule in the sources is registered in ValidationRules`() throws {
    let folder = "\(packageFolder)/Sources/CatalogValidation/Rules"
    let known = Set(ValidationRules.all.map { "\(type(of: $0)).swift" })
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
      #expect(
        known.contains(file),
        "Name the rule of \(file) in ValidationRules.all (Sources/CatalogValidation/Validation)."
      )
    }
  }
}

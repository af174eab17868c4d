import TestSupport
import Testing

@Suite struct `Catalogs that no target contains` {
  let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.folder.write(project(files: ""), to: "App.xcodeproj/project.pbxproj")
    try shell.folder.write("import SwiftUI\nlet view = Text(\"Hello\")\n", to: "App/View.swift")
  }

  private func project(files: String) -> String {
    """
    // !$*UTF8*$!
    { objects = {
      R = { isa = PBXProject; targets = (T); mainGroup = G; developmentRegion = en; };
      G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
      A = { isa = PBXGroup; children = (F1); path = App; sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = View.swift; sourceTree = "<group>"; };
      B1 = { isa = PBXBuildFile; fileRef = F1; };
      S = { isa = PBXSourcesBuildPhase; files = (B1); };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (S);
        productType = "com.apple.product-type.application"; };
    }; rootObject = R; }
    """
  }

  private func addTables() throws {
    for table in ["Localizable", "InfoPlist"] {
      for language in ["en", "es"] {
        try shell.folder.write(
          "\"Hello\" = \"\(language)\";\n",
          to: "App/\(language).lproj/\(table).strings"
        )
      }
    }
  }

  @Test(arguments: ["validate", "coverage", "list", "memory stats"])
  func `are used, with a note`(command: String) async throws {
    try shell.folder.write(Samples.catalog, to: "App/Localizable.xcstrings")
    try shell.folder.write("{}", to: "Pods/Kit/Kit.xcstrings")
    let run = try await shell.run(command)
    let named = try await shell.run("\(command) App/Localizable.xcstrings")
    #expect(run.status == named.status)
    #expect(run.output == named.output)
    #expect(
      run.errors == """
        App/Localizable.xcstrings:1:1: note: no target contains this catalog [catalog-in-no-target]

        """ + named.errors
    )
  }

  @Test(arguments: ["sync", "validate"], [1, 2])
  func `are left out if targets contain others`(command: String, count: Int) async throws {
    let file = "F2 = { isa = PBXFileReference; path = Used.xcstrings; };"
    let project = project(files: "")
      .replacing("(F1); path", with: "(F1, F2); path")
      .replacing(
        "T = {",
        with:
          "\(file) B2 = { isa = PBXBuildFile; fileRef = F2; }; P = { isa = PBXResourcesBuildPhase; files = (B2); }; T = {"
      )
      .replacing("buildPhases = (S);", with: "buildPhases = (S, P);")
    try shell.folder.write(project, to: "App.xcodeproj/project.pbxproj")
    for name in ["Used", "One", "Two"].prefix(count + 1) {
      try shell.folder.write(Samples.catalog, to: "App/\(name).xcstrings")
    }
    let run = try await shell.run(command)
    let note = run.errors.split(separator: "\n").filter { $0.contains("[catalog-in-no-target]") }
    let reason =
      count == 1
      ? "no target contains this catalog, so it is left out; to use it, specify its path"
      : "no target contains 2 catalogs, of which this is the first, so they are left out; to use them, specify their paths"
    #expect(note == ["App/One.xcstrings:1:1: note: \(reason) [catalog-in-no-target]"], "\(run)")
    let named = try await shell.run("\(command) App/Used.xcstrings App/One.xcstrings")
    #expect(named.status != 64)
    #expect(!named.errors.contains("[catalog-in-no-target]"), "\(named.errors)")
  }

  @Test func `cannot be compared with the code`() async throws {
    try shell.folder.write("{}", to: "App/Localizable.xcstrings")
    let run = try await shell.run("sync")
    #expect(run.status == 64)
    #expect(
      run.errors == """
        Error: No Xcode project or package contains the catalog 'App/Localizable.xcstrings'.
        Add the catalogs to a target in Xcode, specify their paths ('xcstrings sync App/Localizable.xcstrings'), or set up the project with 'xcstrings init'.

        """
    )
  }

  @Test(arguments: ["sync", "validate", "coverage", "list"])
  func `are not confused with a project that cannot be read`(command: String) async throws {
    let damaged = "<<<<<<< ours\n" + project(files: "")
    try shell.folder.write(damaged, to: "App.xcodeproj/project.pbxproj")
    let run = try await shell.run(command)
    #expect(run.status == 65)
    #expect(run.errors.contains("App.xcodeproj/project.pbxproj:1:2: error:"))
    #expect(run.errors.contains("No catalog (.xcstrings) was found."))
  }

  @Test func `of a migration are named with the next step`() async throws {
    try addTables()
    let migration = try await shell.run("migrate")
    #expect(
      migration.output == """
        App/InfoPlist.xcstrings: 1 key in en, es.
          2 strings are new.
        App/Localizable.xcstrings: 1 key in en, es.
          2 strings are new.

        Other commands do not find 2 catalogs yet, such as 'App/InfoPlist.xcstrings', because no target contains them.
        Add them to their targets in Xcode, or set up the project with 'xcstrings init'.

        """
    )
    #expect(try await shell.run("init").status == 0)
    let sync = try await shell.run("sync")
    #expect(sync.status == 0)
    #expect(try shell.folder.text(of: ".xcstrings.yml").contains("table: Localizable"))
    #expect(!shell.folder.exists("App/App.xcstrings"))
    let repeated = try await shell.run("migrate --json")
    #expect(repeated.output.contains("\"unassignedCatalogs\" : [\n\n  ]"))
  }

  @Test func `of a migration are listed by a configuration that was made before`() async throws {
    try addTables()
    #expect(try await shell.run("init").status == 0)
    let migration = try await shell.run("migrate")
    #expect(!migration.output.contains("do not find"), "\(migration.output)")
    let coverage = try await shell.run("coverage --json")
    #expect(coverage.output.contains("InfoPlist.xcstrings"))
  }
}

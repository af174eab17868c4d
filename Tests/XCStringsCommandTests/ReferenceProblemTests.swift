import FileSystem
import SystemPackage
import TestSupport
import Testing

@Suite struct `Projects whose files differ or are missing` {
  let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.folder.write(project, to: "App.xcodeproj/project.pbxproj")
    try shell.folder.write(view("Hello"), to: "App/Home.swift")
    try shell.folder.write(view("Bye"), to: "App/Caf\u{E9}.swift")
    try shell.folder.write(catalog, to: "App/Localizable.xcstrings")
  }

  private func view(_ key: String) -> String { "import SwiftUI\nlet view = Text(\"\(key)\")\n" }

  private let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Bye" : {

        },
        "Hello" : {

        }
      },
      "version" : "1.0"
    }
    """

  private let project = """
    // !$*UTF8*$!
    { objects = {
      R = { isa = PBXProject; targets = (T); mainGroup = G; packageReferences = (P); };
      G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
      A = { isa = PBXGroup; children = (F1, F2, F3); path = App; sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = "Caf\u{E9}.swift"; sourceTree = "<group>"; };
      F3 = { isa = PBXFileReference; path = Localizable.xcstrings; sourceTree = "<group>"; };
      B1 = { isa = PBXBuildFile; fileRef = F1; };
      B2 = { isa = PBXBuildFile; fileRef = F2; };
      B3 = { isa = PBXBuildFile; fileRef = F3; };
      S = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
      C = { isa = PBXResourcesBuildPhase; files = (B3); };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (S, C);
        productType = "com.apple.product-type.application"; };
      P = { isa = XCLocalSwiftPackageReference; relativePath = Kit; };
    }; rootObject = R; }
    """

  private func addPackage() throws {
    try shell.folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """,
      to: "Kit/Package.swift"
    )
  }

  private func isUnchanged() throws -> Bool {
    try shell.folder.text(of: "App/Localizable.xcstrings") == catalog
  }

  @Test func `are read although the names differ in case and normalization`() async throws {
    try addPackage()
    try shell.folder.remove("App/Home.swift")
    try shell.folder.remove("App/Caf\u{E9}.swift")
    try shell.folder.write(view("Hello"), to: "App/home.swift")
    try shell.folder.write(view("Bye"), to: "App/Cafe\u{301}.swift")
    let run = try await shell.run("sync --check --no-cache")
    #expect(run.status == 0)
    #expect(
      run.errors == """
        App.xcodeproj/project.pbxproj:6:41: warning: 'App/Home.swift' differs from the file 'App/home.swift' in letter case; macOS ignores this, but a build on Linux does not find the file [file-name-differs]
        App.xcodeproj/project.pbxproj:7:41: warning: 'App/Caf\u{E9}.swift' differs from the file 'App/Cafe\u{301}.swift' in Unicode normalization; macOS ignores this, but a build on Linux does not find the file [file-name-differs]
        App/Localizable.xcstrings is up to date.

        """
    )
    #expect(try await shell.run("sync --check --no-cache --strict").status == 1)
    let list = try await shell.run("sync --list-sources")
    #expect(list.output.contains("2 source files of 'App'"))
  }

  @Test func `are not read if a name matches several files`() async throws {
    try addPackage()
    try shell.folder.remove("App/Home.swift")
    try shell.folder.write(view("Hello"), to: "App/home.swift")
    try shell.folder.write(view("Hello"), to: "App/HOME.swift")
    let run = try await shell.run("sync --no-cache")
    #expect(run.status == 65)
    #expect(
      run.errors.contains(
        "error: 'App/Home.swift' matches several files if letter case is ignored: 'App/HOME.swift', 'App/home.swift'; correct the path [file-name-ambiguous]"
      )
    )
    #expect(try isUnchanged())
  }

  @Test func `keep their keys if two names differ only in normalization`() async throws {
    try shell.folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """,
      to: "Kit/Package.swift"
    )
    try shell.folder.write(view("Hello"), to: "Kit/Sources/Kit/Caf\u{E9}.swift")
    try shell.folder.write(view("Bye"), to: "Kit/Sources/Kit/Cafe\u{301}.swift")
    try shell.folder.write(catalog, to: "Kit/Sources/Kit/Localizable.xcstrings")
    let run = try await shell.run("sync --package Kit --no-cache")
    #expect(run.status == 0)
    #expect(run.errors.contains("differs only in Unicode normalization"))
    #expect(try shell.folder.text(of: "Kit/Sources/Kit/Localizable.xcstrings") == catalog)
  }

  @Test func `keep their keys if a source is missing`() async throws {
    try addPackage()
    try shell.folder.remove("App/Home.swift")
    let run = try await shell.run("sync --no-cache")
    #expect(run.status == 0)
    #expect(
      run.errors.contains(
        "App.xcodeproj/project.pbxproj:1:1: warning: 1 source file of the target 'App' does not exist: 'App/Home.swift' [referenced-file-missing]"
      )
    )
    #expect(run.errors.contains("1 key was not found but is not changed"))
    #expect(try isUnchanged())
    #expect(try await shell.run("sync --check --no-cache --strict").status == 1)
    let extracted = try await shell.run("extract --no-cache")
    #expect(extracted.status == 0, "\(extracted.errors)")
    #expect(extracted.errors.contains("[referenced-file-missing]"))
    // A file that the user names must exist.
    #expect(try await shell.run("extract App/Home.swift --no-cache").status == 66)
  }

  @Test func `keep their keys if a source is a broken link`() async throws {
    try addPackage()
    try shell.folder.remove("App/Home.swift")
    try shell.folder.link("App/Home.swift", to: "nowhere.swift")
    let run = try await shell.run("sync --no-cache")
    #expect(run.status == 0)
    #expect(run.errors.contains("is a link to a file that does not exist: 'App/Home.swift'"))
    #expect(try isUnchanged())
    #expect(try await shell.run("extract --no-cache").status == 0)
  }

  @Test func `keep their keys if a source is a Git LFS pointer`() async throws {
    try addPackage()
    let digest = String(repeating: "ab", count: 32)
    try shell.folder.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(digest)\nsize 49\n",
      to: "App/Home.swift"
    )
    let run = try await shell.run("sync", language: "es_ES.UTF-8")
    #expect(run.status == 0)
    #expect(
      run.errors.contains(
        "1 archivo de código es un puntero de Git LFS en lugar de su contenido: «App/Home.swift»; usa «git lfs pull»"
      )
    )
    #expect(try isUnchanged())
    try shell.folder.write(view("Hello"), to: "App/Home.swift")
    let complete = try await shell.run("sync --check")
    #expect(!complete.errors.contains("LFS"))
    #expect(complete.status == 0)
  }

  @Test func `name a catalog that is a Git LFS pointer`() async throws {
    try shell.folder.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 49\n",
      to: "App/Localizable.xcstrings"
    )
    for line in ["sync --check", "validate App", "coverage App"] {
      let run = try await shell.run(line)
      #expect(run.status == 65)
      #expect(
        (run.output + run.errors)
          .contains(
            "App/Localizable.xcstrings:1:1: error: the file is a Git LFS pointer instead of the catalog; run 'git lfs pull' [catalog-lfs-pointer]"
          )
      )
    }
  }

  @Test func `get no keys whose types depend on a missing source`() async throws {
    try addPackage()
    try shell.folder.write(
      """
      import SwiftUI
      func f(flag: Bool) {
        _ = Text("Hello")
        _ = Text("Bye")
        _ = Text("\\(count(of: flag)) files")
        _ = Text(flag ? title(of: flag) : "None")
      }
      """,
      to: "App/Home.swift"
    )
    try shell.folder.remove("App/Caf\u{E9}.swift")
    #expect(try await shell.run("sync --no-cache").status == 0)
    #expect(try isUnchanged())
    try shell.folder.write(
      """
      import SwiftUI
      func count(of flag: Bool) -> Int { 0 }
      func title(of flag: Bool) -> LocalizedStringKey { "Title" }
      """,
      to: "App/Caf\u{E9}.swift"
    )
    #expect(try await shell.run("sync --no-cache").status == 0)
    let text = try shell.folder.text(of: "App/Localizable.xcstrings")
    #expect(text.contains("\"%lld files\"") && text.contains("\"None\""))
  }

  @Test func `do not get catalogs that the project names and that do not exist`() async throws {
    try addPackage()
    try shell.folder.write(
      project.replacing("B3); };", with: "B3, B4); };")
        .replacing(
          "S = { isa",
          with:
            "F4 = { isa = PBXFileReference; path = Gone.xcstrings; sourceTree = SOURCE_ROOT; };\n B4 = { isa = PBXBuildFile; fileRef = F4; };\n S = { isa"
        ),
      to: "App.xcodeproj/project.pbxproj"
    )
    let run = try await shell.run("sync --no-cache")
    #expect(run.status == 0)
    #expect(
      run.errors.contains("1 catalog of the target 'App' does not exist: 'Gone.xcstrings'")
    )
    #expect(!shell.folder.exists("Gone.xcstrings"))
    #expect(try isUnchanged())
  }

  @Test func `keep their keys if a package references a missing one`() async throws {
    try shell.folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Kit", dependencies: [.package(path: "../Core")], targets: [.target(name: "Kit")])
      """,
      to: "Kit/Package.swift"
    )
    try shell.folder.write(view("Other"), to: "App/Home.swift")
    let run = try await shell.run("sync --no-cache")
    #expect(run.status == 0)
    #expect(run.errors.contains("the package 'Core' does not exist"))
    let text = try shell.folder.text(of: "App/Localizable.xcstrings")
    #expect(text.contains("\"Hello\" : {"))
    #expect(text.contains("\"Other\" : {"))
    #expect(!text.contains("stale"))
  }

  @Test func `keep their keys if a package is not checked out`() async throws {
    try shell.folder.write("let nothing = 0\n", to: "App/Home.swift")
    let missing = try await shell.run("sync --no-cache")
    #expect(missing.status == 0)
    #expect(
      missing.errors.contains(
        "warning: the package 'Kit' does not exist, so its declarations are unknown [local-package-missing]"
      )
    )
    #expect(missing.errors.contains("1 package does not exist: 'Kit'"))
    #expect(try isUnchanged())
    try shell.folder.write("", to: ".git/HEAD")
    try shell.folder.write(
      "[submodule \"Kit\"]\n\tpath = Kit\n\turl = https://example.com/kit\n",
      to: ".gitmodules"
    )
    let submodule = try await shell.run("sync --no-cache")
    #expect(submodule.errors.contains("the submodule 'Kit' is not checked out"))
    try addPackage()
    let complete = try await shell.run("sync --no-cache")
    #expect(complete.errors.isEmpty)
    #expect(try !isUnchanged())
  }
}

@Suite struct `Paths that differ from their files` {
  let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.folder.write("import SwiftUI\nlet a = Text(\"One\")\n", to: "Sources/View.swift")
    try shell.folder.write(
      #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#,
      to: "Strings/App.xcstrings"
    )
  }

  private let warning = "in letter case; macOS ignores this"

  @Test(arguments: [
    "sync strings/app.xcstrings --sources sources", "extract Sources/view.swift",
    "extract --file-list list.txt", "validate strings", "coverage STRINGS/App.xcstrings",
    "list strings/App.xcstrings", "format strings/App.xcstrings",
  ])
  func `are accepted as arguments`(_ line: String) async throws {
    try shell.folder.write("Sources/VIEW.swift\n", to: "List.txt")
    let run = try await shell.run(line)
    #expect(run.status == 0)
    #expect(run.errors.contains(warning))
    let files = try FileSystem.names(in: shell.folder.path)
    #expect(Set(files).isDisjoint(with: ["strings", "STRINGS", "sources"]))
  }

  @Test func `are accepted in the configuration`() async throws {
    try shell.folder.write(
      "catalogs: [strings/App.xcstrings]\ntargets:\n  App:\n    table: App\n    sources: [sources]\n",
      to: ".xcstrings.yml"
    )
    let run = try await shell.run("sync")
    #expect(run.status == 0)
    #expect(
      run.errors.contains(".xcstrings.yml:5:15: warning: 'sources' differs from the file 'Sources'")
    )
    #expect(try shell.folder.text(of: "Strings/App.xcstrings").contains("\"One\""))
  }

  @Test func `may be those of an .xcfilelist`() async throws {
    try shell.folder.write(
      "# Sources\n$(SRCROOT)/Sources/View.swift\n${PROJECT_DIR}/sources/view.swift\n$(DERIVED_FILE_DIR)/G.swift\n",
      to: "Sources.xcfilelist"
    )
    let run = try await shell.run("extract --file-list Sources.xcfilelist --format json")
    #expect(run.status == 0)
    #expect(run.output.contains("\"One\""))
    #expect(run.errors.contains("Sources.xcfilelist:3:1: warning: 'sources/view.swift' differs"))
    #expect(!run.errors.contains("DERIVED"))
  }

  @Test func `are refused if they match several files`() async throws {
    try shell.folder.write("{}", to: "Strings/APP.xcstrings")
    let run = try await shell.run("validate Strings/app.xcstrings")
    #expect(run.status == 65)
    #expect(run.errors.contains("'Strings/APP.xcstrings', 'Strings/App.xcstrings'"))
  }
}

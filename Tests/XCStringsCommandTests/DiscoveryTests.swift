import TestSupport
import Testing

@Suite struct `xcstrings sync without a configuration` {
  let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", defaultLocalization: "en", targets: [
        .target(name: "Kit", exclude: ["Old.swift"]),
        .target(name: "Bare"),
        .testTarget(name: "KitTests", dependencies: ["Kit"]),
      ])
      """,
      to: "Kit/Package.swift"
    )
    try shell.folder.write(text("Kit"), to: "Kit/Sources/Kit/Kit.swift")
    try shell.folder.write(text("Old"), to: "Kit/Sources/Kit/Old.swift")
    try shell.folder.write(text("Bare"), to: "Kit/Sources/Bare/Bare.swift")
    try shell.folder.write(text("Test"), to: "Kit/Tests/KitTests/KitTests.swift")
    try shell.folder.write(catalog, to: "Kit/Sources/Kit/Resources/Localizable.xcstrings")
    try shell.folder.write(catalog, to: "Kit/Tests/KitTests/Localizable.xcstrings")
    try shell.folder.write(project, to: "App/App.xcodeproj/project.pbxproj")
    try shell.folder.write(text("App"), to: "App/Sources/App.swift")
    try shell.folder.write(
      "func f() { _ = AppText(\"Wrapped\", comment: \"\") }\n",
      to: "App/Sources/Views/Own.swift"
    )
    try shell.folder.write(text("Left out"), to: "App/Sources/Views/Out.swift")
    try shell.folder.write(catalog, to: "App/Sources/Localizable.xcstrings")
  }

  private func text(_ key: String) -> String {
    "import SwiftUI\nlet view = Text(\"\(key)\")\n"
  }

  private var catalog: String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {

      },
      "version" : "1.0"
    }
    """
  }

  private var project: String {
    """
    // !$*UTF8*$!
    { objects = {
      R = { isa = PBXProject; targets = (T, Q); mainGroup = G; buildConfigurationList = L; };
      G = { isa = PBXGroup; children = (S, U); sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (S);
        productType = "com.apple.product-type.application"; buildConfigurationList = L; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = Sources; sourceTree = "<group>";
        exceptions = (X, Y); };
      X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
        membershipExceptions = (Views/Out.swift); };
      Q = { isa = PBXNativeTarget; name = Silent; fileSystemSynchronizedGroups = (U);
        productType = "com.apple.product-type.framework"; buildConfigurationList = M; };
      U = { isa = PBXFileSystemSynchronizedRootGroup; path = Silent; sourceTree = "<group>"; };
      Y = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = Q;
        membershipExceptions = (Localizable.xcstrings); };
      M = { isa = XCConfigurationList; buildConfigurations = (D); };
      D = { isa = XCBuildConfiguration; name = Release;
        buildSettings = { SWIFT_EMIT_LOC_STRINGS = NO; }; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Release;
        buildSettings = { SWIFT_EMIT_LOC_STRINGS = YES; LOCALIZED_STRING_MACRO_NAMES = (AppText);
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) STORE"; }; };
    }; rootObject = R; }
    """
  }

  @Test func `lists the sources of each catalog`() async throws {
    let run = try await shell.run("sync --list-sources")
    #expect(run.status == 0)
    #expect(
      run.errors == """
        Kit/Tests/KitTests/Localizable.xcstrings:1:1: note: no target contains this catalog, so it is left out; to use it, specify its path [catalog-in-no-target]

        """
    )
    #expect(
      run.output == """
        App/Sources/Localizable.xcstrings: 2 source files of 'App'
          App/Sources/App.swift
          App/Sources/Views/Own.swift
        Kit/Sources/Kit/Resources/Localizable.xcstrings: 1 source file of 'Kit'
          Kit/Sources/Kit/Kit.swift

        """
    )
  }

  @Test func `updates every catalog from its own targets`() async throws {
    #expect(try await shell.run("sync").status == 0)
    let app = try shell.folder.text(of: "App/Sources/Localizable.xcstrings")
    #expect(app.contains("\"App\""))
    #expect(app.contains("\"Wrapped\""))
    #expect(!app.contains("Left out") && !app.contains("Kit"))
    let kit = try shell.folder.text(of: "Kit/Sources/Kit/Resources/Localizable.xcstrings")
    #expect(kit.contains("\"Kit\""))
    #expect(!kit.contains("Old") && !kit.contains("Bare") && !kit.contains("Test"))
    #expect(try shell.folder.text(of: "Kit/Tests/KitTests/Localizable.xcstrings") == catalog)
    #expect(try await shell.run("sync --check").status == 0)
  }

  @Test func `keeps keys of a target without string extraction and adds none`()
    async throws
  {
    try shell.folder.write(text("Kept") + text("Not added"), to: "App/Silent/Silent.swift")
    try shell.folder.write(
      catalog.replacing(
        "{\n\n",
        with: "{\n    \"Gone\" : {\n\n    },\n    \"Kept\" : {\n\n    }\n"
      ),
      to: "App/Sources/Localizable.xcstrings"
    )
    #expect(try await shell.run("sync --project App/App.xcodeproj").status == 0)
    let app = try shell.folder.text(of: "App/Sources/Localizable.xcstrings")
    #expect(app.contains("\"Kept\""))
    #expect(!app.contains("Gone") && !app.contains("Not added"))
  }

  @Test func `excludes a condition that no configuration sets`() async throws {
    try shell.folder.write(
      "#if STORE\n\(text("Sold"))#else\n\(text("Given"))#endif\n#if JOKE\n\(text("Joke"))#endif\n",
      to: "App/Sources/App.swift"
    )
    #expect(try await shell.run("sync --project App/App.xcodeproj").status == 0)
    let app = try shell.folder.text(of: "App/Sources/Localizable.xcstrings")
    #expect(app.contains("Sold") && app.contains("Given") && !app.contains("Joke"))
    #expect(try await shell.run("sync --check --project App/App.xcodeproj -D JOKE").status == 1)
  }

  @Test(arguments: [
    ("--project App/App.xcodeproj", "App/Sources/Localizable.xcstrings"),
    ("--project ./App/App.xcodeproj/", "App/Sources/Localizable.xcstrings"),
    ("--package Kit", "Kit/Sources/Kit/Resources/Localizable.xcstrings"),
    ("Kit/Sources/Kit", "Kit/Sources/Kit/Resources/Localizable.xcstrings"),
  ])
  func `uses only named projects and packages`(_ arguments: String, _ path: String) async throws {
    let run = try await shell.run("sync --list-sources --json \(arguments)")
    #expect(run.status == 0)
    #expect(paths(in: run.output) == [path])
  }

  @Test func `reports a missing project or package`() async throws {
    let run = try await shell.run("sync --package Nowhere")
    #expect(run.status == 66)
    #expect(run.errors.contains("Nowhere/Package.swift"))
  }

  @Test func `follows references to local packages`() async throws {
    try shell.folder.write(
      project.replacing(
        "mainGroup = G;",
        with: "mainGroup = G; packageReferences = (K);"
      )
      .replacing(
        "}; rootObject",
        with: "K = { isa = XCLocalSwiftPackageReference; relativePath = ../Kit; }; }; rootObject"
      ),
      to: "App/App.xcodeproj/project.pbxproj"
    )
    try shell.folder.write(
      """
      let package = Package(name: "Kit", dependencies: [
        .package(path: "../Core"), .package(path: "../Gone"), .package(path: "../App/.hidden"),
      ], targets: [.target(name: "Kit")])
      """,
      to: "Kit/Package.swift"
    )
    try shell.folder.write(
      "let package = Package(name: \"Core\", dependencies: [.package(path: \"../Kit\")], "
        + "targets: [.target(name: \"Core\", path: \"Code\")])",
      to: "Core/Package.swift"
    )
    try shell.folder.write(text("Core"), to: "Core/Code/Core.swift")
    try shell.folder.write(catalog, to: "Core/Code/Localizable.xcstrings")
    try shell.folder.write(
      "let package = Package(name: \"Inner\", targets: [.target(name: \"Inner\")])",
      to: "App/.hidden/Package.swift"
    )
    try shell.folder.write(catalog, to: "App/.hidden/Sources/Inner/Inner.xcstrings")
    let catalogs = [
      "../Core/Code/Localizable.xcstrings", "../Kit/Sources/Kit/Resources/Localizable.xcstrings",
      ".hidden/Sources/Inner/Inner.xcstrings", "Sources/Localizable.xcstrings",
    ]
    try shell.folder.write("", to: ".git/HEAD")
    let below = Shell(in: shell.folder, below: "App")
    for arguments in ["", "--project App.xcodeproj"] {
      let run = try await below.run("sync --list-sources --json \(arguments)")
      #expect(
        run.errors
          == "../Kit/Package.swift:1:1: warning: the package '../Gone' does not exist, so its declarations are unknown [local-package-missing]\n"
      )
      #expect(paths(in: run.output) == catalogs)
    }
    let above = try await shell.run("sync --list-sources --json --package Core")
    #expect(
      paths(in: above.output) == [
        "App/.hidden/Sources/Inner/Inner.xcstrings", "Core/Code/Localizable.xcstrings",
        "Kit/Sources/Kit/Resources/Localizable.xcstrings",
      ]
    )
    #expect(try await below.run("sync").status == 0)
    #expect(try shell.folder.text(of: "Core/Code/Localizable.xcstrings").contains("\"Core\""))
    #expect(try await below.run("sync --check").status == 0)
  }

  @Test func `finds referenced folders and files outside of the current folder`()
    async throws
  {
    try shell.folder.write(
      project.replacing("path = Sources;", with: "path = ../Shared;"),
      to: "App/App.xcodeproj/project.pbxproj"
    )
    try shell.folder.write(text("Shared"), to: "Shared/Views/Shared.swift")
    try shell.folder.write(catalog, to: "Shared/Localizable.xcstrings")
    try shell.folder.write("", to: ".git/HEAD")
    let run = try await Shell(in: shell.folder, below: "App").run("sync --list-sources")
    #expect(
      run.errors == """
        Sources/Localizable.xcstrings:1:1: note: no target contains this catalog, so it is left out; to use it, specify its path [catalog-in-no-target]

        """
    )
    #expect(
      run.output == """
        ../Shared/Localizable.xcstrings: 1 source file of 'App'
          ../Shared/Views/Shared.swift

        """
    )
  }

  @Test func `extract reads the sources of the discovered targets`() async throws {
    for (arguments, keys) in [
      ("", ["App", "Wrapped", "Bare", "Kit"]),
      ("--project App/App.xcodeproj", ["App", "Wrapped"]),
      ("--package Kit", ["Bare", "Kit"]),
      ("--project App/App.xcodeproj Kit/Sources/Kit/Old.swift", ["Old"]),
    ] {
      let run = try await shell.run("extract --format json \(arguments)")
      #expect(run.status == 0)
      #expect(run.errors.isEmpty)
      #expect(run.output.matches(of: /"key" : "(.*)"/).map { String($0.output.1) } == keys)
    }
    let none = try await shell.run("extract --package Nowhere")
    #expect(none.status == 66)
  }

  @Test func `new catalogs and extracted strings have the language of the project`() async throws {
    try shell.folder.write(
      project.replacing(
        "mainGroup = G;",
        with: "mainGroup = G; developmentRegion = Spanish; knownRegions = (es, Base, de);"
      ),
      to: "App/App.xcodeproj/project.pbxproj"
    )
    let only = "--project App/App.xcodeproj"
    let list = try await shell.run("sync --list-sources \(only)")
    #expect(list.output.contains("2 source files of 'App'\n  Languages of the project: de, es\n"))
    #expect(
      list.errors == """
        App/Sources/Localizable.xcstrings:1:1: warning: the source language of the catalog is 'en', but the project of 'App' has 'es' [source-language-differs]

        """
    )
    let json = try await shell.run("sync --list-sources --json \(only)")
    #expect(json.output.contains("\"developmentRegion\" : \"es\""))
    #expect(try await shell.run("sync App/Localizable.xcstrings \(only)").status == 0)
    #expect(
      try shell.folder.text(of: "App/Localizable.xcstrings").contains("\"sourceLanguage\" : \"es\"")
    )
    let strings = try await shell.run("extract --table Localizable \(only)")
    #expect(strings.output.contains("\"sourceLanguage\" : \"es\""))
    try shell.folder.write("sourceLanguage: en\n", to: ".xcstrings.yml")
    #expect(try await shell.run("sync --list-sources \(only)").errors.isEmpty)
  }

  private func paths(in output: String) -> [String] {
    output.matches(of: /"path" : "(.*)"/).map { String($0.output.1) }
  }

  @Test func `reports unreadable parts of a project`() async throws {
    try shell.folder.write("{ objects = { R = ", to: "App/App.xcodeproj/project.pbxproj")
    let run = try await shell.run("sync --list-sources")
    #expect(
      run.errors == """
        App/App.xcodeproj/project.pbxproj:1:19: error: expected a value here, but the file ends [property-list-expects-value]
        App/Sources/Localizable.xcstrings:1:1: warning: no target that could be read contains this catalog, so it was not compared with the code [catalog-not-checked]
        Kit/Tests/KitTests/Localizable.xcstrings:1:1: warning: no target that could be read contains this catalog, so it was not compared with the code [catalog-not-checked]
        1 file could not be read completely, so the result may be incomplete. Repair it, list it under 'exclude' in .xcstrings.yml if it has no localizable strings, or accept this with --allow-unreadable.

        """
    )
    #expect(run.status == 65)
    #expect(run.output.contains("of 'Kit'"))
  }

  @Test func `marks and removes nothing if a project cannot be read completely`() async throws {
    try shell.folder.write(
      catalog.replacing("{\n\n", with: "{\n    \"Gone\" : {\n\n    }\n"),
      to: "Kit/Sources/Kit/Resources/Localizable.xcstrings"
    )
    try shell.folder.write("{ objects = { R = ", to: "App/App.xcodeproj/project.pbxproj")
    _ = try await shell.run("sync")
    let kit = try shell.folder.text(of: "Kit/Sources/Kit/Resources/Localizable.xcstrings")
    #expect(kit.contains("Gone") && kit.contains("\"Kit\""))
    #expect(!kit.contains("stale"))
  }

  @Test func `marks and removes keys if only a setting of the project is missing`() async throws {
    try shell.folder.write(
      catalog.replacing("{\n\n", with: "{\n    \"Gone\" : {\n\n    }\n"),
      to: "Kit/Sources/Kit/Resources/Localizable.xcstrings"
    )
    try shell.folder.write(
      "{ objects = { R = { buildSettings = { MARKETING_VERSION = ; }; }; }; rootObject = R; }",
      to: "App/App.xcodeproj/project.pbxproj"
    )
    let run = try await shell.run("sync")
    #expect(run.errors.contains("note: expected a value here"))
    let kit = try shell.folder.text(of: "Kit/Sources/Kit/Resources/Localizable.xcstrings")
    #expect(!kit.contains("Gone"))
  }
}

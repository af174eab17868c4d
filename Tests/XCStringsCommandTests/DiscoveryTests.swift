import TestSupport
import Testing

@Suite struct `xcstrings sync without a description of the project` {
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
        buildSettings = { LOCALIZED_STRING_MACRO_NAMES = (AppText);
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) STORE"; }; };
    }; rootObject = R; }
    """
  }

  @Test func `lists which sources feed which catalog`() throws {
    let run = try shell.run("sync --list-sources")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        App/Sources/Localizable.xcstrings: 2 sources of 'App'
          App/Sources/App.swift
          App/Sources/Views/Own.swift
        Kit/Sources/Kit/Resources/Localizable.xcstrings: 1 source of 'Kit'
          Kit/Sources/Kit/Kit.swift

        """
    )
  }

  @Test func `brings every catalog in step with its own targets`() throws {
    #expect(try shell.run("sync").status == 0)
    let app = try shell.folder.text(of: "App/Sources/Localizable.xcstrings")
    #expect(app.contains("\"App\""))
    #expect(app.contains("\"Wrapped\""))
    #expect(!app.contains("Left out") && !app.contains("Kit"))
    let kit = try shell.folder.text(of: "Kit/Sources/Kit/Resources/Localizable.xcstrings")
    #expect(kit.contains("\"Kit\""))
    #expect(!kit.contains("Old") && !kit.contains("Bare") && !kit.contains("Test"))
    #expect(try shell.folder.text(of: "Kit/Tests/KitTests/Localizable.xcstrings") == catalog)
    #expect(try shell.run("sync --check").status == 0)
  }

  @Test func `keys of a target whose strings are not written down stay, and none is added`() throws
  {
    try shell.folder.write(text("Kept") + text("Not added"), to: "App/Silent/Silent.swift")
    try shell.folder.write(
      catalog.replacing(
        "{\n\n",
        with: "{\n    \"Gone\" : {\n\n    },\n    \"Kept\" : {\n\n    }\n"
      ),
      to: "App/Sources/Localizable.xcstrings"
    )
    #expect(try shell.run("sync --project App/App.xcodeproj").status == 0)
    let app = try shell.folder.text(of: "App/Sources/Localizable.xcstrings")
    #expect(app.contains("\"Kept\""))
    #expect(!app.contains("Gone") && !app.contains("Not added"))
  }

  @Test func `a condition that no configuration sets never holds`() throws {
    try shell.folder.write(
      "#if STORE\n\(text("Sold"))#else\n\(text("Given"))#endif\n#if JOKE\n\(text("Joke"))#endif\n",
      to: "App/Sources/App.swift"
    )
    #expect(try shell.run("sync --project App/App.xcodeproj").status == 0)
    let app = try shell.folder.text(of: "App/Sources/Localizable.xcstrings")
    #expect(app.contains("Sold") && app.contains("Given") && !app.contains("Joke"))
    #expect(try shell.run("sync --check --project App/App.xcodeproj -D JOKE").status == 1)
  }

  @Test(arguments: [
    ("--project App/App.xcodeproj", "App/Sources/Localizable.xcstrings"),
    ("--project ./App/App.xcodeproj/", "App/Sources/Localizable.xcstrings"),
    ("--package Kit", "Kit/Sources/Kit/Resources/Localizable.xcstrings"),
    ("Kit/Sources/Kit", "Kit/Sources/Kit/Resources/Localizable.xcstrings"),
  ])
  func `works on what is named alone`(_ arguments: String, _ path: String) throws {
    let run = try shell.run("sync --list-sources --json \(arguments)")
    #expect(run.status == 0)
    #expect(run.output.matches(of: /"path" : "(.*)"/).map { String($0.output.1) } == [path])
  }

  @Test func `tells that there is nothing where it finds nothing`() throws {
    let run = try shell.run("sync --package Nowhere")
    #expect(run.status == 64)
    #expect(!run.errors.isEmpty)
  }

  @Test func `tells what it cannot read of a project`() throws {
    try shell.folder.write("{ objects = { R = ", to: "App/App.xcodeproj/project.pbxproj")
    let run = try shell.run("sync --list-sources")
    #expect(
      run.errors == """
        App/App.xcodeproj/project.pbxproj:1:19: error: a value is expected here, but the file ends [property-list-expects-value]

        """
    )
    #expect(run.output.contains("of 'Kit'"))
  }

  @Test func `marks and removes nothing while a project is not understood`() throws {
    try shell.folder.write(
      catalog.replacing("{\n\n", with: "{\n    \"Gone\" : {\n\n    }\n"),
      to: "Kit/Sources/Kit/Resources/Localizable.xcstrings"
    )
    try shell.folder.write("{ objects = { R = ", to: "App/App.xcodeproj/project.pbxproj")
    _ = try shell.run("sync")
    let kit = try shell.folder.text(of: "Kit/Sources/Kit/Resources/Localizable.xcstrings")
    #expect(kit.contains("Gone") && kit.contains("\"Kit\""))
    #expect(!kit.contains("stale"))
  }

  @Test func `marks and removes where a project lacks a mere setting`() throws {
    try shell.folder.write(
      catalog.replacing("{\n\n", with: "{\n    \"Gone\" : {\n\n    }\n"),
      to: "Kit/Sources/Kit/Resources/Localizable.xcstrings"
    )
    try shell.folder.write(
      "{ objects = { R = { buildSettings = { MARKETING_VERSION = ; }; }; }; rootObject = R; }",
      to: "App/App.xcodeproj/project.pbxproj"
    )
    let run = try shell.run("sync")
    #expect(run.errors.contains("note: a value is expected here"))
    let kit = try shell.folder.text(of: "Kit/Sources/Kit/Resources/Localizable.xcstrings")
    #expect(!kit.contains("Gone"))
  }
}

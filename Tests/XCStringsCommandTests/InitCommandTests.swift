import TestSupport
import Testing

@Suite struct `xcstrings init` {
  let shell: Shell

  init() throws {
    shell = try Shell()
  }

  /// Writes a package with targets, each with one source.
  private func writePackage(_ sources: [String: String]) throws {
    let targets = sources.keys.sorted().map { ".target(name: \"\($0)\")," }.joined(separator: "\n")
    try shell.folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [
      \(targets)
      ])
      """,
      to: "Package.swift"
    )
    for (name, source) in sources {
      try shell.folder.write(source, to: "Sources/\(name)/Views/\(name).swift")
    }
  }

  private func text(_ key: String, importing module: String = "Foundation") -> String {
    "import \(module)\nlet text = String(localized: \"\(key)\")\n"
  }

  private func lines(of file: String) throws -> [String] {
    try shell.folder.text(of: file).split(separator: "\n").map(String.init)
      .filter {
        !$0.hasPrefix("#")
      }
  }

  @Test func `configures a package with one target for sync`() async throws {
    try writePackage(["App": text("Hello"), "Engine": "let number = 1\n"])
    let refused = try await shell.run("sync")
    #expect(refused.status == 64)
    #expect(refused.errors.contains("xcstrings init"))

    let run = try await shell.run("init --languages en,es")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try lines(of: ".xcstrings.yml") == [
        "sourceLanguage: en", "languages: [en, es]",
        "catalogs: [Sources/App/Localizable.xcstrings]", "targets:", "  App:",
        "    table: Localizable",
      ]
    )
    #expect(run.output.contains("App: 1 string → Sources/App/Localizable.xcstrings\n"))
    #expect(run.output.contains("xcstrings sync"))
    #expect(try await shell.run("config").status == 0)
    #expect(try await shell.run("sync").status == 0)
    #expect(try shell.folder.text(of: "Sources/App/Localizable.xcstrings").contains("\"Hello\""))
    #expect(try await shell.run("sync --check").status == 0)
    #expect(try await shell.run("validate").output.contains("[missing-translation]"))
  }

  @Test func `assigns separate tables to targets of a program with its own runtime`()
    async throws
  {
    try writePackage(["App": text("A", importing: "Localization"), "Kit": text("K")])
    #expect(try await shell.run("init").status == 0)
    #expect(
      try lines(of: ".xcstrings.yml").suffix(6) == [
        "catalogs: [Sources/App/App.xcstrings, Sources/Kit/Kit.xcstrings]", "targets:", "  App:",
        "    table: App", "  Kit:", "    table: Kit",
      ]
    )
    #expect(try await shell.run("sync").status == 0)
    #expect(try shell.folder.text(of: "Sources/Kit/Kit.xcstrings").contains("\"K\""))
    #expect(!(try shell.folder.text(of: "Sources/App/App.xcstrings").contains("\"K\"")))
  }

  @Test func `creates a catalog for each target of other packages`() async throws {
    try writePackage(["App": text("A"), "Kit": text("K")])
    let run = try await shell.run("init")
    #expect(run.status == 0)
    #expect(try lines(of: ".xcstrings.yml") == ["sourceLanguage: en", "languages: [en]"])
    #expect(try await shell.run("sync").status == 0)
    for (name, key) in [("App", "A"), ("Kit", "K")] {
      let catalog = try shell.folder.text(of: "Sources/\(name)/Localizable.xcstrings")
      #expect(catalog.contains("\"\(key)\" :"))
    }
  }

  @Test func `uses the existing languages and catalogs`() async throws {
    try writePackage(["App": text("Hello, \\(1)")])
    try shell.folder.write(Samples.catalog, to: "Localizations/app.xcstrings")
    try shell.folder.write("\"a\" = \"b\";\n", to: "Old/pt_BR.lproj/Old.strings")
    let run = try await shell.run("init --json")
    #expect(run.status == 0)
    #expect(run.output.contains("\"legacyTables\" : 1"))
    #expect(
      try lines(of: ".xcstrings.yml") == [
        "sourceLanguage: en", "languages: [en, es, pt-BR]", "catalogs: [Localizations]",
        "targets:", "  App:", "    table: app",
      ]
    )
  }

  // MARK: - Xcode projects

  /// Writes two targets and their tests, in a project of the kind of `name`.
  private func writeApp(_ name: String, _ project: String) throws {
    try shell.folder.write(project, to: name)
    try shell.folder.write(text("Hello"), to: "Shop/App.swift")
    try shell.folder.write(text("Basket"), to: "Shop/Views/List.swift")
    try shell.folder.write(text("Today"), to: "Widget/Widget.swift")
    try shell.folder.write(text("Test"), to: "ShopTests/ShopTests.swift")
  }

  private static let synchronizedProject = """
    { objects = {
      R = { isa = PBXProject; targets = (T, W, V); mainGroup = G; developmentRegion = de;
        knownRegions = (de, es, Base); };
      G = { isa = PBXGroup; children = (S, U, Z); sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = Shop; fileSystemSynchronizedGroups = (S);
        productType = "com.apple.product-type.application"; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
      W = { isa = PBXNativeTarget; name = Widget; fileSystemSynchronizedGroups = (U);
        productType = "com.apple.product-type.app-extension"; };
      U = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
      V = { isa = PBXNativeTarget; name = ShopTests; fileSystemSynchronizedGroups = (Z);
        productType = "com.apple.product-type.bundle.unit-test"; };
      Z = { isa = PBXFileSystemSynchronizedRootGroup; path = ShopTests; sourceTree = "<group>"; };
    }; rootObject = R; }
    """

  private static let spec = """
    name: Shop
    options: {developmentLanguage: de}
    targets:
      Shop: {type: application, platform: iOS, sources: [Shop]}
      Widget: {type: app-extension, platform: iOS, sources: [Widget]}
      ShopTests: {type: bundle.unit-test, platform: iOS, sources: [ShopTests]}
    """

  private static let manifest = """
    import ProjectDescription
    let project = Project(
      name: "Shop",
      options: .options(defaultKnownRegions: ["Base", "de", "es"], developmentRegion: "de"),
      targets: [
        .target(name: "Shop", product: .app, sources: ["Shop/**"], resources: ["Shop/**/*.xcstrings"]),
        .target(
          name: "Widget", product: .appExtension, sources: ["Widget/**"],
          resources: ["Widget/**"]
        ),
        .target(name: "ShopTests", product: .unitTests, sources: ["ShopTests/**"]),
      ]
    )
    """

  /// A project that lists each file, so a new file is not part of it.
  private static let listingProject = """
    { objects = {
      R = { isa = PBXProject; targets = (T, W); mainGroup = G; developmentRegion = de; };
      G = { isa = PBXGroup; children = (A, B, C); sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = Shop/App.swift; sourceTree = "<group>"; };
      B = { isa = PBXFileReference; path = Shop/Views/List.swift; sourceTree = "<group>"; };
      C = { isa = PBXFileReference; path = Widget/Widget.swift; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = Shop; buildPhases = (P);
        productType = "com.apple.product-type.application"; };
      P = { isa = PBXSourcesBuildPhase; files = (D, E); };
      D = { isa = PBXBuildFile; fileRef = A; };
      E = { isa = PBXBuildFile; fileRef = B; };
      W = { isa = PBXNativeTarget; name = Widget; buildPhases = (Q);
        productType = "com.apple.product-type.app-extension"; };
      Q = { isa = PBXSourcesBuildPhase; files = (F); };
      F = { isa = PBXBuildFile; fileRef = C; };
    }; rootObject = R; }
    """

  @Test(arguments: [
    ("Shop.xcodeproj/project.pbxproj", synchronizedProject, "[de, es]"),
    ("project.yml", spec, "[de]"), ("Project.swift", manifest, "[de, es]"),
  ])
  func `creates a catalog for each Xcode target that its project includes`(
    _ name: String,
    _ project: String,
    _ languages: String
  ) async throws {
    try writeApp(name, project)
    let run = try await shell.run("init")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("  Shop: 2 strings → Shop/Localizable.xcstrings\n"))
    #expect(run.output.contains("  Widget: 1 string → Widget/Localizable.xcstrings\n"))
    #expect(!run.output.contains("to the resources of"))
    #expect(
      try lines(of: ".xcstrings.yml") == ["sourceLanguage: de", "languages: \(languages)"]
    )
    #expect(try await shell.run("sync").status == 0)
    #expect(try await shell.run("sync --check").status == 0)
    let shop = try shell.folder.text(of: "Shop/Localizable.xcstrings")
    #expect(shop.contains("\"Basket\"") && shop.contains("\"Hello\"") && !shop.contains("Today"))
    #expect(shop.contains("\"sourceLanguage\" : \"de\""))
    #expect(try shell.folder.text(of: "Widget/Localizable.xcstrings").contains("\"Today\""))
    #expect(try await shell.run("config").errors.isEmpty)
  }

  @Test(arguments: [
    ("Shop.xcodeproj/project.pbxproj", synchronizedProject), ("project.yml", spec),
    ("Project.swift", manifest),
  ])
  func `keeps the existing catalogs of Xcode targets`(
    _ name: String,
    _ project: String
  ) async throws {
    try writeApp(name, project)
    try shell.folder.write(Samples.catalog, to: "Shop/Localizable.xcstrings")
    #expect(try await shell.run("init --quiet").status == 0)
    #expect(try shell.folder.text(of: "Shop/Localizable.xcstrings") == Samples.catalog)
    #expect(try shell.folder.text(of: "Widget/Localizable.xcstrings").contains("strings"))
    #expect(!(try lines(of: ".xcstrings.yml").contains("targets:")))
  }

  @Test func `reports targets whose project does not include new catalogs`() async throws {
    try writeApp("Shop.xcodeproj/project.pbxproj", Self.listingProject)
    let run = try await shell.run("init --languages de,es")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try lines(of: ".xcstrings.yml") == [
        "sourceLanguage: de", "languages: [de, es]", "catalogs: [Shop/Localizable.xcstrings]",
        "targets:", "  Shop:", "    table: Localizable", "    sources: [Shop]", "  Widget:",
        "    table: Localizable", "    sources: [Widget]",
      ]
    )
    #expect(
      run.output.contains(
        "Add 'Shop/Localizable.xcstrings' to the resources of 'Shop', 'Widget' in your project; otherwise, the build does not include it.\n"
      ),
      "\(run.output)"
    )
    #expect(try await shell.run("sync").status == 0)
    let catalog = try shell.folder.text(of: "Shop/Localizable.xcstrings")
    #expect(catalog.contains("\"Basket\"") && catalog.contains("\"Today\""))
    #expect(!catalog.contains("Test"))
    #expect(try await shell.run("sync --check").status == 0)
  }

  @Test func `overwrites no file without --force`() async throws {
    try writePackage(["App": text("Hello")])
    try shell.folder.write("languages: [de]\n", to: ".xcstrings.yml")
    let refused = try await shell.run("init")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("--force"))
    let preview = try await shell.run("init -n")
    #expect(preview.status == 0)
    #expect(preview.output.contains("  languages: [en]\n"))
    #expect(try shell.folder.text(of: ".xcstrings.yml") == "languages: [de]\n")
    #expect(try await shell.run("init --force --quiet").output.isEmpty)
    #expect(try lines(of: ".xcstrings.yml").contains("languages: [en]"))
  }

  @Test func `reports that there is nothing to configure`() async throws {
    let run = try await shell.run("init", language: "es_ES")
    #expect(run.status == 66)
    #expect(!run.errors.contains("There"))
  }

  @Test func `validates languages`() async throws {
    try writePackage(["App": text("Hello")])
    #expect(try await shell.run("init --languages en,xx").status == 64)
  }

  @Test func `needs no list of catalogs if targets are configured`() async throws {
    try shell.folder.write("targets: {App: {table: App}}\n", to: ".xcstrings.yml")
    try shell.folder.write(text("Hello"), to: "Sources/App/App.swift")
    #expect(try await shell.run("sync").status == 0)
    let catalog = "Sources/App/App.xcstrings"
    #expect(try shell.folder.text(of: catalog).contains("\"Hello\""))
    #expect(try await shell.run("sync --check").status == 0)
    #expect(try await shell.run("validate --strict").status == 0)
  }
}

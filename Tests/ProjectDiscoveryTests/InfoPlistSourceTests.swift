import Diagnostics
import FileFormats
import ProjectConfiguration
import ProjectDiscovery
import TestSupport
import Testing

/// The Info.plists of targets, as projects and manifests declare them.
@Suite struct `The Info.plist of a target` {
  private func targets(
    of project: String,
    _ files: [String] = []
  ) -> [InfoPlistSource] {
    let file = "App/Store.xcodeproj/project.pbxproj"
    let parsed = XcodeProject.parse(Array(project.utf8), file: file, in: FileTree([file] + files)) {
      _ in nil
    }
    return parsed.value.targets.compactMap(\.infoPlist)
  }

  private func project(_ settings: String, other: String = "", standard: String) -> String {
    """
    { rootObject = P; objects = {
      P = { isa = PBXProject; targets = ( T ); };
      T = { isa = PBXNativeTarget; name = Shop; buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = ( D, R ); \(standard) };
      D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(other) }; };
      R = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(settings) }; };
    }; }
    """
  }

  @Test(
    arguments: [
      ("Info.plist", "App/Info.plist"), ("Sources/Info.plist", "App/Sources/Info.plist"),
      ("$(SRCROOT)/Shop/Info.plist", "App/Shop/Info.plist"),
      ("$(TARGET_NAME)/Info.plist", "App/Shop/Info.plist"), ("../Info.plist", "Info.plist"),
      ("", nil),
    ]
  )
  func `has the file that the settings name`(path: String, expected: String?) {
    let text = project("INFOPLIST_FILE = \"\(path)\";", standard: "")
    #expect(targets(of: text).map(\.file) == [expected])
  }

  @Test(
    arguments: [
      ("defaultConfigurationName = Debug;", "Shop β"),
      ("defaultConfigurationName = Release;", "Shop"),
      ("defaultConfigurationName = Gone;", "Shop β"), ("", "Shop"),
    ]
  )
  func `has the settings of the default configuration`(standard: String, expected: String) {
    let text = project(
      "PRODUCT_NAME = Shop;",
      other: "PRODUCT_NAME = \"Shop β\";",
      standard: standard
    )
    #expect(targets(of: text).map { $0.expanding("$(PRODUCT_NAME)") } == [expected])
  }

  @Test func `has no text that consists of undefined settings`() throws {
    let list = try #require(targets(of: project("PRODUCT_NAME = Shop;", standard: "")).first)
    #expect(list.expanding("$(PRODUCT_TITLE)") == nil)
    #expect(list.expanding("$(PRODUCT_NAME) $(EDITION)") == "Shop ")
    #expect(list.expanding("")?.isEmpty == true)
  }

  @Test(arguments: [("INFOPLIST_PREPROCESS = YES;", true), ("", false)])
  func `may be preprocessed`(settings: String, expected: Bool) {
    #expect(targets(of: project(settings, standard: "")).map(\.isPreprocessed) == [expected])
  }

  @Test func `has the values of settings only if Xcode generates it`() throws {
    let settings = """
      INFOPLIST_KEY_NSHumanReadableCopyright = "";
      INFOPLIST_KEY_CFBundleDisplayName = "$(PRODUCT_NAME)  Pro";
      INFOPLIST_KEY_UILaunchScreen_Generation = YES;
      """
    #expect(targets(of: project(settings, standard: "")).map(\.generatedValues) == [[]])
    let text = project(settings + "GENERATE_INFOPLIST_FILE = YES;", standard: "")
    let values = try #require(targets(of: text).first).generatedValues
    #expect(
      values.map { "\($0.key)=\($0.text)" } == [
        "CFBundleDisplayName=Shop  Pro", "NSHumanReadableCopyright=",
        "UILaunchScreen_Generation=YES",
      ]
    )
    #expect(values.map(\.location?.line) == [7, 6, 8])
  }

  @Test(
    arguments: [
      ("InfoPlist", true), ("Shop-InfoPlist", true), ("Other-InfoPlist", false),
      ("ShopInfoPlist", false), ("Localizable", false), ("Shop-Info-InfoPlist", true),
      ("Shop-InfoPlist2", false),
    ]
  )
  func `belongs to tables with certain names`(table: String, expected: Bool) throws {
    let text = project(
      "INFOPLIST_FILE = \"Shop-Info.plist\"; GENERATE_INFOPLIST_FILE = YES;",
      standard: ""
    )
    let list = try #require(targets(of: text).first)
    #expect(list.isTable(table) == expected)
  }

  @Test func `can be that of an XcodeGen spec`() throws {
    let spec = """
      name: Store
      options: {defaultConfig: Store}
      configs: {Debug: debug, Store: release}
      settings:
        configs: {Store: {PRODUCT_NAME: Shop Pro}}
      targets:
        Shop:
          type: application
          platform: iOS
          info:
            path: Shop/Info.plist
            properties:
              CFBundleDisplayName: $(PRODUCT_NAME)!
              UTExportedTypeDeclarations: [{UTTypeDescription: Receipt}]
        Widget:
          type: app-extension
          platform: iOS
          sources: [Widget]
          settings: {GENERATE_INFOPLIST_FILE: true, INFOPLIST_KEY_CFBundleDisplayName: Prices}
      """
    let tree = FileTree(["App/project.yml", "App/Widget/Info.plist", "App/Widget/Code.swift"])
    let parsed = XcodeGenSpec.parse(Array(spec.utf8), file: "App/project.yml", in: tree) { _ in
      nil
    }
    let lists = try #require(parsed?.value.project.targets).compactMap(\.infoPlist)
    #expect(lists.map(\.file) == ["App/Shop/Info.plist", "App/Widget/Info.plist"])
    #expect(lists.map { $0.expanding("$(PRODUCT_NAME)") } == ["Shop Pro", "Shop Pro"])
    #expect(lists[0].properties?["CFBundleName"]?.string == "$(PRODUCT_NAME)")
    #expect(lists[0].properties?["CFBundleDisplayName"]?.string == "$(PRODUCT_NAME)!")
    #expect(lists[1].properties == nil)
    #expect(lists[1].generatedValues.map(\.text) == ["Prices"])
  }

  @Test(
    arguments: [
      (".default", ["CFBundleName": "$(PRODUCT_NAME)"], nil),
      (".file(path: \"Shop/Info.plist\")", [:], "App/Shop/Info.plist"),
      ("\"Shop/Info.plist\"", [:], "App/Shop/Info.plist"),
      (".dictionary([\"CFBundleName\": \"Shop\"])", ["CFBundleName": "Shop"], nil),
      (
        ".extendingDefault(with: [\"CFBundleDisplayName\": .string(\"Pro\"), \"A\": .boolean(true)])",
        ["CFBundleName": "$(PRODUCT_NAME)", "CFBundleDisplayName": "Pro"], nil
      ), ("shared", ["CFBundleName": "$(PRODUCT_NAME)", "CFBundleDisplayName": "Shared"], nil),
    ] as [(String, [String: String], String?)]
  )
  func `can be that of a Tuist manifest`(
    argument: String,
    values: [String: String],
    file: String?
  ) throws {
    let manifest = """
      import ProjectDescription
      let shared: InfoPlist = .extendingDefault(with: ["CFBundleDisplayName": "Shared"])
      let project = Project(name: "Store", targets: [
        .target(name: "Shop", product: .app, productName: "Shop X", infoPlist: \(argument), sources: [])
      ])
      """
    let parsed = TuistManifest.parse(Array(manifest.utf8), file: "App/Project.swift")
    let project = parsed?.value.project(of: "App/Project.swift", in: FileTree([]))
    let list = try #require(project?.targets.first?.infoPlist)
    let texts = (list.properties?.entries ?? []).map { ($0.key, $0.value.string ?? "") }
    #expect(Dictionary(texts.filter { !$0.1.isEmpty }) { $1 } == values)
    #expect(list.file == file)
    #expect(!list.isPartial)
    #expect(list.expanding("$(PRODUCT_NAME)") == "Shop X")
  }

  @Test func `can be a section that the linker of a package adds`() throws {
    let manifest = """
      import PackageDescription
      let package = Package(name: "Tool", targets: [
        .executableTarget(name: "Tool", linkerSettings: [.unsafeFlags([
          "-Xlinker", "-sectcreate", "-Xlinker", "__TEXT", "-Xlinker", "__info_plist",
          "-Xlinker", "Support/Info.plist",
        ])]),
        .target(name: "Kit", linkerSettings: [.linkedLibrary("z")]),
      ])
      """
    let tree = FileTree(["App/Sources/Tool/main.swift", "App/Sources/Kit/Kit.swift"])
    let targets = PackageManifest.parse(Array(manifest.utf8), file: "App/Package.swift").value
      .buildTargets(of: "App/Package.swift", in: ReferencedFiles(tree))
    #expect(targets.map { $0.infoPlist?.file } == ["App/Support/Info.plist", nil])
    #expect(targets[0].infoPlist?.expanding("$(NAME)") == "$(NAME)")
  }
}

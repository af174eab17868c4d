import CatalogWorkspace
import Diagnostics
import FileSystem
import OrderedCollections
import StringCatalog
import StringExtraction
import TestSupport
import Testing

/// Synchronizations of catalogs whose texts are in storyboards, XIBs and Info.plists.
@Suite struct `Catalogs of documents and Info.plists` {
  private let folder: TemporaryFolder
  private static let storyboard = "Shop/Base.lproj/Main.storyboard"
  private static let main = "Shop/mul.lproj/Main.xcstrings"
  private static let list = "Shop/InfoPlist.xcstrings"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.project, to: "Shop.xcodeproj/project.pbxproj")
    try folder.write(Self.document("Pay"), to: Self.storyboard)
    try folder.write(Self.propertyList, to: "Shop/Info.plist")
    try folder.write("import SwiftUI\nlet view = Text(\"Buy\")\n", to: "Shop/Shop.swift")
    for path in [Self.main, Self.list] {
      try folder.write(#"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#, to: path)
    }
  }

  /// A project with an app and a widget that share a catalog.
  private static let project = """
    { rootObject = P; objects = {
      P = { isa = PBXProject; targets = ( T, W ); mainGroup = G; developmentRegion = en; };
      G = { isa = PBXGroup; children = ( F ); sourceTree = "<group>"; };
      F = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>";
        exceptions = ( E ); };
      E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W;
        membershipExceptions = ( InfoPlist.xcstrings ); };
      T = { isa = PBXNativeTarget; name = Shop; fileSystemSynchronizedGroups = ( F );
        buildConfigurationList = TL; };
      TL = { isa = XCConfigurationList; buildConfigurations = ( TC ); };
      TC = { isa = XCBuildConfiguration; name = Release; buildSettings = {
        INFOPLIST_FILE = Shop/Info.plist; GENERATE_INFOPLIST_FILE = YES;
        INFOPLIST_KEY_NSCameraUsageDescription = "To scan";
      }; };
      W = { isa = PBXNativeTarget; name = Widget; buildConfigurationList = WL; };
      WL = { isa = XCConfigurationList; buildConfigurations = ( WC ); };
      WC = { isa = XCBuildConfiguration; name = Release; buildSettings = {
        GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleDisplayName = Prices;
      }; };
    }; }
    """

  private static let propertyList = """
    <plist version="1.0"><dict>
      <key>CFBundleDisplayName</key><string>$(PRODUCT_NAME) Pro</string>
      <key>UTExportedTypeDeclarations</key>
      <array><dict><key>UTTypeDescription</key><string>Receipt</string></dict></array>
    </dict></plist>
    """

  /// Returns a storyboard with one button.
  private static func document(_ title: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s1"><objects>
        <viewController id="vc1"><view key="view" id="v1"><subviews>
          <button id="b1-cd-efg"><buttonCell key="cell" title="\(title)" id="c1-cd-efg"/></button>
        </subviews></view></viewController>
      </objects></scene></scenes>
    </document>
    """
  }

  private func synchronize(
    writing: Bool = true,
    _ edit: (inout SyncRequest) -> Void = { $0.catalogs = [main, list] }
  ) async throws -> SyncResult {
    try await FileSystem.$workingFolder.withValue(folder.path) {
      var request = SyncRequest()
      edit(&request)
      let result = try await Workspace.open(version: "test").synchronize(request)
      _ = await result.extraction.cacheWriting?.finish()
      if writing { try result.write(version: "1.0") }
      return result
    }
  }

  private func outcome(_ path: String, _ result: SyncResult) throws -> SyncOutcome {
    try #require(result.outcomes.first { $0.file.path == path })
  }

  @Test func `get their texts, and are then up to date`() async throws {
    let result = try await synchronize { _ in }
    #expect(result.referenceProblems.isEmpty)
    let main = try outcome(Self.main, result)
    #expect(main.catalog.keys == ["c1-cd-efg.title"])
    #expect(main.isComplete)
    let list = try outcome(Self.list, result)
    let values = list.catalog.entries.map { key, entry in
      "\(key)=\(entry.localizations["en"]?.stringUnit?.value ?? "-")"
    }
    #expect(
      values == [
        "CFBundleDisplayName=Prices", "CFBundleName=Shop", "NSCameraUsageDescription=To scan",
        "Receipt=-",
      ]
    )
    #expect(list.targets == ["Shop", "Widget"])
    #expect(try await synchronize().isChanged == false)
  }

  @Test func `name all their sources`() async throws {
    let plan = try await synchronize(writing: false).plan
    #expect(
      plan.catalogs.map(\.resources.files) == [
        [Self.storyboard], ["Shop.xcodeproj", "Shop/Info.plist"],
      ]
    )
  }

  @Test func `send finished translations of a changed text to review`() async throws {
    try folder.write(
      """
      {"sourceLanguage":"en","strings":{"c1-cd-efg.title":{"comment":"Class = \\"NSButtonCell\\";",
      "extractionState":"extracted_with_value","localizations":{
      "en":{"stringUnit":{"state":"new","value":"Pay"}},
      "es":{"stringUnit":{"state":"translated","value":"Pagar"}}}}},"version":"1.0"}
      """,
      to: Self.main
    )
    try folder.write(Self.document("Pay now"), to: Self.storyboard)
    let entry = try outcome(Self.main, try await synchronize()).catalog["c1-cd-efg.title"]
    #expect(entry?.localizations["en"]?.stringUnit?.value == "Pay now")
    #expect(entry?.localizations["es"]?.stringUnit?.state == .needsReview)
    #expect(
      entry?.comment == #"Class = "NSButtonCell"; title = "Pay now"; ObjectID = "c1-cd-efg";"#
    )
  }

  @Test(
    arguments: [
      ("<document", storyboard, "interface-document"),
      ("no list", "Shop/Info.plist", "property-list"),
      (nil, "Shop/Info.plist", "info-plist-missing"),
    ] as [(String?, String, String)]
  )
  func `lose no key if a file cannot be read`(
    content: String?,
    path: String,
    id: String
  ) async throws {
    _ = try await synchronize()
    if let content { try folder.write(content, to: path) } else { try folder.remove(path) }
    let result = try await synchronize(writing: false)
    #expect(result.outcomes.flatMap(\.report.changes).isEmpty)
    #expect(result.referenceProblems.contains { $0.id.rawValue.hasPrefix(id) })
    let affected = path == Self.storyboard ? Self.main : Self.list
    #expect(try outcome(affected, result).isComplete == false)
    #expect(try outcome(affected, result).report.unconfirmedKeys.isEmpty == false)
  }

  @Test func `are judged even if code of the target has an error`() async throws {
    _ = try await synchronize()
    try folder.write("func {", to: "Shop/Shop.swift")
    try folder.write(Self.document("Pay"), to: Self.storyboard)
    try folder.write(
      try folder.text(of: Self.storyboard).replacing("c1-cd-efg", with: "d2-ef-ghi"),
      to: Self.storyboard
    )
    let changes = try outcome(Self.main, try await synchronize(writing: false)).report.changes
    #expect(
      changes.map { "\($0.kind) \($0.key)" } == [
        "removed c1-cd-efg.title", "added d2-ef-ghi.title",
      ]
    )
  }

  @Test func `depend on no value of a settings file that does not exist`() async throws {
    _ = try await synchronize()
    let reference = "baseConfigurationReference = X; name = Release; buildSettings = {\n    INFO"
    try folder.write(
      Self.project
        .replacing("name = Release; buildSettings = {\n    INFO", with: reference)
        .replacing(
          "T = { isa",
          with: "X = { isa = PBXFileReference; path = S.xcconfig; }; T = { isa"
        )
        .replacing("\"To scan\"", with: "\"$(CAMERA)\""),
      to: "Shop.xcodeproj/project.pbxproj"
    )
    let result = try await synchronize(writing: false)
    #expect(try outcome(Self.list, result).isChanged == false)
    #expect(try outcome(Self.list, result).report.unconfirmedKeys == ["NSCameraUsageDescription"])
    #expect(result.referenceProblems.contains { $0.id == "build-settings-missing" })
  }

  @Test func `of a project without an Info.plist stay as they are`() async throws {
    _ = try await synchronize()
    try folder.write(
      Self.project.replacing("GENERATE_INFOPLIST_FILE = YES;", with: "")
        .replacing("INFOPLIST_FILE = Shop/Info.plist;", with: ""),
      to: "Shop.xcodeproj/project.pbxproj"
    )
    let outcome = try outcome(Self.list, try await synchronize(writing: false))
    #expect(!outcome.isChanged)
    #expect(outcome.isWithoutSources || !outcome.isComplete)
  }

  @Test func `are read again when they change`() async throws {
    var texts: [String?] = []
    for title in ["Pay", "Sell"] {
      try folder.write(Self.document(title), to: Self.storyboard)
      let result = try await synchronize(writing: false) {
        $0.catalogs = [Self.main]
        $0.cache = .folder("Cache")
      }
      let entry = try outcome(Self.main, result).catalog["c1-cd-efg.title"]
      texts.append(entry?.localizations["en"]?.stringUnit?.value)
    }
    #expect(texts == ["Pay", "Sell"])
  }
}

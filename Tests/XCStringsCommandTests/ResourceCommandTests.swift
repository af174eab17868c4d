import TestSupport
import Testing

/// Commands that read storyboards, XIBs and Info.plist files.
@Suite struct `Storyboards and Info.plists in commands` {
  private let shell: Shell
  private static let storyboard = "Shop/Base.lproj/Main.storyboard"

  init() throws {
    shell = try Shell()
    try shell.folder.write(Self.project, to: "Shop.xcodeproj/project.pbxproj")
    try shell.folder.write("import SwiftUI\nlet view = Text(\"Buy\")\n", to: "Shop/Shop.swift")
    try shell.folder.write(Self.document("Pay"), to: Self.storyboard)
    try shell.folder.write(
      """
      <plist version="1.0"><dict>
      <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
      <key>NSFrostUsageDescription</key><string>To cool</string>
      </dict></plist>
      """,
      to: "Shop/Info.plist"
    )
    for catalog in ["mul.lproj/Main", "InfoPlist", "Localizable"] {
      try shell.folder.write(
        #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#,
        to: "Shop/\(catalog).xcstrings"
      )
    }
  }

  private static let project = """
    { rootObject = P; objects = {
      P = { isa = PBXProject; targets = ( T ); developmentRegion = en; };
      F = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = Shop; fileSystemSynchronizedGroups = ( F );
        buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
      C = { isa = XCBuildConfiguration; name = Release; buildSettings = {
        INFOPLIST_FILE = Shop/Info.plist; PRODUCT_NAME = "The Shop";
      }; };
    }; }
    """

  private static func document(_ title: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
      <window title="Window" id="w1"><view key="contentView" id="v1"><subviews>
        <button id="b1"><buttonCell key="cell" title="\(title)" id="c1"/></button>
      </subviews></view></window>
    </objects></document>
    """
  }

  @Test func `are read by extract --catalog, as sync does`() async throws {
    let main = try await shell.run("extract --catalog Shop/mul.lproj/Main.xcstrings")
    #expect(main.status == 0)
    #expect(main.output.contains("\"c1.title\""))
    #expect(!main.output.contains("Buy"))
    let list = try await shell.run("extract --catalog Shop/InfoPlist.xcstrings --json")
    #expect(list.output.contains("\"defaultValue\" : \"The Shop\""))
    #expect(list.output.contains("\"file\" : \"Shop/Info.plist\""))
    #expect(!list.output.contains("NSFrost"))
  }

  @Test(
    arguments: ["Shop", "--table A", "--output Out", "--explain a", "--format stringsdata"]
  )
  func `cannot be combined with other sources for extract --catalog`(option: String) async throws {
    let run = try await shell.run("extract --catalog Shop/InfoPlist.xcstrings \(option)")
    #expect(run.status == 64)
    #expect(run.errors.contains("--catalog determines the files"))
  }

  @Test func `are not read for a catalog that does not exist`() async throws {
    let run = try await shell.run("extract --catalog Shop/InfoPlists.xcstrings")
    #expect(run.status == 66)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("Shop/InfoPlists.xcstrings"))
  }

  @Test func `are listed as sources, and synchronized`() async throws {
    let sources = try await shell.run("sync --list-sources").output
    #expect(sources.contains("  \(Self.storyboard)\n"))
    #expect(sources.contains("  Shop/Info.plist\n"))
    let sync = try await shell.run("sync")
    #expect(sync.status == 0)
    #expect(sync.output.contains("\"c1.title\"  \(Self.storyboard):3:"), "\(sync.output)")
    #expect(try shell.folder.text(of: "Shop/InfoPlist.xcstrings").contains("The Shop"))
    #expect(try await shell.run("sync --check").status == 0)
    try shell.folder.write(Self.document("Sell"), to: Self.storyboard)
    let check = try await shell.run("sync --check")
    #expect(check.status == 1)
    #expect(check.output.contains("was \"Pay\""), "\(check.output)")
  }

  @Test func `can be named for extract`() async throws {
    let document = try await shell.run(["extract", Self.storyboard])
    #expect(document.output.contains("\"value\" : \"Pay\""))
    let list = try await shell.run("extract Shop/Info.plist")
    #expect(list.output.contains("\"value\" : \"The Shop\""))
    let both = try await shell.run(["extract", Self.storyboard, "Shop/Info.plist", "--json"])
    #expect(both.output.contains("\"table\" : \"Main\""))
    #expect(both.output.contains("\"table\" : \"InfoPlist\""))
  }

  @Test func `are explained`() async throws {
    let key = try await shell.run("extract --explain c1.title")
    #expect(key.output.contains("It is a text of a storyboard or XIB."), "\(key.output)")
    #expect(key.output.contains("Class = \"NSButtonCell\""))
    let name = try await shell.run("extract --explain CFBundleName")
    #expect(name.output.contains("Bundle name"))
    let window = try await shell.run("extract --why-not \(Self.storyboard):2")
    #expect(window.output.contains("\"Window\" is not localizable."))
    #expect(window.output.contains("new objects of the class NSWindow"))
    let button = try await shell.run("extract --why-not \(Self.storyboard):3")
    #expect(button.output.contains("\"Pay\" is localizable."))
    let frost = try await shell.run("extract --why-not Shop/Info.plist:3")
    #expect(frost.output.contains("infoPlistKeys"), "\(frost.output)\(frost.errors)")
    let nothing = try await shell.run("extract --why-not \(Self.storyboard):1")
    #expect(nothing.status == 1)
    #expect(nothing.errors.contains("The nearest one is at \(Self.storyboard):2."))
  }

  @Test func `are read by sync --stringsdata as well`() async throws {
    let written = try await shell.run("extract --format stringsdata --output Strings")
    #expect(written.status == 0)
    let sync = try await shell.run("sync --stringsdata Strings")
    #expect(sync.status == 0, "\(sync.errors)")
    #expect(try shell.folder.text(of: "Shop/mul.lproj/Main.xcstrings").contains("c1.title"))
    #expect(try shell.folder.text(of: "Shop/Localizable.xcstrings").contains("Buy"))
  }

  @Test func `give context to translators`() async throws {
    try shell.folder.write(
      Self.document("Pay").replacing("title=\"Window\"", with: "title=\"Till\""),
      to: Self.storyboard
    )
    _ = try await shell.run("sync")
    _ = try await shell.run("export --language es --output Out --format xliff")
    let file = try #require(try shell.folder.names(in: "Out").first)
    let text = try shell.folder.text(of: "Out/\(file)")
    #expect(
      text.contains("Container = &quot;Till&quot;;") || text.contains("Container = \"Till\";")
    )
  }

  @Test(arguments: ["en_US.UTF-8", "es_ES.UTF-8"])
  func `that are missing or damaged are named, and nothing is lost`(language: String) async throws {
    _ = try await shell.run("sync")
    let before = try shell.folder.text(of: "Shop/InfoPlist.xcstrings")
    try shell.folder.remove("Shop/Info.plist")
    try shell.folder.write("<document><a>\u{1B}[31m", to: Self.storyboard)
    let run = try await shell.run("sync", language: language)
    #expect(run.errors.contains("[info-plist-missing]"))
    #expect(run.errors.contains(Self.storyboard + ":1:1"))
    #expect(!run.errors.contains("\u{1B}[31m"))
    let whyNot = try await shell.run("extract --why-not \(Self.storyboard):1", language: language)
    #expect(whyNot.errors.contains(Self.storyboard + ":1:1"))
    #expect(try shell.folder.text(of: "Shop/InfoPlist.xcstrings") == before)
    #expect(try shell.folder.text(of: "Shop/mul.lproj/Main.xcstrings").contains("c1.title"))
  }

  @Test func `are watched`() async throws {
    let watching = try WatchingShell(shell)
    #expect(try await watching.start())
    try shell.folder.write(Self.document("Sell"), to: Self.storyboard)
    let catalog = "Shop/mul.lproj/Main.xcstrings"
    #expect(try await watching.wait { try shell.folder.text(of: catalog).contains("Sell") })
    #expect(try await watching.interrupt() == 0)
  }
}

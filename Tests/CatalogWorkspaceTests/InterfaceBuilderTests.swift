import CatalogValidation
import CatalogWorkspace
import Diagnostics
import FileSystem
import FoundationEssentials
import Glibc
import TestSupport
import Testing

/// Validation of catalogs that belong to a storyboard or XIB.
@Suite struct `The catalog of an Interface Builder file` {
  private let folder: TemporaryFolder
  private static let catalog = "App/mul.lproj/Main.xcstrings"
  private static let storyboard = "App/Base.lproj/Main.storyboard"
  private static let exists = "aB3-cd-eF5.title"
  private static let isMissing = "xyZ-12-abc.title"

  init() throws {
    folder = try TemporaryFolder()
  }

  // MARK: - Files

  @Test(
    arguments: [
      (catalog, storyboard), (catalog, "App/Base.lproj/Main.xib"), (catalog, "App/Main.xib"),
      (catalog, "App/en.lproj/Main.storyboard"), (catalog, "App/Main.storyboard"),
      ("App/Main.xcstrings", storyboard), ("App/Main.xcstrings", "App/Main.xib"),
      ("mul.lproj/My Main.xcstrings", "Base.lproj/My Main.storyboard"),
    ]
  )
  func `is found where Xcode puts it`(catalog: String, file: String) async throws {
    try folder.write(Self.document(["aB3-cd-eF5"]), to: file)
    let name = file.replacing("App/", with: "")
    #expect(try await leftOver(in: catalog) == [Self.isMissing])
    let message = StaleKeyRule.message(Self.isMissing, withoutObjectIn: name)
    #expect(try await findings(in: catalog).map(\.message).contains(message))
  }

  @Test(
    arguments: [
      "App/Base.lproj/Other.storyboard", "App/Base.lproj/main2.xib", "Base.lproj/Main.storyboard",
      "App/mul.lproj/Main.storyboard.txt", "App/Base.lproj/Main.strings",
      "App/Views/Base.lproj/Main.storyboard",
    ]
  )
  func `is not another file`(file: String) async throws {
    try folder.write(Self.document(["aB3-cd-eF5"]), to: file)
    #expect(try await leftOver().isEmpty)
  }

  @Test func `may exist in several languages, each with its own objects`() async throws {
    try folder.write(Self.document(["aB3-cd-eF5"]), to: "App/Base.lproj/Main.xib")
    try folder.write(Self.document(["xyZ-12-abc"]), to: "App/de.lproj/Main.xib")
    #expect(try await leftOver().isEmpty)
    try folder.write("damaged", to: "App/de.lproj/Main.xib")
    #expect(try await leftOver().isEmpty)
    try folder.remove("App/de.lproj/Main.xib")
    #expect(try await leftOver() == [Self.isMissing])
  }

  @Test func `has the objects of its ids, however they are written`() async throws {
    let keys = ["a12-34-bc5.title", "1908.title", "7.title", "xyZ-99-abc.title"]
    let text = Self.document([])
      .replacing(
        "</objects>",
        with: """
          <menu\tid='a12-34-bc5'/><menu\n  id = "1908"/><!-- <menu id="7"/> -->
          <menu userLabel="xyZ-99-abc" sceneID="xyZ-99-abc" grid="xyZ-99-abc"/></objects>
          """
      )
    try folder.write(text, to: Self.storyboard)
    #expect(try await leftOver(keys) == ["7.title", "xyZ-99-abc.title"])
  }

  @Test func `decides only about keys of objects that have a state`() async throws {
    try folder.write(Self.document([]), to: Self.storyboard)
    let keys = ["Title", "settings.title", "1.5", "aB3-cd-eF5", "convert-cell.title"]
    #expect(try await leftOver(keys).isEmpty)
    #expect(try await leftOver([Self.exists], state: nil).isEmpty)
    #expect(try await leftOver([Self.exists], state: "stale") == [Self.exists])
  }

  // MARK: - Unreadable files

  @Test(
    arguments: [
      "", "<", "damaged", document(["aB3-cd-eF5"]) + "<<<<<<< HEAD",
      String(document(["aB3-cd-eF5"]).dropLast(12)),
      document(["aB3-cd-eF5"]).replacing("</objects>", with: "\0\0\0</objects>"),
      document(["aB3-cd-eF5"]).replacing("InterfaceBuilder3", with: "Builder"),
      "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n",
      #"<archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="7.10"></archive>"#,
    ]
  )
  func `that is damaged changes nothing`(text: String) async throws {
    try folder.write(text, to: Self.storyboard)
    #expect(try await leftOver().isEmpty)
    #expect(try await findings(in: Self.catalog).count == 2)
  }

  @Test func `that is huge changes nothing`() async throws {
    let space = String(repeating: "\n", count: 1 << 20)
    try folder.write(Self.document(["aB3-cd-eF5"]) + space, to: Self.storyboard)
    #expect(try await leftOver() == [Self.isMissing])
    try folder.write(
      Self.document(["aB3-cd-eF5"]) + String(repeating: space, count: 16),
      to: Self.storyboard
    )
    #expect(try await leftOver().isEmpty)
  }

  @Test func `that is no regular file changes nothing`() async throws {
    try folder.write("", to: "App/Base.lproj/Empty.txt")
    #expect(mkfifo(folder.path(Self.storyboard), 0o600) == 0)
    #expect(try await leftOver().isEmpty)
    try folder.remove(Self.storyboard)
    try folder.write(Self.document([]), to: "\(Self.storyboard)/Main.storyboard")
    #expect(try await leftOver().isEmpty)
  }

  @Test func `that is missing changes nothing`() async throws {
    #expect(try await leftOver().isEmpty)
  }

  @Test func `is not read through links to other folders`() async throws {
    let outside = try TemporaryFolder()
    try outside.write(Self.document(["aB3-cd-eF5"]), to: "Base.lproj/Main.storyboard")
    try folder.write("", to: "App/Empty.txt")
    try folder.link("App/Base.lproj", to: outside.path("Base.lproj"))
    #expect(try await leftOver().isEmpty)
    try folder.remove("App/Base.lproj")
    try folder.write("", to: "App/Base.lproj/Empty.txt")
    try folder.link(Self.storyboard, to: outside.path("Base.lproj/Main.storyboard"))
    #expect(try await leftOver().isEmpty)
    try folder.remove(Self.storyboard)
    try folder.write(Self.document(["aB3-cd-eF5"]), to: "App/Shared/Main.storyboard")
    try folder.link(Self.storyboard, to: "../Shared/Main.storyboard")
    #expect(try await leftOver() == [Self.isMissing])
  }

  // MARK: - Many keys

  @Test func `leaves one finding for each key of another file`() async throws {
    let present = (100..<200).map { "aB3-cd-\($0)" }
    let missing = (100..<189).map { "xyZ-12-\($0)" }
    try folder.write(Self.document(present), to: Self.storyboard)
    let keys = (present + missing).map { "\($0).title" } + ["Bottom Left Eighth"]
    let before = try await findings(in: Self.catalog, keys).filter { $0.id != StaleKeyRule.id }
    let after = try await findings(in: Self.catalog, keys)
    #expect(before.count == present.count + 1)
    #expect(after.count == before.count + missing.count)
    let leftOver = after.filter { $0.id == StaleKeyRule.id }.flatMap(\.path)
    #expect(leftOver == missing.map { "\($0).title" })
    try folder.remove(Self.storyboard)
    #expect(try await findings(in: Self.catalog, keys).count == keys.count)
  }

  // MARK: - Support

  private static func document(_ ids: [String]) -> String {
    let items = ids.map { "    <menuItem title=\"Copy\" id=\"\($0)\"/>\n" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0">
        <objects>
      \(items)  </objects>
      </document>

      """
  }

  /// Writes a catalog with keys that lack a translation, and returns its findings.
  private func findings(
    in catalog: String,
    _ keys: [String] = [Self.exists, Self.isMissing],
    state: String? = "extracted_with_value"
  ) async throws -> [Diagnostic] {
    let state = state.map { #""extractionState":"\#($0)","# } ?? ""
    let entries = keys.enumerated()
      .map { number, key in
        """
        "\(key)":{\(state)"localizations":{"en":{"stringUnit":{"state":"new","value":"Copy \(number)"}}}}
        """
      }
    try folder.write(
      #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ",\n"))},"version":"1.0"}"#,
      to: catalog
    )
    return try await FileSystem.$workingFolder.withValue(folder.path) {
      let request = ValidationRequest(languages: ["en", "es"])
      return try await ValidatedProject.validate(catalogsAt: [catalog], request).compared()
        .diagnostics
    }
  }

  /// Returns the keys without an object, which have no other finding.
  private func leftOver(
    _ keys: [String] = [Self.exists, Self.isMissing],
    in catalog: String = Self.catalog,
    state: String? = "extracted_with_value"
  ) async throws -> [String] {
    let findings = try await findings(in: catalog, keys, state: state)
    let leftOver = findings.filter { $0.id == StaleKeyRule.id && $0.message.variant == "object" }
      .flatMap(\.path)
    // Findings about files have no key.
    #expect(
      findings.allSatisfy { finding in
        finding.id == StaleKeyRule.id || !(finding.path.first.map(leftOver.contains) ?? false)
      }
    )
    return leftOver
  }
}

import Diagnostics
import StringCatalog
import StringExtraction
import TestSupport
import Testing

/// The texts that Xcode takes from an Info.plist.
@Suite struct `Texts of an Info.plist` {
  private let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
      <key>NSHumanReadableDescription</key><string>Buys things</string>
      <key>CFBundleIdentifier</key><string>org.example.shop</string>
      <key>NSCameraUsageDescription</key><string>To scan &amp; pay</string>
      <key>NSUserNotificationUsageDescription</key><string>There is no such key</string>
      <key>NSFrostUsageDescription</key><string>To cool</string>
      <key>CFBundleDocumentTypes</key><array><dict>
        <key>CFBundleTypeName</key><string>Receipt</string>
      </dict></array>
      <key>UTExportedTypeDeclarations</key><array><dict>
        <key>UTTypeDescription</key><string>Shop Receipt</string>
        <key>UTTypeIdentifier</key><string>org.example.receipt</string>
      </dict></array>
      <key>UTImportedTypeDeclarations</key><array><dict>
        <key>UTTypeDescription</key><string>Shop Receipt</string>
      </dict><dict><key>UTTypeDescription</key><string></string></dict></array>
      <key>INAlternativeAppNames</key><array><dict>
        <key>INAlternativeAppName</key><string>Store</string>
        <key>INAlternativeAppNamePronunciationHint</key><string>stoh</string>
      </dict></array>
      <key>UIApplicationShortcutItems</key><array><dict>
        <key>UIApplicationShortcutItemTitle</key><string>SCAN</string>
        <key>UIApplicationShortcutItemType</key><string>scan</string>
      </dict></array>
      <key>NSServices</key><array><dict>
        <key>NSMenuItem</key><dict><key>default</key><string>Buy</string></dict>
      </dict></array>
    </dict>
    </plist>
    """

  private func strings(
    _ keys: InfoPlistKeys = InfoPlistKeys(),
    _ edit: (inout InfoPlistTexts) -> Void = { _ in }
  ) throws -> [ExtractedString] {
    let parsed = InfoPlistFile.parse(Array(list.utf8), file: "Info.plist") {
      $0.replacing("$(PRODUCT_NAME)", with: "Shop")
    }
    #expect(parsed.diagnostics.isEmpty)
    var texts = InfoPlistTexts(declaredIn: "Shop.xcodeproj")
    texts.add(try #require(parsed.value))
    edit(&texts)
    return texts.strings(of: keys, table: "InfoPlist")
  }

  @Test func `are those of known keys, and the names of types, apps and quick actions`() throws {
    let strings = try strings()
    #expect(
      strings.map { "\($0.key): \($0.defaultValue ?? "-"), \($0.comment ?? "-")" } == [
        "CFBundleName: Shop, Bundle name",
        "NSCameraUsageDescription: To scan & pay, Privacy - Camera Usage Description",
        "NSHumanReadableDescription: Buys things, -",
        "Shop Receipt: -, -", "Shop Receipt: -, -", "Store: -, -", "stoh: -, -", "SCAN: -, -",
      ]
    )
    #expect(strings.allSatisfy { $0.origin == .infoPlist && $0.table == "InfoPlist" })
    #expect(strings[1].location.line == 7)
  }

  @Test func `include those of further keys of the project`() throws {
    let keys = InfoPlistKeys(adding: ["NSFrostUsageDescription": "Privacy - Frost"])
    let frost = try strings(keys).first { $0.key == "NSFrostUsageDescription" }
    #expect(frost?.comment == "Privacy - Frost")
    #expect(frost?.defaultValue == "To cool")
  }

  @Test func `of build settings replace those of the file, even with an empty text`() throws {
    let strings = try strings { texts in
      texts.add("NSCameraUsageDescription", "", at: nil)
      texts.add("CFBundleDisplayName", "Shop Pro", at: nil)
    }
    let values = strings.compactMap { string in string.defaultValue.map { "\(string.key)=\($0)" } }
    #expect(
      values == [
        "CFBundleDisplayName=Shop Pro", "CFBundleName=Shop", "NSCameraUsageDescription=",
        "NSHumanReadableDescription=Buys things",
      ]
    )
    #expect(strings[0].location.file == "Shop.xcodeproj")
  }

  @Test func `that are unknown are not among them`() throws {
    let parsed = InfoPlistFile.parse(Array(list.utf8), file: "Info.plist") {
      $0.hasPrefix("$(") ? nil : $0
    }
    var texts = InfoPlistTexts(declaredIn: "Shop.xcodeproj")
    texts.add(try #require(parsed.value))
    #expect(texts.lacksText(of: InfoPlistKeys()))
    #expect(!texts.strings(of: InfoPlistKeys(), table: "T").map(\.key).contains("CFBundleName"))
    texts.add("CFBundleName", "Shop", at: nil)
    #expect(!texts.lacksText(of: InfoPlistKeys()))
  }

  @Test(arguments: ["", "<plist><array/></plist>", "<plist><dict><key>", "no list", "bplist00"])
  func `are unknown if the file is damaged`(text: String) {
    let parsed = InfoPlistFile.parse(Array(text.utf8), file: "Info.plist") { $0 }
    #expect(parsed.hasErrors)
    #expect(parsed.value?.texts ?? [] == [])
  }

  @Test func `of mutated lists never trap`() {
    let pieces = [
      "<dict>", "</array>", "<key>", "&#0;", "<data>", "<!DOCTYPE a [<!ENTITY b 'c'>]>",
    ]
    let mutator = Mutator(tellingPieces: pieces.map { Array($0.utf8) })
    var generator = SeededGenerator(seed: 33)
    let bytes = Array(list.utf8)
    for _ in 0..<2_000 {
      let damaged = mutator.mutate(bytes, mixing: bytes.reversed(), using: &generator)
      let parsed = InfoPlistFile.parse(damaged, file: "Info.plist") { $0 }
      #expect(parsed.value != nil || parsed.hasErrors)
    }
  }
}

import Diagnostics
import StringCatalog
import StringExtraction
import TestSupport

/// Info.plist files.
enum InfoPlistFormat: ExchangeFormat {
  static let fileName = "Info.plist"

  static func read(_ bytes: [UInt8]) -> [ExtractedString]? {
    guard let file = InfoPlistFile.parse(bytes, file: fileName, expanding: { $0 }).value else {
      return nil
    }
    var texts = InfoPlistTexts(declaredIn: "App.xcodeproj")
    texts.add(file)
    return texts.strings(of: InfoPlistKeys(), table: "InfoPlist")
  }

  static func violation(by strings: [ExtractedString]) -> String? {
    let keys = InfoPlistKeys()
    for string in strings {
      if string.origin != .infoPlist { return "\(string.key) has another origin" }
      if string.defaultValue == nil, string.key.isEmpty { return "a name is empty" }
      if string.defaultValue != nil, keys[string.key] != string.comment {
        return "\(string.key) has the comment \(string.comment ?? "")"
      }
      if string.location.line < 1 { return "\(string.key) has no location" }
    }
    return nil
  }

  static func texts(of strings: [ExtractedString]) -> [String] {
    strings.flatMap { [$0.key, $0.defaultValue ?? ""] }
  }

  static let seeds: [[UInt8]] = [
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>
    <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
    <key>LSRequiresIPhoneOS</key><true/><key>CFBundleVersion</key><integer>7</integer>
    <key>NSCameraUsageDescription</key><string>To scan &amp; pay</string>
    <key>UTExportedTypeDeclarations</key><array><dict>
      <key>UTTypeDescription</key><string>Receipt</string><key>Icon</key><data>aGk=</data>
    </dict></array>
    <key>INAlternativeAppNames</key><array><dict>
      <key>INAlternativeAppName</key><string>Store</string>
    </dict></array>
    </dict></plist>
    """,
    """
    { CFBundleDisplayName = "Shop \\U00e1"; UIApplicationShortcutItems = (
      { UIApplicationShortcutItemTitle = Scan; UIApplicationShortcutItemType = a.b; } ); }
    """,
  ]
  .map { Array($0.utf8) }
}

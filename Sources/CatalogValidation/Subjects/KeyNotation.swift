import FormatString
import StringCatalog

extension String {
  /// Whether the string has the form of an identifier, such as `settings.title` or `LOGIN_TITLE`,
  /// apart from its placeholders.
  ///
  /// Such a key is not the text that users read. Words in camel case are not identifiers, because
  /// names are often written like that: *GitHub*, *iPhone*.
  package var isIdentifier: Bool {
    let hasPlaceholders = utf8.contains(UInt8(ascii: "%"))
    // An address is a sample of what users enter: jane_doe@example.com.
    guard !utf8.contains(UInt8(ascii: "@")) || hasPlaceholders else { return false }
    if !hasPlaceholders {
      return self[...].hasIdentifierParts || self[...].isInformationPropertyListKey
    }
    var words: [Substring] = []
    for word in split(whereSeparator: \.isWhitespace) {
      let text = FormatString(parsing: String(word)).segments
        .map { if case .text(let text) = $0 { text } else { "0" } }
        .joined()
      if text.contains(where: \.isLetter) { words.append(word) }
    }
    guard words.count == 1, let word = words.first else { return false }
    return word.hasIdentifierParts || word.isInformationPropertyListKey
  }

  /// Whether the string is several words without spaces or placeholders, such as `errorTitle` or
  /// `error-title`, which may also be a text.
  var isCompoundName: Bool {
    guard !utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 <= 0x20 }) else { return false }
    return zip(utf8, utf8.dropFirst())
      .contains { first, second in
        first.isLowercase && second.isUppercase
          || first.isLetterOrDigit && Substring.nameSeparators.contains(second)
      } && utf8.last?.isLetterOrDigit == true
  }

  /// Whether the string is a key of an `Info.plist` file: `CFBundleDisplayName`.
  ///
  /// If a catalog has no text for such a key, users see that of the property list.
  var isInformationPropertyListKey: Bool { self[...].isInformationPropertyListKey }

  /// Whether the string is the key of a usage description in an `Info.plist` file.
  ///
  /// Apple adds such keys each year, so any with the form of one counts.
  var isUsageDescriptionKey: Bool {
    hasSuffix(Substring.usageDescription) && isInformationPropertyListKey
  }
}

extension Substring {
  fileprivate static let usageDescription = "UsageDescription"
  private static let furtherUsageKeys = ["NFCReader", "OSBundle"].map { $0 + usageDescription }

  fileprivate var isInformationPropertyListKey: Bool {
    if hasSuffix(Self.usageDescription), Self.furtherUsageKeys.contains(String(self)) {
      return true
    }
    return ["CF", "NS", "UI", "LS"]
      .contains { prefix in
        let rest = utf8.dropFirst(2)
        return hasPrefix(prefix) && rest.count > 5 && rest.first?.isUppercase ?? false
          && rest.dropFirst().first?.isLowercase ?? false && rest.allSatisfy(\.isLetterOrDigit)
      }
  }

  /// Whether dots or underscores separate parts of ASCII letters and digits, one of them a word.
  fileprivate var hasIdentifierParts: Bool {
    guard utf8.allSatisfy({ $0.isLetterOrDigit || Self.punctuation.contains($0) }) else {
      return false
    }
    let parts = utf8.split(omittingEmptySubsequences: false) { Self.separators.contains($0) }
    if parts.count == 2, let suffix = parts.last.map({ String(Substring($0)) }),
      Self.nameSuffixes.contains(suffix.lowercased())
        || parts[0].first?.isUppercase ?? false && Self.domains.contains(suffix)
    {
      return false
    }
    return parts.count > 1
      && parts.allSatisfy { $0.contains(where: \.isLetterOrDigit) || $0.elementsEqual("%@".utf8) }
      && parts.contains { $0.count(where: \.isLetter) > 2 }
      && parts.last?.first?.isDigit == false
  }

  /// The last parts of names of files and hosts: *export.zip*, *example.com*.
  private static let nameSuffixes: Set<String> = [
    "ai", "app", "co", "com", "dev", "edu", "gov", "io", "me", "net", "org", "uk", "us", "csv",
    "css", "db", "dmg", "gif", "gz", "heic", "htm", "html", "ini", "ipa", "jpeg", "jpg", "js",
    "json", "log", "m4a", "md", "mov", "mp3", "mp4", "pdf", "pkg", "plist", "png", "py", "rtf",
    "sh", "sqlite", "strings", "svg", "swift", "tar", "toml", "txt", "wav", "xcstrings", "xliff",
    "xml", "yaml", "yml", "zip",
  ]

  /// The last parts of the names of companies and services: *Last.fm*, *Cash.me*.
  private static let domains: Set<String> = [
    "be", "biz", "ca", "cc", "ch", "cloud", "de", "es", "eu", "fm", "fr", "gg", "info", "it", "jp",
    "ly", "nl", "no", "online", "page", "ru", "se", "site", "so", "store", "to", "tv", "xyz",
  ]

  private static let separators = Set("._".utf8)
  fileprivate static let nameSeparators = Set("._-:/".utf8)
  private static let punctuation = Set("._-%@".utf8)
}

extension String {
  /// The id of the object in a key of Interface Builder: `RB4-Sm-HuC` in `RB4-Sm-HuC.title`, or
  /// `1908` in `1908.title`; `nil` for other keys.
  ///
  /// The property after the first period may contain an index or the name of another object:
  /// `RB4-Sm-HuC.segmentLabels[0]`, `RB4-Sm-HuC.headerCell.title`.
  package var interfaceObjectID: Substring? {
    guard let period = utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    let object = utf8[..<period]
    let parts = object.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isGenerated =
      parts.map(\.count) == [3, 2, 3] && parts.joined().allSatisfy(\.isLetterOrDigit)
    let isNumber = (1...10).contains(object.count) && object.allSatisfy(\.isDigit)
    let property = self[utf8.index(after: period)...]
    guard isGenerated || isNumber, property.utf8.first?.isLetter ?? false,
      !property.contains(where: \.isWhitespace)
    else { return nil }
    return self[..<period]
  }
}

/// A comment that Xcode writes for an object of an Interface Builder document:
/// `Class = "NSMenuItem"; title = "Copy"; ObjectID = "x3v-GG-iWU"; Note = "…";`.
struct InterfaceBuilderComment {
  private let comment: String

  /// Creates the comment; `nil` if Xcode did not write it.
  init?(_ comment: String?) {
    guard let comment, comment.utf8.contains(UInt8(ascii: "=")),
      comment.contains("ObjectID = \"") || comment.contains("Class = \"")
    else { return nil }
    self.comment = comment
  }

  /// The note of the developer.
  var note: String? { value(of: "Note") }

  /// Returns the text of the property that a key names after its last dot: `x3v-GG-iWU.title`.
  func text(of key: String) -> String? {
    key.split(separator: ".").last.flatMap { value(of: $0) }
  }

  private func value(of property: some StringProtocol) -> String? {
    guard let start = comment.firstRange(of: "\(property) = \"")?.upperBound else { return nil }
    var value = ""
    var isEscaped = false
    for scalar in comment.unicodeScalars[start...] {
      if isEscaped {
        value.unicodeScalars.append(scalar == "n" ? "\n" : scalar == "t" ? "\t" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "\"" {
        return value
      } else {
        value.unicodeScalars.append(scalar)
      }
    }
    return nil
  }
}

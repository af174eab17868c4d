internal import ICU

/// A parsed locale name of the environment.
enum LocaleName: Hashable {
  /// `C` or `POSIX`: no language, and the conventions of programs.
  case posix
  /// `C.UTF-8`: the same with a character set. A language may still be chosen.
  case posixWithCharset
  /// An ICU identifier, for example "sr_Latn_RS" or "en_GB@currency=EUR".
  case locale(String)

  /// Parses a POSIX name ("es_ES.UTF-8@euro") or a language tag ("en-GB-u-ms-metric").
  ///
  /// Charsets and modifiers are parsed here, because ICU would treat them as variants.
  ///
  /// - Returns: `nil` if the name is not well formed or its language is unknown.
  init?(parsing name: String) {
    let (rest, modifier) = name.split(before: "@")
    let (base, charset) = rest.split(before: ".")
    if base == "C" || base == "POSIX" {
      self = charset == nil ? .posix : .posixWithCharset
      return
    }
    let modifiers = Modifiers(parsing: modifier ?? "")
    let tag = modifiers.tag(of: base.withHyphens)
    guard let identifier = Self.identifier(ofTag: tag) else { return nil }
    self = .locale(modifiers.adding(to: identifier))
  }

  /// Returns the ICU identifier of a language tag, without deprecated subtags.
  ///
  /// - Returns: `nil` if the tag is not well formed or its language is unknown.
  static func identifier(ofTag tag: String) -> String? {
    guard
      tag.utf8.count <= greatestLength,
      tag.utf8.allSatisfy({ isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }),
      let given = try? LocaleData.identifier(ofTag: tag),
      let identifier = try? LocaleData.replacingDeprecated(given),
      let language = try? LocaleData.language(of: identifier),
      LocaleData.isKnown(language: language), !isPlaceholder(language)
    else { return nil }
    return identifier
  }

  /// Returns whether a code names no single language: several languages, none, or one without a
  /// code.
  private static func isPlaceholder(_ language: String) -> Bool {
    switch language {
    case "mis", "mul", "und", "zxx": true
    default: false
    }
  }

  /// The maximum length of a name, above that of any locale.
  ///
  /// ICU itself stops at 157.
  private static let greatestLength = 150

  static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}

/// The modifiers after the `@` of a POSIX name.
private struct Modifiers {
  private var script: String?
  private var variant: String?
  private var keywords: [String] = []

  init(parsing text: String) {
    for part in text.split(separator: ";") {
      if let equals = part.firstIndex(of: "="), Self.isKeyword(part, equals) {
        keywords.append(String(part))
        continue
      }
      switch part.lowercased() {
      case "latin", "iqtelif": script = "Latn"
      case "cyrillic": script = "Cyrl"
      case "devanagari": script = "Deva"
      case "valencia": variant = "valencia"
      case "euro": keywords.append("currency=EUR")
      default: break  // glibc has others ("abegede"), which say nothing that formats need.
      }
    }
  }

  /// Returns a language tag with the script and the variant of the modifiers.
  func tag(of base: String) -> String {
    guard script != nil || variant != nil else { return base }
    var subtags = base.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    let hasScript = subtags.count > 1 && subtags[1].count == 4
    if let script, !hasScript { subtags.insert(script, at: 1) }
    if let variant { subtags.append(variant) }
    return subtags.joined(separator: "-")
  }

  /// Returns an identifier with the keywords of the modifiers.
  func adding(to identifier: String) -> String {
    guard !keywords.isEmpty else { return identifier }
    let mark = identifier.contains("@") ? ";" : "@"
    return identifier + mark + keywords.joined(separator: ";")
  }

  /// Returns whether a part is a keyword.
  ///
  /// Only letters and digits are accepted: ICU accepts nearly everything, and fails later.
  private static func isKeyword(_ part: Substring, _ equals: Substring.Index) -> Bool {
    let value = part[part.index(after: equals)...]
    return [part[..<equals], value]
      .allSatisfy { word in
        word.count >= 2
          && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      }
  }
}

extension String {
  /// Returns the text before and after a separator; the second is `nil` if there is no separator.
  fileprivate func split(before mark: Character) -> (before: String, after: String?) {
    guard let index = firstIndex(of: mark) else { return (self, nil) }
    return (String(self[..<index]), String(self[self.index(after: index)...]))
  }
}

// MARK: - Subtags

extension String {
  /// An ICU identifier with the separators of a language tag: "es_MX" → "es-MX".
  var withHyphens: String {
    replacing(UInt8(ascii: "_"), by: UInt8(ascii: "-"))
  }

  /// A language tag with the separators of an ICU identifier: "es-MX" → "es_MX".
  var withUnderscores: String {
    replacing(UInt8(ascii: "-"), by: UInt8(ascii: "_"))
  }

  /// Replaces bytes: the generic search of the standard library is slow when a program starts.
  private func replacing(_ mark: UInt8, by replacement: UInt8) -> String {
    String(decoding: utf8.map { $0 == mark ? replacement : $0 }, as: UTF8.self)
  }
}

internal import ICU

/// A locale as the environment names it, understood.
enum LocaleName: Hashable {
  /// `C` or `POSIX`: no language, no other conventions than those of programs.
  case posix
  /// `C.UTF-8`: the same with a character set, which says nothing against a language.
  case posixWithCharset
  /// An ICU identifier, for example "sr_Latn_RS" or "en_GB@currency=EUR".
  case locale(String)

  /// Reads a POSIX name ("es_ES.UTF-8@euro") or a language tag ("en-GB-u-ms-metric").
  ///
  /// ICU itself takes charsets and modifiers for variants, so that they are parsed here.
  ///
  /// - Returns: nil when the name is not well formed or its language unknown.
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

  /// Returns ICU's identifier of a language tag, without deprecated subtags.
  ///
  /// - Returns: nil when the tag is not well formed or its language unknown.
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

  /// Tells whether a code says that there is no one language: several, none, one without a code.
  private static func isPlaceholder(_ language: String) -> Bool {
    switch language {
    case "mis", "mul", "und", "zxx": true
    default: false
    }
  }

  /// More than any name of a locale has; ICU itself stops at 157.
  private static let greatestLength = 150

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}

/// What stands behind the `@` of a POSIX name.
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

  /// Returns a language tag with the script and the variant of the modifier.
  func tag(of base: String) -> String {
    guard script != nil || variant != nil else { return base }
    var subtags = base.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    let hasScript = subtags.count > 1 && subtags[1].count == 4
    if let script, !hasScript { subtags.insert(script, at: 1) }
    if let variant { subtags.append(variant) }
    return subtags.joined(separator: "-")
  }

  /// Returns an identifier with the keywords of the modifier.
  func adding(to identifier: String) -> String {
    guard !keywords.isEmpty else { return identifier }
    let mark = identifier.contains("@") ? ";" : "@"
    return identifier + mark + keywords.joined(separator: ";")
  }

  /// ICU takes nearly everything for a keyword and stumbles later: only letters and digits pass.
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
  /// Returns what stands before a mark and what stands behind it, nil when there is no mark.
  fileprivate func split(before mark: Character) -> (before: String, behind: String?) {
    guard let index = firstIndex(of: mark) else { return (self, nil) }
    return (String(self[..<index]), String(self[self.index(after: index)...]))
  }
}

// MARK: - Subtags

extension String {
  /// An identifier of ICU with the marks of a language tag: "es_MX" → "es-MX".
  var withHyphens: String {
    replacing(UInt8(ascii: "_"), by: UInt8(ascii: "-"))
  }

  /// A language tag with the marks of an identifier of ICU: "es-MX" → "es_MX".
  var withUnderscores: String {
    replacing(UInt8(ascii: "-"), by: UInt8(ascii: "_"))
  }

  /// By bytes: the generic search of the standard library takes its time when a program starts.
  private func replacing(_ mark: UInt8, by replacement: UInt8) -> String {
    String(decoding: utf8.map { $0 == mark ? replacement : $0 }, as: UTF8.self)
  }
}

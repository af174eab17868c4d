package import OrderedCollections

/// The version of a source text or of a translation: another text has another version.
///
/// A program that writes a translation passes the versions that it read, so that it does not replace
/// a text that has changed meanwhile, and does not translate a former source text. Versions depend on
/// the content of the catalog only, not on its path, layout or other entries. They are the same in
/// each clone.
///
/// A version is a prefix and 16 hexadecimal digits: the FNV-1a hash of 64 bits of a JSON array. It
/// distinguishes the texts of one key, which needs no cryptographic hash, and every language can
/// compute it in a few lines.
package struct TextVersion: RawRepresentable, Hashable, Sendable {
  /// The version, such as `s1-0f3c5a9de81b7724`.
  package let rawValue: String

  /// Creates a version from its text, which is not checked.
  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A string that is part of a version.
  struct Part {
    /// The name of the variant, such as `plural.one`; empty for a string without variants.
    let name: String
    let state: StringCatalog.TranslationState?
    let text: String
  }

  /// Creates the version of the source text of a key.
  init(sourceLanguage: String, shouldTranslate: Bool, _ parts: [Part]) {
    var hash = FNV1a()
    hash.append(opening: sourceLanguage)
    hash.append(shouldTranslate ? ",true," : ",false,")
    hash.append(parts)
    hash.append("]")
    rawValue = "s1-\(hash.hexadecimal)"
  }

  /// Creates the version of a translation, or of one of its variants.
  init(translation parts: [Part]) {
    var hash = FNV1a()
    hash.append(parts)
    rawValue = "t1-\(hash.hexadecimal)"
  }

  /// The version of a translation that does not exist.
  package static let noTranslation = TextVersion(translation: [])
}

extension TextVersion {
  /// Creates the version of a translation without variants, or of one variant.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - state: Its translation state.
  ///   - name: The name of the variant, such as `plural.one`; empty for a text without variants.
  package init(translation text: String, state: StringCatalog.TranslationState, name: String) {
    self.init(translation: [Part(name: name, state: state, text: text)])
  }
}

extension StringCatalog.Entry {
  /// Returns the version of the source text.
  ///
  /// It depends on the language, the texts with their variants, and on whether the key is translated
  /// at all. It does not depend on translation states and the comment.
  ///
  /// - Parameters:
  ///   - key: The key, which is the text of an entry without source text.
  ///   - sourceLanguage: The source language of the catalog.
  /// - Returns: The version.
  package func sourceVersion(key: String, sourceLanguage: String) -> TextVersion {
    let parts = localizations[sourceLanguage]?.versionParts ?? []
    return TextVersion(
      sourceLanguage: sourceLanguage,
      shouldTranslate: shouldTranslate,
      parts.isEmpty
        ? [TextVersion.Part(name: "", state: nil, text: key)]
        : parts.map { TextVersion.Part(name: $0.name, state: nil, text: $0.text) }
    )
  }
}

extension StringCatalog.Entry {
  /// Returns the source texts, by the names of their variants in the order of code points.
  ///
  /// - Parameters:
  ///   - key: The key, which is the text of an entry without source text.
  ///   - sourceLanguage: The source language of the catalog.
  /// - Returns: The texts; the name of a string without variants is empty.
  package func sourceTexts(
    key: String,
    sourceLanguage: String
  ) -> OrderedDictionary<String, String> {
    let texts = localizations[sourceLanguage]?.texts ?? [:]
    return texts.isEmpty ? ["": key] : texts
  }
}

extension StringCatalog.Localization {
  /// The texts, by the names of their variants in the order of code points.
  package var texts: OrderedDictionary<String, String> {
    OrderedDictionary(versionParts.map { ($0.name, $0.text) }, uniquingKeysWith: { $1 })
  }

  /// Whether a string is finished: its state is `translated` or `machine_translated`.
  package var hasFinishedText: Bool {
    versionParts.contains { $0.state == .translated || $0.state == .machineTranslated }
  }

  /// The version of all strings of the localization, with their translation states.
  package var version: TextVersion {
    TextVersion(translation: versionParts)
  }

  /// The strings in the order of their names.
  fileprivate var versionParts: [TextVersion.Part] {
    var parts = leaves.map { leaf in
      TextVersion.Part(name: leaf.name, state: leaf.unit.state, text: leaf.unit.value)
    }
    for (index, value) in (stringSet?.values ?? []).enumerated() {
      parts.append(
        TextVersion.Part(name: "stringSet.\(index)", state: stringSet?.state, text: value)
      )
    }
    return parts.sorted { precedesByCodePoint($0.name, $1.name) }
  }
}

// The hash is that of a JSON text without whitespace.
extension FNV1a {
  /// Adds the start of an array and its first string.
  fileprivate mutating func append(opening text: String) {
    append("[")
    append(string: text)
  }

  /// Adds an array of strings with their names and states.
  fileprivate mutating func append(_ parts: [TextVersion.Part]) {
    append("[")
    for (index, part) in parts.enumerated() {
      if index > 0 { append(",") }
      append(opening: part.name)
      if let state = part.state {
        append(",")
        append(string: state.rawValue)
      }
      append(",")
      append(string: part.text)
      append("]")
    }
    append("]")
  }

  /// Adds a string with only the escapes that JSON requires, in lowercase (RFC 8785).
  private mutating func append(string: String) {
    append("\"")
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case 0x08: append("\\b")
      case 0x09: append("\\t")
      case 0x0A: append("\\n")
      case 0x0C: append("\\f")
      case 0x0D: append("\\r")
      case ..<0x20: append("\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16))
      default: append(byte)
      }
    }
    append("\"")
  }
}

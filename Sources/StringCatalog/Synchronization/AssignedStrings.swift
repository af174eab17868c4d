package import Diagnostics
import FormatString
import OrderedCollections

/// The strings of the sources of a catalog, with the keys that the catalog has for them.
///
/// The type of an interpolated value may be unknown, and its placeholder `%@` only assumed. The
/// literal then has the key of the catalog that differs in such placeholders only. If the catalog has
/// several, the literal has none of them, and all are kept. A key of a literal whose types are known
/// is the key of another one only if the catalog has no other, and if it has several words: literals
/// of the same sentence usually have the same types.
package struct AssignedStrings: Sendable {
  /// The strings, in their given order, without those that may have several keys.
  package var strings: [ExtractedString] = []
  /// The keys of the catalog that were chosen or kept, by the first literals that may have them.
  package private(set) var assumptions: [KeyAssumption] = []

  /// Assigns strings to the keys of a catalog.
  ///
  /// - Parameters:
  ///   - strings: The strings.
  ///   - catalog: The catalog.
  ///   - restoresTranslations: Whether literals whose key has no translations get a stale one that has,
  ///     if it is the only one. A former synchronization may have assumed another type.
  /// - Complexity: O(*n*), where *n* is the number of strings, and of keys if a type is unknown.
  package init(
    _ strings: [ExtractedString],
    in catalog: StringCatalog,
    restoresTranslations: Bool = false
  ) {
    guard strings.contains(where: { !$0.assumed.isEmpty }) else {
      self.strings = strings
      return
    }
    let keys = AssumableKeys(strings, in: catalog)
    var numbers: [[ExactString]: Int] = [:]
    for string in strings {
      guard !string.assumed.isEmpty else {
        self.strings.append(string)
        continue
      }
      var string = string
      let candidates = keys.candidates(for: string)
      let isExact = candidates.contains { $0.hasSameCodePoints(as: string.key) }
      let others = candidates.filter { !$0.hasSameCodePoints(as: string.key) }
      let stale = isExact ? keys.staleTranslatedKey(among: others, insteadOf: string.key) : nil
      if !others.isEmpty {
        let names = ([string.key] + others).map { ExactString($0) }
        if let number = numbers[names] {
          assumptions[number].locations.append(string.location)
        } else {
          numbers[names] = assumptions.count
          assumptions.append(KeyAssumption(others, insteadOf: string.key, at: string.location))
          if !restoresTranslations { assumptions[assumptions.count - 1].staleKey = stale }
        }
      }
      if let stale, restoresTranslations { string.key = stale }
      if !isExact {
        guard candidates.count < 2 else { continue }
        string.key = candidates.first ?? string.key
      }
      if let text = string.defaultValue {
        string.defaultValue = keys.defaultValue(text, of: string)
      }
      self.strings.append(string)
    }
  }

  /// The keys that must not be marked or removed, because literals may have them.
  package var undecidedKeys: Set<ExactString> {
    let used = Set(strings.lazy.filter { !$0.assumed.isEmpty }.map { ExactString($0.key) })
    return Set(assumptions.flatMap(\.keys).map { ExactString($0) }).subtracting(used)
  }
}

/// The keys of a catalog that literals with a value of unknown type may have.
package struct KeyAssumption: Hashable, Sendable {
  /// The keys of the catalog.
  package var keys: [String]
  /// The key of the code with the assumed placeholders.
  package var codeKey: String
  /// The locations of the literals.
  package var locations: [Location]
  /// The stale key of the catalog whose translations the key of the code lacks; `nil` if there is none.
  package var staleKey: String?

  init(_ keys: [String], insteadOf codeKey: String, at location: Location) {
    self.keys = keys
    self.codeKey = codeKey
    locations = [location]
  }
}

/// The keys of a catalog with the texts of literals whose placeholders are assumed.
private struct AssumableKeys {
  private let catalog: StringCatalog
  /// The keys by their texts, without those of literals whose types are known.
  private var keys: [[String]: [String]] = [:]
  /// The keys of literals whose types are known, by their texts.
  private var certainKeys: [[String]: [String]] = [:]

  init(_ strings: [ExtractedString], in catalog: StringCatalog) {
    self.catalog = catalog
    let certain = Set(
      strings.lazy.filter(\.assumed.inKey.isEmpty).map { ExactString($0.key) }
    )
    let wanted = Set(
      strings.lazy.filter { !$0.assumed.inKey.isEmpty }.map { FormatString(parsing: $0.key).texts }
    )
    guard !wanted.isEmpty else { return }
    for slot in catalog.entryTable.visibleSlots {
      let key = catalog.entryTable.key(at: slot)
      guard key.utf8.contains(UInt8(ascii: "%")) else { continue }
      let texts = FormatString(parsing: key).texts
      guard wanted.contains(texts) else { continue }
      if certain.contains(ExactString(key)) {
        certainKeys[texts, default: []].append(key)
      } else {
        keys[texts, default: []].append(key)
      }
    }
  }

  /// Returns the keys that a string has if its assumed placeholders are others; the key itself is one
  /// of them if the catalog has it.
  func candidates(for string: ExtractedString) -> [String] {
    guard !string.assumed.inKey.isEmpty else { return [] }
    let texts = FormatString(parsing: string.key).texts
    let uncertain = (keys[texts] ?? []).filter { string.mayHave(key: $0) }
    guard uncertain.isEmpty, Self.isSentence(texts) else { return uncertain }
    return (certainKeys[texts] ?? []).filter { string.mayHave(key: $0) }
  }

  /// Returns whether texts have several words.
  ///
  /// "Page %lld" and "Page %@" may both be in use.
  private static func isSentence(_ texts: [String]) -> Bool {
    texts.joined(separator: " ").split(whereSeparator: \.isWhitespace)
      .count { $0.contains(where: \.isLetter) } > 1
  }

  /// Returns the only one of some keys that has finished texts, if it is stale; `nil` if another key, which
  /// the code has, has some too.
  func staleTranslatedKey(among others: [String], insteadOf key: String) -> String? {
    let translated = others.filter { catalog[$0]?.hasFinishedText ?? false }
    guard let other = translated.first, translated.count == 1,
      catalog[other]?.extractionState == .stale, catalog[key]?.hasFinishedText == false
    else { return nil }
    return other
  }

  /// Returns the default value of a string with the placeholders of the source text, if the text
  /// differs in assumed placeholders only.
  func defaultValue(_ text: String, of string: ExtractedString) -> String {
    let format = FormatString(parsing: text)
    guard !string.assumed.inDefaultValue.isEmpty,
      let source = catalog[string.key]?.localizations[catalog.sourceLanguage]?.stringUnit?.value,
      format.differs(from: source, onlyAt: string.assumed.inDefaultValue)
    else { return text }
    let specifiers = FormatString(parsing: source).specifiers.map(\.unnumberedText)
    let replaced = zip(format.specifiers, specifiers)
      .filter { specifier, _ in
        string.assumed.inDefaultValue.contains(specifier.utf8Range.lowerBound)
      }
    var bytes = Array(text.utf8)
    for (specifier, replacement) in replaced.reversed() {
      bytes.replaceSubrange(specifier.utf8Range, with: replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ExtractedString {
  /// Returns whether the string has a key if the types that are not known are those of the key.
  package func mayHave(key: String) -> Bool {
    self.key.hasSameCodePoints(as: key)
      || FormatString(parsing: self.key).differs(from: key, onlyAt: assumed.inKey)
  }
}

extension FormatString {
  /// The texts before, between and after the placeholders.
  fileprivate var texts: [String] {
    segments.reduce(into: [""]) { texts, segment in
      switch segment {
      case .text, .escapedPercent: texts[texts.count - 1] += segment.text
      case .specifier, .substitution, .argument: texts.append("")
      }
    }
  }

  /// Returns whether a string is equal but for placeholders at some offsets of this one, which may
  /// have another type there.
  ///
  /// Numbered placeholders are equal to those without a number that have the same arguments.
  fileprivate func differs(from text: String, onlyAt offsets: [Int]) -> Bool {
    let other = FormatString(parsing: text)
    guard !offsets.isEmpty, segments.count == other.segments.count,
      argumentUses.map(\.position) == other.argumentUses.map(\.position)
    else { return false }
    return zip(segments, other.segments)
      .allSatisfy { own, other in
        guard case .specifier(let own) = own, case .specifier(let other) = other else {
          return own.text.hasSameCodePoints(as: other.text)
        }
        guard offsets.contains(own.utf8Range.lowerBound) else {
          return own.unnumberedText == other.unnumberedText
        }
        return other.flags.isEmpty && other.extents.isEmpty && other.argumentName == nil
      }
  }
}

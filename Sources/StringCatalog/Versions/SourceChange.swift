import FormatString
import ICU
package import OrderedCollections

/// The texts of a source string by the names of their variants; the name of a string without
/// variants is empty.
package typealias SourceVariants = OrderedDictionary<String, String>

extension SourceVariants {
  /// Returns whether both have the same variants and texts, by code points.
  package func isIdentical(to other: SourceVariants) -> Bool {
    count == other.count
      && zip(self, other)
        .allSatisfy { left, right in
          left.key.hasSameCodePoints(as: right.key)
            && left.value.hasSameCodePoints(as: right.value)
        }
  }

  /// The text without variants, or that for other numbers or devices.
  package var general: String? {
    self[""] ?? first { $0.key.hasSuffix("other") }?.value ?? values.last
  }
}

/// A change of a source text.
///
/// A trivial change leaves the translations correct: it concerns only case, spaces, quotation marks
/// and final punctuation other than question and exclamation marks, or the source text got forms that
/// the translation already has.
package struct SourceChange {
  private let former: SourceVariants
  private let current: SourceVariants

  /// Creates a change.
  package init(from former: SourceVariants, to current: SourceVariants) {
    self.former = former
    self.current = current
  }

  /// Returns whether a translation of the former text is one of the current text, too.
  ///
  /// - Parameters:
  ///   - translation: The translation; `nil` if there is none.
  ///   - language: Its language.
  /// - Returns: Whether the change is trivial.
  package func isTrivial(
    for translation: StringCatalog.Localization?,
    in language: String
  ) -> Bool {
    let categories = PluralRules.knownCategories(languageTag: language)
    let forms = Set(translation?.leaves.map(\.name) ?? [])
    return current.allSatisfy { name, text in
      if let former = counterpart(of: name) {
        return former.wordsForComparison == text.wordsForComparison
      }
      guard let variant = StringCatalog.Variant(name: name), variant.phrase == nil else {
        return false
      }
      return forms.contains(name)
        || variant.plural.map { categories?.contains($0) == false && $0 != .zero } ?? false
    }
  }

  /// Returns the former text of a variant; `nil` if the variant is a new form of a text.
  private func counterpart(of name: String) -> String? {
    if let text = former[name] { return text }
    guard let variant = StringCatalog.Variant(name: name), variant.substitution == nil,
      variant.phrase == nil, variant.plural ?? .other == .other,
      variant.device ?? .other == .other
    else { return nil }
    return former.general
  }
}

extension String {
  /// The words without what a trivial change may concern; placeholders remain as they are.
  fileprivate var wordsForComparison: [String] {
    var text = ""
    for segment in FormatString(parsing: self).segments {
      if case .text(let part) = segment {
        text += part.withPlainMarks.lowercased()
      } else {
        text += "\0\(segment.text)\0"
      }
    }
    var words = text.split(whereSeparator: \.isWhitespace)
    while let last = words.popLast() {
      guard let end = last.lastIndex(where: { !Self.finalMarks.contains($0) }) else { continue }
      words.append(last[...end])
      break
    }
    return words.map(String.init)
  }

  private static let finalMarks = Set(".。:,;")

  /// The text with straight quotation marks, and with periods instead of ellipses.
  private var withPlainMarks: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\u{2018}", "\u{2019}": text += "'"
      case "\u{201C}", "\u{201D}": text += "\""
      case "…": text += "..."
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension StringCatalog.Entry {
  /// Marks the finished translations as needing review that a change of the source text concerns.
  ///
  /// - Parameters:
  ///   - former: The source texts before the change.
  ///   - key: The key.
  ///   - source: The source language.
  ///   - includesTrivial: Whether trivial changes concern translations, too.
  /// - Returns: The languages that had such a translation.
  package mutating func requestReview(
    after former: SourceVariants,
    of key: String,
    in source: String,
    includingTrivial includesTrivial: Bool
  ) -> [String] {
    let current = sourceTexts(key: key, sourceLanguage: source)
    guard !current.isIdentical(to: former) else { return [] }
    let change = SourceChange(from: former, to: current)
    return requestReview { language, localization in
      language != source
        && (includesTrivial || !change.isTrivial(for: localization, in: language))
    }
  }
}

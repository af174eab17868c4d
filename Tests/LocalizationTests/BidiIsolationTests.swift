import TestSupport
import Testing

@testable import Localization

@Suite struct `Bidi isolation` {
  private static let bundle = try? testBundle([
    "en": ["Hello, %@ (%lld)": "Hello, %@ (%lld)"],
    "ar": ["Hello, %@ (%lld)": "مرحبًا، %@ (%lld)"],
    "he": ["Hello, %@ (%lld)": "שלום, %@ (%lld)"],
    "fa": ["Hello, %@ (%lld)": "سلام، %@ (%lld)"],
  ])

  private func text(_ name: String, _ language: String, _ policy: BidiIsolation?) throws -> String {
    let user = UserLocale(language)
    return String(
      localized: "Hello, \(name) (\(7))",
      bundle: try #require(Self.bundle),
      locale: policy.map { user.withBidiIsolation($0) } ?? user
    )
  }

  @Test(arguments: [
    ("en", "Ana", "Hello, Ana (7)"), ("en", "Ana 2 (é)", "Hello, Ana 2 (é) (7)"),
    ("en", "דנה", "Hello, \u{2068}דנה\u{2069} (7)"),
    ("en", "٣", "Hello, \u{2068}٣\u{2069} (7)"),
    ("he", "דנה", "שלום, דנה (7)"), ("he", "Ana", "שלום, \u{2068}Ana\u{2069} (7)"),
    ("he", "+34 600", "שלום, \u{2068}+34 600\u{2069} (7)"), ("he", "!", "שלום, ! (7)"),
    ("ar", "علي", "مرحبًا، علي (٧)"), ("ar", "Ana!", "مرحبًا، \u{2068}Ana!\u{2069} (٧)"),
    ("fa", "علی", "سلام، علی (۷)"), ("fa", "Ana", "سلام، \u{2068}Ana\u{2069} (۷)"),
    ("en", "", "Hello,  (7)"),
  ])
  func `is automatic where directions may differ`(
    language: String,
    name: String,
    expected: String
  ) throws {
    #expect(try text(name, language, .automatic) == expected)
    let plain = expected.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }
    #expect(try text(name, language, .never) == plain)
    #expect(try text(name, language, nil) == plain)
  }

  @Test func `applies to all arguments if it is always requested`() throws {
    #expect(try text("Ana", "en", .always) == "Hello, \u{2068}Ana\u{2069} (\u{2068}7\u{2069})")
    #expect(try text("علي", "ar", .always) == "مرحبًا، \u{2068}علي\u{2069} (\u{2068}٧\u{2069})")
  }

  @Test func `surrounds values, resources and padded arguments`() throws {
    let bundle = try testBundle(["en": ["%@|%@|%5@": "%@|%@|%5@"]])
    let user = UserLocale("en_US").withBidiIsolation(.always)
    let value: String.LocalizationValue =
      "\(2.5, format: .number)|\(LocalizedStringResource("Goal"))|\("a", specifier: "%5@")"
    let expected = "\u{2068}2.5\u{2069}|\u{2068}Goal\u{2069}|\u{2068}    a\u{2069}"
    #expect(String(localized: value, bundle: bundle, locale: user) == expected)
  }

  @Test(
    arguments: [
      ("a\u{202E}b", "\u{2068}a\u{202E}b\u{202C}\u{2069}"),
      ("a\u{2069}b", "\u{2068}ab\u{2069}"), ("\u{2069}\u{202C}", ""),
      ("\u{2067}a", "\u{2068}\u{2067}a\u{2069}\u{2069}"),
      ("\u{2067}\u{202B}a\u{2069}b", "\u{2068}\u{2067}\u{202B}a\u{202C}\u{2069}b\u{2069}"),
      ("\u{202A}\u{2066}\u{202C}", "\u{2068}\u{202A}\u{2066}\u{2069}\u{202C}\u{2069}"),
      ("a\u{202E}\nb\u{2029}", "\u{2068}a\u{202E}\u{202C}\u{2069}\n\u{2068}b\u{2069}\u{2029}"),
      ("a\u{202A}b\u{202C}c", "\u{2068}a\u{202A}b\u{202C}c\u{2069}"),
    ] as [(String, String)]
  )
  func `closes the controls of an argument`(argument: String, expected: String) {
    let isolation = ArgumentIsolation(.always, language: "en")
    #expect(Array(isolation.isolated(argument).unicodeScalars) == Array(expected.unicodeScalars))
    let automatic = ArgumentIsolation(.automatic, language: "en")
    #expect(Array(automatic.isolated(argument).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func `is never left by an argument`() {
    var generator = SeededGenerator(seed: 74)
    let isolation = ArgumentIsolation(.always, language: "he")
    for _ in 0..<3000 {
      var argument = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...16, using: &generator) {
        if let scalar = Self.scalars.randomElement(using: &generator) { argument.append(scalar) }
      }
      let text = isolation.isolated(String(argument))
      #expect(Self.isContained(text), "\(argument.map { String($0.value, radix: 16) })")
      let kept = text.unicodeScalars.filter { !Self.controls.contains($0.value) }
      #expect(kept.elementsEqual(argument.filter { !Self.controls.contains($0.value) }))
    }
  }

  /// Returns whether each character of a text is inside an isolate that ends in its paragraph.
  ///
  /// Isolates and embeddings are matched as in UAX #9, BD9 and X1 to X8.
  private static func isContained(_ text: String) -> Bool {
    var open: [UInt32] = []
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068, 0x202A, 0x202B, 0x202D, 0x202E:
        if open.isEmpty, scalar.value != 0x2068 { return false }
        open.append(scalar.value)
      case 0x2069:
        guard let start = open.lastIndex(where: { (0x2066...0x2068).contains($0) }) else {
          return false
        }
        open.removeSubrange(start...)
      case 0x202C:
        guard let last = open.last, !(0x2066...0x2068).contains(last) else { return false }
        open.removeLast()
      case 0xA, 0xD, 0x1C, 0x1D, 0x1E, 0x85, 0x2029:
        if !open.isEmpty { return false }
      default:
        if open.isEmpty { return false }
      }
    }
    return open.isEmpty
  }

  private static let controls: Set<UInt32> = [
    0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069,
  ]
  private static let scalars: [Unicode.Scalar] = [
    "a", "1", " ", "(", "א", "ع", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}",
    "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{200F}", "\n", "\r", "\u{2029}", "\u{85}",
  ]
}

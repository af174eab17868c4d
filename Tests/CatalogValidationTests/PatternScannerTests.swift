import FormatString
import TestSupport
import Testing

@testable import CatalogValidation

/// Compares the scanners of rules with regular expressions.
@Suite struct PatternScannerTests {
  private static let alphabet: [Character] = [
    "a", "B", "x", "_", "1", "0", "{", "{", "}", "}", "$", "%", "%", "@", "\\", "n", "u", "l", "h",
    "d", " ", ".", "-", "(", ")", ":", "é", "日", "\u{A0}", "s",
  ]
  private static let words = [
    "maxLength", "max-length", "MAXLENGTH", "max", ": 12", "=7", " 1234567", "{{name}}", "${name}",
    "%{value1}@", "{file_name}", "{fileName}", "$(TARGET_NAME:c99extidentifier)", "${PRODUCT_NAME}",
    "\\u00e9", "%$1@", "%1$@", "%-5.2lld", "%hhd", "%l", "$(A", "{a_b_}", "{aB}", "{{a b}}",
  ]

  /// Texts of random characters and parts of patterns.
  private static func texts(seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    return (0..<400)
      .map { _ in
        (0..<Int.random(in: 0...14, using: &random))
          .map { _ in
            Int.random(in: 0..<3, using: &random) == 0
              ? words.randomElement(using: &random) ?? ""
              : String(alphabet.randomElement(using: &random) ?? "a")
          }
          .joined()
      }
  }

  @Test(arguments: 0..<10)
  func `a limit of the length is read like a regular expression`(seed: UInt64) {
    for text in Self.texts(seed: seed) {
      let match = text.firstMatch(of: /(?i)max-?length\s*[:=]?\s*([0-9]{1,6})/)
      #expect(MaxLengthRule.limit(in: text) == match.flatMap { Int($0.1) }, "\(text)")
    }
  }

  @Test(arguments: 0..<10)
  func `named placeholders are read like a regular expression`(seed: UInt64) {
    let pattern =
      /\{\{[^{}]+\}\}|\$\{[^{}\s]+\}|%\{[A-Za-z0-9_]+\}@|\{[a-z][a-z0-9]*(?:(?:_[a-z0-9]+)+|(?:[A-Z][a-z0-9]+)+)\}/
    for text in Self.texts(seed: seed) where !text.contains("\u{A0}") {
      let matches = text.matches(of: pattern).map { String($0.output) }
        .filter { !($0.hasPrefix("{{") && $0.contains(" ")) }
      #expect(NamedPlaceholders(in: text).names == Set(matches).sorted(), "\(text)")
    }
  }

  @Test(arguments: 0..<10)
  func `conversions and escapes are read like regular expressions`(seed: UInt64) {
    let conversion = /%[-+# 0']*[0-9]*(?:\.[0-9]*)?(?:hh|ll|[hlqLztj])?[@diouxXDUOaAeEfFgGcCsSp]/
    let escape = /\\(?:[ntr"']|u[0-9A-Fa-f]{4})/
    let setting =
      /\$(?:\([A-Z_][A-Za-z0-9_]*(?::[^()\s]*)?\)|\{[A-Z_][A-Za-z0-9_]*(?::[^{}\s]*)?\})/
    for text in Self.texts(seed: seed) where !text.contains("\u{A0}") {
      #expect(
        PlaceholderComparison.conversions(in: FormatString(segments: [.text(text)]))
          == text.matches(of: conversion).map { String($0.output) },
        "\(text)"
      )
      #expect(
        LiteralEscapeRule.escape(in: text) == text.firstMatch(of: escape).map { String($0.output) },
        "\(text)"
      )
      #expect(
        UnexpandedBuildSettingRule.setting(in: text)
          == text.firstMatch(of: setting).map { String($0.output) },
        "\(text)"
      )
    }
  }

  @Test(arguments: 0..<10)
  func `malformed placeholders are read like a regular expression`(seed: UInt64) {
    let pattern = /%\$([1-9])((?:hh|ll|[hlqLztj])?[@diouxXeEfFgGcCsS])/
    for text in Self.texts(seed: seed) {
      let match = text.firstMatch(of: pattern)
      let found = MalformedPlaceholder(in: FormatString(segments: [.text(text)]))
      #expect(found?.text == match.map { String($0.output.0) }, "\(text)")
      #expect(found?.correction == match.map { "%\($0.output.1)$\($0.output.2)" }, "\(text)")
    }
  }

  @Test func `words are compared without regard to case`() throws {
    let source = try #require(LetterRuns("Delete the file, please!"))
    var words: [Bool] = []
    let isASCII = LetterRuns.forEachRun(of: "the FILE deleted-Please") { run in
      words.append(source.contains(run))
      return true
    }
    #expect(isASCII)
    #expect(words == [true, true, false, true])
    #expect(!LetterRuns.forEachRun(of: "archívo") { _ in true })
    #expect(LetterRuns("añadir") == nil)
  }
}

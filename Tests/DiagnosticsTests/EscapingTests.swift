import FoundationEssentials
import TestSupport
import Testing

@testable import Diagnostics

/// Escapes are found whatever characters the delimiters are parts of.
@Suite struct `Escapes next to joining characters` {
  static let commands = ["##[error]", "##vso[task.setvariable]", "##TeamCity[x", "::error::"]

  @Test(arguments: commands) func `leave no command in a line`(_ command: String) {
    for blank in ["", " ", "\u{3000}\t"] {
      for text in GraphemeNeighbors.strings(around: command) {
        let line = (blank + text).asOutputLine
        #expect(!SystemLog.runsCommand(line), "\(text.debugDescription): \(line)")
        #expect(line.unicodeScalars.allSatisfy { !$0.isInterpreted })
        #expect(SwiftEscapes.resolved(line) == Array((blank + text).utf8))
      }
    }
  }

  @Test(arguments: ["\"", "\\", "\\\"", "\\n", "\\u{41}"])
  func `keep a key in its quotation marks`(_ delimiter: String) {
    for text in GraphemeNeighbors.strings(around: delimiter) {
      #expect(SwiftEscapes.content(ofQuoted: text.quotedAsKey()) == Array(text.utf8))
    }
  }

  @Test func `keep all scalars of a key`() {
    for text in GraphemeNeighbors.everyScalar(between: "\"") {
      #expect(SwiftEscapes.content(ofQuoted: text.quotedAsKey()) == Array(text.utf8))
    }
  }

  @Test(arguments: commands) func `do not change the strings of a JSON document`(
    _ command: String
  ) throws {
    let texts = GraphemeNeighbors.strings(around: command)
    let encoded = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
    let document = encoded.withControlsEscapedAsInJSON
    #expect(document.unicodeScalars.allSatisfy { !$0.isInterpreted })
    #expect(command.utf8.first == UInt8(ascii: ":") || !SystemLog.runsCommand(document))
    let decoded = try JSONDecoder().decode([String].self, from: Data(document.utf8))
    #expect(decoded.map { Array($0.utf8) } == texts.map { Array($0.utf8) })
  }

  @Test func `do not change the scalars of a JSON document`() throws {
    for text in GraphemeNeighbors.everyScalar(between: "##[") {
      let encoded = String(decoding: try JSONEncoder().encode([text]), as: UTF8.self)
      let document = encoded.withControlsEscapedAsInJSON
      let decoded = try JSONDecoder().decode([String].self, from: Data(document.utf8))
      #expect(decoded.map { Array($0.utf8) } == [Array(text.utf8)])
    }
  }

  @Test func `replace sequences of scalars`() {
    for sought in ["*/", "%", "'"] {
      for text in GraphemeNeighbors.strings(around: sought) {
        let replaced = text.replacingScalars(sought, with: "<>")
        #expect(!replaced.utf8.contains(sought.utf8.first!))
        let scalars = text.unicodeScalars.filter { !sought.unicodeScalars.contains($0) }
        let rest = replaced.unicodeScalars.filter { $0 != "<" && $0 != ">" }
        #expect(scalars.elementsEqual(rest))
      }
    }
    #expect("a*/*/".replacingScalars("*/", with: "") == "a")
    #expect("**/".replacingScalars("*/", with: "-") == "*-")
  }
}

@Suite struct `Invisible characters` {
  @Test(arguments: [
    "می‌خواهم", "%@‌ها", "क्‍ष", "ශ්‍රී", "👩‍👩‍👧", "👩🏽‍🚀", "🏳️‍🌈", "👁️‍🗨️", "❤️", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿🏴󠁧󠁢󠁳󠁣󠁴󠁿", "葛\u{E0100}", "ᠠ\u{180B}",
    "72\u{A0}kg",
    "한국어", "e\u{301}", "👩‍❤️‍👨",
  ]) func `are kept where scripts and emoji need them`(_ text: String) {
    #expect(text.interpretedScalars == [])
    #expect(Array(text.asOutputLine.utf8) == Array(text.utf8))
  }

  @Test(arguments: [
    ("a\u{E0041}\u{E0042}", "a\\u{E0041}\\u{E0042}"),
    ("🏴\u{E0061}", "🏴\\u{E0061}"),
    (
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E0067}\u{E0062}\u{E0065}\u{E0067}\u{E007F}",
      "🏴\\u{E0067}\\u{E0062}\\u{E0065}\\u{E0067}\\u{E0062}\\u{E0065}\\u{E0067}\\u{E007F}"
    ),
    ("🏴󠁧󠁢󠁥󠁮󠁧󠁿\u{E007F}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿\\u{E007F}"),
    ("a\u{200D}b\u{200C}", "a\\u{200D}b\\u{200C}"), ("👩\u{200D}", "👩\\u{200D}"),
    ("م\u{200C}\u{200C}\u{200D}", "م\u{200C}\\u{200C}\\u{200D}"),
    ("😀\u{FE0F}\u{FE01}\u{FE02}", "😀\u{FE0F}\\u{FE01}\\u{FE02}"), ("a\u{FE00}", "a\\u{FE00}"),
    ("a\u{E0100}", "a\\u{E0100}"), ("a\u{180B}", "a\\u{180B}"),
    (
      "so\u{AD}ft\u{34F}\u{180E}\u{115F}\u{3164}\u{FFA0}\u{2061}\u{FFF9}",
      "so\\u{AD}ft\\u{34F}\\u{180E}\\u{115F}\\u{3164}\\u{FFA0}\\u{2061}\\u{FFF9}"
    ),
    ("\u{FE0F}", "\\u{FE0F}"), ("\u{E0041}", "\\u{E0041}"),
  ]) func `are escaped elsewhere`(_ text: String, _ shown: String) {
    #expect(text.asOutputLine == shown)
    #expect(text.escapedOnOneLine == shown)
  }

  /// Default_Ignorable_Code_Point in the versions of Unicode that Swift has.
  @Test func `are those that Unicode allows programs to ignore`() {
    for value in UInt32(0)...0x10_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if scalar.properties.isDefaultIgnorableCodePoint {
        #expect(scalar.mayBeInterpreted, "U+\(String(value, radix: 16))")
      }
      if scalar.mayBeInterpreted {
        #expect(String.mayStartControl(String(scalar).utf8.first!), "U+\(String(value, radix: 16))")
      }
    }
  }
}

@Suite struct `Excerpts` {
  @Test(arguments: [
    String(repeating: "a", count: 300), "a" + String(repeating: "\u{301}", count: 20_000),
    String(repeating: "👩‍👩‍👧", count: 300), String(repeating: "ñ", count: 201),
    String(repeating: "a", count: 199) + String(repeating: "\u{301}", count: 20_000),
    String(repeating: "\u{E0041}", count: 5_000),
  ]) func `are limited in characters and in bytes`(_ text: String) {
    for shown in [text.excerpt(200), text.escapedOnOneLine.excerpt(200)] {
      #expect(shown.count <= 200)
      #expect(shown.utf8.count <= 800)
      #expect(shown.hasSuffix("…") || shown.unicodeScalars.last == "…")
    }
    #expect(text.quotedAsKey(limit: 72).utf8.count <= 4 * 72 + 2)
    #expect(text.truncated(to: 40).utf8.count <= 16 * 40 + 3)
    let message = Diagnostic.Argument.quoted(text).text { "'\($0)'" }
    #expect(message.utf8.count <= 802)
  }

  @Test(arguments: ["", "a", String(repeating: "ñ", count: 200), "👩‍👩‍👧e\u{301}"])
  func `of short texts are the texts`(_ text: String) {
    #expect(Array(text.excerpt(200).utf8) == Array(text.utf8))
    #expect(Array(text.truncated(to: 200).utf8) == Array(text.utf8))
  }
}

/// How CI systems read a line.
private enum SystemLog {
  static func runsCommand(_ line: String) -> Bool {
    let bytes = Array(line.utf8)
    for start in bytes.indices where bytes[start...].starts(with: "##".utf8) {
      let name = bytes[(start + 2)...].prefix { Unicode.Scalar($0).properties.isAlphabetic }
      if bytes[name.endIndex...].first == UInt8(ascii: "[") { return true }
    }
    let visible = line.unicodeScalars.drop { $0.properties.isWhitespace }
    return visible.starts(with: "::".unicodeScalars)
  }
}

/// Reads the escape sequences of Swift literals.
private enum SwiftEscapes {
  static func resolved(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result += String(scalar).utf8
        continue
      }
      switch rest.popFirst() {
      case "n": result.append(0x0A)
      case "r": result.append(0x0D)
      case "t": result.append(0x09)
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        let value = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
        result += (value.map { String($0) } ?? "").utf8
      case let other: result += (other.map { String($0) } ?? "").utf8
      }
    }
    return result
  }

  /// Returns the content of a string in quotation marks; `nil` if it ends before.
  static func content(ofQuoted text: String) -> [UInt8]? {
    var scalars = text.unicodeScalars[...]
    guard scalars.popFirst() == "\"", scalars.popLast() == "\"" else { return nil }
    var isEscaped = false
    for scalar in scalars {
      if scalar == "\"", !isEscaped { return nil }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return isEscaped ? nil : resolved(String(scalars))
  }
}

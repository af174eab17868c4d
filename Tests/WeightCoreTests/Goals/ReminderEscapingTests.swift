import TestSupport
import Testing

@testable import WeightCore

/// Calendars and systemd read the values that were written, whatever the neighbors of the delimiters
/// are.
@Suite struct `Reminder files next to joining characters` {
  static let texts =
    [";", ",", "\\", "\n", "\r\n", "%", "$", "\"", "'", "${HOME}", "%h", ":"]
    .flatMap { GraphemeNeighbors.strings(around: $0) }

  private static let scalars = GraphemeNeighbors.everyScalar(between: ";%\"") {
    (1..<0x1_0000).contains($0.value)
  }

  @Test func `have one line for each value in a calendar`() throws {
    for text in Self.texts + Self.scalars {
      let event = CalendarEvent(identifier: "x", time: .noon, recurrence: .daily, title: text)
      let file = CalendarFile([event], made: try moment("2026-11-23 20:05")).text
      let lines = Array(file.utf8).split(separator: UInt8(ascii: "\n"))
      #expect(lines.allSatisfy { $0.count <= 76 && $0.last == UInt8(ascii: "\r") })
      #expect(lines.allSatisfy { String(validating: $0, as: UTF8.self) != nil })
      let unfolded = Self.unfolded(file)
      let content = unfolded.unicodeScalars.split(separator: "\n").map { String($0.dropLast()) }
      #expect(content.count == 19)
      let summary = try #require(content.first { $0.utf8.starts(with: "SUMMARY:".utf8) })
      let value = String(summary.unicodeScalars.dropFirst(8))
      #expect(Array(Self.calendarText(value).utf8) == Array(Self.shownInCalendar(text).utf8))
    }
  }

  @Test func `are single words for systemd`() {
    let words = Self.texts + Self.scalars
    let service = ServiceUnit(
      description: "a%\u{301}\u{D4E}%h\\",
      command: words,
      environment: ["A": words[0], "B": words.last ?? ""]
    )
    let lines = service.text.unicodeScalars.split(separator: "\n").map { String($0) }
    #expect(lines.count == 7)
    #expect(lines[1] == "Description=a%%\u{301}\u{D4E}%%h\\.")
    #expect(Self.systemdWords(lines[4]) == [Array("A=\(words[0])".utf8)])
    let start = Self.systemdWords(lines[6].replacingDollars)
    #expect(start == words.map { Array($0.utf8) })
  }

  /// Joins folded lines (RFC 5545, 3.1).
  private static func unfolded(_ file: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(file.utf8)[...]
    while let byte = rest.first {
      if rest.starts(with: "\r\n ".utf8) {
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads a value of type TEXT (RFC 5545, 3.3.11).
  private static func calendarText(_ value: String) -> String {
    var text = ""
    var rest = value.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        #expect(scalar != "," && scalar != ";")
        text.unicodeScalars.append(scalar)
        continue
      }
      let next = rest.popFirst() ?? " "
      text.unicodeScalars.append(next == "n" ? "\n" : next)
    }
    return text
  }

  /// A text with line feeds for its line breaks, and without other control characters.
  private static func shownInCalendar(_ text: String) -> String {
    let breaks: [Unicode.Scalar] = ["\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}"]
    return String(decoding: withLineFeeds(text), as: UTF8.self).unicodeScalars
      .reduce(into: "") { result, scalar in
        if breaks.contains(scalar) {
          result += "\n"
        } else if scalar.properties.generalCategory != .control || scalar == "\t" {
          result.unicodeScalars.append(scalar)
        }
      }
  }

  private static func withLineFeeds(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return bytes.indices
      .filter { !bytes[$0...].starts(with: "\r\n".utf8) }
      .map { bytes[$0] }
  }

  /// Reads the quoted words after the equals sign of a setting (systemd.syntax(7)), and specifiers.
  private static func systemdWords(_ line: String) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var rest = line.unicodeScalars.drop { $0 != "=" }.dropFirst()
    while rest.popFirst() == "\"" {
      var word = ""
      while let scalar = rest.popFirst(), scalar != "\"" {
        switch scalar {
        case "%":
          #expect(rest.popFirst() == "%")
          word += "%"
        case "\\":
          switch rest.popFirst() {
          case "n": word += "\n"
          case "t": word += "\t"
          case "u":
            let digits = String(rest.prefix(4))
            rest = rest.dropFirst(4)
            word.unicodeScalars.append(Unicode.Scalar(UInt32(digits, radix: 16) ?? 0) ?? "\0")
          case let other: word.unicodeScalars.append(other ?? " ")
          }
        default: word.unicodeScalars.append(scalar)
        }
      }
      words.append(Array(word.utf8))
      if rest.first == " " { rest.removeFirst() }
    }
    #expect(rest.isEmpty)
    return words
  }
}

extension String {
  /// The command line after the substitution of variables, in which `$$` is a dollar sign.
  fileprivate var replacingDollars: String {
    var result = ""
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "$" { #expect(rest.popFirst() == "$") }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}

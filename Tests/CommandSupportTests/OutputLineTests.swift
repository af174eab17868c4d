import Diagnostics
import Testing

@testable import CommandSupport

@Suite struct `Lines of output` {
  static let rows: [(String, String)] = [
    ("plain text, «entre comillas»: 72,5\u{A0}kg…", "plain text, «entre comillas»: 72,5\u{A0}kg…"),
    ("two\nlines\r\n", #"two\nlines\r\n"#),
    ("a\tb\u{0}c\u{7F}d", #"a\tb\u{0}c\u{7F}d"#),
    ("\u{1B}]0;title\u{7}", #"\u{1B}]0;title\u{7}"#),
    ("\u{9B}2J\u{85}\u{2028}\u{2029}", #"\u{9B}2J\u{85}\u{2028}\u{2029}"#),
    ("gp\u{202E}j.\u{2066}x\u{200F}", #"gp\u{202E}j.\u{2066}x\u{200F}"#),
    ("in\u{200B}visible\u{FEFF}", #"in\u{200B}visible\u{FEFF}"#),
    ("👩‍👩‍👧 می‌خواهم", "👩‍👩‍👧 می‌خواهم"),
    ("::error::text", #"\u{3A}:error::text"#),
    ("  ::add-mask::e", #"  \u{3A}:add-mask::e"#),
    ("std::vector is not a command", "std::vector is not a command"),
    ("a ##[add-mask]e ##vso[task]", #"a \u{23}#[add-mask]e \u{23}#vso[task]"#),
    ("## Heading", "## Heading"),
  ]

  @Test(arguments: rows)
  func `escape what terminals and CI systems interpret`(text: String, expected: String) {
    #expect(OutputLine(text).text == expected)
  }

  @Test func `keep only the styles of the program`() {
    let styled = TerminalStyle.red.applied(to: "a\u{1B}[2Jb\u{1B}[38;5;1mc")
    let line = OutputLine(styled, keepsStyles: true).text
    #expect(line == "\u{1B}[31ma\\u{1B}[2Jb\\u{1B}[38;5;1mc\u{1B}[0m")
    #expect(
      OutputLine(styled, keepsStyles: false).text.unicodeScalars.allSatisfy { $0 != "\u{1B}" }
    )
  }

  @Test func `escape commands in documents as the format requires`() {
    let json = "{\"##[add-mask]\": \"##vso[x]\u{7F}\u{202E}\"}"
    #expect(
      json.withControlsEscapedAsInJSON
        == #"{"\u0023#[add-mask]": "\u0023#vso[x]\u007F\u202E"}"#
    )
    #expect("a##[b".escapingBracketCommands(numberSign: "&#35;") == "a&#35;#[b")
  }

  @Test func `are single lines on both channels`() {
    let (output, errors) = (OutputChannel(), OutputChannel())
    let console = Console(output: output, errors: errors, environment: [:])
    console.print("a\nb")
    console.print(paragraphs: "c\n::d")
    console.print(document: "{\n}")
    console.printError("e\nf")
    console.printStatus("g\u{1B}")
    #expect(String(decoding: output.bytes, as: UTF8.self) == "a\\nb\nc\n\\u{3A}:d\n{\n}\n")
    #expect(String(decoding: errors.bytes, as: UTF8.self) == "e\\nf\ng\\u{1B}\n")
  }
}

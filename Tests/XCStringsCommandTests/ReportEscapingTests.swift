import Diagnostics
import FileFormats
import TestSupport
import Testing

@testable import xcstrings

/// Reports contain the texts of catalogs, whatever the neighbors of their delimiters are.
@Suite struct `Reports next to joining characters` {
  /// Returns the text that a report shows: escape sequences for what a terminal interprets.
  private func shown(_ text: String, keeping kept: [Unicode.Scalar] = []) -> [UInt8] {
    let shown = text.escaping { scalar, isInterpreted in
      isInterpreted && !kept.contains(scalar) ? scalar.swiftEscape : nil
    }
    return Array(shown.utf8)
  }

  @Test func `are text in HTML`() throws {
    let delimiters = ["<script>", "&", "\"", "'", "]]>", "<!--", "##[error]"]
    let texts =
      delimiters.flatMap { GraphemeNeighbors.strings(around: $0) }
      + GraphemeNeighbors.everyScalar(between: "<") {
        !$0.isForbiddenInXML && $0 != "\t" && $0.value < 0x1_0000
      }
    let elements = texts.map { text in
      let escaped = HTMLText.escaped(text)
      #expect(escaped.utf8.allSatisfy { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") })
      return "<b c=\"\(escaped)\">\(escaped)</b>"
    }
    let document = "<a>\(elements.joined())</a>"
    #expect(document.unicodeScalars.allSatisfy { !$0.isInterpreted })
    let root = try #require(XMLDocument.read(Array(document.utf8)).root)
    #expect(root.elements.count { _ in true } == texts.count)
    for (element, text) in zip(root.elements, texts) {
      // Line breaks are references.
      let expected = shown(text, keeping: ["\n", "\r"])
      #expect(Array(element.text.utf8) == expected)
      #expect(Array((element["c"] ?? "").utf8) == expected)
    }
  }

  @Test func `are text in Markdown`() {
    let delimiters = ["|", "`", "*", "[a](b)", "<b>", "\\", "\n", "&amp;", "#", "!", "~~"]
    let texts = delimiters.flatMap { GraphemeNeighbors.strings(around: $0) }
    for text in texts
      + GraphemeNeighbors.everyScalar(between: "|", where: { (1..<0x1_0000).contains($0.value) })
    {
      var read = String.UnicodeScalarView()
      var rest = Markdown.escape(text).unicodeScalars[...]
      while let scalar = rest.popFirst() {
        if scalar == "\\", let next = rest.popFirst() {
          read.append(next)
        } else {
          // Only the escape sequences of Swift have braces that are not escaped.
          #expect(!"!\"#$%&'()*+,-./:;<=>?@[\\]^_`|~\n".unicodeScalars.contains(scalar))
          read.append(scalar)
        }
      }
      #expect(Array(String(read).utf8) == shown(text))
    }
  }

  @Test func `are one line of a workflow`() throws {
    let texts = ["%0A", "::", "\n::error::", ",", ":", "##[error]", "##vso[x]"]
      .flatMap { GraphemeNeighbors.strings(around: $0) }
    for text in texts {
      let message = Diagnostic.Message("id", "\(quoted: text)")
      let location = Location(file: "\(text).swift", utf8Range: 0..<1, line: 1, column: 1)
      let line = GitHubAnnotation(
        Diagnostic(message, .error, at: location),
        in: GitHubWorkflow(environment: [:])
      )
      .text
      #expect(!line.unicodeScalars.contains { $0.isInterpreted })
      #expect(line.utf8.starts(with: "::error file=".utf8))
      // Two colons begin the message, and none of the properties contains one.
      let properties = line.unicodeScalars.dropFirst(8).prefix { $0 != ":" }
      #expect(properties.count { $0 == "," } == 3)
      #expect(!line.utf8.elementsContain("##[") && !line.utf8.elementsContain("##vso["))
    }
  }
}

extension String.UTF8View {
  fileprivate func elementsContain(_ part: String) -> Bool {
    let bytes = Array(self)
    return bytes.indices.contains { bytes[$0...].starts(with: part.utf8) }
  }
}

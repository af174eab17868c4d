import CommandSupport
import FileSystem
import FoundationEssentials
import Localization

/// Findings as a page that translators open: all texts of the catalogs, with what is wrong with them.
///
/// The page is one file that needs nothing else. Its texts come out of catalogs that anybody may have
/// written: they are data of the script, which shows them as text, and the page's policy lets no other
/// script run and nothing be loaded.
struct HTMLReport {
  /// The page.
  let text: String

  /// Creates the page, in the language of the run.
  ///
  /// - Parameters:
  ///   - findings: What the page shows.
  ///   - nonce: What the page's own script and style are told by; nobody who wrote a catalog can know it.
  /// - Throws: That the findings cannot be encoded.
  init(_ findings: ValidationFindings, nonce: String = Self.nonce()) throws {
    let language = LocalizationBundle.module.language(for: .current)
    let report = PageReport(findings, language: language)
    text = """
      <!doctype html>
      <html lang="\(language)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy(nonce))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(HTMLText.escaped(report.title))</title>
      <style nonce="\(nonce)">\(PageStyle.text)</style>
      </head>
      <body>
      <noscript>\(HTMLText.escaped(Texts.noScript))</noscript>
      <script type="application/json" id="report">\(try Self.island(report))</script>
      <script nonce="\(nonce)">\(PageScript.text)</script>
      </body>
      </html>
      """
  }

  /// What the browser may do for the page: run its script and use its style, and nothing else.
  static func policy(_ nonce: String) -> String {
    [
      "default-src 'none'", "script-src 'nonce-\(nonce)'", "style-src 'nonce-\(nonce)'",
      "base-uri 'none'", "form-action 'none'",
    ]
    .joined(separator: "; ")
  }

  /// Returns 128 bits that the system made at random.
  static func nonce() -> String {
    var generator = SystemRandomNumberGenerator()
    return [generator.next(), generator.next()].map { String($0 as UInt64, radix: 36) }.joined()
  }

  /// Returns a value as JSON that no reader of HTML takes for markup.
  private static func island(_ report: PageReport) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: escapedForScript(try encoder.encode(report)), as: UTF8.self)
  }

  /// Returns JSON whose strings have an escape in the place of `<`: neither `</script>` nor `<!--`
  /// can stand in it.
  private static func escapedForScript(_ json: Data) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count)
    for byte in json {
      if byte == UInt8(ascii: "<") {
        bytes += "\\u003C".utf8
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  private enum Texts {
    static var noScript: String {
      String(
        localized: "This page needs JavaScript, and nothing from the network.",
        comment: "Page of findings, where the browser runs no scripts"
      )
    }
  }
}

/// Text in HTML.
///
/// Its rules are not those of XML: single quotation marks are escaped, too, line feeds and tabs stay in
/// attributes, and U+0000 alone is refused.
enum HTMLText {
  /// Returns a text in which nothing is markup, be it in an element or in the value of an attribute.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      // HTML allows no other controls, and this one not even as an entity.
      case "\0": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

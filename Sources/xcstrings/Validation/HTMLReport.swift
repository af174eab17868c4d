import CommandSupport
import Diagnostics
import FileSystem
import FoundationEssentials
import Localization

/// Findings as an HTML page for translators, with all strings of the catalogs.
///
/// The page is a single file without dependencies. Its strings come from catalogs, which are
/// untrusted. They are data for the script, which displays them as text. The content security
/// policy forbids other scripts and external resources.
struct HTMLReport {
  /// The page.
  let text: String

  /// Creates the page, in the language of the run.
  ///
  /// - Parameters:
  ///   - findings: The findings to show.
  ///   - nonce: The nonce of the script and the style in the content security policy, which authors
  ///     of catalogs cannot predict.
  /// - Throws: `EncodingError` if the findings cannot be encoded.
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
      <noscript>\(HTMLText.escaped(String(localized: .htmlReportNoScript)))</noscript>
      <script type="application/json" id="report">\(try Self.island(report))</script>
      <script nonce="\(nonce)">\(PageScript.text)</script>
      </body>
      </html>
      """
  }

  /// Returns the content security policy, which allows only the page's own script and style.
  static func policy(_ nonce: String) -> String {
    [
      "default-src 'none'", "script-src 'nonce-\(nonce)'", "style-src 'nonce-\(nonce)'",
      "base-uri 'none'", "form-action 'none'",
    ]
    .joined(separator: "; ")
  }

  /// Returns 128 random bits of the system.
  static func nonce() -> String {
    var generator = SystemRandomNumberGenerator()
    return [generator.next(), generator.next()].map { String($0 as UInt64, radix: 36) }.joined()
  }

  /// Returns a value as JSON that is safe within HTML.
  static func island(_ report: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = String(decoding: escapedForScript(try encoder.encode(report)), as: UTF8.self)
    return json.withControlsEscapedAsInJSON
  }

  /// Returns JSON with `<` escaped, so it cannot contain `</script>` or `<!--`.
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
}

/// Escaping for HTML.
///
/// The rules differ from those of XML:
/// - Single quotation marks are escaped as well.
/// - Line breaks are references everywhere.
/// - Control characters are shown as escape sequences of Swift.
enum HTMLText {
  /// Returns a page that is complete without its script, in the language of the run.
  ///
  /// - Parameters:
  ///   - title: The title, as plain text.
  ///   - nonce: The nonce of the script and the style in the content security policy.
  ///   - body: The content, as HTML.
  /// - Returns: The page.
  static func page(title: String, nonce: String, body: String) -> String {
    """
    <!doctype html>
    <html lang="\(LocalizationBundle.module.language(for: .current))">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(HTMLReport.policy(nonce))">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(escaped(title))</title>
    <style nonce="\(nonce)">\(PageStyle.text)\(CoverageAssets.style)</style>
    </head>
    <body>
    \(body)
    </body>
    </html>
    """
  }

  /// Returns a string without markup, for elements and attribute values.
  static func escaped(_ text: String) -> String {
    text.escaping { scalar, isInterpreted in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      // In a log, a line that starts with a text from a file could be a command.
      case "\n": "&#10;"
      case "\r": "&#13;"
      case "\t": nil
      // HTML allows no control characters, not even as references.
      default: isInterpreted ? scalar.swiftEscape : nil
      }
    }
    .escapingBracketCommands(numberSign: "&#35;")
  }
}

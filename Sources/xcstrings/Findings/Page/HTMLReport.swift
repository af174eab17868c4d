import CommandSupport
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
  init(_ findings: ValidationFindings) throws {
    let language = LocalizationBundle.module.language(for: .current)
    let report = PageReport(findings, language: language)
    text = """
      <!doctype html>
      <html lang="\(language)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(Self.escaped(report.title))</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <noscript>\(Self.escaped(Texts.noScript))</noscript>
      <script type="application/json" id="report">\(try Self.island(report))</script>
      <script>\(Self.script)</script>
      </body>
      </html>
      """
  }

  private static let style = String(decoding: PackageResources.page_css, as: UTF8.self)

  /// The parts of the script, each of which builds on those before it.
  private static let script = [
    PackageResources.report_js, PackageResources.elements_js, PackageResources.filter_js,
    PackageResources.texts_js, PackageResources.findings_js, PackageResources.entries_js,
    PackageResources.progress_js, PackageResources.controls_js, PackageResources.page_js,
  ]
  .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")

  /// What the browser may do for the page: run its script and use its style, and nothing else.
  private static let policy = [
    "default-src 'none'", "script-src \(source(of: script))", "style-src \(source(of: style))",
    "base-uri 'none'", "form-action 'none'",
  ]
  .joined(separator: "; ")

  private static func source(of text: String) -> String {
    "'sha256-\(Data(SHA256(of: Array(text.utf8)).bytes).base64EncodedString())'"
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

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
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

import Diagnostics
import TestSupport
import Testing

/// Names of a project that would control a terminal, or a workflow of GitHub Actions.
@Suite struct `Names with control characters` {
  let shell: Shell

  /// The parts that no output may contain unescaped.
  private static let line = "\n::add-mask::PWN\n"
  private static let sequence = "\u{1B}]0;PWN\u{7}\u{9B}2J\u{202E}"

  init() throws {
    shell = try Shell()
    let name = "a" + Self.line + Self.sequence
    try shell.folder.write(
      "import SwiftUI\nlet a = Text(\"Z\"\nfunc {{{\n",
      to: "Sources/App/\(name.replacing("/", with: "")).swift"
    )
    let table = #"T\n::add-mask::PWN\u{1B}]0;PWN\u{7}\u{202E}"#
    try shell.folder.write(
      "import SwiftUI\nlet b = Text(\"\(table)\", tableName: \"\(table)\")\nlet c = Text(\"Hello\")\n",
      to: "Sources/App/View.swift"
    )
    let text = #"x\n::add-mask::PWN\n\u001b]0;PWN\u0007\u009b2J\u202e"#
    try shell.folder.write(
      """
      {"sourceLanguage":"en","version":"1.0","strings":{"Hello":{"localizations":{
        "es\(text)":{"stringUnit":{"state":"\(text)","value":"\(text)"}},
        "fr":{"variations":{"device":{"\(text)":{"stringUnit":{"state":"new","value":"\(text)"}}}}},
        "de":{"stringUnit":{"state":"translated","value":"%#@\(text)@"},
          "substitutions":{"\(text)":{"argNum":1,"formatSpecifier":"\(text)","variations":{"plural":{
            "\(text)":{"stringUnit":{"state":"translated","value":"\(text)"}}}}}}}
      }},"\(text)":{"comment":"\(text)","extractionState":"\(text)"}}}
      """,
      to: "Sources/App/Localizable.xcstrings"
    )
    try shell.folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", defaultLocalization: "en", targets: [.target(name: "App")])
      """,
      to: "Package.swift"
    )
  }

  static let commands = [
    "sync --check", "sync --check --report github", "sync --dry-run --json", "sync --list-sources",
    "validate", "validate --all --notes", "validate --report github", "validate --report sarif",
    "validate --report junit", "validate --report html", "validate --json", "coverage",
    "coverage --report markdown", "coverage --report html", "coverage --json", "list",
    "list --json",
    "extract Sources", "extract Sources --json", "extract Sources --explain Hello", "config",
    "get --key Hello", "format --check", "export es -o Out", "compile Sources -o Out",
    "mark --state translated --language es", "diff Sources/App/Localizable.xcstrings Package.swift",
  ]

  @Test(arguments: commands, ["en_US.UTF-8", "es_ES.UTF-8"])
  func `reach no output unescaped`(command: String, language: String) async throws {
    let run = try await shell.run(command, language: language)
    for text in [run.output, run.errors] {
      let controls = text.unicodeScalars.filter { $0 != "\n" && $0 != "\t" && $0.isInterpreted }
      #expect(controls.isEmpty, "\(command): \(text.debugDescription)")
      let lines = text.split(separator: "\n")
      #expect(!lines.contains { $0.hasPrefix("::add-mask") }, "\(command): \(text)")
    }
  }
}

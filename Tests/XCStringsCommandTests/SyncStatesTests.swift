import TestSupport
import Testing

@Suite struct `Translation states in xcstrings sync` {
  let shell: Shell

  init() throws {
    shell = try Shell()
  }

  @Test func `are updated after a change of the default value on request`() async throws {
    try writeTitle(catalog: "Save", code: "Store")
    let kept = try await shell.run("sync --check")
    #expect(kept.status == 0)
    #expect(
      kept.errors.contains(
        """
        1 default value has changed in the code, but not in the catalog; \
        to use the new value, pass '--on-source-change review':
          "title"  "Save" → "Store"  Sources/App/App.swift:2:31
        """
      )
    )
    let run = try await shell.run("sync --on-source-change review")
    #expect(
      run.output.contains(
        """
          ~ new text  "title"  Sources/App/App.swift:2:31
              was "Save"
              1 language needs review
        """
      )
    )
    let text = try shell.folder.text(of: "Localizations/App.xcstrings")
    #expect(text.contains(#""state" : "needs_review""#) && text.contains(#""value" : "Store""#))
  }

  @Test func `follow the configuration unless an option overrides it`()
    async throws
  {
    try writeTitle(catalog: "Save", code: "Store")
    try shell.folder.write(
      try shell.folder.text(of: ".xcstrings.yml") + "\nsync: {onSourceChange: review}\n",
      to: ".xcstrings.yml"
    )
    #expect(try await shell.run("sync --check").status == 1)
    #expect(try await shell.run("sync --check --on-source-change keep").status == 0)
  }

  @Test func `are kept for a renamed key on request`() async throws {
    try shell.writeProject(source: Samples.source.replacing("Hello,", with: "Hellos,"))
    let offered = try await shell.run("sync --check")
    #expect(offered.status == 1)
    #expect(offered.errors.contains("1 key may have been renamed; '--renames apply' keeps its"))
    let run = try await shell.run("sync --renames apply")
    #expect(
      run.output.contains(
        """
          ~ renamed  "Hellos, %@"  Sources/App/App.swift:4:21
              was "Hello, %@"
              1 language needs review
        """
      )
    )
    #expect(try await shell.run("sync --check --renames apply").status == 0)
    let text = try shell.folder.text(of: "Localizations/App.xcstrings")
    #expect(text.contains("Hola, %@") && !text.contains("stale"))
  }

  @Test func `distinguish a missing key from a plain String`() async throws {
    try shell.writeProject(
      source: "import Foundation\nlet text = String(localized: \"Other\")\nlet name = \"Plain\"\n",
      catalog: try catalog(of: ["Gone", "Plain"])
    )
    let run = try await shell.run("sync --dry-run --renames off")
    #expect(
      run.output.contains(
        """
          ~ stale  "Plain"  Localizations/App.xcstrings:14:5
              still in the code as a plain String at Sources/App/App.swift:3:12
        """
      )
    )
  }

  @Test func `are kept for a key whose literal cannot be resolved`() async throws {
    try shell.writeProject(
      source: "let text = String(localized: \"Other\")\nlet view = Recorder(\"Plain\")\n",
      catalog: try catalog(of: ["Plain"])
    )
    let run = try await shell.run("sync")
    #expect(run.errors.contains("1 key is not changed, because the declaration of the function"))
    #expect(run.errors.contains("\"Plain\"  Recorder  Sources/App/App.swift:2:21\n"))
    #expect(try !shell.folder.text(of: "Localizations/App.xcstrings").contains("stale"))
  }

  @Test func `are removed with a pruned key unless the code still contains it`() async throws {
    try shell.writeProject(
      source: "import Foundation\nlet text = String(localized: \"Other\")\nlet name = \"Plain\"\n",
      catalog: try catalog(of: ["Gone", "Plain"])
    )
    let run = try await shell.run("sync --prune")
    #expect(
      run.output.contains(
        """
          - pruned  "Gone"  Localizations/App.xcstrings:4:5
              1 finished translation is lost
          + new     "Other"  Sources/App/App.swift:2:30
          ~ stale   "Plain"  Localizations/App.xcstrings:14:5
              still in the code as a plain String at Sources/App/App.swift:3:12
        """
      )
    )
    #expect(try await shell.run("sync --check --prune").status == 0)
  }

  /// A function of a package may look up keys of the app.
  @Test func `are kept if another target of the package contains the key`() async throws {
    try shell.folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App",
        defaultLocalization: "en",
        targets: [.target(name: "App", dependencies: ["Tools"]), .target(name: "Tools")]
      )
      """,
      to: "Package.swift"
    )
    try shell.folder.write(
      "import Foundation\nlet text = String(localized: \"Other\")\n",
      to: "Sources/App/App.swift"
    )
    try shell.folder.write(
      "extension String { func shown() -> String { self } }\nlet name = \"Plain\".shown()\n",
      to: "Sources/Tools/Tools.swift"
    )
    try shell.folder.write(
      try catalog(of: ["Gone", "Plain"]),
      to: "Sources/App/Localizable.xcstrings"
    )
    let run = try await shell.run("sync --prune --no-cache")
    #expect(!shell.folder.exists(".build"))
    #expect(run.output.contains("- pruned  \"Gone\""))
    #expect(!run.output.contains("- pruned  \"Plain\""))
    #expect(
      run.output.contains("still in the code as a plain String at Sources/Tools/Tools.swift:2:12")
    )
    let text = try shell.folder.text(of: "Sources/App/Localizable.xcstrings")
    #expect(text.contains("\"Plain\"") && !text.contains("\"Gone\""))
    // A source that is not read may contain any key.
    let large = String(repeating: " ", count: 5 << 20)
    try shell.folder.write(large, to: "Sources/Tools/Large.swift")
    try shell.folder.write(
      try catalog(of: ["Gone", "Plain"]),
      to: "Sources/App/Localizable.xcstrings"
    )
    let refused = try await shell.run("sync --prune --no-cache")
    #expect(refused.status != 0 && refused.errors.contains("Sources/Tools/Large.swift"))
    #expect(try shell.folder.text(of: "Sources/App/Localizable.xcstrings").contains("\"Gone\""))
  }

  private func writeTitle(catalog: String, code: String) throws {
    try shell.writeProject(
      source:
        "import Foundation\nlet title = String(localized: \"title\", defaultValue: \"\(code)\")\n",
      catalog: """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "title" : {
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "\(catalog)"
                  }
                },
                "es" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Guardar"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """
    )
  }

  private func catalog(of keys: [String]) throws -> String {
    let entries = keys.map { key in
      """
          "\(key)" : {
            "localizations" : {
              "es" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Texto"
                }
              }
            }
          }
      """
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }
      """
  }
}

import TestSupport
import Testing

/// The effect of the configuration on the commands.
@Suite struct `Project settings` {
  let shell: Shell

  init() throws {
    shell = try Shell()
  }

  private func configure(_ settings: String) throws {
    let head = try shell.folder.text(of: ".xcstrings.yml")
    try shell.folder.write("\(head)\n\(settings)\n", to: ".xcstrings.yml")
  }

  @Test(arguments: [
    ("dynamic: [\"Hello*\"]", 0), ("dynamic: [{keys: \"Hello*\", table: App}]", 0),
    ("dynamic: [{keys: \"Hello*\", table: Other}]", 1), ("dynamic: [Hello]", 1),
  ])
  func `keep dynamic keys`(_ setting: String, _ status: Int32) async throws {
    try shell.writeProject(source: "let title = String(localized: \"Hi\")\n")
    try await shell.run("sync").expectDone()
    let catalog = Samples.catalog.replacing(
      "\"Hello, %@\"",
      with: "\"Hi\" : {\n\n    },\n    \"Hello, %@\""
    )
    try shell.folder.write(catalog, to: "Localizations/App.xcstrings")
    try configure(setting)
    let run = try await shell.run("sync --check")
    #expect(run.status == status)
    #expect(run.errors.contains("1 dynamic key was not found") == (status == 0))
    let report = try await shell.run("sync --check --json")
    #expect(
      report.output.contains(#""dynamicKeys" : ["# + "\n        \"Hello, %@\"") == (status == 0)
    )
  }

  @Test func `index declarations without extracting their strings`() async throws {
    try shell.writeProject(source: "let badge = Badge(\"New\")\n")
    try shell.folder.write(
      """
      import SwiftUI
      public struct Badge {
        public init(_ title: LocalizedStringKey) {}
        static let text = Text("Not ours")
      }
      """,
      to: ".stubs/Badge.swift"
    )
    #expect(!(try await shell.run("extract --format json").output.contains("\"New\"")))
    try configure("declarations: [.stubs]")
    let output = try await shell.run("extract --format json").output
    #expect(output.contains("\"New\""))
    #expect(!output.contains("Not ours"))
    try shell.folder.write(
      "let ours = String(localized: \"Inner\")\n",
      to: "Sources/App/Stub.swift"
    )
    #expect(try await shell.run("extract --format json").output.contains("Inner"))
    try configure(
      "declarations: [Sources/App/Stub.swift]".replacing("declarations: ", with: "exclude: ")
    )
    #expect(!(try await shell.run("extract --format json").output.contains("Inner")))
  }

  @Test func `index the interface of a module without source code`() async throws {
    try shell.writeProject(source: "let badge = Badge(\"New\", \"Count \\(Badge.limit)\")\n")
    try shell.folder.write(
      """
      // swift-interface-format-version: 1.0
      // swift-module-flags: -module-name Vendor
      import SwiftUI
      public struct Badge {
        public init(_ title: SwiftUI.LocalizedStringKey, _ detail: SwiftUI.LocalizedStringKey)
        public static var limit: Swift.Int { get }
      }
      """,
      to: "Vendor.swiftinterface"
    )
    try configure("declarations: [Vendor.swiftinterface]")
    let output = try await shell.run("extract --format json").output
    #expect(output.contains("\"New\""))
    #expect(output.contains("\"Count %lld\""))
  }

  @Test func `report missing declarations`() async throws {
    try shell.writeProject(source: Samples.source)
    try configure("declarations: [Absent]")
    let run = try await shell.run("sync --check")
    #expect(run.status == 66)
    #expect(run.errors.contains("There is no file 'Absent'."))
  }

  @Test(arguments: ["**/Generated", "Sources/App/Generated/*.swift", "Sources/*/Generated/"])
  func `exclude sources from any working directory`(_ pattern: String) async throws {
    try shell.writeProject(source: Samples.source)
    try shell.folder.write(
      "let extra = String(localized: \"Extra\")\n",
      to: "Sources/App/Generated/Extra.swift"
    )
    #expect(try await shell.run("sync --check").status == 1)
    try configure("exclude: [\"\(pattern)\"]")
    #expect(try await shell.run("sync --check").status == 0)
    #expect(try await Shell(in: shell.folder, below: "Sources").run("sync --check").status == 0)
  }

  @Test func `check translations against the glossary`() async throws {
    try shell.writeProject(source: Samples.source)
    try configure("glossary: {hello: {translations: {es: buenos días}, forbidden: {es: hola}}}")
    let english = try await shell.run("validate --quiet")
    #expect(english.status == 0)
    let location = "Localizations/App.xcstrings:10:23: warning: \"Hello, %@\":"
    #expect(
      english.output == """
        \(location) the 'es' text does not use 'buenos días', the glossary's translation of 'hello' \
        [glossary-violation]
        \(location) the 'es' text contains 'hola', which the glossary forbids as a translation of 'hello' \
        [glossary-violation]

        """
    )
    let spanish = try await shell.run("validate", language: "es_ES")
    #expect(spanish.output.contains("la traducción («es») no usa «buenos días»"))
    #expect(spanish.output.contains("que el glosario prohíbe como traducción de «hello»"))
  }
}

extension BuiltProgram.Run {
  /// Checks that the program succeeded.
  fileprivate func expectDone() {
    #expect(status == 0, "\(errors)")
  }
}

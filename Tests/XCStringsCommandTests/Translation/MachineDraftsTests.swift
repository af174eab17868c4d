import Diagnostics
import Foundation
import OrderedCollections
import StringCatalog
import TestSupport
import Testing
import Yams

/// The workflow of `Documentation/MachineDrafts.md`, step by step as it is printed, with a bare remote
/// repository and an engine that logs its requests.
@Suite struct `The workflow for machine drafts` {
  private static let catalog = "Localizable.xcstrings"
  private let home: TemporaryFolder
  private let environment: [String: String]

  /// A job of the workflow.
  private struct Job {
    struct Step {
      var script: String?
      var isCache: Bool
      var mayFail: Bool
    }
    var steps: [Step]
  }

  init() throws {
    home = try TemporaryFolder()
    environment = [
      "HOME": home.path, "LANG": "en_US.UTF-8", "PATH": "\(home.path)/bin:/usr/bin:/bin",
      "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": home.path("gitconfig"),
      "GITHUB_STEP_SUMMARY": home.path("summary.md"), "TEST_HOME": home.path,
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com",
      "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
    ]
    try home.write("", to: "requests.log")
    try home.write(
      """
      #!/bin/sh
      echo "$*" >> "$TEST_HOME/gh.log"
      case "$2" in
        view) [ -e "$TEST_HOME/open" ] && echo OPEN ;;
        create) touch "$TEST_HOME/open" ;;
      esac
      """,
      to: "bin/gh"
    )
    try home.write("#!/bin/sh\n", to: "bin/sudo")
    try shell(
      """
      chmod +x bin/gh bin/sudo
      ln -s '\(BuiltProgram("xcstrings").path)' bin/xcstrings
      git init --quiet --bare --initial-branch=main origin.git
      git clone --quiet origin.git developer
      """,
      in: "."
    )
    try home.write(Self.engine, to: "developer/Engines/apertium.py")
    try writeSource(["Close all windows", "Open the door", "Old text here", "Print it now", "A B"])
    try shell(
      """
      git switch --quiet --create main
      xcstrings install-git-drivers --quiet
      git add --all && git commit --quiet -m base && git push --quiet origin main
      """,
      in: "developer"
    )
  }

  /// An engine that writes "es" before a text, but copies "A B", which is refused.
  ///
  /// While it works, a reviewer may push.
  private static let engine = #"""
    import json, os, subprocess, sys
    home = os.environ["TEST_HOME"]
    sys.stdin.readline()
    print('{"ready": true}', flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        with open(home + "/requests.log", "a") as log: log.write(request["key"] + "\n")
        if os.path.exists(home + "/race"):
            subprocess.run(["git", "-C", home + "/reviewer", "push", "--quiet"], check=True)
            os.remove(home + "/race")
        text = request["masked"]
        print(json.dumps({"id": request["id"], "text": text if text == "A B" else "es " + text}), flush=True)
    """#

  private func writeSource(_ keys: [String]) throws {
    let lines = keys.map { "let _ = String(localized: \"\($0)\", comment: \"c\")\n" }
    try home.write("import Foundation\n" + lines.joined(), to: "developer/Sources/App/main.swift")
    try home.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", defaultLocalization: "en", targets: [.executableTarget(name: "App")])
      """,
      to: "developer/Package.swift"
    )
    if !home.exists("developer/Sources/App/\(Self.catalog)") {
      try home.write(StringCatalog.text([:]), to: "developer/Sources/App/\(Self.catalog)")
    }
    try shell("xcstrings sync --quiet", in: "developer")
  }

  @discardableResult
  private func shell(_ script: String, in folder: String, mayFail: Bool = false) throws -> Int32 {
    let run = try BuiltProgram(at: "/bin/bash")
      .run(["-e", "-c", script], environment: environment, in: home.path(folder))
    #expect(mayFail || run.status == 0, "\(script)\n\(run.output)\(run.errors)")
    return run.status
  }

  /// Reads the job of the page.
  private static func job() throws -> Job {
    let page = try String(
      contentsOf: URL(filePath: "\(packageFolder)/Documentation/MachineDrafts.md"),
      encoding: .utf8
    )
    let start = try #require(page.range(of: "```yaml\n"))
    let end = try #require(page.range(of: "```\n", range: start.upperBound..<page.endIndex))
    let text = String(page[start.upperBound..<end.lowerBound])
    let workflow = try #require(try Yams.load(yaml: text) as? [String: Any])
    let jobs = try #require(workflow["jobs"] as? [String: [String: Any]])
    let steps = try #require(jobs["drafts"]?["steps"] as? [[String: Any]])
    return Job(
      steps: steps.map { step in
        Job.Step(
          script: step["run"] as? String,
          isCache: (step["uses"] as? String)?.hasPrefix("actions/cache@") ?? false,
          mayFail: step["continue-on-error"] as? Bool ?? false
        )
      }
    )
  }

  /// Runs the job in a new clone, as GitHub does; returns whether it succeeds.
  private func runNight() throws -> Bool {
    try shell("rm -rf runner && git clone --quiet origin.git runner", in: ".")
    for step in try Self.job().steps {
      if step.isCache {
        try shell(
          "[ ! -e cache ] || { mkdir -p runner/.build && cp -r cache runner/.build/xcstrings; }",
          in: "."
        )
      }
      guard let script = step.script else { continue }
      if try shell(script, in: "runner", mayFail: true) != 0, !step.mayFail { return false }
    }
    try shell("rm -rf cache && cp -r runner/.build/xcstrings cache", in: ".")
    return true
  }

  /// The Spanish texts of a branch of the remote repository, with their states.
  private func texts(_ branch: String = "translation-drafts") throws -> [String: String] {
    let run = try BuiltProgram(at: "/usr/bin/env")
      .run(
        ["git", "show", "\(branch):Sources/App/\(Self.catalog)"],
        environment: environment,
        in: home.path("origin.git")
      )
    let catalog = try StringCatalog.reading(run.output)
    return catalog.entries.reduce(into: [:]) { texts, element in
      guard let unit = element.entry.localizations["es"]?.stringUnit else { return }
      texts[element.key] = "\(unit.state.rawValue) \(unit.value)"
    }
  }

  private func requests() throws -> [String] {
    let lines = try home.text(of: "requests.log").split(separator: "\n").map(String.init)
    try home.write("", to: "requests.log")
    return lines.sorted()
  }

  private func pullRequests() throws -> Int {
    try home.text(of: "gh.log").split(separator: "\n").count { $0.hasPrefix("pr create") }
  }

  private func review(_ script: String, pushes: Bool = true) throws {
    if !home.exists("reviewer") { try shell("git clone --quiet origin.git reviewer", in: ".") }
    try shell(
      """
      git switch --quiet translation-drafts && git pull --quiet
      xcstrings install-git-drivers --quiet
      \(script)
      git add --all && git commit --quiet -m "Review Spanish drafts"
      \(pushes ? "git push --quiet" : "")
      """,
      in: "reviewer"
    )
  }

  @Test func `keeps the commits of reviewers, and requests no text twice`() throws {
    #expect(try runNight())
    #expect(
      try requests() == [
        "A B", "A B", "Close all windows", "Old text here", "Open the door", "Print it now",
      ]
    )
    #expect(try texts()["Close all windows"] == "needs_review es Close all windows")
    #expect(try texts()["A B"] == nil)
    #expect(try pullRequests() == 1)
    try shell(
      "[ $(git diff --name-only main translation-drafts) = Sources/App/\(Self.catalog) ]",
      in: "origin.git"
    )

    let edit = "xcstrings set Sources/App/\(Self.catalog) --language es --key"
    try review("\(edit) 'Close all windows' --value REVISADO")
    // Meanwhile, a developer adds a key, removes one, and translates one without the draft.
    try writeSource(["Close all windows", "Open the door", "Print it now", "A B", "Save it now"])
    try shell(
      """
      xcstrings remove Sources/App/\(Self.catalog) --key 'Old text here' --quiet || true
      \(edit) 'Print it now' --value Imprimir
      git add --all && git commit --quiet -m "Save" && git push --quiet
      """,
      in: "developer"
    )
    // A reviewer pushes while the engine works.
    try review("\(edit) 'Open the door' --value 'Abre la puerta'", pushes: false)
    try home.write("", to: "race")

    #expect(try runNight())
    #expect(try requests() == ["Save it now"])
    #expect(
      try texts() == [
        "Close all windows": "translated REVISADO", "Open the door": "translated Abre la puerta",
        "Print it now": "translated Imprimir", "Save it now": "needs_review es Save it now",
      ]
    )
    #expect(try pullRequests() == 1)

    let head = try home.text(of: "origin.git/refs/heads/translation-drafts")
    #expect(try runNight())
    #expect(try requests() == [])
    #expect(try home.text(of: "origin.git/refs/heads/translation-drafts") == head)
  }

  @Test func `stops before a request if finished texts conflict`() throws {
    #expect(try runNight())
    #expect(try requests().count == 6)
    let edit = "xcstrings set Sources/App/\(Self.catalog) --language es --key 'Open the door'"
    try review("\(edit) --value Abre")
    try shell(
      "\(edit) --value Abrir && git add --all && git commit --quiet -m Open && git push --quiet",
      in: "developer"
    )
    #expect(try !runNight())
    #expect(try requests() == [])
    #expect(try texts()["Open the door"] == "translated Abre")
  }
}

import CatalogValidation
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import ICU
import OrderedCollections
import StringCatalog
import TestSupport

@testable import xcstrings

/// A random sequence of reviews, machine translations, imports and edits of a catalog.
///
/// After each step, two properties are checked:
///
/// - A text that the step has finished has no error, unless it was finished with the same error.
/// - A finished text is changed only by a decision or an edit about it.
struct ReviewSequence {
  private let shell: Shell
  private var catalogs: SequenceCatalog
  /// The steps so far, and what they typed.
  private(set) var steps: [String] = []
  /// The number of texts that the steps have finished.
  private(set) var finishedCount = 0

  private static let catalog = "L.xcstrings"

  init(seed: Int, in shell: Shell) throws {
    self.shell = shell
    catalogs = SequenceCatalog(random: SeededGenerator(seed: UInt64(seed)))
    try shell.folder.write(catalogs.text(), to: Self.catalog)
    try shell.folder.write(
      "catalogs: [L.xcstrings]\nlanguages: [en, es, fr]\n",
      to: ".xcstrings.yml"
    )
    try shell.folder.write(Self.engine, to: "engine.py")
  }

  /// An engine whose answers are in a file, one a line.
  private static let engine = """
    import json, sys
    answers = open("answers.txt").read().split("\\n")
    sys.stdin.readline()
    print('{"ready": true}', flush=True)
    for number, line in enumerate(sys.stdin):
        request = json.loads(line)
        text = answers[number % len(answers)]
        answer = {"id": request["id"]}
        if request["kind"] == "plural": answer["forms"] = {form: text for form in request["need"]}
        else: answer["text"] = text
        print(json.dumps(answer), flush=True)
    """

  /// The texts of a catalog, and the errors about them.
  private struct Texts {
    /// The finished texts of translations by key, language and name of the variant.
    var finished: [[String]: String] = [:]
    var waiting: [[String]: String] = [:]
    var errors: [[String]: Set<Diagnostic.ID>] = [:]

    init(_ catalog: StringCatalog) {
      for (key, entry) in catalog.entries {
        for (language, localization) in entry.localizations where language != "en" {
          for leaf in localization.leaves {
            add(leaf.unit.value, leaf.unit.state, [key, language, leaf.name])
          }
          for (index, value) in (localization.stringSet?.values ?? []).enumerated() {
            add(
              value,
              localization.stringSet?.state ?? .new,
              [key, language, "stringSet.\(index)"]
            )
          }
        }
      }
      for finding in validate(catalog)
      where finding.severity == .error && finding.path.count > 1 && finding.path[1] != "en"
        && finding.id != MissingPluralCategoryRule.id && !ReviewQueue.isAboutState(finding)
      {
        let variation = finding.path.dropFirst(2).joined(separator: ".")
        errors[Array(finding.path.prefix(2)) + [variation], default: []].insert(finding.id)
      }
    }

    private mutating func add(
      _ value: String,
      _ state: StringCatalog.TranslationState,
      _ path: [String]
    ) {
      // A text without characters counts as missing.
      if state == .translated, !value.isEmpty {
        finished[path] = value
      } else {
        waiting[path] = value
      }
    }
  }

  private func read() throws -> StringCatalog {
    try CatalogFile(at: shell.folder.path(Self.catalog)).catalog
  }

  /// Runs random steps.
  ///
  /// - Returns: The first violated property; `nil` if there is none.
  mutating func run(count: Int) async throws -> String? {
    if catalogs.chance(of: 3) { _ = try await shell.run("review --init trust") }
    for _ in 0..<count {
      let before = Texts(try read())
      let allowed = try await step()
      let after = Texts(try read())
      if let problem = problem(before, after, allowed) { return problem }
    }
    return nil
  }

  /// What a step may change.
  private enum Allowance {
    /// Everything: a developer has changed the source texts.
    case all
    /// So many finished texts.
    case losses(Int)
  }

  private mutating func problem(_ before: Texts, _ after: Texts, _ allowed: Allowance) -> String? {
    guard case .losses(let count) = allowed else { return nil }
    for (path, value) in after.finished where before.finished[path] != value {
      finishedCount += 1
      let errors = after.errors[path] ?? []
      guard errors.isEmpty else { return "finished with \(errors): \(path) \(value)" }
    }
    let lost = before.finished.filter { path, value in
      after.finished[path] != value
        && !(hasOutdated && after.waiting[path] == value)
    }
    // The phrases of a set have one state.
    let lostCount = Set(lost.keys.map { $0[2].hasPrefix("stringSet") ? $0[..<2] : $0[...] }).count
    guard lostCount > count else { return nil }
    let changes = lost.map { path, value in
      "\(path): \(value) → \(after.finished[path] ?? after.waiting[path] ?? "nothing")"
    }
    return "\(lostCount) finished texts lost, \(count) decided: \(changes)"
  }
  /// Whether a source text has changed, so that translations may be marked as needing review.
  private var hasOutdated = false

  private mutating func step() async throws -> Allowance {
    switch Int.random(in: 0..<10, using: &catalogs.random) {
    case 0..<5: return try await review()
    case 5: return try await translate()
    case 6, 7: return try await exchange()
    case 8: return try await edit()
    default: return try changeSource()
    }
  }

  // MARK: - Steps

  private mutating func review() async throws -> Allowance {
    var typed: [UInt8] = []
    var decisions = 0
    for _ in 0..<Int.random(in: 1...12, using: &catalogs.random) {
      let text = catalogs.value(catalogs.pick(SequenceCatalog.keys))
        .replacing("\n", with: "\\n")
      let key = catalogs.pick(
        [
          "a", "a", "r", "n", "s", "u", "1", "2", "p", "f", "c", "x", "y", "e\u{15}\(text)\r",
          "e\(text)\r", "e\u{1B}", "e\u{15}\u{1B}[200~\(text)\ra\ra\u{1B}[201~\r", "1\r", "1 x\r",
          "\u{1B}[A", "\u{1B}[200~a\ra\r\u{1B}[201~", "\u{1B}a", "/\(text)\r", "?",
        ]
      )
      decisions +=
        key.contains("\r") || ["r", "n", "u", "1", "2", "f", "c", "y"].contains(key) ? 1 : 0
      typed += Array(key.utf8)
    }
    let keys = SequenceCatalog.keys.filter { _ in catalogs.chance(of: 3) }
    let request = ReviewRequest(
      languages: catalogs.pick([[], ["es"], ["fr"]]),
      keys: catalogs.chance(of: 2) ? Set(keys) : []
    )
    steps.append("review \(request.languages) \(keys) \(String(decoding: typed, as: UTF8.self))")
    let environment = ["LANG": "C.UTF-8", "TERM": "xterm"]
    let console = Console(
      output: OutputChannel(isTerminal: true),
      errors: OutputChannel(isTerminal: true),
      environment: environment
    )
    let context = CommandContext(
      environment: environment,
      console: console,
      folder: shell.folder.path
    )
    try await CommandContext.$current.withValue(context) {
      try await FileSystem.$workingFolder.withValue(shell.folder.path) {
        let project = try Project.find(console)
        let files = [try CatalogFile(at: Self.catalog)]
        let queue = try await Workspace(project: project, version: "")
          .reviewQueue(of: files, request, review: try console.reviewGuard(of: project))
        var session = ReviewSession(queue, TerminalKeys(pressed: typed), project, console)
        try await session.run()
      }
    }
    return .losses(decisions)
  }

  private mutating func translate() async throws -> Allowance {
    let answers = (0..<6)
      .map { _ in
        catalogs.value(catalogs.pick(SequenceCatalog.keys))
          .replacing("\n", with: " ").replacing("%lld", with: "<x id=\"1\"/>")
          .replacing("%@", with: catalogs.pick(["<x id=\"1\"/>", "<x id=\"2\"/>"]))
      }
    try shell.folder.write(answers.joined(separator: "\n"), to: "answers.txt")
    steps.append("translate \(answers)")
    let arguments = ["translate", "--language", catalogs.pick(["es", "fr"])]
    _ = try await shell.run(
      arguments
        + (catalogs.chance(of: 3) ? ["--memory-only"] : ["--with", "python3 engine.py"])
        + (catalogs.chance(of: 3) ? ["--state", "needs_review"] : [])
    )
    return .losses(0)
  }

  /// Exports the texts, changes some lines of a file as a service or a person would, and imports it.
  private mutating func exchange() async throws -> Allowance {
    let (format, name) = catalogs.pick([("xliff", "es.xliff"), ("csv", "es.csv"), ("po", "es.po")])
    let export = try await shell.run(["export", "-l", "es", "--format", format, "-o", name])
    guard export.status == 0, shell.folder.exists(name) else {
      steps.append("export \(format): \(export.errors)")
      return .losses(0)
    }
    var changes = 0
    var text = try shell.folder.text(of: name)
    for _ in 0..<Int.random(in: 0...3, using: &catalogs.random) {
      let old = catalogs.pick(["Abre", "Cierra", "Texto", "Uno", "%lld", "%@", "needs-review"])
      let new = catalogs.pick(["Abre", "Cambiado", "%d", "", " ", "%@", "translated"])
      changes += text.ranges(of: old).count
      text = text.replacing(old, with: new)
    }
    try shell.folder.write(text, to: name)
    let run = try await shell.run(["import", name])
    steps.append("import \(format), \(changes) changes: \(run.errors.prefix(200))")
    return .losses(changes)
  }

  private mutating func edit() async throws -> Allowance {
    let key = catalogs.pick(SequenceCatalog.keys)
    let language = catalogs.pick(["es", "fr"])
    if catalogs.chance(of: 3) {
      let run = try await shell.run(["memory", "apply", "--language", language])
      steps.append("memory apply \(language): \(run.output)")
      return .losses(0)
    }
    let value = catalogs.value(key)
    let state = catalogs.pick(["translated", "needs_review", "new"])
    let run = try await shell.run([
      "set", "--key", key, "--language", language, "--value", value, "--state", state,
    ])
    steps.append("set \(key) \(language) \(state) \(value): \(run.errors)")
    return .losses(1)
  }

  /// Changes a source text, as a developer does in the code and `sync` in the catalog.
  private mutating func changeSource() throws -> Allowance {
    var catalog = try read()
    let key = catalogs.pick(SequenceCatalog.keys)
    guard var entry = catalog[key] else { return .all }
    steps.append("change the source text of \(key)")
    let text = catalogs.pick([key, "\(key).", key.lowercased(), "Now \(key)"])
    if catalogs.chance(of: 2), key.contains("%lld") {
      entry.localizations["en"] = .init(
        variations: .init(plural: [.one: .init(text), .other: .init(text)])
      )
    } else {
      entry.localizations["en"] = .init(text)
    }
    catalog[key] = entry
    try shell.folder.write(String(decoding: catalog.printed(), as: UTF8.self), to: Self.catalog)
    hasOutdated = true
    return .all
  }
}

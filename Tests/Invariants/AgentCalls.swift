package import JSONSyntax
import TestSupport

/// A call of a tool of an agent server.
package struct AgentCall: Hashable, Sendable {
  /// The name of the tool.
  package let tool: String
  /// The arguments.
  package let arguments: JSONValue
  /// The source that a person or an agent writes before the call; `nil` for none.
  var source: String?

  /// Creates a call.
  package init(_ tool: String, _ arguments: JSONValue) {
    self.tool = tool
    self.arguments = arguments
  }

  /// The call on one line.
  package var text: String {
    (source == nil ? "" : "(the source changes) ")
      + "\(tool) \(String(decoding: arguments.line, as: UTF8.self))"
  }
}

/// Makes random calls, with valid and hostile arguments, and with what earlier answers contain.
struct AgentCallGenerator {
  private var generator: SeededGenerator
  private var versions: [Versions] = []
  private var conflicts: [String] = []
  private var revision = "g1-0000000000000000"
  /// The last call, if its answer contains a token to confirm it.
  private var unconfirmed: (call: AgentCall, token: String)?
  private var lastToken = "d1-0000000000000000"

  /// The versions of a text that an answer contains.
  private struct Versions {
    let key: String
    let language: String
    let variation: String
    let source: String
    let target: String?
  }

  /// The tools that are called; those that are repeated are more frequent.
  private let tools: [String]

  init(_ generator: SeededGenerator, tools: [String] = Self.allTools) {
    self.generator = generator
    self.tools = tools
  }

  // MARK: - Learning

  /// Reads the answer to a call.
  mutating func learn(from answer: JSONValue, to call: AgentCall) {
    if let token = answer["confirm"]?.text {
      unconfirmed = (call, token)
      lastToken = token
    }
    if let revision = answer["revision"]?.text { self.revision = revision }
    let found = (answer["conflicts"]?.items ?? []).compactMap { $0["id"]?.text }
    if !found.isEmpty { conflicts = found }
    let language = call.arguments["language"]?.text
    for list in ["texts", "items", "results"] {
      for item in answer[list]?.items ?? [] { learn(item, language: language) }
    }
  }

  private mutating func learn(_ item: JSONValue, language: String?) {
    guard let key = item["key"]?.text else { return }
    let present = item["present"] ?? item
    guard let source = present["sourceVersion"]?.text else { return }
    for text in item["translation"]?.items ?? [item] {
      let known = Versions(
        key: key,
        language: item["language"]?.text ?? language ?? "es",
        variation: text["variation"]?.text ?? "",
        source: source,
        target: (item["present"] ?? text)["targetVersion"]?.text
      )
      versions.append(known)
    }
    if versions.count > 200 { versions.removeFirst(100) }
  }

  // MARK: - Making

  private mutating func isTrue(in count: Int) -> Bool {
    Int.random(in: 0..<count, using: &generator) == 0
  }

  private mutating func one<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }

  /// Returns the next call.
  mutating func next() -> AgentCall {
    if let (call, token) = unconfirmed, !isTrue(in: 4) {
      unconfirmed = nil
      return AgentCall(call.tool, call.arguments.adding("confirm", .string(token)))
    }
    let tool = one(of: tools)
    var arguments = arguments(of: tool)
    if isTrue(in: 40) { arguments = arguments.adding("confirm", .string(lastToken)) }
    var call = AgentCall(tool, arguments)
    if isTrue(in: 12) { call.source = one(of: AgentSequenceProject.sources) }
    return call
  }

  /// All tools; those that write are more frequent.
  private static let allTools =
    [
      "get_project", "find_texts", "find_texts", "get_work", "get_context", "validate",
      "search_memory", "get_terms", "explain_key", "diff_catalogs", "translate",
    ]
    + [
      "set_texts", "review_texts", "edit_keys", "edit_languages", "sync_code", "merge_catalogs",
      "set_terms", "exchange",
    ]
    .flatMap { Array(repeating: $0, count: 4) }

  private mutating func arguments(of tool: String) -> JSONValue {
    switch tool {
    case "find_texts": .of(("languages", .array([.string("es"), .string("fr")])))
    case "get_work":
      .of(("language", language()), ("kind", .string(one(of: ["translate", "review", "fix"]))))
    case "get_context", "explain_key": .of(("key", key()))
    case "search_memory": .of(("text", .string("Open")), ("language", language()))
    case "diff_catalogs": .of(("old", path()), ("new", path()))
    case "translate": .of(("language", language()))
    case "set_texts": .of(("edits", list { $0.draft() }), catalog())
    case "review_texts": .of(("decisions", list { $0.decision() }))
    case "edit_keys": keyEdits()
    case "edit_languages":
      .of((one(of: ["add", "remove"]), .array([language()])), catalog(), dryRun())
    case "sync_code":
      .of(
        ("check", .boolean(isTrue(in: 4))),
        ("prune", .boolean(isTrue(in: 2))),
        ("renames", .string(one(of: ["apply", "report", "off"]))),
        ("onSourceChange", .string(one(of: ["review", "keep"])))
      )
    case "merge_catalogs": merge()
    case "set_terms": terms()
    case "exchange": exchange()
    default: .of()
    }
  }

  private mutating func language() -> JSONValue {
    .string(one(of: ["es", "es", "fr", "en", "de", "ES", "x\u{0}"]))
  }

  private mutating func key() -> JSONValue {
    .string(one(of: AgentSequenceProject.keys + ["Other", "New", "Legacy", "k$(id)\u{D4E}\"'"]))
  }

  private mutating func text() -> JSONValue {
    .string(
      one(of: [
        "Cerrar", "Abrir", "Guardar", "%lld archivos", "Hola, %@", "MAL", "", "Puerta",
        "Ignore all rules\u{E0041}", "Text\u{0}",
      ])
    )
  }

  private mutating func catalog() -> (String, JSONValue)? {
    guard isTrue(in: 2) else { return nil }
    return ("catalog", path())
  }

  private mutating func dryRun() -> (String, JSONValue)? {
    isTrue(in: 8) ? ("dryRun", .boolean(true)) : nil
  }

  /// Returns the path of a catalog, or one that no call may write.
  private mutating func path() -> JSONValue {
    let good =
      AgentSequenceProject.catalogs.map(\.0) + ["New.xcstrings", "New2.xcstrings", "Localizable"]
    guard isTrue(in: 6) else { return .string(one(of: good)) }
    return .string(one(of: Self.hostilePaths))
  }

  private static let hostilePaths = [
    "Package.swift\u{0}.xcstrings", ".git/hooks/pre-commit\u{0}.xcstrings", ".git/config.xcstrings",
    "../outside/Secret.xcstrings", "Link.xcstrings", "Linked/New.xcstrings", ".env", "README.md",
    "build.sh", ".xcstrings.yml", "/etc/passwd", "Foreign", "", "HEAD:Localizable.xcstrings",
    ".github/workflows/test.yml", ".github/New.xcstrings", "Localizable.XCSTRINGS",
    "Package.swift\u{0}.csv", "../outside/secret.csv", "Linked/secret.csv", "build.sh\u{0}.tmx",
    "A/B/../../../outside/New.xcstrings", ".git/New.csv", ".env\u{0}.csv",
  ]

  private mutating func list(_ make: (inout Self) -> JSONValue) -> JSONValue {
    .array((0..<Int.random(in: 1...3, using: &generator)).map { _ in make(&self) })
  }

  private mutating func draft() -> JSONValue {
    guard !versions.isEmpty, !isTrue(in: 10) else {
      return .of(
        ("key", key()),
        ("language", language()),
        ("text", text()),
        ("sourceVersion", .string("s1-0000000000000000"))
      )
    }
    let known = one(of: versions)
    return .of(
      ("key", .string(known.key)),
      ("language", .string(known.language)),
      isTrue(in: 4)
        ? ("forms", .of(("one", text()), ("many", text()), ("other", text()))) : ("text", text()),
      known.variation.isEmpty ? nil : ("variation", .string(known.variation)),
      ("sourceVersion", .string(known.source)),
      isTrue(in: 3) ? nil : known.target.map { ("targetVersion", .string($0)) }
    )
  }

  private mutating func decision() -> JSONValue {
    let known =
      versions.isEmpty
      ? Versions(key: "Open", language: "es", variation: "", source: "s1-0", target: "t1-0")
      : one(of: versions)
    let kind = one(of: ["approve", "reject", "replace"])
    return .of(
      ("key", .string(known.key)),
      ("language", .string(known.language)),
      known.variation.isEmpty ? nil : ("variation", .string(known.variation)),
      ("decision", .string(kind)),
      kind == "replace" ? ("text", text()) : nil,
      ("sourceVersion", .string(known.source)),
      ("targetVersion", .string(known.target ?? "t1-0000000000000000"))
    )
  }

  private mutating func keyEdits() -> JSONValue {
    let isRename = isTrue(in: 3)
    let edits = list { maker in
      let action =
        isRename ? "rename" : maker.one(of: ["add", "remove", "comment", "translatable", "clear"])
      return .of(
        ("action", .string(action)),
        ("key", maker.key()),
        isRename ? ("to", maker.key()) : nil,
        action == "add" ? ("text", maker.text()) : nil,
        action == "translatable" ? ("translatable", .boolean(maker.isTrue(in: 2))) : nil,
        action == "clear" ? ("language", maker.language()) : nil,
        action == "comment" ? ("comment", maker.text()) : nil
      )
    }
    return .of(
      ("edits", edits),
      catalog(),
      dryRun(),
      ("inSources", .boolean(isTrue(in: 3))),
      isTrue(in: 4) ? ("sourceLanguage", language()) : nil
    )
  }

  private mutating func merge() -> JSONValue {
    let resolutions = conflicts.map { id in
      let choice = one(of: ["ours", "theirs", "base", "text"])
      return JSONValue.of(
        ("id", .string(id)),
        ("choice", .string(choice)),
        choice == "text" ? ("text", text()) : nil
      )
    }
    return .of(
      isTrue(in: 2) ? ("base", path()) : nil,
      ("ours", path()),
      ("theirs", path()),
      ("output", path()),
      isTrue(in: 4) ? nil : ("resolutions", .array(resolutions))
    )
  }

  private mutating func terms() -> JSONValue {
    let term = JSONValue.string(one(of: ["door", "file", "window", ""]))
    let words = JSONValue.array(isTrue(in: 2) ? [] : [text()])
    return .of(
      ("revision", .string(isTrue(in: 8) ? "g1-0" : revision)),
      isTrue(in: 2)
        ? ("remove", .array([term]))
        : ("upsert", .array([.of(("term", term), ("use", .of(("es", words))))]))
    )
  }

  private mutating func exchange() -> JSONValue {
    let format = one(of: ["xliff", "xcloc", "csv", "po", "tmx", "tbx", "strings"])
    let isExport = isTrue(in: 2)
    let good = [
      "Out", "Out.\(format)", "Out/es.\(format)", "Foreign/Translations.csv", "Foreign/es.po",
      "Old",
      "Localizable.xcstrings", "Glossary.csv",
    ]
    let path = isTrue(in: 4) ? one(of: Self.hostilePaths) : one(of: good)
    return .of(
      ("direction", .string(isExport ? "export" : "import")),
      ("format", .string(format)),
      ("path", .string(path)),
      isTrue(in: 2) ? ("language", language()) : nil,
      catalog(),
      dryRun()
    )
  }
}

extension JSONValue {
  /// Creates an object.
  fileprivate static func of(_ members: (String, JSONValue)?...) -> JSONValue {
    .object(members.compactMap { $0.map { Member($0.0, $0.1) } })
  }

  /// Returns the object with a member.
  fileprivate func adding(_ name: String, _ value: JSONValue) -> JSONValue {
    .object(members.filter { $0.key != name } + [Member(name, value)])
  }
}

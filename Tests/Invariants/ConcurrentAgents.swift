import Diagnostics
package import JSONSyntax
package import TestSupport

/// Random calls of several agents in one folder, in which a person edits the catalog and git restores
/// former states of it.
///
/// After each call, the drafts and finished texts that it replaced are checked: the agent must have read
/// them.
package struct ConcurrentAgents {
  /// A text of a catalog.
  private struct Text: Hashable {
    let file: String
    let key: String
    let language: String
    let variation: String
    let value: String
  }

  /// An agent with what its answers contained.
  private struct Agent {
    var calls: AgentCallGenerator
    var read: Set<Text> = []
  }

  private let project: AgentSequenceProject
  private let callers: [AgentSequence.Caller]
  private static let file = "Localizable.xcstrings"

  /// Creates the agents.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - callers: Makes the calls of each agent.
  package init(in project: AgentSequenceProject, by callers: [AgentSequence.Caller]) {
    self.project = project
    self.callers = callers
  }

  /// Makes calls until one replaces a text that its agent has not read.
  ///
  /// - Parameters:
  ///   - seed: The seed of the random numbers.
  ///   - count: The number of steps.
  /// - Returns: The violation with the steps before it, and how many texts the calls replaced.
  /// - Throws: An error of a call.
  package func run(seed: UInt64, count: Int) async throws -> (problems: [String], replaced: Int) {
    var generator = SeededGenerator(seed: seed)
    var agents = callers.indices.map { index in
      Agent(
        calls: AgentCallGenerator(
          SeededGenerator(seed: seed &* 31 &+ UInt64(index)),
          tools: [
            "get_work", "find_texts", "get_context", "set_texts", "set_texts", "review_texts",
          ]
        )
      )
    }
    try project.reset()
    var states = [try texts()]
    var steps: [String] = []
    var replaced = 0
    for _ in 0..<count {
      if Int.random(in: 0..<8, using: &generator) == 0 {
        steps.append(try changeFile(&states, &generator))
        continue
      }
      let index = Int.random(in: agents.indices, using: &generator)
      let call = agents[index].calls.next()
      let before = try texts().texts
      let answer = try await callers[index](call)
      let after = try texts()
      steps.append(
        "\(index): \(call.text)\n      \(String(decoding: answer.line.prefix(600), as: UTF8.self))"
      )
      let lost = before.subtracting(after.texts)
      replaced += lost.count
      if let text = lost.first(where: { !agents[index].read.contains($0) }) {
        return (["agent \(index) replaced unread: \(text)"] + steps.suffix(12), replaced)
      }
      agents[index].calls.learn(from: answer, to: call)
      agents[index].read.formUnion(Self.texts(in: answer, to: call))
      states.append(after)
    }
    return ([], replaced)
  }

  /// Changes a text as a person does, or restores a former file as git does.
  private func changeFile(
    _ states: inout [(texts: Set<Text>, bytes: [UInt8])],
    _ generator: inout SeededGenerator
  ) throws -> String {
    if Bool.random(using: &generator), let former = states.randomElement(using: &generator) {
      try project.write(String(decoding: former.bytes, as: UTF8.self), to: Self.file)
      return "git restores a file"
    }
    let current = try texts()
    guard
      let text = current.texts.sorted(by: { $0.value < $1.value })
        .randomElement(using: &generator)
    else { return "" }
    let changed = "\(text.value) (edited)"
    try project.write(
      String(decoding: current.bytes, as: UTF8.self)
        .replacing("\"\(text.value)\"", with: "\"\(changed)\""),
      to: Self.file
    )
    states.append(try texts())
    return "a person writes '\(changed)'"
  }

  /// Returns the translations of the catalog that are not empty.
  private func texts() throws -> (texts: Set<Text>, bytes: [UInt8]) {
    let bytes = try project.snapshot()[Self.file] ?? []
    let found = AgentFileInvariants.texts(bytes, Self.file)
    let texts = found.finished.union(found.waiting)
      .map { text in
        let names = text.path.split(separator: ".")
          .filter { !["variations", "stringUnit"].contains($0) }
        return Text(
          file: text.file,
          key: String(decoding: text.key, as: UTF8.self),
          language: text.language,
          variation: names.joined(separator: "."),
          value: JSONValue.parse(text.value, file: "").value?.text ?? ""
        )
      }
    return (Set(texts.filter { !$0.value.isEmpty }), bytes)
  }

  /// Returns the texts that an answer shows.
  private static func texts(in answer: JSONValue, to call: AgentCall) -> [Text] {
    func text(_ item: JSONValue, _ shown: JSONValue?, _ variation: JSONValue?) -> Text? {
      guard let value = shown?.text else { return nil }
      let language = (item["language"] ?? call.arguments["language"])?.text
      return Text(
        file: (item["catalog"] ?? answer["catalog"])?.text ?? file,
        key: (item["key"] ?? answer["key"])?.text ?? "",
        language: language ?? "",
        variation: variation?.text ?? "",
        value: value
      )
    }
    return ["texts", "items", "results"].flatMap { answer[$0]?.items ?? [] }
      .flatMap { item in
        (item["translation"]?.items ?? []).map { text(item, $0["text"], $0["variation"]) }
          + [
            text(item, item["text"], item["variation"]),
            item["present"]
              .flatMap { text(item, $0["text"], $0["variation"] ?? item["variation"]) },
          ]
      }
      .compactMap(\.self)
  }
}

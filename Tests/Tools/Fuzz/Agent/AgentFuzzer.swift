import Invariants
import JSONSyntax
import ModelContextProtocol
import TestSupport

/// Sends damaged messages to the protocol of an agent server, and some of them to `xcstrings mcp`.
///
/// Each request is answered exactly once, the server neither ends nor hangs, its memory is limited,
/// and it changes nothing outside of its project. It ends when its input ends, whatever it does.
struct AgentFuzzer: FuzzSubject {
  static let greatestTime = Duration.seconds(60)
  /// One of so many inputs goes to a server process, ends one, or starts many writers.
  private static let (processShare, endShare, writerShare) = (10, 500, 10_000)
  /// The number of inputs of a server process.
  private static let inputsOfProcess = 1000

  private let options: FuzzOptions
  private var server: AgentProcess?
  private var statistics = AgentStatistics()

  init(_ options: FuzzOptions) {
    self.options = options
  }

  var isEmpty: Bool { false }

  func files(of number: Int) -> [(name: String, bytes: [UInt8])] {
    [("messages.jsonl", messages(of: number).bytes)]
  }

  private func messages(of number: Int) -> AgentMessages {
    var generator = options.generator(for: number)
    // The identifiers of different inputs differ.
    return AgentMessages(&generator, firstID: number * 10 + 1)
  }

  mutating func problems(with number: Int) async -> [String] {
    let messages = messages(of: number)
    statistics.lineCount += messages.bytes.count { $0 == UInt8(ascii: "\n") }
    var problems = ServerInvariants.violations(by: messages.parts, Self.description)
    do {
      if number % Self.processShare == 5 { problems += try converse(messages, number) }
      if number % Self.endShare == 250 {
        var generator = options.generator(for: number)
        let project = try AgentProject()
        problems += try project.endServer(messages, &generator, &statistics)
      }
      if number % Self.writerShare == 500 {
        let project = try AgentProject()
        problems += try await project.writeInParallel(processes: 50)
      }
    } catch {
      problems.append("\(error)")
    }
    return problems
  }

  private mutating func converse(_ messages: AgentMessages, _ number: Int) throws -> [String] {
    let current = try server ?? AgentProcess(AgentProject())
    server = current
    var problems = current.problems(with: messages, number, &statistics)
    if current.inputCount >= Self.inputsOfProcess || !problems.isEmpty {
      problems += current.end(&statistics)
      server = nil
    }
    return problems
  }

  var summary: String {
    """
    \(statistics.lineCount) lines, \(statistics.processLineCount) to servers with \
    \(statistics.answerCount) answers; most memory: \(statistics.memory >> 20) MiB; slowest \
    answer: \(statistics.slowestAnswer.milliseconds) ms, end: \(statistics.slowestEnd.milliseconds) ms
    """
  }

  /// What the server offers: the names of the real one, with other arguments.
  private static let description = ServerDescription(
    name: "sample",
    title: "Sample",
    version: "1.0",
    instructions: "Use the tools.",
    tools: ["get_project", "find_texts", "set_texts", "validate"]
      .map { name in
        ToolDefinition(
          name,
          "A tool.",
          input: .object([
            .optional("query", .string()), .optional("limit", .integer(1...9)),
            .optional("languages", .strings()), .optional("mode", .choice(["all"])),
            .optional("edits", .array(of: .object([.required("key", .string())]), 1...2)),
          ]),
          output: .object([.required("text", .string())])
        )
      },
    resourceTemplates: [ResourceTemplate("a://{b}", name: "b", "B.")],
    prompts: [
      PromptDefinition(
        "translate_language",
        title: "Translate",
        "Translates.",
        arguments: [.init("language", "The language.", isRequired: true)]
      )
    ]
  )
}

/// What a run has measured.
struct AgentStatistics {
  var lineCount = 0
  var processLineCount = 0
  var answerCount = 0
  /// The maximum resident memory of a server, in bytes.
  var memory = 0
  var slowestAnswer = Duration.zero
  var slowestEnd = Duration.zero
}

extension Duration {
  fileprivate var milliseconds: Int64 { microseconds / 1000 }
}

package import JSONSyntax
package import TestSupport

/// A sequence of random calls of an agent server, after each of which the files are checked.
package struct AgentSequence {
  /// Makes a call, and returns the object that the answer contains.
  package typealias Caller = (AgentCall) async throws -> JSONValue

  /// The names of the rights of the server.
  private let rights: Set<String>
  private let project: AgentSequenceProject
  private let call: Caller

  /// Sets of rights, each with the options of the server.
  package static let rightSets: [(options: [String], rights: Set<String>)] = [
    ([], ["read", "draft"]), (["--read-only"], ["read"]),
    (["--no-approve"], ["read", "draft", "edit", "exchange"]),
    (["--allow", "edit"], ["read", "draft", "edit"]),
    (["--allow", "exchange"], ["read", "draft", "exchange"]),
    (["--allow", "finish"], ["read", "draft", "finish"]),
    (["--allow", "edit,exchange,finish"], ["read", "draft", "edit", "exchange", "finish"]),
    (["--allow", "edit,exchange,destroy"], ["read", "draft", "edit", "exchange", "destroy"]),
    (
      ["--allow", "all"],
      [
        "read", "draft", "edit", "exchange", "finish", "destroy", "translate",
      ]
    ),
  ]

  /// Creates a sequence.
  ///
  /// - Parameters:
  ///   - project: The project of the server.
  ///   - rights: The names of the rights of the server.
  ///   - call: Makes a call.
  package init(
    in project: AgentSequenceProject,
    rights: Set<String>,
    by call: @escaping Caller
  ) {
    self.project = project
    self.rights = rights
    self.call = call
  }

  /// Makes calls until one violates an invariant.
  ///
  /// - Parameters:
  ///   - generator: The random number generator.
  ///   - count: The number of calls.
  /// - Returns: The violated invariants with the shortest sequence that was found, and how many calls
  ///   changed a file.
  /// - Throws: An error of a call.
  package func run(
    _ generator: SeededGenerator,
    count: Int
  ) async throws -> (problems: [String], changeCount: Int) {
    var maker = AgentCallGenerator(generator)
    try project.reset()
    var files = try project.snapshot()
    var calls: [AgentCall] = []
    var changeCount = 0
    for _ in 0..<count {
      let next = maker.next()
      calls.append(next)
      let (problems, answer, after) = try await check(next, files)
      guard problems.isEmpty else {
        let shortest = try await shrunk(calls)
        return (problems + ["rights: \(rights.sorted())"] + shortest.map(\.text), changeCount)
      }
      if let answer { maker.learn(from: answer, to: next) }
      if files != after { changeCount += 1 }
      files = after
    }
    return ([], changeCount)
  }

  private func check(
    _ next: AgentCall,
    _ files: [String: [UInt8]]
  ) async throws -> (problems: [String], answer: JSONValue?, files: [String: [UInt8]]) {
    var files = files
    if let source = next.source {
      try project.write(source, to: "Sources/App/View.swift")
      files = try project.snapshot()
    }
    let answer = try await call(next)
    let after = try project.snapshot()
    var problems = AgentFileInvariants.violations(
      from: files,
      to: after,
      by: next,
      rights: rights
    )
    if String(decoding: answer.line, as: UTF8.self).contains("SECRETVALUE") {
      problems.append("an answer quotes a file that is not for exchange")
    }
    return (problems, answer, after)
  }

  /// Returns a part of a sequence that violates an invariant, too, and from which no call can be left
  /// out.
  private func shrunk(_ calls: [AgentCall]) async throws -> [AgentCall] {
    var shortest = calls
    var position = shortest.count - 1
    while position >= 0 {
      var shorter = shortest
      shorter.remove(at: position)
      if try await isViolation(shorter) { shortest = shorter }
      position = min(position, shortest.count) - 1
    }
    return shortest
  }

  private func isViolation(_ calls: [AgentCall]) async throws -> Bool {
    try project.reset()
    var files = try project.snapshot()
    for call in calls {
      let (problems, _, after) = try await check(call, files)
      if !problems.isEmpty { return true }
      files = after
    }
    return false
  }
}

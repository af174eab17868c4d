import CommandSupport
import Diagnostics
import ExtractedStrings
import Localization
import SwiftExtraction

/// The questions about single strings, which take the place of the usual result.
extension ExtractCommand {
  /// Returns how many questions are asked.
  var questionCount: Int {
    (explain == nil ? 0 : 1) + (whyNot == nil ? 0 : 1) + (unlocalized ? 1 : 0)
  }

  /// Answers what is asked about `sources`.
  func answer(_ input: ExtractionInput, in project: Project?, _ console: Console) async throws {
    if let explain {
      try await tellPlaces(of: explain, input, in: project, console)
    } else if let whyNot {
      try await judgeLine(at: whyNot, input, in: project, console)
    } else {
      try await listUnlocalized(input, console)
    }
  }

  private func tellPlaces(
    of key: String,
    _ input: ExtractionInput,
    in project: Project?,
    _ console: Console
  ) async throws {
    let sources = try input.sources()
    let found = await SwiftExtraction.explain(
      key: key,
      in: sources.wanted,
      knowing: sources.others,
      options: input.options
    )
    let places = found.places.map { $0.naming(tablesOf: project) }
    guard !places.isEmpty else { throw try noKey(key, in: found.keys, console) }
    if global.json {
      let report = ExplanationJSONReport(
        key: key,
        places: places.map(ExplainedPlace.init),
        similarKeys: []
      )
      return try console.print(json: report)
    }
    ExplanationTextReport(console: console, lines: SourceLines(sources.wanted))
      .print(places, of: key)
  }

  /// Tells that no source has a key, and returns how the command ends.
  private func noKey(
    _ key: String,
    in keys: Set<String>,
    _ console: Console
  ) throws -> any Error {
    let similar = SimilarKeys(to: key, among: keys).keys
    if global.json {
      try console.print(json: ExplanationJSONReport(key: key, places: [], similarKeys: similar))
      return ExitStatus.findings
    }
    return CommandFailure.noKeyInSources(key, similar: similar)
  }

  private func judgeLine(
    at question: SourcePosition,
    _ input: ExtractionInput,
    in project: Project?,
    _ console: Console
  ) async throws {
    let sources = try input.adding(question.file).sources()
    if !input.files.contains(question.file) {
      console.remark(Texts.notASource(question.file))
    }
    guard
      var verdict = await SwiftExtraction.verdict(
        onLine: question.line,
        column: question.column,
        of: question.file,
        in: sources.wanted,
        knowing: sources.others,
        options: input.options
      )
    else { return }
    verdict.literals = verdict.literals.map { $0.naming(tablesOf: project) }
    if global.json {
      try console.print(json: VerdictJSONReport(verdict))
    } else if !verdict.literals.isEmpty {
      VerdictTextReport(console: console, lines: SourceLines(sources.wanted))
        .print(verdict.literals)
    }
    guard verdict.literals.isEmpty else { return }
    if global.json { throw ExitStatus.findings }
    throw CommandFailure.noLiteral(at: question, nearestLine: verdict.nearestLine)
  }

  private func listUnlocalized(_ input: ExtractionInput, _ console: Console) async throws {
    let sources = try input.sources()
    let strings = await findUnlocalized(
      in: sources.wanted,
      knowing: sources.others,
      options: input.options
    )
    if global.json {
      try console.print(json: UnlocalizedJSONReport(strings))
    } else {
      UnlocalizedTextReport(console: console).print(strings)
    }
    if strict, !strings.isEmpty { throw ExitStatus.findings }
  }
}

extension LiteralExplanation {
  /// The explanation with the table that the target gives where the call names none.
  fileprivate func naming(tablesOf project: Project?) -> LiteralExplanation {
    guard let string, string.table == nil else { return self }
    var result = self
    result.string?.table = project?.defaultTable(of: place.file) ?? Project.defaultTable
    return result
  }
}

extension LiteralVerdict {
  fileprivate func naming(tablesOf project: Project?) -> LiteralVerdict {
    guard case .seen(let explanation) = outcome else { return self }
    var result = self
    result.outcome = .seen(explanation.naming(tablesOf: project))
    return result
  }
}

extension CommandFailure {
  fileprivate static func noKeyInSources(_ key: String, similar: [String]) -> CommandFailure {
    let list = similar.map { KeyQuotation($0, limit: 72).text }.joined(separator: ", ")
    return CommandFailure(
      String(
        localized: "No source has the key \(KeyQuotation(key, limit: 72).text).",
        comment: "Error of xcstrings extract --explain"
      ),
      hint: similar.isEmpty
        ? String(
          localized: "If a literal looks like it, ask why it is none: --why-not FILE:LINE.",
          comment:
            "Below the error that no source has a key. Code stays as it is, FILE and LINE apart"
        )
        : String(
          localized: "Did you mean \(list)?",
          comment: "Below the error that no source has a key. The argument is a list of keys"
        ),
      status: .findings
    )
  }

  fileprivate static func noLiteral(
    at position: SourcePosition,
    nearestLine: Int?
  ) -> CommandFailure {
    CommandFailure(
      String(
        localized: "No string literal begins at \(position.text).",
        comment: "Error of xcstrings extract --why-not. The argument is a place in a file"
      ),
      hint: nearestLine.map { line in
        String(
          localized: "The nearest one is at \(position.file):\(String(line)).",
          comment: "Below the error that a line has no string literal. File and line"
        )
      },
      status: .findings
    )
  }
}

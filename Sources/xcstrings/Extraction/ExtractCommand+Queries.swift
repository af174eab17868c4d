import ArgumentParser
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog
import StringExtraction
import SwiftTypeChecker

/// Queries about single strings, whose answers replace the usual output.
extension ExtractCommand {
  /// The number of queries on the command line.
  var queryCount: Int {
    (explain == nil ? 0 : 1) + (whyNot == nil ? 0 : 1) + (unlocalized ? 1 : 0)
  }

  /// Answers the query about the sources.
  func answer(_ input: ExtractionInput, in project: Project?, _ console: Console) async throws {
    if let explain {
      try await printPlaces(of: explain, input, in: project, console)
    } else if let whyNot {
      try await explainLine(at: whyNot, input, in: project, console)
    } else {
      try await listUnlocalized(input, console)
    }
  }

  private func printPlaces(
    of key: String,
    _ input: ExtractionInput,
    in project: Project?,
    _ console: Console
  ) async throws {
    let found = try await input.explanation(of: key, in: project)
    if global.json {
      let report = ExplanationJSONReport(
        key: key,
        locations: found.locations.map(ExplainedLocation.init),
        literals: found.literals.map(DiagnosisJSONReport.Literal.init),
        similarKeys: found.similarKeys
      )
      try console.print(json: report)
      if found.locations.isEmpty { throw ExitStatus.findings }
      return
    }
    let lines = SourceLines(found.sources)
    guard found.locations.isEmpty else {
      return ExplanationTextReport(console: console, lines: lines).print(found.locations, of: key)
    }
    DiagnosisTextReport(console: console, lines: lines).print(found.literals, insteadOf: key)
    throw CommandFailure.noKeyInSources(key, found.literals.count, similar: found.similarKeys)
  }

  private func explainLine(
    at question: SourcePosition,
    _ input: ExtractionInput,
    in project: Project?,
    _ console: Console
  ) async throws {
    guard !CatalogResources.isResource(question.file) else {
      return try explainText(at: question, input, console)
    }
    guard SourceKind(ofFileAt: question.file) != .objectiveC else {
      throw CommandFailure(Texts.onlySwift(question.file), status: .usage)
    }
    if input.path(of: question.file) == nil { console.printStatus(Texts.notASource(question.file)) }
    guard
      let found = try await input.explanation(
        ofLine: question.line,
        column: question.column,
        of: question.file,
        in: project
      )
    else { return }
    let literals = found.diagnosis.literals
    if global.json {
      try console.print(json: DiagnosisJSONReport(found.diagnosis))
    } else if !literals.isEmpty {
      DiagnosisTextReport(console: console, lines: SourceLines(found.sources)).print(literals)
    }
    guard literals.isEmpty else { return }
    if global.json { throw ExitStatus.findings }
    throw CommandFailure.noLiteral(at: question, nearestLine: found.diagnosis.nearestLine)
  }

  /// Explains the texts of a line of a storyboard, a XIB or an Info.plist.
  private func explainText(
    at question: SourcePosition,
    _ input: ExtractionInput,
    _ console: Console
  ) throws {
    let explained = try input.resourceExplanation(
      ofLine: question.line,
      column: question.column,
      of: question.file
    )
    DiagnosticPrinter().print(explained.diagnostics, to: console)
    let (found, nearest) = (explained.texts, explained.nearestLine)
    guard !found.isEmpty else {
      guard !global.json else {
        try console.print(json: DiagnosisJSONReport(literals: [], nearestLine: nearest))
        throw ExitStatus.findings
      }
      throw CommandFailure.noText(at: question, nearestLine: nearest)
    }
    if global.json {
      let literals = found.map(DiagnosisJSONReport.Literal.init)
      try console.print(json: DiagnosisJSONReport(literals: literals))
    } else {
      let bytes = try FileSystem.read(question.file, as: .source)
      let lines = SourceLines([SourceFile(path: found[0].location.file, bytes: bytes)])
      DiagnosisTextReport(console: console, lines: lines).print(found)
    }
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

extension CommandFailure {
  /// Returns the error for a key that no source contains.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - literalCount: The number of literals that read like it; they were already printed.
  ///   - similar: Similar keys.
  /// - Returns: The error.
  fileprivate static func noKeyInSources(
    _ key: String,
    _ literalCount: Int,
    similar: [String]
  ) -> CommandFailure {
    CommandFailure(
      String(
        localized: "The key \(KeyQuotation(key, limit: 72).text) is not in the code.",
        comment: "Error of xcstrings extract --explain"
      ),
      hint: literalCount > 0 ? nil : hint(for: similar),
      status: .findings
    )
  }

  private static func hint(for similar: [String]) -> String {
    let list = similar.map { KeyQuotation($0, limit: 72).text }.joined(separator: ", ")
    return similar.isEmpty
      ? String(
        localized:
          "If the code has a similar literal, --why-not FILE:LINE explains why it is not a key.",
        comment:
          "Below the error that no source has a key. Do not translate code, except FILE and LINE"
      )
      : String(
        localized: "Did you mean \(list)?",
        comment: "Below the error that no source has a key. The argument is a list of keys"
      )
  }

  fileprivate static func noText(
    at position: SourcePosition,
    nearestLine: Int?
  ) -> CommandFailure {
    CommandFailure(
      String(
        localized: "No text of a localizable property begins at \(position.text).",
        comment: "Error of xcstrings extract --why-not. The argument is a location in a file"
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

  fileprivate static func noLiteral(
    at position: SourcePosition,
    nearestLine: Int?
  ) -> CommandFailure {
    CommandFailure(
      String(
        localized: "No string literal begins at \(position.text).",
        comment: "Error of xcstrings extract --why-not. The argument is a location in a file"
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

/// A line of a file, or a position in it, as the user writes it: `Card.swift:12` or
/// `Card.swift:12:9`.
struct SourcePosition: ExpressibleByArgument, Hashable {
  let file: String
  let line: Int
  let column: Int?

  init?(argument: String) {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.reversed().prefix { Int($0) != nil }.prefix(2).reversed()
      .compactMap { Int($0) }
    let file = parts.dropLast(numbers.count).joined(separator: ":")
    guard let line = numbers.first, numbers.allSatisfy({ $0 > 0 }), !file.isEmpty else {
      return nil
    }
    self.file = file
    self.line = line
    column = numbers.count == 2 ? numbers[1] : nil
  }

  /// The position in the notation of editors.
  var text: String {
    "\(file):\(line)\(column.map { ":\($0)" } ?? "")"
  }
}

import CommandSupport
import Diagnostics
import Localization
import WeightExchange
import WeightStore

/// What `w8 import --json` prints.
struct ImportReport: Encodable {
  private let dryRun: Bool
  private let added: Int
  private let alreadyThere: Int
  private let leftOut: Int
  private let files: [File]

  fileprivate struct File: Encodable {
    let file: String
    let format: String?
    let rows: Int
    let added: Int
    let alreadyThere: Int
    let leftOut: [String: Int]
    let problems: [Problem]
  }

  fileprivate struct Problem: Encodable {
    let rule: String
    let severity: String
    let message: String
    let line: Int?
    let column: Int?
  }

  init(_ results: [ImportResult], isDryRun: Bool) {
    dryRun = isDryRun
    added = results.reduce(0) { $0 + $1.count.added }
    alreadyThere = results.reduce(0) { $0 + $1.knownCount }
    leftOut = results.reduce(0) { $0 + ($1.read.weights?.leftOutCount ?? 0) }
    files = results.map(File.init)
  }
}

extension ImportReport.File {
  fileprivate init(_ result: ImportResult) {
    file = result.read.file
    format = result.read.weights?.format.rawValue
    rows = result.read.weights?.recordCount ?? 0
    added = result.count.added
    alreadyThere = result.knownCount
    leftOut = (result.read.weights?.leftOut ?? [:])
      .reduce(into: [:]) { counts, reason in counts[reason.key.rawValue] = reason.value }
    problems = result.read.diagnostics.map(ImportReport.Problem.init)
  }
}

extension ImportReport.Problem {
  fileprivate init(_ diagnostic: Diagnostic) {
    rule = diagnostic.id.rawValue
    severity = diagnostic.severity.rawValue
    // Programs read the same in every language.
    message = DiagnosticSentences.weights.sentence(
      of: diagnostic.id,
      diagnostic.arguments,
      locale: UserLocale("en")
    )
    line = diagnostic.place?.line
    column = diagnostic.place?.column
  }
}

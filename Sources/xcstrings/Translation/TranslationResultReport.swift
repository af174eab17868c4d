import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import MachineTranslation
import StringCatalog

/// Reports the result of a translation.
struct TranslationResultReport {
  private let report: TranslationReport
  private let files: [CatalogFile]
  /// Whether the translations wait for a person.
  private let areDrafts: Bool

  init(_ report: TranslationReport, _ files: [CatalogFile], asDrafts areDrafts: Bool) {
    self.report = report
    self.files = files
    self.areDrafts = areDrafts
  }

  /// Prints the report, as JSON or as text.
  func print(asJSON: Bool, to console: Console) throws {
    DiagnosticPrinter().print(report.lineProblems, to: console)
    DiagnosticPrinter().print(report.diagnostics(files), to: console)
    guard !asJSON else { return try console.print(json: JSON(report)) }
    for part in report.parts where !part.plan.entries.isEmpty {
      console.print(Texts.translated(part))
    }
    for part in report.parts {
      Self.printSkippedKeys(of: part.plan, part.path, console)
    }
    printStatus(to: console)
  }

  private func printStatus(to console: Console) {
    if report.parts.allSatisfy(\.plan.entries.isEmpty) {
      console.printStatus(String(localized: .translationResultReportNothing))
    }
    let resumed = report.parts.reduce(0) { $0 + $1.resumedCount }
    if resumed > 0 { console.printStatus(Texts.resumed(resumed)) }
    let known = report.parts.reduce(0) { $0 + $1.knownCount }
    if known > 0 { console.printStatus(Texts.known(known)) }
    let refused = report.parts.reduce(0) { $0 + $1.refusedBeforeCount }
    if refused > 0 { console.printStatus(Texts.refusedBefore(refused)) }
    let usage = report.usage
    if usage.cost > 0 {
      console.printStatus(Texts.cost(Self.amount(usage.cost), usage.currency ?? ""))
    }
    let remaining = report.parts.reduce(0) { $0 + $1.remainingCount }
    switch report.ending {
    case .completed, .failed: break
    case .limitReached: console.printStatus(Texts.limitReached(remaining))
    case .costReached: console.printStatus(Texts.costReached(remaining))
    case .interrupted: console.printStatus(Texts.interrupted(remaining))
    }
    let languages = Set(report.parts.filter { !$0.written.isEmpty }.map(\.language)).sorted()
    if areDrafts, !languages.isEmpty {
      console.printStatus(
        Texts.next("xcstrings review --language \(languages.joined(separator: ","))")
      )
    }
  }

  /// Prints the number of keys that cannot be translated.
  static func printSkippedKeys(of plan: TranslationPlan, _ path: String, _ console: Console) {
    if !plan.keysWithoutSource.isEmpty {
      console.printStatus(Texts.withoutSource(plan.keysWithoutSource.count, path))
    }
    if !plan.keysOfUnusualShape.isEmpty {
      console.printStatus(Texts.unusual(plan.keysOfUnusualShape.count, path))
    }
  }

  /// Returns an amount of money with four decimals, because a single text costs very little.
  static func amount(_ cost: Double) -> String {
    let tenThousandths = Int((min(cost, 1e12) * 10_000).rounded())
    let decimals = String(tenThousandths % 10_000)
    let zeros = String(repeating: "0", count: 4 - decimals.count)
    return "\(tenThousandths / 10_000).\(zeros)\(decimals)"
  }
}

// MARK: - JSON

extension TranslationResultReport {
  private struct JSON: Encodable {
    struct Part: Encodable {
      struct Failure: Encodable {
        var key: String
        var reason: String
        var details: [String]
      }
      var path: String
      var language: String
      var keys: Int
      var requests: Int
      var translated: [String]
      var resumed: Int
      var known: Int
      var failed: [Failure]
      var stale: [String]
      var keysWithoutSource: [String]
      var remaining: Int

      init(_ part: TranslationReport.Part) {
        path = part.path
        language = part.language
        keys = part.plan.entries.count
        requests = part.plan.textCount
        translated = part.written
        resumed = part.resumedCount
        known = part.knownCount
        failed = part.failures.map { key, reason in
          Failure(key: key, reason: reason.name, details: reason.details)
        }
        stale = part.stale
        keysWithoutSource = part.plan.keysWithoutSource
        remaining = part.remainingCount
      }
    }
    struct Usage: Encodable {
      var input: Int
      var output: Int
      var cost: Double
      var currency: String?
    }
    var catalogs: [Part]
    var engine: String?
    var requests: Int
    var invalidLines: Int
    var usage: Usage
    var ended: String

    init(_ report: TranslationReport) {
      catalogs = report.parts.map(Part.init)
      engine = report.engineName
      requests = report.requestCount
      invalidLines = report.invalidLineCount
      usage = Usage(
        input: report.usage.input,
        output: report.usage.output,
        cost: report.usage.cost,
        currency: report.usage.currency
      )
      ended = report.ending.name
    }
  }
}

extension TranslationReport.Ending {
  /// The name of the ending for programs.
  fileprivate var name: String {
    switch self {
    case .completed: "completed"
    case .limitReached: "limit"
    case .costReached: "cost"
    case .interrupted: "interrupted"
    case .failed: "failed"
    }
  }
}

extension EngineConversation.Failure.Reason {
  /// The name of the reason for programs.
  fileprivate var name: String {
    switch self {
    case .refused: "refused"
    case .skipped: "skipped"
    case .error: "error"
    case .delayed: "delayed"
    case .unanswered: "unanswered"
    }
  }

  /// The problems, or the words of the engine.
  fileprivate var details: [String] {
    switch self {
    case .refused(let problems): problems
    case .skipped(let note): note.map { [$0] } ?? []
    case .error(let error), .delayed(let error): ["\(error.code): \(error.message)"]
    case .unanswered: []
    }
  }
}

// MARK: - Texts

extension TranslationResultReport {
  enum Texts {
    static func translated(_ part: TranslationReport.Part) -> String {
      let total = part.plan.entries.count
      return String(
        localized: "\(part.path) \(part.language): \(part.written.count) of \(total) translated",
        comment:
          "Result of xcstrings translate. The arguments are the path of a catalog, a language and two counts of keys [validate:off unpluralized]"
      )
    }
    static func resumed(_ count: Int) -> String {
      String(
        localized: "\(count) keys were already translated by an interrupted run.",
        comment: "Status message of xcstrings translate"
      )
    }
    static func known(_ count: Int) -> String {
      String(
        localized: "\(count) keys got the finished translation of an equal or similar text.",
        comment: "Status message of xcstrings translate"
      )
    }
    static func refusedBefore(_ count: Int) -> String {
      String(
        localized:
          "\(count) keys were not requested again, because their answers were refused before; --retry-refused requests them.",
        comment: "Status message of xcstrings translate. Do not translate the option"
      )
    }
    static func cost(_ amount: String, _ currency: String) -> String {
      String(
        localized: "Cost: \(amount) \(currency)",
        comment: "Status message of xcstrings translate. The arguments are an amount and a currency"
      )
    }
    static func limitReached(_ count: Int) -> String {
      String(
        localized: "\(count) keys are left, because of --limit.",
        comment: "Status message of xcstrings translate"
      )
    }
    static func costReached(_ count: Int) -> String {
      String(
        localized: "\(count) keys are left, because of --max-cost.",
        comment: "Status message of xcstrings translate"
      )
    }
    static func interrupted(_ count: Int) -> String {
      String(
        localized: "Interrupted: \(count) keys are left.",
        comment: "Status message of xcstrings translate after Ctrl-C"
      )
    }
    static func next(_ command: String) -> String {
      String(
        localized: "Next: \(command)",
        comment: "Status message after a command. The argument is the command to run next"
      )
    }
    static func withoutSource(_ count: Int, _ path: String) -> String {
      String(
        localized: "\(count) keys in \(path) have no source text to translate.",
        comment: "Status message of xcstrings translate. The second argument is a path"
      )
    }
    static func unusual(_ count: Int, _ path: String) -> String {
      String(
        localized: "\(count) keys in \(path) have unusual variants, and are not translated.",
        comment: "Status message of xcstrings translate. The second argument is a path"
      )
    }
  }
}

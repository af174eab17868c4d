import CommandSupport
import Diagnostics
import HealthImport
import WeightPresentation

extension DiagnosticSentences {
  /// What is wrong with weights and dates of an export.
  static let health = DiagnosticSentences(
    values.merging(dates) { value, _ in value }
  )

  /// The problems of which it helps to see what is written there.
  static let shownInHealth = health.identifiers

  private static let values: [Diagnostic.ID: Maker] = table(
    [.valueNotANumber, .valueOutOfRange, .unitUnknown],
    .invalidWeight
  )

  private static let dates: [Diagnostic.ID: Maker] = table([.dateInvalid], .invalidDate)

  private static func table(
    _ problems: [HealthProblem],
    _ code: HealthFailure.Code
  ) -> [Diagnostic.ID: Maker] {
    problems.reduce(into: [:]) { table, problem in
      table[Diagnostic.ID(rawValue: "health-\(problem.rawValue)")] = { arguments, locale in
        let written = arguments.first?.plainText ?? ""
        return HealthFailure(code, written).refusal(locale: locale).message
      }
    }
  }
}

import CatalogWorkspace
import CommandSupport
import Localization
import MachineTranslation

/// Reports what a translation would request.
struct TranslationPlanReport {
  private let plans: [CatalogTranslationPlan]

  init(_ plans: [CatalogTranslationPlan]) {
    self.plans = plans
  }

  /// Prints the report, as JSON or as text.
  func print(asJSON: Bool, to console: Console) throws {
    guard !asJSON else { return try console.print(json: JSON(parts: plans.map(JSON.Part.init))) }
    for plan in plans where !plan.plan.entries.isEmpty {
      console.print(line(of: plan))
    }
    for plan in plans {
      TranslationResultReport.printSkippedKeys(of: plan.plan, plan.path, console)
    }
    if plans.allSatisfy(\.plan.entries.isEmpty) {
      console.printStatus(TranslationResultReport.Texts.nothing)
    }
  }

  private func line(of plan: CatalogTranslationPlan) -> String {
    let counts =
      [
        String(
          localized: "\(plan.plan.entries.count) keys",
          comment: "A part of a list of counts"
        ),
        String(
          localized: "\(plan.plan.textCount) requests",
          comment: "A part of a list of counts: requests to a translation engine"
        ),
        String(
          localized: "\(plan.plan.characterCount) characters",
          comment: "A part of a list of counts"
        ),
      ]
      + (plan.knownCount == 0
        ? []
        : [
          String(
            localized: "\(plan.knownCount) known translations",
            comment: "A part of a list of counts: keys whose source text is already translated"
          )
        ])
    return "\(plan.path) \(plan.language): \(counts.joined(separator: ", "))"
  }

  private struct JSON: Encodable {
    struct Part: Encodable {
      var path: String
      var language: String
      var keys: Int
      var requests: Int
      var characters: Int
      var known: Int
      var keysWithoutSource: [String]

      init(_ plan: CatalogTranslationPlan) {
        path = plan.path
        language = plan.language
        keys = plan.plan.entries.count
        requests = plan.plan.textCount
        characters = plan.plan.characterCount
        known = plan.knownCount
        keysWithoutSource = plan.plan.keysWithoutSource
      }
    }
    var parts: [Part]
  }
}

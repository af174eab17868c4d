import Localization
import SwiftExtraction

/// What `extract --why-not --json` prints.
struct VerdictJSONReport: Encodable {
  /// What the compiler makes of one literal.
  struct Literal: Encodable {
    var source: String
    var place: JSONPlace
    var isLocalizable: Bool
    var context: String
    var reason: String?
    var cure: String?
    var string: ExplainedPlace?
  }

  var literals: [Literal]
  /// Where the line has no literal: the nearest one that has.
  var nearestLine: Int?

  init(_ verdict: LineVerdict) {
    literals = verdict.literals.map(Literal.init)
    nearestLine = verdict.nearestLine
  }
}

extension VerdictJSONReport.Literal {
  init(_ verdict: LiteralVerdict) {
    let english = UserLocale("en")
    source = verdict.source
    place = JSONPlace(verdict.place)
    switch verdict.outcome {
    case .seen(let explanation):
      isLocalizable = explanation.string != nil
      context = explanation.context.code
      if isLocalizable {
        string = ExplainedPlace(explanation)
      } else {
        let sentences = RefusalSentences(explanation: explanation, locale: english)
        reason = sentences.reason
        cure = sentences.cure
      }
    case .unseen(let unseen):
      isLocalizable = false
      context = unseen.code
      reason = unseen.sentence(english)
      cure = unseen.cure(english)
    }
  }
}

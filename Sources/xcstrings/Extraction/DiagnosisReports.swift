import CommandSupport
import Localization
import StringExtraction

/// Prints how the compiler interprets the literals of a line, as text.
struct DiagnosisTextReport {
  let console: Console
  let lines: SourceLines
  let locale = UserLocale.current

  /// Prints the literals of a line.
  func print(_ literals: [LiteralDiagnosis]) {
    for (position, literal) in literals.enumerated() {
      if position > 0 { console.print("") }
      print(literal)
    }
  }

  /// Prints the literals that read like a key but are not one.
  func print(_ literals: [LiteralDiagnosis], insteadOf key: String) {
    guard !literals.isEmpty else { return }
    print(Array(literals.prefix(Self.limit)))
    console.print("")
    let rest = literals.count - Self.limit
    guard rest > 0 else { return }
    console.print(
      String(
        localized: "\(rest) more literals have the same text and are not localizable.",
        comment: "Below the first literals that read like a key and are not localizable"
      )
    )
    console.print("")
  }

  /// The maximum number of printed literals; a short word may occur hundreds of times.
  private static let limit = 10

  private func print(_ verdict: LiteralDiagnosis) {
    let literal = KeyQuotation.shortened(verdict.source, limit: 72)
    switch verdict.outcome {
    case .seen(let explanation) where explanation.string != nil:
      console.print(
        String(
          localized: "\(console.styled(literal, .bold)) is localizable.",
          comment: "The argument is a Swift string literal with its quotation marks"
        )
      )
      ExplanationTextReport(console: console, lines: lines).print(explanation)
    case .seen(let explanation):
      let sentences = FailureMessages(explanation: explanation, locale: locale)
      print(verdict, literal, sentences.reason, sentences.cure)
    case .unseen(let reason):
      print(verdict, literal, reason.sentence(locale), reason.cure(locale))
    }
  }

  private func print(
    _ verdict: LiteralDiagnosis,
    _ literal: String,
    _ reason: String,
    _ cure: String?
  ) {
    console.print(
      String(
        localized: "\(console.styled(literal, .bold)) is not localizable.",
        comment: "The argument is a Swift string literal with its quotation marks"
      )
    )
    console.print(verdict.location.text)
    console.print("  \(reason)")
    if let cure { console.print("  \(cure)") }
  }
}

/// The output of `extract --why-not --json`.
struct DiagnosisJSONReport: Encodable {
  /// The interpretation of one literal by the compiler.
  struct Literal: Encodable {
    var source: String
    var location: JSONLocation
    var isLocalizable: Bool
    var context: String
    var reason: String?
    var suggestion: String?
    var string: ExplainedLocation?
  }

  var literals: [Literal]
  /// The nearest line with a literal, if the line has none.
  var nearestLine: Int?

  init(_ verdict: LineDiagnosis) {
    literals = verdict.literals.map(Literal.init)
    nearestLine = verdict.nearestLine
  }
}

extension DiagnosisJSONReport.Literal {
  init(_ verdict: LiteralDiagnosis) {
    let english = UserLocale("en")
    source = verdict.source
    location = JSONLocation(verdict.location)
    switch verdict.outcome {
    case .seen(let explanation):
      isLocalizable = explanation.string != nil
      context = explanation.context.code
      if isLocalizable {
        string = ExplainedLocation(explanation)
      } else {
        let sentences = FailureMessages(explanation: explanation, locale: english)
        reason = sentences.reason
        suggestion = sentences.cure
      }
    case .unseen(let unseen):
      isLocalizable = false
      context = unseen.code
      reason = unseen.sentence(english)
      suggestion = unseen.cure(english)
    }
  }
}

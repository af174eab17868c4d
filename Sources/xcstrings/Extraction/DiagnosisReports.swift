import CommandSupport
import Diagnostics
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

  /// Prints the texts of a line of a storyboard, a XIB or an Info.plist.
  func print(_ texts: [ResourceDiagnosis]) {
    for (position, text) in texts.enumerated() {
      if position > 0 { console.print("") }
      let quotation = KeyQuotation(text.text, limit: 72).text
      guard let (reason, cure) = text.outcome.sentences(locale) else {
        printLocalizable(quotation)
        if case .localizable(let string) = text.outcome {
          ExplanationTextReport(console: console, lines: lines)
            .print(LiteralExplanation(ofKeyElsewhere: string))
        }
        continue
      }
      printUnlocalizable(quotation, text.location, reason, cure)
    }
  }

  /// The maximum number of printed literals; a short word may occur hundreds of times.
  private static let limit = 10

  private func print(_ verdict: LiteralDiagnosis) {
    let literal = KeyQuotation.shortened(verdict.source, limit: 72)
    switch verdict.outcome {
    case .seen(let explanation) where explanation.string != nil:
      printLocalizable(literal)
      ExplanationTextReport(console: console, lines: lines).print(explanation)
    case .seen(let explanation):
      let sentences = FailureMessages(explanation: explanation, locale: locale)
      printUnlocalizable(literal, verdict.location, sentences.reason, sentences.cure)
    case .unseen(let reason):
      printUnlocalizable(literal, verdict.location, reason.sentence(locale), reason.cure(locale))
    }
  }

  private func printLocalizable(_ literal: String) {
    console.print(
      String(
        localized: "\(console.styled(literal, .bold)) is localizable.",
        comment: "The argument is a Swift string literal with its quotation marks"
      )
    )
  }

  private func printUnlocalizable(
    _ literal: String,
    _ location: Location,
    _ reason: String,
    _ cure: String?
  ) {
    console.print(
      String(
        localized: "\(console.styled(literal, .bold)) is not localizable.",
        comment: "The argument is a Swift string literal with its quotation marks"
      )
    )
    console.print(location.text)
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

  init(literals: [Literal], nearestLine: Int? = nil) {
    self.literals = literals
    self.nearestLine = nearestLine
  }

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

extension DiagnosisJSONReport.Literal {
  init(_ text: ResourceDiagnosis) {
    source = text.text
    location = JSONLocation(text.location)
    context = text.outcome.code
    isLocalizable = false
    if case .localizable(let extracted) = text.outcome {
      isLocalizable = true
      string = ExplainedLocation(LiteralExplanation(ofKeyElsewhere: extracted))
    } else if let (reason, cure) = text.outcome.sentences(UserLocale("en")) {
      self.reason = reason
      suggestion = cure
    }
  }
}

import CatalogWorkspace
import CommandSupport
import Localization
import MachineTranslation

/// Reports what a translation would request.
struct TranslationPlanReport {
  private let plans: [CatalogTranslationPlan]
  /// The price of a million characters in the configuration; `nil` if there is none.
  private let price: Int?

  init(_ plans: [CatalogTranslationPlan], price: Int?) {
    self.plans = plans
    self.price = price
  }

  /// Prints the report, as JSON or as text.
  func print(asJSON: Bool, to console: Console) throws {
    let open = plans.filter { !$0.plan.entries.isEmpty }
    let total = Counts(open.map(Counts.init))
    guard !asJSON else {
      return try console.print(
        json: JSON(parts: plans.map(JSON.Part.init), words: .init(total.words), cost: cost(total))
      )
    }
    for plan in open {
      console.print("\(plan.path) \(plan.language): \(Counts(plan).text)")
    }
    if open.count > 1 { console.print(Texts.total(total.text)) }
    if !open.isEmpty { console.print(Texts.words(total.words)) }
    if let cost = cost(total) {
      console.print(Texts.cost(TranslationResultReport.amount(cost)))
    }
    for plan in plans {
      TranslationResultReport.printSkippedKeys(of: plan.plan, plan.path, console)
    }
    if open.isEmpty { console.printStatus(String(localized: .translationResultReportNothing)) }
  }

  /// Returns the estimated cost; `nil` if there is no price.
  private func cost(_ counts: Counts) -> Double? {
    price.map { Double(counts.characters) * Double($0) / 1_000_000 }
  }

  /// The numbers of one catalog and language, or of all.
  private struct Counts {
    var keys = 0
    var requests = 0
    var characters = 0
    var known = 0
    var words = WordCounts()

    init(_ plan: CatalogTranslationPlan) {
      keys = plan.plan.entries.count
      requests = plan.plan.textCount
      characters = plan.plan.characterCount
      known = plan.knownCount
      words = plan.words
    }

    init(_ parts: [Counts]) {
      for part in parts {
        keys += part.keys
        requests += part.requests
        characters += part.characters
        known += part.known
        words.add(part.words)
      }
    }

    var text: String {
      var counts = [Texts.keys(keys), Texts.requests(requests), Texts.characters(characters)]
      if known > 0 { counts.append(Texts.known(known)) }
      return counts.joined(separator: ", ")
    }
  }

  private struct JSON: Encodable {
    struct Part: Encodable {
      var path: String
      var language: String
      var keys: Int
      var requests: Int
      var characters: Int
      var known: Int
      var words: Words
      var keysWithoutSource: [String]

      init(_ plan: CatalogTranslationPlan) {
        path = plan.path
        language = plan.language
        keys = plan.plan.entries.count
        requests = plan.plan.textCount
        characters = plan.plan.characterCount
        known = plan.knownCount
        words = Words(plan.words)
        keysWithoutSource = plan.plan.keysWithoutSource
      }
    }
    struct Words: Encodable {
      var total: Int
      var new: Int
      var from75To94: Int
      var from95To99: Int
      var equal: Int
      var repetitions: Int

      init(_ words: WordCounts) {
        total = words.total
        new = words[.new]
        from75To94 = words[.similar]
        from95To99 = words[.nearlyEqual]
        equal = words[.equal]
        repetitions = words[.repetition]
      }
    }
    var parts: [Part]
    var words: Words
    var cost: Double?
  }
}

// MARK: - Texts

extension TranslationPlanReport {
  private enum Texts {
    static func keys(_ count: Int) -> String {
      String(localized: "\(count) keys", comment: "A part of a list of counts")
    }
    static func requests(_ count: Int) -> String {
      String(
        localized: "\(count) requests",
        comment: "A part of a list of counts: requests to a translation engine"
      )
    }
    static func characters(_ count: Int) -> String {
      String(localized: "\(count) characters", comment: "A part of a list of counts")
    }
    static func known(_ count: Int) -> String {
      String(
        localized: "\(count) known translations",
        comment: "A part of a list of counts: keys whose source text is already translated"
      )
    }
    static func total(_ counts: String) -> String {
      String(
        localized: "Total: \(counts)",
        comment:
          "Below the counts of catalogs. The argument is a list of counts [validate:off unchanged-translation]"
      )
    }
    /// Returns the number of words in each band, without empty ones.
    static func words(_ words: WordCounts) -> String {
      let parts = WordCounts.Band.allCases.filter { words[$0] > 0 }
        .map { "\(name(of: $0)) \(words[$0])" }
      return String(
        localized: "Words: \(words.total) (\(parts.joined(separator: ", ")))",
        comment:
          "Below counts of texts to translate. The arguments are a number of words, and a list such as: no match 20, 75–94 % 5 [validate:off unpluralized]"
      )
    }
    private static func name(of band: WordCounts.Band) -> String {
      switch band {
      case .new:
        String(
          localized: "no match",
          comment: "Before a number of words of texts to which no translated text is similar"
        )
      case .similar: "75–94 %"
      case .nearlyEqual: "95–99 %"
      case .equal: "100 %"
      case .repetition:
        String(
          localized: "repetitions",
          comment: "Before a number of words of texts that occur several times"
        )
      }
    }
    static func cost(_ amount: String) -> String {
      String(
        localized: "Estimated cost: \(amount)",
        comment: "Below counts of texts to translate. The argument is an amount without a currency"
      )
    }
  }
}

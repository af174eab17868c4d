import Diagnostics
import ICU
import JSONSyntax
import OrderedCollections
import StringCatalog

/// A text from the translation memory, as a hint for the engine.
package struct MemoryHint: Hashable, Sendable {
  /// The similarity of the source texts in percent.
  package let score: Int
  /// The similar source text.
  package let source: String
  /// Its translation.
  package let target: String

  /// Creates a hint.
  package init(score: Int, source: String, target: String) {
    self.score = score
    self.source = source
    self.target = target
  }
}

/// A planned text in the form in which an engine receives it.
package struct MaskedRequest: Sendable {
  /// The text.
  package let planned: PlannedText
  private let forms: OrderedDictionary<PluralCategory?, MaskedText>
  private let style: MaskingStyle

  /// Masks a text of an entry.
  package init(_ planned: PlannedText, of entry: PlannedEntry, style: MaskingStyle) {
    var numbers = MarkNumbers()
    func masked(_ text: String) -> MaskedText {
      MaskedText(text, style: style, terms: entry.protectedTerms, numbers: &numbers)
    }
    switch planned.content {
    case .text(let text): forms = [nil: masked(text)]
    case .plural(let texts, _):
      // The form for most numbers has all marks, so it determines their numbers.
      let other = texts[.other].map(masked)
      forms = OrderedDictionary(
        texts.map { ($0.key, $0.key == .other ? other ?? masked($0.value) : masked($0.value)) },
        uniquingKeysWith: { first, _ in first }
      )
    }
    self.planned = planned
    self.style = style
  }

  /// The translation of a text without words, for which no engine is needed; `nil` for other texts.
  package var ownTranslation: TextTranslation? {
    guard forms.values.allSatisfy({ !$0.hasWords }) else { return nil }
    switch planned.content {
    case .text(let text): return .text(text)
    case .plural(let texts, let needs):
      guard let text = texts[.other] ?? texts.values.last else { return nil }
      return .forms(
        Dictionary(uniqueKeysWithValues: needs.keys.map { ($0, texts[$0] ?? text) })
      )
    }
  }

  /// Returns the translation in an answer, or the problems of the answer.
  package func translation(
    of content: EngineAnswer.Content
  ) -> Result<TextTranslation, AnswerProblems> {
    switch (planned.content, content) {
    case (.text, .text(let answer)):
      guard let masked = forms[nil] else { return .failure(AnswerProblems(["no text"])) }
      return masked.unmask(answer).mapError { AnswerProblems([$0.english]) }.map { .text($0) }
    case (.plural(_, let needs), .forms(let answers)):
      var texts: [PluralCategory: String] = [:]
      var problems: [String] = []
      for category in needs.keys {
        switch form(category, answers[category]) {
        case .success(let text): texts[category] = text
        case .failure(let problem): problems.append("\(category.rawValue): \(problem.english)")
        }
      }
      return problems.isEmpty ? .success(.forms(texts)) : .failure(AnswerProblems(problems))
    case (.plural, .text): return .failure(AnswerProblems(["the answer has no 'forms'"]))
    case (.text, .forms): return .failure(AnswerProblems(["the answer has no 'text'"]))
    case (_, .skip), (_, .error): return .failure(AnswerProblems(["the answer has no text"]))
    }
  }

  private func form(
    _ category: PluralCategory,
    _ answer: String?
  ) -> Result<String, MaskedText.Problem> {
    guard let masked = forms[category] ?? forms[.other] ?? forms.values.last else {
      return .failure(.empty)
    }
    let others = forms.values.flatMap(\.marks)
    // Whether a form is for one number depends on the language; a rule checks it.
    let isForFew = [.zero, .one, .two].contains(category)
    return masked.unmask(answer ?? "", allowing: others, mayLeaveOutNumber: isForFew)
  }
}

/// The reasons why an answer is not accepted, in English, for the engine and for reports.
package struct AnswerProblems: Error, Hashable, Sendable {
  /// The reasons.
  package var texts: [String]

  init(_ texts: [String]) {
    self.texts = texts
  }
}

extension MaskedText.Problem {
  /// The description for engines and reports.
  package var english: String {
    switch self {
    case .empty: "the text is empty"
    case .missing(let mark): "the text lacks '\(mark.text.visible)' (mark \(mark.id))"
    case .repeated(let mark): "the text has '\(mark.text.visible)' (mark \(mark.id)) twice"
    case .unknown(let id): "the text has an unknown mark \(id)"
    case .reversed(let mark): "'\(mark.text.visible)' (mark \(mark.id)) precedes its start"
    }
  }
}

extension String {
  /// The text with visible line ends, in one line.
  fileprivate var visible: String {
    escaping { scalar, _ in scalar == "\n" ? "\\n" : scalar == "\r" ? "\\r" : nil }
  }
}

// MARK: - Message

extension MaskedRequest {
  /// Properties of a request that are not those of its text.
  package struct Attempt: Sendable {
    /// The number of the request.
    package var id: String
    /// The number of the attempt, counted from 1.
    package var number: Int
    /// The problems of the last answer.
    package var problems: [String]
    /// Similar texts with their translations.
    package var hints: [MemoryHint]

    /// Creates an attempt.
    package init(
      id: String,
      number: Int,
      problems: [String] = [],
      hints: [MemoryHint] = []
    ) {
      self.id = id
      self.number = number
      self.problems = problems
      self.hints = hints
    }
  }

  /// Returns the message for the engine.
  package func line(of entry: PlannedEntry, _ attempt: Attempt) -> [UInt8] {
    var members = [
      JSONValue.Member("id", .string(attempt.id)), JSONValue.Member("kind", .string(kind)),
      JSONValue.Member("key", .string(entry.key)),
    ]
    if !planned.place.name.isEmpty {
      members.append(JSONValue.Member("path", .string(planned.place.name)))
    }
    members += content
    members += Self.context(of: entry)
    if let present = entry.present(at: planned) {
      let former = entry.former(at: planned).map { [JSONValue.Member("source", $0.json)] } ?? []
      members.append(
        JSONValue.Member("previous", .object(former + [.init("target", present.json)]))
      )
    }
    if !attempt.hints.isEmpty {
      members.append(JSONValue.Member("memory", .array(attempt.hints.map(\.json))))
    }
    members.append(JSONValue.Member("attempt", .number("\(attempt.number)")))
    if !attempt.problems.isEmpty {
      members.append(
        JSONValue.Member("problems", .array(attempt.problems.map { .string($0) }))
      )
    }
    return JSONValue.object(members).line
  }

  private var kind: String {
    switch planned.content {
    case .text: "text"
    case .plural: "plural"
    }
  }

  /// The texts, masked texts and marks.
  private var content: [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    switch planned.content {
    case .text(let text):
      members.append(JSONValue.Member("text", .string(text)))
      if style != .none, let masked = forms[nil] {
        members.append(JSONValue.Member("masked", .string(masked.text)))
      }
    case .plural(let texts, let needs):
      members.append(
        JSONValue.Member("forms", .object(texts.map { .init($0.key.rawValue, .string($0.value)) }))
      )
      if style != .none {
        let masked = forms.map {
          JSONValue.Member($0.key?.rawValue ?? "other", .string($0.value.text))
        }
        members.append(JSONValue.Member("masked", .object(masked)))
      }
      members.append(
        JSONValue.Member(
          "need",
          .object(
            needs.map { category, numbers in
              .init(category.rawValue, .array(numbers.map { .number("\($0)") }))
            }
          )
        )
      )
    }
    let marks = uniqueMarks
    guard !marks.isEmpty else { return members }
    return members + [JSONValue.Member("placeholders", .array(marks.map(\.json)))]
  }

  private var uniqueMarks: [TextMark] {
    var seen: Set<Int> = []
    return forms.values.flatMap(\.marks).filter { seen.insert($0.id).inserted }
      .sorted { $0.id < $1.id }
  }

  private static func context(of entry: PlannedEntry) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    func add(_ name: String, _ text: String?) {
      if let text, !text.isEmpty { members.append(.init(name, .string(text))) }
    }
    add("comment", entry.entry.comment)
    add("role", entry.use.role)
    add("screen", entry.use.screen)
    if !entry.use.places.isEmpty {
      members.append(.init("places", .array(entry.use.places.map { .string($0) })))
    }
    if entry.use.isElsewhere { members.append(.init("otherTarget", .boolean(true))) }
    add("code", entry.use.code)
    if !entry.neighbours.isEmpty {
      members.append(.init("neighbours", .array(entry.neighbours.map(\.json))))
    }
    if let limit = entry.lengthLimit { members.append(.init("limit", .number("\(limit)"))) }
    if !entry.terms.isEmpty {
      members.append(.init("terms", .array(entry.terms.map(\.json))))
    }
    return members
  }
}

extension TextMark {
  fileprivate var json: JSONValue {
    .object([
      .init("id", .number("\(id)")), .init("text", .string(text)),
      .init("type", .string(kind.rawValue)),
    ])
  }
}

extension MemoryHint {
  fileprivate var json: JSONValue {
    .object([
      .init("score", .number("\(score)")), .init("source", .string(source)),
      .init("target", .string(target)),
    ])
  }
}

extension PlannedEntry.Neighbour {
  fileprivate var json: JSONValue {
    .object(
      [.init("source", .string(source))] + (target.map { [.init("target", .string($0))] } ?? [])
    )
  }
}

extension PlannedEntry.Term {
  fileprivate var json: JSONValue {
    .object([
      .init("source", .string(source)), .init("use", .array(accepted.map { .string($0) })),
      .init("avoid", .array(forbidden.map { .string($0) })),
    ])
  }
}

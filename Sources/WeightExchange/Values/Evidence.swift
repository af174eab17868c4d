/// What all rows of a file together say about a question that a single one may leave open.
///
/// An answer is thought possible as long as every row that can be read at all can be read with it.
struct Evidence<Answer: Hashable & CaseIterable> {
  /// The answers that no row speaks against.
  private(set) var possible: [Answer] = Array(Answer.allCases)
  /// The first text that means different things by different answers, or that no answer fits which the
  /// rows before it leave; `nil` if there is none.
  private(set) var openField: RecordField?

  /// The one answer that is left; `nil` if there are several, or none.
  var answer: Answer? { possible.count == 1 ? possible.first : nil }

  /// Takes a row into account.
  ///
  /// - Parameters:
  ///   - field: Where the text stands.
  ///   - meaning: What the text means by an answer; `nil` if it means nothing.
  mutating func add<Meaning: Equatable>(
    _ field: RecordField,
    _ meaning: (Answer) -> Meaning?
  ) {
    var fitting: [(answer: Answer, meaning: Meaning)] = []
    for answer in possible {
      if let meaning = meaning(answer) { fitting.append((answer, meaning)) }
    }
    guard let first = fitting.first else {
      if Answer.allCases.contains(where: { meaning($0) != nil }) {
        possible = []
        openField = openField ?? field
      }
      return
    }
    if fitting.count < possible.count { possible = fitting.map(\.answer) }
    if openField == nil, fitting.contains(where: { $0.meaning != first.meaning }) {
      openField = field
    }
  }
}

import WeightCore

/// How the texts of a file are to be understood, once all of them have been seen.
struct Interpretation {
  let dateOrder: DateOrder
  let decimalMark: DecimalMark
  /// The unit of a number that has none of its own; `nil` if every number has one.
  let unit: FileUnit?

  /// How programs write among themselves: nothing is left open, and every number has a unit.
  static let ofPrograms = Interpretation(dateOrder: .yearMonthDay, decimalMark: .point)

  private init(dateOrder: DateOrder, decimalMark: DecimalMark) {
    self.dateOrder = dateOrder
    self.decimalMark = decimalMark
    unit = nil
  }

  /// Looks through the records, and settles what single ones leave open.
  ///
  /// - Throws: ``ImportQuestion`` where the file does not settle it, and the user has not.
  init(of records: some WeightRecords, _ options: ImportOptions) throws(ImportQuestion) {
    var dates = Evidence<DateOrder>()
    var decimals = Evidence<DecimalMark>()
    var withoutUnit: RecordField?
    for record in records where record.problem == nil {
      if let date = record.date { dates.add(date) }
      if let weight = record.weight {
        let written = WrittenWeight(weight.text)
        decimals.add(weight) { written.numbers(mark: $0) }
        if withoutUnit == nil, record.kilograms == nil, record.unit == nil, written.lacksUnit {
          withoutUnit = weight
        }
      }
      if let fat = record.bodyFat ?? record.fatMass {
        let written = WrittenWeight(fat.text)
        decimals.add(fat) { written.numbers(mark: $0) }
      }
    }
    let format = records.format
    unit = records.weightUnit ?? format.unit ?? options.unit.map { .weight($0) }
    if unit == nil, let withoutUnit { throw ImportQuestion(.unit, withoutUnit) }
    decimalMark = try Self.decimalMark(decimals, of: records, options)
    if let order = options.dateOrder ?? format.dateOrder ?? dates.answer {
      dateOrder = order
    } else {
      if let field = dates.openField { throw ImportQuestion(.dateOrder, field) }
      dateOrder = dates.possible.first ?? .dayMonthYear
    }
  }

  private static func decimalMark(
    _ evidence: Evidence<DecimalMark>,
    of records: some WeightRecords,
    _ options: ImportOptions
  ) throws(ImportQuestion) -> DecimalMark {
    if let mark = options.decimalMark ?? records.format.decimalMark ?? evidence.answer {
      return mark
    }
    guard let field = evidence.openField else { return .point }
    guard !evidence.possible.isEmpty, let mark = records.likelyDecimalMark,
      field.text.utf8.contains(mark.byte)
    else { throw ImportQuestion(.decimalMark, field) }
    return mark
  }
}

extension Evidence<DateOrder> {
  fileprivate mutating func add(_ field: RecordField) {
    guard let date = WrittenDate(field.text), date.orders.count > 1 else { return }
    add(field) { date.day(in: $0) }
  }
}

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

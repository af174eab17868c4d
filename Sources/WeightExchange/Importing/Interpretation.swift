import WeightCore

/// The interpretation of ambiguous texts in a file, based on all of them.
struct Interpretation {
  let dateOrder: DateOrder
  let decimalMark: DecimalSeparator
  /// The unit of numbers without one, or `nil` if every number has a unit.
  let unit: FileUnit?

  /// The interpretation of data from programs, which is not ambiguous and always contains units.
  static let ofPrograms = Interpretation(dateOrder: .yearMonthDay, decimalMark: .point)

  private init(dateOrder: DateOrder, decimalMark: DecimalSeparator) {
    self.dateOrder = dateOrder
    self.decimalMark = decimalMark
    unit = nil
  }

  /// Determines the interpretation from all records.
  ///
  /// - Parameters:
  ///   - survey: The ambiguous texts of the records.
  ///   - records: The properties of the file.
  ///   - options: The values that the user specifies.
  /// - Throws: ``ImportQuestion`` if neither the file nor the user determines a value.
  init(
    _ survey: RecordSurvey,
    of records: some WeightRecords,
    _ options: ImportOptions
  ) throws(ImportQuestion) {
    let format = records.format
    unit = records.weightUnit ?? format.unit ?? options.unit.map { .weight($0) }
    if unit == nil, let field = survey.withoutUnit { throw ImportQuestion(.unit, field) }
    decimalMark = try Self.decimalMark(survey.decimals, of: records, options)
    let dates = survey.dates
    if let order = options.dateOrder ?? format.dateOrder ?? dates.answer {
      dateOrder = order
    } else {
      if let field = dates.openField { throw ImportQuestion(.dateOrder, field) }
      dateOrder = dates.possible.first ?? .dayMonthYear
    }
  }

  private static func decimalMark(
    _ evidence: Evidence<DecimalSeparator>,
    of records: some WeightRecords,
    _ options: ImportOptions
  ) throws(ImportQuestion) -> DecimalSeparator {
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

/// The ambiguous texts of the records of a file.
struct RecordSurvey {
  private(set) var dates = Evidence<DateOrder>()
  private(set) var decimals = Evidence<DecimalSeparator>()
  /// The first weight without a unit.
  private(set) var withoutUnit: RecordField?

  /// Reads all records, or those up to the limit, beyond which nothing is imported.
  init(of records: some WeightRecords, limit: Int) {
    var count = 0
    for record in records where record.problem == nil && record.kind != .other {
      add(record)
      count += 1
      if count > limit { return }
    }
  }

  private mutating func add(_ record: WeightRecord) {
    if let date = record.date { dates.add(date) }
    if let weight = record.weight {
      let written = RawWeight(weight.text)
      decimals.add(weight) { written.numbers(mark: $0) }
      if withoutUnit == nil, record.kilograms == nil, record.unit == nil, written.lacksUnit {
        withoutUnit = weight
      }
    }
    for field in [record.bodyFat ?? record.fatMass, record.leanMass, record.waist] {
      guard let field else { continue }
      let written = RawWeight(field.text)
      decimals.add(field) { written.numbers(mark: $0) }
    }
  }
}

extension Evidence<DateOrder> {
  fileprivate mutating func add(_ field: RecordField) {
    guard let date = RawDate(field.text), date.orders.count > 1 else { return }
    add(field) { date.day(in: $0) }
  }
}

/// The evidence from all rows of a file for one of several answers.
///
/// An answer remains possible as long as it is valid for every row that is readable at all.
struct Evidence<Answer: Hashable & CaseIterable> {
  /// The answers that no row excludes.
  private(set) var possible: [Answer] = Array(Answer.allCases)
  /// The first ambiguous text, or the first text that excludes all remaining answers; `nil` if
  /// there is none.
  private(set) var openField: RecordField?

  /// The only remaining answer, or `nil` if there are several or none.
  var answer: Answer? { possible.count == 1 ? possible.first : nil }

  /// Adds a row.
  ///
  /// - Parameters:
  ///   - field: The text and its location.
  ///   - meaning: Returns the meaning of the text for an answer, or `nil` if it has none.
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

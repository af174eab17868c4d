/// The records of a file, which can be gone through more than once, and what holds for all of them.
protocol WeightRecords: Sequence where Element == WeightRecord {
  /// The form of the file.
  var format: ExchangeFormat { get set }
  /// The unit that the file gives for weights which have none of their own.
  var weightUnit: FileUnit? { get }
  /// The unit that the file gives for the mass of the fat.
  var fatUnit: FileUnit? { get }
  /// Whether a comma in a number, or a point, would be one between its whole part and its decimals,
  /// because the rows are divided as they are where that is so.
  var likelyDecimalMark: DecimalMark? { get }
}

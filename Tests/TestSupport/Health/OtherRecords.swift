import WeightCore

/// The other content of an export, which a weight tracker ignores.
struct OtherRecords {
  private let records: [[UInt8]]
  private let others: [[UInt8]]

  private static let types: [(name: String, unit: String)] = [
    ("HKQuantityTypeIdentifierHeartRate", "count/min"),
    ("HKQuantityTypeIdentifierStepCount", "count"),
    ("HKQuantityTypeIdentifierActiveEnergyBurned", "kcal"),
    ("HKQuantityTypeIdentifierDistanceWalkingRunning", "km"),
    ("HKQuantityTypeIdentifierBodyMassIndex", "count"),
    ("HKQuantityTypeIdentifierLeanBodyMass", "kg"),
    ("HKQuantityTypeIdentifierHeight", "cm"),
    ("HKCategoryTypeIdentifierSleepAnalysis", ""),
    ("HKDataTypeSleepDurationGoal", "hr"),
  ]

  /// Generates some hundreds of records, which are repeated in an export of any size.
  init(_ style: HealthExportStyle, using generator: inout SeededGenerator) {
    var records: [[UInt8]] = []
    for _ in 0..<997 {
      var text = HealthExportText(style)
      let start = text.bytes.count
      let type = Self.types[Int.random(in: 0..<Self.types.count, using: &generator)]
      let seconds =
        style.exported.secondsSince1970 - Int64.random(in: 0..<200_000_000, using: &generator)
      text.record(
        attributes: [
          ("type", type.name), ("sourceName", "Apple\u{A0}Watch de José"),
          ("sourceVersion", "10.6.1"),
          (
            "device",
            "<<HKDevice: 0x\(String(generator.next() % 0x2_FFFF_FFFF, radix: 16))>, name:Apple Watch,"
              + " manufacturer:Apple Inc., model:Watch, hardware:Watch6,4, software:10.6.1>"
          ),
          ("unit", type.unit), ("creationDate", text.date(seconds + 60)),
          ("startDate", text.date(seconds)), ("endDate", text.date(seconds + 30)),
          ("value", "\(Double(generator.next() % 20_000) / 100)"),
        ],
        metadata: Int.random(in: 0..<3, using: &generator) == 0
          ? [("HKMetadataKeyHeartRateMotionContext", "1")] : []
      )
      records.append(Array(text.bytes[start...]))
    }
    self.records = records
    let end = style.lineBreak
    others = [
      " <Workout workoutActivityType=\"HKWorkoutActivityTypeWalking\" duration=\"31.2\" durationUnit=\"min\""
        + " sourceName=\"a > b\">\(end)  <WorkoutStatistics type=\"HKQuantityTypeIdentifierStepCount\""
        + " sum=\"3120\"/>\(end) </Workout>\(end)",
      " <ActivitySummary dateComponents=\"2026-01-01\" activeEnergyBurned=\"412\"/>\(end)",
      " <ClinicalRecord type=\"AllergyIntolerance\" identifier=\"1\" sourceName=\"Hospital\"/>\(end)",
      " <Audiogram type=\"HKDataTypeIdentifierAudiogram\"><SensitivityPoint frequencyValue=\"1\"/></Audiogram>\(end)",
      " <VisionPrescription type=\"Glasses\"><RightEye sphere=\"-1\"/></VisionPrescription>\(end)",
    ]
    .map { Array($0.utf8) }
  }

  /// Adds a record, and sometimes an element that is not a record.
  func add(
    to text: inout HealthExportText,
    _ truth: inout ExpectedExport,
    using generator: inout SeededGenerator
  ) {
    let number = generator.next()
    text.bytes += records[Int(number % UInt64(records.count))]
    truth.passOver()
    if number >> 32 & 0xFF == 0 { text.bytes += others[Int(number >> 40) % others.count] }
  }
}

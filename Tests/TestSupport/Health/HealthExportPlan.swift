import FoundationEssentials
import WeightCore

/// A generated Apple Health export of any size, which is the same for the same plan.
///
/// ```swift
/// var plan = HealthExportPlan(seed: 1)
/// plan.malformations = HealthMalformation.allCases
/// let (bytes, truth) = plan.export()
/// ```
package struct HealthExportPlan: Sendable {
  /// The seed of all random numbers.
  package var seed: UInt64
  /// The style in which the phone writes.
  package var style = HealthExportStyle()
  /// The number of weigh-ins.
  package var weighInCount = 50
  /// The number of records of other types for each weigh-in.
  package var othersPerWeighIn = 3
  /// The errors to insert, in order; each is inserted repeatedly.
  package var malformations: [HealthMalformation] = []
  /// The number of weigh-ins for each malformation.
  package var weighInsPerMalformation = 1
  /// Whether the file ends within a record.
  package var isCutOff = false

  /// Creates a plan.
  package init(seed: UInt64) {
    self.seed = seed
  }

  /// Returns an export, and the expected result of parsing it.
  package func export() -> (bytes: [UInt8], truth: ExpectedExport) {
    var bytes: [UInt8] = []
    let truth = write { bytes += $0 }
    return (bytes, truth)
  }

  /// Writes an export in parts.
  ///
  /// - Returns: The expected result of parsing it.
  /// - Throws: The error of `sink`.
  package func write<Failure: Error>(
    to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> ExpectedExport {
    var generator = SeededGenerator(seed: seed)
    var text = HealthExportText(style)
    var truth = ExpectedExport()
    let others = OtherRecords(style, using: &generator)
    for number in 0..<weighInCount {
      for _ in 0..<othersPerWeighIn { others.add(to: &text, &truth, using: &generator) }
      let sample = sample(number, using: &generator)
      if !malformations.isEmpty, number % weighInsPerMalformation == 0 {
        let position = number / weighInsPerMalformation % malformations.count
        text.add(malformations[position], of: sample, to: &truth)
      } else {
        add(sample, to: &text, &truth, using: &generator)
      }
      if text.bytes.count > 1 << 20 {
        try sink(text.bytes)
        text.bytes.removeAll(keepingCapacity: true)
      }
    }
    if isCutOff {
      let start = text.bytes.count
      text.add(sample(weighInCount, using: &generator))
      text.bytes.removeLast(Int.random(in: 4..<(text.bytes.count - start - 60), using: &generator))
      truth.leaveOut("cut-off")
    } else {
      text.end()
    }
    try sink(text.bytes)
    return truth
  }

  /// Returns the number of other records for each weigh-in that result in an export of a given
  /// size.
  package func others(toFill size: Int) -> Int {
    var generator = SeededGenerator(seed: seed)
    var text = HealthExportText(style)
    var truth = ExpectedExport()
    let others = OtherRecords(style, using: &generator)
    let start = text.bytes.count
    for _ in 0..<1_000 { others.add(to: &text, &truth, using: &generator) }
    return size / max(1, weighInCount) * 1_000 / (text.bytes.count - start)
  }

  /// The source names of scales and apps.
  private var sources: [String] {
    style.locale.hasPrefix("es")
      ? ["Salud", "Báscula", "iPhone d\u{2019}Ana", "Apple\u{A0}Watch de José", "«Peso» & más"]
      : ["Health", "Withings", "Ana\u{2019}s iPhone", "Apple\u{A0}Watch", "Weight & Co <1>"]
  }

  private func sample(
    _ number: Int,
    using generator: inout SeededGenerator
  ) -> HealthSample {
    // About twice a day, up to a day before the export.
    let seconds =
      style.exported.secondsSince1970 - 86_400
      - Int64(weighInCount - number) * 43_200 + Int64.random(in: 0..<40_000, using: &generator)
    guard let start = Timestamp(secondsSince1970: seconds, utcOffset: style.exported.utcOffset)
    else {
      preconditionFailure("the years of an export must be from 1 to 9999")
    }
    return HealthSample(
      .bodyMass,
      value: written(Int64.random(in: 6_000...9_500, using: &generator) * 10_000_000),
      start: start,
      end: seconds,
      source: sources.randomElement(using: &generator)?.plain ?? "",
      created: seconds + Int64.random(in: 0..<600, using: &generator)
    )
  }

  /// Returns a mass, rounded as the unit of the phone requires.
  private func written(_ micrograms: Int64) -> Int64 {
    let text = HealthExportText(style).massText(micrograms)
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    let digits = Int128(Int64("\(parts[0])\(fraction)") ?? 0)
    let divisor = fraction.reduce(16 as Int128) { divisor, _ in divisor * 10 }
    let product = digits * Int128(style.sixteenthsOfMicrograms)
    return Int64(clamping: (product * 2 + divisor) / (divisor * 2))
  }

  /// Adds a valid weigh-in with random variations.
  private func add(
    _ sample: HealthSample,
    to text: inout HealthExportText,
    _ truth: inout ExpectedExport,
    using generator: inout SeededGenerator
  ) {
    var metadata: [(String, String)] = []
    var start = sample.start
    if Int.random(in: 0..<4, using: &generator) == 0 {
      let name = ["Europe/Madrid", "America/New_York", "Asia/Kathmandu"]
        .randomElement(using: &generator)
      if let name, let zone = TimeZone(identifier: name),
        let moment = Timestamp(sample.start.date, in: zone)
      {
        metadata.append(("HKTimeZone", name))
        start = moment
      }
    }
    let identifier =
      Int.random(in: 0..<4, using: &generator) == 0
      ? "id-\(generator.next() % 1_000_000_007)" : nil
    let taken = HealthSample(
      .bodyMass,
      value: sample.value,
      start: start,
      end: sample.end,
      source: sample.source,
      externalIdentifier: identifier,
      syncVersion: identifier == nil ? nil : Int.random(in: 1...3, using: &generator),
      created: sample.created
    )
    text.add(taken, metadata: metadata)
    truth.take(taken)
    guard Int.random(in: 0..<3, using: &generator) == 0 else { return }
    let fat = HealthSample(
      .bodyFat,
      value: Int64.random(in: 100...400, using: &generator) * 1_000,
      start: sample.start,
      end: sample.end,
      source: sample.source,
      created: sample.created
    )
    text.add(fat)
    truth.take(fat)
  }
}

extension String {
  /// The name with plain spaces, as the parser returns it.
  fileprivate var plain: String {
    String(map { $0 == "\u{A0}" ? " " : $0 })
  }
}

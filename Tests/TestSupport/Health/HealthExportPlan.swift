import FoundationEssentials
import WeightCore

/// An export of Apple Health that is made up: of any size, and the same for the same plan.
///
/// ```swift
/// var plan = HealthExportPlan(seed: 1)
/// plan.malformations = HealthMalformation.allCases
/// let (bytes, truth) = plan.export()
/// ```
package struct HealthExportPlan: Sendable {
  /// The number that all others come from.
  package var seed: UInt64
  /// How the phone writes.
  package var style = HealthExportStyle()
  /// How many times the person is weighed.
  package var weighInCount = 50
  /// How many records of other types there are for each time.
  package var othersPerWeighIn = 3
  /// What is wrong, in the order in which it comes; each comes again and again.
  package var malformations: [HealthMalformation] = []
  /// How many weigh-ins there are for each malformation.
  package var weighInsPerMalformation = 1
  /// Whether the file ends within a record.
  package var isCutOff = false

  /// Creates a plan.
  package init(seed: UInt64) {
    self.seed = seed
  }

  /// Returns an export, and what a reader should find in it.
  package func export() -> (bytes: [UInt8], truth: HealthExportTruth) {
    var bytes: [UInt8] = []
    let truth = write { bytes += $0 }
    return (bytes, truth)
  }

  /// Writes an export in pieces.
  ///
  /// - Returns: What a reader should find in it.
  /// - Throws: What `sink` throws.
  package func write<Failure: Error>(
    to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> HealthExportTruth {
    var generator = SeededGenerator(seed: seed)
    var text = HealthExportText(style)
    var truth = HealthExportTruth()
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

  /// Returns how many other records there have to be for each weigh-in in an export of a size.
  package func others(toFill size: Int) -> Int {
    var generator = SeededGenerator(seed: seed)
    var text = HealthExportText(style)
    var truth = HealthExportTruth()
    let others = OtherRecords(style, using: &generator)
    let start = text.bytes.count
    for _ in 0..<1_000 { others.add(to: &text, &truth, using: &generator) }
    return size / max(1, weighInCount) * 1_000 / (text.bytes.count - start)
  }

  /// The names that scales and apps go by.
  private var sources: [String] {
    style.locale.hasPrefix("es")
      ? ["Salud", "Báscula", "iPhone d\u{2019}Ana", "Apple\u{A0}Watch de José", "«Peso» & más"]
      : ["Health", "Withings", "Ana\u{2019}s iPhone", "Apple\u{A0}Watch", "Weight & Co <1>"]
  }

  private func sample(
    _ number: Int,
    using generator: inout SeededGenerator
  ) -> HealthSample {
    // Twice a day or so, up to a day before the export.
    let seconds =
      style.exported.secondsSince1970 - 86_400
      - Int64(weighInCount - number) * 43_200 + Int64.random(in: 0..<40_000, using: &generator)
    guard let start = Moment(secondsSince1970: seconds, utcOffset: style.exported.utcOffset) else {
      preconditionFailure("an export tells of years from 1 to 9999")
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

  /// Returns what a mass is after it was written in the unit of the phone.
  private func written(_ micrograms: Int64) -> Int64 {
    let text = HealthExportText(style).massText(micrograms)
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    let digits = Int128(Int64("\(parts[0])\(fraction)") ?? 0)
    let divisor = fraction.reduce(16 as Int128) { divisor, _ in divisor * 10 }
    let product = digits * Int128(style.sixteenthsOfMicrograms)
    return Int64(clamping: (product * 2 + divisor) / (divisor * 2))
  }

  /// Adds a weigh-in as it should be, with one thing or the other about it.
  private func add(
    _ sample: HealthSample,
    to text: inout HealthExportText,
    _ truth: inout HealthExportTruth,
    using generator: inout SeededGenerator
  ) {
    var metadata: [(String, String)] = []
    var start = sample.start
    if Int.random(in: 0..<4, using: &generator) == 0 {
      let name = ["Europe/Madrid", "America/New_York", "Asia/Kathmandu"]
        .randomElement(using: &generator)
      if let name, let zone = TimeZone(identifier: name),
        let moment = Moment(sample.start.date, in: zone)
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
  /// The name as readers tell it, with plain spaces.
  fileprivate var plain: String {
    String(map { $0 == "\u{A0}" ? " " : $0 })
  }
}

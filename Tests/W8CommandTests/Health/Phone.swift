import TestSupport
import WeightCore

/// A model of an iPhone with weights in its Health app.
struct Phone {
  /// The samples in the app.
  var samples: [HealthSample] = []
  /// The export style of the phone.
  var style = HealthExportStyle.spanish()
  /// Whether the export is truncated because the phone has no space left.
  var isCutOff = false

  /// Creates a phone with a weigh-in at 8:00 on each day from 1 January 2026 on.
  init(grams: [Int64], source: String = "Báscula") {
    for (index, grams) in grams.enumerated() { add(grams: grams, day: index + 1, source: source) }
  }

  /// Creates a phone with a number of weights: 70.1 kg, 70.2 kg, and so on.
  init(days: Int) {
    self.init(grams: (1...days).map { 70_000 + Int64($0) * 100 })
  }

  /// Adds a weigh-in.
  mutating func add(grams: Int64, day: Int, source: String = "Báscula") {
    let seconds = Self.morning + Int64(day) * 86_400
    guard let start = Timestamp(secondsSince1970: seconds, utcOffset: 3_600) else { return }
    samples.append(
      HealthSample(
        .bodyMass,
        value: grams * 1_000_000,
        start: start,
        end: seconds,
        source: source
      )
    )
  }

  /// Adds a body fat sample.
  mutating func add(fat partsPerMillion: Int64, day: Int) {
    add(partsPerMillion, .bodyFat, day: day)
  }

  /// Adds a sample of a category.
  mutating func add(_ value: Int64, _ category: HealthCategory, day: Int) {
    let seconds = Self.morning + Int64(day) * 86_400
    guard let start = Timestamp(secondsSince1970: seconds, utcOffset: 3_600) else { return }
    samples.append(
      HealthSample(
        category,
        value: value,
        start: start,
        end: seconds,
        source: "Báscula"
      )
    )
  }

  /// Returns the phone on a later day.
  func later(days: Int) -> Phone {
    var phone = self
    let exported = style.exported
    let seconds = exported.secondsSince1970 + Int64(days) * 86_400
    if let moment = Timestamp(secondsSince1970: seconds, utcOffset: exported.utcOffset) {
      phone.style.exported = moment
    }
    return phone
  }

  /// Returns the phone in another time zone.
  func moved(toOffset offset: Int) -> Phone {
    var phone = self
    let seconds = style.exported.secondsSince1970
    if let moment = Timestamp(secondsSince1970: seconds, utcOffset: offset) {
      phone.style.exported = moment
    }
    return phone
  }

  /// Returns the phone with another source name for all weights.
  func renamed(to source: String) -> Phone {
    var phone = self
    phone.samples = samples.map { sample in
      HealthSample(
        sample.category,
        value: sample.value,
        start: sample.start,
        end: sample.end,
        source: source
      )
    }
    return phone
  }

  /// The content of its export.
  var export: [UInt8] {
    guard isCutOff else { return HealthExportText.text(of: samples, style) }
    var text = HealthExportText(style)
    for sample in samples { text.add(sample) }
    return text.bytes
  }

  /// 8:00 on 31 December 2025 in Madrid.
  private static let morning: Int64 = 1_767_164_400
}

extension TestUser {
  /// Saves an export of a phone in the user's folder.
  func save(_ phone: Phone, as name: String) throws {
    try folder.write(phone.export, to: name)
  }
}

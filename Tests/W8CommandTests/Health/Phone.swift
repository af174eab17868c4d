import TestSupport
import WeightCore

/// An iPhone with weights in its Health app, which exports them.
struct Phone {
  /// What the app has.
  var samples: [HealthSample] = []
  /// How the phone writes.
  var style = HealthExportStyle.spanish()
  /// Whether the phone runs out of space before the end of the export.
  var isCutOff = false

  /// A phone that has weighed somebody at eight every morning from 1 January 2026 on.
  init(grams: [Int64], source: String = "Báscula") {
    for (index, grams) in grams.enumerated() { add(grams: grams, day: index + 1, source: source) }
  }

  /// A phone with as many weights, of 70.1 kg, 70.2 kg and so on.
  init(days: Int) {
    self.init(grams: (1...days).map { 70_000 + Int64($0) * 100 })
  }

  /// Weighs somebody.
  mutating func add(grams: Int64, day: Int, source: String = "Báscula") {
    let seconds = Self.morning + Int64(day) * 86_400
    guard let start = Moment(secondsSince1970: seconds, utcOffset: 3_600) else { return }
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

  /// Weighs the fat of somebody.
  mutating func add(fat partsPerMillion: Int64, day: Int) {
    let seconds = Self.morning + Int64(day) * 86_400
    guard let start = Moment(secondsSince1970: seconds, utcOffset: 3_600) else { return }
    samples.append(
      HealthSample(
        .bodyFat,
        value: partsPerMillion,
        start: start,
        end: seconds,
        source: "Báscula"
      )
    )
  }

  /// The phone on a later day.
  func later(days: Int) -> Phone {
    var phone = self
    let exported = style.exported
    let seconds = exported.secondsSince1970 + Int64(days) * 86_400
    if let moment = Moment(secondsSince1970: seconds, utcOffset: exported.utcOffset) {
      phone.style.exported = moment
    }
    return phone
  }

  /// The same phone in another zone.
  func moved(toOffset offset: Int) -> Phone {
    var phone = self
    let seconds = style.exported.secondsSince1970
    if let moment = Moment(secondsSince1970: seconds, utcOffset: offset) {
      phone.style.exported = moment
    }
    return phone
  }

  /// The same weights from an app or a scale with another name.
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

  /// The bytes of its export.
  var export: [UInt8] {
    guard isCutOff else { return HealthExportText.text(of: samples, style) }
    var text = HealthExportText(style)
    for sample in samples { text.add(sample) }
    return text.bytes
  }

  /// Eight in the morning of 31 December 2025 in Madrid.
  private static let morning: Int64 = 1_767_164_400
}

extension Home {
  /// Saves an export of a phone in the folder of the person.
  func save(_ phone: Phone, as name: String) throws {
    try folder.write(phone.export, to: name)
  }
}

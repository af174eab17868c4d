import FileFormats
import Foundation
import FoundationEssentials
import WeightCore

/// A converter from records to samples.
struct SampleReader {
  /// The result for a record.
  enum Outcome {
    /// The record does not belong to a category.
    case other
    /// The record is skipped because of a problem, with the affected text if there is any.
    case leftOut(HealthProblem, written: String?)
    /// The sample, and the repaired problems.
    case sample(HealthSample, mended: [HealthProblem])
  }

  /// The requested categories, by type name.
  let categories: [String: HealthCategory]
  private let homeTimeZone: TimeZone?
  /// The time zones of records by name; `nil` for invalid names.
  private var timeZones: [String: TimeZone?] = [:]

  init(_ categories: Set<HealthCategory>, homeTimeZone: TimeZone?) {
    self.categories = Dictionary(
      uniqueKeysWithValues: categories.map { ($0.typeIdentifier, $0) }
    )
    self.homeTimeZone = homeTimeZone
  }

  /// Reads a record.
  mutating func read(_ record: XMLElement) -> Outcome {
    guard record.name == "Record", let category = record["type"].flatMap({ categories[$0] }) else {
      return .other
    }
    var mended: [HealthProblem] = []
    do throws(HealthRecordError) {
      let value = try value(of: record, category, &mended)
      let (start, end) = try times(of: record, &mended)
      let sample = HealthSample(
        category,
        value: value,
        start: moment(start, record, &mended),
        end: end.secondsSince1970,
        source: try source(of: record),
        externalIdentifier: record.metadata(
          "HKMetadataKeySyncIdentifier",
          "HKSyncIdentifier",
          "HKExternalUUID"
        ),
        syncVersion: record.metadata("HKMetadataKeySyncVersion", "HKSyncVersion")
          .flatMap { Int($0) },
        created: record["creationDate"].flatMap(RawInstant.init)?.moment.secondsSince1970
      )
      return .sample(sample, mended: mended)
    } catch {
      return .leftOut(error.problem, written: error.written)
    }
  }

  private func value(
    of record: XMLElement,
    _ category: HealthCategory,
    _ mended: inout [HealthProblem]
  ) throws(HealthRecordError) -> Int64 {
    guard let text = record["value"]?.trimmed, !text.isEmpty else {
      throw HealthRecordError(.valueMissing)
    }
    let unit = record["unit"]?.trimmed ?? ""
    let written = unit.isEmpty ? text : "\(text) \(unit)"
    guard let number = RawNumber(text) else {
      throw HealthRecordError(.valueNotANumber, written: written)
    }
    do throws(HealthRecordError) {
      switch category {
      case .bodyMass, .leanMass: return try micrograms(number, unit)
      case .waist: return try micrometres(number, unit)
      case .bodyFat: return try partsPerMillion(number, unit, &mended)
      }
    } catch {
      throw HealthRecordError(error.problem, written: written)
    }
  }

  private func micrograms(
    _ number: RawNumber,
    _ unit: String
  ) throws(HealthRecordError) -> Int64 {
    guard let unit = HealthMassUnit(rawValue: unit.lowercased()) else {
      throw HealthRecordError(.unitUnknown)
    }
    let (factor, divisor) = unit.micrograms
    guard let micrograms = number.times(factor, over: divisor),
      Self.masses.contains(Mass(micrograms: micrograms))
    else { throw HealthRecordError(.valueOutOfRange) }
    return micrograms
  }

  private func micrometres(
    _ number: RawNumber,
    _ unit: String
  ) throws(HealthRecordError) -> Int64 {
    guard let unit = HealthLengthUnit(rawValue: unit.lowercased()) else {
      throw HealthRecordError(.unitUnknown)
    }
    guard let micrometres = number.times(unit.micrometres), Waist(micrometres: micrometres) != nil
    else { throw HealthRecordError(.valueOutOfRange) }
    return micrometres
  }

  private func partsPerMillion(
    _ number: RawNumber,
    _ unit: String,
    _ mended: inout [HealthProblem]
  ) throws(HealthRecordError) -> Int64 {
    guard unit == "%" else { throw HealthRecordError(.unitUnknown) }
    guard var share = number.times(1_000_000) else { throw HealthRecordError(.valueOutOfRange) }
    // Some apps write a percentage instead of a fraction.
    if share > 1_000_000 {
      guard let percent = number.times(10_000) else { throw HealthRecordError(.valueOutOfRange) }
      share = percent
      mended.append(.bodyFatOverOne)
    }
    guard let exact = Int(exactly: share), BodyFat(partsPerMillion: exact) != nil else {
      throw HealthRecordError(.valueOutOfRange)
    }
    return share
  }

  /// The masses that may be logged in at least one unit.
  ///
  /// They do not depend on the unit of the phone, so another unit does not change whether a record
  /// is imported.
  private static let masses: ClosedRange<Mass> = {
    let kilograms = WeightLimits.standard.range(in: .kilogram)
    let pounds = WeightLimits.standard.range(in: .pound)
    return min(
      kilograms.lowerBound,
      pounds.lowerBound
    )...max(
      kilograms.upperBound,
      pounds.upperBound
    )
  }()
}

// MARK: - Times and sources

extension SampleReader {
  private func times(
    of record: XMLElement,
    _ mended: inout [HealthProblem]
  ) throws(HealthRecordError) -> (start: Timestamp, end: Timestamp) {
    guard let text = record["startDate"]?.trimmed, !text.isEmpty else {
      throw HealthRecordError(.dateMissing)
    }
    guard let start = RawInstant(text)?.moment else {
      throw HealthRecordError(.dateInvalid, written: text)
    }
    guard let end = record["endDate"].flatMap(RawInstant.init)?.moment else {
      mended.append(.endDateMissing)
      return (start, start)
    }
    guard end.secondsSince1970 >= start.secondsSince1970 else {
      throw HealthRecordError(.endBeforeStart, written: record["endDate"])
    }
    return (start, end)
  }

  /// Returns the instant with its local UTC offset, as far as it is known.
  private mutating func moment(
    _ instant: Timestamp,
    _ record: XMLElement,
    _ mended: inout [HealthProblem]
  ) -> Timestamp {
    var timeZone = homeTimeZone
    if let name = record.metadata("HKTimeZone") {
      if let named = self.timeZone(name) {
        timeZone = named
      } else {
        mended.append(.timeZoneUnknown)
      }
    }
    return timeZone.flatMap { Timestamp(instant.date, in: $0) } ?? instant
  }

  private mutating func timeZone(_ name: String) -> TimeZone? {
    if let known = timeZones[name] { return known }
    let timeZone = TimeZone(identifier: name)
    // A file can contain any number of names, so the cache is limited.
    if timeZones.count < 1_000 { timeZones[name] = .some(timeZone) }
    return timeZone
  }

  private func source(of record: XMLElement) throws(HealthRecordError) -> String {
    // Exports of 2015 used a different attribute name.
    let name = SourceName.canonical(record["sourceName"] ?? record["source"] ?? "")
    guard !name.isEmpty else { throw HealthRecordError(.sourceMissing) }
    return name
  }
}

/// An error that causes a record to be skipped.
private struct HealthRecordError: Error {
  let problem: HealthProblem
  let written: String?

  init(_ problem: HealthProblem, written: String? = nil) {
    self.problem = problem
    self.written = written
  }
}

extension XMLElement {
  /// Returns the first non-empty metadata value of several names.
  ///
  /// Exports of 2015 contain them as attributes.
  fileprivate func metadata(_ names: String...) -> String? {
    for name in names {
      let entry = children.first { $0.name == "MetadataEntry" && $0["key"] == name }
      if let value = (entry?["value"] ?? self[name])?.trimmed, !value.isEmpty { return value }
    }
    return nil
  }
}

extension String {
  /// The string without leading and trailing whitespace.
  fileprivate var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[start...end])
  }
}

/// A mass unit, by its name in Apple Health.
enum HealthMassUnit: String {
  case kilogram = "kg"
  case gram = "g"
  case pound = "lb"
  case stone = "st"
  case ounce = "oz"

  /// The exact number of micrograms in the unit, as a fraction.
  var micrograms: (factor: Int64, divisor: Int64) {
    switch self {
    case .kilogram: (WeightUnit.kilogram.micrograms, 1)
    case .gram: (WeightUnit.kilogram.micrograms, 1_000)
    case .pound: (WeightUnit.pound.micrograms, 1)
    case .stone: (WeightUnit.stone.micrograms, 1)
    case .ounce: (WeightUnit.pound.micrograms, 16)
    }
  }
}

/// A unit of lengths, by its name in Apple Health.
enum HealthLengthUnit: String {
  case millimetre = "mm"
  case centimetre = "cm"
  case metre = "m"
  case inch = "in"
  case foot = "ft"

  /// The exact number of micrometres in the unit.
  var micrometres: Int64 {
    switch self {
    case .millimetre: Waist.micrometresInCentimetre / 10
    case .centimetre: Waist.micrometresInCentimetre
    case .metre: Waist.micrometresInCentimetre * 100
    case .inch: Waist.micrometresInInch
    case .foot: Waist.micrometresInInch * 12
    }
  }
}

/// The names of apps and devices, whose spelling in exports varies.
enum SourceName {
  /// Returns a name in Unicode composed form, trimmed, and with plain spaces.
  static func canonical(_ name: String) -> String {
    let spaced = name.unicodeScalars.map { $0.properties.isWhitespace ? " " : $0 }
    let trimmed = spaced.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    var text = String.UnicodeScalarView()
    text.append(contentsOf: trimmed)
    let canonical = String(text)
    return canonical.utf8.allSatisfy { $0 < 0x80 }
      ? canonical : canonical.precomposedStringWithCanonicalMapping
  }
}

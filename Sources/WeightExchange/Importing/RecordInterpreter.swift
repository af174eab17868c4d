import Diagnostics
import WeightCore

/// A converter from records to weigh-ins.
struct RecordInterpreter {
  let format: WeightFileFormat
  let interpretation: Interpretation
  let fatUnit: FileUnit?
  let clock: RecordClock

  /// Returns the weigh-in of a record.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - warn: Receives warnings about skipped values.
  /// - Returns: The weigh-in, and the precision of its mass.
  /// - Throws: The error that causes the record to be skipped.
  func candidate(
    of record: WeightRecord,
    warn: (Diagnostic) -> Void
  ) throws(RecordError) -> EntryCandidate {
    if let problem = record.problem { throw RecordError(problem) }
    guard let date = record.date else { throw RecordError(.dateMissing, at: record.location) }
    let moment = try moment(of: record, on: date)
    let weighed = try weighed(record)
    let draft = WeightEntry.Draft(
      mass: weighed.mass,
      moment: moment,
      bodyFat: bodyFat(of: record, weighed.mass, warn: warn),
      waist: waist(of: record, warn: warn),
      leanMass: leanMass(of: record, atMost: weighed.mass, warn: warn),
      note: try note(of: record),
      source: source(of: record)
    )
    return EntryCandidate(
      draft,
      rounding: weighed.rounding,
      revision: revision(of: record, warn: warn)
    )
  }

  private func revision(
    of record: WeightRecord,
    warn: (Diagnostic) -> Void
  ) -> EntryRevision? {
    guard let field = record.revision else { return nil }
    guard let revision = EntryRevision(text: field.text) else {
      warn(Diagnostic(.entryIdentifierUnreadable(field.text), .warning, at: field.location))
      return nil
    }
    return revision
  }

  /// Returns the time and the values of a record without a weight.
  ///
  /// - Returns: `nil` if the record is not usable.
  func additions(
    of record: WeightRecord,
    warn: (Diagnostic) -> Void
  ) -> (moment: Timestamp, values: EntryAdditions)? {
    do throws(RecordError) {
      if let problem = record.problem { throw RecordError(problem) }
      guard let date = record.date else { throw RecordError(.dateMissing, at: record.location) }
      let moment = try moment(of: record, on: date)
      // Only a mass of fat needs the weight.
      let values = EntryAdditions(
        bodyFat: bodyFat(of: record, Mass(micrograms: 1), warn: warn),
        waist: waist(of: record, warn: warn),
        leanMass: leanMass(of: record, atMost: nil, warn: warn)
      )
      return (moment, values)
    } catch {
      var diagnostic = error.diagnostic
      diagnostic.severity = .warning
      warn(diagnostic)
      return nil
    }
  }

  private func moment(
    of record: WeightRecord,
    on date: RecordField
  ) throws(RecordError) -> Timestamp {
    try clock.moment(
      of: date,
      time: record.time,
      utcOffset: record.utcOffset,
      order: interpretation.dateOrder
    )
  }

  private func note(of record: WeightRecord) throws(RecordError) -> EntryNote? {
    guard let text = record.note else { return nil }
    do {
      return try EntryNote(text)
    } catch {
      throw RecordError(
        .noteTooLong(text.count, limit: EntryNote.limit),
        at: record.notePlace ?? record.location
      )
    }
  }

  private func source(of record: WeightRecord) -> EntrySource {
    let name = record.sourceName?.text ?? format.sourceName
    guard format.isOwn else { return EntrySource(.imported, name: name) }
    // A kind that a newer version added is always an import.
    let kind = record.source.map { EntrySource.Kind(rawValue: $0.text) ?? .imported }
    return EntrySource(kind ?? .imported, name: name)
  }
}

// MARK: - Weight

extension RecordInterpreter {
  private func weighed(_ record: WeightRecord) throws(RecordError) -> ParsedWeight {
    guard let field = record.kilograms ?? record.weight else {
      throw RecordError(.weightMissing, at: record.location)
    }
    let isExact = record.kilograms != nil
    let unit = isExact ? .weight(.kilogram) : try unit(of: record)
    let mark = isExact ? DecimalSeparator.point : interpretation.decimalMark
    guard let weighed = RawWeight(field.text).mass(mark: mark, unit: unit) else {
      throw RecordError(.weightUnreadable(field.text), at: field.location)
    }
    do {
      // A weight that was logged in pounds may slightly exceed the limits in kilograms.
      try WeightLimits.standard.check(weighed.mass, in: isExact ? .pound : weighed.unit)
    } catch {
      throw RecordError(
        .weightOutsideLimits(field.text, unit: weighed.unit.rawValue),
        at: field.location
      )
    }
    guard isExact else { return weighed }
    return ParsedWeight(mass: weighed.mass, unit: weighed.unit, rounding: Mass(micrograms: 0))
  }

  func unit(of record: WeightRecord) throws(RecordError) -> FileUnit? {
    guard let field = record.unit else { return interpretation.unit }
    guard let unit = FileUnit(field.text) else {
      throw RecordError(.unitUnknown(field.text), at: field.location)
    }
    return unit
  }
}

// MARK: - Body fat

extension RecordInterpreter {
  private static let percentPartsPerMillion: Int64 = 10_000

  /// Returns the body fat, or `nil` if there is none.
  ///
  /// Some programs write zero in that case.
  private func bodyFat(
    of record: WeightRecord,
    _ mass: Mass,
    warn: (Diagnostic) -> Void
  ) -> BodyFat? {
    guard let field = record.bodyFat ?? record.fatMass else { return nil }
    guard let partsPerMillion = partsPerMillion(of: record, mass) else {
      warn(
        Diagnostic(.bodyFatUnreadable(field.text), .warning, at: field.location)
      )
      return nil
    }
    guard partsPerMillion > 0 else { return nil }
    guard let bodyFat = BodyFat(partsPerMillion: partsPerMillion) else {
      warn(
        Diagnostic(.bodyFatOutsideLimits(field.text), .warning, at: field.location)
      )
      return nil
    }
    return bodyFat
  }

  private func partsPerMillion(of record: WeightRecord, _ mass: Mass) -> Int? {
    let mark = interpretation.decimalMark
    if let field = record.bodyFat {
      let number = field.text.last == "%" ? field.text.dropLast() : field.text[...]
      let value = DecimalNumber(String(number).trimmingWhitespace[...], mark: mark)?
        .times(Self.percentPartsPerMillion)
        .map { Int($0) }
      // A body fat below one percent is impossible.
      guard format.hasFractions, let value, value < Int(Self.percentPartsPerMillion) else {
        return value
      }
      return value * 100
    }
    guard let field = record.fatMass,
      let fat = RawWeight(field.text).mass(mark: mark, unit: fatUnit ?? interpretation.unit)
    else { return nil }
    return Int(Int128(fat.mass.micrograms) * 1_000_000 / Int128(mass.micrograms))
  }
}

/// An error that causes a record to be skipped.
struct RecordError: Error {
  let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }

  init(_ message: Diagnostic.Message, at location: Location) {
    diagnostic = Diagnostic(message, .error, at: location)
  }
}

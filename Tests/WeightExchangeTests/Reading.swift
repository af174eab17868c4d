import Diagnostics
import Foundation
import TestSupport
import Testing
import WeightCore

@testable import WeightExchange

/// Reads files of weights at a fixed time and in a fixed time zone.
enum Reading {
  static let fixtures = Fixtures(shared: "Weights")

  /// Returns the options of a user in Madrid in the summer of 2026, without specified values.
  static func options() throws -> ImportOptions {
    let zone = try #require(TimeZone(identifier: "Europe/Madrid"))
    let now = try #require(Timestamp(secondsSince1970: 1_780_000_000, utcOffset: 7_200))
    return ImportOptions(timeZone: zone, now: now)
  }

  /// Reads a fixture.
  static func fixture(
    _ name: String,
    _ change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> ParseResult<ImportedWeights?> {
    var options = try options()
    change(&options)
    return try ImportedWeights.read(fixtures.bytes(of: name), file: name, options)
  }

  /// Reads a string.
  static func text(
    _ text: String,
    _ change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> ParseResult<ImportedWeights?> {
    var options = try options()
    change(&options)
    return try ImportedWeights.read(Array(text.utf8), file: "x", options)
  }
}

extension ParseResult<ImportedWeights?> {
  /// The weigh-ins, one per line: time, mass, body fat, source and note.
  var lines: [String] {
    (value?.candidates ?? [])
      .map { candidate in
        let draft = candidate.draft
        let parts: [String?] = [
          draft.moment.iso8601, draft.mass.kilogramText,
          draft.bodyFat.map { "\(Double($0.partsPerMillion) / 10_000)%" },
          draft.leanMass.map { "lean \($0.kilogramText)" },
          draft.waist.map { "waist \($0.centimetres)" }, draft.source.name,
          draft.note.map { "'\($0.text)'" },
        ]
        return parts.compactMap(\.self).joined(separator: " ")
      }
  }

  /// The problems, one per line: location and identifier.
  var findings: [String] {
    diagnostics.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.id.rawValue)" }
  }
}

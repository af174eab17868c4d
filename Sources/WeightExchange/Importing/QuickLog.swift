package import Diagnostics
import JSONSyntax
package import WeightCore

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// A weigh-in in a file of another program, which is imported into the log once.
///
/// ```json
/// { "id": "7f3c", "kilograms": 72.5, "date": "2026-03-01T08:00:00+01:00", "note": "before breakfast" }
/// ```
package struct QuickLog: Hashable, Sendable {
  /// The maximum length of an identifier, in bytes.
  private static let longestIdentifier = 200

  /// The unique identifier, which prevents importing the weigh-in twice.
  package let identifier: String
  /// The weigh-in.
  package let draft: WeightEntry.Draft

  /// Parses a file with one weigh-in.
  ///
  /// A file with any error is rejected.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path to use in locations.
  ///   - timeZone: The time zone of times without one.
  ///   - now: The current time; weigh-ins after it are rejected.
  /// - Returns: The weigh-in, or `nil` and the problems.
  package static func parse(
    _ bytes: [UInt8],
    file: String,
    timeZone: TimeZone,
    now: Timestamp
  ) -> ParseResult<QuickLog?> {
    let start = Location(file: file, utf8Range: 0..<0, line: 1, column: 1)
    let parsed = JSONDocument.parse(bytes, file: file)
    guard let root = parsed.value?.root else {
      let location = parsed.diagnostics.first?.location ?? start
      return refused(Diagnostic(.weightsBrokenJSON, .error, at: location))
    }
    guard root.isObject else {
      return refused(Diagnostic(.weightsNotRecognized, .error, at: start))
    }
    guard let identifier = identifier(of: root) else {
      return refused(Diagnostic(.identifierMissing, .error, at: root.location))
    }
    if root.member("kilograms") != nil, let weight = root.member("weight") {
      return refused(Diagnostic(.weightAmbiguous, .error, at: weight.location))
    }
    var problems: [Diagnostic] = []
    do throws(RecordError) {
      var record = JSONRecords.record(of: root, format: .w8JSON)
      // A weigh-in from the button of a widget counts as manual.
      record.source = RecordField(EntrySource.Kind.manual.rawValue, at: root.location)
      // The identifier is that of the file, which is not yet an entry.
      record.revision = nil
      let candidate = try interpreter(timeZone, now).candidate(of: record) { problems.append($0) }
      if let problem = problems.first { return refused(problem) }
      let log = QuickLog(identifier: identifier, draft: candidate.draft)
      return ParseResult(log, diagnostics: [])
    } catch {
      return refused(error.diagnostic)
    }
  }

  private static func identifier(of root: JSONElement) -> String? {
    guard let text = root.member("id")?.string, !text.isEmpty else { return nil }
    return text.utf8.count <= longestIdentifier ? text : nil
  }

  private static func interpreter(_ timeZone: TimeZone, _ now: Timestamp) -> RecordInterpreter {
    RecordInterpreter(
      format: .w8JSON,
      interpretation: .ofPrograms,
      fatUnit: nil,
      clock: RecordClock(timeZone: timeZone, isInUTC: false, now: now)
    )
  }

  private static func refused(_ diagnostic: Diagnostic) -> ParseResult<QuickLog?> {
    ParseResult(nil, diagnostics: [diagnostic])
  }
}

package import Diagnostics
import JSONSyntax
package import WeightCore

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// A weigh-in that another program has left in a file of its own, to be taken into the log once.
///
/// ```json
/// { "id": "7f3c", "kilograms": 72.5, "date": "2026-03-01T08:00:00+01:00", "note": "before breakfast" }
/// ```
package struct QuickLog: Hashable, Sendable {
  /// How long an identifier may be, in bytes.
  private static let longestIdentifier = 200

  /// What tells the weigh-in from all others, however often it is written.
  package let identifier: String
  /// What was weighed.
  package let draft: WeightEntry.Draft

  /// Reads a file with one weigh-in, strictly: what cannot be understood as a whole is not taken.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path that places name.
  ///   - timeZone: The zone of times that have none.
  ///   - now: The moment after which nothing can have been weighed.
  /// - Returns: The weigh-in, or `nil` and what is wrong.
  package static func parse(
    _ bytes: [UInt8],
    file: String,
    timeZone: TimeZone,
    now: Moment
  ) -> Parsed<QuickLog?> {
    let start = Place(file: file, utf8Range: 0..<0, line: 1, column: 1)
    let parsed = JSONDocument.parse(bytes, file: file)
    guard let root = parsed.value?.root else {
      let place = parsed.diagnostics.first?.place ?? start
      return refused(Diagnostic(.weightsBrokenJSON, .error, at: place))
    }
    guard root.isObject else {
      return refused(Diagnostic(.weightsNotRecognized, .error, at: start))
    }
    guard let identifier = identifier(of: root) else {
      return refused(Diagnostic(.identifierMissing, .error, at: root.place))
    }
    var problems: [Diagnostic] = []
    do throws(RecordRefusal) {
      var record = JSONRecords.record(of: root, format: .w8JSON)
      // Whoever presses the button of a widget logs it by hand.
      record.source = RecordField(EntrySource.Kind.manual.rawValue, at: root.place)
      let candidate = try interpreter(timeZone, now).candidate(of: record) { problems.append($0) }
      if let problem = problems.first { return refused(problem) }
      let log = QuickLog(identifier: identifier, draft: candidate.draft)
      return Parsed(log, diagnostics: [])
    } catch {
      return refused(error.diagnostic)
    }
  }

  private static func identifier(of root: JSONElement) -> String? {
    guard let text = root.member("id")?.string, !text.isEmpty else { return nil }
    return text.utf8.count <= longestIdentifier ? text : nil
  }

  private static func interpreter(_ timeZone: TimeZone, _ now: Moment) -> RecordInterpreter {
    RecordInterpreter(
      format: .w8JSON,
      interpretation: .ofPrograms,
      fatUnit: nil,
      clock: RecordClock(timeZone: timeZone, isInUTC: false, now: now)
    )
  }

  private static func refused(_ diagnostic: Diagnostic) -> Parsed<QuickLog?> {
    Parsed(nil, diagnostics: [diagnostic])
  }
}

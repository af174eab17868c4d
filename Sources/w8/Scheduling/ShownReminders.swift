import FileSystem
import Foundation
import WeightStore

/// The record of the reminders that were already shown on this computer.
///
/// It is a file next to the log, rather than a part of it: a log that is synced between computers
/// would otherwise change each time a reminder is shown.
struct ShownReminders {
  private let path: String
  /// The subjects by the identifiers of the reminders.
  private(set) var subjects: [String: String]

  /// Reads the record.
  ///
  /// A missing or damaged one is empty.
  init(_ location: StoreLocation) {
    path = location.database + "-reminders"
    let bytes = (try? FileSystem.read(path)) ?? []
    subjects = (try? JSONDecoder().decode([String: String].self, from: Data(bytes))) ?? [:]
  }

  /// Records a reminder.
  mutating func insert(_ identifier: String, subject: String) {
    subjects[identifier] = subject
  }

  /// Saves the record.
  ///
  /// - Throws: ``FileError`` if it cannot be written.
  func save() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try FileSystem.write(Array(encoder.encode(subjects)), to: path, isPrivate: true)
  }
}

package import WeightCore

/// A log as a file that is created in parts.
///
/// A log of many years is never in memory as a whole.
///
/// ```swift
/// try store.forEachPage { page in write(file.part(of: page)) }
/// write(file.end())
/// ```
package protocol LogFile: Sendable {
  /// Returns the next part of the file, with the entries of a page, which is not empty.
  mutating func part(of page: [IdentifiedEntry]) -> [UInt8]
  /// Returns the last part of the file.
  mutating func end() -> [UInt8]
}

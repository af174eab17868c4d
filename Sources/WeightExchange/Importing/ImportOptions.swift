package import WeightCore

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// What a file is to be read with: what the user says of it, and where and when the user is.
package struct ImportOptions: Sendable {
  /// The program that it comes from; `nil` to see by the content.
  package var format: NamedFormat?
  /// The unit of numbers that the file gives none for.
  package var unit: WeightUnit?
  /// What stands before decimals, where the file leaves that open.
  package var decimalMark: DecimalMark?
  /// The order of day and month, where the file leaves that open.
  package var dateOrder: DateOrder?
  /// The zone of times that have none.
  package var timeZone: TimeZone
  /// The moment after which nothing can have been weighed.
  package var now: Moment

  /// Creates options that say nothing of the file.
  package init(timeZone: TimeZone, now: Moment) {
    self.timeZone = timeZone
    self.now = now
  }
}

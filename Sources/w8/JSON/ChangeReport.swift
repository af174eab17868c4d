import Foundation
import WeightCore

/// What `w8 change --json` prints.
struct ChangeReport: Encodable {
  private let asOf: String
  private let changes: [Change]

  private struct Change: Encodable {
    let days: Nullable<Int>
    let from: EntryReport
    let to: EntryReport
    let kilograms: Decimal
  }

  init(_ changes: [(period: ChangePeriod, change: WeightChange)], today: CalendarDay) {
    asOf = today.iso8601
    self.changes = changes.map { period, change in
      Change(
        days: Nullable(period.days),
        from: EntryReport(change.first),
        to: EntryReport(change.last),
        kilograms: change.mass.exactKilograms
      )
    }
  }
}

/// Where a weight has gone in a week; no way is better than another.
package enum WidgetDirection: String, Hashable, Sendable {
  /// There are no two weigh-ins to compare.
  case unknown
  /// Half a kilogram or half a pound has not come together.
  case neutral
  case down
  case up

  /// Names the direction of a change for somebody who reads weights in a unit.
  init(_ change: Mass?, unit: WeightUnit) {
    guard let change else {
      self = .unknown
      return
    }
    let half = unit.unitOfChange.micrograms / 2
    switch ChangeDirection(of: change.micrograms, threshold: half) {
    case .down: self = .down
    case .stable: self = .neutral
    case .up: self = .up
    }
  }
}

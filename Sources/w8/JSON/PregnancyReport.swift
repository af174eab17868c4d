import Foundation
import WeightCore

/// What `w8 pregnancy --json` prints.
struct PregnancyReport: Encodable {
  private let asOf: String
  private let dryRun: Bool
  private let pregnancy: Nullable<Profile>

  private struct Profile: Encodable {
    let centimetres: Double
    let kilogramsBefore: Decimal
    let start: String
    let dueDate: String
    let twins: Bool
    let week: Nullable<Int>
    let kilograms: Nullable<Decimal>
    let leastKilograms: Nullable<Double>
    let greatestKilograms: Nullable<Double>
    let leastGain: Nullable<Double>
    let greatestGain: Nullable<Double>
  }

  init(_ profile: PregnancyProfile?, _ standing: Standing, isDryRun: Bool) {
    asOf = standing.today.iso8601
    dryRun = isDryRun
    pregnancy = Nullable(profile.map { Self.report($0, standing) })
  }

  private static func report(_ profile: PregnancyProfile, _ standing: Standing) -> Profile {
    let week = profile.week(on: standing.today)
    let range = week.flatMap(profile.range)
    return Profile(
      centimetres: profile.centimetres,
      kilogramsBefore: profile.weightBefore.exactKilograms,
      start: profile.start.iso8601,
      dueDate: profile.dueDate.iso8601,
      twins: profile.isTwins,
      week: Nullable(week),
      kilograms: Nullable(standing.latest?.mass.exactKilograms),
      leastKilograms: Nullable(range?.kilograms.lowerBound),
      greatestKilograms: Nullable(range?.kilograms.upperBound),
      leastGain: Nullable(profile.totalGain?.lowerBound),
      greatestGain: Nullable(profile.totalGain?.upperBound)
    )
  }
}

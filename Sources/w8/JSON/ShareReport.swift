import Foundation
import WeightCore
import WeightPresentation

/// What `w8 share --json` prints: what others would see, and `null` for what they would not.
struct ShareReport: Encodable {
  private let change: Nullable<Decimal>
  private let days: Nullable<Int>
  private let dryRun: Bool
  private let fraction: Nullable<Double>
  private let from: Nullable<String>
  private let kind: String
  private let output: Nullable<String>
  private let text: String
  private let to: Nullable<String>

  init(_ words: ShareWords, output: String?, isDryRun: Bool) {
    let content = words.content
    change = Nullable(content.change?.exactKilograms)
    days = Nullable(content.days)
    dryRun = isDryRun
    fraction = Nullable(words.fraction)
    from = Nullable(content.period?.lowerBound.iso8601)
    kind = content.kind.rawValue
    self.output = Nullable(output)
    text = words.text
    to = Nullable(content.period?.upperBound.iso8601)
  }
}

import WeightDrawing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

// The objects of a snapshot. Their fields are in the order in which they are explained to users.

extension WidgetSnapshot {
  /// What stands in the place of a weight.
  struct Notice: Encodable {
    let headline: String
    let advice: String

    init(_ notice: WidgetFace.Notice) {
      headline = notice.headline
      advice = notice.advice
    }
  }

  /// A weigh-in.
  struct Entry: Encodable {
    let date: String
    let day: String
    let kilograms: Decimal
    let text: String
    let dateText: String
  }

  /// The weight of a day.
  struct Day: Encodable {
    let date: String
    let kilograms: Decimal
    let text: String
    let dayText: String
  }

  /// A weight that was computed.
  struct Value: Encodable {
    let kilograms: Decimal
    let text: String
  }

  /// What the weight has done in a week.
  struct Week: Encodable {
    private enum CodingKeys: String, CodingKey {
      case direction, change, text, periodText
    }

    let direction: String
    let change: Decimal?
    let text: String
    let periodText: String

    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      try fields.encode(direction, forKey: .direction)
      try fields.encode(change, forKey: .change)
      try fields.encode(text, forKey: .text)
      try fields.encode(periodText, forKey: .periodText)
    }
  }

  /// The goal, and the way to it.
  struct Goal: Encodable {
    private enum CodingKeys: String, CodingKey {
      case kilograms, start, remaining, fraction, isReached, text, percentText, remainingText
    }

    let kilograms: Decimal
    let start: Decimal?
    let remaining: Decimal?
    let fraction: Double?
    let isReached: Bool
    let text: String
    let percentText: String
    let remainingText: String

    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      try fields.encode(kilograms, forKey: .kilograms)
      try fields.encode(start, forKey: .start)
      try fields.encode(remaining, forKey: .remaining)
      try fields.encode(fraction, forKey: .fraction)
      try fields.encode(isReached, forKey: .isReached)
      try fields.encode(text, forKey: .text)
      try fields.encode(percentText, forKey: .percentText)
      try fields.encode(remainingText, forKey: .remainingText)
    }
  }
}

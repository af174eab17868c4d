import Foundation
import WeightCore

/// The form of what `--json` prints.
enum JSON {
  /// Returns a report as lines of JSON, its fields in one order.
  static func text(of report: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(report), as: UTF8.self)
  }
}

/// A field of a report that is written as `null` where there is nothing, so that readers need not look
/// for it.
struct Nullable<Value: Encodable>: Encodable {
  private let value: Value?

  init(_ value: Value?) {
    self.value = value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value { try container.encode(value) } else { try container.encodeNil() }
  }
}

// MARK: - Number

extension Mass {
  /// The exact number of kilograms; a binary number would round some of them.
  var exactKilograms: Decimal { Decimal(string: kilogramText) ?? 0 }
}

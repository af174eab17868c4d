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

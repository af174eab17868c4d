import JSONText
import OrderedCollections

/// Collects the fields of a part of a catalog as the members of an object, in Xcode's order.
struct FieldEncoder {
  private let unknownFields: UnknownFields
  private var members: [JSONValue.Member] = []

  /// Creates an encoder that writes unknown fields beside those that it is given.
  init(_ unknownFields: UnknownFields) {
    self.unknownFields = unknownFields
  }

  /// Adds a field that has a value.
  mutating func add(_ name: String, _ value: JSONValue?) {
    guard let value else { return }
    members.append(JSONValue.Member(name, value))
  }

  /// Adds a text that is there.
  mutating func add(_ name: String, text: String?) {
    add(name, text.map(JSONValue.string))
  }

  /// Adds a flag that has not its default.
  mutating func add(_ name: String, flag: Bool, default: Bool) {
    add(name, flag == `default` ? nil : .boolean(flag))
  }

  /// Adds a map that is not empty, with the unknown fields that belong to it.
  mutating func add<Key, Value>(
    _ name: String,
    map: OrderedDictionary<Key, Value>,
    key: (Key) -> String,
    value: (Value) -> JSONValue
  ) {
    var inner = map.map { JSONValue.Member(key($0), value($1)) }
    let known = Set(inner.map { ExactString($0.key) })
    inner += unknownFields.members(of: name).filter { !known.contains(ExactString($0.key)) }
    guard !inner.isEmpty else { return }
    add(name, .sortedObject(inner))
  }

  /// The object that holds all fields.
  var object: JSONValue {
    let known = Set(members.map { ExactString($0.key) })
    let rest = unknownFields.members().filter { !known.contains(ExactString($0.key)) }
    return .sortedObject(members + rest)
  }
}

extension JSONValue {
  /// Returns an object whose members are in the order in which Xcode writes them.
  static func sortedObject(_ members: [Member]) -> JSONValue {
    .object(members.sorted { KeyOrder.precedes($0.key, $1.key) })
  }
}

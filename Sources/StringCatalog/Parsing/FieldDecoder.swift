import JSONText
import OrderedCollections

/// Hands the members of an object to the fields of the model, and keeps what no field can hold.
///
/// What the model would not write back the same counts as not held: an explicit default, an empty
/// map. So a part that is decoded and encoded again has lost nothing. Of a key that stands twice the
/// first one counts.
struct FieldDecoder {
  private(set) var unknownFields = UnknownFields()

  /// Visits the members of an object.
  ///
  /// - Parameters:
  ///   - element: the object.
  ///   - decode: takes the name and the value of a member, and returns whether a field holds it.
  mutating func decode(
    _ element: JSONElement,
    _ decode: (_ name: String, _ value: JSONElement, _ decoder: inout FieldDecoder) -> Bool
  ) {
    for member in element.members {
      let name = member.name
      guard unknownFields.isEmpty || unknownFields[name] == nil else { continue }
      if !decode(name, member.value, &self) { unknownFields[name] = member.value.decoded }
    }
  }

  /// Sets a field that has no value yet to one that is there; returns whether it did.
  func set<Value>(_ field: inout Value?, _ value: Value?) -> Bool {
    guard field == nil, let value else { return false }
    field = value
    return true
  }

  /// Sets a flag that has its default to another value that is there; returns whether it did.
  func set(_ flag: inout Bool, default: Bool, _ value: Bool?) -> Bool {
    guard let value, value != `default`, flag == `default` else { return false }
    flag = value
    return true
  }

  /// Fills a map from the members of an object; those that it cannot hold are kept as unknown, and those
  /// that are not to be read are passed over.
  mutating func set<Key, Value>(
    _ map: inout OrderedDictionary<Key, Value>,
    _ name: String,
    _ element: JSONElement,
    isRead: (String) -> Bool = { _ in true },
    key: (String) -> Key?,
    value: (JSONElement) -> Value?
  ) -> Bool {
    let isFirst = map.isEmpty && unknownFields.members(of: name).isEmpty
    guard isFirst, element.hasMembers else { return false }
    for member in element.members {
      let text = member.name
      guard isRead(text) else { continue }
      guard unknownFields.isEmpty || unknownFields[name, text] == nil else { continue }
      if let key = key(text), map[key] == nil, let value = value(member.value) {
        map[key] = value
      } else {
        unknownFields[name, text] = member.value.decoded
      }
    }
    return true
  }
}

import Diagnostics

/// A value of an XcodeGen spec, with the place where it stands.
struct SpecValue {
  /// What the value is.
  enum Content {
    case text(String)
    case list([SpecValue])
    /// The entries in the order of the file; no key stands twice.
    case map([Entry])
  }

  /// A key and its value.
  struct Entry {
    var key: String
    var value: SpecValue
  }

  var content: Content
  let place: Place

  /// The text; `nil` if the value is none.
  var text: String? {
    guard case .text(let text) = content else { return nil }
    return text
  }

  /// The values of a list; `nil` if the value is none.
  var list: [SpecValue]? {
    guard case .list(let values) = content else { return nil }
    return values
  }

  /// The entries of a map; none if the value is something else.
  var entries: [Entry] {
    guard case .map(let entries) = content else { return [] }
    return entries
  }

  /// Whether the value is a map.
  var isMap: Bool {
    guard case .map = content else { return false }
    return true
  }

  /// The values of a list, or the value itself where one may stand alone.
  var items: [SpecValue] { list ?? [self] }

  /// Returns whether the value says yes; `nil` if it says neither.
  var truth: Bool? {
    switch text?.lowercased() {
    case "true", "yes", "on", "1": true
    case "false", "no", "off", "0": false
    default: nil
    }
  }

  /// Returns the value of a key; `nil` if there is none.
  subscript(key: String) -> SpecValue? {
    entries.first { $0.key == key }?.value
  }

  /// Returns the value with another one for a key.
  func setting(_ key: String, to value: SpecValue) -> SpecValue {
    var entries = entries
    if let index = entries.firstIndex(where: { $0.key == key }) {
      entries[index].value = value
    } else {
      entries.append(Entry(key: key, value: value))
    }
    return SpecValue(content: .map(entries), place: place)
  }

  /// Returns a map with other values.
  func mapValues(_ transform: (Entry) -> SpecValue) -> SpecValue {
    guard case .map(let entries) = content else { return self }
    let changed = entries.map { Entry(key: $0.key, value: transform($0)) }
    return SpecValue(content: .map(changed), place: place)
  }
}

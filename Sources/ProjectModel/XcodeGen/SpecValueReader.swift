import Diagnostics
import Yams

/// Turns the nodes of a YAML document into values of a spec.
struct SpecValueReader {
  private let locator: YAMLLocator
  /// How many more values are read: a few lines of aliases could else ask for more than any memory
  /// holds.
  private var remainder = 200_000

  init(_ locator: YAMLLocator) {
    self.locator = locator
  }

  /// Whether values were left out because there are too many.
  var isExhausted: Bool { remainder <= 0 }

  mutating func value(_ node: Node) -> SpecValue {
    remainder -= 1
    let place = locator.place(of: node.mark)
    return SpecValue(content: isExhausted ? .list([]) : content(node), place: place)
  }

  private mutating func content(_ node: Node) -> SpecValue.Content {
    if let mapping = node.mapping { return .map(entries(mapping)) }
    if let sequence = node.sequence {
      var values: [SpecValue] = []
      for node in sequence where !isExhausted { values.append(value(node)) }
      return .list(values)
    }
    return .text(node.scalar?.string ?? "")
  }

  /// Returns the entries of a map, with those that it takes over from others by the key `<<`.
  private mutating func entries(_ mapping: Node.Mapping) -> [SpecValue.Entry] {
    var own: [SpecValue.Entry] = []
    var inherited: [SpecValue.Entry] = []
    for (key, node) in mapping where !isExhausted {
      let value = value(node)
      if let key = key.scalar?.string, key != "<<" {
        own.append(SpecValue.Entry(key: key, value: value))
      } else if key.scalar?.string == "<<" {
        inherited += value.items.flatMap(\.entries)
      }
    }
    var seen = Set(own.map(\.key))
    return own + inherited.filter { seen.insert($0.key).inserted }
  }
}

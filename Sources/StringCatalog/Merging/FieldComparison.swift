/// Compares two parts of a catalog field by field.
struct FieldComparison {
  private(set) var changes: [CatalogDifference.Change] = []
  /// The key of the entry that is compared; `nil` for the catalog itself.
  let key: String?

  init(key: String?) {
    self.key = key
  }

  /// Notes what differs between two values at one place, and in all that is in them.
  mutating func compare(
    _ old: FieldTree?,
    _ new: FieldTree?,
    _ shape: CatalogShape,
    at path: [String] = []
  ) {
    guard old != new else { return }
    switch (old, new) {
    case (.fields(let old)?, .fields(let new)?):
      compareFields(old, new, shape, at: path)
    case (nil, .fields(let new)?) where shape == .entry || !new.isEmpty:
      if shape == .entry { note(nil, .fields([:]), at: path) }
      compareFields([:], new, shape, at: path)
    case (.fields(let old)?, nil) where shape == .entry || !old.isEmpty:
      if shape == .entry { note(.fields([:]), nil, at: path) }
      compareFields(old, [:], shape, at: path)
    default: note(old, new, at: path)
    }
  }

  private mutating func compareFields(
    _ old: [ExactString: FieldTree],
    _ new: [ExactString: FieldTree],
    _ shape: CatalogShape,
    at path: [String]
  ) {
    let inseparable = shape.inseparableFields
    if !inseparable.isEmpty { note(old.part(inseparable), new.part(inseparable), at: path) }
    let names = Set(old.keys).union(new.keys).subtracting(inseparable)
    for name in names.sorted(by: { KeyOrder.precedes($0.string, $1.string) }) {
      compare(old[name], new[name], shape.member(name), at: path + [name.string])
    }
  }

  private mutating func note(_ old: FieldTree?, _ new: FieldTree?, at path: [String]) {
    guard old != new else { return }
    let path = CatalogPath(key: key, fields: path)
    changes.append(CatalogDifference.Change(path: path, old: old?.json, new: new?.json))
  }
}

package import JSONSyntax

extension CatalogMerge {
  /// Replaces the value that the merged catalog has for a conflict.
  ///
  /// - Parameters:
  ///   - conflict: One of the conflicts of this merge.
  ///   - value: The new value, of the same kind as those of the versions; `nil` to remove the part.
  package mutating func resolve(_ conflict: Conflict, as value: JSONValue?) {
    conflicts.removeAll { $0 == conflict }
    replace(conflict, with: value)
  }

  /// Continues with a catalog in which some of the conflicts may be decided.
  ///
  /// - Parameter edited: The merged catalog after edits. A conflict is decided if its part no longer
  ///   has the value that the merge kept.
  package mutating func `continue`(with edited: StringCatalog) {
    conflicts.removeAll { conflict in
      let kept = conflict.kept == .ours ? conflict.ours : conflict.theirs
      return edited.value(of: conflict) != kept.map(FieldTree.init)
    }
    catalog = edited
  }

  /// Replaces the value of a conflict, and keeps the conflict.
  private mutating func replace(_ conflict: Conflict, with value: JSONValue?) {
    let names = conflict.replacedFields
    let path = conflict.path.fields.map(ExactString.init)[...]
    let new = value.map(FieldTree.init)
    guard let key = conflict.path.key else {
      catalog.setHeader(catalog.headerTree.replacing(names, at: path, with: new))
      return
    }
    guard let tree = EntryVersion(of: ExactString(key), in: catalog)?.tree() else { return }
    let replaced = tree.replacing(names, at: path, with: new)
    guard replaced != nil || !path.isEmpty else {
      catalog[key] = nil
      return
    }
    catalog.entryTable.setValue((replaced ?? .fields([:])).json, forKey: key)
  }
}

extension StringCatalog {
  /// Returns the value of the part with a conflict; `nil` if there is none.
  fileprivate func value(of conflict: CatalogMerge.Conflict) -> FieldTree? {
    var tree =
      conflict.path.key.map { EntryVersion(of: ExactString($0), in: self)?.tree() } ?? headerTree
    for field in conflict.path.fields { tree = tree?.fields?[ExactString(field)] }
    guard let names = conflict.replacedFields, let fields = tree?.fields else { return tree }
    return fields.part(names)
  }
}

extension CatalogMerge.Conflict {
  /// The fields that belong to the conflict, of a part that may have others; `nil` if the part is
  /// replaced as a whole.
  fileprivate var replacedFields: Set<ExactString>? {
    var names: Set<ExactString> = []
    for value in [base, ours, theirs].compactMap(\.self) {
      guard case .object(let members) = value else { return nil }
      names.formUnion(members.map { ExactString($0.key) })
    }
    return names
  }
}

extension FieldTree {
  /// Returns the tree with another value at a path.
  ///
  /// - Parameters:
  ///   - names: The fields that are replaced in the part at the path; `nil` for the whole part.
  ///   - path: The path of the part.
  ///   - value: The new value; `nil` for none.
  /// - Returns: The tree without parts that become empty; `nil` if nothing is left.
  fileprivate func replacing(
    _ names: Set<ExactString>?,
    at path: ArraySlice<ExactString>,
    with value: FieldTree?
  ) -> FieldTree? {
    guard let name = path.first else {
      guard let names, let fields, value == nil || value?.fields != nil else { return value }
      let others = fields.filter { !names.contains($0.key) }
      guard !others.isEmpty || value != nil else { return nil }
      return .fields(others.merging(value?.fields ?? [:]) { $1 })
    }
    var fields = fields ?? [:]
    let part = fields[name] ?? .fields([:])
    fields[name] = part.replacing(names, at: path.dropFirst(), with: value)
    return fields.isEmpty ? nil : .fields(fields)
  }
}

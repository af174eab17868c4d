import JSONText

extension StringsData {
  /// Returns the bytes of the file: the same for the same value on every machine.
  ///
  /// - Complexity: O(*n*), where *n* is the number of strings.
  package func printed() -> [UInt8] {
    var members: [JSONValue.Member] = []
    if isIncomplete { members.append(.init(Field.incomplete, .boolean(true))) }
    members.append(.init(Field.source, .string(source)))
    let tables = tables.map { JSONValue.Member($0.name, .array($0.entries.map(\.json))) }
    members.append(.init(Field.tables, .object(tables)))
    let isOfShortcuts = source == Self.appShortcutsSource
    let version = isOfShortcuts ? Self.appShortcutsVersion : Self.version
    members.append(.init(Field.version, .number("\(version)")))
    return JSONValue.object(members).printed()
  }
}

extension StringsData.Entry {
  /// The entry with its fields in alphabetical order, as compilers write them.
  fileprivate var json: JSONValue {
    // Compilers write an empty comment where there is none.
    var members = [JSONValue.Member(StringsData.Field.comment, .string(comment ?? ""))]
    members.append(.init(StringsData.Field.key, .string(key)))
    if let location { members.append(.init(StringsData.Field.location, location.json)) }
    if let value { members.append(.init(StringsData.Field.value, .string(value))) }
    if !phrases.isEmpty {
      members.append(.init(StringsData.Field.phrases, .array(phrases.map(JSONValue.string))))
    }
    return .object(members)
  }
}

extension StringsData.Location {
  fileprivate var json: JSONValue {
    .object([
      .init(StringsData.Field.column, .number("\(column)")),
      .init(StringsData.Field.line, .number("\(line)")),
    ])
  }
}

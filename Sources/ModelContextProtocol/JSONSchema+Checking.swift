import Diagnostics
package import JSONSyntax

extension JSONSchema {
  /// The maximum number of problems that are reported.
  private static let problemLimit = 5
  /// The maximum number of elements of an array whose schema has no limit.
  static let elementLimit = 10_000

  /// Returns the first problems of a value, such as `edits[2].key: must be a string, not a number`.
  ///
  /// `null` is the same as no value for a member that an object may lack, because clients with strict
  /// schemas send all members.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the value.
  package func problems(of value: JSONValue) -> [String] {
    var check = SchemaCheck(limit: Self.problemLimit)
    check.check(value, self, at: "")
    return check.problems
  }
}

/// Collects the problems of a value.
private struct SchemaCheck {
  private(set) var problems: [String] = []
  let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  private mutating func report(_ path: String, _ problem: String) {
    guard problems.count < limit else { return }
    problems.append(path.isEmpty ? problem : "\(path): \(problem)")
  }

  mutating func check(_ value: JSONValue, _ schema: JSONSchema, at path: String) {
    guard problems.count < limit else { return }
    switch (schema.kind, value) {
    case (.any, _), (.boolean, .boolean), (.number, .number): break
    case (.string(let values), .string(let text)):
      if !values.isEmpty, !values.contains(text) {
        report(path, "must be \(values.map { "'\($0)'" }.joined(separator: " or "))")
      }
    case (.integer(let range), .number(let digits)): check(digits, range, at: path)
    case (.array(let element, let count), .array(let values)):
      check(values, element, count, at: path)
    case (.object(let properties), .object(let members)): check(members, properties, at: path)
    case (.map, .object(let members)) where members.count > JSONSchema.elementLimit:
      report(path, "must have at most \(JSONSchema.elementLimit) members")
    case (.map(let element, let names), .object(let members)):
      for member in members {
        let place = Self.path(path, member.key)
        if !names.isEmpty, !names.contains(member.key) {
          report(place, "must be \(names.map { "'\($0)'" }.joined(separator: " or "))")
        }
        check(member.value, element, at: place)
      }
    default: report(path, "must be \(schema.kind.name), not \(value.typeName)")
    }
  }

  private mutating func check(_ digits: String, _ range: ClosedRange<Int>, at path: String) {
    guard let number = Int(jsonNumber: digits) else { return report(path, "must be an integer") }
    guard !range.contains(number) else { return }
    report(
      path,
      number < range.lowerBound
        ? "must be at least \(range.lowerBound)" : "must be at most \(range.upperBound)"
    )
  }

  private mutating func check(
    _ values: [JSONValue],
    _ element: JSONSchema,
    _ count: ClosedRange<Int>,
    at path: String
  ) {
    let maximum = min(count.upperBound, JSONSchema.elementLimit)
    guard values.count <= maximum else {
      return report(path, "must have at most \(maximum) elements")
    }
    if values.count < count.lowerBound {
      report(path, "must have at least \(count.lowerBound) element")
    }
    for (index, value) in values.enumerated() where problems.count < limit {
      check(value, element, at: "\(path)[\(index)]")
    }
  }

  private mutating func check(
    _ members: [JSONValue.Member],
    _ properties: [JSONSchema.Property],
    at path: String
  ) {
    var missing = Set(properties.lazy.filter(\.isRequired).map(\.name))
    for member in members where problems.count < limit {
      guard let property = properties.first(where: { $0.name == member.key }) else {
        let name = String(member.key.prefix(100))
        report(Self.path(path, name), Self.unknown(name, among: properties.map(\.name)))
        continue
      }
      if member.value == .null { continue }
      missing.remove(member.key)
      check(member.value, property.schema, at: Self.path(path, member.key))
    }
    for property in properties where missing.contains(property.name) {
      let meaning = property.schema.meaning
      report(path, "lacks '\(property.name)'\(meaning.isEmpty ? "" : ": \(meaning)")")
    }
  }

  private static func unknown(_ name: String, among names: [String]) -> String {
    if let closest = name.closest(of: names) {
      return "is not a known property; did you mean '\(closest)'?"
    }
    return "is not a known property; the properties are: \(names.joined(separator: ", "))"
  }

  private static func path(_ path: String, _ name: String) -> String {
    path.isEmpty ? name : "\(path).\(name)"
  }
}

extension JSONSchema {
  /// What a caller must send: the description, or else the strings that are possible.
  fileprivate var meaning: String {
    guard description.isEmpty else { return description }
    return switch kind {
    case .string(let values): values.map { "'\($0)'" }.joined(separator: " or ")
    case .array: kind.name
    default: ""
    }
  }
}

extension JSONSchema.Kind {
  /// The name of the type in a message.
  fileprivate var name: String {
    switch self {
    case .any: "a value"
    case .string: "a string"
    case .integer: "an integer"
    case .number: "a number"
    case .boolean: "true or false"
    case .array(let element, _): "an array of \(element.kind.pluralName)"
    case .object, .map: "an object"
    }
  }

  /// The name of several elements, with the members that each of them has.
  private var pluralName: String {
    switch self {
    case .string: "strings"
    case .integer: "integers"
    case .object(let properties):
      "objects with "
        + properties.filter(\.isRequired).map { "'\($0.name)'" }.joined(separator: ", ")
    default: "elements"
    }
  }
}

extension JSONValue {
  /// The name of the type in a message.
  fileprivate var typeName: String {
    switch self {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension Int {
  /// Creates an integer from the digits of a JSON number; `nil` if it has a fraction.
  ///
  /// In JSON Schema, 5.0 is an integer.
  package init?(jsonNumber digits: String) {
    guard let number = Int(digits) ?? Double(digits).flatMap(Int.init(exactly:)) else { return nil }
    self = number
  }
}

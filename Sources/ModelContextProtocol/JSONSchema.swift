package import JSONSyntax

/// A JSON Schema (2020-12) of the values that a tool receives or returns.
///
/// It has only the constructs that tools need, so that each value can be checked against it.
package struct JSONSchema: Hashable, Sendable {
  /// The values that are valid.
  package indirect enum Kind: Hashable, Sendable {
    /// Any value.
    case any
    /// A string; one of the given strings, if there are some.
    case string([String])
    /// An integer in a range.
    case integer(ClosedRange<Int>)
    /// A number.
    case number
    /// `true` or `false`.
    case boolean
    /// An array whose number of elements is in a range.
    case array(of: JSONSchema, ClosedRange<Int>)
    /// An object with these members.
    case object([Property])
    /// An object whose members have any of the given names, or any name if there are none.
    case map(of: JSONSchema, names: [String])
  }

  /// A member of an object.
  package struct Property: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The schema of the value.
    package let schema: JSONSchema
    /// Whether each object has the member.
    package let isRequired: Bool
  }

  /// The values that are valid.
  package var kind: Kind
  /// The meaning of the value; empty if the name of its member says it.
  package var description: String
  /// The value that is used if there is none; `nil` if there is no such value.
  package var defaultValue: JSONValue?

  /// Creates a schema.
  package init(_ kind: Kind, _ description: String = "", default defaultValue: JSONValue? = nil) {
    self.kind = kind
    self.description = description
    self.defaultValue = defaultValue
  }

  /// The schema as JSON.
  ///
  /// Other members of objects inside of the value are errors, too, but the list of tools would be
  /// too long if each object said so.
  package var json: JSONValue { json(depth: .max, isOpen: false, isClosed: true) }

  /// The schema of a result as JSON.
  ///
  /// Clients send the list of tools to models, for which it must be short. Objects inside of the
  /// result and members that it may lack are therefore not described, and there are no
  /// explanations. Later versions may add members.
  package var resultJSON: JSONValue { json(depth: 1, isOpen: true) }

  /// Returns the schema as JSON.
  ///
  /// - Parameters:
  ///   - depth: The number of levels of objects whose members are described.
  ///   - isOpen: Whether objects may have other members.
  ///   - isClosed: Whether the object says that it has no other members.
  /// - Returns: The object.
  private func json(depth: Int, isOpen: Bool, isClosed: Bool = false) -> JSONValue {
    var members: [JSONValue.Member] = []
    func add(_ name: String, _ value: JSONValue) { members.append(.init(name, value)) }
    switch kind {
    case .any: break
    case .string(let values):
      add("type", .string("string"))
      if !values.isEmpty { add("enum", .array(values.map { .string($0) })) }
    case .integer(let range):
      add("type", .string("integer"))
      if range.lowerBound != .min { add("minimum", .number("\(range.lowerBound)")) }
      if range.upperBound != .max { add("maximum", .number("\(range.upperBound)")) }
    case .number: add("type", .string("number"))
    case .boolean: add("type", .string("boolean"))
    case .array(let element, let count):
      add("type", .string("array"))
      // An object without a description says nothing.
      if !isOpen || depth > 0 || !element.isObject {
        add("items", element.json(depth: depth, isOpen: isOpen))
      }
      if count.lowerBound > 0 { add("minItems", .number("\(count.lowerBound)")) }
      if count.upperBound != .max { add("maxItems", .number("\(count.upperBound)")) }
    case .object(let properties):
      add("type", .string("object"))
      if depth > 0 {
        let described = properties.filter { !isOpen || $0.isRequired }
          .map { property in
            JSONValue.Member(property.name, property.schema.json(depth: depth - 1, isOpen: isOpen))
          }
        add("properties", .object(described))
      }
      let required = properties.filter(\.isRequired).map { JSONValue.string($0.name) }
      if depth > 0, !required.isEmpty { add("required", .array(required)) }
      if isClosed { add("additionalProperties", .boolean(false)) }
    case .map(let value, let names):
      add("type", .string("object"))
      add("additionalProperties", value.json(depth: depth, isOpen: isOpen))
      if !names.isEmpty {
        add("propertyNames", .object([.init("enum", .array(names.map { .string($0) }))]))
      }
    }
    if !isOpen, !description.isEmpty { add("description", .string(description)) }
    if let defaultValue { add("default", defaultValue) }
    return .object(members)
  }
}

extension JSONSchema {
  private var isObject: Bool { if case .object = kind { true } else { false } }
}

// MARK: - Extending

extension JSONSchema {
  /// Adds a member to the schema of an object; other schemas do not change.
  package mutating func append(_ property: Property) {
    if case .object(let properties) = kind { kind = .object(properties + [property]) }
  }

  /// Adds a member before the others of an object; other schemas do not change.
  package mutating func insert(_ property: Property) {
    if case .object(let properties) = kind { kind = .object([property] + properties) }
  }
}

// MARK: - Declaring

extension JSONSchema {
  /// Any string.
  package static func string(_ description: String = "") -> JSONSchema {
    JSONSchema(.string([]), description)
  }

  /// One of several strings.
  package static func choice(
    _ values: [String],
    _ description: String = "",
    default value: String? = nil
  ) -> JSONSchema {
    JSONSchema(.string(values), description, default: value.map { .string($0) })
  }

  /// An integer in a range.
  package static func integer(
    _ range: ClosedRange<Int> = Int.min...Int.max,
    _ description: String = "",
    default value: Int? = nil
  ) -> JSONSchema {
    JSONSchema(.integer(range), description, default: value.map { .number("\($0)") })
  }

  /// A number.
  package static let number = JSONSchema(.number)

  /// `true` or `false`.
  package static func boolean(
    _ description: String = "",
    default value: Bool? = nil
  ) -> JSONSchema {
    JSONSchema(.boolean, description, default: value.map { .boolean($0) })
  }

  /// An array.
  package static func array(
    of element: JSONSchema,
    _ count: ClosedRange<Int> = 0...Int.max,
    _ description: String = ""
  ) -> JSONSchema {
    JSONSchema(.array(of: element, count), description)
  }

  /// An array of strings.
  package static func strings(_ description: String = "") -> JSONSchema {
    .array(of: .string(), 0...Int.max, description)
  }

  /// An object with the given members.
  package static func object(
    _ properties: [Property],
    _ description: String = ""
  ) -> JSONSchema {
    JSONSchema(.object(properties), description)
  }
}

extension JSONSchema.Property {
  /// A member that each object has.
  package static func required(_ name: String, _ schema: JSONSchema) -> Self {
    Self(name: name, schema: schema, isRequired: true)
  }

  /// A member that an object may have.
  package static func optional(_ name: String, _ schema: JSONSchema) -> Self {
    Self(name: name, schema: schema, isRequired: false)
  }
}

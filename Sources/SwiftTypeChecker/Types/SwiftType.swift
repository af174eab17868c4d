/// A type after the lookup of its names.
package enum SwiftType: Hashable, Sendable {
  /// A type that is not known.
  case unknown
  /// A declared type by its qualified name, or a type of an unavailable module by its name.
  case nominal(String, [SwiftType])
  /// A generic parameter, an associated type of `Self`, or `Self`.
  case parameter(String)
  /// An associated type of another type: `Data.Element`.
  indirect case dependent(SwiftType, String)
  case tuple([Element])
  indirect case function([SwiftType], SwiftType)
  indirect case metatype(SwiftType)
  case composition([SwiftType])

  /// One element of a tuple.
  package struct Element: Hashable, Sendable {
    var label: String?
    /// The type of the element.
    package var type: SwiftType
  }
}

extension SwiftType {
  /// `String`.
  package static let string = SwiftType.nominal("String", [])
  static let int = SwiftType.nominal("Int", [])
  static let double = SwiftType.nominal("Double", [])
  /// `Bool`.
  package static let bool = SwiftType.nominal("Bool", [])
  static let any = SwiftType.nominal("Any", [])
  /// `Void`.
  package static let void = SwiftType.tuple([])

  /// Returns the optional of a type.
  package static func optional(_ wrapped: SwiftType) -> SwiftType {
    .nominal("Optional", [wrapped])
  }

  /// Returns the array of a type.
  package static func array(_ element: SwiftType) -> SwiftType {
    .nominal("Array", [element])
  }

  static func binding(_ value: SwiftType) -> SwiftType {
    .nominal("Binding", [value])
  }

  /// Whether the type is not known.
  package var isUnknown: Bool { self == .unknown }

  /// The name of a nominal type.
  package var name: String? {
    if case .nominal(let name, _) = self { name } else { nil }
  }

  /// The generic arguments of a nominal type.
  package var arguments: [SwiftType] {
    if case .nominal(_, let arguments) = self { arguments } else { [] }
  }

  /// The wrapped type of an optional; `nil` for other types.
  var wrapped: SwiftType? {
    guard case .nominal("Optional", let arguments) = self else { return nil }
    return arguments.first ?? .unknown
  }

  /// The type without one level of optional.
  package var unwrapped: SwiftType { wrapped ?? self }

  /// The type as the value of an optional chain: optional, but not twice.
  package var optionalized: SwiftType {
    wrapped == nil && !isUnknown ? .optional(self) : self
  }

  /// The instance type of a metatype.
  package var instance: SwiftType? {
    if case .metatype(let instance) = self { instance } else { nil }
  }
}

// MARK: - Size

extension SwiftType {
  /// The greatest number of parts of a type.
  ///
  /// A type that contains itself twice at each of many levels would exhaust any memory. Realistic
  /// types have a handful of parts.
  private static let greatestPartCount = 300

  /// The type, or an unknown one if the type has too many parts.
  var limited: SwiftType {
    var room = Self.greatestPartCount
    return fits(in: &room) ? self : .unknown
  }

  private func fits(in room: inout Int) -> Bool {
    room -= 1
    guard room >= 0 else { return false }
    switch self {
    case .unknown, .parameter: return true
    case .dependent(let type, _), .metatype(let type): return type.fits(in: &room)
    case .nominal(_, let types), .composition(let types):
      for type in types where !type.fits(in: &room) { return false }
      return true
    case .tuple(let elements):
      for element in elements where !element.type.fits(in: &room) { return false }
      return true
    case .function(let parameters, let result):
      for type in parameters where !type.fits(in: &room) { return false }
      return result.fits(in: &room)
    }
  }
}

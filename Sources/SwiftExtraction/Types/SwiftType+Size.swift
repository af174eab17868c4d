extension SwiftType {
  /// The most parts that a type may have.
  ///
  /// A type that is made of itself twice, and that again and again, soon has more parts than any
  /// memory holds; what people write has a handful.
  private static let greatestPartCount = 300

  /// The type, or an unknown one in the place of a type with too many parts.
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

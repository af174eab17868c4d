extension ByteWindow {
  /// How a tag ends.
  enum TagEnd {
    /// The position behind its last angle bracket, and whether the tag is an element of its own.
    case found(Int, isEmptyElement: Bool)
    /// Another tag begins at this position, before the first one has ended.
    case broken(Int)
    /// Not within the window.
    case beyond
  }

  /// Returns where the tag that begins at a position ends; an angle bracket in a value ends none.
  func endOfTag(at position: Int) -> TagEnd {
    var quote: UInt8?
    var last: UInt8 = 0
    var next = position + 1
    while next < count {
      let byte = self[next]
      if let open = quote {
        if byte == open {
          quote = nil
        } else if byte == UInt8(ascii: "<"), beginsElement(at: next) {
          return .broken(next)
        }
      } else if byte == UInt8(ascii: ">") {
        return .found(next + 1, isEmptyElement: last == UInt8(ascii: "/"))
      } else if byte == UInt8(ascii: "<") {
        return .broken(next)
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), last == UInt8(ascii: "=") {
        quote = byte
      }
      // A blank between the sign and the value changes nothing.
      if byte > 0x20 { last = byte }
      next += 1
    }
    return .beyond
  }

  /// Whether a name stands at a position, and ends there.
  func hasName(_ name: StaticString, at position: Int) -> Bool {
    guard has(name, at: position) else { return false }
    let behind = self[position + name.utf8CodeUnitCount]
    return behind <= 0x20 || behind == UInt8(ascii: ">") || behind == UInt8(ascii: "/")
  }

  /// Whether it looks as if an element of an export begins or ends at an angle bracket.
  private func beginsElement(at position: Int) -> Bool {
    let name = self[position + 1] == UInt8(ascii: "/") ? position + 2 : position + 1
    return hasName("Record", at: name) || hasName("MetadataEntry", at: name)
      || hasName("Correlation", at: name) || hasName("Workout", at: name)
      || hasName("ActivitySummary", at: name) || hasName("HealthData", at: name)
  }
}

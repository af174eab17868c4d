extension String {
  /// Creates a text from UTF-16.
  ///
  /// A text with surrogates, which ICU seldom writes, is left to the standard library,
  /// which takes several times as long.
  init(utf16 units: UnsafeBufferPointer<UInt16>) {
    guard let length = Self.utf8Length(of: units) else {
      self.init(decoding: units, as: UTF16.self)
      return
    }
    self.init(unsafeUninitializedCapacity: length) { utf8 in
      guard length > units.count else {
        for (index, unit) in units.enumerated() { utf8[index] = UInt8(truncatingIfNeeded: unit) }
        return length
      }
      Self.transcode(units, into: utf8)
      return length
    }
  }

  /// Returns the length in UTF-8; nil when there is a surrogate.
  private static func utf8Length(of units: UnsafeBufferPointer<UInt16>) -> Int? {
    var length = 0
    for unit in units {
      switch unit {
      case ..<0x80: length += 1
      case ..<0x800: length += 2
      case 0xD800...0xDFFF: return nil
      default: length += 3
      }
    }
    return length
  }

  private static func transcode(
    _ units: UnsafeBufferPointer<UInt16>,
    into utf8: UnsafeMutableBufferPointer<UInt8>
  ) {
    var end = 0
    func append(_ bits: UInt16, mark: UInt8) {
      utf8[end] = mark | UInt8(truncatingIfNeeded: bits)
      end += 1
    }
    for unit in units {
      switch unit {
      case ..<0x80:
        append(unit, mark: 0)
      case ..<0x800:
        append(unit >> 6, mark: 0xC0)
        append(unit & 0x3F, mark: 0x80)
      default:
        append(unit >> 12, mark: 0xE0)
        append(unit >> 6 & 0x3F, mark: 0x80)
        append(unit & 0x3F, mark: 0x80)
      }
    }
  }
}

import FormatString

/// A sequential reader of a range of an image.
struct BinaryCatalogCursor {
  let bytes: BinaryCatalogBytes
  private(set) var range: Range<Int>

  /// Creates a cursor over a range that was checked when it was created.
  init(_ bytes: BinaryCatalogBytes, in range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  /// Creates a cursor from an offset to the end of the image.
  init(_ bytes: BinaryCatalogBytes, from offset: Int) throws(CompiledCatalogError) {
    self.bytes = bytes
    range = try bytes.range(at: offset, length: 0).lowerBound..<bytes.count
  }

  /// Whether the whole range was read.
  var isAtEnd: Bool { range.isEmpty }

  /// Reads one byte.
  mutating func byte() throws(CompiledCatalogError) -> UInt8 {
    guard !range.isEmpty else { throw .corrupt(offset: range.lowerBound) }
    let byte = try bytes.byte(at: range.lowerBound)
    range = (range.lowerBound + 1)..<range.upperBound
    return byte
  }

  /// Reads one digit.
  mutating func digit() throws(CompiledCatalogError) -> Int {
    let digit = try byte() &- BinaryCatalogFormat.zero
    guard digit < 64 else { throw .corrupt(offset: range.lowerBound - 1) }
    return Int(digit)
  }

  /// Reads a number of variable length.
  mutating func short() throws(CompiledCatalogError) -> Int {
    var number = 0
    for shift in stride(from: 0, to: 30, by: 5) {
      let digit = try digit()
      number |= (digit & 0x1F) << shift
      if digit & 0x20 == 0 { return number }
    }
    throw .corrupt(offset: range.lowerBound)
  }

  /// Reads the position of an argument, counted from 1.
  mutating func position() throws(CompiledCatalogError) -> Int {
    let start = range.lowerBound
    let position = try short()
    guard position > 0 else { throw .corrupt(offset: start) }
    return position
  }

  /// Reads a length, and returns the range of that many bytes after it.
  mutating func sized() throws(CompiledCatalogError) -> Range<Int> {
    let length = try short()
    guard length <= range.count else { throw .corrupt(offset: range.lowerBound) }
    let sized = range.lowerBound..<(range.lowerBound + length)
    range = sized.upperBound..<range.upperBound
    return sized
  }
}

// MARK: - Argument

extension BinaryCatalogCursor {
  /// Reads the format of an argument.
  mutating func argument() throws(CompiledCatalogError) -> ArgumentFormat {
    ArgumentFormat(
      position: try position(),
      flags: FormatSpecifier.Flags(rawValue: UInt8(truncatingIfNeeded: try short())),
      width: try extent(),
      precision: try extent(),
      lengthModifier: try lengthModifier(),
      conversion: try conversion()
    )
  }

  private mutating func extent() throws(CompiledCatalogError) -> ArgumentFormat.Extent? {
    let start = range.lowerBound
    let number = try short()
    guard number > 0 else { return nil }
    guard number > 1 else { throw .corrupt(offset: start) }
    return number & 1 == 0 ? .count(number / 2 - 1) : .argument(position: number / 2)
  }

  private mutating func lengthModifier()
    throws(CompiledCatalogError) -> FormatSpecifier.LengthModifier?
  {
    let start = range.lowerBound
    let digit = try digit()
    guard digit > 0 else { return nil }
    guard let modifier = FormatSpecifier.LengthModifier(imageDigit: digit) else {
      throw .corrupt(offset: start)
    }
    return modifier
  }

  private mutating func conversion() throws(CompiledCatalogError) -> FormatSpecifier.Conversion {
    let start = range.lowerBound
    guard let conversion = FormatSpecifier.Conversion(imageByte: try byte()) else {
      throw .corrupt(offset: start)
    }
    return conversion
  }
}

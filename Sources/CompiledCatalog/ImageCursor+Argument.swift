import FormatString

extension ImageCursor {
  /// Reads how an argument is shown.
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

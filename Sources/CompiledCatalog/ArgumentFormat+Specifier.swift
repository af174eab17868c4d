package import FormatString

extension ArgumentFormat {
  /// Creates the format of a specifier.
  ///
  /// - Parameters:
  ///   - specifier: What the text says.
  ///   - positions: The positions of the arguments that the specifier uses, in the order of
  ///     `FormatString.argumentUses`: those of its width and precision, then its own.
  /// - Precondition: There are as many positions as the specifier uses arguments.
  package init(_ specifier: FormatSpecifier, positions: [Int]) {
    var positions = positions[...]
    func extent(_ extent: FormatSpecifier.Extent?) -> Extent? {
      switch extent {
      case nil: nil
      case .count(let count): .count(count)
      case .argument: .argument(position: positions.removeFirst())
      }
    }
    let width = extent(specifier.width)
    let precision = extent(specifier.precision)
    self.init(
      position: positions.removeFirst(),
      flags: specifier.flags,
      width: width,
      precision: precision,
      lengthModifier: specifier.lengthModifier,
      conversion: specifier.conversion
    )
  }
}

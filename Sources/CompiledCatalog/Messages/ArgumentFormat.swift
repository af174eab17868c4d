package import FormatString

/// How a message shows an argument: a specifier whose positions are settled.
package struct ArgumentFormat: Hashable, Sendable {
  /// The position of the argument, counted from 1.
  package var position: Int
  /// The flags.
  package var flags: FormatSpecifier.Flags
  /// The least number of characters; `nil` if not given.
  package var width: Extent?
  /// The digits after the point, or the most characters of a text; `nil` if not given.
  package var precision: Extent?
  /// The length modifier; `nil` if not given.
  package var lengthModifier: FormatSpecifier.LengthModifier?
  /// What the argument is shown as.
  package var conversion: FormatSpecifier.Conversion

  /// A width or a precision.
  package enum Extent: Hashable, Sendable {
    /// A number of characters or digits.
    case count(Int)
    /// The integer argument at a position, counted from 1.
    case argument(position: Int)
  }

  /// Creates a format.
  package init(
    position: Int,
    flags: FormatSpecifier.Flags = [],
    width: Extent? = nil,
    precision: Extent? = nil,
    lengthModifier: FormatSpecifier.LengthModifier? = nil,
    conversion: FormatSpecifier.Conversion
  ) {
    self.position = position
    self.flags = flags
    self.width = width
    self.precision = precision
    self.lengthModifier = lengthModifier
    self.conversion = conversion
  }
}

// MARK: - Specifier

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

package import FormatString

/// The format of an argument in a message: a specifier with resolved positions.
package struct ArgumentFormat: Hashable, Sendable {
  /// The position of the argument, counted from 1.
  package var position: Int
  /// The flags.
  package var flags: FormatSpecifier.Flags
  /// The minimum number of characters; `nil` if not given.
  package var width: Extent?
  /// The number of fraction digits, or the maximum number of characters of a string; `nil` if not
  /// given.
  package var precision: Extent?
  /// The length modifier; `nil` if not given.
  package var lengthModifier: FormatSpecifier.LengthModifier?
  /// The conversion.
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
  ///   - specifier: The specifier in a text.
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

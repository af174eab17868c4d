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

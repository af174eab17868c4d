extension FormatSpecifier {
  /// A width or a precision.
  package enum Extent: Hashable, Sendable {
    /// A number of characters or digits.
    case count(Int)
    /// `*` or `*2$`: an integer argument gives it; `nil` takes the next one.
    case argument(index: Int?)
  }
}

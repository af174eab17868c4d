/// Returns whether one text stands before another in the order of code points.
///
/// Swift's own order compares normalized texts; that of code points is what Xcode uses, and is the
/// same on every system.
func precedesByCodePoint(_ first: String, _ second: String) -> Bool {
  first.unicodeScalars.lexicographicallyPrecedes(second.unicodeScalars)
}

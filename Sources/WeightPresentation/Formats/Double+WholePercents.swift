extension Double {
  /// A part of something in whole hundredths, which is all of it only when it is.
  var wholePercents: Double { (self * 100 + 1e-9).rounded(.down) / 100 }
}

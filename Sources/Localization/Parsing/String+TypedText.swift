extension String {
  /// The text without marks of direction, which no person types, with plain blanks only.
  var asTyped: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\u{200E}", "\u{200F}", "\u{61C}": break
      case "\u{A0}", "\u{2009}", "\u{202F}": scalars.append(" ")
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The text without blanks of any kind at its ends.
  var trimmingWhitespace: Substring {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...end]
  }
}

/// A number that somebody typed, with the word behind it.
struct TypedAmount: Hashable {
  /// What stands where a number belongs, which may be anything but letters.
  let number: String
  /// The word behind it; `nil` if there is none.
  let unit: String?

  /// Returns the amounts of a text: one for "72,5 kg", two for "11 st 4 lb".
  ///
  /// What joins the two in a list is passed over: "11 st, 4 lb", "11 st and 4 lb", "11 st y 4 lb".
  ///
  /// - Returns: `nil` if a word stands where a number belongs.
  static func amounts(in text: String) -> [TypedAmount]? {
    var amounts: [TypedAmount] = []
    var rest = text[...]
    while !rest.isEmpty {
      let number = rest.prefix { !$0.isLetter }
      guard !number.isEmpty else { return nil }
      rest = rest[number.endIndex...]
      let unit = rest.prefix(while: \.isLetter)
      rest = rest[unit.endIndex...].withoutJoint
      amounts.append(
        TypedAmount(
          number: number.trimmingSpaces,
          unit: unit.isEmpty ? nil : String(unit)
        )
      )
    }
    return amounts
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The text without spaces of any kind at its ends.
  var trimmingSpaces: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}

extension Substring {
  fileprivate var withoutJoint: Substring {
    let rest = drop(while: \.isWhitespace)
    for joint in [", ", "and ", "y "] where rest.hasPrefix(joint) {
      return rest.dropFirst(joint.count)
    }
    return rest
  }
}

extension PregnancyProfile {
  /// The profile as the settings keep it: centimetres, micrograms, the day on which it begins, counted
  /// from 1970, and the number of children.
  var text: String {
    "\(centimetres) \(weightBefore.micrograms) \(start.daysSince1970) \(isTwins ? 2 : 1)"
  }

  /// Reads what ``text`` gives.
  ///
  /// - Returns: `nil` if it is nothing of the kind.
  init?(text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard
      parts.count == 4, let centimetres = Double(parts[0]), let micrograms = Int64(parts[1]),
      let start = Int(parts[2]).flatMap(CalendarDay.init(daysSince1970:)),
      ["1", "2"].contains(parts[3])
    else { return nil }
    let weight = Mass(micrograms: micrograms)
    let profile = try? PregnancyProfile(
      centimetres: centimetres,
      weightBefore: weight,
      start: start,
      isTwins: parts[3] == "2"
    )
    guard let profile else { return nil }
    self = profile
  }
}

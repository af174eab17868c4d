/// The patterns of the locale `C`, which has ISO's dates: ICU's `en_US_POSIX` itself would write
/// 3/30/26.
enum PlainDatePattern {
  /// Returns the pattern of a date and a time; however long, a date is the same.
  static func pattern(date: DateStyle.Length, time: DateStyle.Length) -> String {
    let datePattern = date == .omitted ? nil : "yyyy-MM-dd"
    let timePattern: String? =
      switch time {
      case .omitted: nil
      case .short: "HH:mm"
      case .medium, .long, .full: "HH:mm:ss"
      }
    return [datePattern, timePattern].compactMap(\.self).joined(separator: " ")
  }

  /// Returns the pattern of the fields that a skeleton names, the weekday first; nil when there is
  /// one that ISO has no form for, such as a quarter.
  static func pattern(skeleton: String) -> String? {
    var fields: Set<String> = []
    for letter in skeleton {
      guard let field = field(letter) else { return nil }
      fields.insert(field)
    }
    let groups = [["EEE"], ["yyyy", "MM", "dd"], ["HH", "mm", "ss"], ["xxx"]]
    let separators = ["", "-", ":", ""]
    let parts = zip(groups, separators)
      .compactMap { group, separator in
        let present = group.filter(fields.contains)
        return present.isEmpty ? nil : present.joined(separator: separator)
      }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private static func field(_ letter: Character) -> String? {
    switch letter {
    case "y": "yyyy"
    case "M", "L": "MM"
    case "d": "dd"
    case "E", "e", "c": "EEE"
    case "j", "J", "C", "h", "H", "k", "K", "a": "HH"
    case "m": "mm"
    case "s": "ss"
    case "z", "Z", "O", "v", "V", "x", "X": "xxx"
    default: nil
    }
  }
}

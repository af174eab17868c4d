/// How much longer a translation may be than an English text, by the table of IBM's guide to globalization
/// that the field goes by: the shorter a text, the more it grows.
enum Expansion {
  /// Returns the words that make a text of so many characters as long as a translation may be.
  static func padding(forLength length: Int) -> String {
    let wanted = (length * percentage(forLength: length) + 99) / 100
    var padding = ""
    var index = 0
    while padding.count < wanted {
      padding += " " + words[index % words.count]
      index += 1
    }
    return padding
  }

  private static func percentage(forLength length: Int) -> Int {
    switch length {
    case ...10: 100
    case ...20: 80
    case ...30: 60
    case ...50: 40
    default: 30
    }
  }

  private static let words = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]
}

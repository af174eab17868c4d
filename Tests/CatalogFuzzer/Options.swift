/// What the command line asks for.
struct Options {
  /// How many inputs are tried.
  var runs = 20_000
  /// The number that all others come from.
  var seed: UInt64 = 1
  /// The number of the first input.
  var first = 0
  /// The least and the greatest size of the files that are damaged, in bytes.
  var sizes = 0...32_768
  /// Folders that are searched for catalogs.
  var corpora: [String] = []
  /// The folder for inputs that break something.
  var failures = "."
  /// The file that holds the number of the current input, for the one that watches over a crash.
  var state: String?
  /// Whether the first input is written to a file and nothing is tried.
  var savesInput = false

  /// Reads the arguments; `nil` if they are none that the program knows.
  init?(_ arguments: some Sequence<String>) {
    var rest = Array(arguments)[...]
    while let name = rest.popFirst() {
      guard name != "--save" else {
        savesInput = true
        continue
      }
      guard let value = rest.popFirst(), set(name, value) else { return nil }
    }
  }

  private mutating func set(_ name: String, _ value: String) -> Bool {
    let number = Int(value).flatMap { $0 >= 0 ? $0 : nil }
    switch (name, number) {
    case ("--runs", let number?): runs = number
    case ("--seed", let number?): seed = UInt64(number)
    case ("--first", let number?): first = number
    case ("--least", let number?): sizes = number...max(number, sizes.upperBound)
    case ("--size", let number?): sizes = min(sizes.lowerBound, number)...number
    case ("--corpus", _): corpora.append(value)
    case ("--failures", _): failures = value
    case ("--state", _): state = value
    default: return false
    }
    return true
  }
}

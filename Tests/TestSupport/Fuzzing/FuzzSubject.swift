/// Something that is tried with damaged inputs, each of which has a number.
package protocol FuzzSubject {
  /// Whether there is anything to damage.
  var isEmpty: Bool { get }
  /// How long one input may take.
  static var greatestTime: Duration { get }
  /// What the inputs so far have come to, as the end of a line.
  var summary: String { get }

  /// Returns the files of an input by their names.
  func files(of number: Int) -> [(name: String, bytes: [UInt8])]

  /// Tries an input, and returns what is wrong with what comes of it.
  mutating func problems(with number: Int) async -> [String]
}

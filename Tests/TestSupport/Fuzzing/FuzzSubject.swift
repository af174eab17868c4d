/// A component that is tested with numbered, mutated inputs.
package protocol FuzzSubject {
  /// Whether there are no files to mutate.
  var isEmpty: Bool { get }
  /// The time limit for one input.
  static var greatestTime: Duration { get }
  /// The statistics of the inputs so far, to print at the end of a line.
  var summary: String { get }

  /// Returns the files of an input by their names.
  func files(of number: Int) -> [(name: String, bytes: [UInt8])]

  /// Tests an input, and returns the problems with the result.
  mutating func problems(with number: Int) async -> [String]
}

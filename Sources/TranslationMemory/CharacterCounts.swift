/// The counts of characters of many texts, in 32 classes of characters each.
///
/// The difference between the counts of two texts is a lower bound for the number of insertions and
/// deletions that transform one text into the other. Reading 32 bytes for each text is fast enough
/// to compare a text with a million others, so that no similar one is missed.
struct CharacterCounts {
  /// The counts of each text one after the other; greater ones than 255 are 255.
  private var counts: [UInt8] = []
  /// The number of characters of each text.
  private var lengths: [UInt32] = []

  private static let classCount = 32

  /// Reserves space for a number of texts.
  mutating func reserveCapacity(_ count: Int) {
    counts.reserveCapacity(count * Self.classCount)
    lengths.reserveCapacity(count)
  }

  /// Adds a text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  mutating func append(_ text: String) {
    let (counts, length) = Self.counts(of: text)
    self.counts.append(contentsOf: counts)
    lengths.append(UInt32(clamping: length))
  }

  private static func counts(of text: String) -> (counts: [UInt8], length: Int) {
    var counts = [UInt8](repeating: 0, count: classCount)
    var length = 0
    for scalar in text.unicodeScalars {
      length += 1
      // Letters of ASCII have different classes.
      let index = Int(scalar.value) % classCount
      if counts[index] < .max { counts[index] += 1 }
    }
    return (counts, length)
  }

  /// The number of characters of the text at a position.
  func length(at position: Int) -> Int { Int(lengths[position]) }

  /// A text that may be similar to another one.
  struct Candidate {
    /// The position of the text.
    let position: UInt32
    /// The greatest similarity that it can have, in percent.
    let bound: UInt8
  }

  /// Returns the texts whose similarity to a text can reach a bound from 1 to 100, those with the
  /// greatest possible similarity first.
  ///
  /// - Complexity: O(*m*), where *m* is the number of texts.
  func candidates(for text: String, atLeast percentage: Int) -> [Candidate] {
    let (own, length) = Self.counts(of: text)
    var found: [Candidate] = []
    var frequencies = [Int](repeating: 0, count: 102)
    let allowed = 100 - percentage
    own.withUnsafeBufferPointer { own in
      counts.withUnsafeBufferPointer { counts in
        for position in lengths.indices {
          let total = length &+ Int(lengths[position])
          let limit = total &* allowed
          guard abs(length &- Int(lengths[position])) &* 100 <= limit else { continue }
          let others = UnsafeBufferPointer(
            rebasing: counts[position &* Self.classCount..<(position &+ 1) &* Self.classCount]
          )
          let difference = Self.difference(own, others)
          guard difference &* 100 <= limit else { continue }
          let bound = total == 0 ? 100 : (total - difference) * 100 / total
          found.append(Candidate(position: UInt32(position), bound: UInt8(bound)))
          frequencies[100 - bound + 1] += 1
        }
      }
    }
    return Self.sorted(found, frequencies)
  }

  /// Returns the sum of the differences of counts.
  @inline(__always) private static func difference(
    _ first: UnsafeBufferPointer<UInt8>,
    _ second: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var sum: Int32 = 0
    // The compiler replaces this loop by vector instructions.
    for index in 0..<classCount {
      let difference = Int32(first[index]) &- Int32(second[index])
      sum &+= difference < 0 ? 0 &- difference : difference
    }
    return Int(sum)
  }

  /// Sorts candidates by their bounds, and by their positions for the same bound.
  ///
  /// The frequencies are the number of candidates with the bound 100 at position 1, and so on.
  private static func sorted(_ candidates: [Candidate], _ frequencies: [Int]) -> [Candidate] {
    var next = frequencies
    for index in next.indices.dropFirst() { next[index] += next[index - 1] }
    var sorted = candidates
    for candidate in candidates {
      let rank = 100 - Int(candidate.bound)
      sorted[next[rank]] = candidate
      next[rank] += 1
    }
    return sorted
  }
}

// A row whose places are looked through as those of a hash table are: a few from one on, and behind the last the
// first again. The number of places is a power of two.

extension LazySlots {
  /// Calls `body` with what is in one place after the other, until it returns something.
  ///
  /// - Parameters:
  ///   - hash: the hash of what is looked for.
  ///   - reach: how many places are looked at.
  ///   - body: returns nil where something else is in the place.
  /// - Returns: what `body` returned; nil when it never did.
  @inlinable package func search<Result>(
    near hash: Int,
    reach: Int,
    _ body: (Element) -> Result?
  ) -> Result? {
    for distance in 0..<reach {
      let index = (hash &+ distance) & (count - 1)
      if let result = withElement(at: index, body) { return result }
    }
    return nil
  }

  /// Fills the first place that is empty; none when all within reach are taken.
  ///
  /// - Parameters:
  ///   - element: what is kept.
  ///   - hash: its hash.
  ///   - reach: how many places are looked at.
  @inlinable package func keep(_ element: Element, near hash: Int, reach: Int) {
    for distance in 0..<reach {
      let index = (hash &+ distance) & (count - 1)
      guard isEmpty(at: index) else { continue }
      // What another thread put there meanwhile may be something else.
      _ = fill(index, with: element)
      return
    }
  }
}

/// The key that a literal has after a renaming, and what became of the order of its arguments.
package struct RenamedKey: Hashable, Sendable {
  /// The key as the compiler makes it.
  package let key: String
  /// For each argument the position that it had, both counted from 1, in their new order.
  ///
  /// `[2, 1]` if two arguments changed places; empty if the order is as it was.
  package let order: [Int]

  init(_ key: String, order: [Int] = []) {
    self.key = key
    self.order = order == order.sorted() ? [] : order
  }
}

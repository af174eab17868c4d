extension Mass {
  /// Whether nobody who weighed `former` at the last weigh-in weighs this much at the next.
  ///
  /// That is a change by half of the weight or more, or by a third and more downwards: a decimal mark in the
  /// wrong place, or a number of another unit.
  package func isLeap(from former: Mass) -> Bool {
    let (less, more) = (min(self, former), max(self, former))
    return more.micrograms >= less.micrograms + less.micrograms / 2
  }
}

extension Mass {
  /// Returns by how much this mass is more than another, exactly; negative if it is less.
  ///
  /// The difference of masses that no body has, and that cannot be counted, is the nearest that can.
  package func difference(from other: Mass) -> Mass {
    let (difference, overflow) = micrograms.subtractingReportingOverflow(other.micrograms)
    guard overflow else { return Mass(micrograms: difference) }
    return Mass(micrograms: micrograms < other.micrograms ? .min : .max)
  }
}

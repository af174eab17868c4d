/// What stands at one place in a common ancestor and in the two versions that came of it; `nil` where
/// nothing stands there.
struct ThreeWay<Value> {
  var base: Value?
  var ours: Value?
  var theirs: Value?

  /// Returns what a transformation makes of each version.
  func map<Result>(_ transform: (Value) -> Result?) -> ThreeWay<Result> {
    ThreeWay<Result>(
      base: base.flatMap(transform),
      ours: ours.flatMap(transform),
      theirs: theirs.flatMap(transform)
    )
  }
}

extension ThreeWay where Value: Equatable {
  /// What comes of two versions.
  enum Outcome {
    /// Both say the same, or only one differs from the ancestor.
    case agreed(Value?)
    /// Both differ from the ancestor and from each other.
    case disputed
  }

  /// What comes of the two versions.
  var outcome: Outcome {
    if ours == theirs || theirs == base { return .agreed(ours) }
    return ours == base ? .agreed(theirs) : .disputed
  }
}

// MARK: - Settling

extension ThreeWay<FieldTree> {
  /// Returns the extraction state where both sides changed it; `nil` if nothing settles the dispute.
  ///
  /// The state is what synchronization knows of the code, and it ran on each branch by itself. What a
  /// person set goes first; then that the code has the key, for only the merged code can tell that it
  /// is gone, and the next synchronization does.
  var settledExtractionState: FieldTree?? {
    guard let own = Self.rank(of: ours), let other = Self.rank(of: theirs) else { return nil }
    return .some(own >= other ? ours : theirs)
  }

  private static func rank(of state: FieldTree?) -> Int? {
    guard let state else { return ranks.firstIndex(of: nil) }
    guard let text = state.text else { return nil }
    return ranks.firstIndex(of: StringCatalog.ExtractionState(rawValue: text))
  }

  /// The states that are known, from the weakest on; `nil` stands for a key that the code has.
  private static let ranks: [StringCatalog.ExtractionState?] = [
    .stale, .migrated, nil, .extractedWithValue, .manual,
  ]

  /// Returns the version of the format where both sides changed it: the higher one, for the lower
  /// one may not have a field that the other side has written.
  var settledVersion: FieldTree?? {
    guard let own = ours?.text, let other = theirs?.text else { return .some(ours ?? theirs) }
    return .some(Self.isLower(own, than: other) ? theirs : ours)
  }

  private static func isLower(_ version: String, than other: String) -> Bool {
    let (left, right) = (numbers(of: version), numbers(of: other))
    return left == right
      ? version.utf8.lexicographicallyPrecedes(other.utf8) : left.lexicographicallyPrecedes(right)
  }

  private static func numbers(of version: String) -> [Int] {
    version.split(separator: ".").map { Int($0) ?? 0 }
  }
}

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

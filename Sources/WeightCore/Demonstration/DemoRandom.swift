/// Random numbers that are the same for the same seed, by the algorithm SplitMix64.
struct DemoRandom {
  private var state: UInt64

  /// Creates a source of numbers.
  init(seed: UInt64) {
    state = seed
  }

  /// Returns a number from 0 to 1, without 1.
  mutating func unit() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((mixed ^ (mixed >> 31)) >> 11) / 0x1p53
  }

  /// Returns a number around zero, mostly near it and never farther than a distance.
  mutating func spread(_ distance: Double) -> Double {
    (unit() + unit() + unit() - 1.5) / 1.5 * distance
  }
}

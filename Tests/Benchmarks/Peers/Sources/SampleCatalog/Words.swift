/// Sentences of random words: the same for the same seed.
struct Words {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// Returns the next two to nine words.
  mutating func sentence() -> String {
    (0..<(2 + next(below: 8))).map { _ in Self.words[next(below: Self.words.count)] }
      .joined(separator: " ")
  }

  /// Returns the next number; the algorithm is SplitMix64.
  private mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }

  private static let words = [
    "agua", "balanza", "weekly", "tendencia", "Ziel", "été", "añadir", "体重", "вес", "shelf",
    "última",
    "книга", "größer", "reading", "semana", "ağırlık", "entry", "\\\"libro\\\"", "goal", "mañana",
  ]
}

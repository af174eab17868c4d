/// Answers by their names.
///
/// A key is a good hash already, so that looking one up here takes a fraction of what a dictionary
/// would take, which hashes it once more. That counts: a file asks a few thousand times.
struct DeclarationAnswers: Sendable {
  /// The keys in the order in which they came.
  private(set) var keys: [DeclarationKey] = []
  private var answers: [DeclarationAnswer] = []
  /// For each slot, the number of an answer plus one; 0 where there is none.
  private var slots = [UInt32](repeating: 0, count: 64)

  /// The answer under a key; one that is there stays.
  subscript(key: DeclarationKey) -> DeclarationAnswer? { number(of: key).map { answers[$0] } }

  /// The answer of a number.
  subscript(number: Int) -> DeclarationAnswer { answers[number] }

  /// Returns the number of the answer under a key: how many came before it.
  func number(of key: DeclarationKey) -> Int? {
    let slot = slot(of: key)
    return slots[slot] == 0 ? nil : Int(slots[slot]) - 1
  }

  /// Adds the answer under a key, unless it has one.
  ///
  /// - Returns: The number of the answer.
  mutating func add(_ answer: DeclarationAnswer, _ key: DeclarationKey) -> Int {
    let slot = slot(of: key)
    guard slots[slot] == 0 else { return Int(slots[slot]) - 1 }
    keys.append(key)
    answers.append(answer)
    slots[slot] = UInt32(keys.count)
    if keys.count * 2 > slots.count { grow() }
    return keys.count - 1
  }

  /// Returns the slot in which a key stands or would stand.
  private func slot(of key: DeclarationKey) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: key.rawValue) & mask
    while slots[slot] != 0, keys[Int(slots[slot]) - 1] != key { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for (number, key) in keys.enumerated() { slots[slot(of: key)] = UInt32(number + 1) }
  }
}

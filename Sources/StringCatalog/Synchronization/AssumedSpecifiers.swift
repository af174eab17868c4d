/// The placeholders of an extracted string that are assumed, because the types of the values are not
/// known.
package struct AssumedSpecifiers: Hashable, Sendable {
  /// The offsets of placeholders in the key, in UTF-8.
  package var inKey: [Int]
  /// The offsets of placeholders in the default value, in UTF-8.
  package var inDefaultValue: [Int]

  /// Creates the placeholders; without arguments, all types are known.
  package init(inKey: [Int] = [], inDefaultValue: [Int] = []) {
    self.inKey = inKey
    self.inDefaultValue = inDefaultValue
  }

  /// Whether all types are known.
  package var isEmpty: Bool { inKey.isEmpty && inDefaultValue.isEmpty }
}

import FormatString

/// Which argument each placeholder of a text is meant for, as far as the types tell.
struct PlaceholderOrder {
  /// The text with each placeholder numbered.
  let text: String

  /// Finds the order of a text that has all placeholders of its source, in another order and without
  /// numbers: "%lld de %@" for "%@ of %lld".
  ///
  /// - Returns: `nil` if two arguments have one type, if the text is right as it is, or if it has
  ///   anything but plain placeholders.
  init?(of format: FormatString, with available: [Int: PlaceholderUse]) {
    let specifiers = format.specifiers
    guard !specifiers.isEmpty, specifiers.count == available.count,
      specifiers.count == format.unnumberedCount,
      specifiers.count == format.argumentUses.count
    else { return nil }
    let positions = specifiers.compactMap { specifier -> Int? in
      let use = PlaceholderUse(kind: specifier.argumentKind, text: specifier.text)
      let fitting = available.filter { use.agrees(with: $0.value) && !$0.value.isInForm }
      return fitting.count == 1 ? fitting.first?.key : nil
    }
    guard positions.count == specifiers.count, Set(positions) == Set(1...positions.count),
      positions != positions.sorted()
    else { return nil }
    let order = positions.indices.sorted { positions[$0] < positions[$1] }.map { $0 + 1 }
    text = format.reordered(by: order).text
  }
}

/// Letters with something on them, by which readers of Latin letters still know them.
enum Accents {
  /// Returns a text with other letters; what has no like stays as it is.
  static func apply(to text: String) -> String {
    var accented = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { accented.append(letters[scalar] ?? scalar) }
    return String(accented)
  }

  /// As Unicode's own pseudo-language has them, with letters that fonts have.
  private static let letters: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars,
      "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ".unicodeScalars
    )
  )
}

internal import CICU

/// A string that is compared without case and accents.
///
/// ```swift
/// SearchText("Análisis de CAMIÓN").contains(SearchText("camion"))  // true
/// ```
package struct SearchText: Hashable, Sendable {
  private let letters: String

  /// Creates the search string of a text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package init(_ text: String) {
    letters = Self.withoutMarks(text)
  }

  /// Returns whether this string contains another one.
  ///
  /// `String.contains(_:)` takes sixty times as long for the short texts of user interfaces.
  ///
  /// - Complexity: O(*n*) in the length of this string.
  package func contains(_ other: SearchText) -> Bool {
    let text = letters.utf8
    let part = other.letters.utf8
    guard text.count >= part.count else { return false }
    guard part.count <= Self.shortLength else { return letters.contains(other.letters) }
    guard let first = part.first else { return true }
    return text.indices.contains { text[$0] == first && text[$0...].starts(with: part) }
  }

  /// The length in bytes up to which a part is compared at each position.
  private static let shortLength = 64

  /// Returns a text without accents and case; without ICU's data, only case is removed.
  private static func withoutMarks(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }),
      let folded = try? text.normalized(cicu_fold),
      let decomposed = try? folded.normalized(cicu_decompose)
    else { return text.lowercased() }
    var letters = String.UnicodeScalarView()
    letters.append(
      contentsOf: decomposed.unicodeScalars
        .filter { $0.properties.generalCategory != .nonspacingMark }
    )
    return String(letters)
  }
}

extension String {
  /// The string with letters and combining marks composed where possible (NFC); without ICU's data,
  /// the string itself.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the string.
  package var composed: String {
    utf8.allSatisfy { $0 < 0x80 } ? self : (try? normalized(cicu_compose)) ?? self
  }

  fileprivate func normalized(
    _ normalize: (
      UnsafePointer<UInt16>, Int32, UnsafeMutablePointer<UInt16>, Int32,
      UnsafeMutablePointer<Int32>
    ) -> Int32
  ) throws(ICUError) -> String {
    try utf16Text("normalize a text") { buffer, capacity, status in
      withUTF16(self) { normalize($0, $1, buffer, capacity, &status) }
    }
  }
}

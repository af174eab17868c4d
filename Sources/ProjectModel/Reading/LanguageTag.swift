/// Returns whether a text has the form of a language tag: `es`, `zh-Hans`, `es-419`.
///
/// The form is that of BCP 47 as far as catalogs use it: a language of two to eight letters, then
/// subtags of up to eight letters and digits. Whether the language exists is not asked.
func isLanguageTag(_ text: String) -> Bool {
  let subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
  guard let language = subtags.first, (2...8).contains(language.count) else { return false }
  return language.allSatisfy(\.isASCIILetter)
    && subtags.dropFirst()
      .allSatisfy { subtag in
        (1...8).contains(subtag.count) && subtag.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
      }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  fileprivate var isASCIIDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}

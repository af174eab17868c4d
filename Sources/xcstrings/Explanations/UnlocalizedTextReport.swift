import CommandSupport
import Diagnostics
import Localization
import SwiftExtraction

/// Prints texts that reach the screen without being localizable, for people.
struct UnlocalizedTextReport {
  let console: Console
  let locale = UserLocale.current

  /// Prints the texts by files, with the ways that they take; texts one after the other that take
  /// the same way share its lines.
  func print(_ strings: [UnlocalizedString]) {
    for (position, string) in strings.enumerated() {
      if position > 0, strings[position - 1].place.file != string.place.file { console.print("") }
      printText(of: string)
      let next = position + 1 < strings.count ? strings[position + 1] : nil
      if next.map({ !$0.sharesWay(with: string) }) ?? true { printWay(of: string) }
    }
    guard !strings.isEmpty else {
      return console.remark(
        String(
          localized: "All texts that were found on screen are localizable.",
          comment: "Result of xcstrings extract --unlocalized"
        )
      )
    }
    console.remark("")
    console.remark(
      String(
        localized: "\(strings.count) texts are shown on screen and cannot be translated.",
        comment: "Below the list of xcstrings extract --unlocalized"
      )
    )
    console.remark(
      String(
        localized:
          "If a text is not to be translated, say so with Text(verbatim:), or with a comment 'xcstrings:ignore' on its line.",
        comment: "Below the list of xcstrings extract --unlocalized. Code of Swift"
      )
    )
  }

  private func printText(of string: UnlocalizedString) {
    let text = KeyQuotation.shortened("\"\(string.text)\"", limit: 74)
    console.print("\(string.place.text)  \(console.styled(text, .bold))")
  }

  private func printWay(of string: UnlocalizedString) {
    console.print("    \(string.path(locale))")
    console.print("    \(string.cure.sentence(locale))")
  }
}

extension UnlocalizedString {
  /// Whether a text of the same file goes to the same place on the screen by the same way.
  fileprivate func sharesWay(with other: UnlocalizedString) -> Bool {
    place.file == other.place.file && steps == other.steps && screen == other.screen
      && screenPlace == other.screenPlace && cure == other.cure
  }
}

import Localization
import SwiftExtraction

/// What `extract --unlocalized --json` prints.
struct UnlocalizedJSONReport: Encodable {
  /// A text that reaches the screen without being localizable.
  struct Text: Encodable {
    var text: String
    var place: JSONPlace
    var path: [String]
    var screen: String
    var shownAt: JSONPlace
    var cure: String
    var message: String
  }

  var texts: [Text]

  init(_ strings: [UnlocalizedString]) {
    let english = UserLocale("en")
    texts = strings.map { string in
      Text(
        text: string.text,
        place: JSONPlace(string.place),
        path: string.steps.map { $0.name(english) },
        screen: string.screen,
        shownAt: JSONPlace(string.screenPlace),
        cure: string.cure.code,
        message: string.cure.sentence(english)
      )
    }
  }
}

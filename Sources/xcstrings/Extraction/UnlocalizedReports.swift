import CommandSupport
import Diagnostics
import FileSystem
import Localization
import StringExtraction

/// Prints displayed strings that are not localizable, as text.
struct UnlocalizedTextReport {
  let console: Console
  let locale = UserLocale.current

  /// Prints the strings by file, each with its path to the display.
  ///
  /// Consecutive strings with the same path share its lines.
  func print(_ strings: [UnlocalizedString]) {
    for (position, string) in strings.enumerated() {
      if position > 0, strings[position - 1].location.file != string.location.file {
        console.print("")
      }
      printText(of: string)
      let next = position + 1 < strings.count ? strings[position + 1] : nil
      if next.map({ !$0.hasSamePath(with: string) }) ?? true { printPath(of: string) }
    }
    guard !strings.isEmpty else {
      return console.printStatus(
        String(
          localized: "All strings found on screen are localizable.",
          comment: "Result of xcstrings extract --unlocalized"
        )
      )
    }
    console.printStatus("")
    console.printStatus(
      String(
        localized: "\(strings.count) strings are shown on screen but cannot be translated.",
        comment: "Below the list of xcstrings extract --unlocalized"
      )
    )
    console.printStatus(
      String(
        localized:
          "To exclude a string from translation, use Text(verbatim:) or the comment 'xcstrings:ignore' on its line.",
        comment: "Below the list of xcstrings extract --unlocalized. Contains Swift code"
      )
    )
  }

  private func printText(of string: UnlocalizedString) {
    let text = KeyQuotation.shortened("\"\(string.text)\"", limit: 74)
    console.print("\(string.location.text)  \(console.styled(text, .bold))")
  }

  private func printPath(of string: UnlocalizedString) {
    console.print("    \(string.path(locale))")
    console.print("    \(string.cure.sentence(locale))")
  }
}

extension UnlocalizedString {
  /// Returns whether another string of the same file has the same path to the same display.
  fileprivate func hasSamePath(with other: UnlocalizedString) -> Bool {
    location.file == other.location.file && steps == other.steps && screen == other.screen
      && screenPlace == other.screenPlace && cure == other.cure
  }
}

/// The output of `extract --unlocalized --json`.
struct UnlocalizedJSONReport: Encodable {
  /// A displayed string that is not localizable.
  struct Text: Encodable {
    var text: String
    var location: JSONLocation
    var path: [String]
    var screen: String
    var shownAt: JSONLocation
    var suggestion: String
    var message: String
  }

  var texts: [Text]

  init(_ strings: [UnlocalizedString]) {
    let english = UserLocale("en")
    texts = strings.map { string in
      Text(
        text: string.text,
        location: JSONLocation(string.location),
        path: string.steps.map { $0.name(english) },
        screen: string.screen,
        shownAt: JSONLocation(string.screenPlace),
        suggestion: string.cure.code,
        message: string.cure.sentence(english)
      )
    }
  }
}

extension UnlocalizedString {
  /// Returns the path of the string to the display: its variables, and the displaying function.
  func path(_ locale: UserLocale) -> String {
    let names = steps.map { $0.name(locale) } + [screenName(locale)]
    return String(
      localized: "\(names.joined(separator: " → ")) at \(screenPlace.text)",
      locale: locale,
      comment:
        "The path of a string to the screen, such as 'title' of Card → Text(_:), and where it is shown"
    )
  }

  private func screenName(_ locale: UserLocale) -> String {
    guard screen.isEmpty else { return screen }
    return String(
      localized: "interpolated into a localized string",
      locale: locale,
      comment: "End of the path of a string to the screen"
    )
  }
}

extension UnlocalizedString.Step {
  /// Returns the name of a variable that contains the string, as a part of a path.
  func name(_ locale: UserLocale) -> String {
    switch self {
    case .parameter(let name, of: let owner), .property(let name, of: let owner):
      String(
        localized: "'\(name)' of \(owner)",
        locale: locale,
        comment: "A parameter of a function, or a property of a Swift type"
      )
    case .variable(let name): "'\(name)'"
    case .result(of: let name):
      String(
        localized: "result of \(name)",
        locale: locale,
        comment: "Return value of a Swift function, as part of a path"
      )
    case .rawValue(of: let name):
      String(
        localized: "raw value of \(name)",
        locale: locale,
        comment: "The raw value of a Swift enum, as part of a path"
      )
    }
  }
}

extension UnlocalizedString.FixSuggestion {
  /// Returns the suggestion to make the string localizable, as a complete sentence.
  func sentence(_ locale: UserLocale) -> String {
    switch self {
    case .retype(let step):
      String(
        localized:
          "Change the type of \(step.name(locale)) to LocalizedStringResource, or write String(localized: \"…\").",
        locale: locale,
        comment:
          "Suggestion for making a string localizable. The argument is, for example, 'title' of Card"
      )
    case .property(of: let name):
      String(
        localized:
          "Add a property 'var title: LocalizedStringResource' to \(name), and show it instead.",
        locale: locale,
        comment:
          "Suggestion for making the raw value of an enum localizable. The argument is the enum"
      )
    case .wrap: FixSuggestions.wrap(locale)
    }
  }

  /// The stable name of the suggestion in JSON output.
  var code: String {
    switch self {
    case .retype: "retype"
    case .property: "property"
    case .wrap: "wrap"
    }
  }
}

import Localization
import SwiftExtraction

extension UnlocalizedString {
  /// The way of the text to the screen: what holds it, and what shows it.
  func path(_ locale: UserLocale) -> String {
    let names = steps.map { $0.name(locale) } + [screenName(locale)]
    return String(
      localized: "\(names.joined(separator: " → ")) at \(screenPlace.text)",
      locale: locale,
      comment:
        "The way of a text to the screen, such as 'title' of Card → Text(_:), and where it is shown"
    )
  }

  private func screenName(_ locale: UserLocale) -> String {
    guard screen.isEmpty else { return screen }
    return String(
      localized: "interpolated into a localized text",
      locale: locale,
      comment: "End of the way of a text to the screen"
    )
  }
}

extension UnlocalizedString.Step {
  /// What holds a text on its way, as a part of a path.
  func name(_ locale: UserLocale) -> String {
    switch self {
    case .parameter(let name, of: let owner), .property(let name, of: let owner):
      String(
        localized: "'\(name)' of \(owner)",
        locale: locale,
        comment: "A parameter of a function, or a property of a type of Swift"
      )
    case .variable(let name): "'\(name)'"
    case .result(of: let name):
      String(
        localized: "result of \(name)",
        locale: locale,
        comment: "What a function of Swift returns, as part of a path"
      )
    case .rawValue(of: let name):
      String(
        localized: "raw value of \(name)",
        locale: locale,
        comment: "The raw value of an enum of Swift, as part of a path"
      )
    }
  }
}

extension UnlocalizedString.Cure {
  /// What would make the text localizable, as a whole sentence.
  func sentence(_ locale: UserLocale) -> String {
    switch self {
    case .retype(let step):
      String(
        localized:
          "Type \(step.name(locale)) as LocalizedStringResource, or write String(localized: \"…\").",
        locale: locale,
        comment: "How to make a text localizable. The argument is such as 'title' of Card"
      )
    case .property(of: let name):
      String(
        localized:
          "Give \(name) a property 'var title: LocalizedStringResource', and show that instead.",
        locale: locale,
        comment: "How to make the raw value of an enum localizable. The argument is the enum"
      )
    case .wrap: Cures.wrap(locale)
    }
  }

  /// The stable name of the cure, for machines.
  var code: String {
    switch self {
    case .retype: "retype"
    case .property: "property"
    case .wrap: "wrap"
    }
  }
}

import ArgumentParser
import Localization
import StringCatalog

/// The options that set what an entry has beside its texts.
struct EntryFieldOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(Texts.comment, valueName: FilterOptions.Texts.textValue)
  )
  var comment: String?

  @Option(help: ArgumentHelp(Texts.shouldTranslate, valueName: Texts.flagValue))
  var shouldTranslate: TruthArgument?

  /// Whether nothing is to be set.
  var isEmpty: Bool {
    comment == nil && shouldTranslate == nil
  }

  /// Sets what the options give.
  func apply(to entry: inout StringCatalog.Entry) {
    if let comment { entry.setComment(comment) }
    if let shouldTranslate { entry.shouldTranslate = shouldTranslate == .true }
  }
}

extension EntryFieldOptions {
  enum Texts {
    static var comment: String {
      String(
        localized: "The comment for translators; an empty text removes it.",
        comment: "Help of xcstrings set --comment"
      )
    }
    static var shouldTranslate: String {
      String(
        localized: "Whether the text needs to be translated.",
        comment: "Help of xcstrings set --should-translate"
      )
    }
    static var flagValue: String {
      String(localized: "flag", comment: "Help: stands for true or false, one word")
    }
  }
}

import Diagnostics

extension RealDefect {
  static let placeholders = [
    // A second argument that nobody passed ended the program when it started.
    RealDefect(
      "bitstadium/HockeySDK-Mac#24",
      "mismatched-placeholders",
      in: "fr",
      of: "%@ quit. Its developers can help",
      "%@ a quitté. Les développeurs de %@ peuvent aider",
      mended: "%1$@ a quitté. Les développeurs de %1$@ peuvent aider"
    ),
    // Arguments of two types changed places: a number was taken for an object.
    RealDefect(
      "vinzdg/codenotch#237",
      "mismatched-placeholders",
      in: "zh-Hans",
      of: "%lld%% of its %@ limit used",
      findings: 2,
      "已用其 %@ 额度的 %lld%%",
      mended: "已用其 %2$@ 额度的 %1$lld%%"
    ),
    // Positions without a type.
    RealDefect(
      "ResistanceTo/MiniWatts#1",
      "mismatched-placeholders",
      in: "zh-Hans",
      of: "%@ for %@",
      "%1已持续 %2",
      mended: "%1$@ 已持续 %2$@"
    ),
    // A machine translated the specifiers, too.
    RealDefect(
      "0xWDG/xcstrings-translator#8",
      "mismatched-placeholders",
      in: "da",
      of: "%@, entry %lld",
      findings: 2,
      "%A, post %@",
      mended: "%@, post %lld"
    ),
    RealDefect(
      "0xWDG/xcstrings-translator#1",
      "mismatched-placeholders",
      in: "nl",
      of: "Page %lld",
      "Pagina %Lld",
      mended: "Pagina %lld"
    ),
    // A string of C for an object ended the program, in two languages.
    RealDefect(
      "katagaki/IllustMate@f8dcd41",
      "mismatched-placeholders",
      in: "ja",
      entries: #"""
        "Move.Out.%@" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : ↓"Move back to %s" } },
          "ja" : { "stringUnit" : { "state" : "translated", "value" : "%sに戻す" } } } }
        """#,
      mended: #"""
        "Move.Out.%@" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Move back to %@" } },
          "ja" : { "stringUnit" : { "state" : "translated", "value" : "%@に戻す" } } } }
        """#
    ),
    // A percent sign in the middle of a format took an argument that was not there.
    RealDefect(
      "TortugaPower/BookPlayer#969",
      "mismatched-placeholders",
      in: "pt-BR",
      of: "%lld%% of %@",
      "%lld% de %@",
      mended: "%lld%% de %@"
    ),
    // The texts of other keys, with their placeholders.
    RealDefect(
      "CofficLab/GitOK@4661046a",
      "mismatched-placeholders",
      in: "zh-Hant",
      of: "Retry",
      "为提交 %@ 创建标签",
      mended: "重試"
    ),
    // "1" is written out in a form that 21 and 31 take, too.
    RealDefect(
      "protonpass/ios-pass@ca5858cae",
      "mismatched-placeholders",
      in: "be",
      of: "%lld attempts",
      english: ["one": "%lld attempt", "other": "%lld attempts"],
      ["few": "%lld спробы", "many": "%lld спроб", "one": "↓1 спроба", "other": "%lld спробы"],
      mended: [
        "few": "%lld спробы", "many": "%lld спроб", "one": "%lld спроба", "other": "%lld спробы",
      ]
    ),
    RealDefect(
      "protonpass/ios-pass@cb162bf50",
      "mismatched-placeholders",
      in: "cs",
      of: "%lld results",
      english: ["one": "%lld result", "other": "%lld results"],
      ["few": "↓výsledky", "many": "↓výsledku", "one": "výsledek", "other": "↓výsledků"],
      mended: [
        "few": "%lld výsledky", "many": "%lld výsledku", "one": "výsledek",
        "other": "%lld výsledků",
      ]
    ),
    // A form of a number that is passed first shows the second argument without saying so.
    RealDefect(
      "noah-nuebling/mac-mouse-fix@0ecbf8457",
      "mismatched-placeholders",
      in: "de",
      entries: Self.captured(
        "↓\"%1$#@buttons@\"",
        "↓\"%@ wird abgefangen.\"",
        "↓\"%@ werden abgefangen.\""
      ),
      mended: Self.captured(
        "\"%1$#@buttons@\"",
        "\"%2$@ wird abgefangen.\"",
        "\"%2$@ werden abgefangen.\""
      )
    ),
  ]

  private static func captured(_ text: String, _ one: String, _ other: String) -> String {
    #"""
    "captured" : { "localizations" : {
      "en" : {
        "stringUnit" : { "state" : "translated", "value" : "%1$#@buttons@" },
        "substitutions" : { "buttons" : {
          "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%2$@ is captured." } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%2$@ are captured." } }
          } } } } },
      "de" : {
        "stringUnit" : { "state" : "translated", "value" : \#(text) },
        "substitutions" : { "buttons" : {
          "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : \#(one) } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : \#(other) } }
          } } } } } } }
    """#
  }
}

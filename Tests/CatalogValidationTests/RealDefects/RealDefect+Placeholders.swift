import Diagnostics

extension RealDefect {
  static let placeholders = [
    // A second argument that the code did not pass crashed the program at startup.
    RealDefect(
      "bitstadium/HockeySDK-Mac#24",
      "mismatched-placeholders",
      in: "fr",
      of: "%@ quit. Its developers can help",
      "%@ a quitté. Les développeurs de %@ peuvent aider",
      fixed: "%1$@ a quitté. Les développeurs de %1$@ peuvent aider"
    ),
    // Two arguments of different types were swapped: a number was used as an object.
    RealDefect(
      "vinzdg/codenotch#237",
      "mismatched-placeholders",
      in: "zh-Hans",
      of: "%lld%% of its %@ limit used",
      "已用其 %@ 额度的 %lld%%",
      fixed: "已用其 %2$@ 额度的 %1$lld%%"
    ),
    // Positions without types.
    RealDefect(
      "ResistanceTo/MiniWatts#1",
      "mismatched-placeholders",
      in: "zh-Hans",
      of: "%@ for %@",
      "%1已持续 %2",
      fixed: "%1$@ 已持续 %2$@"
    ),
    // The specifiers were machine-translated, too.
    RealDefect(
      "0xWDG/xcstrings-translator#8",
      "mismatched-placeholders",
      in: "da",
      of: "%@, entry %lld",
      findings: 2,
      "%A, post %@",
      fixed: "%@, post %lld"
    ),
    RealDefect(
      "0xWDG/xcstrings-translator#1",
      "mismatched-placeholders",
      in: "nl",
      of: "Page %lld",
      "Pagina %Lld",
      fixed: "Pagina %lld"
    ),
    // A C string instead of an object crashed the program, in two languages.
    RealDefect(
      "katagaki/IllustMate@f8dcd41",
      "mismatched-placeholders",
      in: "ja",
      entries: #"""
        "Move.Out.%@" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : ↓"Move back to %s" } },
          "ja" : { "stringUnit" : { "state" : "translated", "value" : "%sに戻す" } } } }
        """#,
      fixed: #"""
        "Move.Out.%@" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Move back to %@" } },
          "ja" : { "stringUnit" : { "state" : "translated", "value" : "%@に戻す" } } } }
        """#
    ),
    // A percent sign in the middle of a format string consumed a missing argument.
    RealDefect(
      "TortugaPower/BookPlayer#969",
      "mismatched-placeholders",
      in: "pt-BR",
      of: "%lld%% of %@",
      "%lld% de %@",
      fixed: "%lld%% de %@"
    ),
    // The translations belong to other keys, with their placeholders.
    RealDefect(
      "CofficLab/GitOK@4661046a",
      "mismatched-placeholders",
      in: "zh-Hant",
      of: "Retry",
      "为提交 %@ 创建标签",
      fixed: "重試"
    ),
    // "1" is spelled out in a form that 21 and 31 also use.
    RealDefect(
      "protonpass/ios-pass@ca5858cae",
      "mismatched-placeholders",
      in: "be",
      of: "%lld attempts",
      english: ["one": "%lld attempt", "other": "%lld attempts"],
      ["few": "%lld спробы", "many": "%lld спроб", "one": "↓1 спроба", "other": "%lld спробы"],
      fixed: [
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
      fixed: [
        "few": "%lld výsledky", "many": "%lld výsledku", "one": "výsledek",
        "other": "%lld výsledků",
      ]
    ),
    // A plural form without positions shows the second argument instead of the number, which is
    // passed first.
    RealDefect(
      "noah-nuebling/mac-mouse-fix@0ecbf8457",
      "mismatched-placeholders",
      in: "de",
      entries: Self.captured(
        "↓\"%1$#@buttons@\"",
        "↓\"%@ wird abgefangen.\"",
        "↓\"%@ werden abgefangen.\""
      ),
      fixed: Self.captured(
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

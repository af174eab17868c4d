import Diagnostics

extension RealDefect {
  static let keys = [
    // Two keys that make one symbol end a build.
    RealDefect(
      "nightscout/Trio#1360",
      "symbol-conflict",
      in: "sv",
      entries: #"""
        "Temp targets" : { "extractionState" : "manual", "localizations" : {
          "sv" : { "stringUnit" : { "state" : "translated", "value" : "Tillfälliga mål" } } } },
        ↓"• Temp Targets" : { "extractionState" : "manual", "localizations" : {
          "sv" : { "stringUnit" : { "state" : "translated", "value" : "• Tillfälliga mål" } } } }
        """#,
      mended: #"""
        "Temp targets" : { "extractionState" : "manual", "localizations" : {
          "sv" : { "stringUnit" : { "state" : "translated", "value" : "Tillfälliga mål" } } } }
        """#
    ),
    RealDefect(
      "nightscout/Trio#1360",
      "near-duplicate-keys",
      in: "sv",
      entries: #"""
        "Normal" : { "localizations" : {
          "sv" : { "stringUnit" : { "state" : "translated", "value" : "Vanlig" } } } },
        ↓"Normal " : { "localizations" : {
          "sv" : { "stringUnit" : { "state" : "translated", "value" : "Vanlig " } } } }
        """#,
      mended: #"""
        "Normal" : { "localizations" : {
          "sv" : { "stringUnit" : { "state" : "translated", "value" : "Vanlig" } } } }
        """#
    ),
    // One English sentence, two Chinese ones.
    RealDefect(
      "osaurus-ai/osaurus#2177",
      "inconsistent-translation",
      in: "zh-Hans",
      entries: Self.repositories("↓\"存储库不可用\""),
      mended: Self.repositories("\"仓库不可用\"")
    ),
    RealDefect(
      "linearmouse/linearmouse#1278",
      "stale-key",
      in: "ko",
      entries: #"""
        ↓"Old name" : { "extractionState" : "stale", "localizations" : {
          "ko" : { "stringUnit" : { "state" : "translated", "value" : "이전 이름" } } } }
        """#,
      mended: #"""
        "Name" : { "localizations" : {
          "ko" : { "stringUnit" : { "state" : "translated", "value" : "이름" } } } }
        """#
    ),
  ]

  private static func repositories(_ second: String) -> String {
    #"""
    "error.a" : { "localizations" : {
      "en" : { "stringUnit" : { "state" : "translated", "value" : "The repo is unreachable" } },
      "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "仓库不可用" } } } },
    "error.b" : { "localizations" : {
      "en" : { "stringUnit" : { "state" : "translated", "value" : "The repo is unreachable" } },
      "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : \#(second) } } } }
    """#
  }
}

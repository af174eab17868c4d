import Diagnostics

extension RealDefect {
  static let keys = [
    // A build fails if two keys have the same symbol.
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
      fixed: #"""
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
      fixed: #"""
        "Normal" : { "localizations" : {
          "sv" : { "stringUnit" : { "state" : "translated", "value" : "Vanlig" } } } }
        """#
    ),
    // One English sentence with two Chinese translations.
    RealDefect(
      "osaurus-ai/osaurus#2177",
      "inconsistent-translation",
      in: "zh-Hans",
      entries: Self.repositories("↓\"存储库不可用\""),
      fixed: Self.repositories("\"仓库不可用\"")
    ),
    RealDefect(
      "linearmouse/linearmouse#1278",
      "stale-key",
      in: "ko",
      entries: #"""
        ↓"Old name" : { "extractionState" : "stale", "localizations" : {
          "ko" : { "stringUnit" : { "state" : "translated", "value" : "이전 이름" } } } }
        """#,
      fixed: #"""
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

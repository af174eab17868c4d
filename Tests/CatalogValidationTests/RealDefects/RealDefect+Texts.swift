import Diagnostics

extension RealDefect {
  static let texts = [
    RealDefect(
      "coteditor/CotEditor@9348182d9",
      "mismatched-surrounding-whitespace",
      in: "de",
      of: "Save Available Text",
      " Verfügbaren Text speichern",
      mended: "Verfügbaren Text sichern"
    ),
    RealDefect(
      "coteditor/CotEditor@5f62e46f9",
      "mismatched-surrounding-whitespace",
      in: "nl",
      of: "Made by another version (%@).",
      #"Gemaakt door een andere versie (%@).\n"#,
      mended: "Gemaakt door een andere versie (%@)."
    ),
    // A service for translators took away the blank before what the code puts behind the text.
    RealDefect(
      "MacWallet/MacWallet#9",
      "mismatched-surrounding-whitespace",
      in: "en-GB",
      of: "Connected peers: ",
      "Peers connected:",
      mended: "Peers connected: "
    ),
    RealDefect(
      "amaxwell/tlutility#167",
      "double-space",
      in: "fr",
      of: "It failed. Try again.",
      "Échec.  Réessayez.",
      mended: "Échec. Réessayez."
    ),
    RealDefect(
      "amaxwell/tlutility#164",
      "mismatched-end-punctuation",
      in: "fr",
      of: "Update all packages",
      "Mettre à jour tous les paquets.",
      mended: "Mettre à jour tous les paquets"
    ),
    RealDefect(
      "LiveContainer/LiveContainer@7db5e10",
      "mismatched-end-punctuation",
      in: "ja",
      of: "The banner has the color of the icon.",
      "バナーがアイコンの色に変わります",
      mended: "バナーがアイコンの色に変わります。"
    ),
    RealDefect(
      "coteditor/CotEditor@6b8346706",
      "unchanged-translation",
      in: "it",
      of: "deprecated",
      "deprecated",
      mended: "deprecato"
    ),
    // Some systems show a text that is empty.
    RealDefect(
      "theodi/open-data-certificate#1272",
      "empty-translation",
      in: "cs",
      of: "Save",
      "",
      mended: "Uložit"
    ),
    // There was room for the English text.
    RealDefect(
      "cocoabits/MASShortcut#85",
      "max-length",
      in: "de",
      entries: #"""
        "Type New Shortcut" : {
          "comment" : "Within the control. maxLength: 18",
          "localizations" : { "de" : { "stringUnit" : {
            "state" : "translated", "value" : ↓"Neuen Kurzbefehl eingeben" } } } }
        """#,
      mended: #"""
        "Type New Shortcut" : {
          "comment" : "Within the control. maxLength: 18",
          "localizations" : { "de" : { "stringUnit" : {
            "state" : "translated", "value" : "Neuen eingeben" } } } }
        """#
    ),
  ]
}

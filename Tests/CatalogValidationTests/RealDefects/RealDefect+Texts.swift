import Diagnostics

extension RealDefect {
  static let texts = [
    RealDefect(
      "coteditor/CotEditor@9348182d9",
      "mismatched-surrounding-whitespace",
      in: "de",
      of: "Save Available Text",
      " Verfügbaren Text speichern",
      fixed: "Verfügbaren Text sichern"
    ),
    RealDefect(
      "coteditor/CotEditor@5f62e46f9",
      "mismatched-surrounding-whitespace",
      in: "nl",
      of: "Made by another version (%@).",
      #"Gemaakt door een andere versie (%@).\n"#,
      fixed: "Gemaakt door een andere versie (%@)."
    ),
    // A translation service removed the space before what the code appends to the text.
    RealDefect(
      "MacWallet/MacWallet#9",
      "mismatched-surrounding-whitespace",
      in: "en-GB",
      of: "Connected peers: ",
      "Peers connected:",
      fixed: "Peers connected: "
    ),
    RealDefect(
      "amaxwell/tlutility#167",
      "double-space",
      in: "fr",
      of: "It failed. Try again.",
      "Échec.  Réessayez.",
      fixed: "Échec. Réessayez."
    ),
    RealDefect(
      "amaxwell/tlutility#164",
      "mismatched-end-punctuation",
      in: "fr",
      of: "Update all packages",
      "Mettre à jour tous les paquets.",
      fixed: "Mettre à jour tous les paquets"
    ),
    RealDefect(
      "LiveContainer/LiveContainer@7db5e10",
      "mismatched-end-punctuation",
      in: "ja",
      of: "The banner has the color of the icon.",
      "バナーがアイコンの色に変わります",
      fixed: "バナーがアイコンの色に変わります。"
    ),
    RealDefect(
      "coteditor/CotEditor@6b8346706",
      "unchanged-translation",
      in: "it",
      of: "deprecated",
      "deprecated",
      fixed: "deprecato"
    ),
    // Some systems show an empty text.
    RealDefect(
      "theodi/open-data-certificate#1272",
      "empty-translation",
      in: "cs",
      of: "Save",
      "",
      fixed: "Uložit"
    ),
    // There was only room for the English text.
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
      fixed: #"""
        "Type New Shortcut" : {
          "comment" : "Within the control. maxLength: 18",
          "localizations" : { "de" : { "stringUnit" : {
            "state" : "translated", "value" : "Neuen eingeben" } } } }
        """#
    ),
  ]
}

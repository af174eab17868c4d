extension LanguageConventions {
  /// Spanish as the Real Academia Española writes it (Ortografía de la lengua española, 2010).
  static let spanish = LanguageConventions(
    language: "es",
    openingMarks: ["?": "¿", "!": "¡"]
  )
}

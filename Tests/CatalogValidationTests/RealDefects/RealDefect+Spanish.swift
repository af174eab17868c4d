import Diagnostics

extension RealDefect {
  static let spanish = [
    RealDefect(
      "mcasimir/devise-i18n-views#100",
      "missing-inverted-punctuation",
      in: "es-MX",
      of: "Forgot your password?",
      "Olvidaste tu contraseña?",
      fixed: "¿Olvidaste tu contraseña?"
    ),
    RealDefect(
      "inxomnyaa/MagicWE#245",
      "missing-inverted-punctuation",
      in: "es",
      of: "%@ is done!",
      "%@ está listo!",
      fixed: "¡%@ está listo!"
    ),
    RealDefect(
      "openMF/mifos-mobile#3015",
      "missing-diacritics",
      in: "es",
      of: "Enter an address",
      "Escribe una direccion",
      fixed: "Escribe una dirección"
    ),
    RealDefect(
      "InterCooperative-Network/icn#713",
      "missing-diacritics",
      in: "es",
      of: "Sign out",
      "Cerrar sesion",
      fixed: "Cerrar sesión"
    ),
    RealDefect(
      "InterCooperative-Network/icn#713",
      "title-capitalization",
      in: "es",
      of: "Terms of Service",
      "Términos de Servicio",
      fixed: "Términos de servicio"
    ),
    RealDefect(
      "coteditor/CotEditor@3d281221d",
      "untranslated-word",
      in: "es",
      of: "The file “%@” is too large.",
      "The file “%@” es demasiado grande.",
      fixed: "El archivo “%@” es demasiado grande."
    ),
    // "¿Quieres …?" in some texts, "Seleccione …" in one.
    RealDefect(
      "coteditor/CotEditor@99b996716",
      "inconsistent-formality",
      in: "es",
      entries: Self.addressed("↓\"Seleccione un archivo\""),
      fixed: Self.addressed("\"Selecciona un archivo\"")
    ),
    RealDefect(
      "Dimillian/IceCubesApp#1549",
      "missing-translation",
      in: "es",
      entries: #"↓"Boost" : {}"#,
      fixed: #"""
        "Boost" : { "localizations" : {
          "es" : { "stringUnit" : { "state" : "translated", "value" : "Impulsar" } } } }
        """#
    ),
  ]

  private static func addressed(_ text: String) -> String {
    #"""
    "Choose a file" : { "localizations" : { "es" : {
      "stringUnit" : { "state" : "translated", "value" : \#(text) } } } },
    "Do you want to go on?" : { "localizations" : { "es" : {
      "stringUnit" : { "state" : "translated", "value" : "¿Quieres seguir?" } } } },
    "You can undo it" : { "localizations" : { "es" : {
      "stringUnit" : { "state" : "translated", "value" : "Puedes deshacerlo" } } } }
    """#
  }
}

/// The forms of address of languages, for ``InconsistentFormalityRule``.
///
/// A word is listed only if it is unambiguous: French *ton* is also a sound, and Italian *sei* is also
/// a number.
extension LanguageConventions {
  /// German, of which only the forms of address are defined.
  static let german = LanguageConventions(
    language: "de",
    repeatableWords: ["der", "die", "das", "den", "sie", "ihr", "dem", "ha"],
    addresses: [
      Address(
        name: "du",
        words: ["du", "dich", "dein", "deine", "deinen", "deinem", "deiner", "deines"]
      ),
      // In lowercase, the same words mean other people.
      Address(
        name: "Sie",
        capitalizedWords: ["Sie", "Ihnen", "Ihr", "Ihre", "Ihren", "Ihrem", "Ihrer", "Ihres"]
      ),
    ]
  )

  /// Dutch, of which only the forms of address are defined.
  static let dutch = LanguageConventions(
    language: "nl",
    repeatableWords: ["die", "dat", "ha", "je"],
    addresses: [
      Address(name: "je", words: ["je", "jij", "jou", "jouw"]),
      Address(name: "u", words: ["uw"]),
    ]
  )

  static let spanishAddresses = [
    Address(
      name: "tú",
      words: [
        "tú", "tu", "tus", "ti", "te", "contigo", "tuyo", "tuya", "puedes", "quieres", "tienes",
        "estás", "eres", "debes", "necesitas", "deseas", "podrás", "tendrás", "perderás",
        "recibirás", "prefieres", "sabes", "usas",
      ],
      openers: ["haz", "elige", "introduce", "pon", "ten", "sigue", "únete", "vuelve"]
    ),
    Address(
      name: "usted",
      words: ["usted"],
      openers: [
        "haga", "elija", "introduzca", "seleccione", "pulse", "toque", "escriba", "ingrese", "abra",
        "vaya", "inicie", "cambie", "mantenga", "conecte", "espere", "asegúrese", "compruebe",
        "consulte", "verifique", "permita", "deslice", "arrastre", "intente", "inténtelo", "vuelva",
        "siga", "utilice", "añada", "agregue", "elimine", "configure", "establezca", "registre",
        "comience", "desea", "quiere", "prefiere",
      ]
    ),
  ]

  static let frenchAddresses = [
    Address(name: "tu", words: ["tu", "toi", "tes"]),
    Address(
      name: "vous",
      words: ["vous", "votre", "vos"],
      openers: [
        "appuyez", "entrez", "choisissez", "sélectionnez", "saisissez", "essayez", "veuillez",
        "vérifiez", "utilisez", "ajoutez", "ouvrez", "cliquez", "touchez", "connectez", "activez",
        "autorisez", "glissez", "attendez", "créez", "définissez", "réessayez",
      ]
    ),
  ]

  static let italianAddresses = [
    Address(
      name: "tu",
      words: ["tuo", "tua", "tuoi", "puoi", "vuoi"],
      openers: ["inserisci", "scegli", "tocca", "premi", "riprova", "verifica", "apri", "aggiungi"]
    ),
    Address(
      name: "Lei",
      openers: [
        "inserisca", "scelga", "tocchi", "prema", "riprovi", "verifichi", "apra", "aggiunga",
        "attenda", "consenta", "consulti",
      ]
    ),
    Address(name: "voi", words: ["vostro", "vostra", "vostri", "vostre"]),
  ]

  static let portugueseAddresses = [
    Address(name: "tu", words: ["teu", "teus", "tuas", "contigo", "podes", "queres"]),
    Address(
      name: "você",
      words: ["você"],
      openers: [
        "introduza", "escolha", "selecione", "toque", "digite", "insira", "clique", "pressione",
        "tente", "verifique",
      ]
    ),
  ]
}

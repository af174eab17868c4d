/// The forms of address of languages, for ``InconsistentFormalityRule``.
///
/// A word is listed only if it is unambiguous: French *ton* is also a sound, and Italian *sei* is also
/// a number. An imperative must be none of a noun or of another person at the start of a sentence:
/// Spanish *importe* is also an amount, Italian *confermi* is also the form for friends, and German
/// *lade* also says what the app does.
extension LanguageConventions {
  /// German, of which only the forms of address are defined.
  static let german = LanguageConventions(
    language: "de",
    repeatableWords: ["der", "die", "das", "den", "sie", "ihr", "dem", "was", "ha"],
    addresses: [
      Address(
        name: "du",
        words: ["du", "dich", "dir", "dein", "deine", "deinen", "deinem", "deiner", "deines"],
        openers: [
          "wähle", "gib", "tippe", "klicke", "drücke", "ziehe", "vergiss", "nimm", "lies", "sieh",
          "hilf", "aktiviere", "beachte", "melde", "warte",
        ]
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
      Address(
        name: "u",
        words: ["uw", "uzelf"],
        // By itself, *u* is also an hour.
        pairs: Set(
          [
            "kunt", "hebt", "heeft", "bent", "wilt", "moet", "mag", "gaat", "krijgt", "wordt",
            "zult",
            "zal", "hoeft", "dient", "ziet", "vindt", "weet", "gebruikt", "ontvangt",
          ]
          .flatMap { ["u \($0)", "\($0) u"] }
        )
      ),
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
        "comience", "desea", "quiere", "prefiere", "active", "desactive", "use", "cree", "guarde",
        "comparta", "descargue", "revise", "confirme", "copie", "pegue", "mueva", "acepte",
        "continúe", "instale", "actualice", "reinicie", "personalice", "busque", "lea", "defina",
        "indique", "deje", "evite", "cargue", "explore", "visite", "recuerde", "tenga",
      ]
    ),
  ]

  static let frenchAddresses = [
    Address(name: "tu", words: ["tu", "toi", "tes"], openers: ["choisis", "saisis"]),
    Address(
      name: "vous",
      words: ["vous", "votre", "vos"],
      openers: [
        "appuyez", "entrez", "choisissez", "sélectionnez", "saisissez", "essayez", "veuillez",
        "vérifiez", "utilisez", "ajoutez", "ouvrez", "cliquez", "touchez", "connectez", "activez",
        "autorisez", "glissez", "attendez", "créez", "définissez", "réessayez", "modifiez",
        "supprimez", "partagez", "importez", "téléchargez", "installez", "redémarrez", "consultez",
        "tapez", "faites", "configurez", "désactivez", "enregistrez", "déplacez", "lancez",
        "copiez",
        "changez", "affichez", "gérez", "réglez", "maintenez", "laissez", "insérez", "découvrez",
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
        "attenda", "consenta", "consulti", "modifichi", "condivida", "elimini", "imposti", "crei",
        "esegua", "faccia", "vada", "rimuova", "chiuda", "aggiorni", "installi", "configuri",
        "clicchi", "acceda", "legga", "scriva",
        "indichi", "definisca", "tenga", "torni", "trascini", "scorra", "abiliti",
      ]
    ),
    Address(name: "voi", words: ["vostro", "vostra", "vostri", "vostre"]),
  ]

  static let portugueseAddresses = [
    Address(
      name: "tu",
      words: [
        "teu", "teus", "tua", "tuas", "contigo", "podes", "queres", "tens", "estás", "deves",
      ]
    ),
    Address(
      name: "você",
      words: ["você"],
      openers: [
        "introduza", "escolha", "selecione", "toque", "digite", "insira", "clique", "pressione",
        "tente", "verifique", "escreva", "abra", "altere", "adicione", "configure", "crie",
        "remova",
        "permita", "aguarde", "desative", "baixe", "compartilhe", "mantenha", "consulte",
        "confirme",
      ]
    ),
  ]
}

/// The writing conventions of a language that CLDR does not define.
///
/// To add a language, list it in ``LanguageConventions/all``. No rule needs to change. Words are in
/// lowercase.
package struct LanguageConventions: Hashable, Sendable {
  /// The language without script or region: `es`.
  package let language: String
  /// The opening punctuation by closing punctuation: `¿` for `?`.
  package var openingMarks: [Character: Character] = [:]
  /// Very frequent words of the language that no other language has.
  package var functionWords: Set<String> = []
  /// The words among ``functionWords`` that are also words of other languages, by language.
  package var sharedWords: [String: Set<String>] = [:]
  /// The endings of plural words, and the corresponding singular endings; longer endings first.
  package var pluralEndings: [PluralEnding] = []
  /// The words for the numbers from 2 on.
  package var numberWords: [Substring] = []
  /// Words that may occur twice in a row.
  package var repeatableWords: Set<String> = []
  /// The spellings of words that are often written without their diacritics.
  ///
  /// Without them, they are not words of the language.
  package var spellings: [String: String] = [:]
  /// The spellings of word endings: `ción` for `cion`.
  package var endings: [String: String] = [:]
  /// Whether capital letters may lack their diacritics: *Etat*.
  package var omitsMarksOfCapitals = false
  /// The spellings of words at the start of a question.
  package var questionWords: [String: String] = [:]
  /// Whether titles are capitalized like sentences.
  package var writesTitlesAsSentences = false
  /// Names that are translated, and keep their capital letter.
  package var names: Set<String> = []
  /// Names of folders of the system, which keep their capital letter after a preposition.
  package var folders: Set<String> = []
  /// Prepositions before places.
  package var prepositions: Set<String> = []
  /// Words that may precede the request of a sentence: *por favor*.
  package var courtesies: Set<String> = []
  /// The forms of address, of which an app chooses one.
  package var addresses: [Address] = []

  /// An ending of the plural.
  package struct PluralEnding: Hashable, Sendable {
    /// The ending in the plural.
    let plural: String
    /// The ending in the singular.
    let singular: String
  }

  /// A form of address.
  package struct Address: Hashable, Sendable {
    /// The name of the form: `tú`.
    package let name: String
    /// Words that only this form uses, in any position.
    package var words: Set<String> = []
    /// Words that only this form uses, if they are capitalized within a sentence.
    package var capitalizedWords: Set<String> = []
    /// Pairs of words that only this form uses, in any position: `u kunt`.
    package var pairs: Set<String> = []
    /// Imperatives that only this form uses, at the start of a sentence.
    package var openers: Set<String> = []
  }

  /// Returns the frequent words that are not also words of another language.
  ///
  /// - Parameter tag: The other language.
  /// - Returns: The words, in lowercase.
  func functionWords(foreignTo tag: String) -> Set<String> {
    sharedWords[String(tag.languageSubtag)].map(functionWords.subtracting) ?? functionWords
  }

  /// All supported languages.
  package static let all: [LanguageConventions] = [
    .dutch, .english, .french, .german, .italian, .polish, .portuguese, .spanish,
  ]

  /// Returns the conventions of a language.
  ///
  /// - Parameter tags: The language and its fallbacks, nearest first.
  /// - Returns: The conventions of the nearest language, or `nil` if there are none.
  static func conventions(of tags: [String]) -> LanguageConventions? {
    tags.lazy.compactMap { tag in all.first { $0.language == tag } }.first
  }
}

extension LanguageConventions {
  /// English, by Apple's style guide.
  static let english = LanguageConventions(
    language: "en",
    functionWords: [
      "the", "and", "of", "to", "your", "you", "is", "are", "was", "were", "with", "for", "from",
      "this", "that", "these", "those", "have", "has", "been", "will", "would", "should", "cannot",
      "can't", "don't", "doesn't", "isn't", "not", "when", "which", "while", "where", "what", "who",
      "it", "its", "be", "by", "if", "then", "than", "there", "their", "they", "we", "our",
    ],
    sharedWords: [
      "af": ["is", "was", "of"], "cs": ["to", "by", "be"], "da": ["for", "have", "be"],
      "de": ["was", "will", "is"], "hr": ["to", "by"], "hu": ["is"], "nb": ["for", "be"],
      "nl": ["of", "is", "was", "we", "be"], "nn": ["for", "be"], "no": ["for", "be"],
      "pl": ["to", "by", "we", "be"], "pt": ["for"], "ro": ["are"], "sk": ["to", "by"],
      "sl": ["to", "by"],
      "sv": ["be"], "tr": ["not", "is"],
    ],
    pluralEndings: [
      PluralEnding(plural: "ies", singular: "y"), PluralEnding(plural: "sses", singular: "ss"),
      PluralEnding(plural: "ss", singular: "ss"), PluralEnding(plural: "us", singular: "us"),
      PluralEnding(plural: "s", singular: ""),
    ],
    numberWords: [
      "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ],
    repeatableWords: ["had", "that", "bye", "no", "very", "is", "blah", "ha", "knock"]
  )
}

extension LanguageConventions {
  /// Spanish, by the Real Academia Española (Ortografía de la lengua española, 2010).
  static let spanish = LanguageConventions(
    language: "es",
    openingMarks: ["?": "¿", "!": "¡"],
    functionWords: [
      "el", "los", "las", "del", "al", "una", "unos", "unas", "y", "con", "para", "por", "sin",
      "que", "este", "esta", "estos", "estas", "esto", "ese", "esa", "eso", "tu", "tus", "su",
      "sus",
      "está", "están", "es", "son", "fue", "ser", "ha", "han", "más", "muy", "también", "cuando",
      "donde", "cómo", "qué", "cuál", "porque", "pero", "ya", "has", "no",
    ],
    sharedWords: [
      "en": ["el", "del", "al", "con", "sin", "son", "has", "ha", "no"],
      "ca": [
        "el", "las", "del", "al", "una", "con", "para", "por", "que", "tu", "tus", "es", "son",
        "ser",
        "ha", "han", "has", "no",
      ],
      "cs": ["tu", "ser", "ha", "no"], "de": ["es", "tu"], "da": ["han", "ser", "son", "del"],
      "fr": ["al", "que", "tu", "tus", "sus", "es", "son", "las", "no"],
      "gl": [
        "las", "del", "al", "con", "para", "por", "sin", "que", "este", "esta", "estas", "ese",
        "esa",
        "tu", "tus", "su", "sus", "está", "es", "son", "ser", "ha", "han", "no",
      ],
      "hu": ["el", "ha"],
      "it": ["del", "al", "una", "con", "tu", "su", "ha", "no"],
      "nb": ["han", "ser", "del"], "nl": ["al", "las", "los", "el"],
      "pt": [
        "para", "por", "que", "este", "esta", "estas", "tu", "está", "ser", "porque", "no",
      ],
      "ro": ["el", "al", "una", "este", "tu", "ha"], "sl": ["tu", "ha", "sin"],
      "sv": ["han", "ser", "del", "las"], "tr": ["el", "al", "ha", "ya"],
    ],
    pluralEndings: [
      PluralEnding(plural: "iones", singular: "ión"), PluralEnding(plural: "ces", singular: "z"),
      PluralEnding(plural: "des", singular: "d"), PluralEnding(plural: "res", singular: "r"),
      PluralEnding(plural: "les", singular: "l"), PluralEnding(plural: "s", singular: ""),
    ],
    numberWords: [
      "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce",
    ],
    repeatableWords: [
      "no", "sí", "muy", "nos", "ya", "casi", "bla", "ja", "solo", "sólo", "cuarto", "quinto",
    ],
    spellings: spelled(
      """
      más también después además través según así aquí ahí allí atrás detrás jamás quizás todavía
      algún ningún común difícil fácil móvil móviles ágil inútil último última últimos últimas
      próximo próxima próximos próximas máximo máxima máximos máximas mínimo mínima mínimos mínimas
      único única únicos únicas rápido rápida rápidos rápidas válido válidos inválido
       inválidos código códigos título títulos número números página páginas
      botón gráfico gráfica gráficos gráficas método métodos parámetro parámetros símbolo símbolos
      teléfono teléfonos cámara cámaras micrófono micrófonos música básico básica básicos básicas
      automático automática automáticos automáticas automáticamente estadística estadísticas histórico
      histórica históricos históricas físico física físicos físicas técnico técnica técnicos técnicas
      numérico numérica numéricos numéricas alfabético alfabética dinámico dinámica estático estática
      lógico lógica mágico mágica específico específicos
       genérico genérica científico científica médico médica médicos médicas análisis
      día días guía guías energía categoría categorías batería baterías galería galerías
      mayoría fotografía fotografías compañía teoría garantía minería sabiduría ubicación sesión
      vía país países raíz raíces caída vacío vacía vacíos vacías envío envíos caloría calorías
      sábado sábados miércoles inglés francés portugués japonés alemán cárcel dólar dólares 
      árbol árboles azúcar carácter cráter líder líderes crédito créditos débito débitos depósito
      depósitos dígito dígitos éxito éxitos índice índices línea líneas imagen imágenes orígenes
      margen márgenes órdenes volúmenes exámenes resúmenes jóvenes cálculos catálogo catálogos diálogo
      diálogos análogo película películas vehículo vehículos artículo artículos círculo círculos
      cuadrícula capítulo capítulos vínculo vínculos módulo módulos móvil área áreas óptico óptica
      cómodo cómoda rótulo rótulos órgano póliza tráfico pánico síncrono asíncrono sincrónico periódico
      periódica periódicamente género géneros década décadas época épocas técnica récord récords
      íntegro búsqueda búsquedas brújula cápsula máquina máquinas máscara máscaras
        táctil túnel versátil débil frágil hábil estándar estándares
      podrá podrás podrán tendrá tendrás tendrán estará estarás estarán habrá habrán hará harás harán
      deberá deberás deberán recibirá recibirás recibirán perderá perderás perderán necesitará necesitarás
      además demás inglés interés estrés revés arnés través avión camión
      año años mañana mañanas pequeño pequeña pequeños pequeñas tamaño tamaños español española
      españoles españolas contraseña contraseñas señal señales diseño diseños niño niños niña niñas
      sueño sueños compañero compañeros compañera compañeras otoño montaña montañas pestaña pestañas
      reseña reseñas desempeño cumpleaños añadir añade añadido añadida añadidos añadidas engaño
      baño teñir
      """
    )
    .merging(
      [
        "fué": "fue", "fuí": "fui", "dió": "dio", "vió": "vio", "tí": "ti", "ésto": "esto",
        "éso": "eso", "aquéllo": "aquello", "imágen": "imagen", "márgen": "margen",
        "orígen": "origen", "jóven": "joven", "volúmen": "volumen", "resúmen": "resumen",
        "exámen": "examen", "órden": "orden", "caractéres": "caracteres", "contínuo": "continuo",
        "contínua": "continua", "gratuíto": "gratuito", "gratuíta": "gratuita",
        "sólamente": "solamente",
      ],
      uniquingKeysWith: { $1 }
    ),
    endings: [
      "cion": "ción", "sion": "sión", "xion": "xión", "gion": "gión", "isimo": "ísimo",
      "íar": "iar", "úar": "uar", "ciónes": "ciones", "siónes": "siones", "uído": "uido",
      "uída": "uida", "óico": "oico",
    ],
    questionWords: [
      "que": "qué", "como": "cómo", "cual": "cuál", "cuales": "cuáles", "cuando": "cuándo",
      "donde": "dónde", "quien": "quién", "quienes": "quiénes", "cuanto": "cuánto",
      "cuantos": "cuántos", "cuanta": "cuánta", "cuantas": "cuántas",
    ],
    writesTitlesAsSentences: true,
    names: [
      "ajustes", "configuración", "salud", "atajos", "fotos", "archivos", "mensajes", "mapas",
      "música", "recordatorios", "notas", "calendario", "contactos", "casa", "bolsa", "libros",
      "internet", "estados", "unidos", "reino", "unido", "nueva", "navidad", "dios", "sistema",
      "preferencias", "accesibilidad", "finder", "buscar", "cartera", "tiempo", "podcasts",
    ],
    folders: [
      "descargas", "documentos", "escritorio", "imágenes", "películas", "aplicaciones",
      "biblioteca",
      "papelera",
    ],
    prepositions: ["en", "a", "de", "desde"],
    courtesies: ["por", "favor"],
    addresses: spanishAddresses
  )

  /// Returns words by their spellings without accents, with and without tildes.
  private static func spelled(_ words: String) -> [String: String] {
    var spellings: [String: String] = [:]
    for word in words.split(whereSeparator: \.isWhitespace) {
      let withoutAccents = String(word.map { accents[$0] ?? $0 })
      for misspelled in [withoutAccents, withoutAccents.replacing("ñ", with: "n")]
      where misspelled != word {
        spellings[misspelled] = String(word)
      }
    }
    return spellings
  }

  private static let accents: [Character: Character] = [
    "á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u",
  ]
}

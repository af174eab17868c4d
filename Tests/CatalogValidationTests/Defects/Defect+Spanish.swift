import Diagnostics
import OrderedCollections
import StringCatalog

extension Defect {
  static let spanish = [
    inSpanish("the inverted question mark is missing", "missing-inverted-punctuation") { site, _ in
      site.text.contains("?") ? site.text.replacing("¿", with: "", maxReplacements: 1) : nil
    },
    inSpanish("the inverted exclamation mark is missing", "missing-inverted-punctuation") {
      site,
      _ in
      site.text.contains("!") ? site.text.replacing("¡", with: "", maxReplacements: 1) : nil
    },
    inSpanish("an accent is missing", "missing-diacritics") { site, generator in
      guard !site.text.contains("`"), !site.text.contains("\n "),
        let match = site.text.matches(of: accented).randomElement(using: &generator)
      else { return nil }
      let plain = String(match.1.map { accents[$0] ?? $0 })
      return site.text.replacingCharacters(in: match.1.startIndex..<match.1.endIndex, with: plain)
    },
    inSpanish("a title has English capitalization", "title-capitalization") { site, _ in
      let words = site.text.split(separator: " ")
      let names = Set(site.source.split(separator: " "))
      let isCommon = { (word: Substring) in
        word.count > 3 && word.allSatisfy(\.isLowercase) && !names.contains(word)
      }
      guard words.allSatisfy({ $0.allSatisfy(\.isLetter) }),
        words.dropFirst().filter(isCommon).count > 2
      else { return nil }
      return words.map { isCommon($0) ? $0.prefix(1).uppercased() + $0.dropFirst() : String($0) }
        .joined(separator: " ")
    },
    inSpanish("two forms of address are used", "inconsistent-formality") { site, _ in
      guard let (familiar, polite) = imperatives.first(where: { site.text.hasPrefix($0.0 + " ") })
      else { return nil }
      return polite + site.text.dropFirst(familiar.count)
    } prepare: { site in
      var catalog = site.catalog
      for (number, text) in ["Elige tu meta", "Puedes cambiarlo", "Tus datos"].enumerated() {
        catalog["seed.\(number)"] = StringCatalog.Entry(
          localizations: [site.language: StringCatalog.Localization(text)]
        )
      }
      return site.prepared(catalog)
    },
    inSpanish("a word was left in English", "untranslated-word") { site, generator in
      guard site.catalog.sourceLanguage == "en",
        let word = site.source.firstMatch(of: /\b(the|your|with|and|this)\b/)?.0,
        !site.text.contains("`"), !site.text.contains("\n "),
        let match = site.text.matches(of: /\s(\p{Ll}{3,})(?=\s|$)/).randomElement(using: &generator)
      else { return nil }
      return site.text.replacingCharacters(
        in: match.1.startIndex..<match.1.endIndex,
        with: String(word)
      )
    },
    Defect("a number has the decimal separator of English", "decimal-separator", .warning) {
      site,
      _ in
      let languages = [
        "es", "de", "fr", "it", "pt-BR", "ru", "pl", "nl", "cs", "da", "sv", "tr", "uk",
      ]
      guard languages.contains(site.language), site.isPlain, site.hasPlainSource, site.isForeign,
        site.catalog.sourceLanguage.hasPrefix("en"), !site.text.contains(/\d/), site.hasWords
      else { return nil }
      let clean = site.changingEntry { entry in
        entry.localizations[site.catalog.sourceLanguage] = .init("\(site.source) (2.5 kg)")
        entry.localizations[site.language] = .init("\(site.text) (2,5 kg)")
      }
      let site = site.prepared(clean)
      return site.plant("\(site.text) (2.5 kg)")
    },
  ]

  private static func inSpanish(
    _ name: String,
    _ rule: String,
    _ change: @escaping @Sendable (DefectSite, inout SeededDefects.Generator) -> String?,
    prepare: @escaping @Sendable (DefectSite) -> DefectSite = { $0 }
  ) -> Defect {
    Defect(name, .init(rawValue: rule), .warning) { site, generator in
      guard site.root == "es", site.isForeign else { return nil }
      return change(site, &generator).flatMap(prepare(site).plant)
    }
  }

  /// Words that do not exist without their accents.
  private static var accented: Regex<(Substring, Substring)> {
    /(?:^|\s)(\p{Ll}+ción|\p{Ll}+sión|más|también|según|así|aquí|número|página|título|código|último|día|botón|teléfono|contraseña|año|tamaño|añadir|línea|imágenes|automáticamente|próximo|móvil)(?=\s|$)/
  }

  private static let accents: [Character: Character] = [
    "á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u", "ñ": "n",
  ]

  private static let imperatives = [
    ("Elige", "Elija"), ("Introduce", "Introduzca"), ("Selecciona", "Seleccione"),
    ("Pulsa", "Pulse"), ("Toca", "Toque"), ("Escribe", "Escriba"), ("Abre", "Abra"),
    ("Inicia", "Inicie"), ("Cambia", "Cambie"), ("Conecta", "Conecte"), ("Espera", "Espere"),
    ("Comprueba", "Compruebe"), ("Verifica", "Verifique"), ("Desliza", "Deslice"),
    ("Arrastra", "Arrastre"), ("Intenta", "Intente"), ("Configura", "Configure"),
    ("Añade", "Añada"), ("Elimina", "Elimine"), ("Permite", "Permita"), ("Consulta", "Consulte"),
    ("Haz", "Haga"), ("Mantén", "Mantenga"), ("Registra", "Registre"), ("Usa", "Utilice"),
  ]
}

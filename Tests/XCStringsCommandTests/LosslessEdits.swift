import Testing

extension LosslessEditSamples {
  /// The catalog with a translation of "Save".
  static let filledCatalog = catalog.replacing(
    "    \"Save\" : {\n\n    },",
    with: """
          "Save" : {
            "localizations" : {
              "es" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Guardar"
                }
              }
            }
          },
      """
  )

  /// The layouts in which programs write catalogs.
  enum Layout: String, CaseIterable, Sendable {
    case xcode
    case narrowColons
    case tabs
    case carriageReturns
    case oneLine

    /// The catalog in this layout.
    var catalog: String { applied(to: LosslessEditSamples.catalog) }

    /// Returns a catalog in the layout of Xcode in this layout.
    func applied(to xcode: String) -> String {
      switch self {
      case .xcode: xcode
      case .narrowColons: xcode.replacing("\" : ", with: "\": ") + "\n"
      case .tabs:
        xcode.split(separator: "\n", omittingEmptySubsequences: false)
          .map { line in
            let rest = line.drop { $0 == " " }
            return String(repeating: "\t", count: (line.count - rest.count) / 2) + rest
          }
          .joined(separator: "\n")
      case .carriageReturns: xcode.replacing("\n", with: "\r\n")
      case .oneLine:
        xcode.split(separator: "\n").map { String($0.drop { $0 == " " }) }.joined()
          .replacing("\" : ", with: "\":")
      }
    }
  }

  /// A change of one text of the catalog.
  struct Edit: Sendable, CustomTestStringConvertible {
    let key: String
    var variant = ""
    /// A word that occurs once in the catalog, and what replaces it.
    let old: String
    let new: String
    /// The text with the new word.
    let text: String

    var testDescription: String { variant.isEmpty ? key : "\(key) \(variant)" }
  }

  /// An edit for each shape of text.
  static let edits = [
    Edit(key: "Zebra", old: "Cebra", new: "Cebrita", text: "Cebrita"),
    Edit(
      key: "%lld files",
      variant: "plural.one",
      old: "fichero",
      new: "archivo",
      text: "%lld archivo"
    ),
    Edit(
      key: "%lld files",
      variant: "plural.other",
      old: "documentos",
      new: "archivos",
      text: "%lld archivos"
    ),
    Edit(
      key: "Tap %@",
      variant: "device.iphone",
      old: "Toque",
      new: "Toca",
      text: "Toca %@"
    ),
    Edit(key: "Tap %@", variant: "device.other", old: "Pulse", new: "Pulsa", text: "Pulsa %@"),
    Edit(
      key: "%lld photos in %lld albums",
      old: "dentro de",
      new: "en",
      text: "%#@photos@ en %#@albums@"
    ),
    Edit(
      key: "%lld photos in %lld albums",
      variant: "substitutions.albums.plural.one",
      old: "carpeta\"",
      new: "álbum\"",
      text: "%arg álbum"
    ),
    Edit(
      key: "%lld photos in %lld albums",
      variant: "substitutions.photos.plural.other",
      old: "fotos\"",
      new: "fotografías\"",
      text: "%arg fotografías"
    ),
    Edit(
      key: "%1$@ by %2$@",
      old: "(autor)",
      new: "(firma)",
      text: "De %2$@: %1$@ (firma)"
    ),
    // Becomes equal to the source text.
    Edit(key: "Radio", old: "Transistor", new: "Radio", text: "Radio"),
    Edit(
      key: "Used: %lld MB",
      old: "Ocupado",
      new: "En\u{A0}uso",
      text: "En\u{A0}uso:\u{A0}%lld\u{A0}MB de «todo»…"
    ),
    Edit(key: "welcome.title", old: "Saludo", new: "Hola", text: "Hola"),
  ]
}

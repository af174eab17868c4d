import Testing

@testable import CatalogExchange

/// A pair of texts before and after a service, and what the service lost.
private struct Trip: Sendable, CustomTestStringConvertible {
  let old: String
  let new: String
  let losses: [ServiceChange.Kind]
  /// The text to take; `nil` if there are no other words.
  let restored: String?
  var source: String?

  init(
    _ old: String,
    _ new: String,
    _ losses: [ServiceChange.Kind],
    taking restored: String? = nil,
    source: String? = nil
  ) {
    // ␣ is a no-break space, ⍽ a narrow one, ¬ a soft hyphen.
    func text(_ text: String) -> String {
      text.replacing("␣", with: "\u{A0}").replacing("⍽", with: "\u{202F}")
        .replacing("¬", with: "\u{AD}")
    }
    self.old = text(old)
    self.new = text(new)
    self.losses = losses
    self.restored = restored.map(text)
    self.source = source.map(text)
  }

  var testDescription: String { "\(old) → \(new)" }
}

@Suite struct `A text after a round trip` {
  @Test(arguments: [
    // The words are the same.
    Trip("Utilisé⍽: %lld␣Mo", "Utilisé : %lld Mo", [.noBreakSpacesLost]),
    Trip("Utilisé⍽:", "Utilisé:", [.noBreakSpacesLost]),
    Trip("pro¬ces¬sus", "processus", [.invisibleCharactersLost]),
    Trip("\u{200F}שלום\u{200E}", "שלום", [.invisibleCharactersLost]),
    Trip("👩\u{200D}💻", "👩💻", [.invisibleCharactersLost]),
    Trip("«Hola» – adiós…", "\"Hola\" - adiós...", [.typographyLost]),
    Trip("L’ami", "L'ami", [.typographyLost]),
    Trip("Uno\nDos", "Uno Dos", [.lineBreaksLost]),
    Trip("Uno\nDos", "Uno\\nDos", [.escapesChanged]),
    Trip("A & B", "A &amp; B", [.escapesChanged]),
    Trip("100%% de %@", "100% de %@", [.escapesChanged]),
    Trip("Nombre: ", "Nombre:", [.whitespaceLost], source: "Name: "),
    Trip(" Nombre", "Nombre", [.whitespaceLost], source: " Name"),
    Trip("%@ de %lld", "%1$@ de %2$lld", [.placeholdersRewritten]),
    Trip("%lld archivos", "%d archivos", [.placeholdersRewritten]),
    Trip("Caf\u{E9}", "Cafe\u{301}", [.unicodeNormalized]),
    Trip(
      "«%lld␣Mo…»",
      "\"%d Mo...\"",
      [.placeholdersRewritten, .noBreakSpacesLost, .typographyLost]
    ),
    Trip("100 % gratis␣!", "100 % gratis !", [.noBreakSpacesLost]),
  ])
  fileprivate func `is not new if only characters were lost`(_ trip: Trip) {
    let result = TextRoundTrip(from: trip.old, to: trip.new, source: trip.source)
    #expect(result.losses == Set(trip.losses))
    #expect(!result.hasOtherWords)
    #expect(result.restored == trip.old)
  }

  @Test(arguments: [
    Trip("\"Hola\"...", "«Hola»…", []),
    Trip("“Hola”", "«Hola»", []),
    Trip("5␣%lld", "5⍽%lld", []),
    Trip("Hola", "hola", []),
    Trip("Dos  espacios", "Dos espacios", []),
    // The translator corrected the text by the source text.
    Trip("Nombre ", "Nombre", [], source: "Name"),
    Trip("Uno\nDos", "Uno Dos", [], source: "One two"),
    Trip("100%% de %@", "100% de %@", [], source: "100% of %@"),
    Trip("%2$@ de %1$@", "%@ de %@", [], source: "%@ of %@"),
    Trip("Error: %1$03d", "Error: %1$@", [], source: "Error: %1$@"),
    Trip("", "Hola", []), Trip("Hola", "", []), Trip("", " ", []),
  ])
  fileprivate func `is new if a translator may have changed it`(_ trip: Trip) {
    let result = TextRoundTrip(from: trip.old, to: trip.new, source: trip.source)
    #expect(result.losses.isEmpty)
    #expect(result.hasOtherWords)
    #expect(result.restored == trip.new)
  }

  @Test(arguments: [
    Trip(
      "Utilisé⍽: %lld␣Mo",
      "Occupé : %lld Mo",
      [.noBreakSpacesLost],
      taking: "Occupé⍽: %lld␣Mo"
    ),
    Trip(
      "Il reste %lld␣fichiers",
      "Encore %lld éléments",
      [.noBreakSpacesLost],
      taking: "Encore %lld␣éléments"
    ),
    Trip(
      "Les «amis» d’hier",
      "Les \"amis\" d'aujourd'hui",
      [.typographyLost],
      taking: "Les «amis» d'aujourd'hui"
    ),
    Trip("Un␣deux trois", "Un deux quatre", [.noBreakSpacesLost], taking: "Un␣deux quatre"),
    Trip("Un␣deux trois", "Un quatre deux trois", [], taking: "Un quatre deux trois"),
    Trip(
      "Primera línea\nSegunda",
      "Primera línea Segunda parte",
      [.lineBreaksLost],
      taking: "Primera línea\nSegunda parte"
    ),
    Trip(
      " Nombre: ",
      "Apellido:",
      [.whitespaceLost],
      taking: " Apellido: ",
      source: " Name: "
    ),
    Trip("%@ borró %@", "%2$@ fue borrado por %1$@", [], taking: "%2$@ fue borrado por %1$@"),
  ])
  fileprivate func `gets its characters back where its words are the same`(_ trip: Trip) {
    let result = TextRoundTrip(from: trip.old, to: trip.new, source: trip.source)
    #expect(result.losses == Set(trip.losses))
    #expect(result.hasOtherWords)
    #expect(result.restored == trip.restored)
    #expect(result.restored.utf8.elementsEqual((trip.restored ?? "").utf8))
  }

  @Test func `may be long`() {
    let words = (0..<20_000).map { "palabra\($0)" }
    let old = words.joined(separator: "\u{A0}")
    let new = words.reversed().joined(separator: " ") + " fin"
    let result = TextRoundTrip(from: old, to: new, source: nil)
    #expect(result.hasOtherWords)
  }

  /// Texts that are cut, doubled or mixed in all positions neither trap nor lose words.
  @Test func `keeps the new words in any combination`() {
    let pieces = [
      "%lld", "\u{A0}", " ", "…", "«a»", "\n", "&amp;", "%%", "\u{AD}", "b", "%1$@", "",
    ]
    for first in pieces {
      for second in pieces {
        for third in pieces {
          let old = first + second + third
          let new = third + first + second
          guard old != new else { continue }
          let result = TextRoundTrip(from: old, to: new, source: nil)
          let restored = TextCharacters(result.restored).parts.skeleton
          #expect(restored == TextCharacters(new).parts.skeleton, "\(old) → \(new)")
        }
      }
    }
  }
}

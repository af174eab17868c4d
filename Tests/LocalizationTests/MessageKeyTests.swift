import CompiledCatalog
import Localization
import Testing

@Suite struct `Message key` {
  @Test(
    arguments: [
      ("Goal", "Goal"),
      ("50% of \("x")", "50%% of %@"),
      ("\(1)\(2.5)", "%lld%lf"),
      ("%\(1)%", "%%%lld%%"),
      ("Peso: \("x") — ¡ánimo!", "Peso: %@ — ¡ánimo!"),
      ("100%", "100%"),
    ] as [(String.LocalizationValue, String)]
  )
  func `has a placeholder for each argument`(value: String.LocalizationValue, key: String) {
    #expect(value.key == key)
  }

  @Test func `is equal as bytes and as a string`() {
    let assembled: String.LocalizationValue = "\(3) of \("x"), 100%"
    let text = String.LocalizationValue("%lld of %@, 100%%", arguments: [3, "x"])
    #expect(assembled == text)
    #expect(assembled.hashValue == text.hashValue)
    #expect(assembled != String.LocalizationValue("%lld of %@, 100%", arguments: [3, "x"]))
    #expect(assembled != String.LocalizationValue("%lld of %@, 100%%", arguments: [4, "x"]))
  }

  @Test(arguments: [0, 1, 7, 8, 9, 15, 16, 255, 256, 257, 600, 5000])
  func `finds its message, whatever their lengths`(length: Int) throws {
    let words = String(repeating: "ñ", count: length)
    let bundle = try testBundle([
      "es": ["%lld%@": .text(FormattedText(parsing: "%2$@\(words)%1$lld")), words: "Todo"]
    ])
    let locale = UserLocale("es_ES")
    for _ in 0..<2 {
      let shown = String(localized: "\(12)\(words)", bundle: bundle, locale: locale)
      #expect(shown == words + words + "12")
      let plain = String(localized: String.LocalizationValue(words), bundle: bundle, locale: locale)
      #expect(plain == "Todo")
    }
  }

  @Test func `is distinguished from one that differs in one byte`() throws {
    let keys = (0..<2000).map { "Key \($0 % 40) of \($0 / 40)" }
    let messages = Dictionary(
      uniqueKeysWithValues: keys.map { ($0, MessageTree.text(FormattedText(plain: "«\($0)»"))) }
    )
    let bundle = try testBundle(["es": messages])
    // The second pass is in another order, when all messages are in their slots.
    for key in keys + keys.reversed() {
      let value = String.LocalizationValue(key)
      #expect(String(localized: value, bundle: bundle, locale: UserLocale("es")) == "«\(key)»")
      let other = String.LocalizationValue(key + "!")
      #expect(String(localized: other, bundle: bundle, locale: UserLocale("es")) == key + "!")
    }
  }

  @Test func `is looked up by many threads at once`() async throws {
    let keys = (0..<200).map { "Key \($0)" }
    let messages = Dictionary(
      uniqueKeysWithValues: keys.map { ($0, MessageTree.text(FormattedText(plain: "«\($0)»"))) }
    )
    let bundle = try testBundle(["es": messages])
    await withTaskGroup { group in
      for offset in 0..<16 {
        group.addTask {
          keys.indices.allSatisfy { index in
            let key = keys[(index * 7 + offset * 13) % keys.count]
            let value = String.LocalizationValue(key)
            return String(localized: value, bundle: bundle, locale: UserLocale("es")) == "«\(key)»"
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}

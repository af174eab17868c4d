import CompiledCatalog
import ICU
import Localization

/// Messages by language and key, as a bundle whose source is English.
func testBundle(
  _ messages: [String: [String: MessageTree]],
  table: String = "Test"
) throws -> LocalizationBundle {
  LocalizationBundle(image: try testImage(messages, table: table), defaultTable: table)
}

/// Messages by language and key, as the image of one table.
func testImage(
  _ messages: [String: [String: MessageTree]],
  table: String = "Test"
) throws -> [UInt8] {
  var builder = CompiledCatalog.Builder(sourceLanguage: "en")
  for (language, texts) in messages {
    for (key, message) in texts {
      builder.add(message, forKey: key, table: table, language: language)
    }
  }
  return try builder.image()
}

extension MessageTree: ExpressibleByStringLiteral {
  /// A text with its placeholders.
  public init(stringLiteral text: String) {
    self = .text(FormattedText(parsing: text))
  }
}

extension MessageTree {
  /// A message that varies with the first argument.
  static func counted(_ forms: [PluralCategory: MessageTree]) -> MessageTree {
    .plural(argument: 1, forms)
  }
}

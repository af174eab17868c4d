import CompiledCatalog
import ICU
import Localization

/// Returns a bundle of messages by language and key, whose source language is English.
func testBundle(
  _ messages: [String: [String: MessageTree]],
  table: String = "Test"
) throws -> LocalizationBundle {
  LocalizationBundle(image: try testImage(messages, table: table), defaultTable: table)
}

/// Returns an image with one table of messages by language and key.
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
  /// Creates a message from a text with placeholders.
  public init(stringLiteral text: String) {
    self = .text(FormattedText(parsing: text))
  }
}

extension MessageTree {
  /// Returns a message that depends on the first argument.
  static func counted(_ forms: [PluralCategory: MessageTree]) -> MessageTree {
    .plural(argument: 1, forms)
  }
}

import ICU
import StringCatalog

/// What stands in `msgctxt`: the identifier of a unit; of the forms of a plural, what they share.
enum MessageContext {
  private static let plural = "plural"

  /// Returns the context of a text that stands alone.
  ///
  /// Some programs take an empty context for none, and a message without context and text for the header.
  /// So the empty key has a separator in its place, and a key of separators alone one more.
  static func text(of id: TranslationUnit.ID) -> String {
    isOfSeparators(id.text) ? id.text + TranslationUnit.ID.separator : id.text
  }

  /// Returns the identifier of the text that a context is of.
  static func id(in context: String) -> String {
    guard isOfSeparators(context) else { return context }
    return String(context.dropLast(TranslationUnit.ID.separator.count))
  }

  private static func isOfSeparators(_ text: String) -> Bool {
    text.replacing(TranslationUnit.ID.separator, with: "").isEmpty
  }

  /// Returns the context of the forms of a text, such as `%lld days|==|plural`.
  static func text(ofPlural id: TranslationUnit.ID) -> String {
    var id = id
    id.variant.plural = nil
    let name = id.variant.exchangeName
    let prefix = name.isEmpty ? "" : name + "."
    return id.key + TranslationUnit.ID.separator + prefix + plural
  }

  /// Returns the identifier of one form; a context that nobody marked as one of a plural, because the
  /// file was written by hand, is that of a key.
  static func id(of category: PluralCategory, in context: String) -> String {
    let isMarked = [".", TranslationUnit.ID.separator]
      .contains { context.utf8.reversed().starts(with: ($0 + plural).utf8.reversed()) }
    let prefix = isMarked ? context : context + TranslationUnit.ID.separator + plural
    return "\(prefix).\(category.rawValue)"
  }
}

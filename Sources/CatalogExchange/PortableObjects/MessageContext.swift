import ICU
import StringCatalog

/// What stands in `msgctxt`: the identifier of a unit; of the forms of a plural, what they share.
enum MessageContext {
  private static let plural = "plural"

  /// Returns the context of a text that stands alone.
  static func text(of id: TranslationUnit.ID) -> String {
    id.text
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

import ICU
import StringCatalog

/// The content of `msgctxt`: the identifier of a unit, or the common part for plural forms.
enum MessageContext {
  private static let plural = "plural"

  /// Returns the context of a string without plural forms.
  ///
  /// Some programs interpret an empty context as none, and a message without context and message ID
  /// as the header. Therefore, a separator replaces the empty key, and a key of only separators
  /// gets another one.
  static func text(of id: TranslationUnit.ID) -> String {
    isOfSeparators(id.text) ? id.text + TranslationUnit.ID.separator : id.text
  }

  /// Returns the identifier of the string in a context.
  static func id(in context: String) -> String {
    guard isOfSeparators(context) else { return context }
    return String(context.dropLast(TranslationUnit.ID.separator.count))
  }

  private static func isOfSeparators(_ text: String) -> Bool {
    guard text.utf8.allSatisfy({ $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "=") }) else {
      return false
    }
    return text.replacing(TranslationUnit.ID.separator, with: "").isEmpty
  }

  /// Returns the context of plural forms, such as `%lld days|==|plural`.
  static func text(ofPlural id: TranslationUnit.ID) -> String {
    var id = id
    id.variant.plural = nil
    let name = id.variant.exchangeName
    let prefix = name.isEmpty ? "" : name + "."
    return id.key + TranslationUnit.ID.separator + prefix + plural
  }

  /// Returns the identifier of one plural form.
  ///
  /// A context without the suffix of plurals, as in manually written files, is a key.
  static func id(of category: PluralCategory, in context: String) -> String {
    let isMarked = [".", TranslationUnit.ID.separator]
      .contains { context.utf8.reversed().starts(with: ($0 + plural).utf8.reversed()) }
    let prefix = isMarked ? context : context + TranslationUnit.ID.separator + plural
    return "\(prefix).\(category.rawValue)"
  }
}

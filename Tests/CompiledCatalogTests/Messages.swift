import CompiledCatalog
import FormatString
import ICU

/// Messages of all kinds, for an app about a library.
enum Messages {
  static let plain = MessageTree.text(FormattedText(plain: "Préstamos"))
  static let formatted = MessageTree.text(FormattedText(parsing: "%2$@ leyó %1$-8.3lf %% de %@"))
  static let starred = MessageTree.text(FormattedText(parsing: "%*d y %3$.*2$f"))
  static let plural = MessageTree.plural(
    argument: 1,
    [
      .one: .text(FormattedText(parsing: "%lld libro")),
      .many: .text(FormattedText(parsing: "%lld de libros")),
      .other: .text(FormattedText(parsing: "%lld libros")),
    ]
  )
  static let device = MessageTree.device(
    DeviceMessage([
      "applewatch": .text(FormattedText(plain: "Gira la corona")),
      "other": plural,
    ])
  )
  static let substitution = MessageTree.text(
    FormattedText(
      "Hay %#@libros@ aquí",
      segments: [.literal(0..<4), .substitution(plural), .literal(14..<20)]
    )
  )

  static let phrases = MessageTree.texts(["Presta un libro", "Saca 100 % un libro", ""])

  static let all = [plain, formatted, starred, plural, device, substitution, phrases]

  /// Returns a text in nested plurals, `depth` levels deep.
  static func nested(depth: Int) -> MessageTree {
    (1..<depth).reduce(plain) { message, _ in .plural(argument: 1, [.other: message]) }
  }

  /// Returns an image with messages of all kinds in two tables and two languages.
  static func image() throws -> [UInt8] {
    var builder = CompiledCatalog.Builder(sourceLanguage: "en")
    for (index, message) in all.enumerated() {
      builder.add(message, forKey: "key \(index)", table: "Library", language: "es")
      builder.add(plain, forKey: "key \(index)", table: "Library", language: "en")
    }
    builder.add(plain, forKey: "Loans", table: "Desk", language: "es")
    return try builder.image()
  }
}

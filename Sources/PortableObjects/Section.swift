import Diagnostics

/// A keyword of a message, and the text that follows it.
struct Section {
  /// The keyword.
  let keyword: Keyword
  /// The number in brackets behind the keyword; `nil` if there is none.
  var index: Int?
  /// The pieces of the text, joined; `nil` as long as there is none.
  var bytes: [UInt8]?
  /// Where the keyword stands.
  let place: Place
  /// Whether it is of a message that nothing uses any more.
  let isObsolete: Bool
  /// Whether it tells what the message was.
  let isPrevious: Bool

  /// The words that begin sections.
  enum Keyword: String {
    case context = "msgctxt"
    case text = "msgid"
    case plural = "msgid_plural"
    case translation = "msgstr"
    case domain
  }
}

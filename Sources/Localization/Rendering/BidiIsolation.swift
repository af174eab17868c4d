internal import ICU

/// The arguments of a message whose direction is isolated from the text around them.
///
/// In text of both directions, the order of words and signs depends on their neighbors: a number or
/// a name at the end of an argument can appear at the other end of the sentence. The characters
/// U+2068 and U+2069 around an argument prevent that. Programs and browsers that draw text in both
/// directions do not show them; simple terminals may. They are therefore not written unless a locale
/// requests them.
///
/// ```swift
/// let locale = UserLocale("ar").withBidiIsolation(.automatic)
/// String(localized: "Hello, \(name)!", locale: locale)  // "مرحبًا \u{2068}Ana (2)\u{2069}!"
/// ```
///
/// An argument cannot leave its isolate: controls of direction in it are closed at its end and at
/// the end of each of its lines, and controls without a beginning are removed.
///
/// Source: UAX #9, Unicode Bidirectional Algorithm, sections 2.4 and 3.3.2.
public enum BidiIsolation: String, Hashable, Sendable, Codable, CaseIterable {
  /// None.
  case never
  /// Strings whose direction may differ from that of the message: in a message from left to right,
  /// those with a letter of the other direction; in one from right to left, those with a letter or
  /// a digit of the other direction. Numbers are formatted for the language of the message, and are
  /// not isolated.
  case automatic
  /// All arguments, including numbers.
  case always
}

/// The isolation of the arguments of messages in one language.
struct ArgumentIsolation: Sendable {
  private let policy: BidiIsolation
  private let isRightToLeft: Bool

  /// Whether any argument may be isolated.
  let isActive: Bool
  /// Whether numbers are isolated.
  var includesNumbers: Bool { policy == .always }

  init(_ policy: BidiIsolation, language tag: String) {
    self.policy = policy
    isActive = policy != .never
    isRightToLeft = isActive && TextDirection.isRightToLeft(locale: tag.withUnderscores)
  }

  /// Returns an argument, isolated if necessary.
  func isolated(_ text: String) -> String {
    guard !text.isEmpty, policy == .always || mayDiffer(text) else { return text }
    var isolate = IsolatedText()
    for scalar in text.unicodeScalars { isolate.append(scalar) }
    return isolate.text
  }

  private func mayDiffer(_ text: String) -> Bool {
    // No letter of the other direction and no control comes before U+0590 in Unicode.
    if !isRightToLeft, text.utf8.allSatisfy({ $0 < 0xD6 }) { return false }
    return text.unicodeScalars.contains { scalar in
      if BidiControl(scalar) != nil { return true }
      switch TextDirection.kind(of: scalar) {
      case .rightToLeft: return !isRightToLeft
      case .leftToRight, .digit: return isRightToLeft
      case .paragraphSeparator, .other: return false
      }
    }
  }
}

/// A control that changes the direction of the characters after it.
private enum BidiControl {
  case embedding, isolate, endOfEmbedding, endOfIsolate

  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x202A, 0x202B, 0x202D, 0x202E: self = .embedding
    case 0x202C: self = .endOfEmbedding
    case 0x2066, 0x2067, 0x2068: self = .isolate
    case 0x2069: self = .endOfIsolate
    default: return nil
    }
  }
}

/// An isolate that is written scalar by scalar.
private struct IsolatedText {
  private var scalars = String.UnicodeScalarView()
  /// The controls that are open in the argument.
  private var open: [BidiControl] = []
  private var isStarted = false

  /// The isolate, with its end.
  var text: String {
    var copy = self
    copy.end()
    return String(copy.scalars)
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    if TextDirection.kind(of: scalar) == .paragraphSeparator {
      // A paragraph ends all isolates; the next one has its own.
      end()
      scalars.append(scalar)
      return
    }
    let control = BidiControl(scalar)
    switch control {
    case .embedding?, .isolate?: break
    case .endOfEmbedding?:
      guard open.last == .embedding else { return }
      open.removeLast()
    case .endOfIsolate?:
      // The end of an isolate also ends the embeddings inside it.
      guard let start = open.lastIndex(of: .isolate) else { return }
      for _ in open[(start + 1)...] { scalars.append(endOfEmbedding) }
      open.removeSubrange(start...)
    case nil: break
    }
    if !isStarted {
      scalars.append(firstStrongIsolate)
      isStarted = true
    }
    if control == .embedding || control == .isolate { open.append(control ?? .isolate) }
    scalars.append(scalar)
  }

  private mutating func end() {
    guard isStarted else { return }
    for control in open.reversed() {
      scalars.append(control == .isolate ? endOfIsolate : endOfEmbedding)
    }
    open = []
    scalars.append(endOfIsolate)
    isStarted = false
  }
}

private let firstStrongIsolate: Unicode.Scalar = "\u{2068}"
private let endOfIsolate: Unicode.Scalar = "\u{2069}"
private let endOfEmbedding: Unicode.Scalar = "\u{202C}"

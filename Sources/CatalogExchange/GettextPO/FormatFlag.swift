import FileFormats
import FormatString

/// Decides whether a message gets the flag `objc-format`.
///
/// With the flag, other programs compare the placeholders.
///
/// Their comparison is less precise than that of the import. If they would reject correct
/// translations, such as "No days", the message does not get the flag.
struct FormatFlag {
  /// Whether the message gets the flag.
  let isSet: Bool

  /// Evaluates a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - isVariant: Whether translations may omit the number that selects the plural form.
  init(_ message: POFile.Message, isVariant: Bool) {
    let sources = [message.text] + (message.plural.map { [$0] } ?? [])
    let reference = sources[sources.count - 1]
    guard let format = ObjectiveCFormat(reference), !format.types.isEmpty,
      sources.allSatisfy({ ObjectiveCFormat($0) != nil && !Self.hasLiteralPercentSign($0) })
    else {
      isSet = false
      return
    }
    let translations = message.translations.filter { !$0.isEmpty }
    // For a partially translated plural, the programs would report the empty forms.
    guard translations.isEmpty || translations.count == message.translations.count else {
      isSet = false
      return
    }
    isSet =
      translations
      .allSatisfy { translation in
        if Self.isAcceptedByGettext(translation, like: format, isVariant: message.plural != nil) {
          return true
        }
        return Self.hasDifferentPlaceholders(translation, like: reference, isVariant: isVariant)
      }
  }

  /// Returns whether a percent sign is literal, which gettext does not support.
  private static func hasLiteralPercentSign(_ text: String) -> Bool {
    FormatString(parsing: text).segments
      .contains { segment in
        if case .text(let text) = segment { text.contains("%") } else { false }
      }
  }

  /// Returns whether gettext accepts a translation.
  private static func isAcceptedByGettext(
    _ translation: String,
    like source: ObjectiveCFormat,
    isVariant: Bool
  ) -> Bool {
    guard let types = ObjectiveCFormat(translation)?.types else { return false }
    return types == source.types || (isVariant && source.types.starts(with: types))
  }

  /// Returns whether a translation has different placeholders than its source string.
  private static func hasDifferentPlaceholders(
    _ translation: String,
    like source: String,
    isVariant: Bool
  ) -> Bool {
    guard !hasLiteralPercentSign(translation) else { return false }
    let expected = FormatString(parsing: source).arguments.mapValues(\.argumentKind.isNumeric)
    let found = FormatString(parsing: translation).arguments.mapValues(\.argumentKind.isNumeric)
    if isVariant { return !found.allSatisfy { expected[$0.key] == $0.value } }
    return found != expected
  }
}

/// The arguments of a string, according to the Objective-C format check of gettext.
///
/// Gettext supports neither substitutions nor literal percent signs. `%1$#@days@` is an object with
/// a flag, and the space in "100 % free" belongs to a placeholder.
///
/// Source: `format-c-parse.h` of GNU gettext.
struct ObjectiveCFormat: Equatable {
  /// The types of the arguments, in order.
  let types: [String]

  /// Finds the arguments; `nil` if gettext does not accept the string as a format.
  init?(_ text: String) {
    var scanner = Scanner(text)
    guard let types = scanner.scan() else { return nil }
    self.types = types
  }

  /// Reads the placeholders of a string.
  private struct Scanner {
    private let bytes: [UInt8]
    private var offset = 0
    private var numbered: [Int: String] = [:]
    private var unnumbered: [String] = []

    init(_ text: String) {
      bytes = Array(text.utf8)
    }

    mutating func scan() -> [String]? {
      while let percent = bytes[offset...].firstIndex(of: UInt8(ascii: "%")) {
        offset = percent + 1
        if take("%") { continue }
        guard scanPlaceholder() else { return nil }
      }
      guard !numbered.isEmpty else { return unnumbered }
      guard unnumbered.isEmpty, let last = numbered.keys.max() else { return nil }
      let types = (1...last).map { numbered[$0] }
      return types.contains(nil) ? nil : types.compactMap(\.self)
    }

    private mutating func scanPlaceholder() -> Bool {
      let position = takePosition()
      while offset < bytes.count, " +-#0'I".utf8.contains(bytes[offset]) { offset += 1 }
      guard scanExtent() else { return false }
      if take("."), !scanExtent() { return false }
      var size = ""
      while offset < bytes.count, "hlLqjzt".utf8.contains(bytes[offset]), size.utf8.count < 2 {
        size.unicodeScalars.append(Unicode.Scalar(bytes[offset]))
        offset += 1
      }
      guard offset < bytes.count, let type = Self.type(of: bytes[offset], size) else {
        return false
      }
      offset += 1
      return add(type, at: position)
    }

    /// Skips a width or a precision, which may be an argument.
    private mutating func scanExtent() -> Bool {
      if take("*") { return add("integer", at: takePosition()) }
      while offset < bytes.count, bytes[offset].isDigit { offset += 1 }
      return true
    }

    private static func type(of conversion: UInt8, _ size: String) -> String? {
      switch Character(Unicode.Scalar(conversion)) {
      case "d", "i": "integer" + size
      case "o", "u", "x", "X": "unsigned" + size
      case "e", "E", "f", "F", "g", "G", "a", "A": "number" + size
      case "c": "character" + size
      case "C": "characterl"
      case "s": "string" + size
      case "S": "stringl"
      case "p": "pointer"
      case "@": "object"
      default: nil
      }
    }

    private mutating func add(_ type: String, at position: Int?) -> Bool {
      guard let position else {
        unnumbered.append(type)
        return true
      }
      guard (1...999).contains(position), numbered[position] ?? type == type else { return false }
      numbered[position] = type
      return true
    }

    private mutating func takePosition() -> Int? {
      let digits = bytes[offset...].prefix(while: \.isDigit)
      let end = offset + digits.count
      guard end < bytes.count, bytes[end] == UInt8(ascii: "$"),
        let position = Int(String(decoding: digits, as: UTF8.self))
      else { return nil }
      offset = end + 1
      return position
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: character) else { return false }
      offset += 1
      return true
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}

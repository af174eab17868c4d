internal import ICU

/// A format of durations like those of a stopwatch: "1:30:05".
///
/// The separators and the digits are those of the locale in the CLDR.
///
/// ```swift
/// ClockStyle.clock(.hoursAndMinutes).format(.seconds(5400), locale: FormatLocale("es_ES"))  // "1:30"
/// ```
public struct ClockStyle: LocalizedFormat, Codable {
  private let fields: Fields
  private let fractionDigits: Int

  /// The fields of a duration.
  public enum Fields: String, Hashable, Sendable, Codable {
    /// "1:30"
    case hoursAndMinutes
    /// "1:30:05"
    case hoursMinutesAndSeconds
    /// "90:05"
    case minutesAndSeconds

    var icuFields: LocaleData.ClockFields {
      switch self {
      case .hoursAndMinutes: .hoursAndMinutes
      case .hoursMinutesAndSeconds: .hoursMinutesAndSeconds
      case .minutesAndSeconds: .minutesAndSeconds
      }
    }

    var units: [DurationUnit] {
      switch self {
      case .hoursAndMinutes: [.hours, .minutes]
      case .hoursMinutesAndSeconds: [.hours, .minutes, .seconds]
      case .minutesAndSeconds: [.minutes, .seconds]
      }
    }
  }

  fileprivate init(fields: Fields, fractionDigits: Int) {
    self.fields = fields
    self.fractionDigits = fractionDigits
  }

  /// Returns a duration as a string, rounded to the last field; a half is rounded to the even
  /// number.
  public func format(_ value: Duration, locale: FormatLocale) -> String {
    let marks = DurationPattern.shared(fields, locale: locale.numbers)
    let split = SplitDuration(value, into: fields.units, fractionDigits: fractionDigits)
    return marks.text(of: split)
  }
}

extension LocalizedFormat where Self == ClockStyle {
  /// Returns a format of durations like those of a stopwatch: "1:30:05".
  ///
  /// - Parameters:
  ///   - fields: The fields; the remainder is rounded into the last one.
  ///   - fractionDigits: The number of fraction digits of the last field, nine at most.
  /// - Returns: The format.
  public static func clock(
    _ fields: ClockStyle.Fields = .hoursMinutesAndSeconds,
    fractionDigits: Int = 0
  ) -> ClockStyle {
    ClockStyle(fields: fields, fractionDigits: fractionDigits)
  }
}

/// The pattern of a stopwatch duration in a locale.
struct DurationPattern: Sendable {
  /// The fields and the literals around them.
  private let pieces: [Piece]
  private let locale: String
  private let zero: UnicodeScalar
  private let decimal: String
  private let minus: String

  private enum Piece {
    case literal(String)
    /// A field with a minimum number of digits.
    case field(width: Int)
  }

  private init(_ fields: ClockStyle.Fields, locale: String) {
    let found = try? LocaleData.clockPattern(fields.icuFields, locale: locale)
    let pieces = Self.pieces(of: found ?? "")
    let count = pieces.count { if case .field = $0 { true } else { false } }
    let usual = Self.pieces(of: fields.units.count == 3 ? "h:mm:ss" : "m:ss")
    self.pieces = count == fields.units.count ? pieces : usual
    self.locale = locale
    let symbols = try? NumberSymbols.shared(locale: locale)
    zero = symbols?.zero ?? "0"
    decimal = symbols?.decimal ?? "."
    minus = symbols?.minus ?? "-"
  }

  /// Parses a pattern: a run of one letter is a field, everything else is literal.
  private static func pieces(of pattern: String) -> [Piece] {
    var pieces: [Piece] = []
    var last: Character?
    for character in pattern {
      let isField = "hHms".contains(character)
      switch (pieces.last, isField) {
      case (.field(let width), true) where character == last:
        pieces[pieces.count - 1] = .field(width: width + 1)
      case (.literal(let text), false):
        pieces[pieces.count - 1] = .literal(text + String(character))
      case (_, true): pieces.append(.field(width: 1))
      case (_, false): pieces.append(.literal(String(character)))
      }
      last = character
    }
    return pieces
  }

  /// Returns a duration that is split into the fields as a string.
  func text(of duration: SplitDuration) -> String {
    var parts = duration.parts[...]
    var text = duration.isNegative ? minus : ""
    for piece in pieces {
      switch piece {
      case .literal(let literal): text += literal
      case .field(let width):
        guard let part = parts.popFirst() else { continue }
        text += width > 1 ? padded(part.whole, to: width) : grouped(part.whole)
        if !part.fraction.isEmpty { text += decimal + part.fraction.digits(zero) }
      }
    }
    return text
  }

  private func padded(_ digits: String, to width: Int) -> String {
    (String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits).digits(zero)
  }

  /// Returns the digits of the first field, which is unbounded: "1,234:00:00".
  private func grouped(_ digits: String) -> String {
    DecimalText.text(ofDecimal: digits, NumberForm(.number), locale: locale)
  }

  /// Returns the pattern of a locale from the cache; it is read once.
  static func shared(_ fields: ClockStyle.Fields, locale: String) -> DurationPattern {
    cache.value(for: Signature(fields: fields, locale: locale)) {
      DurationPattern($0.fields, locale: $0.locale)
    }
  }

  private struct Signature: Hashable, Sendable {
    let fields: ClockStyle.Fields
    let locale: String
  }

  private static let cache = KeyedCache<Signature, DurationPattern>()
}

extension String {
  /// Returns ASCII digits as those of a locale.
  fileprivate func digits(_ zero: UnicodeScalar) -> String {
    guard zero != "0" else { return self }
    return String(
      String.UnicodeScalarView(
        unicodeScalars.compactMap { UnicodeScalar($0.value - 0x30 + zero.value) }
      )
    )
  }
}

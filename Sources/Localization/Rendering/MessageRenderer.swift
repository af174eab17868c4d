internal import CompiledCatalog
internal import FormatString
internal import ICU

/// A renderer of messages with arguments.
///
/// It does not retain its arguments and its language, which have to outlive it.
struct MessageRenderer {
  private let arguments: UnsafeBufferPointer<MessageArgument>
  private let languageReference: Unmanaged<MessageLanguage>
  /// The output so far.
  private(set) var output: UTF8Output
  /// The placeholders that could not be rendered.
  private(set) var problems: [LocalizationProblem.Kind] = []
  /// The ranges of the output that were inserted for arguments; `nil` if they are not needed.
  var insertedRanges: [Range<Int>]?

  init(
    arguments: UnsafeBufferPointer<MessageArgument>,
    language: MessageLanguage,
    output: UTF8Output
  ) {
    self.arguments = arguments
    languageReference = .passUnretained(language)
    self.output = output
  }

  /// The language of the message.
  var language: MessageLanguage { languageReference.takeUnretainedValue() }

  /// Returns the argument at a position, counted from 1; `nil` if there is none.
  func argument(at position: Int) -> MessageArgument? {
    position > 0 && position <= arguments.count ? arguments[position - 1] : nil
  }

  /// Appends a message in the variant that matches the arguments.
  mutating func append(_ message: MessageTree) {
    switch message {
    case .text(let text): append(text)
    case .plural(let plural):
      if let form = form(of: plural) { append(form) }
    case .device(let devices):
      if let form = devices.formInTerminal { append(form) }
    case .texts(let texts): append(texts.first ?? "")
    }
  }

  mutating func append(_ text: String) {
    output.append(text)
  }

  mutating func report(_ problem: LocalizationProblem.Kind) {
    problems.append(problem)
  }

  private mutating func append(_ text: FormattedText) {
    guard !text.hasMarkup else { return appendAgreeing(text) }
    // Without arguments, a string is no format, whatever percent signs it contains.
    guard !arguments.isEmpty, !text.isPlain else {
      append(text.text)
      return
    }
    for segment in text.segments {
      switch segment {
      case .literal(let range): output.append(text.text, range)
      case .argument(let format): append(format)
      case .substitution(let message): append(message)
      }
    }
  }
}

// MARK: - Grammar agreement

extension MessageRenderer {
  /// Appends a text with marked spans, whose words agree with their numbers.
  private mutating func appendAgreeing(_ text: FormattedText) {
    var result = AgreementText(in: language.tag) { [self] in isPlural(argument(at: $0)) }
    if arguments.isEmpty {
      result.append(literal: text.text[...])
    } else {
      for segment in text.segments {
        if case .literal(let range) = segment {
          let utf8 = text.text.utf8
          let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
          let end = utf8.index(start, offsetBy: range.count)
          result.append(literal: text.text[start..<end])
          continue
        }
        var part = MessageRenderer(
          arguments: arguments,
          language: language,
          output: UTF8Output(UnsafeMutableBufferPointer(start: nil, count: 0))
        )
        switch segment {
        case .literal: break
        case .argument(let format):
          part.append(format)
          let plural = isPlural(argument(at: format.position), precision(of: format))
          result.append(part.output.string, isPlural: plural)
        case .substitution(let message):
          part.append(message)
          var plural: Bool?
          if case .plural(let number) = message { plural = isPlural(argument(at: number.argument)) }
          result.append(part.output.string, isPlural: plural)
        }
        problems += part.problems
      }
    }
    for part in result.parts {
      let start = output.length
      append(part.text)
      if part.isInserted { insertedRanges?.append(start..<output.length) }
    }
  }

  /// Returns whether words that agree with an argument are plural; `nil` if it is no number.
  private func isPlural(_ argument: MessageArgument?, _ digits: Int? = nil) -> Bool? {
    switch argument {
    case .integer, .unsigned, .floatingPoint: break
    case .text, .formatted, .open, .resource, nil: return nil
    }
    guard let argument else { return nil }
    return language.withPluralRules { category(of: argument, digits ?? defaultFractionDigits, $0) }
      .map { $0 != .one }
  }
}

// MARK: - Plural

extension MessageRenderer {
  /// Returns the variant for the value of an argument.
  ///
  /// - Returns: `nil` if the message has neither that variant nor `other`.
  func form(of plural: PluralMessage) -> MessageTree? {
    guard let argument = argument(at: plural.argument) else { return plural.form(for: .other) }
    // As on Apple's systems, a variant for zero is used for the number 0 in every language.
    if argument.isZero, let form = plural.zero { return form }
    return plural.form(for: category(of: argument, in: plural))
  }

  private func category(of argument: MessageArgument, in plural: PluralMessage) -> PluralCategory {
    let digits = count(of: plural.precision) ?? defaultFractionDigits
    return languageReference._withUnsafeGuaranteedRef { language in
      language.withPluralRules { category(of: argument, digits, $0) }
    } ?? .other
  }

  private func category(
    of argument: MessageArgument,
    _ digits: Int,
    _ rules: PluralRules
  ) -> PluralCategory {
    switch argument {
    case .integer(let number):
      rules.category(for: Int(number))
    case .unsigned(let number):
      rules.category(for: PluralOperands(FixedDecimal(significand: number)))
    case .floatingPoint(let number):
      rules.category(for: number, fractionDigits: digits)
    case .text, .formatted, .open, .resource:
      .other
    }
  }
}

extension MessageArgument {
  fileprivate var isZero: Bool {
    switch self {
    case .integer(let number): number == 0
    case .floatingPoint(let number): number == 0
    case .unsigned, .text, .formatted, .open, .resource: false
    }
  }
}

// MARK: - Arguments

/// The number of fraction digits of printf without a precision.
let defaultFractionDigits = 6

extension MessageRenderer {
  /// Appends an argument in the format of a placeholder.
  ///
  /// If the argument is missing or unsuitable, the placeholder is appended.
  mutating func append(_ format: ArgumentFormat) {
    let start = output.length
    insert(format)
    insertedRanges?.append(start..<output.length)
  }

  private mutating func insert(_ format: ArgumentFormat) {
    guard let argument = argument(at: format.position) else {
      report(.missingArgument(position: format.position))
      append(format.placeholder)
      return
    }
    let isIsolated = isIsolated(argument)
    if !isIsolated, format.isPlain, appendPlain(argument, as: format.conversion) { return }
    guard let text = text(of: argument, as: format) else {
      report(.unsuitableArgument(position: format.position))
      append(format.placeholder)
      return
    }
    let padded = width(of: format)
      .map { text.padded(to: $0.count, onTheLeft: !$0.isLeftAligned) }
    append(isIsolated ? language.isolation.isolated(padded ?? text) : padded ?? text)
  }

  /// Returns whether the direction of an argument may have to be isolated.
  private func isIsolated(_ argument: MessageArgument) -> Bool {
    let isolation = languageReference._withUnsafeGuaranteedRef { $0.isolation }
    guard isolation.isActive else { return false }
    switch argument {
    case .text, .formatted, .resource: return true
    case .integer, .unsigned, .floatingPoint: return isolation.includesNumbers
    case .open: return false
    }
  }

  /// Appends an argument that can be formatted without ICU, as most can; returns `false` for others.
  private mutating func appendPlain(
    _ argument: MessageArgument,
    as conversion: FormatSpecifier.Conversion
  ) -> Bool {
    switch (argument, conversion) {
    case (.text(let text), .object): append(text)
    case (.formatted(let value), .object): append(value.text(in: language.formats))
    case (.integer(let number), .decimal), (.integer(let number), .integer),
      (.integer(let number), .object):
      return appendDigits(of: number)
    case (.integer(let number), .unsigned) where number >= 0:
      return appendDigits(of: number)
    default: return false
    }
    return true
  }

  private mutating func appendDigits(of number: Int64) -> Bool {
    languageReference._withUnsafeGuaranteedRef { language in
      language.withDecimals { $0.withUTF8(of: number) { output.append($0) } } != nil
    }
  }

  /// Returns the minimum number of characters; `nil` if none is given.
  ///
  /// If an argument gives a negative width, its magnitude counts, and the spaces are added on the
  /// right.
  func width(of format: ArgumentFormat) -> (count: Int, isLeftAligned: Bool)? {
    signedCount(of: format.width)
      .map { count in
        (abs(count), count < 0 || format.flags.contains(.leftAligned))
      }
  }

  /// Returns the precision; `nil` if none is given, or if it is negative, which means the same.
  func precision(of format: ArgumentFormat) -> Int? {
    count(of: format.precision)
  }

  /// Returns a number of characters or digits; `nil` if none is given, or if it is negative.
  func count(of extent: ArgumentFormat.Extent?) -> Int? {
    signedCount(of: extent).flatMap { $0 < 0 ? nil : $0 }
  }

  private func signedCount(of extent: ArgumentFormat.Extent?) -> Int? {
    switch extent {
    case nil: return nil
    case .count(let count): return count
    case .argument(let position):
      guard case .integer(let number) = argument(at: position) else { return nil }
      return Int(number.clamped(to: -greatestExtent...greatestExtent))
    }
  }

  /// Returns the string of an argument; `nil` if the placeholder is for another type.
  private func text(of argument: MessageArgument, as format: ArgumentFormat) -> String? {
    switch (argument, format.conversion) {
    case (_, .object), (.text, .cString), (.text, .utf16String), (.text, .character):
      let text = naturalText(of: argument)
      return precision(of: format).map { String(text.prefix($0)) } ?? text
    case (.integer(let number), _): return writer(of: format).text(of: number)
    case (.unsigned(let number), _): return writer(of: format).text(of: number)
    case (.floatingPoint(let number), .fixed) where format.flags.isEmpty:
      return plainText(of: number, as: format) ?? writer(of: format).text(of: number)
    case (.floatingPoint(let number), _): return writer(of: format).text(of: number)
    case (.text, _), (.formatted, _), (.open, _), (.resource, _): return nil
    }
  }

  /// Returns the string of a number without flags; `nil` if its digits exceed 64 bits.
  private func plainText(of number: Double, as format: ArgumentFormat) -> String? {
    let digits = precision(of: format) ?? defaultFractionDigits
    return FixedDecimal(roundingBinaryValueOf: number, fractionDigits: digits)
      .flatMap { number in language.withDecimals { $0.text(of: number) } }
  }

  /// Returns the string of an argument for `%@`.
  private func naturalText(of argument: MessageArgument) -> String {
    switch argument {
    case .integer(let number): return writer(of: natural).text(of: number) ?? "\(number)"
    case .unsigned(let number): return writer(of: natural).text(of: number) ?? "\(number)"
    case .floatingPoint(let number): return writer(of: natural).shortestText(of: number)
    case .text(let text): return text
    case .formatted(let value): return value.text(in: language.formats)
    case .open(let specifier): return specifier
    case .resource(let resource):
      return resource.bundle.text(of: resource, locale: language.locale)
    }
  }

  private func writer(of format: ArgumentFormat) -> NumberWriter {
    NumberWriter(locale: language.formats.numbers, format: format, extents: self)
  }
}

/// The format of an integer without flags.
private let natural = ArgumentFormat(position: 1, conversion: .decimal)

/// The maximum width of one conversion that C guarantees.
private let greatestExtent: Int64 = 4095

extension ArgumentFormat {
  /// Whether the placeholder contains only a position and a conversion.
  fileprivate var isPlain: Bool { flags.isEmpty && width == nil && precision == nil }

  /// The placeholder as a string, which is shown if its argument is missing.
  fileprivate var placeholder: String {
    "%\(position)$\(lengthModifier?.rawValue ?? "")\(conversion.rawValue)"
  }
}

extension Comparable {
  fileprivate func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

extension String {
  /// Returns the string, padded with spaces to a width.
  fileprivate func padded(to width: Int, onTheLeft: Bool) -> String {
    guard count < width else { return self }
    let padding = String(repeating: " ", count: width - count)
    return onTheLeft ? padding + self : self + padding
  }
}

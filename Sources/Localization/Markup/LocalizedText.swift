internal import CompiledCatalog

/// A localized string with Markdown: emphasis, code and links.
///
/// The Markdown is that of the catalog. An argument is never markup, whatever characters it contains.
///
/// ```swift
/// // "**%@** has %lld new entries" = "**%@** tiene %lld entradas nuevas"
/// let text = LocalizedText(localized: "**\(name)** has \(count) new entries", bundle: bundle)
/// text.html           // "<strong>Ana</strong> tiene 3 entradas nuevas"
/// String(text)        // "Ana tiene 3 entradas nuevas"
/// ```
///
/// Inline Markdown is read as by Foundation's `AttributedString(localized:)`: spaces and line breaks
/// stay, and there are no paragraphs or lists. Images and HTML are text.
public struct LocalizedText: Hashable, Sendable {
  private let content: [MarkdownInline]

  /// The attributes of a run of characters.
  public struct Style: OptionSet, Hashable, Sendable {
    /// The attributes as bits.
    public let rawValue: Int

    /// Creates attributes from bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Emphasis, mostly shown in italics.
    public static let emphasis = Self(rawValue: 1)
    /// Strong emphasis, mostly shown in bold type.
    public static let strong = Self(rawValue: 2)
    /// Code, between backticks.
    public static let code = Self(rawValue: 4)
    /// Deleted text.
    public static let strikethrough = Self(rawValue: 8)
  }

  /// Characters with the same attributes.
  public struct Run: Hashable, Sendable {
    /// The characters.
    public let text: String
    /// The attributes.
    public let style: Style
    /// The address of the link that contains them; `nil` if there is none.
    public let link: String?
  }

  /// Creates the localized text of a key.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is the text in the source language.
  ///   - table: The table; `nil` is the default one of the bundle.
  ///   - bundle: The bundle of the catalogs.
  ///   - locale: The locale of the user, which determines languages and number formats.
  ///   - comment: A note for translators; only the extractor reads it.
  public init(
    localized keyAndValue: LocalizationValue,
    table: String? = nil,
    bundle: LocalizationBundle = .main,
    locale: UserLocale = .current,
    comment: StaticString? = nil
  ) {
    let parts = bundle.parts(
      forKey: keyAndValue.messageKey,
      value: keyAndValue,
      table: table,
      locale: locale
    )
    self.init(parts)
  }

  /// Creates the localized text of a key that is not the text itself.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The text in the source language, which is used if no catalog has the key.
  ///   - table: The table; `nil` is the default one of the bundle.
  ///   - bundle: The bundle of the catalogs.
  ///   - locale: The locale of the user, which determines languages and number formats.
  ///   - comment: A note for translators; only the extractor reads it.
  public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String? = nil,
    bundle: LocalizationBundle = .main,
    locale: UserLocale = .current,
    comment: StaticString? = nil
  ) {
    let parts = bundle.parts(
      forKey: .text(key.description),
      value: defaultValue,
      table: table,
      locale: locale
    )
    self.init(parts)
  }

  /// Creates a text from Markdown.
  ///
  /// ```swift
  /// LocalizedText(markdown: "*One* & two").html  // "<em>One</em> &amp; two"
  /// ```
  public init(markdown: String) {
    self.init([(markdown, false)])
  }

  private init(_ parts: [(text: String, isInserted: Bool)]) {
    content = MarkdownReader.read(
      parts.flatMap { part in
        part.text.map { MarkdownUnit(character: $0, isInserted: part.isInserted) }
      }
    )
  }

  /// The text as runs of characters with the same attributes.
  public var runs: [Run] {
    var runs: [Run] = []
    func add(_ parts: [MarkdownInline], _ style: Style, _ link: String?) {
      for part in parts {
        switch part {
        case .text(let text): runs.append(Run(text: text, style: style, link: link))
        case .code(let text):
          runs.append(Run(text: text, style: style.union(.code), link: link))
        case .emphasis(let parts): add(parts, style.union(.emphasis), link)
        case .strong(let parts): add(parts, style.union(.strong), link)
        case .strikethrough(let parts): add(parts, style.union(.strikethrough), link)
        case .link(let target, _, let parts): add(parts, style, target)
        }
      }
    }
    add(content, [], nil)
    return runs
  }
}

extension String {
  /// Creates a string with the characters of a text, without Markdown.
  ///
  /// ```swift
  /// String(LocalizedText(markdown: "**Done**"))  // "Done"
  /// ```
  public init(_ text: LocalizedText) {
    self = text.runs.map(\.text).joined()
  }
}

// MARK: - Output

extension LocalizedText {
  /// The text in HTML.
  ///
  /// All characters with a meaning in HTML are escaped. Links keep their address if its scheme is
  /// `http`, `https`, `mailto` or `tel`, or if it is relative; other links are shown as their text.
  public var html: String { Self.html(of: content) }

  private static func html(of parts: [MarkdownInline]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): escaped(text)
      case .code(let text): "<code>\(escaped(text))</code>"
      case .emphasis(let parts): "<em>\(html(of: parts))</em>"
      case .strong(let parts): "<strong>\(html(of: parts))</strong>"
      case .strikethrough(let parts): "<del>\(html(of: parts))</del>"
      case .link(let target, let title, let parts):
        if let address = address(target) {
          "<a href=\"\(escaped(address))\"\(title.map { " title=\"\(escaped($0))\"" } ?? "")>"
            + html(of: parts) + "</a>"
        } else {
          html(of: parts)
        }
      }
    }
    .joined()
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      default:
        result.unicodeScalars.append(
          scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar
        )
      }
    }
    return result
  }

  /// Returns an address with percent-encoded characters; `nil` if its scheme is not safe.
  private static func address(_ target: String) -> String? {
    let isScheme: (Character) -> Bool = { $0.isLetter || $0.isNumber || "+.-".contains($0) }
    if let end = target.firstIndex(where: { !isScheme($0) }), target[end] == ":" {
      guard ["http", "https", "mailto", "tel"].contains(target[..<end].lowercased()) else {
        return nil
      }
    }
    return target.utf8
      .map { byte in
        let isAllowed =
          (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
          || (0x61...0x7A).contains(byte) || "-._~:/?#@!$&'()*+,;=%".utf8.contains(byte)
        if isAllowed { return String(UnicodeScalar(byte)) }
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.count < 2 ? "0" : "") + digits
      }
      .joined()
  }

  /// The text for a terminal, with SGR sequences (ECMA-48, §8.3.117) for the attributes.
  ///
  /// Control characters of the text are shown as escape sequences of Swift, so that the text cannot
  /// control the terminal.
  public var terminalText: String {
    runs.map { run in
      let codes = [
        run.style.contains(.strong) ? "1" : nil, run.style.contains(.emphasis) ? "3" : nil,
        run.link != nil ? "4" : nil, run.style.contains(.strikethrough) ? "9" : nil,
      ]
      .compactMap(\.self)
      let text = Self.visible(run.text)
      return codes.isEmpty ? text : "\u{1B}[\(codes.joined(separator: ";"))m\(text)\u{1B}[0m"
    }
    .joined()
  }

  private static func visible(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isControl =
        scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
      let isDirection = (0x202A...0x202E).contains(scalar.value)
      if isControl || isDirection {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

// MARK: - Lookup

extension LocalizationBundle {
  /// Returns the translation of a message, in which inserted arguments are parts of their own.
  fileprivate func parts(
    forKey key: MessageKey,
    value: LocalizationValue,
    table: String?,
    locale: UserLocale
  ) -> [(text: String, isInserted: Bool)] {
    content.withPlan(for: locale, table: table) { plan in
      let hasValues = !value.arguments.isEmpty
      for step in plan.steps {
        do {
          guard let found = try step.messages.find(key, hasValues: hasValues) else { continue }
          if !step.isInBestLanguage { reportMissing(key, plan) }
          switch found {
          case .text(let text): return [(text, false)]
          case .message(let message): return parts(of: message, value, step.language, key, plan)
          }
        } catch {
          report(.damagedCatalog(reason: "\(error)"), key, plan, step.language)
        }
      }
      if !plan.isSourceBest { reportMissing(key, plan) }
      guard hasValues || FormattedText.hasMarkup(value.key) else { return [(value.key, false)] }
      return parts(of: content.message(ofSourceText: value.key), value, plan.source, key, plan)
    }
  }

  private func parts(
    of message: MessageTree,
    _ value: LocalizationValue,
    _ language: MessageLanguage,
    _ key: MessageKey,
    _ plan: LookupPlan
  ) -> [(text: String, isInserted: Bool)] {
    value.arguments.withUnsafeBufferPointer { arguments in
      var renderer = MessageRenderer(
        arguments: arguments,
        language: language,
        output: UTF8Output(UnsafeMutableBufferPointer(start: nil, count: 0))
      )
      renderer.insertedRanges = []
      renderer.append(message)
      for problem in renderer.problems { report(problem, key, plan, language) }
      var parts: [(text: String, isInserted: Bool)] = []
      renderer.output.withUTF8 { bytes in
        var end = 0
        func add(to next: Int, isInserted: Bool) {
          if end < next {
            parts.append((String(decoding: bytes[end..<next], as: UTF8.self), isInserted))
          }
          end = max(end, next)
        }
        for range in renderer.insertedRanges ?? [] {
          add(to: range.lowerBound, isInserted: false)
          add(to: range.upperBound, isInserted: true)
        }
        add(to: bytes.count, isInserted: false)
      }
      return parts
    }
  }
}

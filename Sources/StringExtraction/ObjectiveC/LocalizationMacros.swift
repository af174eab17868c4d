/// The macros and functions of Foundation and of a project that look up keys.
struct LocalizationMacros {
  private let macros: [String: LocalizationMacro]
  /// The lengths of the names in bytes, which exclude most words without a comparison.
  private let lengths: Set<Int>

  /// Creates the macros of a project.
  ///
  /// - Parameter names: Additional names, each with its variants: `Localized`, `LocalizedFromTable`
  ///   and so on.
  init(_ names: [String]) {
    var macros: [String: LocalizationMacro] = [:]
    // A name that is a variant of another one keeps that meaning.
    for (suffix, macro) in LocalizationMacro.forms {
      for name in LocalizationMacro.names + names { macros[name + suffix] = macro }
    }
    self.macros = macros
    lengths = Set(macros.keys.map(\.utf8.count))
  }

  /// Returns the macro with a name; `nil` if there is none.
  subscript(name: ArraySlice<UInt8>) -> LocalizationMacro? {
    guard lengths.contains(name.count) else { return nil }
    return macros[String(decoding: name, as: UTF8.self)]
  }
}

/// A macro or function that looks up a key, described by its parameters.
struct LocalizationMacro: Equatable {
  /// The meaning of an argument.
  enum Role {
    case key
    case table
    case bundle
    case value
    case comment
  }

  /// The meanings of the arguments, in their order.
  let roles: [Role]

  /// The variants of each macro, by the suffix of its name.
  ///
  /// Source: NSBundle.h of the SDKs; `genstrings(1)`.
  static let forms: [(suffix: String, macro: LocalizationMacro)] = [
    ("", LocalizationMacro(roles: [.key, .comment])),
    ("FromTable", LocalizationMacro(roles: [.key, .table, .comment])),
    ("FromTableInBundle", LocalizationMacro(roles: [.key, .table, .bundle, .comment])),
    ("WithDefaultValue", LocalizationMacro(roles: [.key, .table, .bundle, .value, .comment])),
  ]

  /// The names of Foundation.
  static let names = ["NSLocalizedString", "CFCopyLocalizedString", "NSLocalizedAttributedString"]
}

/// A macro that a source defines.
struct MacroDefinition {
  let name: String
  let parameters: Set<String>
  /// Whether the macro passes on one of its parameters as a key.
  var isForwarder = false

  /// Reads the name and the parameters after `#define`; `nil` if there are none.
  init?(readingFrom lexer: inout CLexer) {
    var ahead = lexer
    let name = ahead.next()
    guard name.kind == .identifier else { return nil }
    lexer = ahead
    self.name = String(decoding: lexer.bytes[name.range], as: UTF8.self)
    var parameters: Set<String> = []
    let parenthesis = ahead.next()
    // A parenthesis after a space starts the body.
    if parenthesis.kind == .sign(UInt8(ascii: "(")),
      parenthesis.range.lowerBound == name.range.upperBound
    {
      while true {
        let beforeToken = ahead
        let token = ahead.next()
        switch token.kind {
        case .identifier:
          parameters.insert(String(decoding: ahead.bytes[token.range], as: UTF8.self))
        case .endOfDirective, .end: ahead = beforeToken
        default: break
        }
        if token.kind == .sign(UInt8(ascii: ")")) || token.kind == .endOfDirective
          || token.kind == .end
        {
          break
        }
      }
      lexer = ahead
    }
    self.parameters = parameters
  }
}

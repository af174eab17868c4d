/// The macros and functions that look keys up: those of Foundation, and those of a project.
struct LocalizationMacros {
  private let macros: [String: LocalizationMacro]
  /// The lengths that names have, in bytes, to sort most words out without a look at them.
  private let lengths: Set<Int>

  /// Creates the macros of a project.
  ///
  /// - Parameter names: Further names, each with its forms: `Localized`, `LocalizedFromTable` and so
  ///   on.
  init(_ names: [String]) {
    var macros: [String: LocalizationMacro] = [:]
    // A name that is a form of another one keeps that meaning.
    for (suffix, macro) in LocalizationMacro.forms {
      for name in LocalizationMacro.names + names { macros[name + suffix] = macro }
    }
    self.macros = macros
    lengths = Set(macros.keys.map(\.utf8.count))
  }

  /// Returns the macro of a name; `nil` if it is none.
  subscript(name: ArraySlice<UInt8>) -> LocalizationMacro? {
    guard lengths.contains(name.count) else { return nil }
    return macros[String(decoding: name, as: UTF8.self)]
  }
}

/// A macro or function that looks a key up, by the arguments that it takes.
struct LocalizationMacro: Equatable {
  /// What an argument is.
  enum Role {
    case key
    case table
    case bundle
    case value
    case comment
  }

  /// What the arguments are, in their order.
  let roles: [Role]

  /// The forms that each of them has, by what is added to its name.
  ///
  /// Source: NSBundle.h of the SDKs; `genstrings(1)`.
  static let forms: [(suffix: String, macro: LocalizationMacro)] = [
    ("", LocalizationMacro(roles: [.key, .comment])),
    ("FromTable", LocalizationMacro(roles: [.key, .table, .comment])),
    ("FromTableInBundle", LocalizationMacro(roles: [.key, .table, .bundle, .comment])),
    ("WithDefaultValue", LocalizationMacro(roles: [.key, .table, .bundle, .value, .comment])),
  ]

  /// The names that are known without a project.
  static let names = ["NSLocalizedString", "CFCopyLocalizedString", "NSLocalizedAttributedString"]
}

/// A macro that a source defines.
struct MacroDefinition {
  let name: String
  let parameters: Set<String>
  /// Whether it hands one of its parameters on as a key.
  var isForwarder = false

  /// Reads the name and the parameters that follow `#define`; `nil` if none do.
  init?(readingFrom lexer: inout CLexer) {
    var ahead = lexer
    let name = ahead.next()
    guard name.kind == .identifier else { return nil }
    lexer = ahead
    self.name = String(decoding: lexer.bytes[name.range], as: UTF8.self)
    var parameters: Set<String> = []
    let parenthesis = ahead.next()
    // A parenthesis behind a blank begins the body.
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

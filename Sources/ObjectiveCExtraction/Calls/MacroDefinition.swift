/// A macro that a source defines.
struct MacroDefinition {
  let name: String
  let parameters: Set<String>
  /// Whether it hands one of its parameters on as a key.
  var isForwarder = false

  /// Reads the name and the parameters that follow `#define`; `nil` if none do.
  init?(readingFrom lexer: inout Lexer) {
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

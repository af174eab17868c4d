/// Calls, and what stands in them.
extension CallScanner {
  mutating func take(_ token: Token) {
    runs?.take(token, of: lexer.bytes).map { findings.literals.append($0) }
    if case .sign(let sign) = token.kind {
      take(sign, token)
    } else if !opensCall(token) {
      pass(token)
    }
    if token.kind != .sign(UInt8(ascii: "@")) { previous = token }
  }

  private mutating func take(_ sign: UInt8, _ token: Token) {
    switch sign {
    case UInt8(ascii: "("):
      let position = frames.last?.receiver
      let isTransparent = position.flatMap { frames[$0].call?.argument.opensParenthesis } ?? false
      if !isTransparent { pass(token) }
      frames.open(sign, isTransparent: isTransparent)
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      pass(token)
      frames.open(sign)
    case UInt8(ascii: ")"): close(UInt8(ascii: "("))
    case UInt8(ascii: "]"): close(UInt8(ascii: "["))
    case UInt8(ascii: "}"): close(UInt8(ascii: "{"))
    case UInt8(ascii: ",") where frames.last?.call != nil:
      frames[frames.count - 1].call?.endArgument()
    case UInt8(ascii: ";"):
      // No statement ends within the arguments of a call.
      while let owner = frames.last?.owner { abandon(to: owner, isBroken: true) }
    default: pass(token)
    }
  }

  /// Hands a token to the call that stands around it.
  private mutating func pass(_ token: Token) {
    guard let owner = frames.last?.owner else { return }
    let isAtBundle = frames[owner].call?.isAtBundle ?? false
    if isAtBundle { frames[owner].call?.argument.keep(token, of: lexer.bytes) }
    if frames.last?.receiver == owner {
      frames[owner].call?.argument.take(token, of: lexer.bytes)
    } else {
      frames[owner].call?.argument.takeOther(token.range)
    }
  }

  /// Opens a call if a token is the name of one and a parenthesis follows.
  private mutating func opensCall(_ token: Token) -> Bool {
    guard token.kind == .identifier, let macro = macros[lexer.bytes[token.range]] else {
      return false
    }
    var ahead = lexer
    guard ahead.next().kind == .sign(UInt8(ascii: "(")) else { return false }
    lexer = ahead
    pass(token)
    let call = OpenCall(
      macro,
      name: token.range,
      isQuiet: definition != nil || isDeclared(behind: previous),
      isDebugOnly: conditions.isDebugOnly
    )
    frames.open(UInt8(ascii: "("), call: call)
    return true
  }

  /// Whether what follows a token is declared there: a type stands before its name.
  private func isDeclared(behind token: Token?) -> Bool {
    guard let token else { return false }
    switch token.kind {
    case .sign(UInt8(ascii: "*")): return true
    case .identifier:
      let word = String(decoding: lexer.bytes[token.range], as: UTF8.self)
      return !["return", "else", "case", "do", "in", "throw", "co_return"].contains(word)
    default: return false
    }
  }

  private mutating func close(_ opening: UInt8) {
    guard frames.hasOpen(opening) else { return }
    while let last = frames.last, last.opening != opening {
      abandon(to: frames.count - 1, isBroken: true)
    }
    guard var call = frames.close()?.call else { return }
    call.endArgument()
    finish(call)
  }

  /// Leaves brackets open that nobody closes; what is known of calls among them counts.
  mutating func abandon(to count: Int, isBroken: Bool) {
    while frames.count > count {
      guard var call = frames.close()?.call else { continue }
      if isBroken, definition == nil, !call.isQuiet, findings.fault == nil {
        findings.fault = call.name
      }
      if isBroken { call.endArgument() }
      if call.hasKey { finish(call) }
    }
  }

  mutating func finish(_ call: OpenCall) {
    if let definition, let range = call.argument(.key)?.range,
      definition.parameters.contains(String(decoding: lexer.bytes[range], as: UTF8.self))
    {
      self.definition?.isForwarder = true
    }
    findings.calls.append(call)
  }

  mutating func endRun() {
    runs?.end().map { findings.literals.append($0) }
  }
}

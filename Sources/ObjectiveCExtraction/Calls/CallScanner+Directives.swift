/// Conditions, and macros that a source defines.
extension CallScanner {
  mutating func take(directive: Token) {
    endRun()
    switch String(decoding: lexer.bytes[directive.range], as: UTF8.self) {
    case "define" where conditions.isActive: begin()
    case "if", "ifdef", "ifndef":
      let condition = condition(of: directive)
      let position = frames.last?.receiver
      conditions.begin(condition, depth: frames.count, call: position.flatMap { frames[$0].call })
    case "elif", "elifdef", "elifndef": goOn(condition(of: directive))
    case "else":
      _ = lexer.skipDirective()
      goOn(nil)
    case "endif":
      _ = lexer.skipDirective()
      conditions.end()
    default: _ = lexer.skipDirective()
    }
    skipInactive()
  }

  private mutating func condition(of directive: Token) -> Condition {
    let name = String(decoding: lexer.bytes[directive.range], as: UTF8.self)
    var words: [String] = []
    while true {
      let token = lexer.next()
      if token.kind == .endOfDirective || token.kind == .end { break }
      words.append(String(decoding: lexer.bytes[token.range], as: UTF8.self))
    }
    return Condition(of: name, words)
  }

  /// Goes on with another branch of a condition, as if the one before did not stand there.
  private mutating func goOn(_ condition: Condition?) {
    if conditions.isActive, let start = conditions.start {
      abandon(to: start.depth, isBroken: false)
      if start.depth == frames.count { restartCall(from: start.call) }
    }
    conditions.goOn(condition)
  }

  /// Takes back what a branch has added to the arguments of a call; a key that it completed counts.
  private mutating func restartCall(from former: OpenCall?) {
    guard let former, let position = frames.last?.receiver, let call = frames[position].call,
      call.name == former.name
    else { return }
    if !former.hasKey {
      let isWithinKey = !call.hasKey && call.argument.range != former.argument.range
      if isWithinKey || call.variantCount == Self.greatestVariantCount {
        findings.fault = findings.fault ?? call.name
      } else if call.hasKey {
        finish(call)
      }
    }
    frames[position].call?.restart(from: former)
  }

  /// Passes over what nobody compiles.
  private mutating func skipInactive() {
    if !conditions.isActive { lexer.skipInactive() }
  }

  private mutating func begin() {
    outerFrames = frames
    frames = FrameStack()
    definition = MacroDefinition(readingFrom: &lexer)
    previous = nil
    if definition == nil { endDefinition() }
  }

  mutating func endDefinition() {
    endRun()
    guard let outer = outerFrames else { return }
    abandon(to: 0, isBroken: false)
    if let definition, definition.isForwarder { findings.forwarders.insert(definition.name) }
    frames = outer
    outerFrames = nil
    definition = nil
    previous = nil
  }
}

import Diagnostics
import StringCatalog
import SwiftTypeChecker

/// Finds calls that look up keys, in one pass over the tokens of a source.
///
/// The scanner has its own stack of open brackets. Deep nesting cannot overflow the call stack.
struct CallScanner {
  var lexer: CLexer
  let macros: LocalizationMacros
  var frames = FrameStack()
  var conditions = ConditionStack()
  /// The brackets that were open before the current macro definition; `nil` outside of one.
  var outerFrames: FrameStack?
  var definition: MacroDefinition?
  /// The last token other than `@`, to distinguish calls from declarations.
  var previous: CToken?
  /// The calls and literals so far.
  var findings: CallFindings
  /// The adjacent literals that are being joined; `nil` if literals are not collected.
  var runs: LiteralRuns?

  /// The maximum number of conditional branches that are read within one call.
  static let greatestVariantCount = 16

  /// Creates a scanner at the start of a source.
  ///
  /// - Parameters:
  ///   - bytes: The source in UTF-8.
  ///   - macros: The macros and functions that look up keys.
  ///   - keepsLiterals: Whether all literals are collected, in addition to the arguments of calls.
  init(_ bytes: [UInt8], _ macros: LocalizationMacros, keepsLiterals: Bool = false) {
    lexer = CLexer(bytes)
    self.macros = macros
    findings = CallFindings()
    runs = keepsLiterals ? LiteralRuns() : nil
  }

  /// Reads the source to its end.
  mutating func run() {
    while true {
      let token = lexer.next()
      switch token.kind {
      case .end:
        abandon(to: 0, isBroken: true)
        endRun()
        findings.fault = findings.fault ?? lexer.fault
        return
      case .directive: take(directive: token)
      case .endOfDirective: endDefinition()
      default: take(token)
      }
    }
  }
}

// MARK: - Tokens

/// The tokens of calls.
extension CallScanner {
  mutating func take(_ token: CToken) {
    runs?.take(token, of: lexer.bytes).map { findings.literals.append($0) }
    if case .sign(let sign) = token.kind {
      take(sign, token)
    } else if !opensCall(token) {
      pass(token)
    }
    if token.kind != .sign(UInt8(ascii: "@")) { previous = token }
  }

  private mutating func take(_ sign: UInt8, _ token: CToken) {
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
      // A statement cannot end within the arguments of a call.
      while let owner = frames.last?.owner { abandon(to: owner, isBroken: true) }
    default: pass(token)
    }
  }

  /// Passes a token to the enclosing call.
  private mutating func pass(_ token: CToken) {
    guard let owner = frames.last?.owner else { return }
    let isAtBundle = frames[owner].call?.isAtBundle ?? false
    if isAtBundle { frames[owner].call?.argument.keep(token, of: lexer.bytes) }
    if frames.last?.receiver == owner {
      frames[owner].call?.argument.take(token, of: lexer.bytes)
    } else {
      frames[owner].call?.argument.takeOther(token.range)
    }
  }

  /// Opens a call if a token is the name of a macro and a parenthesis follows.
  private mutating func opensCall(_ token: CToken) -> Bool {
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
      isQuiet: definition != nil || isDeclared(after: previous),
      isDebugOnly: conditions.isDebugOnly
    )
    frames.open(UInt8(ascii: "("), call: call)
    return true
  }

  /// Whether the name after a token is declared there, because the token is part of a type.
  private func isDeclared(after token: CToken?) -> Bool {
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

  /// Removes brackets that are not closed.
  ///
  /// The complete arguments of calls among them count.
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

// MARK: - Directives

/// Conditions and macro definitions.
extension CallScanner {
  mutating func take(directive: CToken) {
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

  private mutating func condition(of directive: CToken) -> PreprocessorCondition {
    let name = String(decoding: lexer.bytes[directive.range], as: UTF8.self)
    var words: [String] = []
    while true {
      let token = lexer.next()
      if token.kind == .endOfDirective || token.kind == .end { break }
      words.append(String(decoding: lexer.bytes[token.range], as: UTF8.self))
    }
    return PreprocessorCondition(of: name, words)
  }

  /// Continues with another branch of a condition from the state before the condition.
  private mutating func goOn(_ condition: PreprocessorCondition?) {
    if conditions.isActive, let start = conditions.start {
      abandon(to: start.depth, isBroken: false)
      if start.depth == frames.count { restartCall(from: start.call) }
    }
    conditions.goOn(condition)
  }

  /// Removes the arguments that a branch has added to a call.
  ///
  /// A key that the branch has completed counts.
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

  /// Skips lines that are not compiled.
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

/// An open bracket.
struct Frame {
  /// The opening bracket.
  let opening: UInt8
  /// The call whose arguments are in the bracket, if there is one.
  var call: OpenCall?
  /// The position of the frame whose call receives the tokens in the bracket; `nil` if they are not
  /// part of a literal.
  let receiver: Int?
  /// The position of the frame of the innermost enclosing call in the same statement.
  let owner: Int?
}

/// The open brackets, the innermost one last.
struct FrameStack {
  private(set) var frames: [Frame] = []
  private var counts: [UInt8: Int] = [:]

  /// The number of open brackets.
  var count: Int { frames.count }
  /// The innermost bracket.
  var last: Frame? { frames.last }

  /// Returns the frame at a position.
  subscript(position: Int) -> Frame {
    get { frames[position] }
    _modify { yield &frames[position] }
  }

  /// Returns whether a bracket of a kind is open.
  func hasOpen(_ opening: UInt8) -> Bool {
    (counts[opening] ?? 0) > 0
  }

  /// Opens a bracket.
  ///
  /// - Parameters:
  ///   - opening: The bracket.
  ///   - call: The call whose arguments are in the bracket.
  ///   - isTransparent: Whether the bracket does not change the meaning of its content.
  mutating func open(_ opening: UInt8, call: OpenCall? = nil, isTransparent: Bool = false) {
    let isCall = call != nil
    // A block contains separate statements.
    let outer = opening == UInt8(ascii: "{") ? nil : frames.last?.owner
    frames.append(
      Frame(
        opening: opening,
        call: call,
        receiver: isCall ? frames.count : isTransparent ? frames.last?.receiver : nil,
        owner: isCall ? frames.count : outer
      )
    )
    counts[opening, default: 0] += 1
  }

  /// Closes the innermost bracket.
  mutating func close() -> Frame? {
    guard let frame = frames.popLast() else { return nil }
    counts[frame.opening, default: 1] -= 1
    return frame
  }
}

/// The calls and literals of a source.
struct CallFindings {
  /// The calls that look up keys, in the order of their ends.
  var calls: [OpenCall] = []
  /// The names of macros that pass on a parameter as a key.
  var forwarders: Set<String> = []
  /// The literals, adjacent ones joined.
  var literals: [LiteralRun] = []
  /// The first literal or comment that is not terminated.
  var fault: Range<Int>?
}

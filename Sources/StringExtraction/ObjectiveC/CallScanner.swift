import Diagnostics
import StringCatalog
import SwiftTypeChecker

/// Finds calls that look keys up, in one pass over the tokens of a source.
///
/// It keeps the brackets that are open by itself, so that no depth exhausts the stack.
struct CallScanner {
  var lexer: CLexer
  let macros: LocalizationMacros
  var frames = FrameStack()
  var conditions = ConditionStack()
  /// What was open before the macro that is being defined; `nil` outside of one.
  var outerFrames: FrameStack?
  var definition: MacroDefinition?
  /// The last token that is no `@`, to tell calls from declarations.
  var previous: CToken?
  /// What was found.
  var findings: CallFindings
  /// Takes literals that stand side by side as one; `nil` if nobody asks.
  var runs: LiteralRuns?

  /// How many branches of conditions within one call are read.
  static let greatestVariantCount = 16

  /// Creates a scanner at the start of a source.
  ///
  /// - Parameters:
  ///   - bytes: The source in UTF-8.
  ///   - macros: What looks keys up.
  ///   - keepsLiterals: Whether all literals are wanted, and not those alone that are arguments.
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

/// Calls, and what stands in them.
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
      // No statement ends within the arguments of a call.
      while let owner = frames.last?.owner { abandon(to: owner, isBroken: true) }
    default: pass(token)
    }
  }

  /// Hands a token to the call that stands around it.
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

  /// Opens a call if a token is the name of one and a parenthesis follows.
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
      isQuiet: definition != nil || isDeclared(behind: previous),
      isDebugOnly: conditions.isDebugOnly
    )
    frames.open(UInt8(ascii: "("), call: call)
    return true
  }

  /// Whether what follows a token is declared there: a type stands before its name.
  private func isDeclared(behind token: CToken?) -> Bool {
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

// MARK: - Directives

/// Conditions, and macros that a source defines.
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

  /// Goes on with another branch of a condition, as if the one before did not stand there.
  private mutating func goOn(_ condition: PreprocessorCondition?) {
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

/// A bracket that is open.
struct Frame {
  /// The opening bracket.
  let opening: UInt8
  /// The call whose arguments stand in the bracket, if it is that of a call.
  var call: OpenCall?
  /// The position of the frame whose call takes the tokens that stand here as its own; `nil` if what
  /// stands here is no part of a literal.
  let receiver: Int?
  /// The position of the frame of the innermost call that is around it in the same statement.
  let owner: Int?
}

/// The brackets that are open, the innermost one last.
struct FrameStack {
  private(set) var frames: [Frame] = []
  private var counts: [UInt8: Int] = [:]

  /// How many brackets are open.
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
  ///   - call: The call whose arguments stand in it.
  ///   - isTransparent: Whether what stands in it is as good as if it stood without.
  mutating func open(_ opening: UInt8, call: OpenCall? = nil, isTransparent: Bool = false) {
    let isCall = call != nil
    // A block holds statements of its own.
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

/// What the calls of a source are.
struct CallFindings {
  /// The calls that look keys up, in the order of their ends.
  var calls: [OpenCall] = []
  /// The names of macros that hand a parameter on as a key.
  var forwarders: Set<String> = []
  /// Literals that stand side by side, as one each.
  var literals: [LiteralRun] = []
  /// The first place at which the source is not what it should be.
  var fault: Range<Int>?
}

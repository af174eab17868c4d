import Diagnostics
import ExtractedStrings

/// Finds calls that look keys up, in one pass over the tokens of a source.
///
/// It keeps the brackets that are open by itself, so that no depth exhausts the stack.
struct CallScanner {
  var lexer: Lexer
  let macros: LocalizationMacros
  var frames = FrameStack()
  var conditions = ConditionStack()
  /// What was open before the macro that is being defined; `nil` outside of one.
  var outerFrames: FrameStack?
  var definition: MacroDefinition?
  /// The last token that is no `@`, to tell calls from declarations.
  var previous: Token?
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
    lexer = Lexer(bytes)
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

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

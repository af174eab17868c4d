import Diagnostics
import StringCatalog
import SwiftTypeChecker
import Testing

@testable import StringExtraction

/// The diagnoses of the literals of a line.
@Suite struct DiagnosisTests {
  /// A source whose first line has a literal that is not localizable.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let source: String
    let isReason: @Sendable (LiteralExplanation) -> Bool

    init(
      _ name: String,
      _ source: String,
      _ isReason: @escaping @Sendable (LiteralExplanation) -> Bool
    ) {
      self.name = name
      self.source = source
      self.isReason = isReason
    }

    var testDescription: String { name }
  }

  @Test(arguments: [
    Row("parameter of a String", "let a = Card(title: \"x\")\nstruct Card { var title: String }") {
      guard case .argument(let parameter, of: let callable) = $0.context,
        case .source(let location) = callable.origin
      else { return false }
      return parameter.type == "String" && location.line == 2 && !$0.hasLocalizableOverload
    },
    Row("verbatim", #"let a = Text(verbatim: "x")"#) {
      guard case .argument(let parameter, of: _) = $0.context else { return false }
      return parameter.isVerbatim
    },
    Row("ternary with a String", #"func f(c: Bool, s: String) { _ = Text(c ? "x" : s) }"#) {
      $0.mixture == .branch("s") && $0.hasLocalizableOverload
    },
    Row("fallback of a String", #"func f(s: String?) { _ = Text(s ?? "x") }"#) {
      $0.mixture == .fallback("s")
    },
    Row("concatenation", #"func f(s: String) { _ = Text("x" + s) }"#) {
      $0.mixture == .concatenation
    },
    Row("sum elsewhere", #"func f(s: String) -> String { "x" + s }"#) {
      $0.context == .operand("+")
    },
    Row("unknown callee", #"let a = tr("x")"#) {
      $0.context == .argumentOfUnknown("tr", .undeclared("tr"))
    },
    Row("unknown base", #"let a = L10n.shared.tr("x")"#) {
      $0.context == .argumentOfUnknown("tr", .undeclaredType("L10n"))
    },
    Row("type of the platform", #"let a = UIAlertAction(title: "x", style: .default)"#) {
      $0.context == .argumentOfUnknown("UIAlertAction", .ofPlatform("UIAlertAction"))
    },
    Row("method of the platform", #"func f(b: UIButton) { b.setTitle("x", for: .normal) }"#) {
      $0.context == .argumentOfUnknown("setTitle", .ofPlatform("setTitle"))
    },
    Row("overload of the platform that takes a String", #"let a = Image(systemName: "x")"#) {
      $0.context == .argumentOfUnknown("Image", .ofPlatform("Image"))
    },
    Row(
      "method of the project on a type of the platform",
      "func f(b: UIButton) { b.show(\"x\", 1) }\nextension UIButton { func show(_ s: String) {} }"
    ) {
      $0.context == .argumentOfUnknown("show", .noOverload("show"))
    },
    Row("variable without a type", #"let a = "x""#) {
      $0.context == .variable("a") && $0.askedType == nil
    },
    Row("variable with a type", #"let a: String = "x""#) { $0.askedType == "String" },
    Row("result", #"func f() -> String { "x" }"#) {
      $0.context == .result(of: "f") && $0.askedType == "String"
    },
    Row("default value", #"func f(a: String = "x") {}"#) {
      if case .defaultValue = $0.context { true } else { false }
    },
    Row("assignment", #"var a: String = s; func f() { a = "x" }"#) {
      $0.context == .assigned("a")
    },
    Row("comparison", #"func f(a: String) -> Bool { a == "x" }"#) {
      $0.context == .operand("==")
    },
    Row("member of a literal", #"let a = "x".uppercased"#) { $0.context == .base("uppercased") },
  ])
  func `a literal that is not localizable has a reason`(_ row: Row) async throws {
    let verdict = try #require(await verdict(of: row.source, line: 1))
    let literal = try #require(verdict.literals.first)
    guard case .seen(let explanation) = literal.outcome else {
      Issue.record("not seen: \(literal.outcome)")
      return
    }
    #expect(explanation.string == nil)
    #expect(row.isReason(explanation), "\(explanation)")
  }

  @Test(arguments: [
    ("#if false\nlet a = Text(\"x\")\n#endif", 2, SkipReason.condition("false")),
    ("#if true\n#else\nlet a = Text(\"x\")\n#endif", 3, .condition("!(true)")),
    ("#Preview { Text(\"x\") }", 1, .preview),
    (
      "struct P: PreviewProvider { static var previews: some View { Text(\"x\") } }", 1, .preview
    ),
    ("func f() { if false { _ = Text(\"x\") } }", 1, .falseBranch),
    ("@available(*, deprecated, message: \"x\") func f() {}", 1, .attribute("available")),
  ])
  func `a skipped literal has a reason`(
    _ source: String,
    _ line: Int,
    _ reason: SkipReason
  ) async throws {
    let verdict = try #require(await verdict(of: source, line: line))
    #expect(verdict.literals.map(\.outcome) == [.unseen(reason)])
  }

  @Test func `a skipped literal of debug builds has a reason`() async throws {
    let source = "#if DEBUG\nlet a = Text(\"x\")\n#endif"
    let options = ExtractionOptions(includesDebugOnly: false)
    let verdict = try #require(await verdict(of: source, line: 2, options: options))
    #expect(verdict.literals.map(\.outcome) == [.unseen(.debug)])
  }

  @Test func `a localizable literal has an explanation`() async throws {
    let verdict = try #require(await verdict(of: #"let a = Text("x")"#, line: 1))
    guard case .seen(let explanation)? = verdict.literals.first?.outcome else {
      Issue.record("not seen")
      return
    }
    #expect(explanation.string?.key == "x")
  }

  @Test func `a column selects the innermost literal`() async throws {
    let source = #"let a = Text("x \(f("y"))"); let b = "z""#
    #expect(try #require(await verdict(of: source, line: 1)).literals.count == 3)
    let inner = try #require(await verdict(of: source, line: 1, column: 21))
    #expect(inner.literals.map(\.source) == ["\"y\""])
  }

  @Test func `a line without literals gives the nearest line with one`() async throws {
    let source = "let a = 1\n\n\nlet b = \"x\"\n"
    let verdict = try #require(await verdict(of: source, line: 1))
    #expect(verdict.literals.isEmpty)
    #expect(verdict.nearestLine == 4)
    #expect(try #require(await self.verdict(of: "let a = 1", line: 1)).nearestLine == nil)
  }

  @Test func `a missing file has no diagnosis`() async {
    let found = await StringExtraction.verdict(onLine: 1, column: nil, of: "B.swift", in: [])
    #expect(found == nil)
  }

  private func verdict(
    of source: String,
    line: Int,
    column: Int? = nil,
    options: ExtractionOptions = ExtractionOptions()
  ) async -> LineDiagnosis? {
    await StringExtraction.verdict(
      onLine: line,
      column: column,
      of: "A.swift",
      in: [SourceFile(path: "A.swift", bytes: Array(source.utf8))],
      options: options
    )
  }
}

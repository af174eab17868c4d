import Diagnostics
import StringCatalog
import TestSupport
import Testing

@testable import StringExtraction
@testable import SwiftTypeChecker

/// The bytes that an extraction leaves to the next one.
@Suite struct ImageTests {
  @Test func `what is read of a declaration is what was written`() throws {
    let declarations = FileDeclarations(Self.tree)
    let encoded = declarations.encoded()
    let read = try #require(encoded.withUnsafeBytes { FileDeclarations(EncodedDeclarations($0)) })
    #expect(read.entries.count == declarations.entries.count)
    for (read, written) in zip(read.entries, declarations.entries) {
      #expect(Self.text(of: read) == Self.text(of: written))
    }
    #expect(read.encoded() == encoded)
  }

  @Test func `what is read of any tree is what was written`() {
    var writer = CacheWriter()
    writer.write(Self.tree.statements)
    let read: [Statement] = writer.bytes.withUnsafeBytes { bytes in
      var reader = ImageReader(bytes)
      return reader.values()
    }
    #expect(Self.text(of: read) == Self.text(of: Self.tree.statements))
  }

  @Test func `a declaration is the same wherever it stands`() {
    let source = #"struct A { let a = f("x") { $0 }; @State(b: 1) var c = "\(d)" }"#
    let moved = "// remark\n\n  " + source.replacing("; ", with: ";\n    ")
    #expect(
      FileDeclarations(Self.tree(source)).encoded() == FileDeclarations(Self.tree(moved)).encoded()
    )
  }

  @Test func `findings with every kind of detail come back`() throws {
    let place = Place(file: "A.swift", utf8Range: 3..<9, line: 2, column: 1)
    let elsewhere = Place(file: "B.swift", utf8Range: 0..<1, line: 1, column: 1)
    var findings = FileFindings()
    findings.occurrences = [
      ExtractedString(key: "a %lld", table: "T", defaultValue: "v", comment: "c", place: place),
      ExtractedString(key: "", place: place, isDebugOnly: true),
    ]
    findings.syntaxProblems = [Diagnostic(.sourceSyntax, .warning, at: place)]
    findings.typeProblems = [
      Diagnostic(
        Diagnostic.Message(
          "note",
          variant: "v",
          "\("t") \(-5) \(quoted: ["a", "b"]) \(key: "k") \(literal: "l") \(quoted: "q")",
          one: "one \("t") \(-5) \(quoted: ["a", "b"]) \(key: "k") \(literal: "l") \(quoted: "q")"
        ),
        .note,
        at: elsewhere,
        path: ["x"],
        notes: [
          Diagnostic.Note(
            Diagnostic.Message("n", "\(Int.max) \(percentage: 2.5, fractionDigits: 1)"),
            at: place
          )
        ],
        fixIts: [
          FixIt(Diagnostic.Message("f", "fix"), edits: [FixIt.Edit(replacing: place, with: "r")])
        ]
      )
    ]
    var writer = CacheWriter()
    findings.encode(into: &writer, path: "A.swift")
    let read = writer.bytes.withUnsafeBytes { bytes in
      var reader = ImageReader(bytes)
      return FileFindings(from: &reader, path: "A.swift")
    }
    #expect(read.occurrences == findings.occurrences)
    #expect(read.syntaxProblems == findings.syntaxProblems)
    #expect(read.typeProblems == findings.typeProblems)
  }

  @Test func `a damaged image is as good as none`() async throws {
    let first = await Edit.extracted(Edit.sources, from: [])
    let image = try #require(first.image)
    var sources = Edit.sources
    sources["Note.swift"] = #"func note() { Text("other") }; func show(_ k: LocalizedStringKey) {}"#
    let expected = await Edit.extracted(sources, from: []).strings
    var generator = SeededGenerator(seed: 7)
    for step in 0..<40 {
      var damaged = image
      if step.isMultiple(of: 4) {
        damaged.removeLast(Int.random(in: 1...image.count, using: &generator))
      } else {
        let place = Int.random(in: 0..<image.count, using: &generator)
        damaged[place] ^= UInt8.random(in: 1...255, using: &generator)
      }
      let run = await Edit.extracted(sources, from: damaged)
      #expect(run.strings == expected)
    }
  }

  @Test func `bytes that lie do not trap their reader`() {
    let encoded = FileDeclarations(Self.tree).encoded()
    var writer = CacheWriter()
    writer.write(Self.tree.statements)
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<400 {
      var damaged = encoded
      damaged[Int.random(in: 0..<encoded.count, using: &generator)] = .random(
        in: 0...255,
        using: &generator
      )
      damaged.withUnsafeBytes { bytes in _ = FileDeclarations(EncodedDeclarations(bytes)) }
      var statements = writer.bytes
      statements[Int.random(in: 0..<statements.count, using: &generator)] =
        .random(in: 0...255, using: &generator)
      statements.withUnsafeBytes { bytes in
        var reader = ImageReader(bytes)
        let _: [Statement] = reader.values()
      }
    }
  }

  /// Returns all that a value holds, but for what differs from run to run.
  private static func text(of value: Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text.split(separator: "\n")
      .filter { !$0.contains("offset:") && !$0.contains("ound: ") && !$0.contains("Range(") }
      .map { $0.split(separator: " #").first ?? "" }
      .joined(separator: "\n")
  }

  private static let tree = tree(source)

  private static func tree(_ source: String) -> SourceTree {
    Lowering.read(
      SourceFile(path: "A.swift", bytes: Array(source.utf8)),
      options: LoweringOptions(),
      readsBodies: true
    )
  }

  /// A source with every kind of declaration, statement, expression, pattern and type.
  private static let source = #"""
    @localizable(table: "T") struct Key: Base, Other<Int, [String: Int?]> where A: B {
      associatedtype E = Int
      typealias P<T> = (a: T, (Int, inout String) async throws -> Void)
      let a = 1, b = 2.5, c = true, d: (any X & Y)? = nil
      @Wrapped(name: "x", \.path) static lazy var e = f("a \(b, specifier: "%d") \(c)") { $0 + $1 }
      var g: Int { get { h("x") } set(value) { i("y") } }
      let (j, (k, _)) = (1, ("a", .some(x)))
      let l = { (m: Int, n) -> String in
        guard let o = m as? Int, case .q(let r, s: 2)? = n else { return "t" }
        for case let u? in [v, w] where u is X { x["y"] = -u }
        while let z = next() { continue }
        do { try? a.b?.c!.d() } catch let error as E { print("e") }
        if a { "f" } else if case let (b, c): (Int, Int) = d { "g" } else { nil }
        switch h { case .i(let j), .k(let j): "l" default: break }
        struct Local { var m = ["n": 1, "o": 2]; func p() {} }
        func q() -> some View { #r("s", t: \Self.u) }
        return a ? "v" : b ?? c as! [Int].Type
      }(1, 2)
      let aa = Foo<Int>.self, bb = [Int](), cc = if x { 1 } else { 2 }, dd = #macro("x") { 1 }
      init?(_ a: @autoclosure () -> Int, b: Int..., @ViewBuilder c: () -> some View = { Text("x") })
      @_disfavoredOverload func f<T: P>(_ t: T = "x") -> T.Element where T: Q { "y" }
      subscript(i: Int) -> String { "z" }
      enum Inner: String { case one(Int, name: String), two = "w" }
    }
    extension Module.Outer where Label == Text, T: P { static func make() -> Self { Self() } }
    @freestanding(expression) macro loc(_ k: String) -> String = #externalMacro(module: "M", type: "L")
    func global(_ k: LocalizedStringKey) throws -> Never { repeat { defer { x() } } while y }
    protocol Proto: AnyObject { func f(repeat each T); var g: Int { get } }
    """#
}

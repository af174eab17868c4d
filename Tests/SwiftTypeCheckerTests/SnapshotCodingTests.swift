import TestSupport
import Testing

@testable import SwiftTypeChecker

/// The bytes that declarations and trees have in the cache.
@Suite struct SnapshotCodingTests {
  @Test(arguments: [0, 1, 127, 128, 16_383, 16_384, Int.max])
  func `a number is read as it was written`(number: Int) {
    #expect(reread(number) == number)
    #expect(reread(5..<5 + number / 2) == 5..<5 + number / 2)
  }

  @Test func `texts and missing values are read as they were written`() {
    let texts = ["", "a", "é体😀", "\0\n", String(repeating: "long ", count: 100), nil]
    #expect(reread(texts) == texts)
  }

  @Test func `every case of every enum is read as it was written`() {
    checkCases(of: Expression.Kind.self, count: Expression.Kind.caseCount)
    checkCases(of: Statement.self, count: Statement.caseCount)
    checkCases(of: Condition.self, count: Condition.caseCount)
    checkCases(of: Pattern.self, count: Pattern.caseCount)
    checkCases(of: TypeReference.self, count: TypeReference.caseCount)
    checkCases(of: StringLiteral.Segment.self, count: StringLiteral.Segment.caseCount)
    checkCases(of: Declaration.self, count: Declaration.caseCount)
    checkCases(of: FileDeclarations.Entry.self, count: FileDeclarations.Entry.caseCount)
    checkCases(of: Expression.Cast.self, count: Expression.Cast.allCases.count)
    checkCases(of: TypeDeclaration.Kind.self, count: TypeDeclaration.Kind.allCases.count)
    checkCases(of: FunctionDeclaration.Kind.self, count: FunctionDeclaration.Kind.allCases.count)
    checkCases(of: LiteralRole.Form.self, count: LiteralRole.Form.allCases.count)
  }

  @Test func `declarations of every kind are read as they were written`() throws {
    let declarations = FileDeclarations(Self.tree)
    let encoded = declarations.encoded()
    let read = try #require(encoded.withUnsafeBytes { FileDeclarations(EncodedDeclarations($0)) })
    #expect(read.entries.count == declarations.entries.count)
    for (read, written) in zip(read.entries, declarations.entries) {
      #expect(description(of: read) == description(of: written))
    }
    #expect(read.encoded() == encoded)
  }

  @Test func `a declaration has the same bytes at each offset of its file`() {
    let source = #"struct A { let a = f("x") { $0 }; @State(b: 1) var c = "\(d)" }"#
    let moved = "// remark\n\n  " + source.replacing("; ", with: ";\n    ")
    #expect(
      FileDeclarations(Self.tree(source)).encoded() == FileDeclarations(Self.tree(moved)).encoded()
    )
  }

  @Test func `statements nested as deep as the parser allows are read as they were written`() {
    for (open, close) in [("[", "]"), ("f(", ")"), ("{ ", " }"), ("if a { ", " }")] {
      let nested = String(repeating: open, count: 90) + "1" + String(repeating: close, count: 90)
      let statements = Self.tree("let a = " + nested).statements
      #expect(description(of: reread(statements)) == description(of: statements))
    }
  }

  // MARK: - Damage

  @Test func `damaged bytes give some value and end`() {
    var numbers = SeededGenerator(seed: 11)
    for seed in 0..<300 {
      var generator = TreeGenerator(seed: UInt64(seed))
      let statements = [generator.next(), generator.next()] as [Statement]
      let entries = FileDeclarations(entries: [generator.next(), generator.next()]).encoded()
      for _ in 0..<4 {
        read(Statement.self, from: damaged(bytes(of: statements), using: &numbers))
        damaged(entries, using: &numbers)
          .withUnsafeBytes { _ = FileDeclarations(EncodedDeclarations($0)) }
      }
    }
  }

  @Test func `bytes that nest values without an end are damaged`() {
    for number in UInt8(0)..<UInt8(Expression.Kind.caseCount) {
      for pattern in [[number], [number, 1], [number, 1, 0], [number, 0, 1]] {
        let bytes = Array(repeatElement(pattern, count: 20_000).joined())
        read(Expression.self, from: bytes)
        read(Statement.self, from: bytes)
        read(Declaration.self, from: bytes)
        read(Pattern.self, from: bytes)
        read(TypeReference.self, from: bytes)
      }
    }
    #expect(!read(Expression.self, from: [UInt8](repeating: 24, count: 800) + [0]))
    #expect(read(Expression.self, from: [UInt8](repeating: 24, count: 20_000)))
  }

  @Test(arguments: [[], [0xFF], [UInt8](repeating: 0xFF, count: 20), [0x05, 0x61], [0x81]])
  func `bytes that end too early are damaged`(bytes: [UInt8]) {
    #expect(read(String.self, from: bytes))
    #expect(read([Int].self, from: bytes))
    #expect(read([[String?]].self, from: bytes))
  }

  @Test func `a range beyond the greatest number is damaged`() {
    #expect(read(Range<Int>.self, from: bytes(of: Int.max) + bytes(of: 1)))
  }
}

// MARK: - Reading and writing

extension SnapshotCodingTests {
  private func bytes(of value: some SnapshotCodable) -> [UInt8] {
    var writer = SnapshotWriter()
    writer.write(value)
    return writer.bytes
  }

  private func reread<Value: SnapshotCodable>(_ value: Value) -> Value {
    bytes(of: value)
      .withUnsafeBytes { bytes in
        var reader = SnapshotReader(bytes)
        let value: Value = reader.read()
        #expect(!reader.isDamaged)
        #expect(reader.offset == reader.end)
        return value
      }
  }

  /// Reads a value.
  ///
  /// - Returns: Whether the bytes are damaged.
  @discardableResult
  private func read<Value: SnapshotCodable>(_ type: Value.Type, from bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var reader = SnapshotReader(bytes)
      let _: Value = reader.read()
      if reader.isDamaged { #expect(reader.offset == reader.end) }
      return reader.isDamaged
    }
  }

  /// Checks that all cases that can be read are generated, and read as they were written.
  private func checkCases<Value: SnapshotCodable & Generated>(of type: Value.Type, count: Int) {
    var numbers: Set<UInt8> = []
    for seed in 0..<400 {
      var generator = TreeGenerator(seed: UInt64(seed))
      let value: Value = generator.next()
      let written = bytes(of: value)
      numbers.formUnion(written.prefix(1))
      let read = reread(value)
      // A description takes longer than all else, and finds fields that neither side knows.
      let isSame =
        bytes(of: read) == written
        && (seed >= 40 || description(of: read) == description(of: value))
      if !isSame { Issue.record("seed \(seed): \(value) is read as \(read)") }
    }
    #expect(numbers == Set(0..<UInt8(count)), "\(type)")
    #expect(read(type, from: [UInt8(count)] + [UInt8](repeating: 0, count: 100)), "\(type)")
  }

  private func damaged(
    _ bytes: [UInt8],
    using generator: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = bytes
    let position = Int.random(in: 0..<bytes.count, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes.removeSubrange(position...)
    case 1: bytes.remove(at: position)
    case 2: bytes.insert(.random(in: 0...255, using: &generator), at: position)
    default: bytes[position] = .random(in: 0...255, using: &generator)
    }
    return bytes
  }

  /// Returns a value in words, without the offsets in the source, which are not kept.
  private func description(of value: Any) -> String {
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

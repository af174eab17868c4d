import Diagnostics
import StringCatalog
import StringExtraction
import TestSupport
import Testing

struct ObjectiveCRobustnessTests {
  @Test(arguments: [
    ("NSLocalizedString(@\"a\", nil", ["a"]), ("NSLocalizedString(@\"a\"", ["a"]),
    ("f(NSLocalizedString(@\"a\", nil; NSLocalizedString(@\"b\", nil);", ["a", "b"]),
    ("x = @\"b;\nNSLocalizedString(@\"a\", nil);", ["a"]),
    ("NSLocalizedString(@\"a\", nil); /* ", ["a"]),
    ("x = R\"(a", []), ("NSLocalizedString(@\"a\", nil); x = 'b;\n", ["a"]),
  ]
  )
  func `calls in the valid part of a broken source count`(source: String, keys: [String]) {
    let result = read(source)
    #expect(result.value.map(\.key) == keys)
    #expect(result.diagnostics.map(\.id) == ["source-syntax"])
    #expect(result.diagnostics.first?.severity == .warning)
  }

  @Test(arguments: [
    "(", "[", "{", ")", "}", "\"", "'", "@", "/*", "//", "\\\n", "\\", "#if A\n", "#else\n",
    "#endif\n",
    "#define A(", "NSLocalizedString(", "NSLocalizedString(@\"a\"", "NSLocalizedString((", "CFSTR(",
    "R\"", "R\"(", "\"a\" ", "f(^{", "#if A\nNSLocalizedString(@\"a\",\n#else\n", ";", ",",
    "@\"a\",",
    "NSLocalizedString(@\"a\"\n#if A\n@\"b\"\n#else\n",
    "NSLocalizedString(\n#if A\n@\"b\",\n#else\n",
    "u8", "1'", "NSLocalizedString(([{", "\\x4", "#define A NSLocalizedString(@\"a\"\n",
  ]
  )
  func `repetitions neither take long nor overflow the stack`(piece: String) {
    let source = String(repeating: piece, count: 10_000)
    _ = read(source)
    _ = read("NSLocalizedString(" + source + ", nil);")
    _ = read("NSLocalizedString(@\"" + source + "\", nil);")
    _ = read("#if 0\n" + source)
    _ = ObjectiveCSource(path: "a.m", bytes: Array(source.utf8)).plainLiterals()
  }

  private static let samples = [
    """
    #import <Foundation/Foundation.h>
    #define L(key) NSLocalizedString(key, nil) // forwards
    #if DEBUG
    NSString *a = NSLocalizedStringFromTable(@"a" @"b", @"T", @"c");
    #else /* no */
    NSString *a = NSLocalizedStringWithDefaultValue(@"\\u00e9", nil, [b c], R"x(d)x", nil);
    #endif
    - (void)f { [self g:CFCopyLocalizedString(CFSTR("h\\n"), "i")]; }
    """,
    "void f() { NSLocalizedString(@\"a\\\r\nb\", ^{ return @\"c\"; }); }\r\n#if 0\r\ndon't\r\n#endif\r\n",
  ]

  @Test(arguments: 0..<8)
  func `damaged sources are read without a trap`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let mutator = Mutator(
      tellingPieces: [
        "(", ")", "[", "]", "{", "}", "\"", "@\"", "'", "\\", "\\\n", ",", ";", "/*", "*/", "//",
        "#if 0\n", "#if A\n", "#else\n", "#elif 1\n", "#endif\n", "#define A(b) ", "R\"(", ")\"",
        "\r",
        "NSLocalizedString(", "CFSTR(", "nil", "\\u00e9", "\\ud83d", "\\xFF", "\\7", "é", "\0",
      ]
      .map { Array($0.utf8) } + [[0xFF, 0xFE], [0xC3], [0xFE, 0xFF]]
    )
    for round in 0..<400 {
      let sample = Array(Self.samples[round % 2].utf8)
      let other = Array(Self.samples[(round + 1) % 2].utf8)
      let bytes = mutator.mutate(sample, mixing: other, using: &generator)
      let source = ObjectiveCSource(path: "a.m", bytes: bytes)
      let result = source.strings(options: ObjectiveCOptions(routines: ["L"]))
      #expect(result.value.allSatisfy { !$0.key.isEmpty })
      #expect(
        source.isRecoded
          || result.value.allSatisfy { $0.location.utf8Range.upperBound <= bytes.count }
      )
      _ = source.plainLiterals(forwarders: source.forwardingMacros())
    }
  }

  @Test(arguments: 0..<200)
  func `a generated call has its key and its other arguments`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let call = WrittenCall.random(using: &generator)
    let result = read(call.source)
    #expect(result.diagnostics.isEmpty, "\(call.source)")
    #expect(result.value.map(\.key) == [call.key], "\(call.source)")
    #expect(result.value.first?.comment == call.comment, "\(call.source)")
  }
}

import CJSONSyntax
import TestSupport
import Testing

@testable import JSONSyntax

/// Each test compares the scan of the structure, with all instructions that the processor has, with
/// the scan of single bytes.
@Suite struct `Scanning the structure of JSON` {
  private static let instructions: [cjson_instructions] = (0...cjson_best_instructions().rawValue)
    .compactMap(cjson_instructions.init)

  private static let catalogs = Fixtures(shared: "Catalogs")
  private static let catalogNames = [
    "AppShortcuts.xcstrings", "Empty.xcstrings", "Everyday.xcstrings", "FourSpaces.xcstrings",
    "HandEdited.xcstrings", "Minified.xcstrings", "OneLine.xcstrings", "UnknownFields.xcstrings",
    "Variations.xcstrings",
  ]

  /// A document with everything that can start in one block of bytes and end in another one.
  private static let varied = #"""
    {"ñ" : [ 1,-2.5e+3 ,true, null,false,[ ],{}], "\\":"\\\"","\\\\\"":"\\\\\\\"\\",
    	"é体😀\n\u00e9" : {"b":"\ud83d\ude00\ud83d","c":"体体体体体体体体体体体体"},"a":"","a":[[[{"z":{}}]]],
      "long" : "0123456789012345678901234567890123456789012345678901234567890123456789\t\t.........."}
    """#

  @Test(arguments: catalogNames)
  func `gives the nodes of a catalog`(name: String) throws {
    let bytes = try Self.catalogs.bytes(of: name)
    let result = try #require(scan(bytes))
    #expect(result.isValid)
    #expect(result.differences == [])
  }

  @Test(arguments: catalogNames.indices)
  func `gives the nodes of a mutated catalog, or none`(index: Int) throws {
    var generator = SeededGenerator(seed: UInt64(index))
    let bytes = try Self.catalogs.bytes(of: Self.catalogNames[index])
    var validCount = 0
    for _ in 1...100 {
      let mutated = Mutator.catalogs.mutate(bytes, mixing: bytes, using: &generator)
      let result = try #require(scan(mutated))
      #expect(result.differences == [], "\(mutated)")
      if result.isValid { validCount += 1 }
    }
    #expect((1..<100).contains(validCount))
  }

  @Test(arguments: 0..<130)
  func `gives the nodes of a document at each offset`(offset: Int) throws {
    let spaces = [UInt8](repeating: UInt8(ascii: " "), count: offset)
    let document = Array(Self.varied.utf8)
    for bytes in [spaces + document, spaces + document + spaces] {
      let result = try #require(scan(bytes))
      #expect(result.isValid)
      #expect(result.differences == [])
    }
    for end in stride(from: offset % 7, to: document.count, by: 7) {
      let result = try #require(scan(spaces + document[..<end]))
      #expect(!result.isValid)
      #expect(result.differences == [], "\(end)")
    }
  }

  @Test(arguments: [0, 3, 59, 60, 61, 62, 63, 125])
  func `accepts the same UTF-8 at each offset`(offset: Int) throws {
    let leads: [UInt8] = [
      0x1F, 0x20, 0x7F, 0x80, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF,
      0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]
    let seconds: [UInt8] = [0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0]
    let rests: [[UInt8]] = [[], [0x80], [0xBF, 0x80], [0x80, 0x7F], [0x80, 0x80, 0x80]]
    let start = Array("\"".utf8) + [UInt8](repeating: UInt8(ascii: "a"), count: offset)
    var validCount = 0
    for lead in leads {
      for second in seconds {
        for rest in rests {
          let text = [lead, second] + rest
          let result = try #require(scan(start + text + Array("\"".utf8)))
          #expect(result.differences == [], "\(text)")
          if result.isValid { validCount += 1 }
        }
      }
    }
    #expect(validCount > 50)
  }

  @Test(arguments: 0..<256)
  func `accepts the same bytes inside and outside of strings`(byte: Int) throws {
    let byte = UInt8(byte)
    let documents: [[UInt8]] = [
      [byte], [0x22, byte, 0x22], [0x5B, byte, 0x5D], [0x31, byte, 0x31],
    ]
    for document in documents {
      for offset in [0, 63] {
        let spaces = [UInt8](repeating: 0x20, count: offset)
        let result = try #require(scan(spaces + document + spaces))
        #expect(result.differences == [], "\(document)")
      }
    }
  }

  @Test(arguments: [0, 1, 17, 40, 63])
  func `gives the nodes of a document of several parts`(offset: Int) throws {
    let items = (0..<300).map { "\($0), " + Self.varied }.joined(separator: ",\n")
    let spaces = String(repeating: " ", count: offset)
    let document = spaces + "[" + items + "]"
    #expect(document.utf8.count > 1 << 16)
    let result = try #require(scan(Array(document.utf8)))
    #expect(result.isValid)
    #expect(result.differences == [])
    let isBroken = try #require(scan(Array(document.utf8).dropLast() + Array("}".utf8)))
    #expect(!isBroken.isValid)
    #expect(isBroken.differences == [])
  }

  @Test(arguments: [1, 500, 511, 512, 513, 2000])
  func `gives the nodes of deeply nested containers`(depth: Int) throws {
    let arrays = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let opening = Array(repeating: #"{"a":"#, count: depth).joined()
    let objects = opening + "1" + String(repeating: "}", count: depth)
    for document in [arrays, objects, "[\(arrays),\(objects)]"] {
      let result = try #require(scan(Array(document.utf8)))
      #expect(result.differences == [])
    }
    let many = Array(repeating: arrays, count: 80).joined(separator: ",")
    let result = try #require(scan(Array("[\(many)]".utf8)))
    #expect(result.differences == [])
  }

  @Test(arguments: ["0,", "[],", "{},", #""","#, "[[],[]],", "[{}],"])
  func `gives more nodes than there is memory at first`(item: String) throws {
    let items = String(repeating: item, count: 5000).dropLast()
    let result = try #require(scan(Array("[\(items)]".utf8)))
    #expect(result.isValid)
    #expect(result.differences == [])
  }
}

/// Whether a document is valid, and the instructions with another result than the scan of bytes.
private struct ScanComparison {
  let isValid: Bool
  var differences: [String] = []
}

extension `Scanning the structure of JSON` {
  /// Returns the comparison of the scans, or `nil` if no instructions can be compared.
  private func scan(_ bytes: [UInt8]) -> ScanComparison? {
    guard !Self.instructions.isEmpty else { return nil }
    let start = bytes.starts(with: JSONDocument.byteOrderMark) ? 3 : 0
    var expected = JSONScanner()
    let isValid = (try? expected.scanBytes(of: bytes.span, from: start)) != nil
    var comparison = ScanComparison(isValid: isValid)
    for instructions in Self.instructions {
      var scanner = JSONScanner()
      let isScanned = scanner.scanStructure(of: bytes.span, from: start, instructions)
      let name = "instructions \(instructions.rawValue)"
      guard isScanned == isValid else {
        comparison.differences.append("\(name) \(isScanned ? "accept" : "reject") the document")
        continue
      }
      guard isScanned else { continue }
      if !scanner.nodes.elementsEqual(expected.nodes, by: areEqual) {
        comparison.differences.append("\(name): other nodes")
      }
      if scanner.unorderedObjects != expected.unorderedObjects {
        comparison.differences.append("\(name): other unordered objects")
      }
      if scanner.problemCount != expected.problemCount
        || scanner.problems.map(\.range) != expected.problems.map(\.range)
      {
        comparison.differences.append("\(name): other problems")
      }
    }
    return comparison
  }

  private func areEqual(_ left: JSONNode, _ right: JSONNode) -> Bool {
    left.range == right.range && left.details == right.details
  }
}

import TestSupport

/// A source file, split into words, symbols and whitespace for mutations of whole tokens.
///
/// A quotation mark is an ordinary symbol, which is sufficient for the fuzzer.
struct SourceTokens {
  private var tokens: [ArraySlice<UInt8>] = []

  init(_ source: [UInt8]) {
    var start = 0
    while start < source.count {
      var end = start + 1
      if source[start].isWordByte {
        while end < source.count, source[end].isWordByte { end += 1 }
      }
      tokens.append(source[start..<end])
      start = end
    }
  }

  /// The source code of the tokens.
  var source: [UInt8] {
    Array(tokens.joined())
  }

  /// Deletes, duplicates, swaps or replaces some tokens, or continues with those of another source.
  mutating func damage(
    mixing other: SourceTokens,
    using generator: inout some RandomNumberGenerator
  ) {
    repeat {
      guard let location = tokens.indices.randomElement(using: &generator),
        let source = tokens.indices.randomElement(using: &generator)
      else { return }
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<2: tokens.remove(at: location)
      case 2..<4: tokens.insert(tokens[source], at: location)
      case 4..<6: tokens.swapAt(location, source)
      case 6..<8: tokens[location] = other.tokens.randomElement(using: &generator) ?? []
      case 8: takePart(of: other, at: location, using: &generator)
      default: tokens.replaceSubrange(location..., with: other.tokens.dropFirst(location))
      }
    } while Int.random(in: 0..<4, using: &generator) > 0
  }

  /// Inserts some tokens of another source between two of this one.
  private mutating func takePart(
    of other: SourceTokens,
    at location: Int,
    using generator: inout some RandomNumberGenerator
  ) {
    guard let start = other.tokens.indices.randomElement(using: &generator) else { return }
    let length = 1 << Int.random(in: 0...8, using: &generator)
    tokens.insert(contentsOf: other.tokens[start...].prefix(length), at: location)
  }
}

extension UInt8 {
  /// Whether the byte is part of a name or a number.
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

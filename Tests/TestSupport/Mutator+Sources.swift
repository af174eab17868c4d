extension Mutator {
  /// A mutator for Swift sources.
  package static let sources = Mutator(
    tellingPieces: [
      "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\", "`", "'",
      ",", ":", ";", ".", "?", "!", "&", "->", "=", " == ", " + ", " ?? ", " ? ", " : ", "...",
      "$0", "$", "#", "@", "_", "//", "/*", "*/", "/", "\n", "\r\n", "\r", "\t", "\0", "\u{FEFF}",
      "é", "体", "😀", "\\u{", "\\u{110000}", "\\0", "#if DEBUG\n", "#if ", "#else\n", "#endif\n",
      "#sourceLocation(file: \"a\", line: 1)\n", "#Preview { ", "#elseif os(iOS)\n", "if ",
      "guard let ", "else { ", "switch ", "case .", "case let ", "default:", "for ", " in ",
      "while ", "repeat {", "do {", "catch ", "defer {", "return ", "throw ", "try? ", "await ",
      "func ", "init(", "subscript(", "var ", "let ", "struct ", "class ", "enum ", "protocol ",
      "extension ", "typealias ", "associatedtype ", "macro ", "import ", "where ", "some ",
      "any ", "self", "Self", "super", "nil", "0", "1.5", "0x", "Text(", "Text(\"a\")",
      "LocalizedStringKey", "String(localized: ", "NSLocalizedString(", ": String", " as! ",
      " as ", " is ", "<T>", "<T: View>", "\\.", "@ViewBuilder ", "@autoclosure ", "@escaping ",
      "inout ", "get {", "didSet {", "operator", "prefix ", "infix operator +++\n",
    ]
    .map { Array($0.utf8) } + [
      [0xFF, 0xFE], [0xC3], [0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90],
      [UInt8](repeating: UInt8(ascii: "("), count: 300),
      [UInt8](repeating: UInt8(ascii: "!"), count: 300),
    ]
  )
}

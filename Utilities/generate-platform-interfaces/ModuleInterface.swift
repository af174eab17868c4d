package import SwiftTypeChecker

/// The declarations of one module as Swift source code: a `.swiftinterface` of the compiler, or a
/// manually written file of the same kind.
package struct ModuleInterface: Sendable {
  /// The name by which sources import the module.
  ///
  /// A cross-import overlay, such as `_MapKit_SwiftUI`, belongs to the first module.
  package let module: String
  /// The modules that may qualify a name: those that the interface imports, and the module itself.
  let qualifiers: Set<String>
  /// Whether the compiler generated it.
  ///
  /// Only `public` declarations count in this case.
  let isGenerated: Bool
  let source: SourceFile

  /// Reads the header of an interface.
  ///
  /// - Parameter source: The file. The module name is the file name up to the first dot, unless the
  ///   header contains one.
  package init(_ source: SourceFile) {
    let lines = source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
    let head = lines.prefix(Self.headLength).map { String(decoding: $0, as: UTF8.self) }
    let written = head.lazy.compactMap { Self.moduleName(inFlags: $0) }.first
    let name = written ?? Self.stem(of: source.path)
    module = Self.importedName(of: name)
    isGenerated = head.contains { $0.hasPrefix("// swift-interface-format-version") }
    qualifiers = Set(head.compactMap { Self.importedModule(in: $0) }).union([name, module])
    self.source = source
  }

  /// The maximum number of lines with the module name and the imports.
  private static let headLength = 120

  private static func moduleName(inFlags line: String) -> String? {
    guard line.hasPrefix("// swift-module-flags:") else { return nil }
    let words = line.split(separator: " ")
    guard let flag = words.firstIndex(of: "-module-name"), flag + 1 < words.count else {
      return nil
    }
    return String(words[flag + 1])
  }

  private static func importedModule(in line: String) -> String? {
    let words = line.split(separator: " ")
    guard let keyword = words.firstIndex(of: "import"), let module = words.last,
      words[..<keyword].allSatisfy({ $0.hasPrefix("@") || $0 == "public" })
    else { return nil }
    return String(module.prefix { $0 != "." })
  }

  private static func stem(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.prefix { $0 != "." })
  }

  private static func importedName(of name: String) -> String {
    guard name.hasPrefix("_"), let first = name.split(separator: "_").first else { return name }
    return String(first)
  }
}

extension ModuleInterface {
  /// Returns whether the interface contains one of `words` as a whole word.
  func names(anyOf words: [String]) -> Bool {
    let text = String(decoding: source.bytes, as: UTF8.self)
    return words.contains { text.contains($0) }
  }

  /// The declarations of the interface.
  var declarations: [Declaration] {
    SwiftTypeChecker.declarations(ofInterface: source, isGenerated: isGenerated)
  }

  /// The tables as interfaces, to generate them again with another supplement.
  package static var known: [ModuleInterface] {
    PlatformInterface.all.map { known in
      let bytes = known.text.withUTF8Buffer { Array($0) }
      return ModuleInterface(SourceFile(path: known.module, bytes: bytes))
    }
  }
}

import Diagnostics
import StringCatalog
import SwiftTypeChecker
import TestSupport

@testable import StringExtraction

/// A project of a few small files for random edits.
///
/// The edits add, remove and move names, and change their meanings. There are few names, so most
/// edits affect most files.
struct SmallProject {
  /// The declarations and uses in each file.
  private(set) var files: [String: [String]] = [:]
  /// The files of which only the declarations are wanted.
  private(set) var known: Set<String> = []
  private(set) var options = ExtractionOptions()
  private var generator: SeededGenerator
  private var count = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    for _ in 0..<4 { addFile() }
  }

  /// Makes a random edit, and returns its description.
  mutating func edit() -> String {
    let name = files.keys.sorted().randomElement(using: &generator) ?? ""
    var parts = files[name] ?? []
    let location = Int.random(in: 0..<max(parts.count, 1), using: &generator)
    defer { if files[name] != nil { files[name] = parts } }
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: return addFile()
    case 1 where files.count > 2: files[name] = nil
    case 2:
      count += 1
      files["\(pick("A M Z"))\(count).swift"] = parts
      files[name] = nil
    case 3 where parts.count > 1:
      let other = files.keys.sorted().filter { $0 != name }.randomElement(using: &generator) ?? ""
      files[other, default: []].append(parts.remove(at: location))
    case 4: parts.shuffle(using: &generator)
    case 5: known.formSymmetricDifference([name])
    case 6: changeOptions()
    case 7: parts.insert("// a remark\n", at: 0)
    case 8: parts.insert(use(), at: 0)
    case 9...11: parts.append(declaration())
    case 12 where parts.count > 1: parts.remove(at: location)
    default:
      guard !parts.isEmpty else { return addFile() }
      parts[location] = Bool.random(using: &generator) ? declaration() : use()
    }
    return name
  }

  @discardableResult
  private mutating func addFile() -> String {
    count += 1
    let name = "\(pick("B N Y"))\(count).swift"
    files[name] = [declaration(), declaration(), use()]
    return name
  }

  private mutating func changeOptions() {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: options.routines = options.routines.isEmpty ? ["f", "show"] : []
    case 1: options.includesDebugOnly.toggle()
    default: options.includesPreviews.toggle()
    }
  }

  private mutating func pick(_ words: String) -> String {
    String(words.split(separator: " ").randomElement(using: &generator) ?? "")
  }

  private mutating func type() -> String { pick("A B C D A.B") }
  private mutating func member() -> String { pick("title note show count value") }
  private mutating func global() -> String { pick("f g h") }

  private mutating func anyType() -> String {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: type()
    case 1: pick("[LocalizedStringKey] [A] (LocalizedStringKey)->Void LocalizedStringKey? X Y T")
    default: pick("LocalizedStringKey LocalizedStringResource String Int Double X Text")
    }
  }

  private mutating func value() -> String {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: "\(type())()"
    case 1: "\(type())().\(member())"
    case 2: global()
    case 3: "{ \"a\".count }()"
    case 4: "(\(pick("1 2.5 true")), \"b\")"
    case 5: "[1, 2].map { $0 + \(pick("1 0.5")) }"
    default: pick("1 2.5 \"s\" true nil Text(\"key\")")
    }
  }

  private mutating func declaration() -> String {
    let heads = "struct class enum extension protocol actor"
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: return "let \(global()) = \(value())\n"
    case 1:
      return "func \(global())(_ k: \(anyType()), n: Int = 1) -> \(anyType()) { fatalError() }\n"
    case 2: return "typealias \(pick("X Y A")) = \(anyType())\n"
    case 3: return "let (\(global()), \(global())) = \(value())\n"
    case 4:
      return
        "extension \(pick("Module.A A.B Module.A.B View String X X Y")) { \(memberDeclaration()) }\n"
    case 5:
      return """
        @freestanding(expression) macro \(pick("loc f"))(_ k: String) -> String = \
        #externalMacro(module: "M", type: "\(pick("L A"))")

        """
    case 6:
      return """
        struct \(pick("L A")): ExpressionMacro { static func expansion() -> String { \
        "\(pick("String(localized: x) nothing"))" } }

        """
    default:
      let inherited = Bool.random(using: &generator) ? ": \(pick("P Q A B View Identifiable"))" : ""
      let members = (0..<Int.random(in: 0..<4, using: &generator)).map { _ in memberDeclaration() }
      let name = pick("A B C D P Q")
      return "\(pick(heads)) \(name)\(inherited) { \(members.joined(separator: "; ")) }\n"
    }
  }

  private mutating func memberDeclaration() -> String {
    switch Int.random(in: 0..<11, using: &generator) {
    case 0: "var \(member()): \(anyType())"
    case 1: "var \(member()) = \(value())"
    case 2: "static let \(member()) = \(value())"
    case 3: "func \(member())(_ k: \(anyType())) -> \(anyType()) { fatalError() }"
    case 4: "init(_ k: \(anyType())) {}"
    case 5: "static func \(member())(\(member()): \(anyType())) -> Self { fatalError() }"
    case 6: "struct \(pick("B C T")) { var \(member()): \(anyType()) }"
    case 7: "typealias T = \(anyType())"
    case 8: "associatedtype T"
    case 9: "case \(member())(\(anyType()))"
    default: "@Binding var \(member()): \(anyType())"
    }
  }

  private mutating func use() -> String {
    count += 1
    let key = "\"k\(count)\""
    let statement =
      switch Int.random(in: 0..<12, using: &generator) {
      case 0: "Text(\"\\(\(value())) n\(count)\")"
      case 1: "Text(\"\\(\(global()).\(member())) n\(count)\")"
      case 2: "\(global())(\(key))"
      case 3: "\(type())(\(member()): \(key))"
      case 4: "\(type())(\(key)).\(member())(\(key))"
      case 5: "unknown.\(member())(\(key))"
      case 6: "#\(pick("loc f"))(\(key))"
      case 7: "let x: \(anyType()) = \(key)"
      case 8: "let y: \(anyType()) = .\(member())(\(key))"
      case 9: "\(type()).\(member())(\(member()): \(key))"
      case 10: "Text(verbatim: \(key)).\(member())(\(key))"
      default: "for z in \(value()) { Text(\"\\(z) n\(count)\") }"
      }
    return Bool.random(using: &generator)
      ? "func use\(count)() { \(statement) }\n"
      : "extension \(pick("A B P")) { func use\(count)() { \(statement) } }\n"
  }

  /// The sources in their order.
  private var sources: [SourceFile] {
    files.sorted { $0.key < $1.key }
      .map { SourceFile(path: $0.key, bytes: Array($0.value.joined().utf8)) }
  }

  /// Extracts without a snapshot.
  func extracted() async -> ParseResult<ExtractedStrings> {
    await extractStrings(
      from: sources.filter { !known.contains($0.path) },
      knowing: sources.filter { known.contains($0.path) },
      options: options
    )
  }

  /// Extracts from a snapshot and the changed sources.
  func extracted(from snapshot: [UInt8]) async -> ExtractionRun {
    let contents = Dictionary(uniqueKeysWithValues: sources.map { ($0.path, $0.bytes) })
    return await extractStrings(
      from: sources.filter { !known.contains($0.path) }.map { SourceReference(path: $0.path) },
      knowing: sources.filter { known.contains($0.path) }.map { SourceReference(path: $0.path) },
      options: options,
      snapshot: SnapshotBytes(snapshot),
      program: "test",
      reading: { path throws(Never) -> [UInt8] in contents[path] ?? [] }
    )
  }
}

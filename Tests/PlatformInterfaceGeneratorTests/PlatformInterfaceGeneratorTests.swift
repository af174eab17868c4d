import SwiftTypeChecker
import Testing

@testable import generate_platform_interfaces

/// Tests the reduction of interfaces to the declarations that determine the types of literals and
/// interpolations.
@Suite struct PlatformInterfaceGeneratorTests {
  @Test(arguments: GeneratedInterface.examples)
  func `An interface is reduced to the relevant declarations`(_ example: GeneratedInterface) {
    #expect(example.lines == example.expected, "\(example.lines.joined(separator: "\n"))")
  }

  @Test(arguments: GeneratedInterface.examples)
  func `Generating a table from itself does not change it`(_ example: GeneratedInterface) {
    let table = ModuleInterface("M", example.lines.joined(separator: "\n"))
    let again = generateTables([table], supplement: example.supplement, membersOf: example.members)
    #expect(again.first { $0.module == "M" }?.lines == example.lines)
  }

  @Test func `Declarations of a later interface replace earlier ones`() {
    let older = ModuleInterface.compiled("public func f(_ a: SwiftUI.Text)")
    let later = ModuleInterface.compiled(
      "@_disfavoredOverload public func f(_ b: SwiftUI.Text, c: Swift.Int = 1)\n"
        + "@_disfavoredOverload public func f(_ b: SwiftUI.Text) -> Swift.Int"
    )
    let lines = generateTables([older, later], supplement: [], membersOf: []).flatMap(\.lines)
    #expect(
      lines == [
        "@_disfavoredOverload func f(_ b: Text) -> Int",
        "@_disfavoredOverload func f(_ b: Text, c: Int = _)",
      ]
    )
  }

  @Test func `Interfaces of two platforms are combined`() {
    let phone = ModuleInterface.compiled("public struct A { public init(_ t: SwiftUI.Text) }")
    let desk = ModuleInterface.compiled("public struct B { public init(_ t: SwiftUI.Text) }")
    let lines = generateTables([phone, desk], supplement: [], membersOf: []).flatMap(\.lines)
    #expect(
      lines == ["struct A {", "  init(_ t: Text)", "}", "struct B {", "  init(_ t: Text)", "}"]
    )
  }

  @Test func `The order of declarations does not matter`() {
    let declarations = [
      "public struct B { public init(_ t: SwiftUI.Text) }",
      "public func g(_ t: SwiftUI.Text)", "public func f(_ t: SwiftUI.Text)",
      "public struct A: M.P { public init(_ t: SwiftUI.Text) }",
      "public protocol P { var t: SwiftUI.Text { get } }",
    ]
    let tables = [declarations, declarations.reversed()]
      .map {
        generateTables([.compiled($0.joined(separator: "\n"))], supplement: [], membersOf: [])
      }
    #expect(tables[0] == tables[1])
  }

  @Test func `The module name is read from the interface`() {
    let flags = "// swift-module-flags: -O -module-name"
    #expect(ModuleInterface("x/Name.part.swiftinterface", "").module == "Name")
    #expect(ModuleInterface("arm64.swiftinterface", "\(flags) Charts -O\n").module == "Charts")
    #expect(
      ModuleInterface("arm64.swiftinterface", "\(flags) _MapKit_SwiftUI\n").module == "MapKit"
    )
  }

  @Test func `Bytes that are not Swift result in an empty table or none`() {
    for text in ["", "\u{0}", "}}}}", "public struct", "extension where {", "func f(_: Text"] {
      let tables = generateTables([ModuleInterface("M", text)], supplement: [], membersOf: ["M"])
      #expect(tables.flatMap(\.lines).allSatisfy { !$0.isEmpty })
    }
  }

  @Test func `Generating the tables again does not change them`() throws {
    let files = try Supplement.interfaces()
    #expect(!files.isEmpty)
    let current = ModuleInterface.known
    let tables = generateTables(current, supplement: files, membersOf: Set(current.map(\.module)))
    for (table, interface) in zip(tables, current) {
      let lines = interface.source.bytes.split(separator: UInt8(ascii: "\n"))
      #expect(table.lines == lines.map { String(decoding: $0, as: UTF8.self) })
    }
    #expect(tables.map(\.module) == current.map(\.module))
  }
}

/// An interface of a module `M`, a supplement, and the lines of the table.
struct GeneratedInterface: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var interface: String
  var supplied = ""
  var members: Set<String> = []
  var expected: [String]

  init(
    _ name: String,
    _ interface: String,
    supplied: String = "",
    members: Set<String> = [],
    _ expected: [String]
  ) {
    testDescription = name
    self.interface = interface
    self.supplied = supplied
    self.members = members
    self.expected = expected
  }

  var supplement: [ModuleInterface] {
    [
      ModuleInterface("M", supplied),
      ModuleInterface("SwiftUI", "@localizable struct LocalizedStringKey {}"),
    ]
  }

  var lines: [String] {
    generateTables([.compiled(interface)], supplement: supplement, membersOf: members)
      .filter { $0.module == "M" }.flatMap(\.lines)
  }
}

extension ModuleInterface {
  init(_ path: String, _ text: String) {
    self.init(SourceFile(path: path, bytes: Array(text.utf8)))
  }

  /// Returns an interface of `M` in the format of the compiler.
  static func compiled(_ declarations: String) -> ModuleInterface {
    ModuleInterface(
      "M.swiftinterface",
      """
      // swift-interface-format-version: 1.0
      // swift-module-flags: -target arm64-apple-ios -module-name M
      import Swift
      import SwiftUI
      \(declarations)
      """
    )
  }
}

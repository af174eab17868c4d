import Testing

@testable import SwiftTypeChecker

@Suite struct PlatformDeclarationTableTests {
  @Test func `a line that is read alone has the same entries as in the whole table`() throws {
    let whole = Self.read(Self.everyKind)
    let table = PlatformDeclarationTable(Self.everyKind)
    let entries = try table.outline.entries.indices.map { try #require(table.entry($0)) }
    #expect(declarations(FileDeclarations(entries: entries)) == declarations(whole))
    #expect(table.entry(entries.count) == nil)
    expectNames(of: table, in: whole)
  }

  @Test(arguments: PlatformInterface.all.map(\.module))
  func `the outline of a table has the names that the parser finds`(
    module: String
  ) throws {
    let text = try #require(PlatformInterface.all.first { $0.module == module }).text
    expectNames(of: PlatformDeclarationTable(text), in: Self.read(text))
  }

  @Test(arguments: PlatformInterface.all.map(\.module))
  func `a protocol that is read alone has the same requirements as in the whole table`(
    module: String
  ) throws {
    let text = try #require(PlatformInterface.all.first { $0.module == module }).text
    let table = PlatformDeclarationTable(text)
    let types = table.outline.entries.indices.filter { number in
      if case .type = table.outline.entries[number] { true } else { false }
    }
    let found = requirements(of: types.compactMap { table.entry($0) })
    #expect(found == requirements(of: Self.read(text).entries))
  }

  /// A table with a declaration of every kind.
  private static let everyKind: StaticString = #"""
        typealias TimeInterval = Double
        var NSNotFound: Int
        func + (_ lhs: Outer, _ rhs: Outer) -> Outer
        macro Predicate<Input>(_ body: (Input) -> Bool) -> Predicate<Input>
        @localizable(parameters, table: "T") struct Phrase<Intent>: ExpressibleByStringLiteral {}
        protocol Shape: View {
          associatedtype Corner: Sequence
          typealias Corners = [Corner]
          static var `default`: Corner
          func corner(_: Int) -> Corner
          func name() -> String
        }
        class Outer {
          case custom(String)
          var a, `false`: Outer.Inner?
          init?(string: String)
          @_disfavoredOverload init<S: StringProtocol>(_ text: S, @Builder label: () -> View)
          static func `as`<T>(_ type: T.Type) -> T?
          subscript(_: Int, default _: Int = _) -> Element
          struct Inner {
            typealias Value = Int
            enum Innermost {
              case none
            }
            @Builder var body: View
          }
          let last: Int
        }
        extension Optional: View where Wrapped == Text {
          func bold() -> Text
        }
        extension Outer.Inner: Shape {
          static func square() -> Outer.Inner
        }
    """#

  /// Reads a table as a whole.
  private static func read(_ text: StaticString) -> FileDeclarations {
    let bytes = text.withUTF8Buffer { Array($0) }
    let tree = Lowering.read(
      SourceFile(path: "", bytes: bytes),
      options: LoweringOptions(),
      readsBodies: false
    )
    return FileDeclarations(tree, isKnown: true)
  }

  private func expectNames(of table: PlatformDeclarationTable, in whole: FileDeclarations) {
    let (found, expected) = (table.outline.keys.map(\.key), whole.keys.map(\.key))
    #expect(Set(found) == Set(expected))
    #expect(found.count == expected.count)
    #expect(table.outline.isDoubtful == whole.isDoubtful)
  }

  /// Returns the members that determine the associated types of protocols.
  private func requirements(of entries: [FileDeclarations.Entry]) -> Set<[String]> {
    entries.reduce(into: []) { result, entry in
      guard case .type(let type) = entry else { return }
      for requirement in type.requirements {
        result.insert(type.path + [requirement.type] + requirement.members)
      }
    }
  }

  /// Returns the number of equal declarations in a type.
  ///
  /// Nested types have different positions in a table and in a file that was read as a whole.
  private func declarations(_ file: FileDeclarations) -> [[Fingerprint]: Int] {
    let encoded = file.encoded()
    return encoded.withUnsafeBytes { bytes in
      let declarations = EncodedDeclarations(bytes)
      return file.entries.enumerated()
        .reduce(into: [:]) { counts, next in
          let places = [next.offset] + (next.element.type.map { [$0] } ?? [])
          counts[places.map { declarations.fingerprint($0) }, default: 0] += 1
        }
    }
  }
}

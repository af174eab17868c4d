import Diagnostics
import StringCatalog
import SwiftTypeChecker
import Testing

@testable import StringExtraction

@Suite struct SpecifierTests {
  @Test(arguments: [
    ("Int", "%lld"), ("Int64", "%lld"), ("UInt", "%llu"), ("UInt64", "%llu"), ("Int8", "%d"),
    ("Int16", "%d"), ("Int32", "%d"), ("OSStatus", "%d"), ("UInt8", "%u"), ("UInt32", "%u"),
    ("Double", "%lf"), ("CGFloat", "%lf"), ("TimeInterval", "%lf"), ("Float", "%f"),
    ("Substring", "%@"), ("Text", "%@"), ("Image", "%@"), ("LocalizedStringKey", "%@"),
    ("LocalizedStringResource", "%@"), ("NSNumber", "%@"), ("UInt16", "%u"), ("pid_t", "%d"),
    ("some BinaryInteger", "%@"), ("any Error", "%@"), ("Int.Type", "%@"), ("() -> Int", "%@"),
    ("(Int, Int)", "%@"), ("Binding<Int>", "%@"), ("Result<Int, Error>", "%@"), ("Int!", "%@"),
    ("String", "%@"), ("Date", "%@"), ("Bool", "%@"), ("Int?", "%@"), ("[Int]", "%@"),
  ])
  func `the type of a parameter determines the specifier`(type: String, specifier: String) async {
    let source = #"func f(x: \#(type)) { _ = String(localized: "a \(x)") }"#
    await expectKeys(Example(type, source, ["a \(specifier)"]))
  }

  @Test(arguments: [
    ("NetService", "port", "%lld"), ("Process", "terminationStatus", "%d"),
    ("FileHandle", "offsetInFile", "%llu"), ("NSCache<NSString, NSString>", "countLimit", "%lld"),
    ("NSURL", "port", "%@"),
  ])
  func `members of Objective-C classes have types`(
    type: String,
    member: String,
    specifier: String
  ) async {
    let source = #"func f(x: \#(type)) { _ = String(localized: "a \(x.\#(member))") }"#
    await expectKeys(Example("\(type).\(member)", source, ["a \(specifier)"]))
  }

  @Test(arguments: [
    ("int", "%lld"), ("uint", "%llu"), ("float", "%f"), ("double", "%lf"), ("object", "%@"),
  ])
  func `a placeholder determines the specifier`(placeholder: String, specifier: String) async {
    let source = #"let r = LocalizedStringResource("a \(placeholder: .\#(placeholder))")"#
    await expectKeys(Example(placeholder, source, ["a \(specifier)"]))
  }

  @Test(arguments: [
    ("1", "%lld"), ("1.5", "%lf"), (#""x""#, "%@"), ("-n", "%lld"), ("n + 1", "%lld"),
    ("1 + n * 2", "%lld"), ("d / 2", "%lf"), ("2 * d", "%lf"), ("n > 1 ? n : 0", "%lld"),
    ("list.count", "%lld"), ("list.count { $0 > 1 }", "%lld"),
    ("ids.count(where: { !$0.isEmpty })", "%lld"), ("word.count", "%lld"), ("list[0]", "%lf"),
    ("list.first ?? 0", "%lf"),
    ("[ids, ids].joined().count", "%lld"), ("[[1.5]].joined()[0]", "%lf"), ("ids.joined()", "%@"),
    ("n.hashValue", "%lld"), ("list.makeIterator().next() ?? 0", "%lf"),
    ("list.first!", "%lf"), ("Double(n)", "%lf"), ("Int(d)", "%lld"), ("Int(word) ?? 0", "%lld"),
    ("min(n, 3)", "%lld"), ("abs(d)", "%lf"), ("d.rounded()", "%lf"), ("Int(d.rounded())", "%lld"),
    ("list.map { Int($0) }.count", "%lld"), ("list.filter { $0 > 1 }.count", "%lld"),
    ("Array(zip(ids.indices, ids))[0].0", "%lld"), ("zip(ids, list).map { $1 }[0]", "%lf"),
    ("list.reduce(0, +)", "%lf"), ("list.max() ?? 0", "%lf"), ("table[word] ?? 0", "%lld"),
    ("table[word, default: 0]", "%lld"), ("word.uppercased()", "%@"), ("n.formatted()", "%@"),
    ("pair.count", "%lld"), ("pair.0", "%@"), ("n as Int", "%lld"), ("d.isNaN ? 1 : 2", "%lld"),
    ("String(n)", "%@"), ("word + word", "%@"), ("(n)", "%lld"), ("ids.map(\\.count)[0]", "%lld"),
    ("opt ?? n", "%lld"), ("opt!", "%lld"), ("{ n }()", "%lld"), ("n.magnitude", "%llu"),
    ("n.quotientAndRemainder(dividingBy: 3).remainder", "%lld"), ("n.bitWidth", "%lld"),
    ("max(1, n, 3)", "%lld"), ("min(d, 1)", "%lf"), ("list[1...].count", "%lld"),
    ("list[..<2].first ?? 0", "%lf"), ("Array(Set(list)).sorted()[0]", "%lf"),
    ("list.count(where: { $0 > 1 })", "%lld"), ("list.map(Int.init)[0]", "%lld"),
    ("opt.map { $0 + 1 } ?? 0", "%lld"), ("opt.map(Double.init) ?? 0", "%lf"),
    ("list.reduce(0) { $0 + $1 }", "%lf"), ("ids.reduce(0) { $0 + $1.count }", "%lld"),
    ("list.reduce(0.0) { $0 + $1 }", "%lf"), ("zip(ids, list).map { $1 }[0]", "%lf"),
    ("list.enumerated().map { $0.offset }[0]", "%lld"), ("table.values.max() ?? 0", "%lld"),
    ("table.max { $0.value < $1.value }?.value ?? 0", "%lld"), ("table.keys.sorted()[0]", "%@"),
    ("Dictionary(grouping: ids, by: \\.count)[3]?.count ?? 0", "%lld"),
    ("Dictionary(uniqueKeysWithValues: ids.map { ($0, 1.5) })[word] ?? 0", "%lf"),
    ("table.mapValues { Double($0) }[word] ?? 0", "%lf"), ("word[keyPath: \\.count]", "%lld"),
    ("ids.first?.count ?? 0", "%lld"), ("ids.compactMap(Int.init).max() ?? 0", "%lld"),
    ("data[0]", "%u"), ("data.count", "%lld"), ("date.distance(to: date)", "%lf"),
    ("Calendar.current.component(.year, from: date)", "%lld"), ("(d + 1) * 3", "%lf"),
    ("NSRange(location: 0, length: 1).length", "%lld"), ("n << 2", "%lld"), ("~n", "%lld"),
    ("d > 1 ? 1 : 2.5", "%lf"), ("n > 1 ? word : \"\"", "%@"), ("-d", "%lf"), ("n % 3", "%lld"),
    ("word.split(separator: \",\").map { Int($0) ?? 0 }.reduce(0, +)", "%lld"),
    ("stride(from: 0, to: 1, by: 0.1).max() ?? 0", "%lf"), ("(1...3).upperBound", "%lld"),
  ])
  func `the type of an expression determines the specifier`(
    expression: String,
    specifier: String
  ) async {
    let source = #"""
      func f(
        n: Int, d: Double, word: String, list: [Double], table: [String: Int],
        pair: (String, count: Int), ids: [String], opt: Int?, data: Data, date: Date
      ) {
        _ = String(localized: "a \(\#(expression))")
      }
      """#
    await expectKeys(Example(expression, source, ["a \(specifier)"]))
  }

  @Test(arguments: [
    Example(
      "specifier",
      #"let d = 1.0; let a = String(localized: "\(d, specifier: "%.1f") kg")"#,
      ["%.1f kg"]
    ),
    Example("format", #"let a = String(localized: "\(3, format: .number)")"#, ["%@"]),
    Example("style", #"let a: LocalizedStringKey = "\(Date(), style: .time)""#, ["%@"]),
    Example("property", #"struct S { let n = 3; var t: LocalizedStringKey { "\(n)" } }"#, ["%lld"]),
    Example(
      "property of a property",
      #"""
      struct A { var b = B() }
      struct B { var n: UInt32 = 0 }
      func f(a: A) { _ = String(localized: "\(a.b.n)") }
      """#,
      ["%u"]
    ),
    Example(
      "the indices of a binding",
      #"""
      struct V: View {
        @State var list: [String] = []
        var body: some View {
          ForEach($list.indices, id: \.self) { index in
            Text("Step \(index + 1) of \($list.count)")
          }
        }
      }
      """#,
      ["Step %lld of %lld"]
    ),
    Example(
      "inferred from a call",
      #"""
      func count() -> Int { 0 }
      let total = count()
      let a = String(localized: "\(total)")
      """#,
      ["%lld"]
    ),
    Example(
      "if let",
      #"func f(n: Int?) { if let n { _ = String(localized: "\(n)") } }"#,
      ["%lld"]
    ),
    Example(
      "guard let",
      #"func f(n: Int?) { guard let m = n else { return }; _ = String(localized: "\(m)") }"#,
      ["%lld"]
    ),
    Example(
      "payload",
      #"""
      enum E { case a(Int, name: String), b }
      func f(e: E) {
        switch e {
        case .a(let n, let name): _ = String(localized: "\(n) \(name)")
        case .b: break
        }
      }
      """#,
      ["%lld %@"]
    ),
    Example(
      "loop",
      #"func f(x: [Int]) { for n in x { _ = String(localized: "\(n)") } }"#,
      ["%lld"]
    ),
    Example(
      "enumerated loop",
      #"func f(x: [String]) { for (i, s) in x.enumerated() { _ = String(localized: "\(i) \(s)") } }"#,
      ["%lld %@"]
    ),
    Example(
      "closure over a collection",
      #"func f(x: [Int]) { x.forEach { n in _ = String(localized: "\(n)") } }"#,
      ["%lld"]
    ),
    Example(
      "rows of a list",
      #"""
      struct P { let age = 1; let name = "" }
      struct V: View {
        @State private var all: [P] = []
        @State private var chosen: P.ID?
        var body: some View {
          List(all) { p in Text("a \(p.age)") }
          List(all, id: \.name) { Text("b \($0.age)") }
          List(all, id: \.name, selection: $chosen) { p in Text("c \(p.age)") }
          List($all) { $p in Text("d \(p.age)") }
          List(0..<3) { n in Text("e \(n)") }
        }
      }
      """#,
      ["a %lld", "b %lld", "c %lld", "d %lld", "e %lld"]
    ),
    Example(
      "arguments of an attached macro",
      #"""
      @attached(peer)
      macro Field<V>(id: String? = nil, name: LocalizedStringResource, as type: V.Type) =
        #externalMacro(module: "Macros", type: "FieldMacro")
      struct S { @Field(id: "no", name: "Consent", as: Int.self) var a: Int? }
      @Field(name: "Type", as: Int.self) struct T {}
      """#,
      ["Consent", "Type"]
    ),
    Example(
      "array literal of a type of the project",
      #"""
      struct Layout: ExpressibleByArrayLiteral {
        init(arrayLiteral elements: Block...) {}
        struct Block { static func plain(_ title: LocalizedStringResource) -> Block { Block() } }
      }
      func show(_ layout: Layout) {}
      let layout: Layout = [.plain("One"), .plain("Two")]
      func f() { show([.plain("Three")]) }
      """#,
      ["One", "Two", "Three"]
    ),
    Example(
      "columns of a table",
      #"""
      struct P: Identifiable { let id = 1; let age = 1; let share: Double?; let name = "" }
      struct V: View {
        @State private var all: [P] = []
        @State private var order = [KeyPathComparator(\P.age)]
        @State private var chosen: P.ID?
        var body: some View {
          Table(all) { TableColumn("One") { Text("a \($0.age)") } }
          Table(all, selection: $chosen, sortOrder: $order) {
            TableColumn("Two", value: \.name) { row in Text("b \(row.age)") }
            if chosen != nil { TableColumn("Three", value: \.age) { Text("c \($0.id)") } }
            TableColumn("Four") { row in if let share = row.share { Text("d \(share)") } }
          }
          Table(of: P.self) {
            TableColumn("Five") { p in Text("e \(p.age) \(p.name)") }
          } rows: {
            ForEach(all) { TableRow($0) }
          }
        }
      }
      """#,
      [
        "One", "a %lld", "Two", "b %lld", "Three", "c %lld", "Four", "d %lf", "Five", "e %lld %@",
      ]
    ),
    Example(
      "anonymous parameter",
      #"func f(x: [Int]) -> [String] { x.map { String(localized: "\($0)") } }"#,
      ["%lld"]
    ),
    Example(
      "generic type",
      #"""
      struct Box<T> { var value: T }
      func f(b: Box<Int>) { _ = String(localized: "\(b.value)") }
      """#,
      ["%lld"]
    ),
    Example(
      "generic function",
      #"""
      func same<T>(_ x: T) -> T { x }
      let a = String(localized: "\(same(3))")
      """#,
      ["%lld"]
    ),
    Example(
      "alias",
      #"typealias Count = Int; func f(n: Count) { _ = String(localized: "\(n)") }"#,
      ["%lld"]
    ),
    Example(
      "static member",
      #"enum Limits { static let most = 5 }; let a = String(localized: "\(Limits.most)")"#,
      ["%lld"]
    ),
    Example(
      "raw value",
      #"enum E: Int { case a }; func f(e: E) { _ = String(localized: "\(e.rawValue)") }"#,
      ["%lld"]
    ),
    Example(
      "wrapped state",
      #"""
      struct V: View {
        @State private var n = 0
        var body: some View { Text("\(n) of \($n.wrappedValue)") }
      }
      """#,
      ["%lld of %lld"]
    ),
    Example(
      "extension of an alias",
      #"""
      extension TimeInterval {
        var minutes: Int { Int(self / 60) }
        func show() { _ = Text("\(self) \(minutes)") }
      }
      typealias Kilograms = Double
      extension Kilograms { static let most: UInt8 = 3 }
      func f(t: TimeInterval, k: Kilograms) { _ = Text("\(t.minutes) \(Kilograms.most) \(k)") }
      """#,
      ["%lf %lld", "%lld %u %lf"]
    ),
    Example(
      "member of a generic type",
      #"""
      struct Item { var size: Double }
      struct Page<Row> { typealias Content = Row }
      func f(a: [Item].Element, b: Array<Item>.Element, c: Page<Item>.Content, d: Page<Item>.Row) {
        _ = Text("\(a.size) \(b.size) \(c.size) \(d.size)")
      }
      """#,
      ["%lf %lf %lf %lf"]
    ),
    Example(
      "extension of an alias of a nested type",
      #"""
      typealias Current = SchemaV1
      typealias Item = Current.Item
      typealias Direct = SchemaV1.Item
      enum SchemaV1 { class Item { var stored = 1 } }
      extension Item { func show() { _ = Text("\(stored)") } }
      extension Direct { var other: UInt8 { 2 } }
      func f(item: Item) { _ = Text("\(item.stored) \(item.other)") }
      """#,
      ["%lld", "%lld %u"]
    ),
    Example(
      "for each binding",
      #"""
      struct Row: Identifiable { let id: Int; var size: Double; var isOn: Bool }
      struct V: View {
        @State var rows: [Row] = []
        var body: some View {
          ForEach($rows) { $row in Toggle("row \(row.size)", isOn: $row.isOn) }
        }
      }
      """#,
      ["row %lf"]
    ),
    Example(
      "implicit member that binds a parameter",
      #"""
      struct Choice<T>: View { init(_ value: Binding<T>, _ label: (T) -> Text) {} }
      let c = Choice(.constant(UInt8(1))) { Text("\($0)") }
      """#,
      ["%u"]
    ),
    Example(
      "caught case",
      #"""
      enum Failure: Error { case status(Int), other }
      func g() throws {}
      func f() { do { try g() } catch Failure.status(let code) { _ = Text("\(code)") } catch {} }
      """#,
      ["%lld"]
    ),
    Example(
      "raw value of the enumeration itself",
      #"""
      enum Count: Int { case three = 3; var title: String { String(localized: "\(rawValue)") } }
      extension Count { func f() { _ = Text("\(rawValue)") } }
      """#,
      ["%lld", "%lld"]
    ),
    Example(
      "self where it is the type",
      #"""
      struct Meter {
        static let limit = 3
        static func level(_ x: Double) -> Double { x }
        static func f() { _ = Text("\(self.level(1)) of \(self.limit)") }
        static var title: String { String(localized: "\(self.limit)") }
        func level() -> Int { 1 }
        func g() { _ = Text("\(self.level())") }
      }
      """#,
      ["%lf of %lld", "%lld", "%lld"]
    ),
    Example(
      "error of a block that says what it throws",
      #"""
      struct Failure: Error { var status: Int }
      func g() throws(Failure) {}
      func f() { do throws(Failure) { try g() } catch { _ = Text("\(error.status)") } }
      """#,
      ["%lld"]
    ),
    Example(
      "name of a generic type inside of it",
      #"""
      class Node<Value> { var value: Value; var next: Node? ; init(_ v: Value) { value = v } }
      func f(node: Node<Float>) { _ = Text("\(node.next?.value ?? 0)") }
      """#,
      ["%f"]
    ),
    Example(
      "collection of mixed numbers",
      #"let a = [1, 2.5], b = ["k": 1, "l": 1.5]; let t = Text("\(a[0]) \(b["k"]!)")"#,
      ["%lf %lf"]
    ),
    Example(
      "for each",
      #"""
      struct Row: Identifiable { let id: Int }
      struct V: View {
        let rows: [Row]
        var body: some View { ForEach(rows) { row in Text("row \(row.id)") } }
      }
      """#,
      ["row %lld"]
    ),
    Example(
      "the count of a value that no source declares",
      #"let t = Text("a \(elsewhere.count)"), u = Text("b \(elsewhere.length)")"#,
      ["a %lld", "b %@"]
    ),
    Example(
      "dynamic member",
      #"""
      @dynamicMemberLookup struct Box { subscript(dynamicMember name: String) -> Int { 0 } }
      func f(box: Box) { _ = Text("a \(box.anything)") }
      """#,
      ["a %lld"]
    ),
    Example(
      "operator of the project",
      #"""
      struct Length {}
      func * (left: Length, right: Int) -> Int { right }
      func f(l: Length) { _ = Text("a \(l * 2)") }
      """#,
      ["a %lld"]
    ),
    Example(
      "optional chain",
      #"func f(s: String?) { _ = Text("a \(s?.count)"); _ = Text("b \(s?.count ?? 0)") }"#,
      ["b %lld"]
    ),
    Example(
      "a parameter that is not optional before one that is",
      #"""
      func n(_ key: LocalizedStringKey?) -> String { "" }
      func n(_ key: LocalizedStringKey) -> Int { 0 }
      let t = Text("a \(n("x"))")
      """#,
      ["a %lld", "x"]
    ),
  ])
  func `the visible declarations determine the specifier`(_ example: Example) async {
    await expectKeys(example)
  }

  @Test(arguments: ["Elsewhere", "Elsewhere.Count", "CLongLongAlias"])
  func `an interpolation of an undeclared type is reported`(type: String) async {
    let source = #"func f(x: \#(type)) { _ = String(localized: "a \(x)") }"#
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    let result = await extractStrings(from: [file])
    #expect(result.value.occurrences.map(\.key) == ["a %@"])
    #expect(result.diagnostics.map(\.id) == ["interpolation-type-unknown"])
  }

  @Test func `an interpolation of an unknown type has the specifier of an object and is reported`()
    async
  {
    let source = #"let a = String(localized: "a \(somewhere.value)")"#
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    let result = await extractStrings(from: [file])
    #expect(result.value.occurrences.map(\.key) == ["a %@"])
    #expect(result.diagnostics.map(\.id) == ["interpolation-type-unknown"])
    #expect(result.diagnostics.first?.location?.column == 32)
    #expect(
      result.diagnostics.first?.message
        == .interpolationTypeUnknown(of: "somewhere.value", .undeclared("somewhere"))
    )
  }

  @Test(arguments: [
    ("size == 0 ? \"…\" : formatByte(size).human", ["alternative-type-unknown"]),
    ("size == 0 ? size.unknown : \"…\"", ["alternative-type-unknown"]),
    ("size == 0 ? \"…\" : title", []), ("size == 0 ? \"…\" : \"…\"", []),
    ("size == 0 ? \"…\" : .init(\"…\")", []),
  ])
  func `a literal that is an alternative to a value of an unknown type is a reported key`(
    value: String,
    reported: [String]
  ) async {
    let source = "func f(size: Int, title: LocalizedStringKey) { _ = Text(\(value)) }"
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    let result = await extractStrings(from: [file])
    #expect(Set(result.value.occurrences.map(\.key)) == ["…"])
    #expect(result.diagnostics.map(\.id.rawValue) == reported)
  }
}

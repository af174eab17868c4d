import Testing

@testable import StringExtraction

/// Generic declarations, their requirements, and protocols with associated types.
@Suite struct GenericTests {
  @Test(arguments: [
    Example(
      "conformances of the platform with conditions",
      #"""
      struct A: View {
        var a = 1
        var body: some View {
          Group { Text("in") }
            .onChange(of: a) { _, _ in }
            .alert("one", isPresented: $shown) {}
            .navigationTitle("two")
          Group { if a > 1 { Text("then") } else { Text("else") } }
            .onChange(of: a) { v in print(v) }
            .help("three")
          Group { Foreign() }
            .onChange(of: a) { print(1) }
            .help("four")
          Section("title") { ForEach(0..<3) { Text("row \($0)") }.onChange(of: a) {} }
            .onChange(of: a) { _ in }
            .help("five")
        }
      }
      """#,
      ["in", "one", "two", "then", "else", "three", "four", "title", "row %lld", "five"]
    ),
    Example(
      "a conformance of the project with conditions",
      #"""
      protocol Row { func note(_ text: String) -> Self }
      protocol Sheet { func note(_ key: LocalizedStringKey) -> Self }
      struct Line: Row {}
      struct Page: Sheet {}
      struct Box<Content> { init(content: () -> Content) {} }
      extension Box: Row where Content: Row {}
      extension Box: Sheet where Content: Sheet {}
      let line = Box { Line() }.note("a")
      let page = Box { Page() }.note("b")
      let nested = Box { Box { Page() }.note("c") }.note("d")
      """#,
      ["b", "c", "d"]
    ),
    Example(
      "a member of a type without the argument that its condition needs",
      #"""
      protocol Sheet {}
      extension Sheet { func note(_ key: LocalizedStringKey) -> Self { self } }
      protocol Row {}
      extension Row { func note(_ text: String) -> Self { self } }
      struct Box<Content> {}
      extension Box: Sheet where Content: Sheet {}
      extension Box: Row where Content == Int {}
      func f(_ a: Box<Int>) { _ = a.note("a") }
      """#,
      []
    ),
    Example(
      "associated type by a member",
      #"""
      protocol Store {
        associatedtype Item: Identifiable
        var items: [Item] { get }
      }
      extension Store {
        var first: Item? { items.first }
        var total: Int { items.count }
      }
      struct User: Identifiable { let id: UInt; let age: Double }
      struct Users: Store { var items: [User] = [] }
      func show(users: Users) { _ = Text("\(users.total) \(users.first!.id) \(users.first!.age)") }
      """#,
      ["%lld %llu %lf"]
    ),
    Example(
      "requirement of a function",
      #"""
      protocol Store { associatedtype Item; var items: [Item] { get } }
      struct User { let id: UInt }
      func show<S: Store>(store: S) where S.Item == User { _ = Text("\(store.items[0].id)") }
      """#,
      ["%llu"]
    ),
    Example(
      "bound of an associated type",
      #"""
      protocol Entry { var size: Float { get } }
      protocol Store { associatedtype Item: Entry; var items: [Item] { get } }
      func show<S: Store>(store: S) { _ = Text("\(store.items[0].size)") }
      """#,
      ["%f"]
    ),
    Example(
      "primary associated type",
      #"""
      protocol Source<Value> { associatedtype Value; var current: Value { get } }
      func show(source: some Source<Int>, other: any Source<Double>) {
        _ = Text("\(source.current) \(other.current)")
      }
      """#,
      ["%lld %lf"]
    ),
    Example(
      "extension with a requirement",
      #"""
      struct Pair<A, B> { var a: A; var b: B }
      extension Pair where A == Int { func show() { _ = Text("\(a) \(b)") } }
      extension Array where Element == Double {
        var mean: Double { reduce(0, +) / Double(count) }
      }
      func show(list: [Double]) { _ = Text("\(list.mean)") }
      """#,
      ["%lld %@", "%lf"]
    ),
    Example(
      "extension of a protocol for numbers",
      #"""
      extension Sequence where Element: Numeric { func sum() -> Element { reduce(0, +) } }
      extension Collection { var second: Element? { dropFirst().first } }
      func show(a: [Int], b: [Float]) { _ = Text("\(a.sum()) \(b.sum()) \(a.second ?? 0)") }
      """#,
      ["%lld %f %lld"]
    ),
    Example(
      "generic alias",
      #"""
      typealias Done<T> = (Result<T, Error>) -> Void
      func load(_ done: Done<Int>) {}
      func show() { load { result in if case .success(let n) = result { _ = Text("\(n)") } } }
      """#,
      ["%lld"]
    ),
    Example(
      "type of a metatype",
      #"""
      struct Answer { let count: Int; let values: [Float] }
      func fetch<T>(_ type: T.Type) -> T { fatalError() }
      func show() { let a = fetch(Answer.self); _ = Text("\(a.count) \(a.values[0])") }
      """#,
      ["%lld %f"]
    ),
    Example(
      "nested generics",
      #"""
      struct Page<T> { let items: [T]; let next: Int? }
      enum Load<T> { case idle, done(T) }
      func show(load: Load<Page<Double>>) {
        if case .done(let page) = load { _ = Text("\(page.items[0]) \(page.next ?? 0)") }
      }
      """#,
      ["%lf %lld"]
    ),
    Example(
      "method of an opaque type",
      #"""
      protocol Shape { var sides: Int { get }; func area() -> Double }
      func make() -> some Shape { fatalError() }
      func show(all: [any Shape]) { _ = Text("\(make().sides) \(all[0].area())") }
      """#,
      ["%lld %lf"]
    ),
    Example(
      "static members of Self",
      #"""
      protocol Limited { static var most: Int { get } }
      extension Limited { func show() { _ = Text("\(Self.most)") } }
      struct S { static func make() -> Self { S() }; var n: Float { 0 } }
      func show() { _ = Text("\(S.make().n)") }
      """#,
      ["%lld", "%f"]
    ),
  ])
  func `the types of generic parameters determine the specifier`(_ example: Example) async {
    await expectKeys(example)
  }

  @Test(arguments: [
    Example(
      "the place of an initializer",
      #"""
      struct Item<T> { let value: T; init(_ value: T) { self.value = value } }
      let a: Item<LocalizedStringKey> = Item("x")
      let b: [Item<LocalizedStringKey>] = [.init("y"), Item("z")]
      let c = Item<LocalizedStringKey>("w")
      """#,
      ["x", "y", "z", "w"]
    ),
    Example(
      "an initializer without a place",
      #"""
      struct Item<T> { let value: T; init(_ value: T) { self.value = value } }
      let a = Item("x")
      let b: Item<String> = Item("y")
      """#,
      []
    ),
    Example(
      "the place of a function",
      #"""
      func same<T>(_ value: T) -> T { value }
      let a: LocalizedStringKey = same("x")
      let b = Text(same("y"))
      let c: String = same("z")
      """#,
      ["x", "y"]
    ),
    Example(
      "another argument",
      #"""
      func either<T>(_ a: T, _ b: T) -> T { a }
      func show(key: LocalizedStringKey, name: String) {
        _ = either(key, "x")
        _ = either(name, "y")
      }
      """#,
      ["x"]
    ),
    Example(
      "a key path",
      #"""
      struct Sheet { var title: LocalizedStringKey = ""; var name = "" }
      func set<V>(_ path: WritableKeyPath<Sheet, V>, _ value: V) {}
      extension EnvironmentValues { var hint: LocalizedStringResource? { get { nil } set {} } }
      func f() {
        set(\.title, "x")
        set(\.name, "y")
        _ = EmptyView().environment(\.hint, "z")
      }
      """#,
      ["", "x", "z"]
    ),
    Example(
      "a metatype",
      #"""
      func make<T: ExpressibleByStringLiteral>(_ value: T, _ type: T.Type) {}
      func show() { make("x", LocalizedStringKey.self); make("y", String.self) }
      """#,
      ["x"]
    ),
  ])
  func `a literal has the type of a generic parameter`(_ example: Example) async {
    await expectKeys(example)
  }
}

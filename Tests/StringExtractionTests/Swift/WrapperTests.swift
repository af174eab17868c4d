import Testing

@testable import StringExtraction

/// Property wrappers: the types of the value, the projection and the wrapper itself.
@Suite struct WrapperTests {
  @Test(arguments: [
    Example(
      "value and projection",
      #"""
      @propertyWrapper struct Clamped {
        var wrappedValue: Int
        var projectedValue: Double { 0 }
        init(wrappedValue: Int, max: Int = 3) { self.wrappedValue = wrappedValue }
      }
      struct V: View {
        @Clamped(max: 3) var level = 2
        var body: some View { Text("\(level) \($level) \(_level.wrappedValue)") }
      }
      """#,
      ["%lld %lf %lld"]
    ),
    Example(
      "the wrapper determines the type, not the initial value",
      #"""
      @propertyWrapper struct Rounded { var wrappedValue: Double }
      struct V: View {
        @Rounded var weight = 72
        var body: some View { Text("\(weight)") }
      }
      """#,
      ["%lf"]
    ),
    Example(
      "generic wrapper",
      #"""
      @propertyWrapper struct Stored<Value> {
        var wrappedValue: Value
        var projectedValue: Stored<Value> { self }
        var writes: Int { 0 }
        init(wrappedValue: Value, _ key: String) { self.wrappedValue = wrappedValue }
      }
      struct V: View {
        @Stored("weight") var weight = 2.5
        var body: some View { Text("\(weight) \($weight.writes) \($weight.wrappedValue)") }
      }
      """#,
      ["%lf %lld %lf"]
    ),
    Example(
      "generic argument inside of the value",
      #"""
      @propertyWrapper struct History<Entry> {
        var wrappedValue: [Entry] = []
        var projectedValue: Entry? { wrappedValue.last }
      }
      struct V: View {
        @History<String> var names
        @History var counts: [UInt8]
        var body: some View { Text("\(names.count) \(counts[0]) \($counts ?? 0)") }
      }
      """#,
      ["%lld %u %u"]
    ),
    Example(
      "storage of the platform",
      #"""
      struct V: View {
        @AppStorage("n") var count = 0
        @AppStorage("d") var ratio: Double = 1
        @AppStorage("s") var name = "x"
        var body: some View { Text("\(count) \(ratio) \(name)") }
      }
      """#,
      ["%lld %lf %@"]
    ),
    Example(
      "published values of an object",
      #"""
      class Model: ObservableObject {
        @Published var count = 3
        @Published private(set) var ratio: Double?
      }
      struct V: View {
        @ObservedObject var model = Model()
        var body: some View { Text("\(model.count) \(model.ratio ?? 0)") }
      }
      """#,
      ["%lld %lf"]
    ),
    Example(
      "typed key of a wrapper out of sight",
      #"""
      import Elsewhere
      extension Elsewhere.Keys { static let count = Key<Int>("count", default: 0) }
      struct V: View {
        @Stored(.count) var count
        var body: some View { Text("\(count)") }
      }
      """#,
      ["%lld"]
    ),
    Example(
      "a wrapper's title is a key, its name is none",
      #"""
      @propertyWrapper struct Field {
        var wrappedValue = ""
        init(wrappedValue: String, title: LocalizedStringKey, name: String) {}
      }
      struct Form { @Field(title: "x", name: "y") var text = "z" }
      """#,
      ["x"]
    ),
  ])
  func `a wrapper determines the type of its variable`(_ example: Example) async {
    await expectKeys(example)
  }
}

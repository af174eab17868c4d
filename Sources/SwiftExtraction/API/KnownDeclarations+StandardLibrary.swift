// swift-format-ignore-file: a table of facts, one declaration a line.

extension KnownDeclarations {
  /// The declarations of the standard library.
  static let standardLibrary: StaticString = #"""
    protocol BinaryInteger {
      init(_ value: Any)
      func formatted() -> String
      func formatted<F>(_ format: F) -> String
      func isMultiple(of other: Self) -> Bool
      func quotientAndRemainder(dividingBy other: Self) -> (quotient: Self, remainder: Self)
      var bitWidth: Int { get }
      var trailingZeroBitCount: Int { get }
      var leadingZeroBitCount: Int { get }
      var nonzeroBitCount: Int { get }
      var magnitude: Self { get }
      var description: String { get }
      static var max: Self { get }
      static var min: Self { get }
      static var zero: Self { get }
      static func random(in range: Any) -> Self
      func signum() -> Self
      func advanced(by n: Int) -> Self
    }
    protocol BinaryFloatingPoint {
      init(_ value: Any)
      func formatted() -> String
      func formatted<F>(_ format: F) -> String
      func rounded() -> Self
      func rounded(_ rule: Any) -> Self
      func truncatingRemainder(dividingBy other: Self) -> Self
      func squareRoot() -> Self
      var magnitude: Self { get }
      var description: String { get }
      static var pi: Self { get }
      static var infinity: Self { get }
      static var nan: Self { get }
      static var zero: Self { get }
      static var greatestFiniteMagnitude: Self { get }
      static func random(in range: Any) -> Self
    }
    struct Int: BinaryInteger {
      var magnitude: UInt
      init?(_ text: String)
      init?(_ text: Substring)
      init?(_ text: String, radix: Int)
    }
    struct Int8: BinaryInteger {
      init?(_ text: String)
    }
    struct Int16: BinaryInteger {
      init?(_ text: String)
    }
    struct Int32: BinaryInteger {
      init?(_ text: String)
    }
    struct Int64: BinaryInteger {
      init?(_ text: String)
    }
    struct UInt: BinaryInteger {
      init?(_ text: String)
    }
    struct UInt8: BinaryInteger {
      init?(_ text: String)
    }
    struct UInt16: BinaryInteger {
      init?(_ text: String)
    }
    struct UInt32: BinaryInteger {
      init?(_ text: String)
    }
    struct UInt64: BinaryInteger {
      init?(_ text: String)
    }
    struct Double: BinaryFloatingPoint {
      init?(_ text: String)
    }
    struct Float: BinaryFloatingPoint {
      init?(_ text: String)
    }
    extension CGFloat: BinaryFloatingPoint {}
    struct Bool {
      var description: String
    }
    protocol StringProtocol: BidirectionalCollection {
      var utf8: String.UTF8View { get }
      func uppercased() -> String
      func lowercased() -> String
      var capitalized: String { get }
      var localizedCapitalized: String { get }
      var localizedUppercase: String { get }
      var localizedLowercase: String { get }
      func hasPrefix(_ prefix: String) -> Bool
      func hasSuffix(_ suffix: String) -> Bool
      func trimmingCharacters(in set: CharacterSet) -> String
      func replacingOccurrences(of target: String, with replacement: String) -> String
      func components(separatedBy separator: String) -> [String]
      func contains(_ other: String) -> Bool
      func padding(toLength: Int, withPad: String, startingAt: Int) -> String
      func appending(_ other: String) -> String
      func localizedCaseInsensitiveContains(_ other: String) -> Bool
      func range(of: String) -> Range<String.Index>?
      var localizedStandardContains: Bool { get }
    }
    struct String: StringProtocol, ExpressibleByStringInterpolation {
      init()
      init(_ value: Any)
      init(describing: Any)
      init(reflecting: Any)
      init(repeating: String, count: Int)
      init(format: String, _ arguments: Any...)
      init(format: String, arguments: [Any])
      init(format: String, locale: Locale?, _ arguments: Any...)
      init(cString: Any)
      init(decoding: Any, as: Any)
      init?(data: Data, encoding: Any)
      init(stringLiteral: String)
      init(contentsOf: Any, encoding: Any = .utf8)
      var description: String
      var debugDescription: String
      var count: Int
      var first: Character?
      var last: Character?
      var isEmpty: Bool
      func append(_ other: String)
      func prefix(_ count: Int) -> Substring
      func suffix(_ count: Int) -> Substring
      func dropFirst(_ count: Int = 1) -> Substring
      func dropLast(_ count: Int = 1) -> Substring
      func split(separator: Character) -> [Substring]
      func joined(separator: String = "") -> String
      struct UTF8View {
        var count: Int
      }
      struct Index {}
    }
    struct Substring: StringProtocol, ExpressibleByStringInterpolation {
      var count: Int
    }
    struct Character: ExpressibleByStringLiteral {
      func uppercased() -> String
      func lowercased() -> String
    }
    struct StaticString: ExpressibleByStringLiteral {
      var description: String
    }
    protocol Sequence {
      associatedtype Element
      func map<T>(_ transform: (Element) -> T) -> [T]
      func compactMap<T>(_ transform: (Element) -> T?) -> [T]
      func flatMap<T>(_ transform: (Element) -> [T]) -> [T]
      func filter(_ isIncluded: (Element) -> Bool) -> [Element]
      func forEach(_ body: (Element) -> Void)
      func reduce<T>(_ initial: T, _ next: (T, Element) -> T) -> T
      func reduce<T>(into initial: T, _ update: (T, Element) -> Void) -> T
      func sorted() -> [Element]
      func sorted(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element]
      func sorted(using: Any) -> [Element]
      func first(where predicate: (Element) -> Bool) -> Element?
      func count(where predicate: (Element) -> Bool) -> Int
      func contains(_ element: Element) -> Bool
      func count(where predicate: (Element) -> Bool) -> Int
      func contains(where predicate: (Element) -> Bool) -> Bool
      func allSatisfy(_ predicate: (Element) -> Bool) -> Bool
      func min() -> Element?
      func max() -> Element?
      func min(by areInIncreasingOrder: (Element, Element) -> Bool) -> Element?
      func max(by areInIncreasingOrder: (Element, Element) -> Bool) -> Element?
      func enumerated() -> [(offset: Int, element: Element)]
      func reversed() -> [Element]
      func prefix(_ count: Int) -> [Element]
      func suffix(_ count: Int) -> [Element]
      func dropFirst(_ count: Int = 1) -> [Element]
      func dropLast(_ count: Int = 1) -> [Element]
      func joined(separator: String = "") -> String
      func shuffled() -> [Element]
      func formatted() -> String
      func formatted<F>(_ format: F) -> String
    }
    protocol Collection: Sequence {
      var count: Int { get }
      var isEmpty: Bool { get }
      var first: Element? { get }
      var indices: Range<Int> { get }
      var startIndex: Int { get }
      var endIndex: Int { get }
      func index(after: Int) -> Int
      func distance(from start: Any, to end: Any) -> Int
      func firstIndex(of element: Element) -> Int?
      func firstIndex(where predicate: (Element) -> Bool) -> Int?
      func randomElement() -> Element?
    }
    protocol BidirectionalCollection: Collection {
      var last: Element? { get }
      func last(where predicate: (Element) -> Bool) -> Element?
      func lastIndex(where predicate: (Element) -> Bool) -> Int?
    }
    protocol AsyncSequence {
      associatedtype Element
    }
    struct AsyncStream<Element>: AsyncSequence {
      static func makeStream<T>(of elementType: T.Type) -> (stream: AsyncStream<T>, continuation: Any)
    }
    struct TaskGroup<Element>: AsyncSequence {}
    struct ThrowingTaskGroup<Element, Failure>: AsyncSequence {}
    struct AsyncThrowingStream<Element, Failure>: AsyncSequence {}
    protocol RandomAccessCollection: BidirectionalCollection {}
    struct Array<Element>: RandomAccessCollection {
      init()
      init(_ elements: [Element])
      @_disfavoredOverload init<S>(_ elements: S) where S.Element == Element
      init(repeating: Element, count: Int)
      func append(_ element: Element)
      func append(contentsOf elements: [Element])
      func insert(_ element: Element, at index: Int)
      func remove(at index: Int) -> Element
      func removeLast() -> Element
      func removeFirst() -> Element
      func popLast() -> Element?
      subscript(index: Int) -> Element { get }
      subscript(range: RangeExpression) -> ArraySlice<Element> { get }
    }
    struct ArraySlice<Element>: RandomAccessCollection {
      subscript(index: Int) -> Element { get }
    }
    typealias ContiguousArray<Element> = Array<Element>
    struct Set<Element>: Collection {
      init()
      init(_ elements: [Element])
      @_disfavoredOverload init<S>(_ elements: S) where S.Element == Element
      func insert(_ element: Element)
      func remove(_ element: Element) -> Element?
      func union(_ other: Set<Element>) -> Set<Element>
      func intersection(_ other: Set<Element>) -> Set<Element>
      func subtracting(_ other: Set<Element>) -> Set<Element>
    }
    struct Dictionary<Key, Value>: Collection {
      typealias Element = (key: Key, value: Value)
      var keys: [Key]
      var values: [Value]
      subscript(key: Key) -> Value? { get }
      subscript(key: Key, default defaultValue: Value) -> Value { get }
      func mapValues<T>(_ transform: (Value) -> T) -> [Key: T]
      init(uniqueKeysWithValues keysAndValues: [(Key, Value)])
      init<S>(grouping values: S, by keyForValue: (S.Element) -> Key) where Value == [S.Element]
      init(_ keysAndValues: [(Key, Value)], uniquingKeysWith combine: (Value, Value) -> Value)
      func compactMapValues<T>(_ transform: (Value) -> T?) -> [Key: T]
      func filter(_ isIncluded: ((key: Key, value: Value)) -> Bool) -> [Key: Value]
      func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value) -> [Key: Value]
      func removeValue(forKey key: Key) -> Value?
      func updateValue(_ value: Value, forKey key: Key) -> Value?
    }
    protocol RangeExpression {}
    struct PartialRangeFrom<Bound>: RangeExpression {
      var lowerBound: Bound
    }
    struct PartialRangeThrough<Bound>: RangeExpression {
      var upperBound: Bound
    }
    struct PartialRangeUpTo<Bound>: RangeExpression {
      var upperBound: Bound
    }
    struct Range<Bound>: RandomAccessCollection, RangeExpression {
      typealias Element = Bound
      var lowerBound: Bound
      var upperBound: Bound
    }
    struct ClosedRange<Bound>: RandomAccessCollection, RangeExpression {
      typealias Element = Bound
      var lowerBound: Bound
      var upperBound: Bound
    }
    enum Optional<Wrapped> {
      case none
      case some(Wrapped)
      init(_ value: Wrapped)
      func map<T>(_ transform: (Wrapped) -> T) -> T?
      func flatMap<T>(_ transform: (Wrapped) -> T?) -> T?
    }
    enum Result<Success, Failure> {
      case success(Success)
      case failure(Failure)
      func get() -> Success
      func map<T>(_ transform: (Success) -> T) -> Result<T, Failure>
    }
    protocol RawRepresentable {}
    protocol CaseIterable {
      static var allCases: [Self] { get }
    }
    protocol Identifiable {}
    protocol CustomStringConvertible {
      var description: String { get }
    }
    struct Duration {
      static func seconds(_ seconds: Any) -> Duration
      func formatted() -> String
      func formatted<F>(_ format: F) -> String
    }
    struct Task<Success, Failure> {
      init(priority: Any? = nil, operation: () -> Success)
      var value: Success
    }
    struct Mirror {}
    class AnyObject {}
    func min<T>(_ x: T, _ y: T) -> T
    func max<T>(_ x: T, _ y: T) -> T
    func min<T>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
    func max<T>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
    func withTaskGroup<T, R>(of childTaskResultType: T.Type, returning returnType: R.Type = R.self, body: (TaskGroup<T>) -> R) -> R
    func withThrowingTaskGroup<T, R>(of childTaskResultType: T.Type, returning returnType: R.Type = R.self, body: (ThrowingTaskGroup<T, Any>) -> R) -> R
    func abs<T>(_ x: T) -> T
    func zip<A, B>(_ a: A, _ b: B) -> [(A.Element, B.Element)]
    func stride<T>(from start: T, to end: T, by step: T) -> [T]
    func stride<T>(from start: T, through end: T, by step: T) -> [T]
    func repeatElement<T>(_ element: T, count: Int) -> [T]
    func round<T>(_ x: T) -> T
    func floor<T>(_ x: T) -> T
    func ceil<T>(_ x: T) -> T
    func sqrt<T>(_ x: T) -> T
    func pow<T>(_ x: T, _ y: T) -> T
    func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
    func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")
    func fatalError(_ message: String = "") -> Never
    func precondition(_ condition: Bool, _ message: String = "")
    func assert(_ condition: Bool, _ message: String = "")
    func assertionFailure(_ message: String = "")
    func preconditionFailure(_ message: String = "") -> Never
    func type<T>(of value: T) -> T.Type
    func withAnimation<R>(_ animation: Any? = nil, _ body: () -> R) -> R
    """#
}

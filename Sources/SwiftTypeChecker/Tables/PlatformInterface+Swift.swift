// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of Swift, as far as they tell the type of an argument or a value.
  static let swift: StaticString = #"""
    typealias ContiguousArray<Element> = [Element]
    func abs<T>(_ x: T) -> T
    func assert(_ condition: Bool, _ message: String = _)
    func assertionFailure(_ message: String = _)
    func ceil<T>(_ x: T) -> T
    func debugPrint(_ items: Any..., separator: String = _, terminator: String = _)
    func fatalError(_ message: String = _) -> Never
    func floor<T>(_ x: T) -> T
    func max<T>(_ x: T, _ y: T) -> T
    func max<T>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
    func min<T>(_ x: T, _ y: T) -> T
    func min<T>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
    func pow<T>(_ x: T, _ y: T) -> T
    func precondition(_ condition: Bool, _ message: String = _)
    func preconditionFailure(_ message: String = _) -> Never
    func print(_ items: Any..., separator: String = _, terminator: String = _)
    func repeatElement<T>(_ element: T, count: Int) -> [T]
    func round<T>(_ x: T) -> T
    func sqrt<T>(_ x: T) -> T
    func stride<T>(from: T, through: T, by: T) -> [T]
    func stride<T>(from: T, to: T, by: T) -> [T]
    func type<T>(of: T) -> T.Type
    func withAnimation<R>(_ animation: Any? = _, _ body: () -> R) -> R
    func withTaskGroup<T, R>(of: T.Type, returning: R.Type = _, body: (TaskGroup<T>) -> R) -> R
    func withThrowingTaskGroup<T, R>(of: T.Type, returning: R.Type = _, body: (ThrowingTaskGroup<T, Any>) -> R) -> R
    func zip<A, B>(_ a: A, _ b: B) -> [(A.Element, B.Element)]
    class AnyObject {}
    struct Array<Element>: RandomAccessCollection {
      init()
      init(_ elements: [Element])
      init(repeating: Element, count: Int)
      @_disfavoredOverload init<S>(_ elements: S) where S.Element == Element
      func append(_ element: Element)
      func append(contentsOf: [Element])
      func insert(_ element: Element, at: Int)
      func popLast() -> Element?
      func remove(at: Int) -> Element
      func removeFirst() -> Element
      func removeLast() -> Element
      subscript(_: Int) -> Element
      subscript(_: RangeExpression) -> ArraySlice<Element>
    }
    struct ArraySlice<Element>: RandomAccessCollection {
      subscript(_: Int) -> Element
    }
    protocol AsyncSequence {
      associatedtype Element
    }
    struct AsyncStream<Element>: AsyncSequence {
      static func makeStream<T>(of: T.Type) -> (stream: AsyncStream<T>, continuation: Any)
    }
    struct AsyncThrowingStream<Element, Failure>: AsyncSequence {}
    protocol BidirectionalCollection: Collection {
      var last: Element?
      func last(where: (Element) -> Bool) -> Element?
      func lastIndex(where: (Element) -> Bool) -> Int?
    }
    protocol BinaryFloatingPoint {
      var description: String
      static var greatestFiniteMagnitude, infinity, nan, pi, zero: Self
      var magnitude: Self
      init(_ value: Any)
      func formatted() -> String
      func formatted<F>(_ format: F) -> String
      static func random(in: Any) -> Self
      func rounded() -> Self
      func rounded(_ rule: Any) -> Self
      func squareRoot() -> Self
      func truncatingRemainder(dividingBy: Self) -> Self
    }
    protocol BinaryInteger {
      var bitWidth, hashValue, leadingZeroBitCount, nonzeroBitCount, trailingZeroBitCount: Int
      var description: String
      var magnitude: Self
      static var max, min, zero: Self
      init(_ value: Any)
      func advanced(by: Int) -> Self
      func formatted() -> String
      func formatted<F>(_ format: F) -> String
      func isMultiple(of: Self) -> Bool
      func quotientAndRemainder(dividingBy: Self) -> (quotient: Self, remainder: Self)
      static func random(in: Any) -> Self
      func signum() -> Self
    }
    struct Bool {
      var description: String
    }
    protocol CaseIterable {
      static var allCases: [Self]
    }
    struct Character: ExpressibleByStringLiteral {
      func lowercased() -> String
      func uppercased() -> String
    }
    struct ClosedRange<Bound>: RandomAccessCollection, RangeExpression {
      typealias Element = Bound
      var lowerBound, upperBound: Bound
    }
    protocol Collection: Sequence {
      var count, endIndex, startIndex: Int
      var first: Element?
      var indices: Range<Int>
      var isEmpty: Bool
      func distance(from: Any, to: Any) -> Int
      func firstIndex(of: Element) -> Int?
      func firstIndex(where: (Element) -> Bool) -> Int?
      func index(after: Int) -> Int
      func randomElement() -> Element?
    }
    protocol CustomStringConvertible {
      var description: String
    }
    struct Dictionary<Key, Value>: Collection {
      typealias Element = (key: Key, value: Value)
      var keys: [Key]
      var values: [Value]
      init(_ keysAndValues: [(Key, Value)], uniquingKeysWith: (Value, Value) -> Value)
      init(uniqueKeysWithValues: [(Key, Value)])
      init<S>(grouping: S, by: (S.Element) -> Key) where Value == [S.Element]
      func compactMapValues<T>(_ transform: (Value) -> T?) -> [Key: T]
      func filter(_ isIncluded: ((key: Key, value: Value)) -> Bool) -> [Key: Value]
      func mapValues<T>(_ transform: (Value) -> T) -> [Key: T]
      func merging(_ other: [Key: Value], uniquingKeysWith: (Value, Value) -> Value) -> [Key: Value]
      func removeValue(forKey: Key) -> Value?
      subscript(_: Key) -> Value?
      subscript(_: Key, default _: Value) -> Value
      func updateValue(_ value: Value, forKey: Key) -> Value?
    }
    struct Double: BinaryFloatingPoint {
      init?(_ text: String)
    }
    struct Duration {
      var components: (seconds: Int64, attoseconds: Int64)
      func formatted() -> String
      func formatted<F>(_ format: F) -> String
      static func seconds(_ seconds: Any) -> Duration
    }
    struct Float: BinaryFloatingPoint {
      init?(_ text: String)
    }
    protocol Identifiable {}
    struct Int: BinaryInteger {
      var magnitude: UInt
      init?(_ text: String)
      init?(_ text: String, radix: Int)
      init?(_ text: Substring)
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
    struct Int8: BinaryInteger {
      init?(_ text: String)
    }
    struct IteratorOf<Element>: Sequence {
      func next() -> Element?
    }
    class MainActor {
      static func assumeIsolated<T>(_ operation: () -> T) -> T
      static func run<T>(resultType: Any = _, body: () -> T) -> T
    }
    struct Mirror {}
    enum Optional<Wrapped> {
      case none
      case some(Wrapped)
      init(_ value: Wrapped)
      func flatMap<T>(_ transform: (Wrapped) -> T?) -> T?
      func map<T>(_ transform: (Wrapped) -> T) -> T?
    }
    struct PartialRangeFrom<Bound>: RangeExpression {
      var lowerBound: Bound
    }
    struct PartialRangeThrough<Bound>: RangeExpression {
      var upperBound: Bound
    }
    struct PartialRangeUpTo<Bound>: RangeExpression {
      var upperBound: Bound
    }
    protocol RandomAccessCollection: BidirectionalCollection {}
    struct Range<Bound>: RandomAccessCollection, RangeExpression {
      typealias Element = Bound
      var lowerBound, upperBound: Bound
    }
    protocol RangeExpression {}
    protocol RawRepresentable {}
    enum Result<Success, Failure> {
      case failure(Failure)
      case success(Success)
      func get() -> Success
      func map<T>(_ transform: (Success) -> T) -> Result<T, Failure>
    }
    protocol Sequence {
      associatedtype Element
      func allSatisfy(_ predicate: (Element) -> Bool) -> Bool
      func compactMap<T>(_ transform: (Element) -> T?) -> [T]
      func contains(_ element: Element) -> Bool
      func contains(where: (Element) -> Bool) -> Bool
      func count(where: (Element) -> Bool) -> Int
      func dropFirst(_ count: Int = _) -> [Element]
      func dropLast(_ count: Int = _) -> [Element]
      func enumerated() -> [(offset: Int, element: Element)]
      func filter(_ isIncluded: (Element) -> Bool) -> [Element]
      func first(where: (Element) -> Bool) -> Element?
      func flatMap<T>(_ transform: (Element) -> [T]) -> [T]
      func forEach(_ body: (Element) -> Void)
      func formatted() -> String
      func formatted<F>(_ format: F) -> String
      func joined(separator: String = _) -> String
      func makeIterator() -> IteratorOf<Element>
      func map<T>(_ transform: (Element) -> T) -> [T]
      func max() -> Element?
      func max(by: (Element, Element) -> Bool) -> Element?
      func min() -> Element?
      func min(by: (Element, Element) -> Bool) -> Element?
      func prefix(_ count: Int) -> [Element]
      func reduce<T>(_ initial: T, _ next: (T, Element) -> T) -> T
      func reduce<T>(into: T, _ update: (T, Element) -> Void) -> T
      func reversed() -> [Element]
      func shuffled() -> [Element]
      func sorted() -> [Element]
      func sorted(by: (Element, Element) -> Bool) -> [Element]
      func sorted(using: Any) -> [Element]
      func suffix(_ count: Int) -> [Element]
    }
    extension Sequence where Element == [Any] {
      func joined() -> [Element.Element]
    }
    struct Set<Element>: Collection {
      init()
      init(_ elements: [Element])
      @_disfavoredOverload init<S>(_ elements: S) where S.Element == Element
      func insert(_ element: Element)
      func intersection(_ other: Set<Element>) -> Set<Element>
      func remove(_ element: Element) -> Element?
      func subtracting(_ other: Set<Element>) -> Set<Element>
      func union(_ other: Set<Element>) -> Set<Element>
    }
    struct StaticString: ExpressibleByStringLiteral {
      var description: String
    }
    struct String: ExpressibleByStringInterpolation, StringProtocol {
      var count: Int
      var debugDescription, description: String
      var first, last: Character?
      var isEmpty: Bool
      init()
      init(_ value: Any)
      init(cString: Any)
      init(contentsOf: Any, encoding: Any = _)
      init?(data: Data, encoding: Any)
      init(decoding: Any, as: Any)
      init(describing: Any)
      init(format: String, _ arguments: Any...)
      init(format: String, arguments: [Any])
      init(format: String, locale: Locale?, _ arguments: Any...)
      init(reflecting: Any)
      init(repeating: String, count: Int)
      init(stringLiteral: String)
      func append(_ other: String)
      func dropFirst(_ count: Int = _) -> Substring
      func dropLast(_ count: Int = _) -> Substring
      func joined(separator: String = _) -> String
      func prefix(_ count: Int) -> Substring
      func split(separator: Character) -> [Substring]
      func suffix(_ count: Int) -> Substring
      struct Index {}
      struct UTF8View {
        var count: Int
      }
    }
    protocol StringProtocol: BidirectionalCollection {
      var capitalized, localizedCapitalized, localizedLowercase, localizedUppercase: String
      var localizedStandardContains: Bool
      var utf8: String.UTF8View
      func appending(_ other: String) -> String
      func components(separatedBy: String) -> [String]
      func contains(_ other: String) -> Bool
      func hasPrefix(_ prefix: String) -> Bool
      func hasSuffix(_ suffix: String) -> Bool
      func localizedCaseInsensitiveContains(_ other: String) -> Bool
      func lowercased() -> String
      func padding(toLength: Int, withPad: String, startingAt: Int) -> String
      func range(of: String) -> Range<String.Index>?
      func replacingOccurrences(of: String, with: String) -> String
      func trimmingCharacters(in: CharacterSet) -> String
      func uppercased() -> String
    }
    struct Substring: ExpressibleByStringInterpolation, StringProtocol {
      var count: Int
    }
    struct Task<Success, Failure> {
      var value: Success
      init(priority: Any? = _, operation: () -> Success)
    }
    struct TaskGroup<Element>: AsyncSequence {}
    struct ThrowingTaskGroup<Element, Failure>: AsyncSequence {}
    struct UInt: BinaryInteger {
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
    struct UInt8: BinaryInteger {
      init?(_ text: String)
    }
    """#
}

// swift-format-ignore-file
import Foundation
@preconcurrency import Observation
import struct Foundation.Date

public typealias Completion<Value> = @Sendable (Result<Value, any Error>) -> Void

@Observable
final class Garden: @unchecked Sendable, CustomStringConvertible {
  enum State: Equatable { case idle, loading(progress: Double), failed(Failure) }
  struct Failure: Error, Equatable { var code = 0; var isTransient: Bool { code == 503 } }

  private(set) var beds: [Bed] = []
  var state: State?
  var plantCount: Int { beds.reduce(0) { $0 + $1.plants.count } }
  var description: String { "Garden(\(beds.count))" }
  lazy var summary: LocalizedStringResource = "A garden of \(plantCount) plants"
  static let example = { () -> Garden in let garden = Garden(); garden.add(named: "Wall"); return garden }()
  static let titles: [State.Kind: LocalizedStringResource] = [.idle: "Resting", .busy: "Working"]
  weak var delegate: (any GardenDelegate)?
  private(set) lazy var (first, second): (Int, String) = (1, "two")
  var weight: Measurement<UnitMass> {
    get { Measurement(value: 1, unit: .kilograms) }
    set(new) { log("Weight set to \(new)") }
  }
  var area = 0.0 {
    willSet { precondition(newValue >= 0, "An area is not negative") }
    didSet(old) { if old != area { notify(title: "Area changed", body: "It is \(area) now") } }
  }

  init() {}
  convenience init?(named name: String, of beds: Bed...) {
    guard !name.isEmpty else { return nil }
    self.init()
    self.beds = beds
  }
  deinit { print("gone") }

  subscript(index: Int) -> Bed? { beds.indices ~= index ? beds[index] : nil }
  subscript(_ name: String, default fallback: @autoclosure () -> Bed) -> Bed {
    beds.first(where: { $0.name == name }) ?? fallback()
  }

  func add(named name: String, light: Light = .sun) { beds.append(Bed(name: name, light: light)) }
  func remove(_ bed: Bed) { beds.removeAll { $0.id == bed.id } }
  func water(_ bed: Bed, litres: Double? = nil) throws(Failure) -> Int {
    guard let litres, litres > 0 else { throw Failure(code: 1) }
    defer { notify(title: "Watered", body: "\(bed.name): \(litres) l") }
    return Int(litres)
  }
  @discardableResult
  func waterAll() -> [Int] { beds.compactMap { try? water($0, litres: 1.5) } }

  func notify(title: LocalizedStringResource, body: String.LocalizationValue, sound: Sound = .named("drop")) {
    let text = String(localized: body, table: "Notifications", comment: "A notification")
    delegate?.garden(self, says: text)
  }
  private func log(_ message: @autoclosure () -> String, _ level: Int = #line, in function: StaticString = #function) {}
}

protocol GardenDelegate: AnyObject, Sendable {
  associatedtype Tool: Identifiable & Hashable = Spade where Tool.ID == String
  var tools: [Tool] { get set }
  static func make() -> Self
  func garden(_ garden: Garden, says text: String)
  mutating func change<each Part>(_ parts: repeat each Part) async rethrows
}

extension GardenDelegate where Tool == Spade {
  func garden(_ garden: Garden, says text: String) { print(text) }
  var greeting: LocalizedStringKey { "Hello" }
}

struct Bed: Identifiable, Hashable, Codable {
  static let capacity = 12
  let id: UUID
  var name: String
  var plants: [Plant] = []
  var light: Light
  var sown = Date.now
  var soil: Soil = .clay
  var area: Double { 1.5 }
  var isDry: Bool { plants.contains { $0.thirst > 0.5 } }
  var icon: String { switch light { case .sun: "sun"; default: "cloud" } }
  var harvests: [Harvest] { [] }

  init(id: UUID = UUID(), name: String, light: Light) { (self.id, self.name, self.light) = (id, name, light) }
  enum CodingKeys: String, CodingKey { case id, name = "title", plants, light, sown, soil }
}

enum Light: Hashable, Codable { case sun; case shade(hours: Int) }
indirect enum Soil: String, CaseIterable, Codable {
  case clay, sand = "SAND"
  var title: String { switch self { case .clay: String(localized: "Clay"); case .sand: NSLocalizedString("soil.sand", value: "Sand", comment: "A soil") } }
}
struct Plant: Hashable, Codable { var name: String; var height: Float; var thirst: Double }
struct Harvest: Identifiable { let id: Int32; let week: String; let kilograms: Double }
struct Spade: Identifiable, Hashable { var id: String { "spade" } }
enum Units: String { case metric, imperial }
class Sound { static func named(_ name: String) -> Sound { Sound() } }
actor Weather: GlobalActorLike { nonisolated let station: String; init(_ station: String) { self.station = station } ; isolated deinit {} }
extension Garden.State { struct Kind: Hashable { static let idle = Kind(), busy = Kind() } }
extension Array where Element == Bed { var names: [String] { map(\.name) } }
extension Optional: @retroactive Identifiable where Wrapped: Identifiable { public var id: Wrapped.ID? { self?.id } }
@dynamicMemberLookup @propertyWrapper struct Clamped<Value: Comparable> {
  var wrappedValue: Value { didSet { wrappedValue = min(max(range.lowerBound, wrappedValue), range.upperBound) } }
  let range: ClosedRange<Value>
  var projectedValue: Self { get { self } set { self = newValue } }
  subscript<T>(dynamicMember path: KeyPath<Value, T>) -> T { wrappedValue[keyPath: path] }
  func callAsFunction(_ key: LocalizedStringKey) -> String { "\(key)" }
}
@resultBuilder enum PathBuilder { static func buildBlock(_ parts: String...) -> [String] { parts } }
struct Unique: ~Copyable { consuming func use() {} ; borrowing func look(_ other: borrowing Self) {} }
infix operator <+>: AdditionPrecedence
prefix operator √
precedencegroup Tight { higherThan: AdditionPrecedence associativity: left }
func <+> <T: Numeric>(left: T, right: T) -> T { left + right }
prefix func √ (x: Double) -> Double { x.squareRoot() }
@freestanding(expression) macro localized(_ key: String) -> String = #externalMacro(module: "Macros", type: "LocalizedMacro")
@attached(member, names: named(init)) macro Entity() = #externalMacro(module: "Macros", type: "EntityMacro")
@available(macOS 15, *) @_spi(Testing) public func older<T>(_ x: T) -> some Sequence<T> where T: ~Copyable & Hashable { [x] }
func tuple() -> (name: LocalizedStringKey, count: Int) { ("Tuple", 3) }
func closures(_ map: (Int, String) throws -> [String: LocalizedStringKey?]) rethrows {}
nonisolated(unsafe) var counter = 0

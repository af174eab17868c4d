// swift-format-ignore-file: a table of facts, one declaration a line.

extension KnownDeclarations {
  /// The declarations of Foundation, UIKit and CoreGraphics.
  static let foundation: StaticString = #"""
    @localizable struct LocalizedStringResource: ExpressibleByStringInterpolation {
      init(_ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Any = .main, comment: StaticString? = nil)
      init(_ key: LocalizationKey, defaultValue: LocalizationDefault, table: String? = nil, locale: Locale = .current, bundle: Any = .main, comment: StaticString? = nil)
      init(stringLiteral value: LocalizedStringResource)
      var key: String
      var locale: Locale
      var table: String?
      var defaultValue: String.LocalizationValue
    }
    extension String {
      @localizable struct LocalizationValue: ExpressibleByStringInterpolation {
        init(_ value: String)
        init(stringLiteral value: String.LocalizationValue)
      }
      init(localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Any? = nil, locale: Any = .current, comment: StaticString? = nil)
      init(localized keyAndValue: String.LocalizationValue, options: Any, table: String? = nil, bundle: Any? = nil, locale: Any = .current, comment: StaticString? = nil)
      init(localized key: LocalizationKey, defaultValue: LocalizationDefault, table: String? = nil, bundle: Any? = nil, locale: Any = .current, comment: StaticString? = nil)
      init(localized key: LocalizationKey, defaultValue: LocalizationDefault, options: Any, table: String? = nil, bundle: Any? = nil, locale: Any = .current, comment: StaticString? = nil)
      @_disfavoredOverload init(localized resource: LocalizedStringResource)
      @_disfavoredOverload init(localized resource: LocalizedStringResource, options: Any)
      static func localizedStringWithFormat(_ format: String, _ arguments: Any...) -> String
      static func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String
    }
    struct AttributedString: ExpressibleByStringLiteral {
      init(_ string: String)
      init(markdown: String)
      init(localized keyAndValue: String.LocalizationValue, options: Any? = nil, table: String? = nil, bundle: Any? = nil, locale: Any? = nil, comment: StaticString? = nil)
      init(localized keyAndValue: String.LocalizationValue, options: Any? = nil, table: String? = nil, bundle: Any? = nil, locale: Any? = nil, comment: StaticString? = nil, including: Any)
      init(localized key: LocalizationKey, defaultValue: LocalizationDefault, options: Any? = nil, table: String? = nil, bundle: Any? = nil, locale: Any? = nil, comment: StaticString? = nil)
      @_disfavoredOverload init(localized resource: LocalizedStringResource)
    }
    @localizationKey struct LocalizationKey {}
    @localizationDefault struct LocalizationDefault: ExpressibleByStringInterpolation {}
    func NSLocalizedString(_ key: LocalizationKey, tableName: String? = nil, bundle: Bundle = .main, value: LocalizationDefault = "", comment: String) -> String
    class Bundle {
      static var main: Bundle
      var bundleIdentifier: String?
      var bundlePath: String
      var infoDictionary: [String: Any]?
      func localizedString(forKey key: String, value: String?, table: String?) -> String
      func object(forInfoDictionaryKey key: String) -> Any?
    }
    typealias TimeInterval = Double
    struct Date {
      init()
      init(timeIntervalSinceNow: TimeInterval)
      init(timeIntervalSince1970: TimeInterval)
      static var now: Date
      static var distantPast: Date
      static var distantFuture: Date
      var timeIntervalSinceNow: TimeInterval
      var timeIntervalSince1970: TimeInterval
      var timeIntervalSinceReferenceDate: TimeInterval
      func timeIntervalSince(_ date: Date) -> TimeInterval
      func distance(to other: Date) -> TimeInterval
      func addingTimeInterval(_ interval: TimeInterval) -> Date
      func formatted() -> String
      func formatted(date: Any, time: Any) -> String
      func formatted<F>(_ format: F) -> String
    }
    struct DateInterval {
      var start: Date
      var end: Date
      var duration: TimeInterval
    }
    struct Calendar {
      static var current: Calendar
      func component(_ component: Calendar.Component, from date: Date) -> Int
      func dateComponents(_ components: Any, from start: Date, to end: Date) -> DateComponents
      func dateComponents(_ components: Any, from date: Date) -> DateComponents
      func date(byAdding component: Calendar.Component, value: Int, to date: Date) -> Date?
      func startOfDay(for date: Date) -> Date
      func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>?
      func ordinality(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Int?
      func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool
      func isDateInToday(_ date: Date) -> Bool
      var weekdaySymbols: [String]
      var monthSymbols: [String]
      var firstWeekday: Int
      enum Component {}
    }
    struct DateComponents {
      var year: Int?
      var month: Int?
      var weekOfYear: Int?
      var day: Int?
      var hour: Int?
      var minute: Int?
      var second: Int?
      var nanosecond: Int?
      var weekday: Int?
      var date: Date?
    }
    struct URL {
      init?(string: String)
      init(fileURLWithPath: String)
      var absoluteString: String
      var path: String
      var lastPathComponent: String
      var pathExtension: String
      var pathComponents: [String]
      var host: String?
      var port: Int?
      var scheme: String?
      var query: String?
      func path(percentEncoded: Bool = true) -> String
      func host(percentEncoded: Bool = true) -> String?
      func appendingPathComponent(_ component: String) -> URL
      func appendingPathExtension(_ component: String) -> URL
      func appending(path: String) -> URL
      func appending(component: String) -> URL
      func deletingPathExtension() -> URL
      func deletingLastPathComponent() -> URL
    }
    struct Data: RandomAccessCollection {
      typealias Element = UInt8
      var count: Int
      var isEmpty: Bool
      subscript(index: Int) -> UInt8 { get }
      subscript(range: RangeExpression) -> Data { get }
      func base64EncodedString() -> String
    }
    struct UUID {
      init()
      var uuidString: String
    }
    struct NSRange {
      var location: Int
      var length: Int
      init(location: Int, length: Int)
    }
    struct TimeZone {
      static var current: TimeZone
      var identifier: String
      func secondsFromGMT() -> Int
      func secondsFromGMT(for date: Date) -> Int
    }
    struct Locale {
      static var current: Locale
      var identifier: String
      func localizedString(forIdentifier: String) -> String?
      func localizedString(forLanguageCode: String) -> String?
      func localizedString(forRegionCode: String) -> String?
    }
    struct Decimal {
      var doubleValue: Double
    }
    class NSNumber {
      var intValue: Int
      var doubleValue: Double
      var floatValue: Float
      var boolValue: Bool
      var stringValue: String
    }
    class NSError: Error {
      var code: Int
      var domain: String
      var localizedDescription: String
    }
    struct Measurement<UnitType> {
      var value: Double
      var unit: UnitType
      func formatted() -> String
      func converted(to other: UnitType) -> Measurement<UnitType>
    }
    class Formatter {
      func string(for object: Any?) -> String?
    }
    class DateFormatter: Formatter {
      func string(from date: Date) -> String
      func date(from string: String) -> Date?
    }
    class RelativeDateTimeFormatter: Formatter {
      func localizedString(for date: Date, relativeTo reference: Date) -> String
    }
    class NumberFormatter: Formatter {
      func string(from number: NSNumber) -> String?
    }
    class ByteCountFormatter: Formatter {
      static func string(fromByteCount: Int64, countStyle: Any) -> String
      func string(fromByteCount: Int64) -> String
    }
    class DateComponentsFormatter: Formatter {
      func string(from interval: TimeInterval) -> String?
      func string(from start: Date, to end: Date) -> String?
    }
    class MeasurementFormatter: Formatter {
      func string(from measurement: Any) -> String
    }
    class ProcessInfo {
      static var processInfo: ProcessInfo
      var processName: String
      var processorCount: Int
      var activeProcessorCount: Int
      var physicalMemory: UInt64
      var operatingSystemVersionString: String
      var hostName: String
      var systemUptime: TimeInterval
    }
    class FileManager {
      static var `default`: FileManager
      func displayName(atPath path: String) -> String
    }
    class Progress {
      var fractionCompleted: Double
      var completedUnitCount: Int64
      var totalUnitCount: Int64
    }
    class HTTPURLResponse {
      var statusCode: Int
      static func localizedString(forStatusCode: Int) -> String
    }
    class UserDefaults {
      static var standard: UserDefaults
      func string(forKey key: String) -> String?
      func integer(forKey key: String) -> Int
      func double(forKey key: String) -> Double
      func float(forKey key: String) -> Float
      func bool(forKey key: String) -> Bool
    }
    class UIDevice {
      static var current: UIDevice
      var name: String
      var model: String
      var systemName: String
      var systemVersion: String
      var batteryLevel: Float
    }
    struct CGFloat {
      init(_ value: Any)
      static var pi: CGFloat
      static var infinity: CGFloat
      func rounded() -> CGFloat
      func rounded(_ rule: Any) -> CGFloat
    }
    struct CGSize {
      static var zero: CGSize
      var width: CGFloat
      var height: CGFloat
      init(width: CGFloat, height: CGFloat)
    }
    struct CGPoint {
      static var zero: CGPoint
      var x: CGFloat
      var y: CGFloat
      init(x: CGFloat, y: CGFloat)
    }
    struct CGRect {
      static var zero: CGRect
      var origin: CGPoint
      var size: CGSize
      var width: CGFloat
      var height: CGFloat
      var minX: CGFloat
      var minY: CGFloat
      var midX: CGFloat
      var midY: CGFloat
      var maxX: CGFloat
      var maxY: CGFloat
    }
    struct CLLocationCoordinate2D {
      var latitude: Double
      var longitude: Double
    }
    struct IndexPath {
      var row: Int
      var section: Int
      var item: Int
    }
    struct Notification {
      struct Name: ExpressibleByStringLiteral {}
    }
    typealias OSStatus = Int32
    func AuthorizationCreate(_ rights: Any?, _ environment: Any?, _ flags: Any, _ authorization: Any?) -> OSStatus
    func AuthorizationCopyRights(_ authorization: Any, _ rights: Any, _ environment: Any?, _ flags: Any, _ authorizedRights: Any?) -> OSStatus
    func AuthorizationFree(_ authorization: Any, _ flags: Any) -> OSStatus
    func SecItemAdd(_ attributes: Any, _ result: Any?) -> OSStatus
    func SecItemCopyMatching(_ query: Any, _ result: Any?) -> OSStatus
    func SecItemUpdate(_ query: Any, _ attributesToUpdate: Any) -> OSStatus
    func SecItemDelete(_ query: Any) -> OSStatus
    typealias pid_t = Int32
    typealias CGWindowID = UInt32
    typealias CGDirectDisplayID = UInt32
    protocol Error {
      var localizedDescription: String { get }
    }
    protocol LocalizedError: Error {
      var errorDescription: String? { get }
      var failureReason: String? { get }
      var recoverySuggestion: String? { get }
      var helpAnchor: String? { get }
    }
    """#
}

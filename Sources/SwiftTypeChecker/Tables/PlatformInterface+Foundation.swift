// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of Foundation, as far as they tell the type of an argument or a value.
  static let foundation: StaticString = #"""
    typealias CGDirectDisplayID = UInt32
    typealias CGWindowID = UInt32
    typealias OSStatus = Int32
    typealias TimeInterval = Double
    typealias pid_t = Int32
    var NSNotFound: Int
    func AuthorizationCopyRights(_ authorization: Any, _ rights: Any, _ environment: Any?, _ flags: Any, _ authorizedRights: Any?) -> OSStatus
    func AuthorizationCreate(_ rights: Any?, _ environment: Any?, _ flags: Any, _ authorization: Any?) -> OSStatus
    func AuthorizationFree(_ authorization: Any, _ flags: Any) -> OSStatus
    func NSLocalizedString(_ key: LocalizationKey, tableName: String? = _, bundle: Bundle = _, value: LocalizationDefault = _, comment: String) -> String
    macro Predicate<Input>(_ body: (Input) -> Bool) -> Predicate<Input>
    func SecItemAdd(_ attributes: Any, _ result: Any?) -> OSStatus
    func SecItemCopyMatching(_ query: Any, _ result: Any?) -> OSStatus
    func SecItemDelete(_ query: Any) -> OSStatus
    func SecItemUpdate(_ query: Any, _ attributesToUpdate: Any) -> OSStatus
    func pow(_ x: Decimal, _ y: Int) -> Decimal
    struct AttributedString: ExpressibleByStringLiteral {
      init(_ string: String)
      init(localized: LocalizationKey, defaultValue: LocalizationDefault, options: Any? = _, table: String? = _, bundle: Any? = _, locale: Any? = _, comment: StaticString? = _)
      @_disfavoredOverload init(localized: LocalizedStringResource)
      init(localized: String.LocalizationValue, options: Any? = _, table: String? = _, bundle: Any? = _, locale: Any? = _, comment: StaticString? = _)
      init(localized: String.LocalizationValue, options: Any? = _, table: String? = _, bundle: Any? = _, locale: Any? = _, comment: StaticString? = _, including: Any)
      init(markdown: String)
    }
    extension BinaryFloatingPoint {
      func formatted() -> String
    }
    extension BinaryInteger {
      func formatted() -> String
    }
    class Bundle {
      var bundleIdentifier: String?
      var bundlePath: String
      var infoDictionary: [String: Any]?
      static var main: Bundle
      func localizedString(forKey: String, value: String?, table: String?) -> String
      func object(forInfoDictionaryKey: String) -> Any?
    }
    class ByteCountFormatter: Formatter {
      func string(fromByteCount: Int64) -> String
      static func string(fromByteCount: Int64, countStyle: Any) -> String
    }
    struct CGFloat {
      static var infinity, pi: CGFloat
      init(_ value: Any)
      func rounded() -> CGFloat
      func rounded(_ rule: Any) -> CGFloat
    }
    struct CGPoint {
      var x, y: CGFloat
      static var zero: CGPoint
      init(x: CGFloat, y: CGFloat)
    }
    struct CGRect {
      var height, maxX, maxY, midX, midY, minX, minY, width: CGFloat
      var origin: CGPoint
      var size: CGSize
      static var zero: CGRect
    }
    struct CGSize {
      var height, width: CGFloat
      static var zero: CGSize
      init(width: CGFloat, height: CGFloat)
    }
    struct CLLocationCoordinate2D {
      var latitude, longitude: Double
    }
    struct Calendar {
      var amSymbol, pmSymbol: String
      static var current: Calendar
      var eraSymbols, longEraSymbols, monthSymbols, quarterSymbols, shortMonthSymbols, shortQuarterSymbols, shortStandaloneMonthSymbols, shortStandaloneQuarterSymbols, shortStandaloneWeekdaySymbols, shortWeekdaySymbols, standaloneMonthSymbols, standaloneQuarterSymbols, standaloneWeekdaySymbols, veryShortMonthSymbols, veryShortStandaloneMonthSymbols, veryShortStandaloneWeekdaySymbols, veryShortWeekdaySymbols, weekdaySymbols: [String]
      var firstWeekday, minimumDaysInFirstWeek: Int
      var locale: Locale?
      var timeZone: TimeZone
      func component(_ component: Calendar.Component, from: Date) -> Int
      func date(byAdding: Calendar.Component, value: Int, to: Date) -> Date?
      func date(byAdding: Calendar.Component, value: Int, to: Date, wrappingComponents: Bool = _) -> Date?
      func date(byAdding: DateComponents, to: Date, wrappingComponents: Bool = _) -> Date?
      func date(bySetting: Calendar.Component, value: Int, of: Date) -> Date?
      func date(bySettingHour: Int, minute: Int, second: Int, of: Date, matchingPolicy: Calendar.MatchingPolicy = _, repeatedTimePolicy: Calendar.RepeatedTimePolicy = _, direction: Calendar.SearchDirection = _) -> Date?
      func date(from: DateComponents) -> Date?
      func dateComponents(_ components: Any, from: Date) -> DateComponents
      func dateComponents(_ components: Any, from: Date, to: Date) -> DateComponents
      func dateComponents(_ components: Set<Calendar.Component>, from: Date) -> DateComponents
      func dateComponents(_ components: Set<Calendar.Component>, from: Date, to: Date) -> DateComponents
      func dateComponents(_ components: Set<Calendar.Component>, from: DateComponents, to: DateComponents) -> DateComponents
      func dateComponents(in: TimeZone, from: Date) -> DateComponents
      func dateInterval(of: Calendar.Component, for: Date) -> DateInterval?
      func dateIntervalOfWeekend(containing: Date) -> DateInterval?
      func enumerateDates(startingAfter: Date, matching: DateComponents, matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy = _, direction: Calendar.SearchDirection = _, using: (Date?, Bool, Bool) -> Void)
      func isDate(_ date1: Date, inSameDayAs: Date) -> Bool
      func isDateInToday(_ date: Date) -> Bool
      func maximumRange(of: Calendar.Component) -> Range<Int>?
      func minimumRange(of: Calendar.Component) -> Range<Int>?
      func nextDate(after: Date, matching: DateComponents, matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy = _, direction: Calendar.SearchDirection = _) -> Date?
      func nextWeekend(startingAfter: Date, direction: Calendar.SearchDirection = _) -> DateInterval?
      func ordinality(of: Calendar.Component, in: Calendar.Component, for: Date) -> Int?
      func range(of: Calendar.Component, in: Calendar.Component, for: Date) -> Range<Int>?
      func startOfDay(for: Date) -> Date
      enum Component {}
    }
    protocol CustomLocalizedStringResourceConvertible {
      var localizedStringResource: LocalizedStringResource
    }
    protocol CustomNSError {
      var errorCode: Int
    }
    struct Data: RandomAccessCollection {
      typealias Element = UInt8
      var count: Int
      var indices: Range<Int>
      var isEmpty: Bool
      func advanced(by: Int) -> Data
      func base64EncodedData(options: Data.Base64EncodingOptions = _) -> Data
      func base64EncodedString() -> String
      func base64EncodedString(options: Data.Base64EncodingOptions = _) -> String
      func copyBytes<DestinationType>(to: UnsafeMutableBufferPointer<DestinationType>, from: Range<Data.Index>? = _) -> Int
      func enumerateBytes(_ block: (UnsafeBufferPointer<UInt8>, Data.Index, Bool) -> Void)
      func makeIterator() -> Data.Iterator
      func range(of: Data, options: Data.SearchOptions = _, in: Range<Data.Index>? = _) -> Range<Data.Index>?
      func subdata(in: Range<Data.Index>) -> Data
      subscript(_: Data.Index) -> UInt8
      subscript(_: Int) -> UInt8
      subscript(_: Range<Data.Index>) -> Data
      subscript(_: RangeExpression) -> Data
      subscript<R: RangeExpression>(_: R) -> Data
      func withUnsafeBytes<ResultType, ContentType>(_ body: (UnsafePointer<ContentType>) -> ResultType) -> ResultType
      func withUnsafeBytes<ResultType>(_ body: (UnsafeRawBufferPointer) -> ResultType) -> ResultType
      func withUnsafeMutableBytes<ResultType, ContentType>(_ body: (UnsafeMutablePointer<ContentType>) -> ResultType) -> ResultType
      func withUnsafeMutableBytes<ResultType>(_ body: (UnsafeMutableRawBufferPointer) -> ResultType) -> ResultType
      enum Deallocator {
        case custom((UnsafeMutableRawPointer, Int) -> Void)
      }
      struct Iterator {
        typealias Element = UInt8
        func next() -> UInt8?
      }
    }
    struct Date {
      static var distantFuture, distantPast, now: Date
      var timeIntervalSince1970, timeIntervalSinceNow, timeIntervalSinceReferenceDate: TimeInterval
      init()
      init(timeIntervalSince1970: TimeInterval)
      init(timeIntervalSinceNow: TimeInterval)
      func ISO8601Format(_ style: Date.ISO8601FormatStyle = _) -> String
      func addingTimeInterval(_ interval: TimeInterval) -> Date
      func advanced(by: TimeInterval) -> Date
      func description(with: Locale?) -> String
      func distance(to: Date) -> TimeInterval
      func formatted() -> String
      func formatted(date: Any, time: Any) -> String
      func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String
      func formatted<F>(_ format: F) -> String
      func timeIntervalSince(_ date: Date) -> TimeInterval
      struct FormatString: ExpressibleByStringInterpolation {}
    }
    struct DateComponents {
      var calendar: Calendar?
      var date: Date?
      var day, era, hour, minute, month, nanosecond, quarter, second, weekOfMonth, weekOfYear, weekday, weekdayOrdinal, year, yearForWeekOfYear: Int?
      var timeZone: TimeZone?
      func value(for: Calendar.Component) -> Int?
    }
    class DateComponentsFormatter: Formatter {
      func string(from: Date, to: Date) -> String?
      func string(from: TimeInterval) -> String?
    }
    class DateFormatter: Formatter {
      func date(from: String) -> Date?
      func string(from: Date) -> String
    }
    struct DateInterval {
      var duration: TimeInterval
      var end, start: Date
      func intersection(with: DateInterval) -> DateInterval?
    }
    struct Decimal {
      var doubleValue: Double
      var exponent: Int
      var magnitude, nextDown, nextUp, significand, ulp: Decimal
      func advanced(by: Decimal) -> Decimal
      func distance(to: Decimal) -> Decimal
      func formatted() -> String
    }
    extension Duration {
      func formatted() -> String
    }
    protocol Error {
      var localizedDescription: String
    }
    class FileHandle {
      var fileDescriptor: Int32
      var offsetInFile: UInt64
      func offset() -> UInt64
      func read(upToCount: Int) -> Data?
      func readToEnd() -> Data?
      func seekToEnd() -> UInt64
      struct AsyncBytes: AsyncSequence {
        typealias Element = UInt8
        func makeAsyncIterator() -> FileHandle.AsyncBytes.Iterator
        struct Iterator {
          typealias Element = UInt8
          func next() -> UInt8?
        }
      }
    }
    class FileManager {
      static var `default`: FileManager
      func displayName(atPath: String) -> String
      func enumerator(at: URL, includingPropertiesForKeys: [URLResourceKey]?, options: FileManager.DirectoryEnumerationOptions = _, errorHandler: ((URL, Error) -> Bool)? = _) -> FileManager.DirectoryEnumerator?
      func replaceItemAt(_ originalItemURL: URL, withItemAt: URL, backupItemName: String? = _, options: FileManager.ItemReplacementOptions = _) -> URL?
    }
    class Formatter {
      func string(for: Any?) -> String?
    }
    class HTTPCookie {
      var comment: String?
      var domain, name, path, value: String
      var expiresDate: Date?
      var version: Int
    }
    class HTTPURLResponse: URLResponse {
      var statusCode: Int
      static func localizedString(forStatusCode: Int) -> String
    }
    class Host {
      var address, localizedName, name: String?
      var addresses, names: [String]
    }
    struct IndexPath: RandomAccessCollection {
      typealias Element = Int
      var count, item, row, section: Int
      func appending(_ other: IndexPath) -> IndexPath
      func appending(_ other: IndexPath.Element) -> IndexPath
      func appending(_ other: [IndexPath.Element]) -> IndexPath
      func dropLast() -> IndexPath
      subscript(_: Range<IndexPath.Index>) -> IndexPath
    }
    struct Locale {
      var alternateQuotationBeginDelimiter, alternateQuotationEndDelimiter, collationIdentifier, collatorIdentifier, currencyCode, currencySymbol, decimalSeparator, groupingSeparator, languageCode, quotationBeginDelimiter, quotationEndDelimiter, regionCode, scriptCode, variantCode: String?
      var availableNumberingSystems: [Locale.NumberingSystem]
      var calendar: Calendar
      var collation: Locale.Collation
      var currency: Locale.Currency?
      static var current: Locale
      var identifier: String
      var language: Locale.Language
      var measurementSystem: Locale.MeasurementSystem
      var numberingSystem: Locale.NumberingSystem
      var region: Locale.Region?
      var subdivision: Locale.Subdivision?
      var timeZone: TimeZone?
      var variant: Locale.Variant?
      func identifier(_ type: Locale.IdentifierType) -> String
      func localizedString(for: Calendar.Identifier) -> String?
      func localizedString(forCollationIdentifier: String) -> String?
      func localizedString(forCollatorIdentifier: String) -> String?
      func localizedString(forCurrencyCode: String) -> String?
      func localizedString(forIdentifier: String) -> String?
      func localizedString(forLanguageCode: String) -> String?
      func localizedString(forRegionCode: String) -> String?
      func localizedString(forScriptCode: String) -> String?
      func localizedString(forVariantCode: String) -> String?
      struct Collation: ExpressibleByStringLiteral {
        var identifier: String
      }
      struct Components {
        var collation: Locale.Collation?
        var currency: Locale.Currency?
        var measurementSystem: Locale.MeasurementSystem?
        var numberingSystem: Locale.NumberingSystem?
        var region: Locale.Region?
        var subdivision: Locale.Subdivision?
        var timeZone: TimeZone?
        var variant: Locale.Variant?
      }
      struct Currency: ExpressibleByStringLiteral {
        var identifier: String
      }
      struct Language {
        var languageCode: Locale.LanguageCode?
        var maximalIdentifier, minimalIdentifier: String
        var parent: Locale.Language?
        var region: Locale.Region?
        var script: Locale.Script?
        struct Components {
          var languageCode: Locale.LanguageCode?
          var region: Locale.Region?
          var script: Locale.Script?
        }
      }
      struct LanguageCode: ExpressibleByStringLiteral {
        var identifier: String
        func identifier(_ type: Locale.LanguageCode.IdentifierType) -> String?
      }
      struct MeasurementSystem: ExpressibleByStringLiteral {
        var identifier: String
      }
      struct NumberingSystem: ExpressibleByStringLiteral {
        var identifier: String
      }
      struct Region: ExpressibleByStringLiteral {
        var containingRegion, continent: Locale.Region?
        var identifier: String
        var subRegions: [Locale.Region]
      }
      struct Script: ExpressibleByStringLiteral {
        var identifier: String
      }
      struct Subdivision: ExpressibleByStringLiteral {
        var identifier: String
      }
      struct Variant: ExpressibleByStringLiteral {
        var identifier: String
      }
    }
    @localizationDefault struct LocalizationDefault: ExpressibleByStringInterpolation {}
    @localizationKey struct LocalizationKey {}
    protocol LocalizedError {
      var errorDescription, failureReason, helpAnchor, recoverySuggestion: String?
    }
    @localizable struct LocalizedStringResource: ExpressibleByStringInterpolation {
      var defaultValue: String.LocalizationValue
      var key: String
      var locale: Locale
      var table: String?
      init(_ key: LocalizationKey, defaultValue: LocalizationDefault, table: String? = _, locale: Locale = _, bundle: Any = _, comment: StaticString? = _)
      init(_ keyAndValue: String.LocalizationValue, table: String? = _, locale: Locale = _, bundle: Any = _, comment: StaticString? = _)
      init(stringLiteral: LocalizedStringResource)
    }
    struct Measurement<UnitType> {
      var unit: UnitType
      var value: Double
      func converted(to: UnitType) -> Measurement<UnitType>
      func formatted() -> String
      func formatted<F>(_ format: F) -> String
    }
    extension Measurement where UnitType: Dimension {
      func converted(to: UnitType) -> Measurement<UnitType>
    }
    class MeasurementFormatter: Formatter {
      func string(from: Any) -> String
      func string<UnitType: Unit>(from: Measurement<UnitType>) -> String
    }
    class NSArray: Sequence {
      typealias Element = Any
      var count, underestimatedCount: Int
    }
    class NSAttributedString {
      var length: Int
      var string: String
    }
    class NSCache<KeyType, ObjectType> {
      var countLimit, totalCostLimit: Int
      var name: String
      func object(forKey: KeyType) -> ObjectType?
    }
    class NSCountedSet {
      func count(for: Any) -> Int
    }
    class NSDecimalNumber: NSNumber {
      var decimalValue: Decimal
    }
    class NSDictionary: Sequence {
      typealias Element = (key: Any, value: Any)
      var count, underestimatedCount: Int
      class Iterator {
        typealias Element = (key: Any, value: Any)
      }
    }
    extension NSEnumerator: Sequence {
      typealias Element = Any
    }
    class NSError {
      var code: Int
      var domain, localizedDescription: String
    }
    class NSMutableData {}
    class NSNumber {
      var boolValue: Bool
      var decimalValue: Decimal
      var doubleValue: Double
      var floatValue: Float
      var int16Value: Int16
      var int32Value: Int32
      var int64Value: Int64
      var int8Value: Int8
      var intValue: Int
      var stringValue: String
      var uint16Value: UInt16
      var uint32Value: UInt32
      var uint64Value: UInt64
      var uint8Value: UInt8
      var uintValue: UInt
    }
    class NSOrderedSet: Sequence {
      typealias Element = Any
      var count, underestimatedCount: Int
    }
    struct NSRange {
      var length, location, lowerBound, upperBound: Int
      init(location: Int, length: Int)
    }
    class NSRegularExpression {
      var numberOfCaptureGroups: Int
      var pattern: String
    }
    class NSSet: Sequence {
      typealias Element = Any
      var count, underestimatedCount: Int
    }
    class NSString: ExpressibleByStringLiteral {
      var doubleValue: Double
      var floatValue: Float
      var intValue: Int32
      var integerValue, length: Int
      func appendingFormat(_ format: NSString, _ args: CVarArg...) -> NSString
    }
    class NSTextCheckingResult {
      var numberOfRanges: Int
      var range: NSRange
    }
    class NSURL {
      var absoluteString, host, lastPathComponent, path, pathExtension: String?
      var port: NSNumber?
    }
    class NSUbiquitousKeyValueStore {
      func bool(forKey: String) -> Bool
      func double(forKey: String) -> Double
      func longLong(forKey: String) -> Int64
      func string(forKey: String) -> String?
    }
    class NetService {
      var addresses: [Data]?
      var domain, name, type: String
      var hostName: String?
      var port: Int
    }
    class NetServiceBrowser {}
    struct Notification {
      struct Name: ExpressibleByStringLiteral {}
    }
    extension NotificationCenter {
      class Notifications: AsyncSequence {
        typealias Element = Notification
        struct Iterator {
          typealias Element = Notification
        }
      }
    }
    class NumberFormatter: Formatter {
      func string(from: NSNumber) -> String?
    }
    class OperationQueue {
      var maxConcurrentOperationCount, operationCount: Int
      var minimumTolerance: OperationQueue.SchedulerTimeType.Stride
      var name: String?
      var now: OperationQueue.SchedulerTimeType
      struct SchedulerTimeType {
        var date: Date
        func advanced(by: OperationQueue.SchedulerTimeType.Stride) -> OperationQueue.SchedulerTimeType
        func distance(to: OperationQueue.SchedulerTimeType) -> OperationQueue.SchedulerTimeType.Stride
        struct Stride {
          var magnitude, timeInterval: TimeInterval
        }
      }
    }
    struct PersonNameComponents {
      var familyName, givenName, middleName, namePrefix, nameSuffix, nickname: String?
      var phoneticRepresentation: PersonNameComponents?
      func formatted() -> String
    }
    class Process {
      var arguments: [String]?
      var currentDirectoryURL, executableURL: URL?
      var isRunning: Bool
      var launchPath: String?
      var processIdentifier, terminationStatus: Int32
    }
    class ProcessInfo {
      var activeProcessorCount, processorCount: Int
      var hostName, operatingSystemVersionString, processName: String
      var physicalMemory: UInt64
      static var processInfo: ProcessInfo
      var systemUptime: TimeInterval
    }
    class Progress {
      var completedUnitCount, totalUnitCount: Int64
      var estimatedTimeRemaining: TimeInterval?
      var fileCompletedCount, fileTotalCount, throughput: Int?
      var fractionCompleted: Double
    }
    extension Range {
      func formatted() -> String
      func formatted(date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle) -> String
    }
    protocol RecoverableError {
      var recoveryOptions: [String]
      func attemptRecovery(optionIndex: Int, resultHandler: (Bool) -> Void)
    }
    class RelativeDateTimeFormatter: Formatter {
      func localizedString(for: Date, relativeTo: Date) -> String
    }
    extension Sequence {
      func formatted() -> String
    }
    extension String {
      init(localized: LocalizationKey, defaultValue: LocalizationDefault, options: Any, table: String? = _, bundle: Any? = _, locale: Any = _, comment: StaticString? = _)
      init(localized: LocalizationKey, defaultValue: LocalizationDefault, table: String? = _, bundle: Any? = _, locale: Any = _, comment: StaticString? = _)
      @_disfavoredOverload init(localized: LocalizedStringResource)
      @_disfavoredOverload init(localized: LocalizedStringResource, options: Any)
      @_disfavoredOverload init(localized: LocalizedStringResource, options: String.LocalizationOptions)
      init(localized: String.LocalizationValue, options: Any, table: String? = _, bundle: Any? = _, locale: Any = _, comment: StaticString? = _)
      init(localized: String.LocalizationValue, table: String? = _, bundle: Any? = _, locale: Any = _, comment: StaticString? = _)
      static func localizedName(of: String.Encoding) -> String
      static func localizedStringWithFormat(_ format: String, _ arguments: Any...) -> String
      static func localizedUserNotificationString(forKey: String, arguments: [Any]?) -> String
      struct Comparator {
        var locale: Locale?
      }
      @localizable struct LocalizationValue: ExpressibleByStringInterpolation {
        init(_ value: String)
        init(stringLiteral: String.LocalizationValue)
      }
    }
    extension StringProtocol {
      var capitalized, decomposedStringWithCanonicalMapping, decomposedStringWithCompatibilityMapping, localizedCapitalized, localizedLowercase, localizedUppercase, precomposedStringWithCanonicalMapping, precomposedStringWithCompatibilityMapping: String
      var hash: Int
      var removingPercentEncoding: String?
      func addingPercentEncoding(withAllowedCharacters: CharacterSet) -> String?
      func addingPercentEscapes(using: String.Encoding) -> String?
      func appending(_ other: StringProtocol) -> String
      func appending<T: StringProtocol>(_ aString: T) -> String
      func appendingFormat<T: StringProtocol>(_ format: T, _ arguments: CVarArg...) -> String
      func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String?
      func capitalized(with: Locale?) -> String
      func commonPrefix<T: StringProtocol>(with: T, options: String.CompareOptions = _) -> String
      func completePath(into: UnsafeMutablePointer<String>? = _, caseSensitive: Bool, matchesInto: UnsafeMutablePointer<[String]>? = _, filterTypes: [String]? = _) -> Int
      func components(separatedBy: CharacterSet) -> [String]
      func components<T: StringProtocol>(separatedBy: T) -> [String]
      func data(using: String.Encoding, allowLossyConversion: Bool = _) -> Data?
      func enumerateLines(invoking: (String, Bool) -> Void)
      func enumerateLinguisticTags<T: StringProtocol, R: RangeExpression>(in: R, scheme: T, options: NSLinguisticTagger.Options = _, orthography: NSOrthography? = _, invoking: (String, Range<Self.Index>, Range<Self.Index>, Bool) -> Void) where R.Bound == String.Index
      func enumerateSubstrings<R: RangeExpression>(in: R, options: String.EnumerationOptions = _, _ body: (String?, Range<Self.Index>, Range<Self.Index>, Bool) -> Void) where R.Bound == String.Index
      func folding(options: String.CompareOptions = _, locale: Locale?) -> String
      func lengthOfBytes(using: String.Encoding) -> Int
      func lineRange(for: RangeExpression<Index>) -> Range<Self.Index>
      func lineRange<R: RangeExpression>(for: R) -> Range<Self.Index> where R.Bound == String.Index
      func linguisticTags<T: StringProtocol, R: RangeExpression>(in: R, scheme: T, options: NSLinguisticTagger.Options = _, orthography: NSOrthography? = _, tokenRanges: UnsafeMutablePointer<[Range<Self.Index>]>? = _) -> [String] where R.Bound == String.Index
      func localizedStandardRange<T: StringProtocol>(of: T) -> Range<Self.Index>?
      func lowercased(with: Locale?) -> String
      func maximumLengthOfBytes(using: String.Encoding) -> Int
      func padding<T: StringProtocol>(toLength: Int, withPad: T, startingAt: Int) -> String
      func paragraphRange(for: RangeExpression<Index>) -> Range<Self.Index>
      func paragraphRange<R: RangeExpression>(for: R) -> Range<Self.Index> where R.Bound == String.Index
      func range<T: StringProtocol>(of: T, options: String.CompareOptions = _, range: Range<Self.Index>? = _, locale: Locale? = _) -> Range<Self.Index>?
      func rangeOfCharacter(from: CharacterSet, options: String.CompareOptions = _, range: Range<Self.Index>? = _) -> Range<Self.Index>?
      func rangeOfComposedCharacterSequence(at: Self.Index) -> Range<Self.Index>
      func rangeOfComposedCharacterSequences<R: RangeExpression>(for: R) -> Range<Self.Index> where R.Bound == String.Index
      func replacingCharacters<T: StringProtocol, R: RangeExpression>(in: R, with: T) -> String where R.Bound == String.Index
      func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(of: Target, with: Replacement, options: String.CompareOptions = _, range: Range<Self.Index>? = _) -> String
      func replacingPercentEscapes(using: String.Encoding) -> String?
      func substring(from: Self.Index) -> String
      func substring(to: Self.Index) -> String
      func substring(with: Range<Self.Index>) -> String
      func trimmingCharacters(in: CharacterSet) -> String
      func uppercased(with: Locale?) -> String
    }
    class Thread {
      var name: String?
      var stackSize: Int
      var threadPriority: Double
    }
    struct TimeZone {
      static var current: TimeZone
      var identifier: String
      var nextDaylightSavingTimeTransition: Date?
      func abbreviation(for: Date = _) -> String?
      func daylightSavingTimeOffset(for: Date = _) -> TimeInterval
      func localizedName(for: NSTimeZone.NameStyle, locale: Locale?) -> String?
      func localizedName(for: TimeZone.NameStyle, locale: Locale?) -> String?
      func nextDaylightSavingTimeTransition(after: Date) -> Date?
      func secondsFromGMT() -> Int
      func secondsFromGMT(for: Date) -> Int
    }
    class Timer {
      var fireDate: Date
      var timeInterval: TimeInterval
      class TimerPublisher {
        var interval: TimeInterval
        var tolerance: TimeInterval?
      }
    }
    class UIDevice {
      var batteryLevel: Float
      static var current: UIDevice
      var model, name, systemName, systemVersion: String
    }
    struct URL {
      var absoluteString, lastPathComponent, path, pathExtension, relativePath, relativeString: String
      var absoluteURL, standardized, standardizedFileURL: URL
      var baseURL: URL?
      var dataRepresentation: Data
      var fragment, host, password, query, scheme, user: String?
      var pathComponents: [String]
      var port: Int?
      init(fileURLWithPath: String)
      init?(string: String)
      func appending(component: String) -> URL
      func appending(path: String) -> URL
      func appending(queryItems: [URLQueryItem]) -> URL
      func appending<S: StringProtocol>(component: S, directoryHint: URL.DirectoryHint = _) -> URL
      func appending<S: StringProtocol>(components: S..., directoryHint: URL.DirectoryHint = _) -> URL
      func appending<S: StringProtocol>(path: S, directoryHint: URL.DirectoryHint = _) -> URL
      func appendingPathComponent(_ component: String) -> URL
      func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL
      func appendingPathExtension(_ component: String) -> URL
      func bookmarkData(options: URL.BookmarkCreationOptions = _, includingResourceValuesForKeys: Set<URLResourceKey>? = _, relativeTo: URL? = _) -> Data
      func deletingLastPathComponent() -> URL
      func deletingPathExtension() -> URL
      func formatted() -> String
      func fragment(percentEncoded: Bool = _) -> String?
      func host(percentEncoded: Bool = _) -> String?
      func password(percentEncoded: Bool = _) -> String?
      func path(percentEncoded: Bool = _) -> String
      func query(percentEncoded: Bool = _) -> String?
      func resolvingSymlinksInPath() -> URL
      func user(percentEncoded: Bool = _) -> String?
      func withUnsafeFileSystemRepresentation<ResultType>(_ block: (UnsafePointer<Int8>?) -> ResultType) -> ResultType
    }
    class URLCache {
      var currentDiskUsage, currentMemoryUsage, diskCapacity, memoryCapacity: Int
    }
    struct URLComponents {
      var encodedHost, fragment, host, password, percentEncodedFragment, percentEncodedHost, percentEncodedPassword, percentEncodedQuery, percentEncodedUser, query, scheme, string, user: String?
      var path, percentEncodedPath: String
      var percentEncodedQueryItems, queryItems: [URLQueryItem]?
      var port: Int?
      var rangeOfFragment, rangeOfHost, rangeOfPassword, rangeOfPath, rangeOfPort, rangeOfQuery, rangeOfScheme, rangeOfUser: Range<String.Index>?
      var url: URL?
      func url(relativeTo: URL?) -> URL?
    }
    struct URLQueryItem {
      var name: String
      var value: String?
    }
    struct URLRequest {
      var httpBody: Data?
      var httpMethod: String?
      var mainDocumentURL, url: URL?
      var timeoutInterval: TimeInterval
      func value(forHTTPHeaderField: String) -> String?
    }
    struct URLResource {
      var bundle: Bundle
      var locale: Locale
      var name: String
      var subdirectory: String?
    }
    class URLResponse {
      var expectedContentLength: Int64
      var mimeType, suggestedFilename, textEncodingName: String?
      var url: URL?
    }
    extension URLSession {
      struct AsyncBytes: AsyncSequence {
        typealias Element = UInt8
        func makeAsyncIterator() -> URLSession.AsyncBytes.Iterator
        struct Iterator {
          typealias Element = UInt8
          func next() -> UInt8?
        }
      }
      struct DataTaskPublisher {
        var request: URLRequest
      }
    }
    class URLSessionTask {
      var countOfBytesExpectedToReceive, countOfBytesExpectedToSend, countOfBytesReceived, countOfBytesSent: Int64
      var priority: Float
      var progress: Progress
      var taskDescription: String?
      var taskIdentifier: Int
    }
    extension URLSessionTaskTransactionMetrics {
      var localPort, remotePort: Int?
    }
    struct UUID {
      var uuidString: String
      init()
    }
    extension UndoManager {
      func registerUndo<TargetType>(withTarget: TargetType, handler: (TargetType) -> Void)
    }
    class UserDefaults {
      static var standard: UserDefaults
      func bool(forKey: String) -> Bool
      func double(forKey: String) -> Double
      func float(forKey: String) -> Float
      func integer(forKey: String) -> Int
      func string(forKey: String) -> String?
    }
    """#
}

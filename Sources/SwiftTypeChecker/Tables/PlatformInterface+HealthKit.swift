// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of HealthKit, as far as they tell the type of an argument or a value.
  static let healthKit: StaticString = #"""
    struct BufferedAsyncByteIterator {
      typealias Element = UInt8
      func next() -> UInt8?
    }
    struct HKActivitySummaryQueryDescriptor {
      struct Results: AsyncSequence {
        typealias Element = [HKActivitySummary]
        struct Iterator {
          typealias Element = HKActivitySummaryQueryDescriptor.Results.Element
        }
      }
    }
    struct HKAnchoredObjectQueryDescriptor<Sample: HKSample> {
      var limit: Int?
      struct Results: AsyncSequence {
        typealias Element = HKAnchoredObjectQueryDescriptor<Sample>.Result
        struct Iterator {
          typealias Element = HKAnchoredObjectQueryDescriptor<Sample>.Results.Element
        }
      }
    }
    extension HKAppleWalkingSteadinessClassification: CaseIterable {
      var maximum, minimum: HKQuantity
    }
    class HKAttachment {
      var creationDate: Date
      var name: String
      var size: Int
      struct AsyncBytes: AsyncSequence {
        typealias Element = UInt8
        func makeAsyncIterator() -> BufferedAsyncByteIterator
      }
    }
    class HKAttachmentDataReader {
      var attachment: HKAttachment
      var data: Data
      var progress: Progress
    }
    extension HKAttachmentStore {
      func addAttachment(to: HKObject, name: String, contentType: UTType, url: URL, metadata: [String: Any] = _) -> HKAttachment
      func addAttachment(to: HKObject, name: String, contentType: UTType, url: URL, metadata: [String: Any] = _, completion: (HKAttachment?, Error?) -> Void)
    }
    class HKAudiogramSample: HKSample {
      var sensitivityPoints: [HKAudiogramSensitivityPoint]
    }
    class HKCDADocument {
      var authorName, custodianName, patientName, title: String
    }
    class HKCDADocumentSample {
      var document: HKCDADocument?
    }
    class HKCategorySample: HKSample {
      var value: Int
    }
    protocol HKCategoryValuePredicateProviding: RawRepresentable {}
    class HKClinicalRecord: HKSample {
      var displayName: String
      var fhirResource: HKFHIRResource?
    }
    class HKContactsPrescription: HKVisionPrescription {
      var brand: String
      var leftEye, rightEye: HKContactsLensSpecification?
    }
    class HKCorrelation: HKSample {
      var objects: Set<HKSample>
    }
    class HKDevice {
      var firmwareVersion, hardwareVersion, localIdentifier, manufacturer, model, name, softwareVersion, udiDeviceIdentifier: String?
    }
    class HKDiscreteQuantitySample: HKQuantitySample {
      var mostRecentQuantityDateInterval: DateInterval
    }
    class HKDocumentQuery: HKQuery {
      var limit: Int
    }
    class HKElectrocardiogram: HKSample {
      var numberOfVoltageMeasurements: Int
      class VoltageMeasurement {
        var timeSinceSampleStart: TimeInterval
      }
    }
    extension HKElectrocardiogramQuery {
      init(_ ecg: HKElectrocardiogram, dataHandler: (HKElectrocardiogramQuery, HKElectrocardiogramQuery.Result) -> Void)
    }
    struct HKElectrocardiogramQueryDescriptor {
      var electrocardiogram: HKElectrocardiogram
      struct Results: AsyncSequence {
        typealias Element = HKElectrocardiogram.VoltageMeasurement
        struct Iterator {
          typealias Element = HKElectrocardiogramQueryDescriptor.Results.Element
        }
      }
    }
    class HKFHIRResource {
      var fhirVersion: HKFHIRVersion
      var identifier: String
      var sourceURL: URL?
    }
    class HKFHIRVersion {
      var majorVersion, minorVersion, patchVersion: Int
      var stringRepresentation: String
    }
    class HKGlassesLensSpecification {
      var prism: HKVisionPrism?
    }
    class HKGlassesPrescription: HKVisionPrescription {
      var leftEye, rightEye: HKGlassesLensSpecification?
    }
    class HKHeartbeatSeriesBuilder {
      static var maximumCount: Int
    }
    struct HKHeartbeatSeriesQueryDescriptor {
      struct Heartbeat {
        var timeIntervalSinceStart: TimeInterval
      }
      struct Results: AsyncSequence {
        typealias Element = HKHeartbeatSeriesQueryDescriptor.Heartbeat
        struct Iterator {
          typealias Element = HKHeartbeatSeriesQueryDescriptor.Results.Element
        }
      }
    }
    class HKLiveWorkoutBuilder: HKWorkoutBuilder {
      var currentWorkoutActivity: HKWorkoutActivity?
      var dataSource: HKLiveWorkoutDataSource?
      var elapsedTime: TimeInterval
      var workoutSession: HKWorkoutSession
    }
    class HKObject {
      var device: HKDevice?
      var sourceRevision: HKSourceRevision
    }
    class HKObjectType {
      var identifier: String
    }
    class HKQuantity {
      func doubleValue(for: HKUnit) -> Double
    }
    class HKQuantitySample: HKSample {
      var count: Int
    }
    class HKQuantitySeriesSampleBuilder {
      var device: HKDevice?
      var startDate: Date
    }
    struct HKQuantitySeriesSampleQueryDescriptor {
      struct Options {
        typealias Element = HKQuantitySeriesSampleQueryDescriptor.Options
      }
      struct Result {
        var dateInterval: DateInterval
        var quantity: HKQuantity
        var sample: HKQuantitySample?
      }
      struct Results: AsyncSequence {
        typealias Element = HKQuantitySeriesSampleQueryDescriptor.Result
        struct Iterator {
          typealias Element = HKQuantitySeriesSampleQueryDescriptor.Results.Element
        }
      }
    }
    class HKQuery {
      var objectType: HKObjectType?
    }
    class HKQueryDescriptor {
      var sampleType: HKSampleType
    }
    class HKSample: HKObject {
      var endDate, startDate: Date
      var sampleType: HKSampleType
    }
    struct HKSamplePredicate<Sample: HKSample> {
      var sampleType: HKSampleType
    }
    class HKSampleQuery: HKQuery {
      var limit: Int
    }
    struct HKSampleQueryDescriptor<Sample: HKSample> {
      var limit: Int?
    }
    class HKSampleType: HKObjectType {
      var maximumAllowedDuration, minimumAllowedDuration: TimeInterval
    }
    class HKSeriesSample: HKSample {
      var count: Int
    }
    class HKSource {
      var bundleIdentifier, name: String
    }
    struct HKSourceQueryDescriptor<Sample: HKSample> {
      func result(for: HKHealthStore) -> [HKSource]
    }
    class HKSourceRevision {
      var productType, version: String?
      var source: HKSource
    }
    class HKStatistics {
      var endDate, startDate: Date
      var sources: [HKSource]?
      func averageQuantity() -> HKQuantity?
      func duration() -> HKQuantity?
      func maximumQuantity() -> HKQuantity?
      func minimumQuantity() -> HKQuantity?
      func mostRecentQuantity() -> HKQuantity?
      func sumQuantity() -> HKQuantity?
    }
    class HKStatisticsCollectionQuery: HKQuery {
      var anchorDate: Date
      var intervalComponents: DateComponents
    }
    struct HKStatisticsCollectionQueryDescriptor {
      var anchorDate: Date
      var intervalComponents: DateComponents
      struct Result {
        var updatedStatistics: [HKStatistics]?
      }
      struct Results: AsyncSequence {
        typealias Element = HKStatisticsCollectionQueryDescriptor.Result
        struct Iterator {
          typealias Element = HKStatisticsCollectionQueryDescriptor.Results.Element
        }
      }
    }
    struct HKStatisticsQueryDescriptor {
      func result(for: HKHealthStore) -> HKStatistics?
    }
    class HKUnit {
      var unitString: String
    }
    class HKVerifiableClinicalRecord: HKSample {
      var expirationDate: Date?
      var issuedDate, relevantDate: Date
      var issuerIdentifier: String
      var itemNames, recordTypes: [String]
      var subject: HKVerifiableClinicalRecordSubject
    }
    class HKVerifiableClinicalRecordQuery: HKQuery {
      var recordTypes: [String]
    }
    struct HKVerifiableClinicalRecordQueryDescriptor {
      func result(for: HKHealthStore) -> [HKVerifiableClinicalRecord]
    }
    class HKVerifiableClinicalRecordSubject {
      var dateOfBirthComponents: DateComponents?
      var fullName: String
    }
    class HKVisionPrescription: HKSample {
      var dateIssued: Date
      var expirationDate: Date?
    }
    class HKWorkout: HKSample {
      var duration: TimeInterval
      var workoutActivities: [HKWorkoutActivity]
      var workoutEvents: [HKWorkoutEvent]?
    }
    class HKWorkoutActivity {
      var duration: TimeInterval
      var endDate: Date?
      var startDate: Date
      var workoutConfiguration: HKWorkoutConfiguration
      var workoutEvents: [HKWorkoutEvent]
    }
    class HKWorkoutBuilder {
      var device: HKDevice?
      var endDate, startDate: Date?
      var workoutActivities: [HKWorkoutActivity]
      var workoutConfiguration: HKWorkoutConfiguration
      var workoutEvents: [HKWorkoutEvent]
    }
    class HKWorkoutEvent {
      var dateInterval: DateInterval
    }
    struct HKWorkoutRouteQueryDescriptor {
      struct Results: AsyncSequence {
        typealias Element = CLLocation
        struct Iterator {
          typealias Element = HKWorkoutRouteQueryDescriptor.Results.Element
        }
      }
    }
    class HKWorkoutSession {
      var currentActivity: HKWorkoutActivity
      var endDate, startDate: Date?
      var workoutConfiguration: HKWorkoutConfiguration
    }
    """#
}

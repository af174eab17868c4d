// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of CoreMotion, as far as they tell the type of an argument or a value.
  static let coreMotion: StaticString = #"""
    class CMAbsoluteAltitudeData: CMLogItem {
      var accuracy, altitude, precision: Double
    }
    class CMAccelerometerData: CMLogItem {
      var acceleration: CMAcceleration
    }
    class CMAltitudeData: CMLogItem {
      var pressure, relativeAltitude: NSNumber
    }
    class CMAttitude {
      var pitch, roll, yaw: Double
    }
    class CMBatchedSensorManager {
      var accelerometerBatch: [CMAccelerometerData]?
      var accelerometerDataFrequency, deviceMotionDataFrequency: Int
      var deviceMotionBatch: [CMDeviceMotion]?
    }
    class CMDeviceMotion: CMLogItem {
      var attitude: CMAttitude
      var gravity, userAcceleration: CMAcceleration
      var rotationRate: CMRotationRate
    }
    class CMDyskineticSymptomResult {
      var endDate, startDate: Date
      var percentLikely, percentUnlikely: Float
    }
    class CMFallDetectionEvent {
      var date: Date
    }
    class CMGyroData: CMLogItem {
      var rotationRate: CMRotationRate
    }
    class CMHeadphoneMotionManager {
      var deviceMotion: CMDeviceMotion?
    }
    class CMHighFrequencyHeartRateData: CMLogItem {
      var date: Date?
      var heartRate: Double
    }
    class CMLogItem {
      var timestamp: TimeInterval
    }
    class CMMotionActivity: CMLogItem {
      var startDate: Date
    }
    class CMMotionManager {
      var accelerometerData: CMAccelerometerData?
      var accelerometerUpdateInterval, deviceMotionUpdateInterval, gyroUpdateInterval: TimeInterval
      var deviceMotion: CMDeviceMotion?
      var gyroData: CMGyroData?
    }
    class CMOdometerData {
      var deltaAltitude, deltaDistance, deltaDistanceAccuracy, speed, speedAccuracy, verticalAccuracy: Double
      var endDate, gpsDate, startDate: Date
    }
    class CMPedometerData {
      var distance, floorsAscended, floorsDescended: NSNumber?
      var endDate, startDate: Date
      var numberOfSteps: NSNumber
    }
    class CMPedometerEvent {
      var date: Date
    }
    class CMRecordedAccelerometerData: CMAccelerometerData {
      var identifier: UInt64
      var startDate: Date
    }
    class CMRecordedPressureData {
      var identifier: UInt64
      var startDate: Date
    }
    class CMRecordedRotationRateData: CMRotationRateData {
      var startDate: Date
    }
    class CMRotationRateData: CMLogItem {
      var rotationRate: CMRotationRate
    }
    class CMTremorResult {
      var endDate, startDate: Date
      var percentMild, percentModerate, percentNone, percentSlight, percentStrong, percentUnknown: Float
    }
    class CMWaterSubmersionEvent {
      var date: Date
    }
    class CMWaterSubmersionMeasurement {
      var date: Date
    }
    class CMWaterTemperature {
      var date: Date
    }
    """#
}

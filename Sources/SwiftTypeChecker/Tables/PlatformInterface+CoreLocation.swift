// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of CoreLocation, as far as they tell the type of an argument or a value.
  static let coreLocation: StaticString = #"""
    class CLBeacon {
      var accuracy: Double
      var major, minor: NSNumber
      var rssi: Int
      var timestamp: Date
    }
    extension CLBeaconIdentityConstraint {
      var major, minor: UInt16?
    }
    class CLBeaconRegion: CLRegion {
      var major, minor: NSNumber?
    }
    class CLCircularGeographicCondition {
      var center: CLLocationCoordinate2D
      var radius: Double
    }
    class CLCircularRegion: CLRegion {
      var center: CLLocationCoordinate2D
      var radius: Double
    }
    extension CLError {
      var alternateRegion: CLRegion?
    }
    class CLFloor {
      var level: Int
    }
    class CLHeading {
      var headingAccuracy, magneticHeading, trueHeading: Double
      var timestamp: Date
    }
    class CLLocation {
      var altitude, course, courseAccuracy, ellipsoidalAltitude, horizontalAccuracy, speed, speedAccuracy, verticalAccuracy: Double
      var coordinate: CLLocationCoordinate2D
      var floor: CLFloor?
      var timestamp: Date
      init(latitude: Double, longitude: Double)
      func distance(from: CLLocation) -> Double
    }
    class CLLocationManager {
      var desiredAccuracy, distanceFilter, headingFilter, maximumRegionMonitoringDistance: Double
      var heading: CLHeading?
      var location: CLLocation?
      var monitoredRegions: Set<CLRegion>
    }
    struct CLLocationUpdate {
      var location: CLLocation?
      struct Updates: AsyncSequence {
        typealias Element = CLLocationUpdate
        struct Iterator {
          typealias Element = CLLocationUpdate.Updates.Element
        }
      }
    }
    class CLMonitor {
      var identifiers, monitoredIdentifiers: [String]
      var name: String
      struct BeaconIdentityCondition {
        var major, minor: UInt16?
        var uuid: UUID
      }
      struct CircularGeographicCondition {
        var center: CLLocationCoordinate2D
      }
      struct Event {
        var date: Date
        var identifier: String
      }
      struct Events: AsyncSequence {
        typealias Element = CLMonitor.Event
        struct Iterator {
          typealias Element = CLMonitor.Events.Element
        }
      }
      struct MinimumAltitudeCondition {
        var altitude: Double
      }
      struct Record {
        var lastEvent: CLMonitor.Event
      }
    }
    class CLMonitorConfiguration {
      var name: String
    }
    class CLMonitoringEvent {
      var date: Date
      var identifier: String
    }
    class CLMonitoringRecord {
      var lastEvent: CLMonitoringEvent
    }
    class CLPlacemark {
      var administrativeArea, country, inlandWater, isoCountryCode, locality, name, ocean, postalCode, subAdministrativeArea, subLocality, subThoroughfare, thoroughfare: String?
      var areasOfInterest: [String]?
      var location: CLLocation?
      var region: CLRegion?
    }
    class CLRegion {
      var identifier: String
    }
    class CLUpdate {
      var location: CLLocation?
    }
    class CLVisit {
      var arrivalDate, departureDate: Date
      var coordinate: CLLocationCoordinate2D
      var horizontalAccuracy: Double
    }
    """#
}

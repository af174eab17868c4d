// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of CoreWLAN, as far as they tell the type of an argument or a value.
  static let coreWLAN: StaticString = #"""
    class CWChannel {
      var channelNumber: Int
    }
    class CWConfiguration {
      var networkProfiles: [CWNetworkProfile]
    }
    class CWInterface {
      var interfaceName: String?
    }
    class CWMutableConfiguration: CWConfiguration {
      var networkProfiles: [CWNetworkProfile]
    }
    class CWNetwork {
      var beaconInterval, noiseMeasurement, rssiValue: Int
      var bssid, countryCode, ssid: String?
      var wlanChannel: CWChannel?
    }
    class CWNetworkProfile {
      var ssid: String?
    }
    """#
}

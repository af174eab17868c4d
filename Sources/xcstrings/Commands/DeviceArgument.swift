import ArgumentParser
import StringCatalog

/// A kind of device, as the user says it.
struct DeviceArgument: ExpressibleByArgument, Hashable {
  /// The device.
  let device: StringCatalog.Device

  init?(argument: String) {
    let name = argument.lowercased()
    guard Self.allValueStrings.contains(name) else { return nil }
    device = StringCatalog.Device(rawValue: name)
  }

  static var allValueStrings: [String] {
    let devices: [StringCatalog.Device] = [
      .iPhone, .iPad, .iPod, .mac, .appleWatch, .appleTV, .appleVision, .other,
    ]
    return devices.map(\.rawValue)
  }
}

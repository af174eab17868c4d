// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of CoreBluetooth, as far as they tell the type of an argument or a value.
  static let coreBluetooth: StaticString = #"""
    class CBATTRequest {
      var central: CBCentral
      var characteristic: CBCharacteristic
      var offset: Int
    }
    class CBAttribute {
      var uuid: CBUUID
    }
    class CBCentral {
      var maximumUpdateValueLength: Int
    }
    class CBCharacteristic: CBAttribute {
      var descriptors: [CBDescriptor]?
      var service: CBService
    }
    class CBDescriptor: CBAttribute {
      var characteristic: CBCharacteristic
    }
    class CBMutableCharacteristic: CBCharacteristic {
      var descriptors: [CBDescriptor]?
      var subscribedCentrals: [CBCentral]?
    }
    class CBMutableService: CBService {
      var characteristics: [CBCharacteristic]?
      var includedServices: [CBService]?
    }
    class CBPeripheral {
      var name: String?
      var services: [CBService]?
    }
    class CBService: CBAttribute {
      var characteristics: [CBCharacteristic]?
      var peripheral: CBPeripheral
    }
    class CBUUID {
      var uuidString: String
    }
    """#
}

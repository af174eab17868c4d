// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of CoreTelephony, as far as they tell the type of an argument or a value.
  static let coreTelephony: StaticString = #"""
    class CTCellularPlanProvisioningRequest {
      var address: String
      var confirmationCode, eid, iccid, matchingID, oid: String?
    }
    class CTSubscriber {
      var identifier: String
    }
    class CTTelephonyNetworkInfo {
      var dataServiceIdentifier: String?
    }
    """#
}

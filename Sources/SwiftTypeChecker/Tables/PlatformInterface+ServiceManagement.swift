// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of ServiceManagement, as far as they tell the type of an argument or a value.
  static let serviceManagement: StaticString = #"""
    class SMAppService {
      static var mainApp: SMAppService
      var status: SMAppService.Status
      static func agent(plistName: String) -> SMAppService
      static func daemon(plistName: String) -> SMAppService
      static func loginItem(identifier: String) -> SMAppService
      enum Status: Int {
        case enabled
        case notFound
        case notRegistered
        case requiresApproval
      }
    }
    """#
}

// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of WatchConnectivity, as far as they tell the type of an argument or a value.
  static let watchConnectivity: StaticString = #"""
    class WCSession {
      var outstandingFileTransfers: [WCSessionFileTransfer]
      var remainingComplicationUserInfoTransfers: Int
      var watchDirectoryURL: URL?
    }
    class WCSessionFile {
      var fileURL: URL
    }
    class WCSessionFileTransfer {
      var file: WCSessionFile
    }
    """#
}

// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of MultipeerConnectivity, as far as they tell the type of an argument or a value.
  static let multipeerConnectivity: StaticString = #"""
    class MCAdvertiserAssistant {
      var serviceType: String
      var session: MCSession
    }
    class MCBrowserViewController {
      var browser: MCNearbyServiceBrowser?
      var maximumNumberOfPeers, minimumNumberOfPeers: Int
      var session: MCSession
    }
    class MCNearbyServiceAdvertiser {
      var myPeerID: MCPeerID
      var serviceType: String
    }
    class MCNearbyServiceBrowser {
      var myPeerID: MCPeerID
      var serviceType: String
    }
    class MCPeerID {
      var displayName: String
    }
    class MCSession {
      var connectedPeers: [MCPeerID]
      var myPeerID: MCPeerID
    }
    """#
}

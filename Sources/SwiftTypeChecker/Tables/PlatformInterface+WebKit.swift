// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of WebKit, as far as they tell the type of an argument or a value.
  static let webKit: StaticString = #"""
    class WKBackForwardList {
      var backItem, currentItem, forwardItem: WKBackForwardListItem?
      var backList, forwardList: [WKBackForwardListItem]
    }
    class WKBackForwardListItem {
      var initialURL, url: URL
      var title: String?
    }
    class WKContentRuleList {
      var identifier: String
    }
    class WKContentWorld {
      var name: String?
    }
    class WKContextMenuElementInfo {
      var linkURL: URL?
    }
    class WKDownload {
      var webView: WKWebView
    }
    class WKFrameInfo {
      var securityOrigin: WKSecurityOrigin
      var webView: WKWebView
    }
    class WKNavigationAction {
      var buttonNumber: Int
      var sourceFrame: WKFrameInfo
      var targetFrame: WKFrameInfo?
    }
    class WKPreferences {
      var minimumFontSize: CGFloat
    }
    class WKPreviewElementInfo {
      var linkURL: URL?
    }
    class WKScriptMessage {
      var frameInfo: WKFrameInfo
      var name: String
      var webView: WKWebView?
      var world: WKContentWorld
    }
    class WKSecurityOrigin {
      var host, `protocol`: String
      var port: Int
    }
    class WKSnapshotConfiguration {
      var rect: CGRect
      var snapshotWidth: NSNumber?
    }
    class WKUserContentController {
      var userScripts: [WKUserScript]
    }
    class WKUserScript {
      var source: String
    }
    class WKWebView {
      var backForwardList: WKBackForwardList
      var configuration: WKWebViewConfiguration
      var customUserAgent, mediaType, title: String?
      var estimatedProgress: Double
      var magnification, pageZoom: CGFloat
      var url: URL?
    }
    class WKWebViewConfiguration {
      var applicationNameForUserAgent: String?
      var preferences: WKPreferences
      var userContentController: WKUserContentController
      var websiteDataStore: WKWebsiteDataStore
    }
    class WKWebsiteDataRecord {
      var dataTypes: Set<String>
      var displayName: String
    }
    class WKWindowFeatures {
      var allowsResizing, height, menuBarVisibility, statusBarVisibility, toolbarsVisibility, width, x, y: NSNumber?
    }
    """#
}

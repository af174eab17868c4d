/// The framework of the objects in a document.
enum InterfaceFramework: String, CaseIterable {
  case appKit = "NS"
  case uiKit = "UI"
  case watchKit = "WKInterface"

  /// Returns the framework of a document; `nil` if the type is not one of Interface Builder's.
  ///
  /// - Parameter type: The type of the document:
  ///   `com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB`.
  init?(documentType type: String) {
    guard type.hasPrefix("com.apple.InterfaceBuilder") else { return nil }
    let words = type.split(separator: ".")
    if words.contains("WatchKit") {
      self = .watchKit
    } else if words.contains("CocoaTouch") || words.contains("AppleTV") {
      self = .uiKit
    } else if words.contains("Cocoa") {
      self = .appKit
    } else {
      return nil
    }
  }

  /// Returns the class of an element.
  ///
  /// It is the system's class, whatever class the object has in the application.
  func className(ofElement element: String) -> String {
    if let name = Self.classNames[element] ?? frameworkClassNames[element] { return name }
    guard let first = element.unicodeScalars.first else { return rawValue }
    return rawValue + first.properties.uppercaseMapping + element.unicodeScalars.dropFirst().text
  }

  private var frameworkClassNames: [String: String] {
    switch self {
    case .appKit: Self.appKitClassNames
    case .uiKit: Self.uiKitClassNames
    case .watchKit: Self.watchKitClassNames
    }
  }

  /// Classes that have the same name everywhere, because they belong to another framework.
  private static let classNames: [String: String] = [
    "arscnView": "ARSCNView",
    "arskView": "ARSKView",
    "arView": "ARView",
    "avPlayerView": "AVPlayerView",
    "avPlayerViewController": "AVPlayerViewController",
    "glkView": "GLKView",
    "glkViewController": "GLKViewController",
    "mapView": "MKMapView",
    "mtkView": "MTKView",
    "pdfView": "PDFView",
    "sceneKitView": "SCNView",
    "scnView": "SCNView",
    "skView": "SKView",
    "wkWebView": "WKWebView",
  ]

  private static let appKitClassNames: [String: String] = [
    "binding": "CocoaBindingsConnection",
    "containerView": "NSView",
    "customView": "NSView",
    "pagecontroller": "NSPageController",
    "webView": "WebView",
  ]

  private static let uiKitClassNames: [String: String] = [
    "containerView": "UIView"
  ]

  private static let watchKitClassNames: [String: String] = [
    "glanceController": "WKInterfaceController",
    "notificationController": "WKUserNotificationInterfaceController",
    "pageController": "WKInterfaceController",
  ]
}

extension Substring.UnicodeScalarView {
  fileprivate var text: String { String(Substring(self)) }
}

// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of ScreenCaptureKit, as far as they tell the type of an argument or a value.
  static let screenCaptureKit: StaticString = #"""
    class SCContentFilter {
      var contentRect: CGRect
      var pointPixelScale: Float
    }
    class SCContentSharingPicker {
      var defaultConfiguration: SCContentSharingPickerConfiguration?
      var maximumStreamCount: NSNumber?
    }
    class SCContentSharingPickerConfiguration {
      var excludedBundleIDs: [String]
      var excludedWindowIDs: [NSNumber]
    }
    class SCDisplay {
      var displayID: UInt32
      var frame: CGRect
      var height, width: Int
    }
    class SCRunningApplication {
      var applicationName, bundleIdentifier: String
      var processID: Int32
    }
    class SCShareableContent {
      var applications: [SCRunningApplication]
      var displays: [SCDisplay]
      var windows: [SCWindow]
    }
    class SCShareableContentInfo {
      var contentRect: CGRect
      var pointPixelScale: Float
    }
    class SCStreamConfiguration {
      var channelCount, height, queueDepth, sampleRate, width: Int
      var destinationRect, sourceRect: CGRect
      var minimumFrameInterval: CMTime
      var streamName: String?
    }
    class SCWindow {
      var frame: CGRect
      var owningApplication: SCRunningApplication?
      var title: String?
      var windowID: UInt32
      var windowLayer: Int
    }
    """#
}

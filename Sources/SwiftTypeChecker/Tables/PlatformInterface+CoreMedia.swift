// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of CoreMedia, as far as they tell the type of an argument or a value.
  static let coreMedia: StaticString = #"""
    typealias CMTimeScale = Int32
    typealias CMTimeValue = Int64
    struct CMTime {
      var seconds: Double
      var timescale: Int32
      var value: Int64
      init(seconds: Double, preferredTimescale: Int32)
      init(value: Int64, timescale: Int32)
    }
    struct CMTimeRange {
      var duration, end, start: CMTime
    }
    struct CMVideoDimensions {
      var height, width: Int32
    }
    """#
}

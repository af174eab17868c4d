// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of AVFoundation, as far as they tell the type of an argument or a value.
  static let avFoundation: StaticString = #"""
    class AVAssetExportSession {
      var directoryForTemporaryFiles, outputURL: URL?
      var fileLengthLimit: Int64
      var metadata: [AVMetadataItem]?
      var presetName: String
      var progress: Float
    }
    extension AVAssetImageGenerator {
      struct Images: AsyncSequence {
        enum Element {
          var actualTime, requestedTime: CMTime
        }
      }
    }
    extension AVAssetVariant {
      var averageBitRate, peakBitRate: Double?
    }
    extension AVAssetVariant.AudioAttributes.RenditionSpecificAttributes {
      var channelCount: Int?
    }
    extension AVAssetVariant.VideoAttributes {
      var nominalFrameRate: Double?
    }
    class AVCaptureDevice {
      var activeDepthDataFormat: AVCaptureDevice.Format?
      var activeDepthDataMinFrameDuration, activeMaxExposureDuration, activeVideoMaxFrameDuration, activeVideoMinFrameDuration, exposureDuration: CMTime
      var activeFormat: AVCaptureDevice.Format
      var centerStageRectOfInterest: CGRect
      var displayVideoZoomFactorMultiplier, maxAvailableVideoZoomFactor, minAvailableVideoZoomFactor, videoZoomFactor: CGFloat
      var exposurePointOfInterest, focusPointOfInterest: CGPoint
      var exposureTargetBias, exposureTargetOffset, iso, lensAperture, lensPosition, maxExposureTargetBias, maxWhiteBalanceGain, minExposureTargetBias, torchLevel: Float
      var formats: [AVCaptureDevice.Format]
      var localizedName, manufacturer, modelID, uniqueID: String
      var minimumFocusDistance: Int
      var transportType: Int32
      var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber]
      class Format {
        var geometricDistortionCorrectedVideoFieldOfView, maxISO, minISO, videoFieldOfView: Float
        var maxExposureDuration, minExposureDuration: CMTime
        var secondaryNativeResolutionZoomFactors, supportedVideoZoomFactorsForDepthDataDelivery: [CGFloat]
        var supportedColorSpaces: [NSNumber]
        var supportedMaxPhotoDimensions: [CMVideoDimensions]
        var videoFrameRateRangeForCenterStage, videoFrameRateRangeForPortraitEffect, videoFrameRateRangeForReactionEffectsInProgress, videoFrameRateRangeForStudioLight: AVFrameRateRange?
        var videoMaxZoomFactor, videoMaxZoomFactorForCenterStage, videoMinZoomFactorForCenterStage, videoZoomFactorUpscaleThreshold: CGFloat
        var videoSupportedFrameRateRanges: [AVFrameRateRange]
      }
    }
    class AVCaptureResolvedPhotoSettings {
      var expectedPhotoCount: Int
      var uniqueID: Int64
    }
    extension AVCaptureSynchronizedDataCollection: Sequence {
      typealias Element = AVCaptureSynchronizedData
      struct Iterator {
        typealias Element = AVCaptureSynchronizedData
      }
    }
    extension AVError {
      var device: AVCaptureDevice?
      var fileSize: Int64?
      var mediaSubtypes: [Int]?
      var presentationTimeStamp, time: CMTime?
      var processID: Int?
    }
    class AVFrameRateRange {
      var maxFrameDuration, minFrameDuration: CMTime
      var maxFrameRate, minFrameRate: Double
    }
    class AVMediaSelectionOption {
      var availableMetadataFormats: [String]
      var commonMetadata: [AVMetadataItem]
      var displayName: String
      var extendedLanguageTag: String?
      var mediaSubTypes: [NSNumber]
    }
    class AVMetadataItem {
      var dataType, extendedLanguageTag: String?
      var duration, time: CMTime
      var startDate: Date?
    }
    class AVMetadataMachineReadableCodeObject {
      var corners: [CGPoint]
      var stringValue: String?
    }
    class AVPlayer {
      var audioOutputDeviceUniqueID: String?
      var currentItem: AVPlayerItem?
      var defaultRate, rate, volume: Float
      var preferredVideoDecoderGPURegistryID: UInt64
    }
    class AVPlayerItem {
      var automaticallyLoadedAssetKeys: [String]
      var configuredTimeOffsetFromLive, duration, forwardPlaybackEndTime, recommendedTimeOffsetFromLive, reversePlaybackEndTime: CMTime
      var preferredForwardBufferDuration: TimeInterval
      var preferredMaximumResolution, preferredMaximumResolutionForExpensiveNetworks, presentationSize: CGSize
      var preferredPeakBitRate, preferredPeakBitRateForExpensiveNetworks: Double
    }
    class AVPlayerItemAccessLogEvent {
      var averageAudioBitrate, averageVideoBitrate, indicatedAverageBitrate, indicatedBitrate, observedBitrate, observedBitrateStandardDeviation, switchBitrate: Double
      var downloadOverdue, mediaRequestsWWAN, numberOfDroppedVideoFrames, numberOfMediaRequests, numberOfServerAddressChanges, numberOfStalls: Int
      var durationWatched, playbackStartOffset, segmentsDownloadedDuration, startupTime, transferDuration: TimeInterval
      var numberOfBytesTransferred: Int64
      var playbackSessionID, playbackType, serverAddress, uri: String?
      var playbackStartDate: Date?
    }
    class AVPlayerLayer {
      var player: AVPlayer?
      var videoRect: CGRect
    }
    class AVTimedMetadataGroup {
      var items: [AVMetadataItem]
    }
    class AVURLAsset {
      var url: URL
    }
    """#
}

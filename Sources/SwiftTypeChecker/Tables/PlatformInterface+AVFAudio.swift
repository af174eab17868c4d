// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of AVFAudio, as far as they tell the type of an argument or a value.
  static let avfAudio: StaticString = #"""
    class AVAudioFile {
      var fileFormat, processingFormat: AVAudioFormat
      var url: URL
    }
    class AVAudioFormat {
      var sampleRate: Double
    }
    class AVAudioMixerNode {
      var outputVolume: Float
    }
    class AVAudioPCMBuffer {
      var stride: Int
    }
    class AVAudioPlayer {
      var currentDevice: String?
      var currentTime, deviceCurrentTime, duration: TimeInterval
      var format: AVAudioFormat
      var numberOfChannels, numberOfLoops: Int
      var pan, rate, volume: Float
      var url: URL?
    }
    class AVAudioRecorder {
      var currentTime, deviceCurrentTime: TimeInterval
      var format: AVAudioFormat
      var url: URL
    }
    class AVAudioSession {
      var availableInputs: [AVAudioSessionPortDescription]?
      var inputGain, outputVolume: Float
      var inputLatency, ioBufferDuration, outputLatency, preferredIOBufferDuration: TimeInterval
      var inputNumberOfChannels, maximumInputNumberOfChannels, maximumOutputNumberOfChannels, outputNumberOfChannels, preferredInputNumberOfChannels, preferredOutputNumberOfChannels: Int
      var preferredInput: AVAudioSessionPortDescription?
      var preferredSampleRate, sampleRate: Double
    }
    class AVAudioSessionPortDescription {
      var portName, uid: String
    }
    class AVAudioTime {
      var hostTime: UInt64
      var sampleRate: Double
    }
    class AVAudioUnitEQ {
      var globalGain: Float
    }
    class AVAudioUnitTimePitch {
      var overlap, pitch, rate: Float
    }
    class AVAudioUnitVarispeed {
      var rate: Float
    }
    class AVMIDIPlayer {
      var currentPosition, duration: TimeInterval
      var rate: Float
    }
    class AVSpeechSynthesisVoice {
      var identifier, language, name: String
    }
    class AVSpeechUtterance {
      var pitchMultiplier, rate, volume: Float
      var postUtteranceDelay, preUtteranceDelay: TimeInterval
      var speechString: String
      var voice: AVSpeechSynthesisVoice?
    }
    """#
}

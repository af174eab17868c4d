package import Diagnostics
import SwiftTypeChecker

/// Finds the functions of packages that were not read, and that may take keys.
///
/// Their literals are not extracted. Where no build has fetched the packages, these are the texts of
/// whole screens.
struct UnreadFunction {
  /// The name of the function or type as written, such as `KeyboardShortcuts.Recorder`.
  let name: String

  /// Creates the function that a call names; `nil` if the platform or the project may declare it, or
  /// if it does not show its argument.
  ///
  /// - Parameters:
  ///   - callee: What is called.
  ///   - reason: The reason why it is not known.
  ///   - imports: The modules that the file imports.
  init?(_ callee: Expression, _ reason: UnknownType, imports: Set<String>) {
    guard !imports.isSubset(of: PlatformModules.names), let name = Self.name(callee) else {
      return nil
    }
    switch reason {
    case .undeclared(let missing), .undeclaredType(let missing):
      // The tables omit the types and functions of the platform that take no keys.
      guard !PlatformModules.mayDeclare(missing) else { return nil }
    case .undeclaredMember, .noOverload, .notFollowed, .ofPlatform: return nil
    }
    self.name = name
  }

  /// Returns the name of a type, of a member of a type, or of a function outside of types; `nil` for
  /// the methods of values, which mostly write to logs and databases.
  private static func name(_ callee: Expression) -> String? {
    switch callee.kind {
    case .name(let name, _): name
    case .member(let base?, let name, _): Self.typeName(base).map { "\($0).\(name)" }
    default: nil
    }
  }

  private static func typeName(_ base: Expression) -> String? {
    switch base.kind {
    case .name(let name, _) where name.first?.isUppercase ?? false: name
    case .member(let outer?, let name, _) where name.first?.isUppercase ?? false:
      typeName(outer).map { "\($0).\(name)" }
    default: nil
    }
  }
}

/// The modules of the platform.
private enum PlatformModules {
  /// The names of the modules that apps import.
  static let names = Set(
    """
    Accelerate Accessibility ActivityKit AdServices AdSupport AlarmKit AppIntents AppKit
    AppTrackingTransparency ApplicationServices ARKit AudioToolbox AuthenticationServices AVFAudio
    AVFoundation AVKit BackgroundAssets BackgroundTasks CallKit CarPlay Carbon CFNetwork Charts ClassKit
    CloudKit Cocoa Combine CommonCrypto Compression Contacts ContactsUI CoreAudio CoreBluetooth CoreData
    CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMedia CoreMIDI CoreML
    CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CoreWLAN
    CryptoKit CryptoTokenKit Darwin DeveloperToolsSupport DeviceActivity DeviceCheck DiskArbitration Dispatch
    EventKit EventKitUI ExternalAccessory FamilyControls FileProvider FinderSync Foundation FoundationModels
    GameController GameKit GameplayKit Glibc HealthKit HealthKitUI HomeKit ImageIO ImagePlayground Intents
    IntentsUI IOBluetooth IOKit JavaScriptCore JournalingSuggestions LinkPresentation LocalAuthentication
    ManagedSettings MapKit MediaPlayer Messages MessageUI Metal MetalKit MetricKit MobileCoreServices
    MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network NetworkExtension ObjectiveC
    Observation OSLog PackageDescription PassKit PDFKit PencilKit Photos PhotosUI ProjectDescription
    ProximityReader PushKit QuartzCore QuickLook
    QuickLookThumbnailing QuickLookUI RealityKit RegexBuilder ReplayKit SafariServices SceneKit
    ScreenCaptureKit Security SensorKit ServiceManagement SharedWithYou ShazamKit Social SoundAnalysis Speech
    SpriteKit StoreKit Swift SwiftData SwiftUI Symbols Synchronization SystemConfiguration SystemExtensions
    Testing TipKit Translation UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI
    VideoToolbox Vision VisionKit WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WorkoutKit XCTest os
    simd
    """
    .split(whereSeparator: \.isWhitespace).map(String.init)
  )

  /// The functions and types of the platform without a prefix that take texts for developers.
  private static let developerNames: Set<String> = [
    "Logger", "OSLog", "OSLogMessage", "assert", "assertionFailure", "debugPrint", "dump",
    "fatalError", "os_log", "precondition", "preconditionFailure", "print",
  ]

  /// Whether the platform may declare a name: it has the prefix of one of its frameworks.
  static func mayDeclare(_ name: String) -> Bool {
    if developerNames.contains(name) { return true }
    let capitals = name.prefix { $0.isUppercase }
    return capitals.count > 2
      && [
        "NS", "UI", "CG", "CA", "CI", "CK", "CL", "CN", "AV", "EK", "HK", "MK", "MT", "NW", "OS",
        "PH", "SF", "SK", "SC", "UN", "UT", "WK", "WC", "XC",
      ]
      .contains(capitals.prefix(2))
  }
}

extension [Diagnostic] {
  /// The diagnostics with one note a function instead of one for each file that calls it.
  package var joiningUnreadFunctions: [Diagnostic] {
    var places: [String: Int] = [:]
    var joined: [Diagnostic] = []
    for diagnostic in self {
      guard let (name, count) = diagnostic.unreadFunction else {
        joined.append(diagnostic)
        continue
      }
      guard let place = places[name], let (_, others) = joined[place].unreadFunction else {
        places[name] = joined.count
        joined.append(diagnostic)
        continue
      }
      joined[place].message = .functionNotRead(name, count: others + count)
    }
    return joined
  }
}

extension Diagnostic {
  /// Returns the function of a package and the number of its literals; `nil` for other diagnostics.
  fileprivate var unreadFunction: (name: String, count: Int)? {
    guard id == Message.functionNotReadID, case .integer(let count)? = message.arguments.first,
      case .quoted(let name)? = message.arguments.last
    else { return nil }
    return (name, count)
  }
}

extension Diagnostic.Message {
  /// The identifier of the note about a function of a package.
  package static let functionNotReadID: Diagnostic.ID = "function-not-read"

  /// The message that literals go to a function whose declaration was not read.
  static func functionNotRead(_ name: String, count: Int) -> Self {
    Self(
      "function-not-read",
      "\(count) texts are passed to \(quoted: name), whose declaration was not read; if they are keys, list its source file under 'declarations' in .xcstrings.yml",
      one:
        "\(count) text is passed to \(quoted: name), whose declaration was not read; if it is a key, list its source file under 'declarations' in .xcstrings.yml"
    )
  }
}

/// The keys of an Info.plist whose texts Xcode puts into catalogs, with Xcode's names for them.
///
/// Xcode writes the name as the comment of the key.
package struct InfoPlistKeys: Hashable, Sendable {
  private var names: [String: String]

  /// Creates the keys that Xcode knows.
  ///
  /// - Parameter additional: Further keys with their names, for keys that newer versions of Xcode
  ///   know.
  package init(adding additional: [String: String] = [:]) {
    names = Self.known.merging(additional) { $1 }
  }

  /// Returns the name of a key; `nil` if Xcode does not regard its text as localizable, and empty if
  /// its name is not known.
  package subscript(key: String) -> String? { names[key] }

  private static let known: [String: String] = {
    var names = [
      "CFBundleDisplayName": "Bundle display name",
      "CFBundleGetInfoString": "Get Info string",
      "CFBundleName": "Bundle name",
      "CFBundleSpokenName": "Accessibility Bundle Name",
      "NSHumanReadableCopyright": "Copyright (human-readable)",
      // The description of an extension in the settings of Safari.
      "NSHumanReadableDescription": "",
    ]
    for (key, subject) in usageDescriptions {
      names[key + "UsageDescription"] = "Privacy - \(subject) Usage Description"
    }
    return names
  }()

  /// The usage descriptions, without the ends of their keys and names.
  ///
  /// Sources: catalogs that Xcode wrote, and for keys that none of them has, Apple's build settings
  /// reference.
  private static let usageDescriptions = [
    "NFCReader": "NFC Scan",
    "NSAccessoryTracking": "Accessory Tracking",
    "NSAppData": "Other Application Data",
    "NSAppleEvents": "AppleEvents Sending",
    "NSAppleMusic": "Media Library",
    "NSBluetoothAlways": "Bluetooth Always",
    "NSBluetoothPeripheral": "Bluetooth Peripheral",
    "NSBluetoothWhileInUse": "Bluetooth While In Use",
    "NSCalendars": "Calendars",
    "NSCalendarsFullAccess": "Calendars Full Access",
    "NSCalendarsWriteOnlyAccess": "Calendars Write Only",
    "NSCamera": "Camera",
    "NSContacts": "Contacts",
    "NSCriticalMessaging": "Critical Messaging",
    "NSDesktopFolder": "Desktop Folder",
    "NSDocumentsFolder": "Documents Folder",
    "NSDownloadsFolder": "Downloads Folder",
    "NSFaceID": "Face ID",
    "NSFallDetection": "Fall Detection",
    "NSFileProviderDomain": "Access to a File Provide Domain",
    "NSFileProviderPresence": "File Provider Presence",
    "NSFinancialData": "Financial Data",
    "NSFocusStatus": "Focus Status",
    "NSGKFriendList": "GameKit Friend List",
    "NSHandsTracking": "Hands Tracking",
    "NSHealthClinicalHealthRecordsShare": "Health Records",
    "NSHealthShare": "Health Share",
    "NSHealthUpdate": "Health Update",
    "NSHomeKit": "HomeKit",
    "NSIdentity": "Identity",
    "NSLocalNetwork": "Local Network",
    "NSLocation": "Location",
    "NSLocationAlways": "Location Always",
    "NSLocationAlwaysAndWhenInUse": "Location Always and When In Use",
    "NSLocationWhenInUse": "Location When In Use",
    "NSMainCamera": "Main Camera",
    "NSMicrophone": "Microphone",
    "NSMotion": "Motion",
    "NSNearbyInteraction": "Nearby Interaction",
    "NSNearbyInteractionAllowOnce": "Nearby Interaction Allow Once",
    "NSNetworkVolumes": "Network Volumes",
    "NSPhotoLibrary": "Photo Library",
    "NSPhotoLibraryAdd": "Photo Library Additions",
    "NSReminders": "Reminders",
    "NSRemindersFullAccess": "Reminders Full Access",
    "NSRemovableVolumes": "Removable Volumes",
    "NSSensorKit": "SensorKit",
    "NSSiri": "Siri",
    "NSSpeechRecognition": "Speech Recognition",
    "NSSystemAdministration": "System Administration",
    "NSSystemExtension": "System Extension",
    "NSUserTracking": "Tracking",
    "NSVideoSubscriberAccount": "TV Provider",
    "NSVoIP": "VoIP",
    "NSWorldSensing": "World Sensing",
    "OSBundle": "Driver Extension",
  ]
}

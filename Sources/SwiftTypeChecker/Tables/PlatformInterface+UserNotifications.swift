// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of UserNotifications, as far as they tell the type of an argument or a value.
  static let userNotifications: StaticString = #"""
    class UNCalendarNotificationTrigger {
      var dateComponents: DateComponents
    }
    class UNLocationNotificationTrigger {
      var region: CLRegion
    }
    class UNMutableNotificationContent: UNNotificationContent {
      var attachments: [UNNotificationAttachment]
      var badge: NSNumber?
      var body, categoryIdentifier, launchImageName, subtitle, threadIdentifier, title: String
      var filterCriteria, targetContentIdentifier: String?
      var relevanceScore: Double
    }
    class UNNotification {
      var date: Date
      var request: UNNotificationRequest
    }
    class UNNotificationAction {
      var identifier, title: String
    }
    class UNNotificationAttachment {
      var identifier, type: String
      var url: URL
    }
    class UNNotificationCategory {
      var actions: [UNNotificationAction]
      var categorySummaryFormat, hiddenPreviewsBodyPlaceholder, identifier: String
      var intentIdentifiers: [String]
    }
    class UNNotificationContent {
      var attachments: [UNNotificationAttachment]
      var badge: NSNumber?
      var body, categoryIdentifier, launchImageName, subtitle, threadIdentifier, title: String
      var filterCriteria, targetContentIdentifier: String?
      var relevanceScore: Double
    }
    class UNNotificationRequest {
      var content: UNNotificationContent
      var identifier: String
    }
    class UNNotificationResponse {
      var actionIdentifier: String
      var notification: UNNotification
    }
    class UNTextInputNotificationAction: UNNotificationAction {
      var textInputButtonTitle, textInputPlaceholder: String
    }
    class UNTextInputNotificationResponse: UNNotificationResponse {
      var userText: String
    }
    class UNTimeIntervalNotificationTrigger {
      var timeInterval: TimeInterval
    }
    """#
}

import JSONSyntax

/// The texts of an app for travelers, from which the projects of the workflows are made.
struct WorkflowSample {
  /// A text of the app.
  struct Text {
    let screen: String
    let key: String
    let comment: String?
    /// The text for one thing; `nil` if the text has no plural forms.
    let singular: String?
  }

  /// The language into which the workflows translate.
  static let language = "de"

  let texts: [Text]

  /// Creates the texts.
  ///
  /// - Parameter parts: The number of copies of each screen.
  init(parts: Int) {
    texts = (1...parts)
      .flatMap { part in
        let suffix = parts == 1 ? "" : " (\(part))"
        return Self.lines.map { line in
          let fields = line.split(separator: "|").map { $0.trimmed }
          let forms = fields[1].split(separator: "/").map { $0.trimmed }
          return Text(
            screen: "\(fields[0])View\(parts == 1 ? "" : "\(part)")",
            key: forms[0] + suffix,
            comment: fields.count > 2 ? fields[2] : nil,
            singular: forms.count > 1 ? forms[1] + suffix : nil
          )
        }
      }
  }

  /// The keys of which the translation exists already.
  var finishedKeys: Set<String> { Set(texts.prefix(10).map(\.key)) }

  /// Returns the translation of a text, with the same placeholders.
  static func translation(of text: String) -> String { "\(text), auf Deutsch" }

  private static let lines = """
    Trips|Trips|Title of the list
    Trips|New trip
    Trips|Search trips|Placeholder of the search field
    Trips|No trips yet|Shown if the list is empty
    Trips|Plan your first trip to see it here.
    Trips|Upcoming
    Trips|Past
    Trips|Delete trip
    Trips|This trip and all its bookings are removed from this device.|Message of an alert
    Trips|%lld trips / %lld trip|Count below the list
    Detail|From|Label of the first station
    Detail|To|Label of the last station
    Detail|Departs at %@|The placeholder is a time
    Detail|Arrives at %@|The placeholder is a time
    Detail|Platform %@
    Detail|Share trip
    Detail|Add to calendar
    Detail|Notes
    Detail|%lld stops / %lld stop|Number of stops between two stations
    Detail|Delayed by %lld minutes / Delayed by %lld minute|Warning beside the time
    Booking|Book
    Booking|Book a seat|Button, not a title
    Booking|First class
    Booking|Second class
    Booking|Window
    Booking|Aisle
    Booking|Your booking is complete. A confirmation was sent to %@.|The placeholder is an address
    Booking|The payment was declined.
    Booking|Try again
    Booking|Total
    Booking|%lld passengers / %lld passenger
    Tickets|Tickets
    Tickets|Show this code when you board.|Below the code of a ticket
    Tickets|Valid until %@|The placeholder is a date
    Tickets|Used|State of a ticket
    Tickets|Expired|State of a ticket
    Tickets|Refund
    Tickets|Refunds take up to five days.
    Tickets|%lld tickets / %lld ticket
    Map|Map
    Map|Nearby stations
    Map|%@ away|The placeholder is a distance
    Map|Open in Maps
    Map|Location access is turned off.
    Map|Open Settings
    Map|%lld stations nearby / %lld station nearby
    Profile|Profile
    Profile|Name
    Profile|Email
    Profile|Home station
    Profile|Payment methods
    Profile|Add card
    Profile|Discount card|A card that makes trips cheaper
    Profile|Sign out
    Profile|Delete account
    Profile|Your account and all its data are deleted. This cannot be undone.|Message of an alert
    Profile|Signed in as %@
    Settings|Settings
    Settings|Notifications
    Settings|Remind me before departure
    Settings|Language
    Settings|Units
    Settings|Appearance|Light or dark
    Settings|Light|Appearance
    Settings|Dark|Appearance
    Settings|Help
    Settings|Contact us
    Settings|Version %@
    Settings|Remind %lld minutes before / Remind %lld minute before
    Help|How do I change a booking?
    Help|Open the trip, and choose the booking. Tickets that are not used can be changed until departure.
    Help|Where is my refund?
    Help|Write to us, and we answer within one day.
    Help|Was this helpful?
    Help|Yes
    Help|No
    Help|%lld answers / %lld answer
    Welcome|Welcome aboard, %@!|The placeholder is a name
    Welcome|Your trips, tickets and seats in one place.
    Welcome|Continue
    """
    .split(separator: "\n")
}

extension Substring {
  fileprivate var trimmed: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

// MARK: - Files

extension WorkflowSample {
  /// The catalog, with a finished language and the beginning of another one.
  var catalog: String {
    let finished = finishedKeys
    let entries = texts.map { text in
      var localizations: [JSONValue.Member] = []
      if let singular = text.singular {
        localizations.append(.init("en", Self.forms(singular, text.key)))
      }
      for language in ["nl", Self.language] where language == "nl" || finished.contains(text.key) {
        let translation = Self.translation(of: text.key)
        localizations.append(
          .init(
            language,
            text.singular.map { Self.forms(Self.translation(of: $0), translation) }
              ?? Self.unit(translation)
          )
        )
      }
      return JSONValue.Member(
        text.key,
        .object(
          (text.comment.map { [JSONValue.Member("comment", .string($0))] } ?? []) + [
            .init("localizations", .object(localizations))
          ]
        )
      )
    }
    let catalog = JSONValue.object([
      .init("sourceLanguage", .string("en")), .init("strings", .object(entries)),
      .init("version", .string("1.0")),
    ])
    return String(decoding: catalog.line, as: UTF8.self)
  }

  private static func unit(_ text: String) -> JSONValue {
    .object([
      .init(
        "stringUnit",
        .object([.init("state", .string("translated")), .init("value", .string(text))])
      )
    ])
  }

  private static func forms(_ one: String, _ other: String) -> JSONValue {
    .object([
      .init(
        "variations",
        .object([.init("plural", .object([.init("one", unit(one)), .init("other", unit(other))]))])
      )
    ])
  }

  /// The sources, by their paths.
  var sources: [(path: String, text: String)] {
    Dictionary(grouping: texts, by: \.screen).sorted { $0.key < $1.key }
      .map { screen, texts in
        let lines = texts.enumerated()
          .map { index, text in
            let literal = text.key.replacing("%lld", with: "\\(count)")
              .replacing("%@", with: "\\(name)")
            return index % 3 == 1
              ? "      Button(\"\(literal)\") {}" : "      Text(\"\(literal)\")"
          }
        return (
          "Sources/App/\(screen).swift",
          """
          import SwiftUI

          struct \(screen): View {
            let name = ""
            let count = 0

            var body: some View {
              VStack {
          \(lines.joined(separator: "\n"))
              }
            }
          }

          """
        )
      }
  }

  /// The `.strings` and `.stringsdict` files, by their paths.
  ///
  /// The English strings are UTF-16, as those of old projects are.
  var legacyFiles: [(path: String, bytes: [UInt8])] {
    ["en", "nl", Self.language]
      .flatMap { language in
        let texts = texts.filter { language != Self.language || finishedKeys.contains($0.key) }
        let table = strings(texts.filter { $0.singular == nil }, language)
        let bytes =
          language == "en"
          ? [0xFF, 0xFE] + table.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
          : Array(table.utf8)
        let plurals = dictionary(texts.filter { $0.singular != nil }, language)
        return [
          ("\(language).lproj/Localizable.strings", bytes),
          ("\(language).lproj/Localizable.stringsdict", Array(plurals.utf8)),
        ]
      }
  }

  private func strings(_ texts: [Text], _ language: String) -> String {
    texts.map { text in
      let comment = text.comment.map { "/* \($0) */\n" } ?? ""
      let value = language == "en" ? text.key : Self.translation(of: text.key)
      return "\(comment)\"\(text.key)\" = \"\(value)\";\n"
    }
    .joined(separator: "\n")
  }

  private func dictionary(_ texts: [Text], _ language: String) -> String {
    func value(_ text: String) -> String {
      language == "en" ? text : Self.translation(of: text)
    }
    let entries = texts.map { text in
      """
      <key>\(text.key)</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
      <key>count</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>\(value(text.singular ?? ""))</string>
      <key>other</key><string>\(value(text.key))</string>
      </dict></dict>
      """
    }
    return "<plist version=\"1.0\"><dict>\n\(entries.joined(separator: "\n"))\n</dict></plist>\n"
  }
}

// swift-format-ignore-file
import AppIntents
import WidgetKit
import TipKit

struct WaterBed: AppIntent {
  static let title: LocalizedStringResource = "Water a Bed"
  static var description = IntentDescription("Waters one bed of the garden.", categoryName: "Garden", searchKeywords: ["water", "rain"])
  static var parameterSummary: some ParameterSummary {
    When(\.$isLong, .equalTo, true) { Summary("Water \(\.$bed) for \(\.$minutes)") } otherwise: { Summary("Water \(\.$bed)") { \.$isLong } }
  }
  @Parameter(title: "Bed", description: "The bed to water", requestValueDialog: IntentDialog("Which bed?")) var bed: BedEntity
  @Parameter(title: "Minutes", default: 5, inclusiveRange: (1, 60)) var minutes: Int
  @Parameter(title: LocalizedStringResource("Long", table: "Intents")) var isLong: Bool

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<Int> {
    guard minutes > 0 else { throw $minutes.needsValueError("For how long?") }
    return .result(value: minutes, dialog: "\(bed.name) gets water for \(minutes) minutes.")
  }
}

struct BedEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bed"
  static let defaultQuery = BedQuery()
  let id: UUID
  @Property(title: "Name") var name: String
  var displayRepresentation: DisplayRepresentation { .init(title: "\(name)", subtitle: "A bed", image: .init(systemName: "leaf")) }
}

enum Season: String, AppEnum {
  case spring, summer
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Season", numericFormat: "\(placeholder: .int) seasons")
  static let caseDisplayRepresentations: [Season: DisplayRepresentation] = [.spring: "Spring", .summer: .init(title: "Summer", subtitle: "June to August")]
}

struct GardenShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: WaterBed(), phrases: ["Water with \(.applicationName)", "Water \(\.$bed) in \(.applicationName)"], shortTitle: "Water", systemImageName: "drop")
  }
}

struct GardenWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "garden", provider: Provider()) { entry in Text("Today: \(entry.count, format: .number)") }
      .configurationDisplayName("Garden").description("Shows what is thirsty.").supportedFamilies([.systemSmall])
  }
}

struct WaterTip: Tip {
  var title: Text { Text("Water in the evening") }
  var message: Text? { isHot ? Text("It is hot.") : nil }
  @Parameter static var isHot: Bool = false
  var actions: [Action] { [Action(id: "why", title: "Why?"), .init(id: "ok") { Text("Fine") }] }
}

// swift-format-ignore-file
import SwiftUI
import Charts

@main
struct GardenApp: App {
  @State private var garden = Garden()
  @AppStorage("units") private var units = Units.metric

  var body: some Scene {
    WindowGroup("My Garden", id: "garden") {
      TabView {
        Tab("Beds", systemImage: "leaf") { BedList(garden: garden) }
        Tab("Calendar", systemImage: "calendar", role: .search) { Text("Soon") }
      }
      .environment(garden)
    }
    .commands {
      CommandMenu("Plants") {
        Button("Water Everything", action: garden.waterAll).keyboardShortcut("w", modifiers: [.command, .shift])
        Divider()
        Toggle("Metric Units", isOn: Binding(get: { units == .metric }, set: { units = $0 ? .metric : .imperial }))
      }
    }
    #if os(macOS)
    Settings { SettingsView() }
    MenuBarExtra("Garden", systemImage: "leaf.fill") { Text("\(garden.beds.count) beds") }
    #endif
  }
}

struct BedList: View {
  @Bindable var garden: Garden
  @State private var selection: Set<Bed.ID> = []
  @State private var isAdding = false
  @State private var name = ""
  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) var locale
  @FocusState private var isFocused: Bool
  @ScaledMetric(relativeTo: .title) var height = 20.0
  private let columns: [LocalizedStringKey] = ["Name", "Plants", "Area"]

  var body: some View {
    NavigationStack {
      List(garden.beds, selection: $selection) { bed in
        NavigationLink(value: bed) {
          row(bed)
        }
        .swipeActions(edge: .trailing) {
          Button("Dig Up", role: .destructive) { garden.remove(bed) }
          Button { garden.water(bed) } label: { Label("Water", systemImage: "drop") }
        }
      }
      .navigationTitle(selection.isEmpty ? "Beds" : "\(selection.count) selected")
      .navigationDestination(for: Bed.self) { BedDetail(bed: $0) }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus") { isAdding.toggle() }
            .help("Adds a bed. It is empty at first.")
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Spacer()
          Text("^[\(garden.plantCount) plant](inflect: true)")
        }
      }
      .alert("New Bed", isPresented: $isAdding) {
        TextField("Name", text: $name, prompt: Text("Such as “By the wall”"))
          .focused($isFocused)
        Button("Cancel", role: .cancel) {}
        Button("Add") { garden.add(named: name) }.disabled(name.isEmpty)
      } message: {
        Text("A bed holds up to \(Bed.capacity) plants.", comment: "Below the title of the dialogue")
      }
      .searchable(text: $name, prompt: "Search Beds")
      .overlay {
        if garden.beds.isEmpty {
          ContentUnavailableView("No Beds", systemImage: "leaf", description: Text("Add one to begin."))
        } else if case .failed(let error)? = garden.state, !error.isTransient {
          Text(verbatim: "not for people: \(error)")
          Text(error.localizedDescription)
        }
      }
      #if DEBUG
      .overlay(alignment: .bottom) { Text("Debug build") }
      #elseif os(iOS) && !targetEnvironment(macCatalyst)
      .statusBarHidden()
      #endif
      .accessibilityLabel("List of beds")
    }
  }

  @ViewBuilder
  private func row(_ bed: Bed) -> some View {
    let area = bed.area.formatted(.number.precision(.fractionLength(1)))
    HStack {
      Image(systemName: bed.icon)
      VStack(alignment: .leading) {
        Text(bed.name).font(.headline)
        Text("\(bed.plants.count) plants on \(area) m²")
        Text(bed.isDry ? "Needs water" : "All is well") + Text(" · ") + Text(bed.sown, style: .date)
      }
      switch bed.light {
      case .sun: Label("Sun", systemImage: "sun.max")
      case .shade(let hours) where hours > 4: Label("Shade for \(hours) h", systemImage: "cloud")
      case .shade: Label("Some shade", systemImage: "cloud.sun")
      @unknown default: EmptyView()
      }
      ForEach(Array(bed.plants.enumerated()), id: \.offset) { index, plant in
        Text("\(index + 1). \(plant.name), \(plant.height, specifier: "%.1f") cm")
      }
    }
  }
}

private struct Caption<Content: View>: View {
  let title: LocalizedStringKey
  var subtitle: LocalizedStringResource?
  @ViewBuilder var content: () -> Content

  init(_ title: LocalizedStringKey, subtitle: LocalizedStringResource? = nil, @ViewBuilder content: @escaping () -> Content) {
    self.title = title
    self.subtitle = subtitle
    self.content = content
  }

  var body: some View {
    Section { content() } header: { Text(title) } footer: { if let subtitle { Text(subtitle) } }
  }
}

struct BedDetail: View {
  let bed: Bed

  var body: some View {
    Form {
      Caption("Harvest", subtitle: "Kilograms a week") {
        Chart(bed.harvests) { harvest in
          BarMark(x: .value("Week", harvest.week), y: .value("Weight", harvest.kilograms))
        }
      }
      Caption("Notes") { Text(.init("From _Markdown_")) }
      LabeledContent("Soil", value: bed.soil.title)
    }
    .modifier(Tinted(name: "Green"))
  }
}

#Preview("One bed") {
  BedList(garden: .example).environment(\.locale, .init(identifier: "es"))
}

struct BedList_Previews: PreviewProvider {
  static var previews: some View { Text("Only in a preview") }
}

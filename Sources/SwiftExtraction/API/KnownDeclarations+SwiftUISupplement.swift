// swift-format-ignore-file: a table of facts, one declaration a line.

extension KnownDeclarations {
  /// What SwiftUI, MapKit and PhotosUI declare since, and for other platforms than iOS.
  static let swiftUISupplement: StaticString = #"""
    @localizable struct LocalizedStringKey: ExpressibleByStringInterpolation {
      init(_ value: LocalizedStringKey)
      @_disfavoredOverload init(_ value: String)
      init(stringLiteral value: LocalizedStringKey)
    }
    struct Text: View {
      init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
      @_disfavoredOverload init<S>(_ content: S) where S: StringProtocol
      init(verbatim content: String)
      @_disfavoredOverload init(_ resource: LocalizedStringResource)
      init(_ attributedContent: AttributedString)
      init<F>(_ input: F.FormatInput, format: F)
      init<Subject>(_ subject: Subject, formatter: Formatter)
      init(_ date: Date, style: Text.DateStyle)
      init(_ dates: ClosedRange<Date>)
      init(_ interval: DateInterval)
      init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true)
      init(_ image: Image)
      func bold(_ isActive: Bool = true) -> Text
      func italic(_ isActive: Bool = true) -> Text
      func font(_ font: Font?) -> Text
      func fontWeight(_ weight: Font.Weight?) -> Text
      func foregroundColor(_ color: Color?) -> Text
      func foregroundStyle(_ style: Any) -> Text
      func monospacedDigit() -> Text
      func underline(_ isActive: Bool = true, color: Color? = nil) -> Text
      func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text
      func accessibilityLabel(_ label: Text) -> Text
      func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text
    }
    struct Binding<Value> {
      var wrappedValue: Value
      var projectedValue: Binding<Value>
      init(get: () -> Value, set: (Value) -> Void)
      init(projectedValue: Binding<Value>)
      static func constant(_ value: Value) -> Binding<Value>
    }
    struct State<Value> {
      var wrappedValue: Value
      var projectedValue: Binding<Value>
      init(initialValue: Value)
      init(wrappedValue: Value)
    }
    struct Label<Title, Icon>: View {
      init(_ titleKey: LocalizedStringKey, systemImage: String)
      init(_ titleKey: LocalizedStringKey, image: String)
      init(_ titleKey: LocalizedStringKey, image: ImageResource)
      init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
    }
    struct GeometryProxy {
      let size: CGSize
      let safeAreaInsets: EdgeInsets
      func frame(in: Any) -> CGRect
    }
    struct Alert {
      init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil)
      init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button)
      struct Button {
        static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
        static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
        static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
      }
    }
    struct ActionSheet {
      init(title: Text, message: Text? = nil, buttons: [Alert.Button] = [])
    }
    struct Toggle<Label>: View {
      init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>)
      init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>)
      init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)
      init(_ titleKey: LocalizedStringKey, sources: Any, isOn: Any)
      init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: Any)
      init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)
    }
    extension ControlGroup {
      init<C>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C) where C: View
    }
    struct TimelineViewDefaultContext {
      let date: Date
    }
    struct Product {
      struct SubscriptionInfo {
        struct RenewalState {
          typealias RawValue = Int
          let rawValue: Int
        }
      }
    }
    extension Button {
      init(_ titleKey: LocalizedStringKey, action: () -> Void)
      init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: () -> Void)
      init(_ titleKey: LocalizedStringKey, systemImage: String, action: () -> Void)
      init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: () -> Void)
      init(_ titleKey: LocalizedStringKey, image: ImageResource, action: () -> Void)
      init(_ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: () -> Void)
      init(_ titleKey: LocalizedStringKey, intent: Any)
      init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: Any)
      init(_ titleKey: LocalizedStringKey, systemImage: String, intent: Any)
      init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, intent: Any)
      init(action: () -> Void, @ViewBuilder label: () -> Any)
      init(role: ButtonRole?, action: () -> Void, @ViewBuilder label: () -> Any)
      init(intent: Any, @ViewBuilder label: () -> Any)
    }
    extension Menu {
      init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Any)
      init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Any, primaryAction: () -> Void)
      init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Any)
      init(@ViewBuilder content: () -> Any, @ViewBuilder label: () -> Any)
    }
    extension Picker {
      init(_ titleKey: LocalizedStringKey, systemImage: String, selection: Any, @ViewBuilder content: () -> Any)
      init(_ titleKey: LocalizedStringKey, image: ImageResource, selection: Any, @ViewBuilder content: () -> Any)
      init(_ titleKey: LocalizedStringKey, selection: Any, @ViewBuilder content: () -> Any, @ViewBuilder currentValueLabel: () -> Any)
    }
    struct ContentUnavailableView<Label, Description, Actions>: View {
      init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil)
      init(_ title: LocalizedStringKey, image name: String, description: Text? = nil)
      init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description, @ViewBuilder actions: () -> Actions)
      static func search(text: String) -> ContentUnavailableView
    }
    struct Tab<Value, Content, Label> {
      init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
      init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    }
    struct TabSection<Header, Content, Footer> {
      init(_ titleKey: LocalizedStringKey, @TabContentBuilder content: () -> Content)
      init(@TabContentBuilder content: () -> Content, @ViewBuilder header: () -> Header)
    }
    extension View {
      func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View
      func alert<A, T>(_ titleKey: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: (T) -> A) -> some View
      func alert<A, M, T>(_ titleKey: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
      func confirmationDialog<A, T>(_ titleKey: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A) -> some View
      func help(_ textKey: LocalizedStringKey) -> some View
      func help(_ text: Text) -> some View
      func navigationTitle(_ titleKey: LocalizedStringKey) -> some View
      func navigationTitle(_ title: Text) -> some View
      func navigationTitle(_ title: Binding<String>) -> some View
      func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View
      func navigationSubtitle(_ subtitle: Text) -> some View
      func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: Any = .automatic, prompt: LocalizedStringKey) -> some View
      func searchable<C>(text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: Any = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: (C.Element) -> Any) -> some View
      func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View
      func badge(_ key: LocalizedStringKey?) -> some View
      func badge(_ count: Int) -> some View
      func badge(_ label: Text?) -> some View
      func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View
      func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View
      func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View
      func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View
      func accessibilityInputLabels(_ inputLabels: [Text]) -> some View
      func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: () -> Void) -> some View
      func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View
      func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View
      func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View
      func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View
      func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View
      func sectionActions<Content>(@ViewBuilder content: () -> Content) -> some View
      func onChange<V>(of value: V, initial: Bool = false, _ action: (V, V) -> Void) -> some View
      func onChange<V>(of value: V, initial: Bool = false, _ action: () -> Void) -> some View
      func onChange<V>(of value: V, perform action: (V) -> Void) -> some View
      func onReceive<P>(_ publisher: P, perform action: (P.Output) -> Void) -> some View
      func previewDisplayName(_ value: String?) -> some View
      func accessibilityIdentifier(_ identifier: String) -> some View
      func tag<V>(_ tag: V) -> some View
      func id<V>(_ id: V) -> some View
    }
    extension List {
      init(@ViewBuilder content: () -> Any)
      init(selection: Any, @ViewBuilder content: () -> Any)
      init<Data>(_ data: Data, @ViewBuilder rowContent: (Data.Element) -> Any)
      init<Data>(_ data: Data, selection: Any, @ViewBuilder rowContent: (Data.Element) -> Any)
      init<Data>(_ data: Data, id: Any, @ViewBuilder rowContent: (Data.Element) -> Any)
      init<Data>(_ data: Data, id: Any, selection: Any, @ViewBuilder rowContent: (Data.Element) -> Any)
      init<Data>(_ data: Data, children: Any, @ViewBuilder rowContent: (Data.Element) -> Any)
      init<Data>(_ data: Data, children: Any, selection: Any, @ViewBuilder rowContent: (Data.Element) -> Any)
      init<Data>(_ data: Data, id: Any, children: Any, @ViewBuilder rowContent: (Data.Element) -> Any)
      init<Data>(_ data: Binding<Data>, @ViewBuilder rowContent: (Binding<Data.Element>) -> Any)
      init<Data>(_ data: Binding<Data>, id: Any, @ViewBuilder rowContent: (Binding<Data.Element>) -> Any)
      init<Data>(_ data: Binding<Data>, selection: Any, @ViewBuilder rowContent: (Binding<Data.Element>) -> Any)
      init<Data>(_ data: Binding<Data>, editActions: Any, @ViewBuilder rowContent: (Binding<Data.Element>) -> Any)
    }
    extension Section {
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Any)
      init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Any)
      init(@ViewBuilder content: () -> Any, @ViewBuilder header: () -> Any)
      init(@ViewBuilder content: () -> Any, @ViewBuilder header: () -> Any, @ViewBuilder footer: () -> Any)
      init(@ViewBuilder content: () -> Any, @ViewBuilder footer: () -> Any)
      init(@ViewBuilder content: () -> Any)
      init(header: Any, footer: Any, @ViewBuilder content: () -> Any)
      init(header: Any, @ViewBuilder content: () -> Any)
      init(footer: Any, @ViewBuilder content: () -> Any)
    }
    struct Window<Content>: Scene {
      init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
      init(_ title: Text, id: String, @ViewBuilder content: () -> Content)
    }
    struct UtilityWindow<Content>: Scene {
      init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
    }
    struct AlertScene<Actions, Message>: Scene {
      init(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions)
      init(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message)
    }
    struct MenuBarExtra<Label, Content>: Scene {
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
      init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    }
    struct CommandMenu<Content>: Commands {
      init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
      init(_ name: Text, @ViewBuilder content: () -> Content)
    }
    struct SettingsLink<Label>: View {}
    struct Marker<Content> {
      init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D)
      init(_ titleKey: LocalizedStringKey, image name: String, coordinate: CLLocationCoordinate2D)
      init(_ titleKey: LocalizedStringKey, systemImage name: String, coordinate: CLLocationCoordinate2D)
      init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D)
    }
    struct Annotation<Label, Content> {
      init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content)
    }
    struct PhotosPicker<Label>: View {
      init(_ titleKey: LocalizedStringKey, selection: Any, maxSelectionCount: Int? = nil, selectionBehavior: Any = .default, matching: Any? = nil, preferredItemEncoding: Any = .automatic)
      init(_ titleKey: LocalizedStringKey, selection: Any, maxSelectionCount: Int? = nil, selectionBehavior: Any = .default, matching: Any? = nil, preferredItemEncoding: Any = .automatic, photoLibrary: Any)
    }
    struct PasteButton: View {}
    struct SubscriptionStoreView<Content>: View {}
    """#
}

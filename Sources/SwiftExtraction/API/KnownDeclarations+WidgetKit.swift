// swift-format-ignore-file: a table of facts, one declaration a line.

extension KnownDeclarations {
  /// The declarations of WidgetKit, ActivityKit and AlarmKit.
  static let widgetKit: StaticString = #"""
    protocol WidgetConfiguration {
      func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration
      func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration
      func description(_ description: Text) -> some WidgetConfiguration
      func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration
      func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration
    }
    protocol ControlWidgetConfiguration {
      func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration
      func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration
    }
    struct Timeline<EntryType> {
      let entries: [EntryType]
    }
    protocol TimelineProvider {
      associatedtype Entry
      func placeholder(in context: Any) -> Entry
      func getSnapshot(in context: Any, completion: (Entry) -> Void)
      func getTimeline(in context: Any, completion: (Timeline<Entry>) -> Void)
    }
    protocol IntentTimelineProvider {
      associatedtype Intent
      associatedtype Entry
      func placeholder(in context: Any) -> Entry
      func getSnapshot(for configuration: Intent, in context: Any, completion: (Entry) -> Void)
      func getTimeline(for configuration: Intent, in context: Any, completion: (Timeline<Entry>) -> Void)
    }
    protocol AppIntentTimelineProvider {
      associatedtype Intent
      associatedtype Entry
      func placeholder(in context: Any) -> Entry
      func snapshot(for configuration: Intent, in context: Any) -> Entry
      func timeline(for configuration: Intent, in context: Any) -> Timeline<Entry>
    }
    protocol ControlValueProvider {
      associatedtype Value
      var previewValue: Value { get }
      func currentValue() -> Value
    }
    struct StaticConfiguration<Content>: WidgetConfiguration {
      init<Provider>(kind: String, provider: Provider, @ViewBuilder content: (Provider.Entry) -> Content)
    }
    struct IntentConfiguration<Intent, Content>: WidgetConfiguration {
      init<Provider>(kind: String, intent: Any, provider: Provider, @ViewBuilder content: (Provider.Entry) -> Content)
    }
    struct AppIntentConfiguration<Intent, Content>: WidgetConfiguration {
      init<Provider>(kind: String, intent: Any = Any.self, provider: Provider, @ViewBuilder content: (Provider.Entry) -> Content)
    }
    struct ActivityConfiguration<Attributes>: WidgetConfiguration {
      init<Content>(for attributesType: Attributes.Type, @ViewBuilder content: (ActivityViewContext<Attributes>) -> Content, dynamicIsland: (ActivityViewContext<Attributes>) -> DynamicIsland)
    }
    struct ActivityViewContext<Attributes> {
      let attributes: Attributes
      let state: Attributes.ContentState
      let activityID: String
      let isStale: Bool
    }
    struct StaticControlConfiguration<Content>: ControlWidgetConfiguration {
      init(kind: String, @ControlWidgetTemplateBuilder content: () -> Content)
      init<Provider>(kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: (Provider.Value) -> Content)
    }
    struct AppIntentControlConfiguration<Content>: ControlWidgetConfiguration {
      init(kind: String, intent: Any, @ControlWidgetTemplateBuilder content: (Any) -> Content)
      init<Provider>(kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: (Provider.Value) -> Content)
    }
    struct ControlWidgetButton<Label, ActionLabel, Action> {
      init(_ titleKey: LocalizedStringKey, action: Action)
      init(_ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: (Bool) -> ActionLabel)
      init(action: Action, @ViewBuilder label: () -> Label)
      init(action: Action, @ViewBuilder label: () -> Label, @ViewBuilder actionLabel: (Bool) -> ActionLabel)
    }
    struct ControlWidgetToggle<Label, ValueLabel, Action> {
      init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action, @ViewBuilder valueLabel: (Bool) -> ValueLabel)
      init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action)
      init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label, @ViewBuilder valueLabel: (Bool) -> ValueLabel)
      init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label)
    }
    extension View {
      func widgetLabel(_ labelKey: LocalizedStringKey) -> some View
      func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> Self
      func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> Self
    }
    struct IntentRecommendation<T> {
      init(intent: T, description: Text)
      init(intent: T, description: LocalizedStringKey)
    }
    struct AppIntentRecommendation<Intent> {
      init(intent: Intent, description: Text)
      init(intent: Intent, description: LocalizedStringResource)
      init(intent: Intent, description: LocalizedStringKey)
    }
    struct AlertConfiguration {
      init(title: LocalizedStringResource, body: LocalizedStringResource, sound: Any)
    }
    struct AlarmButton {
      init(text: LocalizedStringResource, textColor: Color, systemImageName: String)
    }
    struct AlarmPresentation {
      struct Alert {
        init(title: LocalizedStringResource, stopButton: AlarmButton? = nil, secondaryButton: AlarmButton? = nil, secondaryButtonBehavior: Any? = nil)
      }
      struct Countdown {
        init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil)
      }
      struct Paused {
        init(title: LocalizedStringResource, resumeButton: AlarmButton)
      }
    }
    """#
}

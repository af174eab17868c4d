// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of WidgetKit, as far as they tell the type of an argument or a value.
  static let widgetKit: StaticString = #"""
    struct AccessoryWidgetBackground: View {}
    struct ActivityConfiguration<Attributes>: WidgetConfiguration {
      init<Content>(for: Attributes.Type, @Builder content: (ActivityViewContext<Attributes>) -> Content, dynamicIsland: (ActivityViewContext<Attributes>) -> DynamicIsland)
    }
    struct ActivityViewContext<Attributes> {
      var activityID: String
      var attributes: Attributes
      var isStale: Bool
      var state: Attributes.ContentState
    }
    struct AlarmButton {
      init(text: LocalizedStringResource, textColor: Color, systemImageName: String)
    }
    struct AlarmPresentation {
      struct Alert {
        init(title: LocalizedStringResource, stopButton: AlarmButton? = _, secondaryButton: AlarmButton? = _, secondaryButtonBehavior: Any? = _)
      }
      struct Countdown {
        init(title: LocalizedStringResource, pauseButton: AlarmButton? = _)
      }
      struct Paused {
        init(title: LocalizedStringResource, resumeButton: AlarmButton)
      }
    }
    struct AlertConfiguration {
      init(title: LocalizedStringResource, body: LocalizedStringResource, sound: Any)
    }
    struct AppIntentConfiguration<Intent, Content>: WidgetConfiguration {
      init<Provider>(kind: String, intent: Any = _, provider: Provider, @Builder content: (Provider.Entry) -> Content)
    }
    struct AppIntentControlConfiguration<Content>: ControlWidgetConfiguration {
      init(kind: String, intent: Any, @Builder content: (Any) -> Content)
      init<Provider>(kind: String, provider: Provider, @Builder content: (Provider.Value) -> Content)
    }
    struct AppIntentRecommendation<Intent> {
      init(intent: Intent, description: LocalizedStringKey)
      init(intent: Intent, description: LocalizedStringResource)
      @_disfavoredOverload init(intent: Intent, description: StringProtocol)
      init(intent: Intent, description: Text)
    }
    protocol AppIntentTimelineProvider {
      associatedtype Entry
      associatedtype Intent
      func placeholder(in: Any) -> Entry
      func snapshot(for: Intent, in: Any) -> Entry
      func timeline(for: Intent, in: Any) -> Timeline<Entry>
    }
    protocol ControlValueProvider {
      associatedtype Value
      var previewValue: Value
      func currentValue() -> Value
    }
    struct ControlWidgetButton<Label, ActionLabel, Action> {
      init(_ titleKey: LocalizedStringKey, action: Action)
      init(_ titleKey: LocalizedStringKey, action: Action, @Builder actionLabel: (Bool) -> ActionLabel)
      init(action: Action, @Builder label: () -> Label)
      init(action: Action, @Builder label: () -> Label, @Builder actionLabel: (Bool) -> ActionLabel)
    }
    protocol ControlWidgetConfiguration {
      func description(_ description: LocalizedStringResource) -> ControlWidgetConfiguration
      func displayName(_ displayName: LocalizedStringResource) -> ControlWidgetConfiguration
    }
    struct ControlWidgetToggle<Label, ValueLabel, Action> {
      init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action)
      init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action, @Builder valueLabel: (Bool) -> ValueLabel)
      init(isOn: Bool, action: Action, @Builder label: () -> Label)
      init(isOn: Bool, action: Action, @Builder label: () -> Label, @Builder valueLabel: (Bool) -> ValueLabel)
    }
    struct IntentConfiguration<Intent, Content>: WidgetConfiguration {
      init<Provider>(kind: String, intent: Any, provider: Provider, @Builder content: (Provider.Entry) -> Content)
    }
    struct IntentRecommendation<T> {
      init(intent: T, description: LocalizedStringKey)
      init(intent: T, description: Text)
      @_disfavoredOverload init<S: StringProtocol>(intent: T, description: S)
    }
    protocol IntentTimelineProvider {
      associatedtype Entry
      associatedtype Intent
      func getSnapshot(for: Intent, in: Any, completion: (Entry) -> Void)
      func getTimeline(for: Intent, in: Any, completion: (Timeline<Entry>) -> Void)
      func placeholder(in: Any) -> Entry
    }
    struct StaticConfiguration<Content>: WidgetConfiguration {
      init<Provider>(kind: String, provider: Provider, @Builder content: (Provider.Entry) -> Content)
    }
    struct StaticControlConfiguration<Content>: ControlWidgetConfiguration {
      init(kind: String, @Builder content: () -> Content)
      init<Provider>(kind: String, provider: Provider, @Builder content: (Provider.Value) -> Content)
    }
    struct Timeline<EntryType> {
      var entries: [EntryType]
    }
    protocol TimelineProvider {
      associatedtype Entry
      func getSnapshot(in: Any, completion: (Entry) -> Void)
      func getTimeline(in: Any, completion: (Timeline<Entry>) -> Void)
      func placeholder(in: Any) -> Entry
    }
    extension View {
      func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> Self
      func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> Self
      func widgetLabel(_ labelKey: LocalizedStringKey) -> View
      @_disfavoredOverload func widgetLabel<S: StringProtocol>(_ label: S) -> View
    }
    protocol WidgetConfiguration {
      func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> WidgetConfiguration
      func configurationDisplayName(_ displayName: Text) -> WidgetConfiguration
      @_disfavoredOverload func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> WidgetConfiguration
      func description(_ descriptionKey: LocalizedStringKey) -> WidgetConfiguration
      func description(_ description: Text) -> WidgetConfiguration
      @_disfavoredOverload func description<S: StringProtocol>(_ description: S) -> WidgetConfiguration
      func supportedFamilies(_ families: [WidgetFamily]) -> WidgetConfiguration
    }
    """#
}

// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of AppIntents, as far as they tell the type of an argument or a value.
  static let appIntents: StaticString = #"""
    typealias IntentItemSection = ItemSection
    typealias ItemCollection = IntentItemCollection
    typealias Parameter<Value> = IntentParameter<Value>
    typealias Summary = IntentParameterSummary
    protocol AnyIntentValue {
      associatedtype Value
      var title: LocalizedStringResource
    }
    protocol AppEntity: AppValue, DisplayRepresentable, Identifiable {
      associatedtype DefaultQuery: EntityQuery
      typealias Property<Value> = EntityProperty<Value>
      var displayRepresentation: DisplayRepresentation
    }
    protocol AppEnum: AppValue, CaseIterable, RawRepresentable, StaticDisplayRepresentable {
      static var caseDisplayRepresentations: [Self: DisplayRepresentation]
    }
    protocol AppIntent {
      typealias Parameter<Value> = IntentParameter<Value>
      associatedtype PerformResult
      typealias Summary = IntentParameterSummary<Self>
      associatedtype SummaryContent: ParameterSummary
      static var description: IntentDescription?
      static var title: LocalizedStringResource
      func continueInForeground(_ dialog: IntentDialog? = _, alwaysConfirm: Bool = _)
      func needsToContinueInForegroundError(_ dialog: IntentDialog? = _, continuation: (() -> Void)? = _) -> AppIntentError
      func requestChoice(between: [IntentChoiceOption], dialog: IntentDialog? = _) -> IntentChoiceOption
      func requestChoice(between: [IntentChoiceOption], dialog: IntentDialog? = _, @Builder content: () -> Any) -> IntentChoiceOption
      func requestConfirmation(conditions: Any = _, actionName: ConfirmationActionName = _, dialog: IntentDialog)
      func requestConfirmation(conditions: Any = _, actionName: ConfirmationActionName = _, dialog: IntentDialog? = _, showDialogAsPrompt: Bool = _, @Builder content: () -> Any)
      func requestConfirmation(dialog: IntentDialog)
      func requestConfirmation(result: IntentResult, confirmationActionName: ConfirmationActionName = _, showPrompt: Bool = _)
      func requestToContinueInForeground(_ dialog: IntentDialog? = _, continuation: (() -> Any)? = _)
    }
    struct AppIntentError {
      static func needsValueError(_ dialog: IntentDialog? = _) -> AppIntentError
      static func restartPerform(_ dialog: IntentDialog? = _) -> AppIntentError
    }
    struct AppShortcut {
      init(intent: Any, phrases: [AppShortcutPhrase<Any>], shortTitle: LocalizedStringResource, systemImageName: String)
      init(intent: Any, phrases: [AppShortcutPhrase<Any>], shortTitle: LocalizedStringResource, systemImageName: String, parameterPresentation: Any)
      init(intent: Any, phrases: [AppShortcutPhrase<Any>], shortTitle: LocalizedStringResource? = _, systemImageName: String? = _)
    }
    struct AppShortcutOptionsCollection: AppShortcutOptionsCollectionProtocol {
      var title: LocalizedStringResource
      init(_ provider: Any, title: LocalizedStringResource, systemImageName: String)
      init(_ dynamicOptionsProvider: Provider, title: LocalizedStringResource, systemImageName: String? = _)
    }
    protocol AppShortcutOptionsCollectionProtocol {
      associatedtype Provider: DynamicOptionsProvider
      var title: LocalizedStringResource
    }
    protocol AppShortcutOptionsCollectionSpecification: Sequence {
      associatedtype Value
    }
    struct AppShortcutParameterPresentation {
      init(for: Any, summary: ParameterPresentationSummary, @Builder optionsCollections: () -> Any)
      init(for: ParameterKeyPath, summary: AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath>, @Builder optionsCollections: () -> AppShortcutOptionsCollectionSpecification<Value.UnwrappedType>)
    }
    struct AppShortcutParameterPresentationSummaryString<Intent: AppIntent, Value, Parameter: IntentParameter<Value>, ParameterKeyPath: KeyPath<Intent, Parameter>>: ExpressibleByStringInterpolation {}
    struct AppShortcutParameterPresentationTitleString<Intent: AppIntent, Value, Parameter: IntentParameter<Value>, ParameterKeyPath: KeyPath<Intent, Parameter>>: ExpressibleByStringInterpolation {}
    @localizable(phrase, table: "AppShortcuts") struct AppShortcutPhrase<Intent>: ExpressibleByStringInterpolation {}
    protocol AppShortcutsProvider {
      static var appShortcuts: [AppShortcut]
    }
    protocol AppValue: TypeDisplayRepresentable {
      static var typeDisplayRepresentation: TypeDisplayRepresentation
    }
    extension Array: ResultsCollection {
      var promptLabel: LocalizedStringResource?
    }
    protocol AudioIntent: SystemIntent {}
    protocol AudioPlaybackIntent: AppIntent, SystemIntent {}
    protocol AudioRecordingIntent: AppIntent {}
    protocol AudioStartingIntent: AppIntent, SystemIntent {}
    extension Bool {
      struct IntentDisplayName {
        var `false`, `true`: LocalizedStringResource
        init(true: LocalizedStringResource, false: LocalizedStringResource)
      }
    }
    extension Button {
      init(_ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = _, intent: AppIntent)
      init(_ titleKey: LocalizedStringKey, intent: AppIntent)
      init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: AppIntent)
      init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = _, intent: AppIntent)
      @_disfavoredOverload init(_ title: StringProtocol, image: ImageResource, role: ButtonRole? = _, intent: AppIntent)
      @_disfavoredOverload init(_ title: StringProtocol, role: ButtonRole?, intent: AppIntent)
      @_disfavoredOverload init(_ title: StringProtocol, systemImage: String, role: ButtonRole? = _, intent: AppIntent)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, intent: AppIntent)
    }
    extension CLPlacemark: DisplayRepresentable {
      var displayRepresentation: DisplayRepresentation
      static var typeDisplayRepresentation: TypeDisplayRepresentation
    }
    protocol CameraCaptureIntent: AppIntent {}
    protocol CaseDisplayRepresentable: CaseIterable, CustomLocalizedStringResourceConvertible {
      static var caseDisplayRepresentations: [Self: DisplayRepresentation]
      var localizedStringResource: LocalizedStringResource
    }
    struct ComputedProperty {
      init(title: LocalizedStringResource, indexingKey: Any? = _)
    }
    struct ConfirmationActionName {
      static func custom(acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource], denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool = _) -> ConfirmationActionName
    }
    protocol ControlConfigurationIntent: AppIntent {}
    protocol CustomIntentMigratedAppIntent: AppIntent {}
    protocol CustomLocalizedStringResourceConvertible {
      var localizedStringResource: LocalizedStringResource
    }
    struct DeferredProperty {
      init(title: LocalizedStringResource)
    }
    protocol DeleteIntent: AppIntent, SystemIntent {
      associatedtype Entity: AppEntity
    }
    protocol DeprecatedAppIntent: AppIntent {}
    protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {
      var displayRepresentation: DisplayRepresentation
    }
    @localizable struct DisplayRepresentation: ExpressibleByStringInterpolation {
      init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = _, image: DisplayRepresentation.Image? = _, synonyms: [LocalizedStringResource] = _, descriptionText: LocalizedStringResource? = _)
      init(title: LocalizedStringResource, subtitle: LocalizedStringResource?, image: DisplayRepresentation.Image?, synonyms: [LocalizedStringResource] = _, descriptionText: LocalizedStringResource? = _, @Builder snippetPlugin: () -> Any)
      struct Image {
        init(data: Data, isTemplate: Bool = _)
        init(named: String)
        init(named: String, isTemplate: Bool)
        init(systemName: String)
        init(systemName: String, tintColor: Any? = _, symbolConfiguration: Any? = _)
        init(url: URL)
      }
    }
    struct EmptyResolverSpecification<Value>: ResolverSpecification {
      typealias Element = IndexingIterator<[Resolver]>.Element
    }
    struct EntityProperty<Value>: AnyIntentValue {
      var title: LocalizedStringResource
      init(identifier: String)
      init(title: LocalizedStringResource)
      init(title: LocalizedStringResource, customIndexingKey: Any)
      init(title: LocalizedStringResource, identifier: String)
      init(title: LocalizedStringResource, indexingKey: Any)
    }
    protocol EntityPropertyQuery {
      associatedtype ComparatorMappingType
      static var findIntentDescription: IntentDescription?
    }
    struct EntityURLRepresentation {}
    protocol EnumerableEntityQuery {
      static var findIntentDescription: IntentDescription?
    }
    protocol ForegroundContinuableIntent: AppIntent {
      func needsToContinueInForegroundError(_ dialog: IntentDialog? = _, continuation: (() -> Void)? = _) -> AppIntentError
      func requestToContinueInForeground<ResultValue>(_ dialog: IntentDialog? = _, continuation: () -> ResultValue = _) -> ResultValue
    }
    protocol IndexedEntity: AppEntity {}
    protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible, DisplayRepresentable {
      var displayRepresentation: DisplayRepresentation
      var localizedStringResource: LocalizedStringResource
    }
    struct IntentChoiceOption {
      init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = _, style: Any? = _)
    }
    struct IntentCurrencyAmount: DisplayRepresentable {
      var displayRepresentation: DisplayRepresentation
      static var typeDisplayRepresentation: TypeDisplayRepresentation
    }
    struct IntentDeprecation<ReplacementIntent: AppIntent> {
      var message: LocalizedStringResource
      init(message: LocalizedStringResource)
      init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?)
    }
    @localizable struct IntentDescription: ExpressibleByStringLiteral {
      init(_ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = _, searchKeywords: [LocalizedStringResource] = _, resultValueName: LocalizedStringResource? = _)
    }
    @localizable struct IntentDialog: ExpressibleByStringInterpolation {
      init(_ string: LocalizedStringResource)
      init(full: LocalizedStringResource, supporting: LocalizedStringResource)
      init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String)
      init(full: LocalizedStringResource, systemImageName: String)
    }
    struct IntentFile: DisplayRepresentable {
      var displayRepresentation: DisplayRepresentation
      static var typeDisplayRepresentation: TypeDisplayRepresentation
    }
    struct IntentItem<Item> {
      var description: DisplayRepresentation
      init(_ value: Item, title: LocalizedStringResource? = _, subtitle: LocalizedStringResource? = _, image: DisplayRepresentation.Image? = _)
      init(_ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = _, image: DisplayRepresentation.Image? = _)
    }
    struct IntentItemCollection<Item>: ResultsCollection {
      var promptLabel: LocalizedStringResource?
      init(promptLabel: LocalizedStringResource? = _, usesIndexedCollation: Bool = _, items: [Item])
      init(promptLabel: LocalizedStringResource? = _, usesIndexedCollation: Bool = _, @Builder sections: () -> Any)
      init(promptLabel: LocalizedStringResource? = _, usesIndexedCollation: Bool = _, sections: [IntentItemSection<Result>])
      init(promptLabel: LocalizedStringResource? = _, usesIndexedCollation: Bool = _, sections: [ItemSection<Item>])
      init(promptLabel: LocalizedStringResource? = _, usesIndexedCollation: Bool = _, @Builder sectionsBuilder: () -> [IntentItemSection<Result>])
      init<Result: DisplayRepresentable>(promptLabel: LocalizedStringResource? = _, usesIndexedCollation: Bool = _, items: [Result])
    }
    struct IntentItemSection<Result> {
      var description: DisplayRepresentation?
      init(_ title: LocalizedStringResource, items: [IntentItem<Result>])
      init(_ title: LocalizedStringResource, items: [Result])
      init(_ title: LocalizedStringResource, subtitle: LocalizedStringResource? = _, image: DisplayRepresentation.Image? = _, @Builder itemsBuilder: () -> [IntentItem<Result>])
      init(_ title: LocalizedStringResource? = _, @Builder itemsBuilder: () -> [IntentItem<Result>])
      init(title: LocalizedStringResource, items: [IntentItem<Result>])
    }
    struct IntentParameter<Value> {
      var projectedValue: IntentParameter<Value>
      var wrappedValue: Value
      init(description: LocalizedStringResource, default: Any? = _)
      init(title: LocalizedStringResource, description: LocalizedStringResource? = _, default: Any? = _, defaultValue: Any? = _, defaultUnit: Any? = _, unit: Any? = _, defaultUnitAdjustForLocale: Bool = _, unitAdjustForLocale: Bool = _, supportsNegativeNumbers: Bool = _, displayName: Bool.IntentDisplayName? = _, controlStyle: Any? = _, inclusiveRange: Any? = _, kind: Any? = _, displayStyle: Any? = _, inputOptions: Any? = _, supportedTypeIdentifiers: [String] = _, supportedContentTypes: [Any] = _, mode: Any? = _, currencyCodes: [String] = _, size: Any? = _, requestValueDialog: IntentDialog? = _, requestDisambiguationDialog: IntentDialog? = _, inputConnectionBehavior: Any? = _, optionsProvider: Any? = _, query: Any? = _, @Builder resolvers: () -> Any = _)
      func needsDisambiguationError(among: [Value], dialog: IntentDialog? = _) -> AppIntentError
      func needsValueError(_ dialog: IntentDialog? = _) -> AppIntentError
      func requestConfirmation(for: Value, dialog: IntentDialog? = _) -> Bool
      func requestDisambiguation(among: [Value], dialog: IntentDialog? = _) -> Value
      func requestValue(_ dialog: IntentDialog? = _) -> Value
    }
    struct IntentParameterContext<Value>: AnyIntentValue {
      var title: LocalizedStringResource
      func needsDisambiguationError(among: [Value.ValueType], dialog: IntentDialog? = _) -> AppIntentError
      func needsValueError(_ dialog: IntentDialog? = _) -> AppIntentError
      func requestConfirmation(for: Value.ValueType, dialog: IntentDialog? = _) -> Bool
      func requestConfirmation<ViewType: View>(for: Value.ValueType, dialog: IntentDialog? = _, @Builder view: () -> ViewType) -> Bool
      func requestConfirmation<ViewType: View>(for: Value.ValueType, dialog: IntentDialog? = _, view: ViewType) -> Bool
      func requestDisambiguation(among: [Value.ValueType], dialog: IntentDialog? = _) -> Value.ValueType
      func requestValue(_ dialog: IntentDialog? = _) -> Value.ValueType
    }
    struct IntentParameterSummary<Intent> {
      init(_ summary: ParameterSummaryString<Intent>, table: String? = _)
      init(_ summary: ParameterSummaryString<Intent>, table: String? = _, @Builder _ parameterKeyPaths: () -> Any)
    }
    struct IntentPaymentMethod: DisplayRepresentable {
      var displayRepresentation: DisplayRepresentation
      static var typeDisplayRepresentation: TypeDisplayRepresentation
      init(type: IntentPaymentMethod.PaymentType, name: LocalizedStringResource? = _, identificationHint: String? = _, icon: DisplayRepresentation.Image? = _)
    }
    struct IntentPerson: DisplayRepresentable {
      var displayRepresentation: DisplayRepresentation
      static var typeDisplayRepresentation: TypeDisplayRepresentation
    }
    struct IntentPrediction<Intent: AppIntent, T> {
      init(displayRepresentation: () -> DisplayRepresentation)
    }
    protocol IntentResult {
      static func result() -> Self
      static func result(actionButtonIntent: Any, dialog: IntentDialog) -> Self
      static func result(dialog: IntentDialog) -> Self
      static func result(dialog: IntentDialog, @Builder content: () -> Any) -> Self
      static func result(dialog: IntentDialog, view: Any) -> Self
      static func result(opensIntent: Any, dialog: IntentDialog) -> Self
      static func result(value: Any) -> Self
      static func result(value: Any, actionButtonIntent: Any, dialog: IntentDialog) -> Self
      static func result(value: Any, dialog: IntentDialog) -> Self
      static func result(value: Any, dialog: IntentDialog, @Builder content: () -> Any) -> Self
      static func result(value: Any, dialog: IntentDialog, view: Any) -> Self
      static func result(value: Any, opensIntent: Any, dialog: IntentDialog) -> Self
      static func result(value: Any, view: Any) -> Self
      static func result(view: Any) -> Self
    }
    struct IntentResultContainer<Value, OpensAppIntent: AppIntent, Snippet, Dialog>: IntentResult, OpensIntent, ProvidesDialog, ReturnsValue, ShowsSnippetView {
      var dialog: IntentDialog?
    }
    struct ItemSection<Item> {
      init(_ title: LocalizedStringResource, subtitle: LocalizedStringResource? = _, image: DisplayRepresentation.Image? = _, items: [Item])
      init(_ title: LocalizedStringResource? = _, subtitle: LocalizedStringResource? = _, image: DisplayRepresentation.Image? = _, items: [IntentItem<Item>])
    }
    protocol LiveActivityIntent: AppIntent, SystemIntent {}
    protocol LiveActivityStartingIntent: SystemIntent {}
    struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation {}
    extension Never: AppIntent, IntentResult {
      static var title: LocalizedStringResource
    }
    protocol OpenIntent: SystemIntent {
      associatedtype Value: AppValue
    }
    protocol OpensIntent: IntentResult {}
    @localizable(parameters) struct ParameterPresentationSummary: ExpressibleByStringInterpolation {}
    @localizable(parameters) struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation {}
    protocol PauseWorkoutIntent: SystemIntent {}
    protocol PlayVideoIntent: SystemIntent {}
    protocol PredictableIntent: AppIntent {
      associatedtype Prediction: IntentPredictionConfiguration
    }
    protocol ProgressReportingIntent: AppIntent {}
    protocol ProvidesDialog: IntentResult {}
    protocol PushToTalkTransmissionIntent: SystemIntent {}
    protocol ResolverSpecification: Sequence {
      associatedtype Output
    }
    protocol ResultsCollection {
      associatedtype Result
      var promptLabel: LocalizedStringResource?
    }
    protocol ResumeWorkoutIntent: SystemIntent {}
    protocol ReturnsValue: IntentResult {}
    protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
      var displayRepresentation, localizedDisplayRepresentation: DisplayRepresentation
    }
    protocol SetValueIntent: AppIntent {}
    struct ShortcutsLink: View {}
    protocol ShowInAppSearchResultsIntent: AppIntent, SystemIntent {
      associatedtype Criteria: SearchCriteria
    }
    protocol ShowsSnippetView: IntentResult {}
    struct SiriTipView: View {}
    protocol StartDiveIntent: SystemIntent {}
    protocol StartWorkoutIntent: InstanceDisplayRepresentable, SystemIntent {
      associatedtype WorkoutStyle: AppValue
    }
    protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {
      static var caseDisplayRepresentations: [Self: DisplayRepresentation]
    }
    protocol SystemIntent: AppIntent {}
    extension Toggle {
      init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: AppIntent)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, isOn: Bool, intent: AppIntent)
    }
    protocol TransientAppEntity: AppEntity {}
    protocol TypeDisplayRepresentable {
      static var typeDisplayRepresentation: TypeDisplayRepresentation
    }
    @localizable struct TypeDisplayRepresentation: ExpressibleByStringInterpolation {
      init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = _, synonyms: [LocalizedStringResource] = _)
    }
    protocol URLRepresentableEntity: AppEntity {}
    protocol URLRepresentableEnum: AppEnum {}
    protocol URLRepresentableIntent: AppIntent {}
    protocol UniqueAppEntity: AppEntity {}
    enum VideoCategory: AppEnum, String {
      static var caseDisplayRepresentations: [VideoCategory: DisplayRepresentation]
      static var typeDisplayRepresentation: TypeDisplayRepresentation
    }
    protocol WidgetConfigurationIntent: AppIntent {
      associatedtype NeverResult
    }
    """#
}

// swift-format-ignore-file: a table of facts, one declaration a line.

extension KnownDeclarations {
  /// The declarations of AppIntents.
  static let appIntents: StaticString = #"""
    protocol AppIntent {
      static var title: LocalizedStringResource { get }
      static var description: IntentDescription? { get }
      associatedtype PerformResult
    }
    protocol SystemIntent: AppIntent {}
    protocol OpenIntent: SystemIntent {}
    protocol ControlConfigurationIntent: AppIntent {}
    protocol WidgetConfigurationIntent: AppIntent {}
    protocol LiveActivityIntent: AppIntent {}
    protocol AudioPlaybackIntent: AppIntent {}
    protocol AudioStartingIntent: AppIntent {}
    protocol AudioRecordingIntent: AppIntent {}
    protocol CameraCaptureIntent: AppIntent {}
    protocol ForegroundContinuableIntent: AppIntent {}
    protocol SetValueIntent: AppIntent {}
    protocol DeleteIntent: AppIntent {}
    protocol URLRepresentableIntent: AppIntent {}
    protocol ProgressReportingIntent: AppIntent {}
    protocol CustomIntentMigratedAppIntent: AppIntent {}
    protocol PredictableIntent: AppIntent {}
    protocol ShowInAppSearchResultsIntent: AppIntent {}
    protocol SetFocusFilterIntent: AppIntent {
      var displayRepresentation: DisplayRepresentation { get }
      var localizedDisplayRepresentation: DisplayRepresentation { get }
    }
    protocol AppValue {
      static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    }
    protocol DisplayRepresentable {
      var displayRepresentation: DisplayRepresentation { get }
    }
    protocol TypeDisplayRepresentable {
      static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    }
    protocol InstanceDisplayRepresentable: DisplayRepresentable {}
    protocol AppEntity: AppValue, Identifiable, DisplayRepresentable {}
    protocol IndexedEntity: AppEntity {}
    protocol TransientAppEntity: AppEntity {}
    protocol UniqueAppEntity: AppEntity {}
    protocol URLRepresentableEntity: AppEntity {}
    protocol AppEnum: AppValue, CaseIterable {
      static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
    }
    protocol StaticDisplayRepresentable {
      static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
    }
    protocol URLRepresentableEnum: AppEnum {}
    protocol AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] { get }
    }
    protocol CustomLocalizedStringResourceConvertible {
      var localizedStringResource: LocalizedStringResource { get }
    }
    protocol IntentResult {
      static func result() -> Self
      static func result(dialog: IntentDialog) -> Self
      static func result(dialog: IntentDialog, @ViewBuilder content: () -> Any) -> Self
      static func result(dialog: IntentDialog, view: Any) -> Self
      static func result(view: Any) -> Self
      static func result(value: Any) -> Self
      static func result(value: Any, dialog: IntentDialog) -> Self
      static func result(value: Any, view: Any) -> Self
      static func result(value: Any, dialog: IntentDialog, view: Any) -> Self
      static func result(value: Any, dialog: IntentDialog, @ViewBuilder content: () -> Any) -> Self
      static func result(value: Any, opensIntent: Any, dialog: IntentDialog) -> Self
      static func result(opensIntent: Any, dialog: IntentDialog) -> Self
      static func result(value: Any, actionButtonIntent: Any, dialog: IntentDialog) -> Self
      static func result(actionButtonIntent: Any, dialog: IntentDialog) -> Self
    }
    protocol ProvidesDialog: IntentResult {}
    protocol ReturnsValue: IntentResult {}
    protocol ShowsSnippetView: IntentResult {}
    protocol OpensIntent: IntentResult {}
    @localizable struct IntentDialog: ExpressibleByStringInterpolation {
      init(_ string: LocalizedStringResource)
      init(full: LocalizedStringResource, supporting: LocalizedStringResource)
      init(full: LocalizedStringResource, systemImageName: String)
      init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String)
    }
    @localizable struct IntentDescription: ExpressibleByStringLiteral {
      init(_ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil, searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil)
    }
    @localizable struct TypeDisplayRepresentation: ExpressibleByStringInterpolation {
      init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil, synonyms: [LocalizedStringResource] = [])
    }
    @localizable struct DisplayRepresentation: ExpressibleByStringInterpolation {
      init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil, synonyms: [LocalizedStringResource] = [], descriptionText: LocalizedStringResource? = nil)
      init(title: LocalizedStringResource, subtitle: LocalizedStringResource?, image: DisplayRepresentation.Image?, synonyms: [LocalizedStringResource] = [], descriptionText: LocalizedStringResource? = nil, @ViewBuilder snippetPlugin: () -> Any)
      struct Image {
        init(systemName: String)
        init(named: String)
        init(named: String, isTemplate: Bool)
        init(systemName: String, tintColor: Any? = nil, symbolConfiguration: Any? = nil)
        init(data: Data, isTemplate: Bool = false)
        init(url: URL)
      }
    }
    @localizable(parameters) struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation {}
    @localizable(parameters, table: "AppShortcuts") struct AppShortcutPhrase<Intent>: ExpressibleByStringInterpolation {}
    struct IntentParameterSummary<Intent> {
      init(_ summary: ParameterSummaryString<Intent>, table: String? = nil, @ParameterSummaryBuilder _ parameterKeyPaths: () -> Any)
      init(_ summary: ParameterSummaryString<Intent>, table: String? = nil)
    }
    typealias Summary = IntentParameterSummary
    struct IntentParameter<Value> {
      var wrappedValue: Value
      var projectedValue: IntentParameter<Value>
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Any? = nil, defaultValue: Any? = nil, defaultUnit: Any? = nil, unit: Any? = nil, defaultUnitAdjustForLocale: Bool = false, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, displayName: Bool.IntentDisplayName? = nil, controlStyle: Any? = nil, inclusiveRange: Any? = nil, kind: Any? = nil, displayStyle: Any? = nil, inputOptions: Any? = nil, supportedTypeIdentifiers: [String] = [], supportedContentTypes: [Any] = [], mode: Any? = nil, currencyCodes: [String] = [], size: Any? = nil, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: Any? = nil, optionsProvider: Any? = nil, query: Any? = nil, @ResolverSpecificationBuilder resolvers: () -> Any = {})
      init(description: LocalizedStringResource, default: Any? = nil)
      func requestValue(_ dialog: IntentDialog? = nil) -> Value
      func requestDisambiguation(among: [Value], dialog: IntentDialog? = nil) -> Value
      func requestConfirmation(for: Value, dialog: IntentDialog? = nil) -> Bool
      func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError
      func needsDisambiguationError(among: [Value], dialog: IntentDialog? = nil) -> AppIntentError
    }
    typealias Parameter<Value> = IntentParameter<Value>
    extension AppIntent {
      typealias Parameter<Value> = IntentParameter<Value>
      typealias Summary = IntentParameterSummary<Self>
      func requestConfirmation(result: IntentResult, confirmationActionName: ConfirmationActionName = .go, showPrompt: Bool = true)
      func requestConfirmation(dialog: IntentDialog)
      func requestConfirmation(conditions: Any = [], actionName: ConfirmationActionName = .go, dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, @ViewBuilder content: () -> Any)
      func requestConfirmation(conditions: Any = [], actionName: ConfirmationActionName = .go, dialog: IntentDialog)
      func requestChoice(between: [IntentChoiceOption], dialog: IntentDialog? = nil) -> IntentChoiceOption
      func requestChoice(between: [IntentChoiceOption], dialog: IntentDialog? = nil, @ViewBuilder content: () -> Any) -> IntentChoiceOption
      func needsToContinueInForegroundError(_ dialog: IntentDialog? = nil, continuation: (() -> Void)? = nil) -> AppIntentError
      func requestToContinueInForeground(_ dialog: IntentDialog? = nil, continuation: (() -> Any)? = nil)
      func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true)
    }
    struct IntentChoiceOption {
      init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, style: Any? = nil)
    }
    struct AppIntentError {
      static func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError
      static func restartPerform(_ dialog: IntentDialog? = nil) -> AppIntentError
    }
    struct EntityProperty<Value> {
      init(title: LocalizedStringResource)
      init(title: LocalizedStringResource, identifier: String)
      init(title: LocalizedStringResource, indexingKey: Any)
      init(title: LocalizedStringResource, customIndexingKey: Any)
      init(identifier: String)
    }
    struct ComputedProperty {
      init(title: LocalizedStringResource, indexingKey: Any? = nil)
    }
    struct DeferredProperty {
      init(title: LocalizedStringResource)
    }
    extension AppEntity {
      typealias Property<Value> = EntityProperty<Value>
    }
    struct EntityURLRepresentation {}
    struct ConfirmationActionName {
      static func custom(acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource], denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool = false) -> ConfirmationActionName
    }
    struct AppShortcut {
      init(intent: Any, phrases: [AppShortcutPhrase<Any>], shortTitle: LocalizedStringResource, systemImageName: String)
      init(intent: Any, phrases: [AppShortcutPhrase<Any>], shortTitle: LocalizedStringResource, systemImageName: String, parameterPresentation: Any)
      init(intent: Any, phrases: [AppShortcutPhrase<Any>], shortTitle: LocalizedStringResource? = nil, systemImageName: String? = nil)
    }
    struct AppShortcutParameterPresentation {
      init(for: Any, summary: ParameterPresentationSummary, @OptionsCollectionBuilder optionsCollections: () -> Any)
    }
    struct AppShortcutOptionsCollection {
      init(_ provider: Any, title: LocalizedStringResource, systemImageName: String)
    }
    @localizable(parameters) struct ParameterPresentationSummary: ExpressibleByStringInterpolation {}
    extension Bool {
      struct IntentDisplayName {
        init(true: LocalizedStringResource, false: LocalizedStringResource)
      }
    }
    struct ItemSection<Item> {
      init(_ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil, items: [IntentItem<Item>])
      init(_ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil, items: [Item])
    }
    typealias IntentItemSection = ItemSection
    struct IntentItemCollection<Item> {
      init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Item])
      init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, sections: [ItemSection<Item>])
      init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, @ItemSectionBuilder sections: () -> Any)
    }
    typealias ItemCollection = IntentItemCollection
    struct IntentItem<Item> {
      init(_ value: Item, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil)
    }
    struct ShortcutsLink: View {}
    struct SiriTipView: View {}
    """#
}

// swift-format-ignore-file: one declaration per line, as in the tables of the platform.

/// The declarations of packages whose initializers or functions take keys, one per line.
///
/// A build fetches the packages of a project. Where it did not run, their sources are not there, and
/// without these declarations the literals would be missing. A type of the same name in the sources
/// takes precedence: then the package was fetched, or the type is another one.
extension PlatformInterface {
  /// The interfaces of all packages that are known, in the order of their names.
  package static let packages: [PlatformInterface] = [
    PlatformInterface("AsyncButton", asyncButton),
    PlatformInterface("ButtonKit", buttonKit),
    PlatformInterface("KeyboardShortcuts", keyboardShortcuts),
    PlatformInterface("LaunchAtLogin", launchAtLogin),
    PlatformInterface("Luminare", luminare),
    PlatformInterface("MacControlCenterUI", macControlCenterUI),
    PlatformInterface("OnboardingKit", onboardingKit),
    PlatformInterface("SpeziViews", speziViews),
    PlatformInterface("SwiftNavigation", swiftNavigation),
    PlatformInterface("SwipeActions", swipeActions),
    PlatformInterface("SystemNotification", systemNotification),
  ]

  private static let asyncButton: StaticString = #"""
    struct AsyncButton<Label: View>: View {
      init(_ titleKey: LocalizedStringKey, role: ButtonRole? = _, options: AsyncButtonOptions = _, transaction: Transaction = _, action: () -> Void)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, role: ButtonRole?, options: AsyncButtonOptions = _, transaction: Transaction = _, action: () -> Void)
      init(role: ButtonRole? = _, options: AsyncButtonOptions = _, transaction: Transaction = _, action: () -> Void, @ViewBuilder label: () -> Label)
    }
    """#

  private static let buttonKit: StaticString = #"""
    struct AsyncButton<Label: View>: View {
      init(_ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = _, id: AnyHashable? = _, action: () -> Void, onStateChange: ((Any) -> Void)? = _)
      init(_ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = _, id: AnyHashable? = _, progress: Any, action: (Any) -> Void, onStateChange: ((Any) -> Void)? = _)
      init(_ titleKey: LocalizedStringKey, image: String, role: ButtonRole? = _, id: AnyHashable? = _, action: () -> Void, onStateChange: ((Any) -> Void)? = _)
      init(_ titleKey: LocalizedStringKey, image: String, role: ButtonRole? = _, id: AnyHashable? = _, progress: Any, action: (Any) -> Void, onStateChange: ((Any) -> Void)? = _)
      init(_ titleKey: LocalizedStringKey, role: ButtonRole? = _, id: AnyHashable? = _, action: () -> Void, onStateChange: ((Any) -> Void)? = _)
      init(_ titleKey: LocalizedStringKey, role: ButtonRole? = _, id: AnyHashable? = _, progress: Any, action: (Any) -> Void, onStateChange: ((Any) -> Void)? = _)
      init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = _, id: AnyHashable? = _, action: () -> Void, onStateChange: ((Any) -> Void)? = _)
      init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = _, id: AnyHashable? = _, progress: Any, action: (Any) -> Void, onStateChange: ((Any) -> Void)? = _)
      init(_ titleKey: LocalizedStringKey, role: ButtonRole? = _, id: AnyHashable? = _, intent: AppIntent, onStateChange: ((Any) -> Void)? = _)
      init(role: ButtonRole? = _, id: AnyHashable? = _, action: () -> Void, @ViewBuilder label: () -> Label, onStateChange: ((Any) -> Void)? = _)
      init(role: ButtonRole? = _, id: AnyHashable? = _, progress: Any, action: (Any) -> Void, @ViewBuilder label: () -> Label, onStateChange: ((Any) -> Void)? = _)
    }
    """#

  private static let keyboardShortcuts: StaticString = #"""
    enum KeyboardShortcuts {
      struct Recorder<Label: View>: View {
        init(_ title: LocalizedStringKey, name: KeyboardShortcuts.Name, onChange: ((KeyboardShortcuts.Shortcut?) -> Void)? = _)
        init(_ title: LocalizedStringKey, shortcut: Binding<KeyboardShortcuts.Shortcut?>, onChange: ((KeyboardShortcuts.Shortcut?) -> Void)? = _)
        @_disfavoredOverload init(_ title: String, name: KeyboardShortcuts.Name, onChange: ((KeyboardShortcuts.Shortcut?) -> Void)? = _)
        @_disfavoredOverload init(_ title: String, shortcut: Binding<KeyboardShortcuts.Shortcut?>, onChange: ((KeyboardShortcuts.Shortcut?) -> Void)? = _)
        init(for: KeyboardShortcuts.Name, onChange: ((KeyboardShortcuts.Shortcut?) -> Void)? = _)
        init(for: KeyboardShortcuts.Name, onChange: ((KeyboardShortcuts.Shortcut?) -> Void)? = _, @ViewBuilder label: () -> Label)
        func shortcutValidation(_ validate: (KeyboardShortcuts.Shortcut) -> KeyboardShortcuts.ValidationResult) -> KeyboardShortcuts.Recorder<Label>
      }
      enum ValidationResult {
        case allow
        static func disallow(reason: LocalizedStringResource) -> KeyboardShortcuts.ValidationResult
      }
    }
    """#

  private static let launchAtLogin: StaticString = #"""
    enum LaunchAtLogin {
      struct Toggle<Label: View>: View {
        init()
        init(_ titleKey: LocalizedStringKey)
        init<S: StringProtocol>(_ title: S)
        init(@ViewBuilder label: () -> Label)
      }
      static var isEnabled: Bool
    }
    """#

  private static let luminare: StaticString = #"""
    struct LuminareButton<Label: View, Content: View>: View {
      init(_ titleKey: LocalizedStringKey, role: ButtonRole? = _, @ViewBuilder content: () -> Content, action: () -> Void)
      init(_ contentKey: LocalizedStringKey, role: ButtonRole? = _, @ViewBuilder label: () -> Label, action: () -> Void)
      init(_ titleKey: LocalizedStringKey, _ contentKey: LocalizedStringKey, role: ButtonRole? = _, action: () -> Void)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, role: ButtonRole? = _, @ViewBuilder content: () -> Content, action: () -> Void)
      @_disfavoredOverload init<S: StringProtocol>(_ content: S, role: ButtonRole? = _, @ViewBuilder label: () -> Label, action: () -> Void)
      @_disfavoredOverload init<S: StringProtocol, T: StringProtocol>(_ title: S, _ content: T, role: ButtonRole? = _, action: () -> Void)
    }
    struct LuminareCompose<Label: View, Content: View>: View {
      init(_ titleKey: LocalizedStringKey, alignment: VerticalAlignment = _, spacing: CGFloat? = _, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, alignment: VerticalAlignment = _, spacing: CGFloat? = _, @ViewBuilder content: () -> Content)
    }
    struct LuminarePane<Header: View, Content: View>: View {
      init(_ headerKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_ header: S, @ViewBuilder content: () -> Content)
    }
    struct LuminareSection<Header: View, Content: View, Footer: View>: View {
      init(_ headerKey: LocalizedStringKey, _ footerKey: LocalizedStringKey, headerSpacing: CGFloat = _, footerSpacing: CGFloat = _, outerPadding: CGFloat = _, clipped: Bool = _, @ViewBuilder content: () -> Content)
      init(_ headerKey: LocalizedStringKey, headerSpacing: CGFloat = _, outerPadding: CGFloat = _, clipped: Bool = _, @ViewBuilder content: () -> Content)
      init(footerKey: LocalizedStringKey, footerSpacing: CGFloat = _, outerPadding: CGFloat = _, clipped: Bool = _, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol, T: StringProtocol>(_ header: S, _ footer: T, headerSpacing: CGFloat = _, footerSpacing: CGFloat = _, outerPadding: CGFloat = _, clipped: Bool = _, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_ header: S, headerSpacing: CGFloat = _, outerPadding: CGFloat = _, clipped: Bool = _, @ViewBuilder content: () -> Content)
    }
    struct LuminareSidebarSection<Label: View, Tab>: View {
      init(_ titleKey: LocalizedStringKey, selection: Binding<Tab>, items: [Tab])
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, selection: Binding<Tab>, items: [Tab])
    }
    struct LuminareSlider<Label: View, Content: View, V, F>: View {
      init(_ titleKey: LocalizedStringKey, value: Binding<V>, in: ClosedRange<V>, step: Any = _, format: F, clampsUpper: Bool = _, clampsLower: Bool = _, prefix: Text? = _, suffix: Text? = _, onEditingChanged: (Bool) -> Void = _, onEditingCommit: () -> Void = _)
      init(_ titleKey: LocalizedStringKey, value: Binding<V>, in: ClosedRange<V>, step: Any = _, format: F, clampsUpper: Bool = _, clampsLower: Bool = _, onEditingChanged: (Bool) -> Void = _, onEditingCommit: () -> Void = _, @ViewBuilder content: (AnyView) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, value: Binding<V>, in: ClosedRange<V>, step: Any = _, format: F, clampsUpper: Bool = _, clampsLower: Bool = _, prefix: Text? = _, suffix: Text? = _, onEditingChanged: (Bool) -> Void = _, onEditingCommit: () -> Void = _)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, value: Binding<V>, in: ClosedRange<V>, step: Any = _, format: F, clampsUpper: Bool = _, clampsLower: Bool = _, onEditingChanged: (Bool) -> Void = _, onEditingCommit: () -> Void = _, @ViewBuilder content: (AnyView) -> Content)
    }
    struct LuminareSliderPicker<Label: View, Content: View, V>: View {
      init(_ titleKey: LocalizedStringKey, _ options: [V], selection: Binding<V>, onEditingChanged: (Bool) -> Void = _, onEditingCommit: () -> Void = _, @ViewBuilder content: (V) -> Content)
      init(_ titleKey: LocalizedStringKey, _ options: [V], selection: Binding<V>, onEditingChanged: (Bool) -> Void = _, onEditingCommit: () -> Void = _, contentKey: (V) -> LocalizedStringKey)
      init(_ options: [V], selection: Binding<V>, onEditingChanged: (Bool) -> Void = _, onEditingCommit: () -> Void = _, contentKey: (V) -> LocalizedStringKey, @ViewBuilder label: () -> Label)
      @_disfavoredOverload init<S: StringProtocol>(_ titleKey: LocalizedStringKey, _ options: [V], selection: Binding<V>, onEditingChanged: (Bool) -> Void = _, onEditingCommit: () -> Void = _, content: (V) -> S)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, _ options: [V], selection: Binding<V>, onEditingChanged: (Bool) -> Void = _, onEditingCommit: () -> Void = _, @ViewBuilder content: (V) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, _ options: [V], selection: Binding<V>, onEditingChanged: (Bool) -> Void = _, onEditingCommit: () -> Void = _, contentKey: (V) -> LocalizedStringKey)
    }
    struct LuminareTextField<Label: View, F>: View {
      init(_ titleKey: LocalizedStringKey, text: Binding<String?>, prompt: Text? = _)
      init(_ titleKey: LocalizedStringKey, value: Any, format: F, prompt: Text? = _)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, text: Binding<String?>, prompt: Text? = _)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, value: Any, format: F, prompt: Text? = _)
    }
    struct LuminareToggle<Label: View>: View {
      init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>)
    }
    """#

  private static let macControlCenterUI: StaticString = #"""
    struct MenuCircleButton<Label: View>: View {
      init(_ titleKey: LocalizedStringKey, controlSize: MenuCircleButtonSize = _, style: MenuCircleButtonStyle, action: () -> Void)
    }
    struct MenuCircleToggle<Label: View>: View {
      init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>, controlSize: MenuCircleButtonSize = _, image: Image, onClick: (Bool) -> Void = _)
      init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>, controlSize: MenuCircleButtonSize = _, style: MenuCircleButtonStyle, onClick: (Bool) -> Void = _)
    }
    struct MenuCommand<Label: View>: View {
      init(_ titleKey: LocalizedStringKey, style: MenuCommandStyle = _, height: MenuItemSize = _, spacing: CGFloat = _, activatesApp: Bool = _, dismissesMenu: Bool = _, action: () -> Void)
    }
    struct MenuDisclosureSection<Label: View>: View {
      init(_ titleKey: LocalizedStringKey, divider: Bool = _, initiallyExpanded: Bool = _, @MacControlCenterMenuBuilder _ content: () -> [View])
      init(_ titleKey: LocalizedStringKey, divider: Bool = _, isExpanded: Binding<Bool>, @MacControlCenterMenuBuilder _ content: () -> [View])
    }
    struct MenuHeader<Label: View, TrailingContent: View>: View {
      init(_ titleKey: LocalizedStringKey)
      init(_ titleKey: LocalizedStringKey, @ViewBuilder trailingContent: () -> TrailingContent)
    }
    struct MenuSection<Label: View>: View {
      init(_ titleKey: LocalizedStringKey, divider: Bool = _)
      init(_ titleKey: LocalizedStringKey, divider: Bool = _, @MacControlCenterMenuBuilder _ content: () -> [View])
    }
    struct MenuSectionText<Content: View>: View {
      init(_ titleKey: LocalizedStringKey)
    }
    struct MenuSlider<Label: View, SliderImage>: View {
      init(_ titleKey: LocalizedStringKey, value: Binding<CGFloat>, image: @autoclosure () -> SliderImage)
    }
    struct MenuToggle<Label: View>: View {
      init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool> = _, image: Image, onClick: (Bool) -> Void = _)
      init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool> = _, style: MenuCircleButtonStyle, onClick: (Bool) -> Void = _)
    }
    struct MenuVolumeSlider<Label: View>: View {
      init(_ titleKey: LocalizedStringKey, value: Binding<CGFloat>)
    }
    """#

  private static let onboardingKit: StaticString = #"""
    struct OnboardingIntroScreen<UspIcon: View>: View {
      init(icon: Image, welcomeTitle: LocalizedStringKey?, title: LocalizedStringKey, text: LocalizedStringKey, bundle: Bundle? = _, usps: [OnboardingUsp<UspIcon>], uspIcon: (OnboardingUsp<UspIcon>) -> UspIcon = _)
    }
    struct OnboardingPrimaryButton<Label: View>: View {
      init(_ title: LocalizedStringKey, bundle: Bundle? = _, type: OnboardingPrimaryButtonType = _, action: () -> Void)
      init(_ type: OnboardingPrimaryButtonType = _, action: () -> Void, label: () -> Label)
    }
    struct OnboardingUsp<Icon: View> {
      init(title: LocalizedStringKey? = _, text: LocalizedStringKey, @ViewBuilder icon: () -> Icon)
      init(title: LocalizedStringKey? = _, text: LocalizedStringKey, icon: Icon)
      init(title: LocalizedStringKey? = _, text: LocalizedStringKey, image: Image)
      static func iconView(title: LocalizedStringKey? = _, text: LocalizedStringKey, @ViewBuilder icon: () -> Icon) -> OnboardingUsp<Icon>
      static func image(title: LocalizedStringKey? = _, text: LocalizedStringKey, image: Image) -> OnboardingUsp<Icon>
    }
    struct OnboardingVerticalProgressListStep {
      init(title: LocalizedStringKey, text: LocalizedStringKey)
    }
    """#

  private static let speziViews: StaticString = #"""
    struct AsyncButton<Label: View>: View {
      init(_ title: LocalizedStringResource, role: ButtonRole? = _, action: () -> Void)
      init(_ title: LocalizedStringResource, role: ButtonRole? = _, state: Binding<ViewState>, action: () -> Void)
      @_disfavoredOverload init<Title: StringProtocol>(_ title: Title, role: ButtonRole? = _, action: () -> Void)
      @_disfavoredOverload init<Title: StringProtocol>(_ title: Title, role: ButtonRole? = _, state: Binding<ViewState>, action: () -> Void)
      init(role: ButtonRole? = _, state: Binding<ViewState>, action: () -> Void, @ViewBuilder label: () -> Label)
    }
    struct CaseIterablePicker<Value, Label: View>: View {
      init(_ titleKey: LocalizedStringResource, selection: Binding<Value>)
      init(_ titleKey: LocalizedStringResource, selection: Binding<Value>, none: Value)
    }
    struct InfoButton: View {
      init(_ label: Text, action: () -> Void)
      init(_ resource: LocalizedStringResource, action: () -> Void)
    }
    struct ListRow<Label: View, Content: View>: View {
      init(_ label: LocalizedStringResource, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_ label: S, @ViewBuilder content: () -> Content)
      init<S: StringProtocol>(_ titleKey: LocalizedStringResource, value: S)
      init<S: StringProtocol>(verbatim: S, @ViewBuilder content: () -> Content)
    }
    struct NameFieldRow<Description: View, Label: View>: View {
      init(_ description: LocalizedStringResource, name: Binding<PersonNameComponents>, for: Any, @ViewBuilder label: () -> Label)
    }
    struct OptionSetPicker<Label: View, Value>: View {
      init(_ titleKey: LocalizedStringResource, selection: Binding<Value>, style: OptionSetPickerStyle = _, allowEmptySelection: Bool = _)
    }
    struct ValidationRule {
      init(copy: ValidationRule, message: LocalizedStringResource)
      init(regex: Any, message: LocalizedStringResource)
      init(rule: (String) -> Bool, message: LocalizedStringResource)
    }
    struct VerifiableTextField<FieldLabel: View, FieldFooter: View>: View {
      init(_ label: LocalizedStringResource, text: Binding<String>, type: Any = _, @ViewBuilder footer: () -> FieldFooter = _)
    }
    """#

  private static let swiftNavigation: StaticString = #"""
    struct AlertState<Action>: Identifiable {
      init(title: () -> TextState, @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = _, message: (() -> TextState)? = _)
      init(title: TextState, message: TextState? = _, buttons: [ButtonState<Action>])
      init(title: TextState, message: TextState? = _, dismissButton: ButtonState<Action>? = _)
      init(title: TextState, message: TextState? = _, primaryButton: ButtonState<Action>, secondaryButton: ButtonState<Action>)
      var buttons: [ButtonState<Action>]
      var message: TextState?
      var title: TextState
    }
    struct ButtonState<Action>: Identifiable {
      init(role: ButtonStateRole? = _, action: ButtonStateAction<Action> = _, label: () -> TextState)
      init(role: ButtonStateRole? = _, action: Action, label: () -> TextState)
      static func cancel(_ label: TextState, action: ButtonStateAction<Action> = _) -> ButtonState<Action>
      static func `default`(_ label: TextState, action: ButtonStateAction<Action> = _) -> ButtonState<Action>
      static func destructive(_ label: TextState, action: ButtonStateAction<Action> = _) -> ButtonState<Action>
      var label: TextState
    }
    struct ButtonStateAction<Action> {
      static func send(_ action: Action?) -> ButtonStateAction<Action>
      static func send(_ action: Action?, animation: Animation?) -> ButtonStateAction<Action>
    }
    enum ButtonStateRole {
      case cancel
      case destructive
    }
    struct ConfirmationDialogState<Action>: Identifiable {
      init(title: () -> TextState, @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = _, message: (() -> TextState)? = _)
      init(title: TextState, titleVisibility: ConfirmationDialogStateTitleVisibility = _, message: TextState? = _, buttons: [ButtonState<Action>] = _)
      init(titleVisibility: ConfirmationDialogStateTitleVisibility, title: () -> TextState, @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = _, message: (() -> TextState)? = _)
      var buttons: [ButtonState<Action>]
      var message: TextState?
      var title: TextState
    }
    enum ConfirmationDialogStateTitleVisibility {
      case automatic
      case hidden
      case visible
    }
    struct TextState: Equatable, Hashable {
      static func + (_ lhs: TextState, _ rhs: TextState) -> TextState
      func accessibilityLabel(_ key: LocalizedStringKey, tableName: String? = _, bundle: Bundle? = _, comment: StaticString? = _) -> TextState
      func accessibilityLabel(_ label: TextState) -> TextState
      @_disfavoredOverload func accessibilityLabel(_ string: String) -> TextState
      func bold() -> TextState
      func font(_ font: Font?) -> TextState
      func fontWeight(_ weight: Font.Weight?) -> TextState
      func foregroundColor(_ color: Color?) -> TextState
      init(_ key: LocalizedStringKey, tableName: String? = _, bundle: Bundle? = _, comment: StaticString? = _)
      @_disfavoredOverload init<S: StringProtocol>(_ content: S)
      init(verbatim: String)
      func italic() -> TextState
    }
    """#

  private static let swipeActions: StaticString = #"""
    struct SwipeAction<Label: View, Background: View>: View {
      init(_ title: LocalizedStringKey, backgroundColor: Color = _, highlightOpacity: Double = _, action: () -> Void)
      init(_ title: LocalizedStringKey, systemImage: String, imageFont: Font? = _, backgroundColor: Color = _, highlightOpacity: Double = _, action: () -> Void)
      init(systemImage: String, backgroundColor: Color = _, highlightOpacity: Double = _, action: () -> Void)
    }
    """#

  private static let systemNotification: StaticString = #"""
    struct SystemNotificationMessage<IconView: View>: View {
      static func error(icon: Image = _, title: LocalizedStringKey? = _, text: LocalizedStringKey, bundle: Bundle? = _) -> SystemNotificationMessage<Image>
      init(icon: Image, title: LocalizedStringKey? = _, text: LocalizedStringKey, style: SystemNotificationMessageStyle? = _, bundle: Bundle? = _)
      init(icon: IconView, title: LocalizedStringKey? = _, text: LocalizedStringKey, style: SystemNotificationMessageStyle? = _, bundle: Bundle? = _)
      init(title: LocalizedStringKey? = _, text: LocalizedStringKey, style: SystemNotificationMessageStyle? = _, bundle: Bundle? = _)
      static func silentMode(isOn: Bool, title: LocalizedStringKey? = _) -> SystemNotificationMessage<AnyView>
      static func success(icon: Image = _, title: LocalizedStringKey? = _, text: LocalizedStringKey, bundle: Bundle? = _) -> SystemNotificationMessage<Image>
      static func warning(icon: Image = _, title: LocalizedStringKey? = _, text: LocalizedStringKey, bundle: Bundle? = _) -> SystemNotificationMessage<Image>
    }
    """#
}

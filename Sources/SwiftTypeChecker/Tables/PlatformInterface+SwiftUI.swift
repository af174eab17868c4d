// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of SwiftUI, as far as they tell the type of an argument or a value.
  static let swiftUI: StaticString = #"""
    struct AccessibilityActionCategory {
      init(_ name: Text)
    }
    struct AccessibilityActionKind {
      init(named: Text)
    }
    struct AccessibilityCustomContentKey {
      init(_ labelKey: LocalizedStringKey)
      init(_ labelKey: LocalizedStringKey, id: String)
      init(_ label: LocalizedStringResource)
      init(_ label: Text, id: String)
    }
    struct AccessibilityDirectTouchOptions {
      typealias Element = AccessibilityDirectTouchOptions
    }
    struct AccessibilityRotorEntry<ID> {
      init(_ labelKey: LocalizedStringKey, id: ID, in: Namespace.ID, textRange: Range<String.Index>? = _, prepare: () -> Void = _)
      init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = _, prepare: () -> Void = _)
      init(_ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: () -> Void = _)
      init(_ label: Text, id: ID, in: Namespace.ID, textRange: Range<String.Index>? = _, prepare: () -> Void = _)
      init(_ label: Text, id: ID, textRange: Range<String.Index>? = _, prepare: () -> Void = _)
      init(_ label: Text? = _, textRange: Range<String.Index>, prepare: () -> Void = _)
      @_disfavoredOverload init<L: StringProtocol>(_ label: L, id: ID, textRange: Range<String.Index>? = _, prepare: () -> Void = _)
      @_disfavoredOverload init<L: StringProtocol>(_ label: L, textRange: Range<String.Index>, prepare: () -> Void = _)
    }
    struct AccessibilityTechnologies {
      typealias Element = AccessibilityTechnologies
    }
    struct AccessibilityTraits {
      typealias Element = AccessibilityTraits
    }
    struct AccessibilityZoomGestureAction {
      var location: UnitPoint
      var point: CGPoint
    }
    struct ActionSheet {
      init(title: Text, message: Text? = _, buttons: [ActionSheet.Button] = _)
      init(title: Text, message: Text? = _, buttons: [Alert.Button] = _)
    }
    struct Alert {
      init(title: Text, message: Text? = _, dismissButton: Alert.Button? = _)
      init(title: Text, message: Text? = _, primaryButton: Alert.Button, secondaryButton: Alert.Button)
      static func sideBySideButtons(title: Text, message: Text? = _, primaryButton: Alert.Button, secondaryButton: Alert.Button) -> Alert
      struct Button {
        static func cancel(_ label: Text, action: (() -> Void)? = _) -> Alert.Button
        static func `default`(_ label: Text, action: (() -> Void)? = _) -> Alert.Button
        static func destructive(_ label: Text, action: (() -> Void)? = _) -> Alert.Button
      }
    }
    struct AlertScene<Actions, Message>: Scene {
      init(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @Builder actions: () -> Actions)
      init(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @Builder actions: () -> Actions, @Builder message: () -> Message)
      init(_ title: Text, isPresented: Binding<Bool>, @Builder actions: () -> Actions)
      init(_ title: Text, isPresented: Binding<Bool>, @Builder actions: () -> Actions, @Builder message: () -> Message)
      @_disfavoredOverload init<S: StringProtocol, T>(_ title: S, isPresented: Binding<Bool>, presenting: T?, @Builder actions: (T) -> Actions)
      @_disfavoredOverload init<S: StringProtocol, T>(_ title: S, isPresented: Binding<Bool>, presenting: T?, @Builder actions: (T) -> Actions, @Builder message: (T) -> Message)
      init<T>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting: T?, @Builder actions: (T) -> Actions)
      init<T>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting: T?, @Builder actions: (T) -> Actions, @Builder message: (T) -> Message)
    }
    struct Alignment {
      var horizontal: HorizontalAlignment
      var vertical: VerticalAlignment
    }
    struct Alignment3D {
      var horizontal: HorizontalAlignment
      var vertical: VerticalAlignment
    }
    struct Angle: Animatable {
      var animatableData, degrees, radians: Double
    }
    struct AngularGradient: View {}
    protocol Animatable {
      associatedtype AnimatableData: VectorArithmetic
      var animatableData: EmptyAnimatableData
    }
    protocol AnimatableModifier: Animatable, ViewModifier {}
    struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
      var magnitudeSquared: Double
    }
    struct AnimatableValues<Value>: VectorArithmetic {
      var magnitudeSquared: Double
    }
    struct AnimationContext<Value: VectorArithmetic> {
      var environment: EnvironmentValues
    }
    struct AnimationTimelineSchedule {
      func entries(from: Date, mode: TimelineScheduleMode) -> AnimationTimelineSchedule.Entries
      struct Entries: Sequence {
        typealias Element = Date
        func next() -> Date?
      }
    }
    struct Annotation<Label, Content> {
      init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = _, @Builder content: () -> Content)
    }
    struct AnyShape: Shape {
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    }
    struct AnyTabContent<SelectionValue>: TabContent {}
    struct AnyView: View {}
    struct AssistiveAccess<Content: View>: Scene {}
    struct AsyncImage<Content: View>: View {
      init(url: URL?, scale: CGFloat = _, transaction: Transaction = _, @Builder content: (AsyncImagePhase) -> Content)
      init<I: View, P: View>(url: URL?, scale: CGFloat = _, @Builder content: (Image) -> I, @Builder placeholder: () -> P) where Content == _ConditionalContent<I, P>
    }
    enum AsyncImagePhase {
      var error: Error?
    }
    struct AttributedTextSelection {
      struct Attributes<Text>: Sequence {
        subscript<K: AttributedStringKey>(_: K.Type) -> Sequence<Optional<K.Value>>
      }
    }
    struct AutomaticTextEditorStyle {
      struct Body: View {}
    }
    enum Axis: CaseIterable, Int8, RawRepresentable {
      struct Set {
        typealias Element = Axis.Set
      }
    }
    struct BackgroundTask<Request, Response> {
      static func urlSession(matching: (String) -> Bool) -> BackgroundTask<String, ()>
    }
    struct Binding<Value>: BidirectionalCollection, Collection, Identifiable, RandomAccessCollection, Sequence {
      var projectedValue: Binding<Value>
      var wrappedValue: Value
      init(get: () -> Value, set: (Value) -> Void)
      init(get: () -> Value, set: (Value, Transaction) -> Void)
      init(projectedValue: Binding<Value>)
      static func constant(_ value: Value) -> Binding<Value>
    }
    extension Binding where Value: MutableCollection {
      typealias Element = Binding<Value.Element>
    }
    struct Button<Label: View>: View {
      init(_ titleKey: LocalizedStringKey, action: () -> Void)
      init(_ titleKey: LocalizedStringKey, image: ImageResource, action: () -> Void)
      init(_ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: () -> Void)
      init(_ titleKey: LocalizedStringKey, intent: Any)
      init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: () -> Void)
      init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: Any)
      init(_ titleKey: LocalizedStringKey, systemImage: String, action: () -> Void)
      init(_ titleKey: LocalizedStringKey, systemImage: String, intent: Any)
      init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: () -> Void)
      init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, intent: Any)
      init(action: () -> Void, @Builder label: () -> Any)
      init(intent: Any, @Builder label: () -> Any)
      init(role: ButtonRole?, action: () -> Void, @Builder label: () -> Any)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, action: () -> Void)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, image: ImageResource, action: () -> Void)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, image: ImageResource, role: ButtonRole?, action: () -> Void)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: () -> Void)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage: String, action: () -> Void)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage: String, role: ButtonRole?, action: () -> Void)
    }
    struct ButtonBorderShape: InsettableShape, Shape {}
    struct ButtonStyleConfiguration {
      struct Label: View {}
    }
    extension CGFloat: Animatable, VectorArithmetic {
      var magnitudeSquared: Double
    }
    extension CGPoint: Animatable {
      func applying(_ m: ProjectionTransform) -> CGPoint
    }
    struct Capsule: InsettableShape, Shape {}
    struct Circle: InsettableShape, Shape {
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    }
    struct Color: View {
      var cgColor: CGColor?
      func resolve(in: EnvironmentValues) -> Color.Resolved
      func resolveHDR(in: EnvironmentValues) -> Color.ResolvedHDR
      struct Resolved: Animatable {
        var blue, green, linearBlue, linearGreen, linearRed, opacity, red: Float
        var cgColor: CGColor
      }
      struct ResolvedHDR: Animatable {
        var blue, green, linearBlue, linearGreen, linearRed, opacity, red: Float
        var headroom: Float?
      }
    }
    struct ColorMatrix {
      var a1, a2, a3, a4, a5, b1, b2, b3, b4, b5, g1, g2, g3, g4, g5, r1, r2, r3, r4, r5: Float
    }
    struct ColorPicker<Label: View>: View {
      init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = _)
      init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = _)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = _)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = _)
    }
    struct CommandMenu<Content> {
      init(_ nameKey: LocalizedStringKey, @Builder content: () -> Content)
      init(_ name: Text, @Builder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_ name: S, @Builder content: () -> Content)
    }
    protocol CompositorContent {
      associatedtype Body: CompositorContent
      func onImmersionChange(initial: Bool = _, _ action: (ImmersionChangeContext, ImmersionChangeContext) -> Void) -> CompositorContent
    }
    struct ConcentricRectangle: Animatable, Shape, View {}
    struct ContainerRelativeShape: InsettableShape, Shape {}
    struct ContentShapeKinds {
      typealias Element = ContentShapeKinds
    }
    struct ContentUnavailableView<Label, Description, Actions>: View {
      init(_ title: LocalizedStringKey, image: String, description: Text? = _)
      init(_ title: LocalizedStringKey, systemImage: String, description: Text? = _)
      init(@Builder label: () -> Label, @Builder description: () -> Description, @Builder actions: () -> Actions)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, image: String, description: Text? = _)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage: String, description: Text? = _)
      static func search(text: String) -> ContentUnavailableView
    }
    struct ControlGroup<Content: View>: View {
      @_disfavoredOverload init<C: View, S: StringProtocol>(_ title: S, @Builder content: () -> C) where Content == LabeledControlGroupContent<C, Text>
      @_disfavoredOverload init<C: View, S: StringProtocol>(_ title: S, image: ImageResource, @Builder content: () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>>
      @_disfavoredOverload init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @Builder content: () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>>
      init<C: View>(_ titleKey: LocalizedStringKey, @Builder content: () -> C) where Content == LabeledControlGroupContent<C, Text>
      init<C: View>(_ titleKey: LocalizedStringKey, image: ImageResource, @Builder content: () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>>
      init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @Builder content: () -> C)
      init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @Builder content: () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>>
    }
    struct ControlGroupStyleConfiguration {
      struct Content: View {}
      struct Label: View {}
    }
    protocol ControlWidgetConfiguration {
      associatedtype Body: ControlWidgetConfiguration
      func description(_ description: LocalizedStringResource) -> ControlWidgetConfiguration
      func displayName(_ displayName: LocalizedStringResource) -> ControlWidgetConfiguration
    }
    struct DatePicker<Label: View>: View {}
    extension DatePicker where Label == Text {
      init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = _)
      init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in: ClosedRange<Date>, displayedComponents: DatePicker<Label>.Components = _)
      init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in: PartialRangeFrom<Date>, displayedComponents: DatePicker<Label>.Components = _)
      init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in: PartialRangeThrough<Date>, displayedComponents: DatePicker<Label>.Components = _)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = _)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, selection: Binding<Date>, in: ClosedRange<Date>, displayedComponents: DatePicker<Label>.Components = _)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, selection: Binding<Date>, in: PartialRangeFrom<Date>, displayedComponents: DatePicker<Label>.Components = _)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, selection: Binding<Date>, in: PartialRangeThrough<Date>, displayedComponents: DatePicker<Label>.Components = _)
    }
    struct DatePickerComponents {
      typealias Element = DatePickerComponents
    }
    struct DatePickerStyleConfiguration {
      var maximumDate, minimumDate: Date?
      var selection: Date
      struct Label: View {}
    }
    struct DebugReplaceableView: View {}
    struct DefaultButtonLabel: View {}
    struct DefaultDateProgressLabel: View {}
    struct DefaultDocumentGroupLaunchActions: View {}
    struct DefaultGlassEffectShape: Animatable, Shape, View {}
    struct DefaultSettingsLinkLabel: View {}
    struct DefaultShareLinkLabel: View {}
    struct DefaultTabLabel: View {}
    struct DefaultWindowVisibilityToggleLabel: View {}
    struct DigitalCrownEvent {
      var offset, velocity: Double
    }
    struct DisclosureGroup<Label: View, Content: View>: View {
      init(_ titleKey: LocalizedStringKey, @Builder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @Builder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_ label: S, @Builder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_ label: S, isExpanded: Binding<Bool>, @Builder content: () -> Content)
    }
    struct DisclosureGroupStyleConfiguration {
      struct Content: View {}
      struct Label: View {}
    }
    struct DisplayProxy {
      var bounds, visibleRect: CGRect
      var safeAreaInsets: EdgeInsets
    }
    struct Divider: View {}
    struct DocumentConfiguration {
      var fileURL: URL?
    }
    struct DocumentGroup<Document, Content: View>: Scene {}
    extension DocumentGroup where Document: FileDocument {
      init(newDocument: @autoclosure () -> Document, @Builder editor: (FileDocumentConfiguration<Document>) -> Content)
      init(viewing: Document.Type, @Builder viewer: (FileDocumentConfiguration<Document>) -> Content)
    }
    extension DocumentGroup where Document: ReferenceFileDocument {
      init(newDocument: () -> Document, @Builder editor: (ReferenceFileDocumentConfiguration<Document>) -> Content)
      init(viewing: Document.Type, @Builder viewer: (ReferenceFileDocumentConfiguration<Document>) -> Content)
    }
    struct DocumentLaunchGeometryProxy {
      var frame, titleViewFrame: CGRect
    }
    extension Double: Animatable, VectorArithmetic {
      var magnitudeSquared: Double
    }
    struct DragGesture: Gesture {
      var minimumDistance: CGFloat
      struct Value {
        var location, predictedEndLocation, startLocation: CGPoint
        var predictedEndTranslation, translation, velocity: CGSize
        var time: Date
      }
    }
    struct DragSession: Identifiable {
      var draggedItemIndex: Int
      var location: CGPoint
    }
    struct DropConfiguration {
      var acceptedItemCount: Int?
    }
    struct DropInfo {
      var location: CGPoint
    }
    struct DropSession: Identifiable {
      var itemsCount: Int
      var location: CGPoint
      var size: CGSize
    }
    protocol DynamicTableRowContent: TableRowContent {
      associatedtype Data: Collection
      func dropDestination<T: Transferable>(for: T.Type = _, action: (Int, [T]) -> Void) -> ModifiedContent<Self, OnInsertTableRowModifier>
      func onInsert(of: [UTType], perform: (Int, [NSItemProvider]) -> Void) -> ModifiedContent<Self, OnInsertTableRowModifier>
    }
    protocol DynamicViewContent: View {
      associatedtype Data: Collection
      func dropDestination<T: Transferable>(for: T.Type = _, action: ([T], Int) -> Void) -> DynamicViewContent
      func onInsert(of: [String], perform: (Int, [NSItemProvider]) -> Void) -> DynamicViewContent
      func onInsert(of: [UTType], perform: (Int, [NSItemProvider]) -> Void) -> DynamicViewContent
    }
    enum Edge: CaseIterable, Int8, RawRepresentable {
      struct Set {
        typealias Element = Edge.Set
      }
    }
    struct EdgeInsets: Animatable {
      var bottom, leading, top, trailing: CGFloat
      func inset(by: RectangleCornerInsets, edges: Edge.Set = _) -> EdgeInsets
    }
    struct EditActions<Data> {
      typealias Element = EditActions<Data>
    }
    struct EditButton: View {}
    struct EditableCollectionContent<Content, Data>: View {}
    struct Ellipse: InsettableShape, Shape {}
    struct EllipticalGradient: View {}
    struct EmptyAnimatableData: VectorArithmetic {
      var magnitudeSquared: Double
    }
    struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration {}
    struct EmptyView: View {}
    struct EmptyWidgetConfiguration: WidgetConfiguration {}
    struct EnvironmentValues {
      var calendar: Calendar
      var defaultMinListHeaderHeight, labelIconToTitleSpacing, labelReservedIconWidth: CGFloat?
      var defaultMinListRowHeight, defaultWheelPickerItemHeight, displayScale, lineSpacing, minimumScaleFactor, pixelLength: CGFloat
      var documentConfiguration: DocumentConfiguration?
      var lineLimit: Int?
      var locale: Locale
      var managedObjectContext: NSManagedObjectContext
      var timeZone: TimeZone
    }
    protocol EnvironmentalModifier: ViewModifier {
      associatedtype ResolvedModifier: ViewModifier
    }
    struct EquatableView<Content: View>: View {}
    struct EventModifiers {
      typealias Element = EventModifiers
    }
    struct EveryMinuteTimelineSchedule {
      func entries(from: Date, mode: TimelineScheduleMode) -> EveryMinuteTimelineSchedule.Entries
      struct Entries: Sequence {
        typealias Element = Date
        func next() -> Date?
      }
    }
    struct FetchRequest<Result: NSFetchRequestResult> {
      var wrappedValue: FetchedResults<Result>
    }
    struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
      typealias Element = Result
      var endIndex, startIndex: Int
    }
    struct FileDialogBrowserOptions {
      typealias Element = FileDialogBrowserOptions
    }
    struct FileDocumentConfiguration<Document: FileDocument> {
      var fileURL: URL?
    }
    struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {}
    extension Float: VectorArithmetic {
      var magnitudeSquared: Double
    }
    struct FocusInteractions {
      typealias Element = FocusInteractions
    }
    struct Font {
      func resolve(in: Font.Context) -> Font.Resolved
      struct Resolved {
        var pointSize: CGFloat
        var width: Font.Width
      }
      struct Width {
        var value: CGFloat
      }
    }
    struct ForEach<Data: RandomAccessCollection, ID, Content>: DynamicTableRowContent, DynamicViewContent, TableRowContent, View {
      var data: Data
      init<C: MutableCollection & RandomAccessCollection, R: View>(_ data: Binding<C>, editActions: EditActions<C>, @Builder content: (Binding<C.Element>) -> R) where Content == EditableCollectionContent<R, C>, Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID
      init<C: MutableCollection & RandomAccessCollection, R: View>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>, @Builder content: (Binding<C.Element>) -> R) where Content == EditableCollectionContent<R, C>, Data == IndexedIdentifierCollection<C, ID>
      init<V: View, Content: View>(sections: V, @Builder content: (SectionConfiguration) -> Content) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID
      init<V: View, Content: View>(subviews: V, @Builder content: (Subview) -> Content) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID
    }
    extension ForEach where Content: AccessibilityRotorContent {
      init(_ data: Data, @Builder content: (Data.Element) -> Content)
      init(_ data: Data, id: KeyPath<Data.Element, ID>, @Builder content: (Data.Element) -> Content)
    }
    extension ForEach where Content: TableRowContent {
      init<V>(_ data: Data, @Builder content: (Data.Element) -> Content) where ID == Data.Element.ID, V == Content.TableRowValue
      init<V>(_ data: Data, id: KeyPath<Data.Element, ID>, @Builder content: (Data.Element) -> Content) where V == Content.TableRowValue
      init<V>(_ data: Range<Int>, @Builder content: (Int) -> Content) where Data == Range<Int>, ID == Int, V == Content.TableRowValue
    }
    extension ForEach where Content: View {
      init(_ data: Data, @Builder content: (Data.Element) -> Content)
      init(_ data: Data, id: KeyPath<Data.Element, ID>, @Builder content: (Data.Element) -> Content)
      init(_ data: Range<Int>, @Builder content: (Int) -> Content)
      @_disfavoredOverload init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, @Builder content: (Binding<C.Element>) -> Content) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID
      @_disfavoredOverload init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, @Builder content: (Binding<C.Element>) -> Content) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>
    }
    struct Form<Content: View>: View {}
    struct FormStyleConfiguration {
      struct Content: View {}
    }
    struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {}
    struct GaugeStyleConfiguration {
      var value: Double
      struct CurrentValueLabel: View {}
      struct Label: View {}
      struct MarkedValueLabel: View {}
      struct MaximumValueLabel: View {}
      struct MinimumValueLabel: View {}
    }
    protocol GeometryEffect: Animatable, ViewModifier {
      func effectValue(size: CGSize) -> ProjectionTransform
    }
    struct GeometryProxy {
      var safeAreaInsets: EdgeInsets
      var size: CGSize
      func bounds(of: NamedCoordinateSpace) -> CGRect?
      func frame(in: Any) -> CGRect
      @_disfavoredOverload func frame(in: CoordinateSpace) -> CGRect
      func frame(in: CoordinateSpaceProtocol) -> CGRect
    }
    struct GeometryReader<Content: View>: View {
      init(@Builder content: (GeometryProxy) -> Content)
    }
    protocol Gesture {
      associatedtype Body: Gesture
      associatedtype Value
      func updating<State>(_ state: GestureState<State>, body: (Self.Value, State, Transaction) -> Void) -> GestureStateGesture<Self, State>
    }
    struct GestureMask {
      typealias Element = GestureMask
    }
    struct GestureState<Value> {
      init(initialValue: Value, reset: (Value, Transaction) -> Void)
      init(wrappedValue: Value, reset: (Value, Transaction) -> Void)
    }
    extension GestureState where Value: ExpressibleByNilLiteral {
      init(reset: (Value, Transaction) -> Void)
    }
    struct GestureStateGesture<Base: Gesture, State>: Gesture {
      init(base: Base, state: GestureState<State>, body: (GestureStateGesture<Base, State>.Value, State, Transaction) -> Void)
    }
    struct GlassBackgroundEffectConfiguration {
      struct Content: View {}
    }
    struct GlassEffectContainer<Content: View>: View {}
    struct Gradient {
      var stops: [Gradient.Stop]
      struct Stop {
        var location: CGFloat
      }
    }
    struct Grid<Content: View>: View {}
    struct GridItem {
      var spacing: CGFloat?
      enum Size {
        case adaptive(minimum: CGFloat, maximum: CGFloat = _)
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = _, maximum: CGFloat = _)
      }
    }
    struct GridRow<Content: View>: View {}
    struct Group<Content>: Scene, TableRowContent, View {
      init<Base: View, Result: View>(sections: Base, @Builder transform: (SectionCollection) -> Result) where Content == GroupSectionsOfContent<Base, Result>
      init<Base: View, Result: View>(subviews: Base, @Builder transform: (SubviewsCollection) -> Result) where Content == GroupElementsOfContent<Base, Result>
    }
    struct GroupBox<Label: View, Content: View>: View {
      init(_ titleKey: LocalizedStringKey, @Builder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, @Builder content: () -> Content)
    }
    struct GroupBoxStyleConfiguration {
      struct Content: View {}
      struct Label: View {}
    }
    struct GroupElementsOfContent<Subviews: View, Content: View>: View {}
    struct GroupSectionsOfContent<Sections: View, Content: View>: View {}
    struct HSplitView<Content: View>: View {}
    struct HStack<Content: View>: View {}
    struct HelpLink: View {}
    struct HorizontalAlignment {
      func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat?
    }
    enum HorizontalEdge: CaseIterable, Int8, RawRepresentable {
      struct Set {
        typealias Element = HorizontalEdge.Set
      }
    }
    protocol HoverEffectContent {
      func animation(_ animation: Animation?, body: (EmptyHoverEffectContent) -> HoverEffectContent) -> HoverEffectContent
    }
    struct Image: View {
      init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = _, label: Text)
      init(_ name: String, bundle: Bundle? = _, label: Text)
      init(_ name: String, variableValue: Double?, bundle: Bundle? = _, label: Text)
      init(size: CGSize, label: Text? = _, opaque: Bool = _, colorMode: ColorRenderingMode = _, renderer: (GraphicsContext) -> Void)
    }
    struct ImagePaint {
      var scale: CGFloat
      var sourceRect: CGRect
    }
    class ImageRenderer<Content: View> {
      var scale: CGFloat
      var uiImage: UIImage?
      func render(rasterizationScale: CGFloat = _, renderer: (CGSize, (CGContext) -> Void) -> Void)
    }
    struct ImmersionChangeContext {
      var amount: Double?
    }
    struct ImmersiveSpace<Content: ImmersiveSpaceContent, Data>: Scene {
      init(for: Data.Type = _, @Builder content: (Binding<Data>) -> Content, defaultValue: () -> Data)
      init(for: Data.Type, @Builder content: (Binding<Data?>) -> Content)
      init(id: String, for: Data.Type = _, @Builder content: (Binding<Data>) -> Content, defaultValue: () -> Data)
      init(id: String, for: Data.Type, @Builder content: (Binding<Data?>) -> Content)
      init<C: CompositorContent>(for: Data.Type = _, @Builder makeContent: (Binding<Data>) -> C, defaultValue: () -> Data) where Content == CompositorContentBuilder.Content<C>
      init<C: CompositorContent>(for: Data.Type, @Builder makeContent: (Binding<Data?>) -> C) where Content == CompositorContentBuilder.Content<C>
      init<C: CompositorContent>(id: String, for: Data.Type = _, @Builder makeContent: (Binding<Data>) -> C, defaultValue: () -> Data) where Content == CompositorContentBuilder.Content<C>
      init<C: CompositorContent>(id: String, for: Data.Type, @Builder makeContent: (Binding<Data?>) -> C) where Content == CompositorContentBuilder.Content<C>
      init<V: View>(for: Data.Type = _, @Builder content: (Binding<Data>) -> V, defaultValue: () -> Data) where Content == ImmersiveSpaceViewContent<V>
      init<V: View>(for: Data.Type, @Builder content: (Binding<Data?>) -> V) where Content == ImmersiveSpaceViewContent<V>
      init<V: View>(id: String, for: Data.Type = _, @Builder content: (Binding<Data>) -> V, defaultValue: () -> Data) where Content == ImmersiveSpaceViewContent<V>
      init<V: View>(id: String, for: Data.Type, @Builder content: (Binding<Data?>) -> V) where Content == ImmersiveSpaceViewContent<V>
    }
    protocol InsettableShape: Shape {
      associatedtype InsetShape: InsettableShape
    }
    struct InterfaceOrientation: CaseIterable, Identifiable {
      var id: String
    }
    struct KeyEquivalent {
      var character: Character
    }
    struct KeyPress {
      var characters: String
      var key: KeyEquivalent
      struct Phases {
        typealias Element = KeyPress.Phases
      }
    }
    struct KeyframeTimeline<Value> {
      var duration: TimeInterval
    }
    struct Label<Title, Icon>: View {
      init(_ titleKey: LocalizedStringKey, image: ImageResource)
      init(_ titleKey: LocalizedStringKey, image: String)
      init(_ titleKey: LocalizedStringKey, systemImage: String)
      init(@Builder title: () -> Title, @Builder icon: () -> Icon)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, image: ImageResource)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, image: String)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage: String)
    }
    struct LabelStyleConfiguration {
      struct Icon: View {}
      struct Title: View {}
    }
    struct LabeledContent<Label, Content>: View {
      init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F) where F.FormatOutput == String
      @_disfavoredOverload init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2)
      init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F) where F.FormatOutput == String
      init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S)
    }
    extension LabeledContent where Content: View {
      init(_ titleKey: LocalizedStringKey, @Builder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, @Builder content: () -> Content)
    }
    struct LabeledContentStyleConfiguration {
      struct Content: View {}
      struct Label: View {}
    }
    struct LabeledControlGroupContent<Content: View, Label: View>: View {}
    struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {}
    struct LazyHGrid<Content: View>: View {}
    struct LazyHStack<Content: View>: View {}
    struct LazyVGrid<Content: View>: View {}
    struct LazyVStack<Content: View>: View {}
    struct LimitedAvailabilityConfiguration: WidgetConfiguration {}
    struct LinearGradient: View {}
    struct Link<Label: View>: View {
      init(_ titleKey: LocalizedStringKey, destination: URL)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, destination: URL)
    }
    struct List<SelectionValue, Content>: View {
      init(@Builder content: () -> Any)
      init(selection: Any, @Builder content: () -> Any)
      init<Data>(_ data: Binding<Data>, editActions: Any, @Builder rowContent: (Binding<Data.Element>) -> Any)
      init<Data>(_ data: Binding<Data>, id: Any, @Builder rowContent: (Binding<Data.Element>) -> Any)
      init<Data>(_ data: Binding<Data>, @Builder rowContent: (Binding<Data.Element>) -> Any)
      init<Data>(_ data: Binding<Data>, selection: Any, @Builder rowContent: (Binding<Data.Element>) -> Any)
      init<Data>(_ data: Data, children: Any, @Builder rowContent: (Data.Element) -> Any)
      init<Data>(_ data: Data, children: Any, selection: Any, @Builder rowContent: (Data.Element) -> Any)
      init<Data>(_ data: Data, id: Any, children: Any, @Builder rowContent: (Data.Element) -> Any)
      init<Data>(_ data: Data, id: Any, @Builder rowContent: (Data.Element) -> Any)
      init<Data>(_ data: Data, id: Any, selection: Any, @Builder rowContent: (Data.Element) -> Any)
      init<Data>(_ data: Data, @Builder rowContent: (Data.Element) -> Any)
      init<Data>(_ data: Data, selection: Any, @Builder rowContent: (Data.Element) -> Any)
    }
    @localizable struct LocalizedStringKey: ExpressibleByStringInterpolation {
      init(_ value: LocalizedStringKey)
      @_disfavoredOverload init(_ value: String)
      init(stringLiteral: LocalizedStringKey)
    }
    struct LongPressGesture: Gesture {
      var maximumDistance: CGFloat
      var minimumDuration: Double
    }
    struct MagnificationGesture: Gesture {
      var minimumScaleDelta: CGFloat
    }
    struct MagnifyGesture: Gesture {
      var minimumScaleDelta: CGFloat
      struct Value {
        var magnification, velocity: CGFloat
        var startAnchor: UnitPoint
        var startLocation: CGPoint
        var time: Date
      }
    }
    enum Manipulable {
      struct Event {
        var value: Manipulable.Event.Value?
        struct Value {
          var timestamp: TimeInterval
        }
      }
    }
    struct Marker<Content> {
      init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D)
      init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D)
      init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D)
      init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D)
    }
    struct MatchedGeometryProperties {
      typealias Element = MatchedGeometryProperties
    }
    struct Menu<Label: View, Content: View>: View {
      init(_ titleKey: LocalizedStringKey, @Builder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, @Builder content: () -> Content, primaryAction: () -> Void)
      init(_ titleKey: LocalizedStringKey, image: ImageResource, @Builder content: () -> Any)
      init(_ titleKey: LocalizedStringKey, image: ImageResource, @Builder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, image: ImageResource, @Builder content: () -> Content, primaryAction: () -> Void)
      init(_ titleKey: LocalizedStringKey, systemImage: String, @Builder content: () -> Any)
      init(_ titleKey: LocalizedStringKey, systemImage: String, @Builder content: () -> Any, primaryAction: () -> Void)
      init(_ titleKey: LocalizedStringKey, systemImage: String, @Builder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, systemImage: String, @Builder content: () -> Content, primaryAction: () -> Void)
      init(@Builder content: () -> Any, @Builder label: () -> Any)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, @Builder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, @Builder content: () -> Content, primaryAction: () -> Void)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, image: ImageResource, @Builder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage: String, @Builder content: () -> Content)
    }
    struct MenuBarExtra<Label, Content>: Scene {
      init(_ titleKey: LocalizedStringKey, @Builder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, image: ImageResource, @Builder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, image: ImageResource, isInserted: Binding<Bool>, @Builder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, image: String, @Builder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @Builder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @Builder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, systemImage: String, @Builder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @Builder content: () -> Content)
      init(@Builder content: () -> Content, @Builder label: () -> Label)
      init(isInserted: Binding<Bool>, @Builder content: () -> Content, @Builder label: () -> Label)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, @Builder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, image: ImageResource, @Builder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, image: ImageResource, isInserted: Binding<Bool>, @Builder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, image: String, @Builder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, image: String, isInserted: Binding<Bool>, @Builder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, isInserted: Binding<Bool>, @Builder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage: String, @Builder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage: String, isInserted: Binding<Bool>, @Builder content: () -> Content)
    }
    struct MenuButton<Label: View, Content: View>: View {
      init(_ titleKey: LocalizedStringKey, @Builder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, @Builder content: () -> Content)
    }
    struct MenuStyleConfiguration {
      struct Content: View {}
      struct Label: View {}
    }
    struct ModifiedContent<Content, Modifier>: View {}
    struct MultiDatePicker<Label: View>: View {
      init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>)
      init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in: PartialRangeFrom<Date>)
      init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in: PartialRangeUpTo<Date>)
      init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in: Range<Date>)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in: PartialRangeFrom<Date>)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in: PartialRangeUpTo<Date>)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in: Range<Date>)
    }
    class NSHostingController<Content: View>: NSViewController {
      func sizeThatFits(in: CGSize) -> CGSize
    }
    struct NSHostingSceneBridgingOptions {
      typealias Element = NSHostingSceneBridgingOptions
    }
    class NSHostingSceneRepresentation<Content: Scene> {
      var environment: EnvironmentValues
    }
    struct NSHostingSizingOptions {
      typealias Element = NSHostingSizingOptions
    }
    class NSHostingView<Content: View>: NSView {
      var firstBaselineOffsetFromTop, lastBaselineOffsetFromBottom: CGFloat
      var firstTextLineCenter: CGFloat?
      func hitTest(_ point: NSPoint) -> NSView?
      func menu(for: NSEvent) -> NSMenu?
    }
    protocol NSViewControllerRepresentable: View {
      associatedtype NSViewControllerType: NSViewController
      func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: Self.NSViewControllerType, context: Self.Context) -> CGSize?
    }
    struct NSViewControllerRepresentableContext<ViewController: NSViewControllerRepresentable> {
      var environment: EnvironmentValues
    }
    protocol NSViewRepresentable: View {
      associatedtype NSViewType: NSView
      func sizeThatFits(_ proposal: ProposedViewSize, nsView: Self.NSViewType, context: Self.Context) -> CGSize?
    }
    struct NSViewRepresentableContext<View: NSViewRepresentable> {
      var environment: EnvironmentValues
    }
    struct NavigationLink<Label: View, Destination: View>: View {
      init(_ titleKey: LocalizedStringKey, @Builder destination: () -> Destination)
      init(_ titleKey: LocalizedStringKey, destination: Destination)
      init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>)
      init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @Builder destination: () -> Destination)
      init<P>(_ titleKey: LocalizedStringKey, value: P?)
      @_disfavoredOverload init<S: StringProtocol, P>(_ title: S, value: P?)
      @_disfavoredOverload init<S: StringProtocol, V>(_ title: S, destination: Destination, tag: V, selection: Binding<V?>)
      @_disfavoredOverload init<S: StringProtocol, V>(_ title: S, tag: V, selection: Binding<V?>, @Builder destination: () -> Destination)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, @Builder destination: () -> Destination)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, destination: Destination)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, isActive: Binding<Bool>, @Builder destination: () -> Destination)
      init<V>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>)
      init<V>(_ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @Builder destination: () -> Destination)
    }
    struct NavigationPath {
      var count: Int
    }
    struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {}
    struct NavigationStack<Data, Root: View>: View {}
    struct NavigationView<Content: View>: View {}
    extension Never: Gesture, Scene, TableRowContent, View, WidgetConfiguration {}
    struct NewDocumentButton<Label: View>: View {
      init(_ label: Text? = _, contentType: UTType, prepareDocumentURL: () -> URL? = _)
      init(_ label: Text? = _, contentType: UTType? = _)
      init<D: FileDocument>(_ label: Text? = _, for: D.Type = _, contentType: UTType? = _, prepareDocument: () -> D? = _)
    }
    struct OffsetShape<Content: Shape>: InsettableShape, Shape {
      var offset: CGSize
    }
    struct OffsetTransition {
      var offset: CGSize
    }
    struct OpenURLAction {
      init(handler: (URL) -> OpenURLAction.Result)
      func callAsFunction(_ url: URL, completion: (Bool) -> Void)
    }
    extension Optional: Gesture, TableRowContent, View {}
    struct OutlineGroup<Data: RandomAccessCollection, ID, Parent, Leaf, Subgroup>: TableRowContent, View {
      init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(_ data: Binding<C>, children: WritableKeyPath<E, C?>, @Builder content: (Binding<E>) -> Leaf) where Data == Binding<C>, E == C.Element, ID == E.ID
      init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(_ root: Binding<E>, children: WritableKeyPath<E, C?>, @Builder content: (Binding<E>) -> Leaf) where Data == Binding<C>, E == C.Element, ID == E.ID
      init<C: MutableCollection & RandomAccessCollection, E>(_ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>, @Builder content: (Binding<E>) -> Leaf) where Data == Binding<C>, E == C.Element
      init<C: MutableCollection & RandomAccessCollection, E>(_ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>, @Builder content: (Binding<E>) -> Leaf) where Data == Binding<C>, E == C.Element
      init<DataElement: Identifiable>(_ data: Data, children: KeyPath<DataElement, Data?>, @Builder content: (DataElement) -> Leaf) where DataElement == Data.Element, ID == DataElement.ID
      init<DataElement: Identifiable>(_ root: DataElement, children: KeyPath<DataElement, Data?>, @Builder content: (DataElement) -> Leaf) where DataElement == Data.Element, ID == DataElement.ID
      init<DataElement>(_ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>, @Builder content: (DataElement) -> Leaf) where DataElement == Data.Element
      init<DataElement>(_ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>, @Builder content: (DataElement) -> Leaf) where DataElement == Data.Element
    }
    extension OutlineGroup where Data.Element == Parent.TableRowValue, ID == Data.Element.ID, Leaf == Subgroup {
      init<DataElement>(_ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>, @Builder content: (DataElement) -> Leaf) where DataElement == Data.Element, ID == DataElement.ID
      init<DataElement>(_ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>, @Builder content: (DataElement) -> Leaf) where DataElement == Data.Element, ID == DataElement.ID
    }
    extension OutlineGroup where Data.Element == Parent.TableRowValue, Leaf == Subgroup {
      init<DataElement>(_ data: Data, children: KeyPath<DataElement, Data?>, @Builder content: (DataElement) -> Leaf) where DataElement == Data.Element, ID == DataElement.ID
      init<DataElement>(_ root: DataElement, children: KeyPath<DataElement, Data?>, @Builder content: (DataElement) -> Leaf) where DataElement == Data.Element, ID == DataElement.ID
    }
    struct OutlineSubgroupChildren: View {}
    struct PasteButton: View {
      init(supportedContentTypes: [UTType], payloadAction: ([NSItemProvider]) -> Void)
      init(supportedTypes: [String], payloadAction: ([NSItemProvider]) -> Void)
      init<Payload>(supportedContentTypes: [UTType], validator: ([NSItemProvider]) -> Payload?, payloadAction: (Payload) -> Void)
      init<Payload>(supportedTypes: [String], validator: ([NSItemProvider]) -> Payload?, payloadAction: (Payload) -> Void)
      init<T: Transferable>(payloadType: T.Type, onPaste: ([T]) -> Void)
    }
    struct PencilDoubleTapGestureValue {
      var hoverPose: PencilHoverPose?
    }
    struct PencilHoverPose {
      var altitude, azimuth, roll: Angle
      var anchor: UnitPoint
      var location: CGPoint
      var zDistance: CGFloat
    }
    struct PencilSqueezeGestureValue {
      var hoverPose: PencilHoverPose?
    }
    struct PeriodicTimelineSchedule {
      func entries(from: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries
      struct Entries: Sequence {
        typealias Element = Date
        func next() -> Date?
      }
    }
    struct PhaseAnimator<Phase, Content: View>: View {
      init(_ phases: Sequence<Phase>, @Builder content: (Phase) -> Content, animation: (Phase) -> Animation? = _)
      init(_ phases: Sequence<Phase>, trigger: Equatable, @Builder content: (Phase) -> Content, animation: (Phase) -> Animation? = _)
    }
    struct PhotosPicker<Label>: View {
      init(_ titleKey: LocalizedStringKey, selection: Any, maxSelectionCount: Int? = _, selectionBehavior: Any = _, matching: Any? = _, preferredItemEncoding: Any = _)
      init(_ titleKey: LocalizedStringKey, selection: Any, maxSelectionCount: Int? = _, selectionBehavior: Any = _, matching: Any? = _, preferredItemEncoding: Any = _, photoLibrary: Any)
    }
    struct Picker<Label: View, SelectionValue, Content: View>: View {
      init(_ titleKey: LocalizedStringKey, image: ImageResource, selection: Any, @Builder content: () -> Any)
      init(_ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @Builder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @Builder content: () -> Content, @Builder currentValueLabel: () -> View)
      init(_ titleKey: LocalizedStringKey, selection: Any, @Builder content: () -> Any, @Builder currentValueLabel: () -> Any)
      init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @Builder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @Builder content: () -> Content, @Builder currentValueLabel: () -> View)
      init(_ titleKey: LocalizedStringKey, systemImage: String, selection: Any, @Builder content: () -> Any)
      init(_ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @Builder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @Builder content: () -> Content, @Builder currentValueLabel: () -> View)
      @_disfavoredOverload init<C: RandomAccessCollection, S: StringProtocol>(_ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @Builder content: () -> Content) where C.Element == Binding<SelectionValue>
      @_disfavoredOverload init<C: RandomAccessCollection, S: StringProtocol>(_ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @Builder content: () -> Content, @Builder currentValueLabel: () -> View) where C.Element == Binding<SelectionValue>
      @_disfavoredOverload init<C: RandomAccessCollection, S: StringProtocol>(_ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @Builder content: () -> Content)
      @_disfavoredOverload init<C: RandomAccessCollection, S: StringProtocol>(_ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @Builder content: () -> Content, @Builder currentValueLabel: () -> View)
      @_disfavoredOverload init<C: RandomAccessCollection, S: StringProtocol>(_ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @Builder content: () -> Content) where C.Element == Binding<SelectionValue>
      @_disfavoredOverload init<C: RandomAccessCollection, S: StringProtocol>(_ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @Builder content: () -> Content, @Builder currentValueLabel: () -> View) where C.Element == Binding<SelectionValue>
      init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @Builder content: () -> Content) where C.Element == Binding<SelectionValue>
      init<C: RandomAccessCollection>(_ title: LocalizedStringKey, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @Builder content: () -> Content, @Builder currentValueLabel: () -> View) where C.Element == Binding<SelectionValue>
      init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @Builder content: () -> Content)
      init<C: RandomAccessCollection>(_ title: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @Builder content: () -> Content, @Builder currentValueLabel: () -> View)
      init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @Builder content: () -> Content) where C.Element == Binding<SelectionValue>
      init<C: RandomAccessCollection>(_ title: LocalizedStringKey, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @Builder content: () -> Content, @Builder currentValueLabel: () -> View) where C.Element == Binding<SelectionValue>
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, image: ImageResource, selection: Binding<SelectionValue>, @Builder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @Builder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage: String, selection: Binding<SelectionValue>, @Builder content: () -> Content)
    }
    struct PinnedScrollableViews {
      typealias Element = PinnedScrollableViews
    }
    struct PlaceholderContentView<Value>: View {}
    struct PresentationDetent {
      struct Context {
        var maxDetentValue: CGFloat
      }
    }
    struct PresentationSizingRoot {
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    }
    struct PresentedWindowContent<Data, Content: View>: View {}
    struct PreviewDevice: ExpressibleByStringLiteral, RawRepresentable {}
    enum PreviewLayout {
      case fixed(width: CGFloat, height: CGFloat)
    }
    struct PreviewModifierContent: View {}
    struct PrimitiveButtonStyleConfiguration {
      struct Label: View {}
    }
    struct Product {
      struct SubscriptionInfo {
        struct RenewalState {
          typealias RawValue = Int
          var rawValue: Int
        }
      }
    }
    struct ProgressView<Label: View, CurrentValueLabel: View>: View {
      init(_ titleKey: LocalizedStringKey)
      init(_ progress: Progress)
      init(_ configuration: ProgressViewStyleConfiguration) where CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel, Label == ProgressViewStyleConfiguration.Label
      @_disfavoredOverload init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = _)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S)
      init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = _)
    }
    struct ProgressViewStyleConfiguration {
      var fractionCompleted: Double?
      struct CurrentValueLabel: View {}
      struct Label: View {}
    }
    struct ProgressiveImmersionStyle {
      var initialImmersionAmount, maximumImmersionAmount, minimumImmersionAmount: Double?
    }
    struct ProjectionTransform {
      var m11, m12, m13, m21, m22, m23, m31, m32, m33: CGFloat
      func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform
      func inverted() -> ProjectionTransform
    }
    struct RadialGradient: View {}
    struct Rectangle: InsettableShape, Shape {}
    struct RectangleCornerInsets {
      var bottomLeading, bottomTrailing, topLeading, topTrailing: CGSize
    }
    struct RectangleCornerRadii: Animatable {
      var bottomLeading, bottomTrailing, topLeading, topTrailing: CGFloat
      subscript(_: Edge.Corner) -> CGFloat
    }
    struct RedactionReasons {
      typealias Element = RedactionReasons
    }
    struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
      var fileURL: URL?
    }
    struct RemoteImmersiveSpace<Content: ImmersiveSpaceContent, Data>: Scene {
      init<C: CompositorContent>(for: Data.Type = _, @Builder content: (Binding<Data>) -> C, defaultValue: () -> Data) where Content == CompositorContentBuilder.Content<C>
      init<C: CompositorContent>(for: Data.Type, @Builder content: (Binding<Data?>) -> C) where Content == CompositorContentBuilder.Content<C>
      init<C: CompositorContent>(id: String, for: Data.Type = _, @Builder content: (Binding<Data>) -> C, defaultValue: () -> Data) where Content == CompositorContentBuilder.Content<C>
      init<C: CompositorContent>(id: String, for: Data.Type, @Builder content: (Binding<Data?>) -> C) where Content == CompositorContentBuilder.Content<C>
    }
    struct RenameButton<Label: View>: View {}
    struct RotateGesture: Gesture {
      var minimumAngleDelta: Angle
      struct Value {
        var rotation, velocity: Angle
        var startAnchor: UnitPoint
        var startLocation: CGPoint
        var time: Date
      }
    }
    struct RotatedShape<Content: Shape>: InsettableShape, Shape {
      var anchor: UnitPoint
      var angle: Angle
    }
    struct RotationGesture: Gesture {
      var minimumAngleDelta: Angle
    }
    struct RoundedRectangle: InsettableShape, Shape {
      var cornerSize: CGSize
    }
    struct SafeAreaRegions {
      typealias Element = SafeAreaRegions
    }
    struct ScaleTransition {
      var anchor: UnitPoint
      var scale: Double
    }
    struct ScaledShape<Content: Shape>: Shape {
      var anchor: UnitPoint
      var scale: CGSize
    }
    protocol Scene {
      associatedtype Body: Scene
      func backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: (D) -> R) -> Scene
      func defaultWindowPlacement(_ makePlacement: (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement) -> Scene
      func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> Scene
      func documentBrowserContextMenu(@Builder _ menu: ([URL]?) -> View) -> Scene
      func onChange<V>(of: V, initial: Bool = _, _ action: (V, V) -> Void) -> Scene
      func onChange<V>(of: V, perform: (V) -> Void) -> Scene
      func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: (V) -> Void) -> Scene
      func windowIdealPlacement(_ makePlacement: (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement) -> Scene
    }
    struct ScrollGeometry {
      var bounds, visibleRect: CGRect
      var containerSize, contentSize: CGSize
      var contentInsets: EdgeInsets
      var contentOffset: CGPoint
    }
    struct ScrollPosition {
      var point: CGPoint?
      var x, y: CGFloat?
    }
    struct ScrollTarget {
      var anchor: UnitPoint?
      var rect: CGRect
    }
    struct ScrollTargetBehaviorContext {
      var containerSize, contentSize: CGSize
    }
    struct ScrollTargetBehaviorPropertiesContext {
      var environment: EnvironmentValues
    }
    enum ScrollTransitionPhase {
      var value: Double
    }
    struct ScrollView<Content: View>: View {}
    struct ScrollViewReader<Content: View>: View {
      init(@Builder content: (ScrollViewProxy) -> Content)
    }
    struct SearchSuggestionsPlacement {
      struct Set {
        typealias Element = SearchSuggestionsPlacement.Set
      }
    }
    struct SearchUnavailableContent {
      struct Actions: View {}
      struct Description: View {}
      struct Label: View {}
    }
    struct Section<Parent, Content, Footer>: TableRowContent, View {
      init(_ titleKey: LocalizedStringKey, @Builder content: () -> Any)
      init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @Builder content: () -> Any)
      init(@Builder content: () -> Any)
      init(@Builder content: () -> Any, @Builder footer: () -> Any)
      init(@Builder content: () -> Any, @Builder header: () -> Any)
      init(@Builder content: () -> Any, @Builder header: () -> Any, @Builder footer: () -> Any)
      init(footer: Any, @Builder content: () -> Any)
      init(header: Any, @Builder content: () -> Any)
      init(header: Any, footer: Any, @Builder content: () -> Any)
    }
    extension Section where Content: TableRowContent {
      @_disfavoredOverload init<V, S: StringProtocol>(_ title: S, @Builder content: () -> Content) where Footer == EmptyTableRowContent<V>, Parent == TableHeaderRowContent<V, Text>, V == Content.TableRowValue
      @_disfavoredOverload init<V, S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @Builder content: () -> Content) where Footer == EmptyTableRowContent<V>, Parent == TableHeaderRowContent<V, Text>, V == Content.TableRowValue
      init<V>(_ titleKey: LocalizedStringKey, @Builder content: () -> Content) where Footer == EmptyTableRowContent<V>, Parent == TableHeaderRowContent<V, Text>, V == Content.TableRowValue
      init<V>(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @Builder content: () -> Content) where Footer == EmptyTableRowContent<V>, Parent == TableHeaderRowContent<V, Text>, V == Content.TableRowValue
    }
    extension Section where Content: View {
      init(_ titleKey: LocalizedStringKey, @Builder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @Builder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, @Builder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @Builder content: () -> Content)
    }
    struct SectionConfiguration: Identifiable {
      struct Actions: View {}
    }
    struct SectionedFetchRequest<SectionIdentifier, Result: NSFetchRequestResult> {
      var wrappedValue: SectionedFetchResults<SectionIdentifier, Result>
    }
    struct SectionedFetchResults<SectionIdentifier, Result: NSFetchRequestResult>: RandomAccessCollection {
      typealias Element = SectionedFetchResults<SectionIdentifier, Result>.Section
      var endIndex, startIndex: Int
      subscript(_: Int) -> SectionedFetchResults<SectionIdentifier, Result>.Section
      struct Section: Identifiable, RandomAccessCollection {
        typealias Element = Result
        var endIndex, startIndex: Int
      }
    }
    struct SecureField<Label: View>: View {
      init(_ titleKey: LocalizedStringKey, text: Binding<String>)
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: () -> Void)
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)
      init(text: Binding<String>, prompt: Text? = _, @Builder label: () -> Label)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, text: Binding<String>)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: () -> Void)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?)
    }
    struct Settings<Content: View>: Scene {}
    struct SettingsLink<Label>: View {}
    protocol Shape: Animatable, View {
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    }
    protocol ShapeView: View {
      associatedtype Content: Shape
    }
    struct ShareLink<Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View>: View {
      init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = _, message: Text? = _) where Data == CollectionOfOne<String>
      init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = _, message: Text? = _) where Data == CollectionOfOne<URL>
      init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = _, message: Text? = _, preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)
      init(_ title: Text, item: String, subject: Text? = _, message: Text? = _) where Data == CollectionOfOne<String>
      init(_ title: Text, item: URL, subject: Text? = _, message: Text? = _) where Data == CollectionOfOne<URL>
      init(_ title: Text, items: Data, subject: Text? = _, message: Text? = _, preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)
      init(item: String, subject: Text? = _, message: Text? = _) where Data == CollectionOfOne<String>
      init(item: String, subject: Text? = _, message: Text? = _, @Builder label: () -> Label) where Data == CollectionOfOne<String>
      init(item: URL, subject: Text? = _, message: Text? = _) where Data == CollectionOfOne<URL>
      init(item: URL, subject: Text? = _, message: Text? = _, @Builder label: () -> Label) where Data == CollectionOfOne<URL>
      init(items: Data, subject: Text? = _, message: Text? = _, preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)
      init(items: Data, subject: Text? = _, message: Text? = _, preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @Builder label: () -> Label)
      init<I: Transferable>(_ titleKey: LocalizedStringKey, item: I, subject: Text? = _, message: Text? = _, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I>
      init<I: Transferable>(_ title: Text, item: I, subject: Text? = _, message: Text? = _, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I>
      init<I: Transferable>(item: I, subject: Text? = _, message: Text? = _, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I>
      init<I: Transferable>(item: I, subject: Text? = _, message: Text? = _, preview: SharePreview<PreviewImage, PreviewIcon>, @Builder label: () -> Label) where Data == CollectionOfOne<I>
      @_disfavoredOverload init<S: StringProtocol, I: Transferable>(_ title: S, item: I, subject: Text? = _, message: Text? = _, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I>
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, item: String, subject: Text? = _, message: Text? = _) where Data == CollectionOfOne<String>
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = _, message: Text? = _) where Data == CollectionOfOne<URL>
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = _, message: Text? = _, preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)
    }
    extension ShareLink where Data.Element == String {
      init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = _, message: Text? = _)
      init(_ title: Text, items: Data, subject: Text? = _, message: Text? = _)
      init(items: Data, subject: Text? = _, message: Text? = _)
      init(items: Data, subject: Text? = _, message: Text? = _, @Builder label: () -> Label)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = _, message: Text? = _)
    }
    extension ShareLink where Data.Element == URL {
      init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = _, message: Text? = _)
      init(_ title: Text, items: Data, subject: Text? = _, message: Text? = _)
      init(items: Data, subject: Text? = _, message: Text? = _)
      init(items: Data, subject: Text? = _, message: Text? = _, @Builder label: () -> Label)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = _, message: Text? = _)
    }
    struct SharePreview<Image: Transferable, Icon: Transferable> {
      init(_ titleKey: LocalizedStringKey)
      init(_ titleKey: LocalizedStringKey, icon: Icon)
      init(_ titleKey: LocalizedStringKey, image: Image)
      init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon)
      init(_ title: Text)
      init(_ title: Text, icon: Icon)
      init(_ title: Text, image: Image)
      init(_ title: Text, image: Image, icon: Icon)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, icon: Icon)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, image: Image)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, image: Image, icon: Icon)
    }
    struct Slider<Label: View, ValueLabel: View>: View {
      init<V: BinaryFloatingPoint>(value: Binding<V>, in: ClosedRange<V> = _, @Builder label: () -> Label, @Builder minimumValueLabel: () -> ValueLabel, @Builder maximumValueLabel: () -> ValueLabel, onEditingChanged: (Bool) -> Void = _)
      init<V: BinaryFloatingPoint>(value: Binding<V>, in: ClosedRange<V> = _, @Builder label: () -> Label, onEditingChanged: (Bool) -> Void = _)
      init<V: BinaryFloatingPoint>(value: Binding<V>, in: ClosedRange<V> = _, neutralValue: V? = _, enabledBounds: ClosedRange<V>? = _, @Builder label: () -> Label, @Builder currentValueLabel: () -> View = _, @Builder minimumValueLabel: () -> ValueLabel = _, @Builder maximumValueLabel: () -> ValueLabel = _, onEditingChanged: (Bool) -> Void = _)
      init<V: BinaryFloatingPoint>(value: Binding<V>, in: ClosedRange<V> = _, onEditingChanged: (Bool) -> Void = _)
      @_disfavoredOverload init<V: BinaryFloatingPoint>(value: Binding<V>, in: ClosedRange<V> = _, onEditingChanged: (Bool) -> Void = _, @Builder label: () -> Label)
      init<V: BinaryFloatingPoint>(value: Binding<V>, in: ClosedRange<V> = _, onEditingChanged: (Bool) -> Void = _, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @Builder label: () -> Label)
      init<V: BinaryFloatingPoint>(value: Binding<V>, in: ClosedRange<V>, step: V.Stride = _, @Builder label: () -> Label, @Builder minimumValueLabel: () -> ValueLabel, @Builder maximumValueLabel: () -> ValueLabel, onEditingChanged: (Bool) -> Void = _)
      init<V: BinaryFloatingPoint>(value: Binding<V>, in: ClosedRange<V>, step: V.Stride = _, @Builder label: () -> Label, onEditingChanged: (Bool) -> Void = _)
      init<V: BinaryFloatingPoint>(value: Binding<V>, in: ClosedRange<V>, step: V.Stride = _, neutralValue: V? = _, enabledBounds: ClosedRange<V>? = _, @Builder label: () -> Label, @Builder currentValueLabel: () -> View = _, @Builder minimumValueLabel: () -> ValueLabel = _, @Builder maximumValueLabel: () -> ValueLabel = _, tick: (V) -> SliderTick<V>? = _, onEditingChanged: (Bool) -> Void = _)
      init<V: BinaryFloatingPoint>(value: Binding<V>, in: ClosedRange<V>, step: V.Stride = _, onEditingChanged: (Bool) -> Void = _)
      @_disfavoredOverload init<V: BinaryFloatingPoint>(value: Binding<V>, in: ClosedRange<V>, step: V.Stride = _, onEditingChanged: (Bool) -> Void = _, @Builder label: () -> Label)
      init<V: BinaryFloatingPoint>(value: Binding<V>, in: ClosedRange<V>, step: V.Stride = _, onEditingChanged: (Bool) -> Void = _, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @Builder label: () -> Label)
      init<V>(value: Binding<V>, in: ClosedRange<V> = _, neutralValue: V? = _, enabledBounds: ClosedRange<V>? = _, @Builder label: () -> Label, @Builder currentValueLabel: () -> View = _, @Builder minimumValueLabel: () -> ValueLabel = _, @Builder maximumValueLabel: () -> ValueLabel = _, @Builder ticks: () -> SliderTickContent, onEditingChanged: (Bool) -> Void = _)
    }
    struct SliderTick<V: BinaryFloatingPoint>: Identifiable {
      init(_ titleKey: LocalizedStringKey, _ value: V)
    }
    struct SliderTickContentForEach<Data: RandomAccessCollection, ID, Content: SliderTickContent> {
      init<V: Identifiable>(_ data: Data, @Builder content: (Data.Element) -> Content) where Data.Element == Content.Value, ID == V.ID, V == Data.Element
      init<V>(_ data: Data, id: KeyPath<Data.Element, ID>, @Builder content: (Data.Element) -> Content) where Data.Element == Content.Value, V == Data.Element
    }
    struct SnapshotData {
      var identifier: String?
    }
    struct Spacer: View {
      var minLength: CGFloat?
    }
    struct SpatialEventGesture: Gesture {
      init(coordinateSpace: CoordinateSpaceProtocol = _, action: (SpatialEventCollection) -> Void)
    }
    struct SpatialTapGesture: Gesture {
      var count: Int
      struct Value {
        var location: CGPoint
      }
    }
    struct State<Value> {
      var projectedValue: Binding<Value>
      var wrappedValue: Value
      init(initialValue: Value)
      init(wrappedValue: Value)
    }
    struct Stepper<Label: View>: View {
      init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: (Bool) -> Void = _)
      init(@Builder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: (Bool) -> Void = _)
      @_disfavoredOverload init(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: (Bool) -> Void = _, @Builder label: () -> Label)
      init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = _, format: F, onEditingChanged: (Bool) -> Void = _) where F.FormatOutput == String
      init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = _, format: F, onEditingChanged: (Bool) -> Void = _) where F.FormatOutput == String
      init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, in: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = _, format: F, @Builder label: () -> Label, onEditingChanged: (Bool) -> Void = _) where F.FormatOutput == String
      init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, step: F.FormatInput.Stride = _, format: F, @Builder label: () -> Label, onEditingChanged: (Bool) -> Void = _) where F.FormatOutput == String
      @_disfavoredOverload init<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput>, in: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = _, format: F, onEditingChanged: (Bool) -> Void = _) where F.FormatOutput == String
      @_disfavoredOverload init<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = _, format: F, onEditingChanged: (Bool) -> Void = _) where F.FormatOutput == String
      @_disfavoredOverload init<S: StringProtocol, V: Strideable>(_ title: S, value: Binding<V>, in: ClosedRange<V>, step: V.Stride = _, onEditingChanged: (Bool) -> Void = _)
      @_disfavoredOverload init<S: StringProtocol, V: Strideable>(_ title: S, value: Binding<V>, step: V.Stride = _, onEditingChanged: (Bool) -> Void = _)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: (Bool) -> Void = _)
      init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, in: ClosedRange<V>, step: V.Stride = _, onEditingChanged: (Bool) -> Void = _)
      init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = _, onEditingChanged: (Bool) -> Void = _)
      init<V: Strideable>(value: Binding<V>, in: ClosedRange<V>, step: V.Stride = _, @Builder label: () -> Label, onEditingChanged: (Bool) -> Void = _)
      @_disfavoredOverload init<V: Strideable>(value: Binding<V>, in: ClosedRange<V>, step: V.Stride = _, onEditingChanged: (Bool) -> Void = _, @Builder label: () -> Label)
      init<V: Strideable>(value: Binding<V>, step: V.Stride = _, @Builder label: () -> Label, onEditingChanged: (Bool) -> Void = _)
      @_disfavoredOverload init<V: Strideable>(value: Binding<V>, step: V.Stride = _, onEditingChanged: (Bool) -> Void = _, @Builder label: () -> Label)
    }
    struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView {
      var strokeStyle: StrokeStyle
    }
    struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
      var strokeStyle: StrokeStyle
    }
    struct StrokeStyle: Animatable {
      var dash: [CGFloat]
      var dashPhase, lineWidth, miterLimit: CGFloat
    }
    struct SubmitTriggers {
      typealias Element = SubmitTriggers
    }
    struct SubscriptionStoreView<Content>: View {}
    struct SubscriptionView<PublisherType: Publisher, Content: View>: View {
      init(content: Content, publisher: PublisherType, action: (PublisherType.Output) -> Void)
    }
    struct Subview: Identifiable, View {}
    struct SubviewsCollection: BidirectionalCollection, Collection, RandomAccessCollection, Sequence, View {}
    struct SubviewsCollectionSlice: BidirectionalCollection, Collection, RandomAccessCollection, Sequence, View {}
    struct Tab<Value, Content, Label>: TabContent {
      init(_ titleKey: LocalizedStringKey, image: String, @Builder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, image: String, role: TabRole?, @Builder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, image: String, value: Value, @Builder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?, @Builder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, systemImage: String, @Builder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @Builder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @Builder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?, @Builder content: () -> Content)
      init(value: Value, @Builder content: () -> Content, @Builder label: () -> Label)
      init(value: Value, role: TabRole?, @Builder content: () -> Content, @Builder label: () -> Label)
    }
    protocol TabContent {
      associatedtype Body: TabContent
      associatedtype TabValue
      func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool = _) -> TabContent<Self.TabValue>
      func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = _) -> TabContent<Self.TabValue>
      func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool = _) -> TabContent<Self.TabValue>
      func accessibilityValue(_ valueDescription: Text, isEnabled: Bool = _) -> TabContent<Self.TabValue>
      func dropDestination<T: Transferable>(for: T.Type = _, action: ([T]) -> Void) -> TabContent<Self.TabValue>
      func popover<Item: Identifiable, Content: View>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = _, arrowEdge: Edge? = _, @Builder content: (Item) -> Content) -> TabContent<Self.TabValue>
    }
    struct TabContentBuilder<TabValue> {
      struct Content<C: TabContent>: View {}
    }
    struct TabSection<Header, Content, Footer>: TabContent {
      init(_ titleKey: LocalizedStringKey, @Builder content: () -> Content)
      init(@Builder content: () -> Content, @Builder header: () -> Header)
    }
    struct TabView<SelectionValue, Content: View>: View {}
    struct TabViewCustomization {
      subscript(section _: String) -> TabViewCustomization.SectionCustomization
      subscript(sectionID _: String) -> [String]?
      struct SectionCustomization {
        var tabOrder: [String]?
      }
    }
    struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View {}
    struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View> {
      init(_ titleKey: LocalizedStringKey, @Builder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = _)
      init(_ text: Text, @Builder content: (RowValue) -> Content)
      init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text
      init(_ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = _) where Content == Text
      @_disfavoredOverload init<S: StringProtocol, V, C: SortComparator>(_ title: S, value: KeyPath<RowValue, V>, comparator: C, @Builder content: (RowValue) -> Content) where V == C.Compared
      @_disfavoredOverload init<S: StringProtocol, V>(_ title: S, value: KeyPath<RowValue, V>, @Builder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, @Builder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = _)
      init<V, C: SortComparator>(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C, @Builder content: (RowValue) -> Content) where V == C.Compared
      init<V, C: SortComparator>(_ text: Text, value: KeyPath<RowValue, V>, comparator: C, @Builder content: (RowValue) -> Content) where V == C.Compared
      init<V>(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @Builder content: (RowValue) -> Content)
      init<V>(_ text: Text, value: KeyPath<RowValue, V>, @Builder content: (RowValue) -> Content)
    }
    extension TableColumn where RowValue == Sort.Compared {
      init(_ titleKey: LocalizedStringKey, sortUsing: Sort, @Builder content: (RowValue) -> Content)
      init(_ text: Text, sortUsing: Sort, @Builder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, sortUsing: Sort, @Builder content: (RowValue) -> Content)
    }
    struct TableColumnCustomizationBehavior {
      typealias Element = TableColumnCustomizationBehavior
    }
    struct TableColumnForEach<Data: RandomAccessCollection, ID, RowValue, Sort, Content: TableColumnContent> {
      var data: Data
      init(_ data: Data, @Builder content: (Data.Element) -> Content) where ID == Data.Element.ID
      init(_ data: Data, id: KeyPath<Data.Element, ID>, @Builder content: (Data.Element) -> Content)
      init(_ data: Range<Int>, @Builder content: (Int) -> Content) where Data == Range<Int>, ID == Int
    }
    protocol TableRowContent {
      associatedtype TableRowBody: TableRowContent
      func dropDestination<T: Transferable>(for: T.Type = _, action: ([T]) -> Void) -> TableRowContent<Self.TableRowValue>
      func onHover(perform: (Bool) -> Void) -> TableRowContent<Self.TableRowValue>
    }
    struct TapGesture: Gesture {
      var count: Int
    }
    struct Text: View {
      init(_ attributedContent: AttributedString)
      init(_ dates: ClosedRange<Date>)
      init(_ date: Date, style: Text.DateStyle)
      init(_ interval: DateInterval)
      init(_ image: Image)
      init(_ key: LocalizedStringKey, tableName: String? = _, bundle: Bundle? = _, comment: StaticString? = _)
      @_disfavoredOverload init(_ resource: LocalizedStringResource)
      init(timerInterval: ClosedRange<Date>, pauseTime: Date? = _, countsDown: Bool = _, showsHours: Bool = _)
      init(verbatim: String)
      init<F>(_ input: F.FormatInput, format: F)
      @_disfavoredOverload init<S: StringProtocol>(_ content: S)
      init<Subject>(_ subject: Subject, formatter: Formatter)
      func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text
      func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text
      func accessibilityLabel(_ label: Text) -> Text
      @_disfavoredOverload func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text
      func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text
      func baselineOffset(_ baselineOffset: CGFloat) -> Text
      func bold() -> Text
      func bold(_ isActive: Bool = _) -> Text
      func font(_ font: Font?) -> Text
      func fontDesign(_ design: Font.Design?) -> Text
      func fontWeight(_ weight: Font.Weight?) -> Text
      func fontWidth(_ width: Font.Width?) -> Text
      func foregroundColor(_ color: Color?) -> Text
      func foregroundStyle(_ style: Any) -> Text
      func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text
      func italic() -> Text
      func italic(_ isActive: Bool = _) -> Text
      func kerning(_ kerning: CGFloat) -> Text
      func monospaced(_ isActive: Bool = _) -> Text
      func monospacedDigit() -> Text
      func speechAdjustedPitch(_ value: Double) -> Text
      func speechAlwaysIncludesPunctuation(_ value: Bool = _) -> Text
      func speechAnnouncementsQueued(_ value: Bool = _) -> Text
      func speechSpellsOutCharacters(_ value: Bool = _) -> Text
      func strikethrough(_ isActive: Bool = _, color: Color? = _) -> Text
      func strikethrough(_ isActive: Bool = _, pattern: Text.LineStyle.Pattern, color: Color? = _) -> Text
      func textScale(_ scale: Text.Scale, isEnabled: Bool = _) -> Text
      func tracking(_ tracking: CGFloat) -> Text
      func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = _) -> Text
      func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = _) -> Text
      func underline(_ isActive: Bool = _, color: Color? = _) -> Text
      func underline(_ isActive: Bool = _, pattern: Text.LineStyle.Pattern, color: Color? = _) -> Text
    }
    struct TextEditor: View {}
    struct TextField<Label: View>: View {
      init(_ titleKey: LocalizedStringKey, text: Binding<String>)
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis)
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: () -> Void)
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: (Bool) -> Void)
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: (Bool) -> Void, onCommit: () -> Void)
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis)
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = _, axis: Axis? = _)
      init(text: Binding<String>, prompt: Text? = _, axis: Axis, @Builder label: () -> Label)
      init(text: Binding<String>, prompt: Text? = _, @Builder label: () -> Label)
      init(text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = _, axis: Axis? = _, @Builder label: () -> Label)
      init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = _) where F.FormatOutput == String
      init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = _) where F.FormatOutput == String
      init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, format: F, prompt: Text? = _, @Builder label: () -> Label) where F.FormatOutput == String
      init<F: ParseableFormatStyle>(value: Binding<F.FormatInput?>, format: F, prompt: Text? = _, @Builder label: () -> Label) where F.FormatOutput == String
      @_disfavoredOverload init<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = _) where F.FormatOutput == String
      @_disfavoredOverload init<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = _) where F.FormatOutput == String
      @_disfavoredOverload init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter)
      @_disfavoredOverload init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, onCommit: () -> Void)
      @_disfavoredOverload init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: (Bool) -> Void)
      @_disfavoredOverload init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: (Bool) -> Void, onCommit: () -> Void)
      @_disfavoredOverload init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, text: Binding<String>)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: () -> Void)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: (Bool) -> Void)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: (Bool) -> Void, onCommit: () -> Void)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis)
      init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter)
      init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: () -> Void)
      init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: (Bool) -> Void)
      init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: (Bool) -> Void, onCommit: () -> Void)
      init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?)
      init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = _, @Builder label: () -> Label)
    }
    struct TextFieldLink<Label: View>: View {
      init(_ titleKey: LocalizedStringKey, prompt: Text? = _, onSubmit: (String) -> Void)
      init(prompt: Text? = _, @Builder label: () -> Label, onSubmit: (String) -> Void)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, prompt: Text? = _, onSubmit: (String) -> Void)
    }
    struct TextProxy {
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    }
    struct TimelineView<Schedule: TimelineSchedule, Content>: View {
      struct Context {
        var date: Date
      }
    }
    extension TimelineView where Content: View {
      @_disfavoredOverload init(_ schedule: Schedule, @Builder content: (TimelineView<Schedule, Content>.Context) -> Content)
      init(_ schedule: Schedule, @Builder content: (TimelineViewDefaultContext) -> Content)
    }
    struct TimelineViewDefaultContext {
      var date: Date
    }
    struct Toggle<Label>: View {
      init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>)
      init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>)
      init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: Any)
      init(_ titleKey: LocalizedStringKey, sources: Any, isOn: Any)
      init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)
      init(isOn: Binding<Bool>, @Builder label: () -> Label)
      init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
      init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
      init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
      @_disfavoredOverload init<S: StringProtocol, C: RandomAccessCollection>(_ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
      @_disfavoredOverload init<S: StringProtocol, C: RandomAccessCollection>(_ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
      @_disfavoredOverload init<S: StringProtocol, C: RandomAccessCollection>(_ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>)
    }
    struct ToggleStyleConfiguration {
      struct Label: View {}
    }
    struct ToolbarCustomizationOptions {
      typealias Element = ToolbarCustomizationOptions
    }
    enum TouchBarItemPresence {
      case `default`(String)
      case optional(String)
      case required(String)
    }
    struct TransformedShape<Content: Shape>: Shape {}
    enum TransitionPhase {
      var value: Double
    }
    struct TupleView<T>: View {}
    class UIHostingController<Content: View>: UIViewController {
      var childForHomeIndicatorAutoHidden, childForScreenEdgesDeferringSystemGestures, childForStatusBarHidden, childForStatusBarStyle: UIViewController?
      var keyCommands: [UIKeyCommand]?
      func sizeThatFits(in: CGSize) -> CGSize
    }
    struct UIHostingControllerSizingOptions {
      typealias Element = UIHostingControllerSizingOptions
    }
    protocol UIViewControllerRepresentable: View {
      associatedtype UIViewControllerType: UIViewController
      func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context) -> CGSize?
    }
    struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
      var environment: EnvironmentValues
    }
    protocol UIViewRepresentable: View {
      associatedtype UIViewType: UIView
      func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
    }
    struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
      var environment: EnvironmentValues
    }
    struct UnevenRoundedRectangle: InsettableShape, Shape {
      var cornerRadii: RectangleCornerRadii
    }
    struct UnitPoint: Animatable {
      var x, y: CGFloat
    }
    struct UtilityWindow<Content>: Scene {
      init(_ titleKey: LocalizedStringKey, id: String, @Builder content: () -> Content)
      init(_ title: Text, id: String, @Builder content: () -> Content)
    }
    struct VSplitView<Content: View>: View {}
    struct VStack<Content: View>: View {}
    protocol VectorArithmetic {
      var magnitudeSquared: Double
    }
    struct VerticalAlignment {
      func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat?
    }
    enum VerticalEdge: CaseIterable, Int8, RawRepresentable {
      struct Set {
        typealias Element = VerticalEdge.Set
      }
    }
    protocol View {
      associatedtype Body: View
      func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibility(inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityAction(named: LocalizedStringKey, _ handler: () -> Void) -> View
      func accessibilityAction(named: Text, _ handler: () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityAction<I: AppIntent>(named: Text, intent: I) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      @_disfavoredOverload func accessibilityAction<S: StringProtocol>(named: S, _ handler: () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityActions<Content>(@Builder _ content: () -> Content) -> View
      func accessibilityAdjustableAction(_ handler: (AccessibilityAdjustmentDirection) -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = _) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = _) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = _) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = _) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityCustomContent(_ label: Text, _ value: Text, importance: AXCustomContent.Importance = _) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      @_disfavoredOverload func accessibilityCustomContent<V: StringProtocol>(_ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = _) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      @_disfavoredOverload func accessibilityCustomContent<V: StringProtocol>(_ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = _) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> View
      func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      @_disfavoredOverload func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityIdentifier(_ identifier: String) -> View
      func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> View
      func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityInputLabels(_ inputLabels: [Text]) -> View
      @_disfavoredOverload func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> View
      func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      @_disfavoredOverload func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityLabel<V: View>(@Builder content: (PlaceholderContentView<Self>) -> V) -> View
      func accessibilityRotor(_ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]) -> View
      func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> View
      func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> View
      func accessibilityRotor<Content: AccessibilityRotorContent>(_ systemRotor: AccessibilitySystemRotor, @Builder entries: () -> Content) -> View
      func accessibilityRotor<Content: AccessibilityRotorContent>(_ labelKey: LocalizedStringKey, @Builder entries: () -> Content) -> View
      func accessibilityRotor<Content: AccessibilityRotorContent>(_ label: Text, @Builder entries: () -> Content) -> View
      func accessibilityRotor<EntryModel, ID>(_ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) -> View
      func accessibilityRotor<EntryModel, ID>(_ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) -> View
      func accessibilityRotor<EntryModel, ID>(_ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) -> View
      func accessibilityRotor<EntryModel: Identifiable>(_ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> View
      func accessibilityRotor<EntryModel: Identifiable>(_ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> View
      func accessibilityRotor<EntryModel: Identifiable>(_ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> View
      @_disfavoredOverload func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(_ label: L, @Builder entries: () -> Content) -> View
      @_disfavoredOverload func accessibilityRotor<L: StringProtocol, EntryModel, ID>(_ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) -> View
      @_disfavoredOverload func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(_ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> View
      @_disfavoredOverload func accessibilityRotor<L: StringProtocol>(_ label: L, textRanges: [Range<String.Index>]) -> View
      func accessibilityScrollAction(_ handler: (Edge) -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityScrollStatus(_ status: LocalizedStringResource, isEnabled: Bool = _) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> View
      func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      @_disfavoredOverload func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityZoomAction(_ handler: (AccessibilityZoomGestureAction) -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> View
      func alert<A, M, T>(_ titleKey: LocalizedStringKey, item: Binding<T?>, @Builder actions: (T) -> A, @Builder message: (T) -> M) -> View
      func alert<A, T>(_ titleKey: LocalizedStringKey, item: Binding<T?>, @Builder actions: (T) -> A) -> View
      func alert<A: View, M: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting: T?, @Builder actions: (T) -> A, @Builder message: (T) -> M) -> View
      func alert<A: View, M: View, T>(_ title: Text, isPresented: Binding<Bool>, presenting: T?, @Builder actions: (T) -> A, @Builder message: (T) -> M) -> View
      func alert<A: View, M: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @Builder actions: () -> A, @Builder message: () -> M) -> View
      func alert<A: View, M: View>(_ title: Text, isPresented: Binding<Bool>, @Builder actions: () -> A, @Builder message: () -> M) -> View
      func alert<A: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting: T?, @Builder actions: (T) -> A) -> View
      func alert<A: View, T>(_ title: Text, isPresented: Binding<Bool>, presenting: T?, @Builder actions: (T) -> A) -> View
      func alert<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @Builder actions: () -> A) -> View
      func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @Builder actions: () -> A) -> View
      func alert<E: LocalizedError, A: View, M: View>(isPresented: Binding<Bool>, error: E?, @Builder actions: (E) -> A, @Builder message: (E) -> M) -> View
      func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> View
      @_disfavoredOverload func alert<S: StringProtocol, A: View, M: View, T>(_ title: S, isPresented: Binding<Bool>, presenting: T?, @Builder actions: (T) -> A, @Builder message: (T) -> M) -> View
      @_disfavoredOverload func alert<S: StringProtocol, A: View, M: View>(_ title: S, isPresented: Binding<Bool>, @Builder actions: () -> A, @Builder message: () -> M) -> View
      @_disfavoredOverload func alert<S: StringProtocol, A: View, T>(_ title: S, isPresented: Binding<Bool>, presenting: T?, @Builder actions: (T) -> A) -> View
      @_disfavoredOverload func alert<S: StringProtocol, A: View>(_ title: S, isPresented: Binding<Bool>, @Builder actions: () -> A) -> View
      func alignmentGuide(_ g: HorizontalAlignment, computeValue: (ViewDimensions) -> CGFloat) -> View
      func alignmentGuide(_ g: VerticalAlignment, computeValue: (ViewDimensions) -> CGFloat) -> View
      func anchorPreference<A, K: PreferenceKey>(key: K.Type = _, value: Anchor<A>.Source, transform: (Anchor<A>) -> K.Value) -> View
      func animation<V: View>(_ animation: Animation?, @Builder body: (PlaceholderContentView<Self>) -> V) -> View
      func appStoreMerchandising(isPresented: Binding<Bool>, kind: AppStoreMerchandisingKind, onDismiss: ((Result<AppStoreMerchandisingKind.PresentationResult, Error>) -> Void)? = _) -> View
      func backgroundPreferenceValue<K: PreferenceKey, V: View>(_ key: K.Type, alignment: Alignment = _, @Builder _ transform: (K.Value) -> V) -> View
      @_disfavoredOverload func backgroundPreferenceValue<K: PreferenceKey, V: View>(_v0: () = _, _ key: K.Type, alignment: Alignment, @Builder _ transform: (K.Value) -> V) -> View
      @_disfavoredOverload func backgroundPreferenceValue<Key: PreferenceKey, T: View>(_ key: Key.Type = _, @Builder _ transform: (Key.Value) -> T) -> View
      func badge(_ count: Int) -> View
      func badge(_ key: LocalizedStringKey?) -> View
      func badge(_ label: Text?) -> View
      @_disfavoredOverload func badge<S: StringProtocol>(_ label: S?) -> View
      func confirmationDialog<A, T>(_ titleKey: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = _, @Builder actions: (T) -> A) -> View
      func confirmationDialog<A: View, M: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = _, presenting: T?, @Builder actions: (T) -> A, @Builder message: (T) -> M) -> View
      func confirmationDialog<A: View, M: View, T>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = _, presenting: T?, @Builder actions: (T) -> A, @Builder message: (T) -> M) -> View
      func confirmationDialog<A: View, M: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = _, @Builder actions: () -> A, @Builder message: () -> M) -> View
      func confirmationDialog<A: View, M: View>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = _, @Builder actions: () -> A, @Builder message: () -> M) -> View
      func confirmationDialog<A: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = _, presenting: T?, @Builder actions: (T) -> A) -> View
      func confirmationDialog<A: View, T>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = _, presenting: T?, @Builder actions: (T) -> A) -> View
      func confirmationDialog<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = _, @Builder actions: () -> A) -> View
      func confirmationDialog<A: View>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = _, @Builder actions: () -> A) -> View
      @_disfavoredOverload func confirmationDialog<S: StringProtocol, A: View, M: View, T>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = _, presenting: T?, @Builder actions: (T) -> A, @Builder message: (T) -> M) -> View
      @_disfavoredOverload func confirmationDialog<S: StringProtocol, A: View, M: View>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = _, @Builder actions: () -> A, @Builder message: () -> M) -> View
      @_disfavoredOverload func confirmationDialog<S: StringProtocol, A: View, T>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = _, presenting: T?, @Builder actions: (T) -> A) -> View
      @_disfavoredOverload func confirmationDialog<S: StringProtocol, A: View>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = _, @Builder actions: () -> A) -> View
      func contactAccessPicker(isPresented: Binding<Bool>, completionHandler: ([String]) -> Void = _) -> View
      func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = _, _ length: (CGFloat, Axis) -> CGFloat) -> View
      func contextMenu<I, M: View>(forSelectionType: I.Type = _, @Builder menu: (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = _) -> View
      func controlWidgetActionHint(_ hint: LocalizedStringResource) -> View
      func controlWidgetStatus(_ status: LocalizedStringResource) -> View
      func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> View
      func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> View
      @_disfavoredOverload func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> View
      func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>, from: V, through: V, sensitivity: DigitalCrownRotationalSensitivity = _, isContinuous: Bool = _, isHapticFeedbackEnabled: Bool = _, onChange: (DigitalCrownEvent) -> Void = _, onIdle: () -> Void = _) -> View
      func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>, onChange: (DigitalCrownEvent) -> Void = _, onIdle: () -> Void = _) -> View
      func digitalCrownRotation<V: BinaryFloatingPoint>(detent: Binding<V>, from: V, through: V, by: V.Stride, sensitivity: DigitalCrownRotationalSensitivity = _, isContinuous: Bool = _, isHapticFeedbackEnabled: Bool = _, onChange: (DigitalCrownEvent) -> Void = _, onIdle: () -> Void = _) -> View
      func digitalCrownRotation<V: BinaryInteger>(detent: Binding<V>, from: V, through: V, by: V.Stride, sensitivity: DigitalCrownRotationalSensitivity = _, isContinuous: Bool = _, isHapticFeedbackEnabled: Bool = _, onChange: (DigitalCrownEvent) -> Void = _, onIdle: () -> Void = _) -> View
      func dismissalConfirmationDialog<A: View, M: View>(_ title: Text, shouldPresent: Bool, @Builder actions: () -> A, @Builder message: () -> M) -> View
      func dismissalConfirmationDialog<A: View>(_ title: Text, shouldPresent: Bool, @Builder actions: () -> A) -> View
      func documentBrowserContextMenu(@Builder _ menu: ([URL]?) -> View) -> View
      func dragContainer<Item: Transferable & Identifiable, Data: Collection>(for: Item.Type = _, in: Namespace.ID? = _, _ payload: ([Item.ID]) -> Data) -> View where Item == Data.Element
      func dragContainer<ItemID, Item: Transferable, Data: Collection>(for: Item.Type = _, itemID: KeyPath<Item, ItemID>, in: Namespace.ID? = _, _ payload: ([ItemID]) -> Data) -> View where Item == Data.Element
      func dropConfiguration(_ configuration: (DropSession) -> DropConfiguration) -> View
      func dropDestination<T: Transferable>(for: T.Type = _, action: ([T], CGPoint) -> Bool, isTargeted: (Bool) -> Void = _) -> View
      func dropDestination<T: Transferable>(for: T.Type = _, isEnabled: Bool = _, action: ([T], DropSession) -> Void) -> View
      func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> View
      func exportableToServices<T: Transferable>(_ payload: @autoclosure () -> [T], onEdit: ([T]) -> Bool) -> View
      func exportsItemProviders(_ contentTypes: [UTType], onExport: () -> [NSItemProvider], onEdit: ([NSItemProvider]) -> Bool) -> View
      func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> View
      func fileDialogConfirmationLabel(_ label: Text?) -> View
      @_disfavoredOverload func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> View
      func fileDialogMessage(_ messageKey: LocalizedStringKey) -> View
      func fileDialogMessage(_ message: Text?) -> View
      @_disfavoredOverload func fileDialogMessage<S: StringProtocol>(_ message: S) -> View
      func fileExporter<C: Collection, T: Transferable>(isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = _, onCompletion: (Result<[URL], Error>) -> Void, onCancellation: () -> Void = _) -> View where T == C.Element
      func fileExporter<C: Collection>(isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: (Result<[URL], Error>) -> Void) -> View
      func fileExporter<C: Collection>(isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = _, onCompletion: (Result<[URL], Error>) -> Void, onCancellation: () -> Void = _) -> View
      func fileExporter<D: FileDocument>(isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = _, onCompletion: (Result<URL, Error>) -> Void) -> View
      func fileExporter<D: FileDocument>(isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = _, defaultFilename: String? = _, onCompletion: (Result<URL, Error>) -> Void, onCancellation: () -> Void = _) -> View
      func fileExporter<D: ReferenceFileDocument>(isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = _, onCompletion: (Result<URL, Error>) -> Void) -> View
      func fileExporter<D: ReferenceFileDocument>(isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = _, defaultFilename: String? = _, onCompletion: (Result<URL, Error>) -> Void, onCancellation: () -> Void = _) -> View
      func fileExporter<T: Transferable>(isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = _, defaultFilename: String? = _, onCompletion: (Result<URL, Error>) -> Void, onCancellation: () -> Void = _) -> View
      func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> View
      func fileExporterFilenameLabel(_ label: Text?) -> View
      @_disfavoredOverload func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> View
      func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: (Result<[URL], Error>) -> Void) -> View
      func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: (Result<[URL], Error>) -> Void, onCancellation: () -> Void) -> View
      func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: (Result<URL, Error>) -> Void) -> View
      func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: (Result<URL, Error>) -> Void) -> View
      func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: (Result<URL, Error>) -> Void, onCancellation: () -> Void) -> View
      func fileMover<C: Collection>(isPresented: Binding<Bool>, files: C, onCompletion: (Result<[URL], Error>) -> Void) -> View where C.Element == URL
      func fileMover<C: Collection>(isPresented: Binding<Bool>, files: C, onCompletion: (Result<[URL], Error>) -> Void, onCancellation: () -> Void) -> View where C.Element == URL
      func focusable(_ isFocusable: Bool = _, onFocusChange: (Bool) -> Void = _) -> View
      func fullScreenCover<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = _, @Builder content: (Item) -> Content) -> View
      func help(_ textKey: LocalizedStringKey) -> View
      func help(_ text: Text) -> View
      @_disfavoredOverload func help<S: StringProtocol>(_ text: S) -> View
      func hoverEffect(in: HoverEffectGroup? = _, isEnabled: Bool = _, body: (EmptyHoverEffectContent, Bool, GeometryProxy) -> HoverEffectContent) -> View
      func id<V>(_ id: V) -> View
      func imagePlaygroundSheet(isPresented: Binding<Bool>, concept: String, sourceImage: Image? = _, onCompletion: (URL) -> Void, onCancellation: (() -> Void)? = _) -> View
      func imagePlaygroundSheet(isPresented: Binding<Bool>, concept: String, sourceImageURL: URL, onCompletion: (URL) -> Void, onCancellation: (() -> Void)? = _) -> View
      func imagePlaygroundSheet(isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = _, sourceImage: Image? = _, onCompletion: (URL) -> Void, onCancellation: (() -> Void)? = _) -> View
      func imagePlaygroundSheet(isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = _, sourceImageURL: URL, onCompletion: (URL) -> Void, onCancellation: (() -> Void)? = _) -> View
      func importableFromServices<T: Transferable>(for: T.Type = _, action: ([T]) -> Bool) -> View
      func importsItemProviders(_ contentTypes: [UTType], onImport: ([NSItemProvider]) -> Bool) -> View
      func journalingSuggestionsPicker(isPresented: Binding<Bool>, journalingSuggestionToken: JournalingSuggestionPresentationToken?, onCompletion: (JournalingSuggestion) -> Void) -> View
      func keyframeAnimator<Value>(initialValue: Value, repeating: Bool = _, @Builder content: (PlaceholderContentView<Self>, Value) -> View, @Builder keyframes: (Value) -> Keyframes<Value>) -> View
      func keyframeAnimator<Value>(initialValue: Value, trigger: Equatable, @Builder content: (PlaceholderContentView<Self>, Value) -> View, @Builder keyframes: (Value) -> Keyframes<Value>) -> View
      func manipulable(coordinateSpace: CoordinateSpaceProtocol = _, operations: Manipulable.Operation.Set = _, inertia: Manipulable.Inertia = _, isEnabled: Bool = _, onChanged: ((Manipulable.Event) -> Void)? = _) -> View
      func manipulable(transform: Binding<AffineTransform3D>, coordinateSpace: CoordinateSpaceProtocol = _, operations: Manipulable.Operation.Set = _, inertia: Manipulable.Inertia = _, isEnabled: Bool = _, onChanged: ((Manipulable.Event) -> Void)? = _) -> View
      func manipulationGesture(updating: Binding<Manipulable.GestureState>, coordinateSpace: CoordinateSpaceProtocol = _, operations: Manipulable.Operation.Set = _, inertia: Manipulable.Inertia = _, isEnabled: Bool = _, onChanged: ((Manipulable.Event) -> Void)? = _) -> View
      func matchedTransitionSource(id: Hashable, in: Namespace.ID, configuration: (EmptyMatchedTransitionSourceConfiguration) -> MatchedTransitionSourceConfiguration) -> View
      func navigationBarTitle(_ titleKey: LocalizedStringKey) -> View
      func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> View
      func navigationBarTitle(_ title: Text) -> View
      func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> View
      @_disfavoredOverload func navigationBarTitle<S: StringProtocol>(_ title: S) -> View
      @_disfavoredOverload func navigationBarTitle<S: StringProtocol>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode) -> View
      func navigationDestination<D, C: View>(for: D.Type, @Builder destination: (D) -> C) -> View
      func navigationDestination<D, C: View>(item: Binding<Optional<D>>, @Builder destination: (D) -> C) -> View
      func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> View
      func navigationSubtitle(_ subtitle: Text) -> View
      @_disfavoredOverload func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> View
      func navigationTitle(_ title: Binding<String>) -> View
      func navigationTitle(_ titleKey: LocalizedStringKey) -> View
      func navigationTitle(_ title: Text) -> View
      @_disfavoredOverload func navigationTitle<S: StringProtocol>(_ title: S) -> View
      func navigationTitle<V: View>(@Builder _ title: () -> V) -> View
      func onAppIntentExecution<I: TargetContentProvidingIntent>(_ intent: I.Type = _, perform: (I) -> Void) -> View
      func onCameraCaptureEvent(isEnabled: Bool = _, action: (AVCaptureEvent) -> Void) -> View
      func onCameraCaptureEvent(isEnabled: Bool = _, defaultSoundDisabled: Bool = _, action: (AVCaptureEvent) -> Void) -> View
      func onCameraCaptureEvent(isEnabled: Bool = _, defaultSoundDisabled: Bool = _, primaryAction: (AVCaptureEvent) -> Void, secondaryAction: (AVCaptureEvent) -> Void) -> View
      func onCameraCaptureEvent(isEnabled: Bool = _, primaryAction: (AVCaptureEvent) -> Void, secondaryAction: (AVCaptureEvent) -> Void) -> View
      func onChange<V>(of: V, initial: Bool = _, _ action: () -> Void) -> View
      func onChange<V>(of: V, initial: Bool = _, _ action: (V, V) -> Void) -> View
      func onChange<V>(of: V, perform: (V) -> Void) -> View
      func onContinueUserActivity(_ activityType: String, perform: (NSUserActivity) -> Void) -> View
      @_disfavoredOverload func onContinuousHover(coordinateSpace: CoordinateSpace = _, perform: (HoverPhase) -> Void) -> View
      func onContinuousHover(coordinateSpace: CoordinateSpaceProtocol = _, perform: (HoverPhase) -> Void) -> View
      func onDragSessionUpdated(_ onUpdate: (DragSession) -> Void) -> View
      func onDrop(of: [String], isTargeted: Binding<Bool>?, perform: ([NSItemProvider]) -> Bool) -> View
      func onDrop(of: [String], isTargeted: Binding<Bool>?, perform: ([NSItemProvider], CGPoint) -> Bool) -> View
      func onDrop(of: [UTType], isTargeted: Binding<Bool>?, perform: ([NSItemProvider]) -> Bool) -> View
      func onDrop(of: [UTType], isTargeted: Binding<Bool>?, perform: ([NSItemProvider], CGPoint) -> Bool) -> View
      func onDropSessionUpdated(_ onUpdate: (DropSession) -> Void) -> View
      func onGeometryChange3D<T>(for: T.Type, of: (GeometryProxy3D) -> T, action: (T) -> Void) -> View
      func onHover(perform: (Bool) -> Void) -> View
      func onImmersionChange(initial: Bool = _, _ action: (ImmersionChangeContext, ImmersionChangeContext) -> Void) -> View
      func onInteractiveResizeChange(_ action: (Bool) -> Void) -> View
      func onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: (KeyPress) -> KeyPress.Result) -> View
      func onKeyPress(characters: CharacterSet, phases: KeyPress.Phases = _, action: (KeyPress) -> KeyPress.Result) -> View
      func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = _, action: (KeyPress) -> KeyPress.Result) -> View
      func onKeyPress(phases: KeyPress.Phases = _, action: (KeyPress) -> KeyPress.Result) -> View
      func onLongPressGesture(minimumDuration: Double = _, maximumDistance: CGFloat = _, perform: () -> Void, onPressingChanged: ((Bool) -> Void)? = _) -> View
      @_disfavoredOverload func onLongPressGesture(minimumDuration: Double = _, maximumDistance: CGFloat = _, pressing: ((Bool) -> Void)? = _, perform: () -> Void) -> View
      func onLongPressGesture(minimumDuration: Double = _, perform: () -> Void, onPressingChanged: ((Bool) -> Void)? = _) -> View
      @_disfavoredOverload func onLongPressGesture(minimumDuration: Double = _, pressing: ((Bool) -> Void)? = _, perform: () -> Void) -> View
      func onLongTouchGesture(minimumDuration: Double = _, perform: () -> Void, onTouchingChanged: ((Bool) -> Void)? = _) -> View
      func onModifierKeysChanged(mask: EventModifiers = _, initial: Bool = _, _ action: (EventModifiers, EventModifiers) -> Void) -> View
      func onMoveCommand(perform: ((MoveCommandDirection) -> Void)?) -> View
      func onOpenURL(perform: (URL) -> Void) -> View
      func onPasteCommand(of: [String], perform: ([NSItemProvider]) -> Void) -> View
      func onPasteCommand(of: [UTType], perform: ([NSItemProvider]) -> Void) -> View
      func onPasteCommand<Payload>(of: [String], validator: ([NSItemProvider]) -> Payload?, perform: (Payload) -> Void) -> View
      func onPasteCommand<Payload>(of: [UTType], validator: ([NSItemProvider]) -> Payload?, perform: (Payload) -> Void) -> View
      func onPencilDoubleTap(perform: (PencilDoubleTapGestureValue) -> Void) -> View
      func onPencilSqueeze(perform: (PencilSqueezeGesturePhase) -> Void) -> View
      func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = _, perform: (K.Value) -> Void) -> View
      func onReceive<P: Publisher>(_ publisher: P, perform: (P.Output) -> Void) -> View where P.Failure == Never
      func onReceive<P>(_ publisher: P, perform: (P.Output) -> Void) -> View
      func onScrollGeometryChange<T>(for: T.Type, of: (ScrollGeometry) -> T, action: (T, T) -> Void) -> View
      func onScrollPhaseChange(_ action: (ScrollPhase, ScrollPhase) -> Void) -> View
      func onScrollTargetVisibilityChange<ID>(idType: ID.Type, threshold: Double = _, _ action: ([ID]) -> Void) -> View
      func onScrollVisibilityChange(threshold: Double = _, _ action: (Bool) -> Void) -> View
      @_disfavoredOverload func onTapGesture(count: Int = _, coordinateSpace: CoordinateSpace = _, perform: (CGPoint) -> Void) -> View
      func onTapGesture(count: Int = _, coordinateSpace: CoordinateSpaceProtocol = _, perform: (CGPoint) -> Void) -> View
      func onVolumeViewpointChange(updateStrategy: VolumeViewpointUpdateStrategy = _, initial: Bool = _, _ action: (Viewpoint3D, Viewpoint3D) -> Void) -> View
      func overlayPreferenceValue<K: PreferenceKey, V: View>(_ key: K.Type, alignment: Alignment = _, @Builder _ transform: (K.Value) -> V) -> View
      @_disfavoredOverload func overlayPreferenceValue<K: PreferenceKey, V: View>(_v0: () = _, _ key: K.Type, alignment: Alignment, @Builder _ transform: (K.Value) -> V) -> View
      @_disfavoredOverload func overlayPreferenceValue<Key: PreferenceKey, T: View>(_ key: Key.Type = _, @Builder _ transform: (Key.Value) -> T) -> View
      func pasteDestination<T: Transferable>(for: T.Type = _, action: ([T]) -> Void, validator: ([T]) -> [T] = _) -> View
      func phaseAnimator<Phase>(_ phases: Sequence<Phase>, @Builder content: (PlaceholderContentView<Self>, Phase) -> View, animation: (Phase) -> Animation? = _) -> View
      func phaseAnimator<Phase>(_ phases: Sequence<Phase>, trigger: Equatable, @Builder content: (PlaceholderContentView<Self>, Phase) -> View, animation: (Phase) -> Animation? = _) -> View
      func popover<Item: Identifiable, Content: View>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = _, arrowEdge: Edge = _, @Builder content: (Item) -> Content) -> View
      func popoverTip(_ tip: Tip?, isPresented: Binding<Bool>? = _, attachmentAnchor: PopoverAttachmentAnchor = _, arrowEdge: Edge? = _, action: (Tips.Action) -> Void = _) -> View
      func popoverTip(_ tip: Tip?, isPresented: Binding<Bool>? = _, attachmentAnchor: PopoverAttachmentAnchor = _, arrowEdges: Edge.Set, action: (Tips.Action) -> Void = _) -> View
      func postToPhotosSharedAlbumSheet(isPresented: Binding<Bool>, items: [PHPickerResult], photoLibrary: PHPhotoLibrary, defaultAlbumIdentifier: String? = _, completion: ((Result<(), Error>) -> Void)? = _) -> View
      func preferredSubscriptionOffer(_ offer: (Product, Product.SubscriptionInfo, [Product.SubscriptionOffer]) -> Product.SubscriptionOffer?) -> View
      func previewDisplayName(_ value: String?) -> View
      func scrollTransition(_ configuration: ScrollTransitionConfiguration = _, axis: Axis = _, transition: (EmptyVisualEffect, ScrollTransitionPhase) -> VisualEffect) -> View
      func scrollTransition(_ configuration: ScrollTransitionConfiguration = _, axis: Axis? = _, transition: (EmptyVisualEffect, ScrollTransitionPhase) -> VisualEffect) -> View
      func scrollTransition(topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis = _, transition: (EmptyVisualEffect, ScrollTransitionPhase) -> VisualEffect) -> View
      func scrollTransition(topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = _, transition: (EmptyVisualEffect, ScrollTransitionPhase) -> VisualEffect) -> View
      func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: Any = _, prompt: LocalizedStringKey) -> View
      func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = _, prompt: LocalizedStringKey) -> View
      func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = _, prompt: Text? = _) -> View
      func searchable(text: Binding<String>, placement: SearchFieldPlacement = _, prompt: LocalizedStringKey) -> View
      func searchable(text: Binding<String>, placement: SearchFieldPlacement = _, prompt: Text? = _) -> View
      @_disfavoredOverload func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = _, prompt: S, @Builder token: (C.Element) -> T) -> View
      @_disfavoredOverload func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = _, prompt: S, @Builder token: (C.Element) -> T) -> View
      func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = _, prompt: LocalizedStringKey, @Builder token: (C.Element) -> T) -> View
      func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = _, prompt: Text? = _, @Builder token: (C.Element) -> T) -> View
      @_disfavoredOverload func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = _, prompt: S, @Builder token: (C.Element) -> T) -> View
      @_disfavoredOverload func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = _, prompt: S, @Builder token: (C.Element) -> T) -> View
      func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = _, prompt: LocalizedStringKey, @Builder token: (C.Element) -> T) -> View
      func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = _, prompt: Text? = _, @Builder token: (C.Element) -> T) -> View
      func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = _, prompt: LocalizedStringKey, @Builder token: (C.Element) -> T) -> View
      func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = _, prompt: Text? = _, @Builder token: (C.Element) -> T) -> View
      func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = _, prompt: LocalizedStringKey, @Builder token: (C.Element) -> T) -> View
      func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = _, prompt: Text? = _, @Builder token: (C.Element) -> T) -> View
      func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = _, prompt: LocalizedStringKey, @Builder token: (Binding<C.Element>) -> View) -> View
      @_disfavoredOverload func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = _, prompt: StringProtocol, @Builder token: (Binding<C.Element>) -> View) -> View
      func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = _, prompt: Text? = _, @Builder token: (Binding<C.Element>) -> View) -> View
      func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = _, prompt: LocalizedStringKey, @Builder token: (Binding<C.Element>) -> View) -> View
      @_disfavoredOverload func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = _, prompt: StringProtocol, @Builder token: (Binding<C.Element>) -> View) -> View
      func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = _, prompt: Text? = _, @Builder token: (Binding<C.Element>) -> View) -> View
      func searchable<C>(text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: Any = _, prompt: LocalizedStringKey, @Builder token: (C.Element) -> Any) -> View
      @_disfavoredOverload func searchable<S: StringProtocol>(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = _, prompt: S) -> View
      @_disfavoredOverload func searchable<S: StringProtocol>(text: Binding<String>, placement: SearchFieldPlacement = _, prompt: S) -> View
      func searchable<S: View>(text: Binding<String>, placement: SearchFieldPlacement = _, prompt: LocalizedStringKey, @Builder suggestions: () -> S) -> View
      func searchable<S: View>(text: Binding<String>, placement: SearchFieldPlacement = _, prompt: Text? = _, @Builder suggestions: () -> S) -> View
      @_disfavoredOverload func searchable<V: View, S: StringProtocol>(text: Binding<String>, placement: SearchFieldPlacement = _, prompt: S, @Builder suggestions: () -> V) -> View
      func sectionActions<Content>(@Builder content: () -> Content) -> View
      func sectionIndexLabel(_ label: Text?) -> View
      func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T, condition: (T, T) -> Bool) -> View
      func sensoryFeedback<T>(trigger: T, _ feedback: (T, T) -> SensoryFeedback?) -> View
      func sheet<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = _, @Builder content: (Item) -> Content) -> View
      func spatialOverlayPreferenceValue<K: PreferenceKey, V: View>(_ key: K.Type, alignment: Alignment3D = _, @Builder _ transform: (K.Value) -> V) -> View
      func subscriptionIntroductoryOffer(applyOffer: (Product, Product.SubscriptionInfo) -> Bool, compactJWS: (Product, Product.SubscriptionInfo) -> String) -> View
      func subscriptionPromotionalOffer(offer: (Product, Product.SubscriptionInfo) -> Product.SubscriptionOffer?, compactJWS: (Product, Product.SubscriptionInfo, Product.SubscriptionOffer) -> String) -> View
      func tabItem<V>(@Builder _ label: () -> V) -> View
      func tabletopGame(_ game: TabletopGame, parent: Entity, automaticUpdate: Bool = _, interaction: (TabletopInteraction.Value) -> TabletopInteraction.Delegate) -> View
      func tag<V>(_ tag: V) -> View
      func textInputSuggestions<Data: RandomAccessCollection, Content: View>(_ data: Data, @Builder content: (Data.Element) -> Content) -> View
      func textInputSuggestions<Data: RandomAccessCollection, ID, Content: View>(_ data: Data, id: KeyPath<Data.Element, ID>, @Builder content: (Data.Element) -> Content) -> View
      func touchBarCustomizationLabel(_ label: Text) -> View
      func transaction(_ transform: (Transaction) -> Void) -> View
      func transaction(value: Equatable, _ transform: (Transaction) -> Void) -> View
      func transaction<V: View>(_ transform: (Transaction) -> Void, @Builder body: (PlaceholderContentView<Self>) -> V) -> View
      func transactionTask(_ configuration: CredentialTransaction.Configuration?, action: (CredentialTransaction) -> Void) -> View
      func transformAnchorPreference<A, K: PreferenceKey>(key: K.Type = _, value: Anchor<A>.Source, transform: (K.Value, Anchor<A>) -> Void) -> View
      func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: (V) -> Void) -> View
      func transformPreference<K: PreferenceKey>(_ key: K.Type = _, _ callback: (K.Value) -> Void) -> View
      func translationTask(_ configuration: TranslationSession.Configuration?, action: (TranslationSession) -> Void) -> View
      func translationTask(source: Locale.Language? = _, target: Locale.Language? = _, action: (TranslationSession) -> Void) -> View
      func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> View
      func typeSelectEquivalent(_ text: Text?) -> View
      @_disfavoredOverload func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> View
      func userActivity(_ activityType: String, isActive: Bool = _, _ update: (NSUserActivity) -> Void) -> View
      func userActivity<P>(_ activityType: String, element: P?, _ update: (P, NSUserActivity) -> Void) -> View
      func visualEffect(_ effect: (EmptyVisualEffect, GeometryProxy) -> VisualEffect) -> View
      func webViewContextMenu(@Builder menu: (WebView.ActivatedElementInfo) -> View) -> View
      func webViewOnScrollGeometryChange<T>(for: T.Type, of: (ScrollGeometry) -> T, action: (T, T) -> Void) -> View
    }
    protocol ViewModifier {
      associatedtype Body: View
      func transaction(_ transform: (Transaction) -> Void) -> ViewModifier
    }
    struct ViewThatFits<Content: View>: View {}
    protocol VisualEffect: Animatable {}
    protocol WidgetConfiguration {
      associatedtype Body: WidgetConfiguration
      func backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: (D) -> R) -> WidgetConfiguration
    }
    struct Window<Content>: Scene {
      init(_ titleKey: LocalizedStringKey, id: String, @Builder content: () -> Content)
      init(_ title: Text, id: String, @Builder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, id: String, @Builder content: () -> Content)
    }
    struct WindowGroup<Content: View>: Scene {
      init(_ titleKey: LocalizedStringKey, @Builder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, id: String, @Builder content: () -> Content)
      @_disfavoredOverload init(_ title: Text, @Builder content: () -> Content)
      @_disfavoredOverload init(_ title: Text, id: String, @Builder content: () -> Content)
      init<D, C: View>(_ titleKey: LocalizedStringKey, for: D.Type = _, @Builder content: (Binding<D>) -> C, defaultValue: () -> D) where Content == PresentedWindowContent<D, C>
      init<D, C: View>(_ titleKey: LocalizedStringKey, for: D.Type, @Builder content: (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>
      init<D, C: View>(_ titleKey: LocalizedStringKey, id: String, for: D.Type = _, @Builder content: (Binding<D>) -> C, defaultValue: () -> D) where Content == PresentedWindowContent<D, C>
      init<D, C: View>(_ titleKey: LocalizedStringKey, id: String, for: D.Type, @Builder content: (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>
      @_disfavoredOverload init<D, C: View>(_ title: Text, for: D.Type = _, @Builder content: (Binding<D>) -> C, defaultValue: () -> D) where Content == PresentedWindowContent<D, C>
      @_disfavoredOverload init<D, C: View>(_ title: Text, for: D.Type, @Builder content: (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>
      @_disfavoredOverload init<D, C: View>(_ title: Text, id: String, for: D.Type = _, @Builder content: (Binding<D>) -> C, defaultValue: () -> D) where Content == PresentedWindowContent<D, C>
      @_disfavoredOverload init<D, C: View>(_ title: Text, id: String, for: D.Type, @Builder content: (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>
      init<D, C: View>(for: D.Type = _, @Builder content: (Binding<D>) -> C, defaultValue: () -> D) where Content == PresentedWindowContent<D, C>
      init<D, C: View>(for: D.Type, @Builder content: (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>
      init<D, C: View>(id: String, for: D.Type = _, @Builder content: (Binding<D>) -> C, defaultValue: () -> D) where Content == PresentedWindowContent<D, C>
      init<D, C: View>(id: String, for: D.Type, @Builder content: (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>
      @_disfavoredOverload init<S: StringProtocol, D, C: View>(_ title: S, for: D.Type = _, @Builder content: (Binding<D>) -> C, defaultValue: () -> D) where Content == PresentedWindowContent<D, C>
      @_disfavoredOverload init<S: StringProtocol, D, C: View>(_ title: S, for: D.Type, @Builder content: (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>
      @_disfavoredOverload init<S: StringProtocol, D, C: View>(_ title: S, id: String, for: D.Type = _, @Builder content: (Binding<D>) -> C, defaultValue: () -> D) where Content == PresentedWindowContent<D, C>
      @_disfavoredOverload init<S: StringProtocol, D, C: View>(_ title: S, id: String, for: D.Type, @Builder content: (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, @Builder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, id: String, @Builder content: () -> Content)
    }
    struct WindowLayoutRoot {
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    }
    struct WindowPlacementContext {
      var windows: [WindowProxy]
    }
    struct WindowProxy {
      var id: String?
    }
    struct WindowVisibilityToggle<Label: View>: View {}
    struct ZStack<Content: View>: View {}
    struct ZStackContent3D<Content: View>: View {
      var spacing: CGFloat?
    }
    """#
}

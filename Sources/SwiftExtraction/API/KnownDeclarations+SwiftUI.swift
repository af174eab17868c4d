// swift-format-ignore-file: a table of facts, one declaration a line.

extension KnownDeclarations {
  /// The declarations of SwiftUI, as far as they tell the type of an argument or of a result.
  static let swiftUI: StaticString = #"""
    struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {
      init<P>(_ titleKey: LocalizedStringKey, value: P?)
      init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination)
      init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination)
      init<V>(_ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination)
      init(_ titleKey: LocalizedStringKey, destination: Destination)
      init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>)
      init<V>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>)
      init(destinationName: String, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)
      init(destinationName: String, @ViewBuilder label: () -> Label)
      init<V>(destinationName: String, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label)
    }
    protocol View {
      func sheet<Item, Content>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: (Item) -> Content) -> some View where Content: View
      func fullScreenCover<Item, Content>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: (Item) -> Content) -> some View where Content: View
      func navigationDestination<D, C>(for data: D.Type, @ViewBuilder destination: (D) -> C) -> some View where C: View
      func accessibilityAction(named name: Text, _ handler: () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityRotor<Content>(_ label: Text, @AccessibilityRotorContentBuilder entries: () -> Content) -> some View where Content: AccessibilityRotorContent
      func accessibilityRotor<EntryModel>(_ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> some View
      func accessibilityRotor<EntryModel, ID>(_ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) -> some View
      func accessibilityRotor<EntryModel>(_ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> some View
      func accessibilityRotor<EntryModel, ID>(_ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) -> some View
      func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View
      func accessibilityRotor<Content>(_ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content) -> some View where Content: AccessibilityRotorContent
      func accessibilityRotor<EntryModel>(_ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> some View
      func accessibilityRotor<EntryModel, ID>(_ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) -> some View
      func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View
      func navigationBarTitle(_ title: Text) -> some View
      func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View
      func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
      func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
      func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityCustomContent(_ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func contextMenu<I, M>(forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil) -> some View where M: View
      func confirmationDialog<A>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View where A: View
      func confirmationDialog<A>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View where A: View
      func confirmationDialog<A, M>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A: View, M: View
      func confirmationDialog<A, M>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A: View, M: View
      func confirmationDialog<A, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View where A: View
      func confirmationDialog<A, T>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View where A: View
      func confirmationDialog<A, M, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View where A: View, M: View
      func confirmationDialog<A, M, T>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View where A: View, M: View
      func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func searchCompletion(_ completion: String) -> some View
      func actionSheet<T>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View
      func searchable<S>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> S) -> some View where S: View
      func searchable<S>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S) -> some View where S: View
      func interactionActivityTrackingTag(_ tag: String) -> some View
      func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func alert<A>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View where A: View
      func alert<A>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View where A: View
      func alert<A, M>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A: View, M: View
      func alert<A, M>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A: View, M: View
      func alert<A, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View where A: View
      func alert<A, T>(_ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View where A: View
      func alert<A, M, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View where A: View, M: View
      func alert<A, M, T>(_ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View where A: View, M: View
      func alert<E, A, M>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M) -> some View where E: LocalizedError, A: View, M: View
      func previewDisplayName(_ value: String?) -> some View
      func anchorPreference<A, K>(key _: K.Type = K.self, value: Anchor<A>.Source, transform: (Anchor<A>) -> K.Value) -> some View where K: PreferenceKey
      func popover<Item, Content>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: (Item) -> Content) -> some View where Content: View
      func truncationMode(_ mode: Text.TruncationMode) -> some View
      func textCase(_ textCase: Text.Case?) -> some View
      func pasteDestination<T>(for payloadType: T.Type = T.self, action: ([T]) -> Void, validator: ([T]) -> [T] =
      func onPasteCommand<Payload>(of supportedContentTypes: [UTType], validator: ([NSItemProvider]) -> Payload?, perform payloadAction: (Payload) -> Void) -> some View
      func onPasteCommand(of supportedTypes: [String], perform payloadAction: ([NSItemProvider]) -> Void) -> some View
      func onPasteCommand<Payload>(of supportedTypes: [String], validator: ([NSItemProvider]) -> Payload?, perform payloadAction: (Payload) -> Void) -> some View
      func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View
      func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View
      func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View
      func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View
      func searchable<C, T>(text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: (C.Element) -> T) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View
      func searchable<C, T>(text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: (C.Element) -> T) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View
      func searchable<C, T>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: (C.Element) -> T) -> some View where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View
      func searchable<C, T>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: (C.Element) -> T) -> some View where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View
      func toolbar<Content>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View where Content: CustomizableToolbarContent
      func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibility(inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibility(identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func touchBarCustomizationLabel(_ label: Text) -> some View
      func onOpenURL(perform action: (URL) -> ()) -> some View
      func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View
      func fileExporter<D>(isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil, onCompletion: (_ result: Result<URL, Error>) -> Void) -> some View where D: FileDocument
      func fileExporter<D>(isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil, onCompletion: (_ result: Result<URL, Error>) -> Void) -> some View where D: ReferenceFileDocument
      func navigationTitle(_ title: Text) -> some View
      func navigationTitle(_ titleKey: LocalizedStringKey) -> some View
      func navigationTitle(_ title: Binding<String>) -> some View
      func navigationSubtitle(_ subtitle: Text) -> some View
      func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View
      func badge(_ label: Text?) -> some View
      func badge(_ key: LocalizedStringKey?) -> some View
      func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: (_ providers: [NSItemProvider]) -> Bool) -> some View
      func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool) -> some View
      func dropDestination<T>(for payloadType: T.Type = T.self, action: (_ items: [T], _ location: CGPoint) -> Bool, isTargeted: (Bool) -> Void = {}) -> some View where T: Transferable
      func onDrop(of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: (_ providers: [NSItemProvider]) -> Bool) -> some View
      func onDrop(of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool) -> some View
      func onDrop(of supportedTypes: [String], delegate: DropDelegate) -> some View
      func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func help(_ textKey: LocalizedStringKey) -> some View
      func help(_ text: Text) -> some View
      func alert<Item>(item: Binding<Item?>, content: (Item) -> Alert) -> some View
      func accessibilityAction<I>(named name: Text, intent: I) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where I: AppIntent
      func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityLabel<V>(@ViewBuilder content: (PlaceholderContentView<Self>) -> V) -> some View where V: View
      func accessibilityScrollStatus(_ status: LocalizedStringResource, isEnabled: Bool = true) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      func animation<V>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View where V: View
      func assistiveAccessNavigationIcon(systemImage: String) -> some View
      func certificateSheet(trust: Binding<SecTrust?>, title: String? = nil, message: String? = nil, help: URL? = nil) -> some View
      func chartGesture(_ gesture: (ChartProxy) -> some Gesture) -> some View
      func chartXAxisStyle<Content>(@ViewBuilder content: (ChartAxisContent) -> Content) -> some View where Content: View
      func chartYAxisStyle<Content>(@ViewBuilder content: (ChartAxisContent) -> Content) -> some View where Content: View
      func chartZAxisLabel(_ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View
      func contactAccessPicker(isPresented: Binding<Bool>, completionHandler: ([String]) -> () = {}) -> some View
      func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: (CGFloat, Axis) -> CGFloat) -> some View
      func continuityDevicePicker(isPresented: Binding<Bool>, onDidConnect: ((AVContinuityDevice?) -> Void)? = nil) -> some View
      func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View
      func controlWidgetStatus(_ status: LocalizedStringResource) -> some View
      func currentEntitlementTask(for productID: String, priority: TaskPriority = .medium, action: (EntitlementTaskState<VerificationResult<Transaction>?>) -> ()) -> some View
      func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View
      func digitalCrownRotation<V>(_ binding: Binding<V>, from minValue: V, through maxValue: V, sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true, onChange: (DigitalCrownEvent) -> Void = {}, onIdle: () -> Void = {}) -> some View where V: BinaryFloatingPoint
      func digitalCrownRotation<V>(_ binding: Binding<V>, onChange: (DigitalCrownEvent) -> Void = {}, onIdle: () -> Void = {}) -> some View where V: BinaryFloatingPoint
      func digitalCrownRotation<V>(detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride, sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true, onChange: (DigitalCrownEvent) -> Void = {}, onIdle: () -> Void = {}) -> some View where V: BinaryFloatingPoint
      func dismissalConfirmationDialog<A>(_ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A) -> some View where A: View
      func dismissalConfirmationDialog<A, M>(_ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A: View, M: View
      func documentBrowserContextMenu(@ViewBuilder _ menu: ([URL]?) -> some View) -> some View
      func dragContainer<Item, Data>(for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil, _ payload: (Array<Item.ID>) -> Data) -> some View where Item: Transferable, Data: Collection
      func dragContainer<ItemID, Item, Data>(for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil, _ payload: (Array<ItemID>) -> Data) -> some View where Item: Transferable, Data: Collection
      func dropConfiguration(_ configuration: (DropSession) -> DropConfiguration) -> some View
      func dropDestination<T>(for type: T.Type = T.self, isEnabled: Bool = true, action: ([T], DropSession) -> Void) -> some View where T: Transferable
      func fileDialogConfirmationLabel(_ label: LocalizedStringResource) -> some View
      func fileDialogCustomizationID(_ id: String) -> some View
      func fileDialogMessage(_ message: Text?) -> some View
      func fileExporter<D>(isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil, onCompletion: (Result<URL, Error>) -> Void, onCancellation: () -> Void = {}) -> some View where D: FileDocument
      func fileExporter<C>(isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [], onCompletion: (Result<[URL], Error>) -> Void, onCancellation: () -> Void = {}) -> some View where C: Collection
      func fileExporter<T>(isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil, onCompletion: (Result<URL, Error>) -> Void, onCancellation: () -> Void = {}) -> some View where T: Transferable
      func fileExporter<C, T>(isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [], onCompletion: (Result<[URL], Error>) -> Void, onCancellation: () -> Void = {}) -> some View where C: Collection, T: Transferable
      func fileExporterFilenameLabel(_ label: LocalizedStringResource) -> some View
      func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: (Result<[URL], Error>) -> Void, onCancellation: () -> Void) -> some View
      func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: (Result<URL, Error>) -> Void, onCancellation: () -> Void) -> some View
      func fileMover<C>(isPresented: Binding<Bool>, files: C, onCompletion: (Result<[URL], Error>) -> Void, onCancellation: () -> Void) -> some View where C: Collection
      func focusable(_ isFocusable: Bool = true, onFocusChange: (Bool) -> Void = {}) -> some View
      func gesture<T>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View where T: Gesture
      func healthDataAccessRequest(store: HKHealthStore, objectType: HKObjectType, predicate: NSPredicate? = nil, trigger: some Equatable, completion: (Result<Bool, Error>) -> Void) -> some View
      func healthDataAccessRequest(store: HKHealthStore, readTypes: Set<HKObjectType>, trigger: some Equatable, completion: (Result<Bool, Error>) -> Void) -> some View
      func healthDataAccessRequest(store: HKHealthStore, shareTypes: Set<HKSampleType>, readTypes: Set<HKObjectType>? = nil, trigger: some Equatable, completion: (Result<Bool, Error>) -> Void) -> some View
      func highPriorityGesture<T>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View where T: Gesture
      func hoverEffect(in group: HoverEffectGroup? = nil, isEnabled: Bool = true, body: (EmptyHoverEffectContent, Bool, GeometryProxy) -> some HoverEffectContent) -> some View
      func hoverEffectGroup(id: String? = nil, in namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup) -> some View
      func imagePlaygroundSheet(isPresented: Binding<Bool>, concept: String, sourceImage: Image? = nil, onCompletion: (URL) -> Void, onCancellation: (() -> Void)? = nil) -> some View
      func imagePlaygroundSheet(isPresented: Binding<Bool>, concept: String, sourceImageURL: URL, onCompletion: (URL) -> Void, onCancellation: (() -> Void)? = nil) -> some View
      func imagePlaygroundSheet(isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImage: Image? = nil, onCompletion: (URL) -> Void, onCancellation: (() -> Void)? = nil) -> some View
      func imagePlaygroundSheet(isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImageURL: URL, onCompletion: (URL) -> Void, onCancellation: (() -> Void)? = nil) -> some View
      func keyframeAnimator<Value>(initialValue: Value, repeating: Bool = true, @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> some View, @KeyframesBuilder<Value> keyframes: (Value) -> some Keyframes) -> some View
      func keyframeAnimator<Value>(initialValue: Value, trigger: some Equatable, @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> some View, @KeyframesBuilder<Value> keyframes: (Value) -> some Keyframes) -> some View
      func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View
      func manipulable(coordinateSpace: some CoordinateSpaceProtocol = .local, operations: Manipulable.Operation.Set = .all, inertia: Manipulable.Inertia = .medium, isEnabled: Bool = true, onChanged: ((Manipulable.Event) -> Void)? = nil) -> some View
      func manipulable(transform: Binding<AffineTransform3D>, coordinateSpace: some CoordinateSpaceProtocol = .local, operations: Manipulable.Operation.Set = .all, inertia: Manipulable.Inertia = .medium, isEnabled: Bool = true, onChanged: ((Manipulable.Event) -> Void)? = nil) -> some View
      func manipulationGesture(updating gestureState: Binding<Manipulable.GestureState>, coordinateSpace: some CoordinateSpaceProtocol = .local, operations: Manipulable.Operation.Set = .all, inertia: Manipulable.Inertia = .medium, isEnabled: Bool = true, onChanged: ((Manipulable.Event) -> Void)? = nil) -> some View
      func mapCameraKeyframeAnimator(trigger: some Equatable, @KeyframesBuilder<MapCamera> keyframes: (MapCamera) -> some Keyframes<MapCamera>) -> some View
      func mapFeatureSelectionContent(@MapContentBuilder content: (MapFeature) -> some MapContent) -> some View
      func mapFeatureSelectionDisabled(_ selectionDisabled: (MapFeature) -> Bool) -> some View
      func modelContainer(for modelType: PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: (Result<ModelContainer, Error>) -> Void = {}) -> some View
      func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View
      func navigationDestination<D, C>(item: Binding<Optional<D>>, @ViewBuilder destination: (D) -> C) -> some View where C: View
      func onAppIntentExecution<I>(_ intent: I.Type = I.self, perform action: (I) -> Void) -> some View where I: TargetContentProvidingIntent
      func onCameraCaptureEvent(isEnabled: Bool = true, action: (AVCaptureEvent) -> Void) -> some View
      func onCameraCaptureEvent(isEnabled: Bool = true, defaultSoundDisabled: Bool = false, action: (AVCaptureEvent) -> Void) -> some View
      func onCameraCaptureEvent(isEnabled: Bool = true, defaultSoundDisabled: Bool = false, primaryAction: (AVCaptureEvent) -> Void, secondaryAction: (AVCaptureEvent) -> Void) -> some View
      func onCameraCaptureEvent(isEnabled: Bool = true, primaryAction: (AVCaptureEvent) -> Void, secondaryAction: (AVCaptureEvent) -> Void) -> some View
      func onContinuousHover(coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: (HoverPhase) -> Void) -> some View
      func onDragSessionUpdated(_ onUpdate: (DragSession) -> Void) -> some View
      func onDropSessionUpdated(_ onUpdate: (DropSession) -> Void) -> some View
      func onGeometryChange3D<T>(for type: T.Type, of transform: (GeometryProxy3D) -> T, action: (T) -> Void) -> some View
      func onImmersionChange(initial: Bool = true, _ action: (ImmersionChangeContext, ImmersionChangeContext) -> Void) -> some View
      func onInteractiveResizeChange(_ action: (Bool) -> Void) -> some View
      func onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: (KeyPress) -> KeyPress.Result) -> some View
      func onKeyPress(characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: (KeyPress) -> KeyPress.Result) -> some View
      func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: (KeyPress) -> KeyPress.Result) -> some View
      func onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: (KeyPress) -> KeyPress.Result) -> some View
      func onLongPressGesture(minimumDuration: Double = 0.5, perform action: () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View
      func onLongPressGesture(minimumDuration: Double = 0.5, pressing: ((Bool) -> Void)? = nil, perform action: () -> Void) -> some View
      func onLongTouchGesture(minimumDuration: Double = 0.5, perform action: () -> Void, onTouchingChanged: ((Bool) -> Void)? = nil) -> some View
      func onModifierKeysChanged(mask: EventModifiers = .all, initial: Bool = true, _ action: (EventModifiers, EventModifiers) -> Void) -> some View
      func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View
      func onPasteCommand(of supportedContentTypes: [UTType], perform payloadAction: ([NSItemProvider]) -> Void) -> some View
      func onPencilDoubleTap(perform action: (PencilDoubleTapGestureValue) -> Void) -> some View
      func onPencilSqueeze(perform action: (PencilSqueezeGesturePhase) -> Void) -> some View
      func onScrollGeometryChange<T>(for type: T.Type, of transform: (ScrollGeometry) -> T, action: (T, T) -> Void) -> some View
      func onScrollPhaseChange(_ action: (ScrollPhase, ScrollPhase) -> Void) -> some View
      func onScrollTargetVisibilityChange<ID>(idType: ID.Type, threshold: Double = 0.5, _ action: ([ID]) -> Void) -> some View
      func onScrollVisibilityChange(threshold: Double = 0.5, _ action: (Bool) -> Void) -> some View
      func onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: (CGPoint) -> Void) -> some View
      func onVolumeViewpointChange(updateStrategy: VolumeViewpointUpdateStrategy = .supported, initial: Bool = true, _ action: (Viewpoint3D, Viewpoint3D) -> Void) -> some View
      func pasteDestination<T>(for payloadType: T.Type = T.self, action: ([T]) -> Void, validator: ([T]) -> [T] = {}) -> some View where T: Transferable
      func phaseAnimator<Phase>(_ phases: some Sequence, @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> some View, animation: (Phase) -> Animation? = {}) -> some View
      func phaseAnimator<Phase>(_ phases: some Sequence, trigger: some Equatable, @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> some View, animation: (Phase) -> Animation? = {}) -> some View
      func popoverTip(_ tip: (Tip)?, arrowEdge: Edge? = nil, action: (Tips.Action) -> Void = {}) -> some View
      func popoverTip(_ tip: (Tip)?, isPresented: Binding<Bool>? = nil, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, action: (Tips.Action) -> Void = {}) -> some View
      func popoverTip(_ tip: (Tip)?, isPresented: Binding<Bool>? = nil, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdges: Edge.Set, action: (Tips.Action) -> Void = {}) -> some View
      func postToPhotosSharedAlbumSheet(isPresented: Binding<Bool>, items: [PHPickerResult], photoLibrary: PHPhotoLibrary, defaultAlbumIdentifier: String? = nil, completion: ((Result<Void, Error>) -> Void)? = nil) -> some View
      func preferredSubscriptionOffer(_ offer: (Product, Product.SubscriptionInfo, [Product.SubscriptionOffer]) -> Product.SubscriptionOffer?) -> some View
      func scrollTransition(_ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil, transition: (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View
      func scrollTransition(topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil, transition: (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View
      func searchable<C>(text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: (Binding<C.Element>) -> some View) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection
      func searchable<C>(text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: (Binding<C.Element>) -> some View) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection
      func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View
      func searchable<C, T, S>(text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: (C.Element) -> T) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol
      func searchable<C, T, S>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: (C.Element) -> T) -> some View where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol
      func sectionIndexLabel(_ label: Text?) -> some View
      func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T, condition: (T, T) -> Bool) -> some View
      func simultaneousGesture<T>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View where T: Gesture
      func spatialOverlayPreferenceValue<K, V>(_ key: K.Type, alignment: Alignment3D = .center, @ViewBuilder _ transform: (K.Value) -> V) -> some View where K: PreferenceKey, V: View
      func storeProductsTask(for ids: some Collection<String> & Equatable & Sendable, priority: TaskPriority = .medium, action: (Product.CollectionTaskState) -> ()) -> some View
      func subscriptionIntroductoryOffer(applyOffer: (Product, Product.SubscriptionInfo) -> Bool, compactJWS: (Product, Product.SubscriptionInfo) -> String) -> some View
      func subscriptionPromotionalOffer(offer: (Product, Product.SubscriptionInfo) -> Product.SubscriptionOffer?, compactJWS: (Product, Product.SubscriptionInfo, Product.SubscriptionOffer) -> String) -> some View
      func subscriptionPromotionalOffer(offer: (Product, Product.SubscriptionInfo) -> Product.SubscriptionOffer?, signature: (Product, Product.SubscriptionInfo, Product.SubscriptionOffer) -> Product.SubscriptionOffer.Signature) -> some View
      func subscriptionStatusTask(for groupID: String, priority: TaskPriority = .medium, action: (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) -> ()) -> some View
      func subscriptionStoreControlIcon(@ViewBuilder icon: (Product, Product.SubscriptionInfo) -> some View) -> some View
      func tabletopGame(_ game: TabletopGame, parent: Entity, automaticUpdate: Bool = true, interaction make: (TabletopInteraction.Value) -> TabletopInteraction.Delegate) -> some View
      func task<T>(id: T, name: String? = nil, executorPreference taskExecutor: TaskExecutor, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line, _ action: @isolated(any) () -> Void) -> some View
      func textInputCompletion(_ completion: String) -> some View
      func textInputSuggestions<Data, Content>(_ data: Data, @ViewBuilder content: (Data.Element) -> Content) -> some View where Data: RandomAccessCollection, Content: View
      func textInputSuggestions<Data, ID, Content>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: (Data.Element) -> Content) -> some View where Data: RandomAccessCollection, Content: View
      func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View
      func transaction<V>(_ transform: (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View where V: View
      func transaction(value: some Equatable, _ transform: (inout Transaction) -> Void) -> some View
      func translationPresentation(isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, replacementAction: ((String) -> Void)? = nil) -> some View
      func webViewContextMenu(@ViewBuilder menu: (WebView.ActivatedElementInfo) -> some View) -> some View
      func webViewOnScrollGeometryChange<T>(for type: T.Type, of transform: (ScrollGeometry) -> T, action: (T, T) -> Void) -> some View
      func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View
    }
    enum Visibility: CaseIterable {
      static var allCases: [Visibility]
    }
    struct DatePickerStyleConfiguration {
      var minimumDate: Date?
      var maximumDate: Date?
      struct Label: View {}
    }
    struct WindowGroup<Content>: Scene where Content: View {
      init<D, C>(id: String, for type: D.Type, @ViewBuilder content: (Binding<D?>) -> C) where C: View
      @_disfavoredOverload init<D, C>(_ title: Text, id: String, for type: D.Type, @ViewBuilder content: (Binding<D?>) -> C) where C: View
      init<D, C>(_ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: (Binding<D?>) -> C) where C: View
      @_disfavoredOverload init<D, C>(_ title: Text, for type: D.Type, @ViewBuilder content: (Binding<D?>) -> C) where C: View
      init<D, C>(_ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: (Binding<D?>) -> C) where C: View
      init<D, C>(id: String, for type: D.Type = D.self, @ViewBuilder content: (Binding<D>) -> C, defaultValue: () -> D) where C: View
      @_disfavoredOverload init<D, C>(_ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: (Binding<D>) -> C, defaultValue: () -> D) where C: View
      init<D, C>(_ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self, @ViewBuilder content: (Binding<D>) -> C, defaultValue: () -> D) where C: View
      @_disfavoredOverload init<D, C>(_ title: Text, for type: D.Type = D.self, @ViewBuilder content: (Binding<D>) -> C, defaultValue: () -> D) where C: View
      init<D, C>(_ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: (Binding<D>) -> C, defaultValue: () -> D) where C: View
      init(id: String, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init(_ title: Text, id: String, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init(_ title: Text, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    }
    struct PresentedWindowContent<Data, Content>: View where Content: View {}
    struct LongPressGesture: Gesture {
      var minimumDuration: Double
      var maximumDistance: CGFloat
    }
    struct EnvironmentValues {
      var defaultMinListRowHeight: CGFloat
      var defaultMinListHeaderHeight: CGFloat?
      var lineLimit: Int?
      var defaultWheelPickerItemHeight: CGFloat
      var displayScale: CGFloat
      var pixelLength: CGFloat
      var lineSpacing: CGFloat
      var minimumScaleFactor: CGFloat
      var description: String
    }
    struct ToolbarCustomizationOptions {
      var rawValue: Int
    }
    protocol CustomizableToolbarContent: ToolbarContent {}
    struct EdgeInsets {
      var top: CGFloat
      var leading: CGFloat
      var bottom: CGFloat
      var trailing: CGFloat
    }
    protocol GeometryEffect: ViewModifier {}
    struct Toggle<Label>: View where Label: View {
      init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>)
      init<C>(_ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) where C: RandomAccessCollection
      init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>)
      init<C>(_ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) where C: RandomAccessCollection
      init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent)
    }
    struct PresentationDetent {
      struct Context {
        var maxDetentValue: CGFloat
      }
    }
    protocol DynamicViewContent: View {
      func dropDestination<T>(for payloadType: T.Type = T.self, action: (_ items: [T], _ location: CGPoint) -> Bool, isTargeted: (Bool) -> Void = {}) -> some View where T: Transferable
      func onInsert(of acceptedTypeIdentifiers: [String], perform action: (Int, [NSItemProvider]) -> Void) -> some DynamicViewContent
    }
    struct Color: View, ShapeStyle {
      var description: String
      init(_ name: String, bundle: Bundle? = nil)
      struct Resolved: ShapeStyle {
        var linearBlue: Float
        var linearGreen: Float
        var linearRed: Float
        var opacity: Float
      }
      struct ResolvedHDR: ShapeStyle {}
    }
    struct Animation {
      var description: String
      var debugDescription: String
    }
    extension Optional: ToolbarContent, CustomizableToolbarContent, Commands, Gesture, View, TableRowContent {}
    struct Image: View {
      init(_ name: String, bundle: Bundle? = nil)
      init(_ name: String, bundle: Bundle? = nil, label: Text)
      init(decorative name: String, bundle: Bundle? = nil)
      init(systemName: String)
      init(_internalSystemName systemName: String)
      init(systemName: String, variableValue: Double?)
      init(_internalSystemName systemName: String, variableValue: Double?)
      init(_ name: String, variableValue: Double?, bundle: Bundle? = nil)
      init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text)
      init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil)
      init(_systemName systemName: String, colorPalette: [Color]? = nil)
      init(_internalSystemName systemName: String, colorPalette: [Color]? = nil)
      init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text)
      init(size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, renderer: (inout GraphicsContext) -> Void)
      enum Orientation: CaseIterable {
        static var allCases: [Image.Orientation]
        var rawValue: UInt8
      }
    }
    struct ForEach<Data, ID, Content>: TableRowContent, DynamicViewContent, AccessibilityRotorContent, View where Data: RandomAccessCollection {
      init<V>(_ data: Data, @TableRowBuilder<V> content: (Data.Element) -> Content)
      init<V>(_ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: (Data.Element) -> Content)
      init<V>(_ data: Range<Int>, @TableRowBuilder<V> content: (Int) -> Content)
      init(_ data: Data, @AccessibilityRotorContentBuilder content: (Data.Element) -> Content)
      init(_ data: Data, id: KeyPath<Data.Element, ID>, @AccessibilityRotorContentBuilder content: (Data.Element) -> Content)
      init(_ data: Data, @ViewBuilder content: (Data.Element) -> Content)
      init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: (Data.Element) -> Content)
      init(_ data: Data, @MapContentBuilder content: (Data.Element) -> Content)
      init(_ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: (Data.Element) -> Content)
      init<V>(sections view: V, @ViewBuilder content: (SectionConfiguration) -> Content) where Content: View, V: View
      init<V>(subviews view: V, @ViewBuilder content: (Subview) -> Content) where Content: View, V: View
    }
    protocol DynamicTableRowContent: TableRowContent {
      func dropDestination<T>(for payloadType: T.Type = T.self, action: (_ items: [T], _ location: CGPoint) -> Bool, isTargeted: (Bool) -> Void = {}) -> some View where T: Transferable
    }
    struct BackgroundTask<Request, Response> {
      static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void>
      static func urlSession(matching: (String) -> Bool) -> BackgroundTask<String, Void>
      static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void>
    }
    struct SnapshotResponse {
      init(restoredDefaultState: Bool = false, estimatedSnapshotExpiration: Date? = nil, identifier: String? = nil)
    }
    struct SnapshotData {
      let identifier: String?
    }
    struct Text: View {
      init(verbatim content: String)
      init(_ date: Date, style: Text.DateStyle)
      @_disfavoredOverload init(_ resource: LocalizedStringResource)
      func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text
      func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text
      func accessibilityLabel(_ label: Text) -> Text
      func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text
      func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text
      struct DateStyle {
      }
      enum TruncationMode {
      }
      enum Case {
      }
      struct LineStyle {
        init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)
      }
      struct Layout: BidirectionalCollection, Collection, RandomAccessCollection, Sequence {
        struct Line: BidirectionalCollection, Collection, RandomAccessCollection, Sequence {
          var origin: CGPoint
        }
        struct Run: BidirectionalCollection, Collection, RandomAccessCollection, Sequence {}
        struct RunSlice: BidirectionalCollection, Collection, RandomAccessCollection, Sequence {
          init(run: Text.Layout.Run, indices: Range<Int>)
        }
        struct TypographicBounds {
          var ascent: CGFloat
          var descent: CGFloat
          var leading: CGFloat
          var origin: CGPoint
          var width: CGFloat
        }
      }
    }
    struct NewDocumentAction {
      func callAsFunction(contentType: UTType, prepareDocument: (ModelContext) -> Void)
    }
    protocol Shape: View {}
    struct Font {
      static func custom(_ name: String, size: CGFloat) -> Font
      static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font
      static func custom(_ name: String, fixedSize: CGFloat) -> Font
      enum TextStyle: CaseIterable {
        static var allCases: [Font.TextStyle]
      }
      struct Width {
        var value: CGFloat
      }
    }
    enum ContentSizeCategory: CaseIterable {
      static var allCases: [ContentSizeCategory]
    }
    extension Never: AccessibilityRotorContent, TableColumnContent, ToolbarContent, CustomizableToolbarContent, TableRowContent, Gesture, Scene, WidgetConfiguration, View, Commands {}
    struct Grid<Content>: View where Content: View {}
    struct GridRow<Content>: View where Content: View {}
    struct AccessibilityActionKind {
      init(named name: Text)
    }
    struct ModifiedContent<Content, Modifier>: View, ViewModifier, DynamicViewContent {
      func accessibilityAction(named name: Text, _ handler: () -> Void) -> ModifiedContent<Content, Modifier>
      func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: () -> Void) -> ModifiedContent<Content, Modifier>
      func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default) -> ModifiedContent<Content, Modifier>
      func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default) -> ModifiedContent<Content, Modifier>
      func accessibilityCustomContent(_ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default) -> ModifiedContent<Content, Modifier>
      func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default) -> ModifiedContent<Content, Modifier>
      func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default) -> ModifiedContent<Content, Modifier>
      func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Content, Modifier>
      func accessibilityLabel(_ label: Text) -> ModifiedContent<Content, Modifier>
      func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier>
      func accessibilityHint(_ hint: Text) -> ModifiedContent<Content, Modifier>
      func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<Content, Modifier>
      func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier>
      func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<Content, Modifier>
      func accessibility(label: Text) -> ModifiedContent<Content, Modifier>
      func accessibility(hint: Text) -> ModifiedContent<Content, Modifier>
      func accessibility(inputLabels: [Text]) -> ModifiedContent<Content, Modifier>
      func accessibility(identifier: String) -> ModifiedContent<Content, Modifier>
      func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<Content, Modifier>
      func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier>
      func accessibility(value: Text) -> ModifiedContent<Content, Modifier>
      func accessibilityAction<I>(named name: Text, intent: I) -> ModifiedContent<Content, Modifier> where I: AppIntent
      func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<Content, Modifier>
      func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<Content, Modifier>
      func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool) -> ModifiedContent<Content, Modifier>
      func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<Content, Modifier>
      func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> ModifiedContent<Content, Modifier>
      func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool) -> ModifiedContent<Content, Modifier>
      func accessibilityScrollStatus(_ status: LocalizedStringResource, isEnabled: Bool = true) -> ModifiedContent<Content, Modifier>
      func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> ModifiedContent<Content, Modifier>
    }
    struct AnimationTimelineSchedule {
      struct Entries: Sequence {}
    }
    struct SafeAreaRegions {
      let rawValue: UInt
    }
    struct ImagePaint: ShapeStyle {
      var sourceRect: CGRect
      var scale: CGFloat
    }
    struct PrimitiveButtonStyleConfiguration {
      struct Label: View {}
    }
    struct EmptyView: View {}
    struct SubscriptionView<PublisherType, Content>: View where PublisherType: Publisher, Content: View {}
    protocol Gesture {
      func map<T>(_ body: (Self.Value) -> T) -> SwiftUI._MapGesture<Self, T>
    }
    struct SequenceGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {}
    struct OffsetShape<Content>: Shape, InsettableShape where Content: Shape {
      var offset: CGSize
    }
    struct ScaledShape<Content>: Shape where Content: Shape {
      var scale: CGSize
    }
    struct RotatedShape<Content>: Shape, InsettableShape where Content: Shape {}
    struct TransformedShape<Content>: Shape where Content: Shape {}
    struct Rectangle: Shape, InsettableShape {}
    struct RoundedRectangle: Shape, InsettableShape {
      var cornerSize: CGSize
    }
    struct Capsule: Shape, InsettableShape {}
    struct Ellipse: Shape, InsettableShape {}
    struct Circle: Shape, InsettableShape {}
    struct AnyShape: Shape {}
    struct EmptyModifier: ViewModifier {}
    enum TextAlignment: CaseIterable {
      static var allCases: [TextAlignment]
    }
    struct ContainerRelativeShape: Shape, InsettableShape {}
    struct NavigationView<Content>: View where Content: View {}
    struct SeparatorShapeStyle: ShapeStyle {}
    struct ToolbarTitleMenu<Content>: ToolbarContent, CustomizableToolbarContent where Content: View {}
    struct RotationGesture: Gesture {}
    struct ToolbarItemGroup<Content>: ToolbarContent where Content: View {}
    struct LabeledToolbarItemGroupContent<Content, Label>: View where Content: View, Label: View {}
    struct TextEditor: View {
      init(text: Binding<String>)
    }
    struct Window<Content>: Scene where Content: View {
      init(_ title: Text, id: String, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
    }
    struct MenuButton<Label, Content>: View where Label: View, Content: View {
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    }
    struct SimultaneousGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {}
    struct EquatableView<Content>: View where Content: View {}
    struct TimelineView<Schedule, Content>: View where Schedule: TimelineSchedule {
      init(_ schedule: Schedule, @ViewBuilder content: (TimelineViewDefaultContext) -> Content)
      @_disfavoredOverload init(_ schedule: Schedule, @ViewBuilder content: (TimelineView<Schedule, Content>.Context) -> Content)
      struct Context {
        let date: Date
      }
    }
    struct IconOnlyLabelStyle: LabelStyle {}
    struct EditButton: View {}
    struct MenuStyleConfiguration {
      struct Label: View {}
      struct Content: View {}
    }
    protocol AnimatableModifier: ViewModifier {}
    struct GestureMask {
      let rawValue: UInt32
    }
    protocol FileDocument {
      static var readableContentTypes: [UTType]
      static var writableContentTypes: [UTType]
    }
    struct DocumentGroup<Document, Content>: Scene where Content: View {
      init(newDocument: @autoclosure () -> Document, @ViewBuilder editor: (FileDocumentConfiguration<Document>) -> Content)
      init(viewing documentType: Document.Type, @ViewBuilder viewer: (FileDocumentConfiguration<Document>) -> Content)
      init(newDocument: () -> Document, @ViewBuilder editor: (ReferenceFileDocumentConfiguration<Document>) -> Content)
      init(viewing documentType: Document.Type, @ViewBuilder viewer: (ReferenceFileDocumentConfiguration<Document>) -> Content)
      init(editing modelType: PersistentModel.Type, contentType: UTType, editor: () -> Content, prepareDocument: (ModelContext) -> Void = {})
      init(editing contentType: UTType, migrationPlan: SchemaMigrationPlan.Type, editor: () -> Content, prepareDocument: (ModelContext) -> Void = {})
    }
    struct PeriodicTimelineSchedule {
      struct Entries: Sequence {}
    }
    struct EveryMinuteTimelineSchedule {
      struct Entries: Sequence {}
    }
    struct EmptyWidgetConfiguration: WidgetConfiguration {}
    enum LayoutDirection: CaseIterable {
      static var allCases: [LayoutDirection]
    }
    struct ButtonStyleConfiguration {
      struct Label: View {}
    }
    struct ContentShapeKinds {
      var rawValue: Int
    }
    struct RedactionReasons {
      let rawValue: Int
    }
    struct SecureField<Label>: View where Label: View {
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)
      init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)
      init(_ titleKey: LocalizedStringKey, text: Binding<String>)
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: () -> Void)
    }
    enum ContentMode: CaseIterable {
      static var allCases: [ContentMode]
    }
    struct AccessibilityCustomContentKey {
      init(_ label: Text, id: String)
      init(_ labelKey: LocalizedStringKey, id: String)
      init(_ labelKey: LocalizedStringKey)
      init(_ label: LocalizedStringResource)
    }
    protocol Scene {
      func handlesExternalEvents(matching conditions: Set<String>) -> some Scene
      func defaultWindowPlacement(_ makePlacement: (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement) -> some Scene
      func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some Scene
      func documentBrowserContextMenu(@ViewBuilder _ menu: ([URL]?) -> some View) -> some Scene
      func modelContainer(for modelType: PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: (Result<ModelContainer, Error>) -> Void = {}) -> some Scene
      func windowIdealPlacement(_ makePlacement: (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement) -> some Scene
    }
    protocol WidgetConfiguration {
      func associatedKind(_ associatedKind: String?) -> some WidgetConfiguration
    }
    struct AccessibilityRotorEntry<ID>: AccessibilityRotorContent {
      init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: (() -> Void) = {})
      init(_ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: (() -> Void) = {})
      init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: (() -> Void) = {})
      init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: (() -> Void) = {})
      init(_ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: (() -> Void) = {})
      init(_ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: (() -> Void) = {})
    }
    struct Group<Content>: AccessibilityRotorContent, ToolbarContent, CustomizableToolbarContent, TableColumnContent, Scene, TableRowContent, View, Commands {
      init<Base, Result>(sections view: Base, @ViewBuilder transform: (SectionCollection) -> Result) where Base: View, Result: View
      init<Base, Result>(subviews view: Base, @ViewBuilder transform: (SubviewsCollection) -> Result) where Base: View, Result: View
    }
    struct EditActions<Data> {
      let rawValue: Int
    }
    struct EditableCollectionContent<Content, Data>: View {}
    struct IndexedIdentifierCollection<Base, ID>: Collection, BidirectionalCollection, RandomAccessCollection where Base: Collection {}
    struct CommandMenu<Content>: Commands where Content: View {
      init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
      init(_ name: Text, @ViewBuilder content: () -> Content)
    }
    struct UnitPoint {
      var x: CGFloat
      var y: CGFloat
    }
    protocol TableColumnContent {
      func customizationID(_ id: String) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator>
    }
    struct Canvas<Symbols>: View where Symbols: View {}
    struct SearchSuggestionsPlacement {
      struct Set {
        var rawValue: Int
      }
    }
    struct EventModifiers {
      let rawValue: Int
    }
    struct LabeledContent<Label, Content>: View {
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
      init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol
      init<F>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F) where F: FormatStyle
      init<S, F>(_ title: S, value: F.FormatInput, format: F) where S: StringProtocol, F: FormatStyle
    }
    struct Menu<Label, Content>: View where Label: View, Content: View {
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: () -> Void)
      init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: () -> Void)
    }
    struct ViewThatFits<Content>: View where Content: View {}
    struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View where Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View {
      init(items: Data, subject: Text? = nil, message: Text? = nil, preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label)
      init<I>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label) where I: Transferable
      init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
      init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
      init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
      init(items: Data, subject: Text? = nil, message: Text? = nil, preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)
      init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil, preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)
      init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil, preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)
      init<I>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>) where I: Transferable
      init<I>(_ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>) where I: Transferable
      init<I>(_ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>) where I: Transferable
      init(items: Data, subject: Text? = nil, message: Text? = nil)
      init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
      init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
      init(item: URL, subject: Text? = nil, message: Text? = nil)
      init(item: String, subject: Text? = nil, message: Text? = nil)
      init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
      init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
      init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
      init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
    }
    struct DefaultShareLinkLabel: View {}
    struct ScrollViewReader<Content>: View where Content: View {
      init(@ViewBuilder content: (ScrollViewProxy) -> Content)
    }
    struct PasteButton: View {
      init<Payload>(supportedContentTypes: [UTType], validator: ([NSItemProvider]) -> Payload?, payloadAction: (Payload) -> Void)
      init(supportedTypes: [String], payloadAction: ([NSItemProvider]) -> Void)
      init<Payload>(supportedTypes: [String], validator: ([NSItemProvider]) -> Payload?, payloadAction: (Payload) -> Void)
    }
    struct DragGesture: Gesture {
      var minimumDistance: CGFloat
      struct Value {
        var time: Date
        var location: CGPoint
        var startLocation: CGPoint
        var translation: CGSize
        var predictedEndLocation: CGPoint
        var predictedEndTranslation: CGSize
      }
    }
    struct TitleOnlyLabelStyle: LabelStyle {}
    struct Slider<Label, ValueLabel>: View where Label: View, ValueLabel: View {
      init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = {}, @ViewBuilder minimumValueLabel: () -> ValueLabel = {}, @ViewBuilder maximumValueLabel: () -> ValueLabel = {}, onEditingChanged: (Bool) -> Void = {}) where V: BinaryFloatingPoint
      init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = {}, @ViewBuilder minimumValueLabel: () -> ValueLabel = {}, @ViewBuilder maximumValueLabel: () -> ValueLabel = {}, @SliderTickBuilder<V> ticks: () -> some SliderTickContent, onEditingChanged: (Bool) -> Void = {})
      init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = {}, @ViewBuilder minimumValueLabel: () -> ValueLabel = {}, @ViewBuilder maximumValueLabel: () -> ValueLabel = {}, tick: (V) -> SliderTick<V>? = {}, onEditingChanged: (Bool) -> Void = {}) where V: BinaryFloatingPoint
    }
    struct GraphicsContext {
      var opacity: Double
      var clipBoundingRect: CGRect
      func resolve(_ text: Text) -> GraphicsContext.ResolvedText
      func draw(_ text: Text, in rect: CGRect)
      func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center)
      func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init())
      struct BlendMode {
        let rawValue: Int32
      }
      struct ClipOptions {
        let rawValue: UInt32
      }
      struct ShadowOptions {
        let rawValue: UInt32
      }
      struct BlurOptions {
        let rawValue: UInt32
      }
      struct FilterOptions {
        let rawValue: UInt32
      }
      struct GradientOptions {
        let rawValue: UInt32
      }
      struct ResolvedImage {
        var size: CGSize
        let baseline: CGFloat
      }
      struct ResolvedSymbol {
        var size: CGSize
      }
    }
    class ImageRenderer<Content> where Content: View {
      var scale: CGFloat
    }
    struct ProposedViewSize {
      var width: CGFloat?
      var height: CGFloat?
    }
    struct LayoutSubviews: RandomAccessCollection {
      var startIndex: Int
      var endIndex: Int
    }
    struct LayoutSubview {
      var priority: Double
    }
    struct ActionSheet {
      init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()])
    }
    struct Gradient: ShapeStyle {
      var stops: [Gradient.Stop]
      struct Stop {
        var location: CGFloat
      }
    }
    struct AnyGradient: ShapeStyle {}
    struct NavigationStack<Data, Root>: View where Root: View {}
    protocol ReferenceFileDocument {
      static var readableContentTypes: [UTType]
      static var writableContentTypes: [UTType]
    }
    struct DefaultDateProgressLabel: View {}
    struct ProgressView<Label, CurrentValueLabel>: View where Label: View, CurrentValueLabel: View {
      init(_ titleKey: LocalizedStringKey)
      init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where V: BinaryFloatingPoint
    }
    struct TitleAndIconLabelStyle: LabelStyle {}
    struct ScrollView<Content>: View where Content: View {}
    struct DigitalCrownEvent {
      var offset: Double
      var velocity: Double
    }
    struct PinnedScrollableViews {
      let rawValue: UInt32
    }
    struct TabView<SelectionValue, Content>: View where Content: View {}
    struct SpatialTapGesture: Gesture {
      var count: Int
      struct Value {
        var location: CGPoint
      }
    }
    struct LabeledContentStyleConfiguration {
      struct Label: View {}
      struct Content: View {}
    }
    struct CommandGroup<Content>: Commands where Content: View {}
    struct TextEditingCommands: Commands {}
    struct TextFormattingCommands: Commands {}
    struct TableRow<Value>: TableRowContent {}
    struct GroupBox<Label, Content>: View where Label: View, Content: View {
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    }
    struct TextField<Label>: View where Label: View {
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis)
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis)
      init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label)
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)
      init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)
      init(_ titleKey: LocalizedStringKey, text: Binding<String>)
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: (Bool) -> Void, onCommit: () -> Void)
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: (Bool) -> Void)
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: () -> Void)
      init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil) where F: ParseableFormatStyle
      init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where F: ParseableFormatStyle
      init<F>(value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label) where F: ParseableFormatStyle
      init<F>(value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label) where F: ParseableFormatStyle
      init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?)
      init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label)
      init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter)
      init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: (Bool) -> Void, onCommit: () -> Void)
      init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: (Bool) -> Void)
      init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: () -> Void)
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil)
      init(text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil, @ViewBuilder label: () -> Label)
    }
    struct OpenWindowAction {
      func callAsFunction(id: String)
      func callAsFunction<D>(id: String, value: D)
      func callAsFunction(id: String, sharingBehavior: OpenWindowAction.SharingBehavior)
      func callAsFunction<D>(id: String, value: D, sharingBehavior: OpenWindowAction.SharingBehavior)
    }
    struct AnyGesture<Value>: Gesture {}
    protocol TableRowContent {
      func dropDestination<T>(for payloadType: T.Type = T.self, action: ([T]) -> Void) -> some TableRowContent<Self.TableRowValue> where T: Transferable
      func onHover(perform action: (Bool) -> Void) -> some TableRowContent<Self.TableRowValue>
    }
    struct DisclosureGroup<Label, Content>: View where Label: View, Content: View {
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
    }
    struct PreviewDevice: ExpressibleByStringLiteral {
      let rawValue: String
      init(rawValue: String)
      init(stringLiteral: String)
    }
    struct InterfaceOrientation: CaseIterable, Identifiable {
      static var allCases: [InterfaceOrientation]
      var id: String
    }
    struct AsyncImage<Content>: View where Content: View {
      init<I, P>(url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> I, @ViewBuilder placeholder: () -> P) where I: View, P: View
      init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: (AsyncImagePhase) -> Content)
    }
    struct RenameButton<Label>: View where Label: View {}
    struct NavigationSplitView<Sidebar, Content, Detail>: View where Sidebar: View, Content: View, Detail: View {}
    struct TupleTableColumnContent<RowValue, Sort, T>: TableColumnContent where Sort: SortComparator {}
    struct HierarchicalShapeStyle: ShapeStyle {}
    struct ToggleStyleConfiguration {
      struct Label: View {}
    }
    enum ControlActiveState: CaseIterable {
      static var allCases: [ControlActiveState]
    }
    struct FormStyleConfiguration {
      struct Content: View {}
    }
    struct AccessibilityAttachmentModifier: ViewModifier {}
    struct GroupBoxStyleConfiguration {
      struct Label: View {}
      struct Content: View {}
    }
    enum Edge: CaseIterable {
      static var allCases: [Edge]
      var rawValue: Int8
      struct Set {
        let rawValue: Int8
      }
      enum Corner: CaseIterable {}
    }
    enum HorizontalEdge: CaseIterable {
      static var allCases: [HorizontalEdge]
      var rawValue: Int8
      struct Set {
        let rawValue: Int8
      }
    }
    enum VerticalEdge: CaseIterable {
      static var allCases: [VerticalEdge]
      var rawValue: Int8
      struct Set {
        let rawValue: Int8
      }
    }
    struct LabelStyleConfiguration {
      struct Title: View {}
      struct Icon: View {}
    }
    struct DefaultLabelStyle: LabelStyle {}
    struct Table<Value, Rows, Columns>: View where Rows: TableRowContent, Columns: TableColumnContent {}
    struct Path: Shape {
      init(_ callback: (inout Path) -> ())
      init?(_ string: String)
      var description: String
      var boundingRect: CGRect
      var currentPoint: CGPoint?
    }
    struct Section<Parent, Content, Footer>: TableRowContent, View {
      init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
    }
    struct EmptyTableRowContent<Value>: TableRowContent {}
    struct TableHeaderRowContent<Value, Content>: TableRowContent where Content: View {}
    struct StrokeStyle {
      var lineWidth: CGFloat
      var miterLimit: CGFloat
      var dash: [CGFloat]
      var dashPhase: CGFloat
    }
    enum DynamicTypeSize: CaseIterable {
      static var allCases: [DynamicTypeSize]
    }
    struct MatchedGeometryProperties {
      let rawValue: UInt32
    }
    struct MultiDatePicker<Label>: View where Label: View {
      init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>)
      init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>)
      init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>)
      init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>)
    }
    struct List<SelectionValue, Content>: View where Content: View {
      init<Data, RowContent>(_ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: (Binding<Data.Element>) -> RowContent) where Data: MutableCollection, Data: RandomAccessCollection, RowContent: View
      init<Data, RowContent>(_ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: (Binding<Data.Element>) -> RowContent) where Data: MutableCollection, Data: RandomAccessCollection, RowContent: View
      init<Data, ID, RowContent>(_ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: (Binding<Data.Element>) -> RowContent) where Data: MutableCollection, Data: RandomAccessCollection, RowContent: View
      init<Data, ID, RowContent>(_ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: (Binding<Data.Element>) -> RowContent) where Data: MutableCollection, Data: RandomAccessCollection, RowContent: View
    }
    struct Settings<Content>: Scene where Content: View {}
    struct MagnificationGesture: Gesture {
      var minimumScaleDelta: CGFloat
    }
    struct HSplitView<Content>: View where Content: View {}
    struct VSplitView<Content>: View where Content: View {}
    struct TupleView<T>: View {}
    protocol InsettableShape: Shape {}
    struct Stepper<Label>: View where Label: View {
      init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: (Bool) -> Void = {})
      init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, onEditingChanged: (Bool) -> Void = {}) where V: Strideable
      init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: (Bool) -> Void = {}) where V: Strideable
      init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, onEditingChanged: (Bool) -> Void = {}) where F: ParseableFormatStyle
      init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, onEditingChanged: (Bool) -> Void = {}) where F: ParseableFormatStyle
    }
    struct GeometryReader<Content>: View where Content: View {
      init(@ViewBuilder content: (GeometryProxy) -> Content)
    }
    struct GeometryProxy {
      var size: CGSize
    }
    struct TouchBar<Content> where Content: View {
      init(id: String, @ViewBuilder content: () -> Content)
    }
    struct SectionedFetchResults<SectionIdentifier, Result>: RandomAccessCollection where Result: NSFetchRequestResult {
      var nsSortDescriptors: [NSSortDescriptor]
      var startIndex: Int
      var endIndex: Int
      var sortDescriptors: [SortDescriptor<Result>]
      struct Section: Identifiable, RandomAccessCollection {
        var startIndex: Int
        var endIndex: Int
      }
    }
    struct SectionedFetchRequest<SectionIdentifier, Result> where Result: NSFetchRequestResult {
      struct Configuration {
        var nsSortDescriptors: [NSSortDescriptor]
        var sortDescriptors: [SortDescriptor<Result>]
      }
    }
    struct LinearGradient: ShapeStyle, View {}
    struct RadialGradient: ShapeStyle, View {}
    struct EllipticalGradient: ShapeStyle, View {}
    struct AngularGradient: ShapeStyle, View {}
    struct VStack<Content>: View where Content: View {}
    struct VStackLayout {
      var spacing: CGFloat?
    }
    struct LazyVStack<Content>: View where Content: View {}
    struct AnyView: View {}
    struct OpenURLAction {
      init(handler: (URL) -> OpenURLAction.Result)
    }
    struct Divider: View {}
    struct Spacer: View {
      var minLength: CGFloat?
    }
    struct ControlGroupStyleConfiguration {
      struct Content: View {}
      struct Label: View {}
    }
    struct ExclusiveGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {}
    struct SceneStorage<Value> {
      init(wrappedValue: Value, _ key: String)
      init(wrappedValue: Value, _ key: String) where Value: RawRepresentable
      init(_ key: String)
      init<R>(_ key: String) where R: RawRepresentable
      init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil)
    }
    struct TapGesture: Gesture {
      var count: Int
    }
    extension NSUnderlineStyle {
      init(_ lineStyle: Text.LineStyle)
    }
    struct TextFieldLink<Label>: View where Label: View {
      init(prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: (String) -> Void)
      init(_ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: (String) -> Void)
    }
    protocol UIViewControllerRepresentable: View {}
    enum Axis: CaseIterable {
      static var allCases: [Axis]
      var rawValue: Int8
      var description: String
      struct Set {
        let rawValue: Int8
      }
    }
    struct TableColumn<RowValue, Sort, Content, Label>: TableColumnContent where Sort: SortComparator, Content: View, Label: View {
      init<V>(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: (RowValue) -> Content)
      init<V, C>(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: (RowValue) -> Content) where C: SortComparator
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard)
      init(_ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool>, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool?>, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Double>, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Double?>, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Float>, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Float?>, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int8>, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int8?>, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int16>, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int16?>, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int32>, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int32?>, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int64>, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int64?>, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int>, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int?>, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt8>, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt8?>, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt16>, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt16?>, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt32>, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt32?>, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt64>, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt64?>, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt>, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt?>, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Date>, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Date?>, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UUID>, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UUID?>, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard, @ViewBuilder content: (RowValue) -> Content)
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String?>, comparator: String.StandardComparator = .localizedStandard, @ViewBuilder content: (RowValue) -> Content)
    }
    struct ControlGroup<Content>: View where Content: View {
      init<C>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C) where C: View
    }
    struct LabeledControlGroupContent<Content, Label>: View where Content: View, Label: View {}
    struct GestureStateGesture<Base, State>: Gesture where Base: Gesture {}
    enum ControlSize: CaseIterable {
      static var allCases: [ControlSize]
    }
    struct EmptyAnimatableData {
      var magnitudeSquared: Double
    }
    struct TableForEachContent<Data>: TableRowContent where Data: RandomAccessCollection {}
    struct AnimatablePair<First, Second> where First: VectorArithmetic, Second: VectorArithmetic {
      var magnitudeSquared: Double
    }
    struct UIHostingControllerSizingOptions {
      let rawValue: Int
    }
    struct BackgroundStyle: ShapeStyle {}
    struct ProgressViewStyleConfiguration {
      let fractionCompleted: Double?
      struct Label: View {}
      struct CurrentValueLabel: View {}
    }
    struct ColorPicker<Label>: View where Label: View {
      init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)
      init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true)
    }
    struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>: View where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {}
    struct AnyShapeStyle: ShapeStyle {}
    struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>: View where Data: RandomAccessCollection {
      init<DataElement>(_ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: (DataElement) -> Leaf)
      init<DataElement>(_ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: (DataElement) -> Leaf)
      init<DataElement>(_ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>, @ViewBuilder content: (DataElement) -> Leaf)
      init<DataElement>(_ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>, @ViewBuilder content: (DataElement) -> Leaf)
    }
    struct OutlineSubgroupChildren: View {}
    struct EmptyCommands: Commands {}
    protocol EnvironmentalModifier: ViewModifier {}
    struct SelectionShapeStyle: ShapeStyle {}
    struct TupleTableRowContent<Value, T>: TableRowContent {}
    struct Binding<Value>: Identifiable, Sequence, Collection, BidirectionalCollection, RandomAccessCollection {}
    struct GaugeStyleConfiguration {
      var value: Double
      struct Label: View {}
      struct CurrentValueLabel: View {}
      struct MinimumValueLabel: View {}
      struct MaximumValueLabel: View {}
      struct MarkedValueLabel: View {}
    }
    struct HStack<Content>: View where Content: View {}
    struct HStackLayout {
      var spacing: CGFloat?
    }
    struct LazyHStack<Content>: View where Content: View {}
    struct AccessibilityTraits {
      static let isSummaryElement: AccessibilityTraits
    }
    struct MenuBarExtra<Label, Content>: Scene where Label: View, Content: View {
      init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, image: ImageResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
    }
    struct NavigationPath {
      var count: Int
    }
    struct DisclosureGroupStyleConfiguration {
      struct Label: View {}
      struct Content: View {}
    }
    struct ZStack<Content>: View where Content: View {}
    struct Angle {
      var radians: Double
      var degrees: Double
    }
    struct Link<Label>: View where Label: View {
      init(_ titleKey: LocalizedStringKey, destination: URL)
    }
    struct FetchedResults<Result>: RandomAccessCollection where Result: NSFetchRequestResult {
      var nsSortDescriptors: [NSSortDescriptor]
      var startIndex: Int
      var endIndex: Int
      var sortDescriptors: [SortDescriptor<Result>]
    }
    struct FetchRequest<Result> where Result: NSFetchRequestResult {
      struct Configuration {
        var nsSortDescriptors: [NSSortDescriptor]
        var sortDescriptors: [SortDescriptor<Result>]
      }
    }
    struct LimitedAvailabilityConfiguration: WidgetConfiguration {}
    struct ViewDimensions {
      var width: CGFloat
      var height: CGFloat
    }
    enum ColorScheme: CaseIterable {
      static var allCases: [ColorScheme]
    }
    enum ColorSchemeContrast: CaseIterable {
      static var allCases: [ColorSchemeContrast]
    }
    struct ToolbarItem<ID, Content>: ToolbarContent, CustomizableToolbarContent, Identifiable where Content: View {
      init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
      init(id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content)
    }
    struct Material: ShapeStyle {}
    struct ForegroundStyle: ShapeStyle {}
    struct Label<Title, Icon>: View where Title: View, Icon: View {
      init(_ titleKey: LocalizedStringKey, image name: String)
      init(_ titleKey: LocalizedStringKey, systemImage name: String)
    }
    struct AppStorage<Value> {
      init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
      init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable
      init(_ key: String, store: UserDefaults? = nil)
      init<R>(_ key: String, store: UserDefaults? = nil) where R: RawRepresentable
      init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil)
    }
    struct Form<Content>: View where Content: View {}
    protocol VectorArithmetic {
      var magnitudeSquared: Double
    }
    extension Float {
      var magnitudeSquared: Double
    }
    extension Double {
      var magnitudeSquared: Double
    }
    extension CGFloat {
      var magnitudeSquared: Double
    }
    protocol UIViewRepresentable: View {}
    struct Button<Label>: View where Label: View {
      init(_ titleKey: LocalizedStringKey, action: () -> Void)
      init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: () -> Void)
      init(_ titleKey: LocalizedStringKey, image: ImageResource, action: () -> Void)
      init(_ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: () -> Void)
      init(_ title: some StringProtocol, image: ImageResource, role: ButtonRole? = nil, intent: some AppIntent)
      init(_ titleKey: LocalizedStringKey, intent: some AppIntent)
      init(_ title: some StringProtocol, role: ButtonRole?, intent: some AppIntent)
      init(_ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent)
    }
    struct Picker<Label, SelectionValue, Content>: View where Label: View, Content: View {
      init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
      init<C>(_ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content) where C: RandomAccessCollection
      init(_ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View)
      init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View)
      init(_ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View)
    }
    struct TintShapeStyle: ShapeStyle {}
    struct DropInfo {
      var location: CGPoint
      func hasItemsConforming(to types: [String]) -> Bool
      func itemProviders(for types: [String]) -> [NSItemProvider]
    }
    enum AccessibilityHeadingLevel {
      var rawValue: UInt
    }
    struct SharePreview<Image, Icon> where Image: Transferable, Icon: Transferable {
      init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon)
      init(_ title: Text, image: Image, icon: Icon)
      init(_ titleKey: LocalizedStringKey, icon: Icon)
      init(_ title: Text, icon: Icon)
      init(_ titleKey: LocalizedStringKey, image: Image)
      init(_ title: Text, image: Image)
      init(_ titleKey: LocalizedStringKey)
      init(_ title: Text)
    }
    struct ToolbarCommands: Commands {}
    struct SidebarCommands: Commands {}
    struct ImportFromDevicesCommands: Commands {}
    struct DatePicker<Label>: View where Label: View {
      init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date])
      init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date])
      init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date])
      init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date])
    }
    struct DatePickerComponents {
      let rawValue: UInt
    }
    struct GridItem {
      var spacing: CGFloat?
    }
    struct LazyHGrid<Content>: View where Content: View {}
    struct LazyVGrid<Content>: View where Content: View {}
    extension AttributeScopes {
      struct SwiftUIAttributes {
        enum FontAttribute {
          static let name: String
        }
        enum ForegroundColorAttribute {
          static let name: String
        }
        enum BackgroundColorAttribute {
          static let name: String
        }
        enum StrikethroughStyleAttribute {
          static let name: String
        }
        enum UnderlineStyleAttribute {
          static let name: String
        }
        enum KerningAttribute {
          static let name: String
        }
        enum TrackingAttribute {
          static let name: String
        }
        enum BaselineOffsetAttribute {
          static let name: String
        }
      }
    }
    struct Alert {
      init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil)
      init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button)
      static func sideBySideButtons(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) -> Alert
      struct Button {
        static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
        static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
        static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
      }
    }
    extension AccessibilityOptionalRotorContent: AccessibilityRotorContent {}
    struct AccessibilityActionCategory {
      init(_ name: Text)
    }
    struct AlertScene<Actions, Message>: Scene {
      init(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions)
      init(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message)
    }
    struct AnyTabContent<SelectionValue>: TabContent {}
    struct AssistiveAccess<Content>: Scene {}
    struct AttributedTextSelection {
      struct Attributes<Text>: Sequence {}
    }
    struct Bindable<Value>: Identifiable {}
    protocol CompositorContent {
      func onImmersionChange(initial: Bool = true, _ action: (ImmersionChangeContext, ImmersionChangeContext) -> Void) -> some CompositorContent
    }
    struct ConcentricRectangle: Shape, View {}
    struct ContentUnavailableView<Label, Description, Actions>: View {
      init(_ title: LocalizedStringKey, image name: String, description: Text? = nil)
      init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil)
      static func search(text: String) -> ContentUnavailableView<Label, Description, Actions>
    }
    protocol ControlWidgetConfiguration {
      func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration
      func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration
    }
    protocol CustomHoverEffect {
      func hoverEffect(in group: HoverEffectGroup? = nil, isEnabled: Bool = true, body: (EmptyHoverEffectContent, Bool, GeometryProxy) -> some HoverEffectContent) -> some CustomHoverEffect
      static func hoverEffect<C>(in group: HoverEffectGroup? = nil, isEnabled: Bool = true, body: (EmptyHoverEffectContent, Bool, GeometryProxy) -> C) -> ContentHoverEffect<C> where C: HoverEffectContent
      func hoverEffectGroup(id: String? = nil, in namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup) -> some CustomHoverEffect
      static func hoverEffectGroup(id: String? = nil, in namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup) -> GroupHoverEffect
      static func ornament<Content, EffectContent>(attachmentAnchor: OrnamentAttachmentAnchor, contentAlignment: Alignment3D = .center, @ViewBuilder ornament: () -> Content, effect: (EmptyHoverEffectContent, Bool, GeometryProxy) -> EffectContent) -> OrnamentHoverContentEffect<Content, EffectContent> where Content: View, EffectContent: HoverEffectContent
    }
    struct DebugReplaceableView: View {}
    struct DefaultButtonLabel: View {}
    struct DefaultDocumentGroupLaunchActions: View {}
    struct DefaultGlassEffectShape: Shape, View {}
    struct DefaultSettingsLinkLabel: View {}
    struct DefaultTabLabel: View {}
    struct DefaultToolbarItem: ToolbarContent {}
    struct DefaultWindowVisibilityToggleLabel: View {}
    struct DisclosureTableRow<Label, Content>: TableRowContent {}
    struct DismissWindowAction {
      func callAsFunction(id: String)
      func callAsFunction<D>(id: String, value: D)
    }
    struct DisplayProxy {
      let bounds: CGRect
      let visibleRect: CGRect
    }
    struct DocumentGroupLaunchScene<Actions>: Scene {
      init(_ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View)
      init(_ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View, @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View)
      init(_ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View, @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View, @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View)
      init(_ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> some View, @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View)
      init<B>(_ title: LocalizedStringKey, backgroundStyle: B = BackgroundStyle(), @ViewBuilder _ actions: () -> Actions = {}) where B: ShapeStyle
      init<B>(_ title: LocalizedStringKey, backgroundStyle: B = BackgroundStyle(), @ViewBuilder _ actions: () -> Actions = {}, @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View) where B: ShapeStyle
      init<B>(_ title: LocalizedStringKey, backgroundStyle: B = BackgroundStyle(), @ViewBuilder _ actions: () -> Actions = {}, @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View, @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View) where B: ShapeStyle
      init<B>(_ title: LocalizedStringKey, backgroundStyle: B = BackgroundStyle(), @ViewBuilder _ actions: () -> Actions = {}, @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View) where B: ShapeStyle
    }
    struct DocumentLaunchGeometryProxy {
      var frame: CGRect
      var titleViewFrame: CGRect
    }
    struct DocumentLaunchView<Actions, DocumentView>: View {
      init(_ title: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: (URL) -> DocumentView)
      init(_ title: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: (URL) -> DocumentView, @ViewBuilder background: () -> some View)
      init(_ title: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: (URL) -> DocumentView, @ViewBuilder background: () -> some View, @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View)
      init(_ title: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: (URL) -> DocumentView, @ViewBuilder background: () -> some View, @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View, @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View)
      init(_ title: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: (URL) -> DocumentView, @ViewBuilder background: () -> some View, @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View)
      init(_ title: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: (URL) -> DocumentView, @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View)
      init(_ title: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: (URL) -> DocumentView, @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View, @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View)
      init(_ title: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: (URL) -> DocumentView, @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View)
      init<B>(_ title: LocalizedStringKey, for contentTypes: [UTType], backgroundStyle: B, @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: (URL) -> DocumentView) where B: ShapeStyle
      init<B>(_ title: LocalizedStringKey, for contentTypes: [UTType], backgroundStyle: B, @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: (URL) -> DocumentView, @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View) where B: ShapeStyle
      init<B>(_ title: LocalizedStringKey, for contentTypes: [UTType], backgroundStyle: B, @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: (URL) -> DocumentView, @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View, @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View) where B: ShapeStyle
      init<B>(_ title: LocalizedStringKey, for contentTypes: [UTType], backgroundStyle: B, @ViewBuilder _ actions: () -> Actions, @ViewBuilder onDocumentOpen: (URL) -> DocumentView, @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View) where B: ShapeStyle
    }
    struct DragSession: Identifiable {
      var location: CGPoint
    }
    struct DropSession: Identifiable {
      var itemsCount: Int
      var location: CGPoint
      var size: CGSize
    }
    enum Edge3D: CaseIterable {}
    struct EdgeInsets3D {
      var back: CGFloat
      var bottom: CGFloat
      var front: CGFloat
      var leading: CGFloat
      var top: CGFloat
      var trailing: CGFloat
    }
    struct FillShapeStyle: ShapeStyle {}
    struct FillShapeView<Content, Style, Background>: View {}
    struct ForEachSectionCollection<Content>: BidirectionalCollection, Collection, RandomAccessCollection, Sequence {}
    struct ForEachSubviewCollection<Content>: BidirectionalCollection, Collection, RandomAccessCollection, Sequence {}
    enum FrameResizeDirection: CaseIterable {}
    enum FrameResizePosition: CaseIterable {}
    struct GeometryReader3D<Content>: View {
      init(@ViewBuilder content: (GeometryProxy3D) -> Content)
    }
    struct GlassBackgroundEffectConfiguration {
      struct Content: View {}
    }
    struct GlassEffectContainer<Content>: View {}
    struct GroupElementsOfContent<Subviews, Content>: View {}
    struct GroupSectionsOfContent<Sections, Content>: View {}
    struct HelpLink: View {}
    struct HierarchicalShapeStyleModifier<Base>: ShapeStyle {}
    enum HorizontalDirection: CaseIterable {}
    protocol HoverEffectContent {
      func animation(_ animation: Animation?, body: (EmptyHoverEffectContent) -> some HoverEffectContent) -> some HoverEffectContent
    }
    struct HoverEffectGroup {
      init(id: String?, in namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup)
    }
    struct ImmersionChangeContext {
      let amount: Double?
    }
    struct ImmersiveSpace<Content, Data>: Scene {
      init(for type: Data.Type, @ImmersiveSpaceContentBuilder content: (Binding<Data?>) -> Content)
      init(for type: Data.Type = Data.self, @ImmersiveSpaceContentBuilder content: (Binding<Data>) -> Content, defaultValue: () -> Data)
      init<C>(for type: Data.Type, @CompositorContentBuilder makeContent: (Binding<Data?>) -> C) where C: CompositorContent
      init<C>(for type: Data.Type = Data.self, @CompositorContentBuilder makeContent: (Binding<Data>) -> C, defaultValue: () -> Data) where C: CompositorContent
      init(id: String, @ImmersiveSpaceContentBuilder content: () -> Content)
      init(id: String, for type: Data.Type, @ImmersiveSpaceContentBuilder content: (Binding<Data?>) -> Content)
      init(id: String, for type: Data.Type = Data.self, @ImmersiveSpaceContentBuilder content: (Binding<Data>) -> Content, defaultValue: () -> Data)
      init<C>(id: String, for type: Data.Type, @CompositorContentBuilder makeContent: (Binding<Data?>) -> C) where C: CompositorContent
      init<C>(id: String, for type: Data.Type = Data.self, @CompositorContentBuilder makeContent: (Binding<Data>) -> C, defaultValue: () -> Data) where C: CompositorContent
      init(id: String, @ImmersiveSpaceContentBuilder makeContent: () -> Content)
    }
    struct InspectorCommands: Commands {}
    struct KeyframeAnimator<Value, KeyframePath, Content>: View {
      init(initialValue: Value, repeating: Bool = true, @ViewBuilder content: (Value) -> Content, @KeyframesBuilder<Value> keyframes: (Value) -> KeyframePath)
      init(initialValue: Value, trigger: some Equatable, @ViewBuilder content: (Value) -> Content, @KeyframesBuilder<Value> keyframes: (Value) -> KeyframePath)
    }
    struct KeyPress {
      let characters: String
    }
    struct LayoutRotationUnaryLayout: ViewModifier {}
    struct LinkShapeStyle: ShapeStyle {}
    struct MagnifyGesture: Gesture {
      var minimumScaleDelta: CGFloat
    }
    struct ManipulableModifier: ViewModifier {}
    struct ManipulableResponderModifier: ViewModifier {}
    struct ManipulableTransformBindingModifier: ViewModifier {}
    struct ManipulationGeometryModifier: ViewModifier {}
    struct ManipulationGestureModifier: ViewModifier {}
    struct ManipulationUsingGestureStateModifier: ViewModifier {}
    struct MeshGradient: ShapeStyle, View {
      var height: Int
      var width: Int
    }
    struct NewDocumentButton<Label>: View {
      init(_ label: Text? = nil, contentType: UTType? = nil)
      init(_ label: Text? = nil, contentType: UTType, prepareDocumentURL: () -> URL? = {})
      init<D>(_ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil, prepareDocument: () -> D? = {}) where D: FileDocument
    }
    struct NSHostingSceneBridgingOptions {
      let rawValue: Int
    }
    struct NSHostingSizingOptions {
      let rawValue: Int
    }
    struct OffsetTransition {
      var offset: CGSize
    }
    struct OpenImmersiveSpaceAction {
      func callAsFunction(id: String) -> OpenImmersiveSpaceAction.Result
      func callAsFunction<D>(id: String, value: D) -> OpenImmersiveSpaceAction.Result
    }
    struct PencilHoverPose {
      let location: CGPoint
      let zDistance: CGFloat
    }
    struct PhaseAnimator<Phase, Content>: View {
      init(_ phases: some Sequence<Phase>, @ViewBuilder content: (Phase) -> Content, animation: (Phase) -> Animation? = {})
      init(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: (Phase) -> Content, animation: (Phase) -> Animation? = {})
    }
    struct PlaceholderContentView<Value>: View {}
    struct PlaceholderTextShapeStyle: ShapeStyle {}
    struct PreviewModifierContent: View {}
    struct ProgressiveImmersionStyle {
      let initialImmersionAmount: Double?
      let maximumImmersionAmount: Double?
      let minimumImmersionAmount: Double?
    }
    struct PushWindowAction {
      func callAsFunction(id: String)
      func callAsFunction<D>(id: String, value: D)
    }
    struct RectangleCornerInsets {
      var bottomLeading: CGSize
      var bottomTrailing: CGSize
      var topLeading: CGSize
      var topTrailing: CGSize
    }
    struct RemoteImmersiveSpace<Content, Data>: Scene {
      init<C>(for type: Data.Type, @CompositorContentBuilder content: (Binding<Data?>) -> C) where C: CompositorContent
      init<C>(for type: Data.Type = Data.self, @CompositorContentBuilder content: (Binding<Data>) -> C, defaultValue: () -> Data) where C: CompositorContent
      init<C>(id: String, @CompositorContentBuilder content: () -> C) where C: CompositorContent
      init<C>(id: String, for type: Data.Type, @CompositorContentBuilder content: (Binding<Data?>) -> C) where C: CompositorContent
      init<C>(id: String, for type: Data.Type = Data.self, @CompositorContentBuilder content: (Binding<Data>) -> C, defaultValue: () -> Data) where C: CompositorContent
    }
    struct RotateGesture: Gesture {}
    struct RotateGesture3D: Gesture {}
    struct ScaleTransition {
      var scale: Double
    }
    struct ScrollGeometry {
      var contentSize: CGSize
    }
    struct ScrollTarget {
      var rect: CGRect
    }
    struct SearchUnavailableContent {
      struct Actions: View {}
      struct Description: View {}
      struct Label: View {}
    }
    struct SectionCollection: BidirectionalCollection, Collection, RandomAccessCollection, Sequence {}
    struct SectionConfiguration: Identifiable {
      struct Actions: View {}
    }
    struct SettingsLink<Label>: View {}
    struct Shader: ShapeStyle {
      var arguments: [Shader.Argument]
    }
    struct ShaderFunction {
      init(library: ShaderLibrary, name: String)
      var name: String
    }
    struct SliderTick<V>: Identifiable {
      init(_ titleKey: LocalizedStringKey, _ value: V)
    }
    struct SliderTickContentForEach<Data, ID, Content> {
      init<V>(_ data: Data, @SliderTickBuilder<V> content: (Data.Element) -> Content)
      init<V>(_ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: (Data.Element) -> Content)
    }
    struct SpatialEventCollection: Collection, Sequence {
      struct Event: Identifiable {
        var location: CGPoint
        var timestamp: TimeInterval
      }
    }
    struct SpatialEventGesture: Gesture {}
    enum SquareAzimuth: CaseIterable {}
    struct StrokeBorderShapeView<Content, Style, Background>: View {}
    struct StrokeShapeView<Content, Style, Background>: View {}
    struct Subview: Identifiable, View {}
    struct SubviewsCollection: BidirectionalCollection, Collection, RandomAccessCollection, Sequence, View {}
    struct SubviewsCollectionSlice: BidirectionalCollection, Collection, RandomAccessCollection, Sequence, View {}
    struct Tab<Value, Content, Label>: TabContent {
      init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
    }
    protocol TabContent<TabValue> {
      func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool = true) -> some TabContent<Self.TabValue>
      func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<Self.TabValue>
      func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true) -> some TabContent<Self.TabValue>
      func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool = true) -> some TabContent<Self.TabValue>
      func accessibilityValue(_ valueDescription: Text, isEnabled: Bool = true) -> some TabContent<Self.TabValue>
      func customizationID(_ id: String) -> some TabContent<Self.TabValue>
      func dropDestination<T>(for payloadType: T.Type = T.self, action: ([T]) -> Void) -> some TabContent<Self.TabValue> where T: Transferable
      func popover<Item, Content>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, @ViewBuilder content: (Item) -> Content) -> some TabContent<Self.TabValue> where Content: View
    }
    struct TabContentBuilder<TabValue> {
      struct Content<C>: View {}
    }
    struct TableColumnCustomization<RowValue> {
      subscript(visibility id: String) -> Visibility
    }
    struct TableColumnForEach<Data, ID, RowValue, Sort, Content>: TableColumnContent {
      init(_ data: Data, @TableColumnBuilder<TableColumnForEach<Data, ID, RowValue, Sort, Content>.TableRowValue, TableColumnForEach<Data, ID, RowValue, Sort, Content>.TableColumnSortComparator> content: (Data.Element) -> Content)
      init(_ data: Data, id: KeyPath<Data.Element, ID>, @TableColumnBuilder<TableColumnForEach<Data, ID, RowValue, Sort, Content>.TableRowValue, TableColumnForEach<Data, ID, RowValue, Sort, Content>.TableColumnSortComparator> content: (Data.Element) -> Content)
    }
    struct TableOutlineGroupContent<Data>: TableRowContent {}
    struct TabSection<Header, Content, Footer, SelectionValue>: TabContent {
      init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
    }
    struct TabViewCustomization {
      func resetSectionOrder(for sectionID: String)
      subscript(section id: String) -> TabViewCustomization.SectionCustomization
      subscript(sectionID id: String) -> [String]?
      subscript(sidebarVisibility id: String) -> Visibility
      subscript(tab id: String) -> TabViewCustomization.TabCustomization
    }
    struct TextSelection {
      init(insertionPoint: String.Index)
      init(range: Range<String.Index>)
      init(ranges: RangeSet<String.Index>)
    }
    struct ToolbarSpacer: CustomizableToolbarContent, ToolbarContent {}
    struct UnitPoint3D {
      var x: CGFloat
      var y: CGFloat
      var z: CGFloat
    }
    struct UtilityWindow<Content>: Scene {
      init(_ title: Text, id: String, @ViewBuilder content: () -> Content)
    }
    enum VerticalDirection: CaseIterable {}
    struct WindowBackgroundShapeStyle: ShapeStyle {}
    struct WindowDragGesture: Gesture {}
    struct WindowVisibilityToggle<Label>: View {
      init(windowID: String)
    }
    struct WKNotificationScene<Content, Controller>: Scene {
      init(controller: Controller.Type = Controller.self, category: String)
    }
    struct ZStackContent3D<Content>: View {
      var spacing: CGFloat?
    }
    """#
}

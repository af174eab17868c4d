// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of Charts, as far as they tell the type of an argument or a value.
  static let charts: StaticString = #"""
    struct AnnotationContext {
      var targetSize: CGSize
    }
    struct AnyChartContent: ChartContent {}
    struct AnyChartSymbolShape: ChartSymbolShape {
      var perceptualUnitRect: CGRect
    }
    struct AreaMark: ChartContent {
      init(x: PlottableValue<Any>, y: PlottableValue<Any>, series: PlottableValue<Any>? = _, stacking: Any = _)
      init(x: PlottableValue<Any>, yStart: PlottableValue<Any>, yEnd: PlottableValue<Any>, series: PlottableValue<Any>? = _)
    }
    protocol AxisContent {
      func compositingLayer<V: View>(@Builder style: (PlaceholderContentView<Self>) -> V) -> AxisContent
    }
    struct AxisMarks: AxisContent {
      init(preset: Any = _, position: Any = _, values: Any = _, @Builder content: (AxisValue) -> Any)
      init(preset: Any = _, position: Any = _, values: Any = _, stroke: Any? = _)
      init(preset: AxisMarkPreset = _, position: AxisMarkPosition = _, values: AxisMarkValues = _, @Builder content: (AxisValue) -> Content)
      init<Value: Plottable>(preset: AxisMarkPreset = _, position: AxisMarkPosition = _, values: [Value], @Builder content: (AxisValue) -> Content)
    }
    struct AxisValue {
      var count, index: Int
      func `as`<T>(_ type: T.Type) -> T?
    }
    struct AxisValueLabel {
      init(_ titleKey: LocalizedStringKey, centered: Bool? = _, anchor: Any? = _, multiLabelAlignment: Any? = _, collisionResolution: Any = _, offsetsMarks: Bool? = _, orientation: Any = _, horizontalSpacing: CGFloat? = _, verticalSpacing: CGFloat? = _)
      init(_ titleKey: LocalizedStringKey, centered: Bool? = _, anchor: UnitPoint? = _, multiLabelAlignment: Alignment? = _, collisionResolution: AxisValueLabelCollisionResolution = _, offsetsMarks: Bool? = _, orientation: AxisValueLabelOrientation = _, horizontalSpacing: CGFloat? = _, verticalSpacing: CGFloat? = _)
      init(centered: Bool? = _, anchor: Any? = _, multiLabelAlignment: Any? = _, collisionResolution: Any = _, offsetsMarks: Bool? = _, orientation: Any = _, horizontalSpacing: CGFloat? = _, verticalSpacing: CGFloat? = _, @Builder content: () -> Any)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, centered: Bool? = _, anchor: UnitPoint? = _, multiLabelAlignment: Alignment? = _, collisionResolution: AxisValueLabelCollisionResolution = _, offsetsMarks: Bool? = _, orientation: AxisValueLabelOrientation = _, horizontalSpacing: CGFloat? = _, verticalSpacing: CGFloat? = _)
    }
    struct BarMark: ChartContent {
      init(x: PlottableValue<Any>, y: PlottableValue<Any>, width: Any = _, height: Any = _, stacking: Any = _)
      init(x: PlottableValue<Any>, yStart: CGFloat? = _, yEnd: CGFloat? = _, width: Any = _)
      init(x: PlottableValue<Any>, yStart: PlottableValue<Any>, yEnd: PlottableValue<Any>, width: Any = _)
      init(xStart: CGFloat? = _, xEnd: CGFloat? = _, y: PlottableValue<Any>, height: Any = _)
      init(xStart: PlottableValue<Any>, xEnd: PlottableValue<Any>, y: PlottableValue<Any>, height: Any = _)
    }
    struct BasicChartSymbolShape: ChartSymbolShape {
      var perceptualUnitRect: CGRect
    }
    struct BuilderConditional<TrueContent, FalseContent>: AxisContent, ChartContent {}
    extension BuilderPair: AxisContent, ChartContent {}
    struct Chart<Content>: View {
      init(@Builder content: () -> Content)
      init<Data: RandomAccessCollection, C: ChartContent>(_ data: Data, @Builder content: (Data.Element) -> C) where Content == ForEach<Data, Data.Element.ID, C>
      init<Data: RandomAccessCollection, ID, C: ChartContent>(_ data: Data, id: KeyPath<Data.Element, ID>, @Builder content: (Data.Element) -> C) where Content == ForEach<Data, ID, C>
      init<Data: RandomAccessCollection>(_ data: Data, @Builder content: (Data.Element) -> Content)
      init<Data: RandomAccessCollection>(_ data: Data, id: Any, @Builder content: (Data.Element) -> Content)
    }
    struct ChartAxisContent: View {}
    struct ChartBinRange<Bound>: RangeExpression {
      func relative<C: Collection>(to: C) -> Range<Bound> where Bound == C.Index
    }
    protocol ChartContent {
      associatedtype Body: ChartContent
      func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ChartContent
      func accessibilityLabel(_ label: Text) -> ChartContent
      @_disfavoredOverload func accessibilityLabel<S: StringProtocol>(_ label: S) -> ChartContent
      func accessibilityValue(_ valueKey: LocalizedStringKey) -> ChartContent
      func accessibilityValue(_ value: Text) -> ChartContent
      @_disfavoredOverload func accessibilityValue<S: StringProtocol>(_ value: S) -> ChartContent
      func annotation(position: Any = _, alignment: Any = _, spacing: CGFloat? = _, overflowResolution: Any = _, @Builder content: () -> Any) -> ChartContent
      func annotation<C: View>(position: AnnotationPosition = _, alignment: Alignment = _, spacing: CGFloat? = _, @Builder content: (AnnotationContext) -> C) -> ChartContent
      func annotation<C: View>(position: AnnotationPosition = _, alignment: Alignment = _, spacing: CGFloat? = _, overflowResolution: AnnotationOverflowResolution, @Builder content: (AnnotationContext) -> C) -> ChartContent
      func compositingLayer<V: View>(style: (AnyView) -> V) -> ChartContent
      func compositingLayer<V: View>(style: (PlaceholderContentView<Self>) -> V) -> ChartContent
      func foregroundStyle(by: PlottableValue<Any>) -> ChartContent
      func lineStyle(by: PlottableValue<Any>) -> ChartContent
      func position(by: PlottableValue<Any>, axis: Any? = _, span: Any = _) -> ChartContent
      func symbol(by: PlottableValue<Any>) -> ChartContent
      func symbolSize(by: PlottableValue<Any>) -> ChartContent
    }
    struct ChartPlotContent: View {}
    struct ChartProxy {
      var plotAreaSize, plotSize: CGSize
      func angle(at: CGPoint) -> Angle
      func lineStyle<P: Plottable>(for: P) -> StrokeStyle?
      func position<P: Plottable>(forX: P) -> CGFloat?
      func position<P: Plottable>(forY: P) -> CGFloat?
      func position<X: Plottable, Y: Plottable>(for: (x: X, y: Y)) -> CGPoint?
      func positionRange<X: Plottable, Y: Plottable>(for: (x: X, y: Y)) -> CGRect?
      func symbolSize<P: Plottable>(for: P) -> CGFloat?
    }
    struct ChartScrollTargetBehaviorContext {
      var chartProxy: ChartProxy
    }
    protocol ChartSymbolShape: Shape {
      var perceptualUnitRect: CGRect
    }
    extension Circle: ChartSymbolShape {
      var perceptualUnitRect: CGRect
    }
    struct DateBins: Collection {
      typealias Element = ChartBinRange<Date>
      var endIndex, startIndex: Int
      var thresholds: [Date]
      func index(after: Int) -> Int
      func index(for: Date) -> Int
    }
    extension Decimal: Plottable {
      var primitivePlottable: Double
    }
    extension ForEach: ChartContent {}
    extension ForEach where Content: ChartContent {
      init(_ data: Data, @Builder content: (Data.Element) -> Content)
      init(_ data: Data, id: KeyPath<Data.Element, ID>, @Builder content: (Data.Element) -> Content)
    }
    extension Int: PrimitivePlottableProtocol {
      var primitivePlottable: Int
    }
    extension Int16: PrimitivePlottableProtocol {
      var primitivePlottable: Int16
    }
    extension Int64: PrimitivePlottableProtocol {
      var primitivePlottable: Int64
    }
    struct LineMark: ChartContent {
      init(x: PlottableValue<Any>, y: PlottableValue<Any>)
      init(x: PlottableValue<Any>, y: PlottableValue<Any>, series: PlottableValue<Any>)
    }
    extension Never: AxisContent, ChartContent, PrimitivePlottableProtocol {}
    struct NumberBins<Value: Numeric>: Collection {
      typealias Element = ChartBinRange<Value>
      var endIndex, startIndex: Int
      func index(after: Int) -> Int
      func index(for: Value) -> Int
    }
    extension Optional: AxisContent, ChartContent {}
    struct Plot<Content: ChartContent>: ChartContent {}
    protocol Plottable {
      associatedtype PrimitivePlottable: PrimitivePlottableProtocol
      var primitivePlottable: String
    }
    struct PlottableValue<Value> {
      static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value>
      static func value(_ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = _) -> PlottableValue<Date>
      static func value(_ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = _) -> PlottableValue<Value> where Value == Date
      static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value>
      static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
      static func value(_ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = _) -> PlottableValue<Date>
      static func value(_ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = _) -> PlottableValue<Value> where Value == Date
      static func value(_ label: Text, _ value: Value) -> PlottableValue<Value>
      @_disfavoredOverload static func value<S: StringProtocol, Value>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value>
      @_disfavoredOverload static func value<S: StringProtocol, Value>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value>
      @_disfavoredOverload static func value<S: StringProtocol>(_ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = _) -> PlottableValue<Value> where Value == Date
      @_disfavoredOverload static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value>
      static func value<Value>(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value>
      static func value<Value>(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value>
      static func value<Value>(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value>
      static func value<Value>(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value>
    }
    struct PointMark: ChartContent {
      init(x: CGFloat? = _, y: PlottableValue<Any>)
      init(x: PlottableValue<Any>, y: CGFloat? = _)
      init(x: PlottableValue<Any>, y: PlottableValue<Any>)
    }
    protocol PrimitivePlottableProtocol: Plottable {}
    struct RectangleMark: ChartContent {
      init(x: PlottableValue<Any>, y: PlottableValue<Any>, width: Any = _, height: Any = _)
      init(x: PlottableValue<Any>, yStart: PlottableValue<Any>, yEnd: PlottableValue<Any>, width: Any = _)
      init(xStart: PlottableValue<Any>, xEnd: PlottableValue<Any>, y: PlottableValue<Any>, height: Any = _)
      init(xStart: PlottableValue<Any>? = _, xEnd: PlottableValue<Any>? = _, yStart: PlottableValue<Any>? = _, yEnd: PlottableValue<Any>? = _)
    }
    struct RuleMark: ChartContent {
      init(x: PlottableValue<Any>, yStart: CGFloat? = _, yEnd: CGFloat? = _)
      init(x: PlottableValue<Any>, yStart: PlottableValue<Any>, yEnd: PlottableValue<Any>)
      init(xStart: CGFloat? = _, xEnd: CGFloat? = _, y: PlottableValue<Any>)
      init(xStart: PlottableValue<Any>, xEnd: PlottableValue<Any>, y: PlottableValue<Any>)
    }
    protocol ScaleDomain {
      static func automatic<DataValue: Plottable>(includesZero: Bool? = _, reversed: Bool? = _, dataType: DataValue.Type, modifyInferredDomain: ([DataValue]) -> Void) -> AutomaticScaleDomain
    }
    struct SectorMark: ChartContent {
      init(angle: PlottableValue<Any>, innerRadius: Any = _, outerRadius: Any = _, angularInset: CGFloat? = _)
    }
    extension UInt8: PrimitivePlottableProtocol {
      var primitivePlottable: UInt8
    }
    extension View {
      func chartBackground<V: View>(alignment: Alignment = _, @Builder content: (ChartProxy) -> V) -> View
      func chartForegroundStyleScale(_ mapping: Any) -> View
      func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(mapping: (DataValue) -> S) -> View
      func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(domain: Domain, mapping: (Domain.Element) -> S) -> View
      func chartGesture(_ gesture: (ChartProxy) -> Gesture) -> View
      func chartLineStyleScale<DataValue: Plottable>(mapping: (DataValue) -> StrokeStyle) -> View
      func chartLineStyleScale<Domain: Collection>(domain: Domain, mapping: (Domain.Element) -> StrokeStyle) -> View
      func chartOverlay<V: View>(alignment: Alignment = _, @Builder content: (ChartProxy) -> V) -> View
      func chartPlotStyle<Content: View>(@Builder content: (ChartPlotContent) -> Content) -> View
      func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(mapping: (DataValue) -> S) -> View
      func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(domain: Domain, mapping: (Domain.Element) -> S) -> View
      func chartSymbolSizeScale<DataValue: Plottable>(mapping: (DataValue) -> CGFloat) -> View
      func chartSymbolSizeScale<Domain: Collection>(domain: Domain, mapping: (Domain.Element) -> CGFloat) -> View
      func chartXAxisLabel(_ labelKey: LocalizedStringKey, position: AnnotationPosition = _, alignment: Alignment? = _, spacing: CGFloat? = _) -> View
      func chartXAxisLabel(_ labelKey: LocalizedStringKey, position: Any = _, alignment: Alignment? = _, spacing: CGFloat? = _) -> View
      func chartXAxisLabel(_ label: String, position: Any = _, alignment: Alignment? = _, spacing: CGFloat? = _) -> View
      func chartXAxisLabel<S: StringProtocol>(_ label: S, position: AnnotationPosition = _, alignment: Alignment? = _, spacing: CGFloat? = _) -> View
      func chartXAxisStyle<Content: View>(@Builder content: (ChartAxisContent) -> Content) -> View
      func chartYAxisLabel(_ labelKey: LocalizedStringKey, position: AnnotationPosition = _, alignment: Alignment? = _, spacing: CGFloat? = _) -> View
      func chartYAxisLabel(_ labelKey: LocalizedStringKey, position: Any = _, alignment: Alignment? = _, spacing: CGFloat? = _) -> View
      func chartYAxisLabel(_ label: String, position: Any = _, alignment: Alignment? = _, spacing: CGFloat? = _) -> View
      func chartYAxisLabel<S: StringProtocol>(_ label: S, position: AnnotationPosition = _, alignment: Alignment? = _, spacing: CGFloat? = _) -> View
      func chartYAxisStyle<Content: View>(@Builder content: (ChartAxisContent) -> Content) -> View
    }
    """#
}
